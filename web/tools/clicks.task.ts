import { expect, test } from "vitest";
import { BrowserHouse, dice } from "../tests/browser/house";
import { OdinPlayer, sitDown, type Wishes } from "../tests/browser/odin_player";

const GAMES: Wishes[] = [
  { players: 1, length: "short", decks: "A" },
  { players: 2, length: "short", decks: "AB" },
  { players: 2, length: "short", decks: "none" },
];
const MOST = 5;

test("how many clicks and drags a turn of A Feast for Odin takes", async () => {
  const house = await BrowserHouse.open();
  let [gestures, turns] = [0, 0];
  for (const [n, wishes] of GAMES.entries()) {
    const { page, context } = await house.visitor();
    await sitDown(house, page, wishes);
    const player = new OdinPlayer(page, "mouse", dice(11 + n));
    expect(await player.play(1500)).toBe(true);
    console.log(`${JSON.stringify(wishes)}: ${player.gestures} gestures, ${player.turns} turns, ${(player.gestures / player.turns).toFixed(2)} a turn, ${player.laid} tiles`);
    gestures += player.gestures;
    turns += player.turns;
    await context.close();
  }
  console.log(`all: ${(gestures / turns).toFixed(2)} gestures a turn (at most ${MOST})`);
  expect(gestures / turns).toBeLessThanOrEqual(MOST);
  await house.close();
}, 1_800_000);
