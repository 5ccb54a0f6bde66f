import { expect, test } from "vitest";
import { dice, PHONE } from "./house";
import { OdinPlayer, sitDown } from "./odin_player";
import { house } from "./opened";

test("a solo game, short, by mouse with real drags", async () => {
  const { page, context } = await house.visitor();
  await sitDown(house, page, { players: 1, length: "short", decks: "A" });
  const player = new OdinPlayer(page, "mouse", dice(7));
  await player.playOut(900, async (n) => {
    if (process.env["SHOTS"] && n % 6 === 0) await page.screenshot({ path: `/tmp/odin_dev/s${String(n).padStart(3, "0")}.png` });
  });
  console.log(player.gestures, player.turns, player.laid, [...player.met]);
  expect(player.laid).toBeGreaterThan(0);
  expect(house.troubles).toEqual([]);
  await context.close();
}, 600_000);
