import { gzipSync } from "node:zlib";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "vitest";
import { ExplorersPlayer } from "../tests/browser/explorers_player";
import { begin, BrowserHouse, dice } from "../tests/browser/house";

test("clicks a turn, over whole games", async () => {
  const house = await BrowserHouse.open();
  const games = Number(process.env["LONGHOUSE_GAMES"] ?? 3);
  let [clicks, turns, used] = [0, 0, 0];
  for (let game = 0; game < games; game += 1) {
    const { page, context } = await house.visitor();
    await begin(house, page, "explorers", 4);
    const player = new ExplorersPlayer(page, dice(71 + game));
    await player.play();
    [clicks, turns, used] = [clicks + player.clicks, turns + player.turns, used + player.used];
    await context.close();
  }
  console.log(`clicks a turn: ${(clicks / turns).toFixed(2)} (${games} games, ${turns} own turns, ${clicks} clicks, ${(used / turns).toFixed(2)} action points used a turn)`);
  await house.close();
}, 1_500_000);

test("frames while the map is dragged, sixty hexes, processor four times slower", async () => {
  const house = await BrowserHouse.open();
  const { page, context } = await house.visitor();
  await begin(house, page, "explorers", 4);
  await page.locator(".map").waitFor();
  await page.evaluate(() => {
    const map = document.querySelector(".map") as SVGElement;
    const hexes = [...map.querySelectorAll("[data-hex]")];
    for (let n = hexes.length; n < 60; n += 1) {
      const copy = (hexes[n % hexes.length] as Element).cloneNode(true) as Element;
      copy.setAttribute("transform", `translate(${((n % 10) - 5) * 79.7 + (Math.floor(n / 10) % 2) * 39.8} ${-Math.floor(n / 10) * 69})`);
      map.insertBefore(copy, hexes[0]?.nextSibling ?? null);
    }
  });
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.evaluate(() => {
    const seen: number[] = ((window as unknown as { seen: number[] }).seen = []);
    const tick = (at: number): void => {
      seen.push(at);
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  await page.mouse.move(500, 400);
  await page.mouse.down();
  const began = Date.now();
  for (let n = 0; Date.now() - began < 3000; n += 1) await page.mouse.move(500 + 120 * Math.sin(n / 12), 400 + 60 * Math.cos(n / 17));
  await page.mouse.up();
  const gaps = await page.evaluate(() => {
    const { seen } = window as unknown as { seen: number[] };
    return seen.slice(1).map((at, n) => at - (seen[n] ?? at));
  });
  const sorted = [...gaps].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const slow = gaps.filter((gap) => gap > 25).length;
  console.log(`dragging 60 hexes at 4x slowdown: ${(1000 / middle).toFixed(0)} frames a second in the middle, ${slow} of ${gaps.length} frames later than 25 ms`);
  await house.close();
}, 120_000);

test("what the board adds, gzipped", () => {
  const folder = "../src/longhouse/client/assets";
  const own = readdirSync(folder).filter((name) => {
    const text = /\.(js|css)$/.test(name) ? readFileSync(`${folder}/${name}`, "utf8") : "";
    return /explorers-hex|screen-do-fight/.test(text) && !/^(fr|en)-/.test(name) ? true : text.includes("svelte") && /\.css$/.test(name) && text.includes(".minimap");
  });
  const sizes = own.map((name) => [name, gzipSync(readFileSync(`${folder}/${name}`)).length] as const);
  console.log(`board of Explorers, gzipped: ${sizes.reduce((sum, [, size]) => sum + size, 0)} bytes (${sizes.map(([name, size]) => `${name} ${size}`).join(", ")})`);
});
