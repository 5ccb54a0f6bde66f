import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { begin, dice, PHONE, step } from "./house";
import { house } from "./opened";
import { seconds } from "./patience";

/** How much room a finger needs; half a pixel is lost at either side, because measuring goes in such steps. */
const FINGER = 43;

const MOST_STEPS = 50;

/** Everything that can be tapped and gives a finger less room than it needs: what it is, and how much it gives. */
function tooSmall(finger: number): string[] {
  const TAPPED = "[data-answer], .frame button:not(:disabled), .frame a";
  const hit = (part: Element, x: number, y: number): boolean => document.elementFromPoint(x, y)?.closest(TAPPED) === part;
  /** The longest stretch in which a part can be hit, on a line through it: of a card under others the strip that is free. */
  function stretch(from: number, to: number, hits: (at: number) => boolean): { middle: number; length: number } {
    let [longest, begun] = [{ middle: from, length: 0 }, from];
    for (let at = from; at <= to; at += 0.5) {
      if (!hits(at)) begun = at + 0.5;
      else if (at - begun > longest.length) longest = { middle: (at + begun) / 2, length: at - begun };
    }
    return longest;
  }
  const offered = [...document.querySelectorAll<HTMLElement>(TAPPED)].filter(
    (part) => part.checkVisibility() && (part.dataset["answer"] || !part.closest(".board")),
  );
  return offered.flatMap((part) => {
    part.scrollIntoView({ block: "center", inline: "center" });
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const high = stretch(top, bottom, (y) => hit(part, (left + right) / 2, y));
    const wide = stretch(left, right, (x) => hit(part, x, high.middle));
    const small = Math.min(wide.length, high.length) < finger;
    return small ? [`${part.dataset["part"] ?? part.ariaLabel ?? part.innerText}: ${wide.length} x ${high.length}`] : [];
  });
}

/** Plays on and adds what was too small, by the question that was asked; numbers in questions do not make them others. */
async function measure(page: Page, found: Record<string, string[]>): Promise<void> {
  const chance = dice(19);
  for (let n = 0, over = false; n < MOST_STEPS && !over; n += 1) {
    await page.locator(".ask-hint").waitFor({ timeout: seconds(20) });
    const question = (await page.locator(".ask .title").innerText()).replace(/\d+/g, "n");
    found[question] ??= await page.evaluate(tooSmall, FINGER);
    over = await step(page, "touch", chance);
    if (!over) await page.locator(".ask-hint, .over").waitFor({ timeout: seconds(20) });
    over ||= (await page.locator(".over").count()) > 0;
  }
}

/** Every deal asks other questions: what one game did not ask, the next may. */
const MOST_GAMES = 5;

test.each([
  ["vikings_on_board", 6],
  ["knarr", 4],
] as const)("%s on a phone: everything that can be tapped has room for a finger", async (game, questions) => {
  const { page, context } = await house.visitor(PHONE);
  const found: Record<string, string[]> = {};
  for (let games = 0; games < MOST_GAMES && Object.keys(found).length < questions; games += 1) {
    await begin(house, page, game, 3);
    await measure(page, found);
  }
  expect(Object.keys(found).length).toBeGreaterThanOrEqual(questions);
  expect(Object.fromEntries(Object.entries(found).filter(([, small]) => small.length))).toEqual({});
  await context.close();
});

/** Answers on the board that are not in sight although there is room for all of them. */
function outOfSight(): string[] {
  const AIR = 6; // the ring of the focus around a part
  const board = document.querySelector(".board") as Element;
  const sight = board.getBoundingClientRect();
  const answers = [...board.querySelectorAll<HTMLElement>("[data-answer]")].map((part) => ({ part, span: part.getBoundingClientRect() }));
  const high = Math.max(...answers.map(({ span }) => span.bottom)) - Math.min(...answers.map(({ span }) => span.top));
  if (high > sight.height - 2 * AIR) return [];
  return answers.filter(({ span }) => span.top < sight.top - AIR || span.bottom > sight.bottom + AIR).map(({ part }) => part.dataset["part"] ?? "");
}

test.each(["vikings_on_board", "knarr"])("%s on a phone: every question brings its answers into sight", async (game) => {
  const { page, context } = await house.visitor(PHONE);
  await begin(house, page, game, 3);
  const chance = dice(23);
  for (let n = 0; n < 12; n += 1) {
    await page.locator(".chip").first().waitFor({ timeout: seconds(20) });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.evaluate(outOfSight), await page.locator(".ask .title").innerText()).toEqual([]);
    await page.locator(".board").first().evaluate((board) => (board.scrollTop = board.scrollHeight));
    for (let tries = 0; tries < 9 && !(await page.locator(".confirm:enabled").count()); tries += 1) await step(page, "touch", chance);
    await step(page, "touch", chance);
  }
  await context.close();
});
