import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { violations } from "./axe";
import { begin, dice, playOut, step } from "./house";
import { house } from "./opened";

const SIZES = { wide: { width: 1366, height: 768 }, phone: { width: 360, height: 640 } };
type Size = keyof typeof SIZES;

/** The page as it stands violates nothing, neither on a phone nor on a wide screen. */
async function checkSizes(page: Page): Promise<void> {
  for (const size of ["phone", "wide"] as Size[]) {
    await page.setViewportSize(SIZES[size]);
    expect(await violations(page), size).toEqual([]);
  }
}

const PAGES = ["/", "/new/knarr", "/new/vikings_on_board", "/me", "/settings", "/about", "/rules/knarr", "/rules/explorers", "/learn", "/watch", "/study"];

test.each([...PAGES, "/learn/vikings_on_board", "/learn/knarr", "/learn/explorers", "/learn/feast_for_odin", "/t/nothing"])("axe: %s, wide and on a phone", async (path) => {
  const { page, context } = await house.visitor();
  await page.goto(house.address + path);
  await page.locator(path.startsWith("/learn/") ? ".guide .step" : "main h1, main h2, main h3, article").first().waitFor();
  await page.waitForLoadState("networkidle");
  await checkSizes(page);
  await context.close();
});

const STUDIED = [["Knarr", "knarr"], ["Explorers of the North Sea", "explorers"], ["A Feast for Odin", "feast_for_odin"]] as const;
test.each(STUDIED)("axe: the study of %s, wide and on a phone", async (game, id) => {
  const { page, context } = await house.visitor();
  await page.goto(`${house.address}/study`);
  await page.getByRole("button", { name: game, exact: true }).click();
  await page.getByText(`longhouse simulate ${id}`).waitFor();
  await checkSizes(page);
  await context.close();
});

describe.each(["wide", "phone"] as Size[])("axe, %s", (size) => {
  test("an account and its tokens", async () => {
    const { page, context } = await house.visitor({ viewport: SIZES[size] });
    await page.goto(`${house.address}/me`);
    await page.getByLabel("Login").fill(`axe ${size}`);
    await page.getByLabel("Password").fill("a wrong one to begin");
    await page.getByRole("button", { name: "Make an account" }).click();
    await page.getByLabel("What is it for?").fill("raven");
    await page.getByRole("button", { name: "Make a token" }).click();
    await page.getByRole("button", { name: "Delete …", exact: true }).click();
    expect(await violations(page)).toEqual([]);
    await context.close();
  });

  test.each(["vikings_on_board", "knarr", "feast_for_odin"])("%s from the lobby on", async (game) => {
    const { page, context } = await house.visitor({ viewport: SIZES[size] }, { confirm: "reveals" });
    await page.goto(`${house.address}/new/${game}`);
    await page.locator('input[name=players][value="2"]').check();
    await page.locator("form .btn.primary").click();
    await page.getByText("Change the options").click();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "Seat a bot" }).click();
    await page.getByRole("button", { name: "Start" }).click();
    await page.locator(".confirm").waitFor();
    expect(await violations(page)).toEqual([]);
    await page.locator(".ask-hint").click();
    await page.locator(".advice").first().click();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    const drawer = size === "phone" || game === "feast_for_odin";
    if (drawer) await page.getByRole("button", { name: "Log", exact: true }).click();
    for (const tab of ["Answers", "Rules", "Chat", "Log"]) {
      await page.getByRole("tab", { name: tab }).click();
      expect(await violations(page)).toEqual([]);
    }
    if (drawer) await page.getByRole("button", { name: "Close" }).click();
    await page.getByRole("button", { name: "Table", exact: true }).click();
    await page.getByRole("button", { name: "Give up" }).click();
    expect(await violations(page)).toEqual([]);
    await context.close();
  });
});

test.each(["vikings_on_board", "knarr"])("axe: %s in mid-game, its score sheet and its replay, wide and on a phone", async (game) => {
  const { page, context } = await house.visitor({}, { confirm: "reveals" });
  await begin(house, page, game, 2);
  for (let n = 0; n < 9; n += 1) await step(page, "mouse", dice(60 + n));
  await checkSizes(page);
  await playOut(page, "keys", dice(70));
  await page.locator(".over svg[role=img]").waitFor();
  await checkSizes(page);
  await page.locator(".over").getByRole("button", { name: "Replay" }).click();
  await checkSizes(page);
  await context.close();
});
