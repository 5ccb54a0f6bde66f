import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { PHONE, step, dice } from "./house";
import { house } from "./opened";

type Hands = "mouse" | "keys" | "touch";
interface Case {
  game: string;
  language: "en" | "fr";
  hands: Hands;
  screen: "wide" | "phone";
}

const GAMES = ["vikings_on_board", "knarr", "explorers", "feast_for_odin"];
/** All games in both languages, on both screens, by mouse or finger and by keys: for whoever has the time. */
const MATRIX: Case[] = GAMES.flatMap((game) =>
  (["en", "fr"] as const).flatMap((language) =>
    (["wide", "phone"] as const).flatMap((screen) =>
      ([screen === "wide" ? "mouse" : "touch", "keys"] as const).map((hands) => ({ game, language, screen, hands })),
    ),
  ),
);
const SOME: Case[] = [
  { game: "knarr", language: "fr", screen: "phone", hands: "touch" },
  { game: "feast_for_odin", language: "en", screen: "wide", hands: "mouse" },
];
/** Moments of Odin that its page passes over without a question: before income and before the feast. */
const PASSED_OVER: Record<string, number> = { feast_for_odin: 2 };
const CASES = process.env["LONGHOUSE_GUIDED"] === "all" ? MATRIX : SOME;

const LIT = ".board [data-lit], .led .chip";
const CONFIRM = ".confirm.lit:not([disabled])";
const OVER = ".guide .ways .primary";
/** More presses than any guide asks for. */
const MOST = 120;
/** How long a press waits for its target, and everything stands still before it, in milliseconds. */
const PATIENCE = 5000;
const SETTLED = 150;
/** Stops of Tab between the question and what is lit, at most. */
const STOPS = 60;

async function visit(game: string, options: Parameters<typeof house.visitor>[0] = {}, language = "en"): Promise<Page> {
  const { page } = await house.visitor({ ...options, locale: language === "fr" ? "fr-FR" : "en-GB" }, { language });
  await page.goto(`${house.address}/learn/${game}`);
  await page.waitForURL(/\/t\//);
  await page.locator(".guide .step").waitFor();
  return page;
}

/** All that a press changes: what is said, what is lit, and what is chosen. */
const moment = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const lit = [...document.querySelectorAll("[data-lit]")].map((part) => (part as HTMLElement).dataset["part"] ?? part.outerHTML.slice(0, 80));
    const said = [".guide", ".ask"].map((where) => document.querySelector(where)?.textContent ?? "");
    return [...said, ...lit, document.querySelectorAll('[aria-pressed="true"]').length, document.querySelector(".confirm")?.className].join("|");
  });

/** Walk with Tab to what is lit. */
async function walkTo(page: Page): Promise<void> {
  await page.locator('.ask [role="status"]').first().focus();
  for (let n = 0; n < STOPS; n += 1) {
    await page.keyboard.press("Tab");
    if (await page.evaluate(() => document.activeElement?.hasAttribute("data-lit"))) return;
  }
  throw new Error(`what is lit is no stop of Tab: ${await page.locator(".guide").innerText()}`);
}

async function press(page: Page, hands: Hands): Promise<void> {
  const [confirm, lit] = [page.locator(CONFIRM), page.locator(LIT)];
  if (await confirm.count()) {
    if (hands !== "keys") return hands === "touch" ? confirm.tap() : confirm.click();
    await page.locator('.ask [role="status"]').first().focus();
    return page.keyboard.press("Enter");
  }
  if (hands === "keys") {
    await walkTo(page);
    return page.keyboard.press("Enter");
  }
  const at = await lit.evaluateAll((parts) => parts.findIndex((part) => part.getAttribute("aria-pressed") !== "true" && part.getBoundingClientRect().width > 0));
  const part = lit.nth(Math.max(0, at));
  return hands === "touch" ? part.tap({ timeout: PATIENCE }) : part.click({ timeout: PATIENCE });
}

/** Do what the guide asks for, and nothing else, until it steps aside; what it asked for, in order. */
async function follow(page: Page, hands: Hands): Promise<string[]> {
  const titles: string[] = [];
  for (let n = 0; n < MOST; n += 1) {
    await page.locator([LIT, CONFIRM, OVER].join()).first().waitFor({ state: "attached" }).catch(async () => {
      throw new Error(`nothing is asked for: ${await page.locator(".guide").innerText()}`);
    });
    if (await page.locator(OVER).count()) return titles;
    const title = await page.locator(".guide .step").innerText();
    if (titles.at(-1) !== title) titles.push(title);
    await page.waitForTimeout(SETTLED);
    const before = await moment(page);
    await press(page, hands);
    await expect.poll(() => moment(page), { timeout: 15_000, message: title }).not.toBe(before);
  }
  throw new Error(`the guide does not end: ${titles.join(", ")}`);
}

test.each(CASES)("$game, $language, $screen, $hands: a guided first game to the end of its guide", async ({ game, language, screen, hands }) => {
  const page = await visit(game, screen === "phone" ? PHONE : {}, language);
  const { steps } = (await (await fetch(`${house.address}/api/guides/${game}`)).json()) as { steps: unknown[] };
  const titles = await follow(page, hands);
  expect(titles.length).toBe(steps.length - (PASSED_OVER[game] ?? 0));
  await page.locator(OVER).click();
  await page.locator(".guide").waitFor({ state: "detached" });
  await page.locator(".ask .back").waitFor({ timeout: 60_000 });
  expect(await step(page, screen === "phone" ? "touch" : "mouse", dice(7))).toBe(false);
  await page.context().close();
});

test("another try is told why not and changes nothing; the guide is there again after a reload, and can be left", async () => {
  const page = await visit("vikings_on_board");
  const tried = page.locator('[data-part="building-set_sail"], [data-part*="set_sail"]').first();
  await tried.click();
  await expect.poll(() => page.locator(".guide .wrong").innerText()).toMatch(/^Set sail: not now\. No bow holds a token/);
  expect(await page.locator(".confirm").isDisabled()).toBe(true);
  await page.locator(LIT).first().click();
  await page.locator(CONFIRM).click();
  await expect.poll(() => page.locator(".guide .at").innerText()).toBe("step 2 of 10");
  await page.reload();
  await expect.poll(() => page.locator(".guide .at").innerText()).toBe("step 2 of 10");
  await page.getByRole("button", { name: "Leave the guide, play on now" }).click();
  await page.locator(".guide").waitFor({ state: "detached" });
  await page.locator('.board [aria-pressed="false"]').last().click();
  await page.locator(".confirm:not([disabled])").click();
  await page.reload();
  await page.locator(".ask").waitFor();
  expect(await page.locator(".guide").count()).toBe(0);
  await page.context().close();
});

test("whoever plays another way is let go politely", async () => {
  const page = await visit("knarr");
  await page.evaluate(async () => {
    const path = `/api${location.pathname.replace("/t/", "/tables/")}`;
    const me = (await (await fetch("/api/me")).json()) as { form_key: string };
    const { position } = (await (await fetch(path)).json()) as { position: { seq: number; legal: { code: number }[] } };
    const command = { do: "move", codes: [position.legal[0]?.code] };
    const headers = { "content-type": "application/json", "x-form-key": me.form_key };
    await fetch(`${path}/commands`, { method: "POST", headers, body: JSON.stringify({ command, expected_seq: position.seq }) });
  });
  await expect.poll(() => page.locator(".guide .step").innerText()).toBe("You play another way");
  await page.locator(OVER).click();
  await page.locator(".guide").waitFor({ state: "detached" });
  await page.locator(".ask .confirm").waitFor();
  await page.context().close();
});
