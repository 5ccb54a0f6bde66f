import type { BrowserContextOptions } from "playwright-core";
import { expect, test } from "vitest";
import { dice, PHONE } from "./house";
import { OdinPlayer, sitDown, type Hands, type Wishes } from "./odin_player";
import { house } from "./opened";
import { seconds } from "./patience";

interface Game extends Wishes {
  hands: Hands;
  options?: BrowserContextOptions;
  choices?: Record<string, string>;
}

const screen = (width: number, height: number): BrowserContextOptions => ({ viewport: { width, height } });
const UPRIGHT: BrowserContextOptions = { ...screen(768, 1024), hasTouch: true, isMobile: true };
const FRENCH = { language: "fr" };

/** `npm run odin` plays all of them to the end; ./test plays the first to the end and the others for some steps. */
const WHOLE = process.env["LONGHOUSE_ODIN"] === "all";
const STEPS = 16;
const GAMES: Record<string, Game> = {
  "alone, short, deck A, by mouse with real drags": { players: 1, length: "short", decks: "A", hands: "mouse" },
  "two seats, short, without occupations, by keys alone": { players: 2, length: "short", decks: "none", hands: "keys" },
  "two seats, short, decks A and B, with a finger at 360x640, French": { players: 2, length: "short", decks: "AB", hands: "touch", options: PHONE, choices: FRENCH },
  "four seats, long, all decks, by mouse at 1920x1080, dark": { players: 4, length: "long", decks: "ABC", hands: "mouse", options: screen(1920, 1080), choices: { theme: "dark" } },
  "two seats, long, deck B, with a finger at 768x1024": { players: 2, length: "long", decks: "B", hands: "touch", options: UPRIGHT },
  "three seats, short, deck C, by mouse at 1024x768, French": { players: 3, length: "short", decks: "C", hands: "mouse", options: screen(1024, 768), choices: FRENCH },
  "alone, long, decks A and C, by keys": { players: 1, length: "long", decks: "AC", hands: "keys" },
  "four seats, short, decks B and C, with a finger at 360x640": { players: 4, length: "short", decks: "BC", hands: "touch", options: PHONE },
};

test.each(Object.entries(GAMES))("a game: %s", async (name, { hands, options, choices, ...wishes }) => {
  const { page, context } = await house.visitor(options, choices);
  await sitDown(house, page, wishes);
  const player = new OdinPlayer(page, hands, dice(name.length));
  const over = await player.play(WHOLE || name.startsWith("alone, short") ? 1500 : STEPS);
  if (WHOLE) console.log(`${name}: ${player.gestures} gestures, ${player.turns} turns, ${player.laid} tiles laid, over: ${over}`);
  if (WHOLE || name.startsWith("alone, short")) expect(over).toBe(true);
  if (over && hands === "mouse") expect(player.laid, "tiles that were dragged to a board").toBeGreaterThan(0);
  expect(house.troubles).toEqual([]);
  await context.close();
}, seconds(900));
