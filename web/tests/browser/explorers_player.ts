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

/** The names of parts that a hand finds where they are drawn. */
function inReach(parts: Element[]): string[] {
  const found = parts.filter((part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest("[data-part]") === part;
  });
  return found.map((part) => part.getAttribute("data-part") ?? "");
}

/** Somebody who plays Explorers by its map: any tile in any cell, then actions at random until the points are used. */
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
    for (let turns = this.pick(3); turns > 0 && (await this.has(TURN)); turns -= 1) await this.touch(TURN);
    if (await this.has(CONFIRM)) await this.touch(CONFIRM);
  }

  /** One action, or the end of the turn when nothing else is left. */
  private async act(): Promise<void> {
    if (await this.has(CONFIRM)) {
      this.used += await this.page.locator(".pips .used").count();
      return this.touch(CONFIRM);
    }
    const deed = await this.any(DEEDS);
    if (!deed) return this.has(END).then((last) => (last ? this.touch(END) : undefined));
    const lit = `.map [data-deed="${/deed-(\w+)/.exec(deed)?.[1]}"]`;
    const steps = await this.steps();
    if (!(await this.has(lit)) && !(await this.has(`${deed}[aria-pressed="true"]`))) await this.touch(deed);
    if ((await this.steps()) > steps) return;
    const place = (await this.any(lit)) ?? (await this.fit(lit));
    if (place) await this.touch(place);
  }

  private steps(): Promise<number> {
    return this.page.locator(".steps .on").count();
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
