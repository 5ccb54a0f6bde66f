import type { Page } from "playwright-core";
import { momentAfter } from "./house";
import { seconds } from "./patience";

const OVER = ".over .title";
const CONFIRM = ".confirm:not(.end, [disabled])";
const CAPTAINS = ".captains .offer";
const CELLS = '[data-part^="cell"]';
const TILES = '[data-part^="tile-"][aria-pressed]';
const DEEDS = '[data-part^="deed-"][aria-pressed]';
const END = '[data-part="end"]';
const TURN = '[data-part="turn"]';
const TURN_BACK = '[data-part="turn-back"]';
const PLACES = ".map [data-cost]";

/** The names of parts that a hand finds where they are drawn. */
function inReach(parts: Element[]): string[] {
  const found = parts.filter((part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest("[data-part]") === part;
  });
  return found.map((part) => part.getAttribute("data-part") ?? "");
}

/**
 * Somebody who plays Explorers by its map: any tile in any cell, turned in any way; then to places that take half of the
 * points left or more, where there are any, until all are used. Buttons are for what the map does not offer.
 */
export class ExplorersPlayer {
  clicks = 0;
  turns = 0;
  /** Action points that were used. */
  used = 0;

  constructor(
    private readonly page: Page,
    private readonly chance: () => number,
    private readonly finger = false,
  ) {}

  /** Play until the game is over or so many turns have been played; whether it is over. */
  async play(turns = Infinity): Promise<boolean> {
    for (let n = 0; n < 2000; n += 1) {
      const all = [OVER, CONFIRM, CAPTAINS, CELLS, DEEDS].join();
      await this.page.waitForFunction((some) => !!document.querySelector(some), all, { timeout: seconds(60) });
      if (await this.has(OVER)) return true;
      if (await this.has(CAPTAINS)) await this.chooseCaptain();
      else if (await this.has(CELLS)) {
        if (this.turns === turns) return false;
        await this.lay();
      } else await this.act();
    }
    throw new Error("the game does not end");
  }

  /** No part of a turn: the captain is chosen once. */
  private async chooseCaptain(): Promise<void> {
    const before = this.clicks;
    await this.touch(CAPTAINS);
    if (await this.has(CONFIRM)) await this.touch(CONFIRM);
    this.clicks = before;
  }

  private async lay(): Promise<void> {
    this.turns += 1;
    const tile = await this.any(TILES);
    if (tile && !(await this.has(`${tile}[aria-pressed="true"]`))) await this.touch(tile);
    const cell = (await this.any(CELLS)) ?? (await this.fit(CELLS));
    if (cell) await this.touch(cell);
    await this.turn();
    if (await this.has(CONFIRM)) await this.touch(CONFIRM);
  }

  /** Turn the tile to a way to lie that is drawn at random, by the shorter way round. */
  private async turn(): Promise<void> {
    if (!(await this.has(TURN))) return;
    const ways = Number(await this.page.locator(TURN).getAttribute("data-turns"));
    const wanted = this.pick(ways);
    const knob = wanted * 2 > ways ? TURN_BACK : TURN;
    for (let n = Math.min(wanted, ways - wanted); n > 0; n -= 1) await this.touch(knob);
  }

  /** One action, or the end of the turn when nothing else is left. */
  private async act(): Promise<void> {
    if (await this.has(CONFIRM)) {
      this.used += await this.page.locator(".pips .used").count();
      return this.touch(CONFIRM);
    }
    const left = await this.page.locator(".pips i:not(.used)").count();
    const far = [1, 2, 3, 4].filter((cost) => cost * 2 >= left).map((cost) => `.map [data-cost="${cost}"]`).join();
    const place = (await this.any(far)) ?? (await this.any(PLACES)) ?? (await this.fit(PLACES));
    const other = place ?? (await this.any(DEEDS)) ?? ((await this.has(END)) ? END : null);
    if (other) await this.touch(other);
  }

  private async has(selector: string): Promise<boolean> {
    return (await this.page.locator(selector).count()) > 0;
  }

  private pick(many: number): number {
    return Math.floor(this.chance() * many);
  }

  /** One of the parts in reach. */
  private async any(selector: string): Promise<string | null> {
    const names = await this.page.locator(selector).evaluateAll(inReach);
    return names.length ? `[data-part="${names[this.pick(names.length)]}"]` : null;
  }

  /** The same, after the whole map was brought into sight. */
  private async fit(selector: string): Promise<string | null> {
    if (!(await this.has(selector))) return null;
    await this.page.keyboard.press("0");
    return this.any(selector);
  }

  /** Touch something, and wait until the page has answered; what has gone in the meantime is not touched. */
  private async touch(selector: string): Promise<void> {
    const before = await this.page.evaluate(momentAfter, null);
    const spot = this.page.locator(selector).first();
    const how = { force: true, timeout: 1500 };
    const there = await (this.finger ? spot.tap(how) : spot.click(how)).then(() => true, () => false);
    this.clicks += there ? 1 : 0;
    await this.page.waitForFunction(momentAfter, before, { timeout: 800, polling: 30 }).catch(() => undefined);
  }
}
