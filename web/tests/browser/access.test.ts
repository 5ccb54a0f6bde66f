import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dice, House, playOut, step } from "./house";

const AXE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");
interface Axe {
  run: (context: Document) => Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>;
}

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(async () => {
  expect(house.troubles).toEqual([]);
  await house.close();
});

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => (await (window as unknown as { axe: Axe }).axe.run(document)).violations);
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).slice(0, 4).join(" | ")}`);
}

describe.each(["light", "dark"] as const)("axe, %s", (theme) => {
  test.each(["/", "/new/knarr", "/new/vikings_on_board", "/settings", "/about", "/rules/knarr", "/learn/vikings_on_board", "/t/nothing"])("%s", async (path) => {
    const { page, context } = await house.visitor({}, { theme });
    await page.goto(house.address + path);
    await page.locator("main h1, main h2, main h3, article").first().waitFor();
    await page.waitForLoadState("networkidle");
    expect(await violations(page)).toEqual([]);
    await context.close();
  });

  test.each(["vikings_on_board", "knarr"])("%s from lobby to score sheet", async (game) => {
    const { page, context } = await house.visitor({}, { theme, confirm: "reveals" });
    await page.goto(`${house.address}/new/${game}`);
    await page.locator('input[name=players][value="2"]').check();
    await page.locator("form .btn.primary").click();
    await page.locator(".invitation").waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "Seat a bot" }).click();
    await page.getByRole("button", { name: "Start" }).click();
    for (let n = 0; n < 9; n += 1) await step(page, "mouse", dice(60 + n));
    for (const tab of ["Answers", "Rules", "Chat", "Log"]) {
      await page.getByRole("tab", { name: tab }).click();
      expect(await violations(page)).toEqual([]);
    }
    await playOut(page, "keys", dice(70));
    expect(await violations(page)).toEqual([]);
    await context.close();
  });
});
