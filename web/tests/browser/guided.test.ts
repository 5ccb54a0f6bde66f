import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { PHONE, step, dice } from "./house";
import { house } from "./opened";
import { seconds } from "./patience";

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
const CASES = process.env["LONGHOUSE_GUIDED"] === "all" ? MATRIX : SOME;

const LIT = ".board [data-lit], .led .chip";
const CONFIRM = ".confirm.lit:not([disabled])";
const OVER = ".guide .ways .primary";
const QUESTION = '.ask .words[role="status"]';
/** How long a press waits for its target, in milliseconds, and how long for what follows before it is tried again. */
const REACH = { timeout: seconds(3) };
const AGAIN = seconds(3);
/** How long one moment of a guided game may last, whatever is pressed. */
const STUCK = seconds(60);
/** Stops of Tab between the question and what is lit, at most. */
const STOPS = 60;

async function visit(game: string, options: Parameters<typeof house.visitor>[0] = {}, language = "en"): Promise<Page> {
  const { page } = await house.visitor({ ...options, locale: language === "fr" ? "fr-FR" : "en-GB" }, { language });
  await page.goto(`${house.address}/learn/${game}`);
  await page.waitForURL(/\/t\//);
  await page.locator(".guide .step").waitFor();
  return page;
}

/** What somebody sees who follows a guide, all at one time. */
interface Look {
  /** All that a press changes: what is said, what is lit, and what is chosen. */
  moment: string;
  asks: "confirm" | "part" | "nothing";
  over: boolean;
}

const look = (page: Page): Promise<Look> =>
  page.evaluate(
    ({ lit, confirm, over }) => {
      const text = (where: string): string => document.querySelector(where)?.textContent ?? "";
      const parts = [...document.querySelectorAll<HTMLElement>(lit)];
      const names = parts.map((part) => part.dataset["part"] ?? part.outerHTML.slice(0, 80));
      const chosen = document.querySelectorAll('[aria-pressed="true"]').length;
      return {
        moment: [text(".guide"), text(".ask"), ...names, chosen, document.querySelector(".confirm")?.className].join("|"),
        asks: document.querySelector(confirm) ? "confirm" : parts.length ? "part" : "nothing",
        over: !!document.querySelector(over),
      };
    },
    { lit: LIT, confirm: CONFIRM, over: OVER },
  );

/** Walk with Tab to what is lit; whether it was found. */
async function walkTo(page: Page): Promise<boolean> {
  await page.locator(QUESTION).first().focus(REACH);
  for (let n = 0; n < STOPS; n += 1) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((lit) => document.activeElement?.matches(lit), LIT)) return true;
  }
  return false;
}

async function pressByKeys(page: Page, asks: Look["asks"]): Promise<void> {
  if (asks === "confirm") await page.locator(QUESTION).first().focus(REACH);
  else if (!(await walkTo(page))) throw new Error("what is lit is no stop of Tab");
  await page.keyboard.press("Enter");
}

async function pressOn(page: Page, asks: Look["asks"], tap: boolean): Promise<void> {
  const lit = page.locator(LIT);
  const free = (parts: Element[]): number =>
    parts.findIndex((part) => part.getAttribute("aria-pressed") !== "true" && part.getBoundingClientRect().width > 0);
  const target = asks === "confirm" ? page.locator(CONFIRM) : lit.nth(Math.max(0, await lit.evaluateAll(free)));
  await (tap ? target.tap(REACH) : target.click(REACH));
}

/** Press what is asked for. What has gone meanwhile was for a moment that has gone: why it could not be pressed. */
function press(page: Page, asks: Look["asks"], hands: Hands): Promise<string> {
  const pressed = hands === "keys" ? pressByKeys(page, asks) : pressOn(page, asks, hands === "touch");
  return pressed.then(
    () => "",
    (error: unknown) => String(error),
  );
}

/** Look until it is another moment; null when it stays as it is. */
async function change(page: Page, before: string): Promise<Look | null> {
  for (const until = Date.now() + AGAIN; Date.now() < until; await page.waitForTimeout(30)) {
    const seen = await look(page);
    if (seen.moment !== before) return seen;
  }
  return null;
}

/** Press what the guide asks for until it is another moment; how that looks. */
async function pressOnce(page: Page, hands: Hands, seen: Look): Promise<Look> {
  let trouble = "nothing is asked for";
  for (const until = Date.now() + STUCK; Date.now() < until; ) {
    if (seen.asks !== "nothing") trouble = await press(page, seen.asks, hands);
    const next = await change(page, seen.moment);
    if (next) return next;
  }
  throw new Error(`${trouble}: ${seen.moment}`);
}

/** Keep a note, in the page itself, of every step that is asked for: none is missed, however short it is seen. */
const takeNotes = (page: Page): Promise<void> =>
  page.evaluate((asked) => {
    const steps = new Set<string>();
    const note = (): void => {
      const at = document.querySelector(".guide .at")?.textContent?.match(/\d+/g);
      if (at && document.querySelector(asked)) steps.add(at.join(" of "));
      document.body.dataset["steps"] = [...steps].join();
    };
    const all = { subtree: true, childList: true, characterData: true, attributes: true };
    new MutationObserver(note).observe(document.querySelector("#longhouse") as Element, all);
    note();
  }, [LIT, CONFIRM].join());

/** Do what the guide asks for, and nothing else, until it steps aside; the steps it asked for, in order. */
async function follow(page: Page, hands: Hands): Promise<string[]> {
  await takeNotes(page);
  for (let seen = await look(page); !seen.over; ) seen = await pressOnce(page, hands, seen);
  return page.evaluate(() => document.body.dataset["steps"]?.split(",") ?? []);
}

test.each(CASES)("$game, $language, $screen, $hands: a guided first game to the end of its guide", async ({ game, language, screen, hands }) => {
  const page = await visit(game, screen === "phone" ? PHONE : {}, language);
  const games = (await (await fetch(`${house.address}/api/games`)).json()) as { id: string; guided: number }[];
  const count = games.find(({ id }) => id === game)?.guided ?? 0;
  expect(await follow(page, hands)).toEqual(Array.from({ length: count }, (_, n) => `${n + 1} of ${count}`));
  await page.locator(OVER).click();
  await page.locator(".guide").waitFor({ state: "detached" });
  await page.locator(".ask .back").waitFor({ timeout: seconds(60) });
  expect(await step(page, screen === "phone" ? "touch" : "mouse", dice(7))).toBe(false);
  await page.context().close();
});

test("a guide that is asked to goes on: it stands by in one line and advises every move, until it is sent away", async () => {
  const page = await visit("knarr");
  await follow(page, "mouse");
  await page.locator(".guide .keep").click();
  await page.locator(".guide").waitFor({ state: "detached" });
  await page.locator(".hint-panel .advice.on").waitFor({ timeout: seconds(60) });
  await page.reload();
  await page.locator(".hint-panel .advice.on").waitFor({ timeout: seconds(60) });
  await expect.poll(() => page.locator(".guide-aside").innerText()).toBe("The guide advises each of your moves.");
  await page.getByRole("button", { name: "Send the guide away" }).click();
  await page.locator(".guide-aside").waitFor({ state: "detached" });
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
  await expect.poll(() => page.locator(".guide .step").innerText()).toBe("You are playing your own way");
  await page.locator(OVER).click();
  await page.locator(".guide").waitFor({ state: "detached" });
  await page.locator(".ask .confirm").waitFor();
  await page.context().close();
});
