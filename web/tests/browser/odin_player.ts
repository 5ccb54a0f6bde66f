import type { Locator, Page } from "playwright-core";
import type { BrowserHouse } from "./house";
import { seconds } from "./patience";

/** How somebody plays Odin: by mouse with drags, by keys alone, or with a finger. */
export type Hands = "mouse" | "keys" | "touch";

export interface Wishes {
  players: number;
  length?: "long" | "short";
  decks?: string;
}

const OVER = ".over .title";
const CONFIRM = ".confirm:not([disabled])";
const SPACES = ".space.free, .space.copied";
const CHOICES = ".choices .answer";
const READY = [OVER, CONFIRM, CHOICES, SPACES, ".main:has(.ask .back) .columns button"].join();
/** Tiles that are laid before the Vikings of one turn are placed. */
const MOST_LAID = 2;
const TILES = "[data-piece^=tile-]";
/** Goods of the supply that can be laid. */
const GOODS = ".good.stitched";
/** How often somebody whose boards are on another page looks there before a turn. */
const LOOKS_AT_HOME = 0.4;
/** Steps in a row that change nothing, after which somebody is stuck. */
const STUCK = 5;
/** How long a press waits for its target, in milliseconds. */
const PATIENCE = seconds(3);

/** Sit down at a new table against bots that answer at once. */
export async function sitDown(house: BrowserHouse, page: Page, { players, length = "short", decks = "A" }: Wishes): Promise<void> {
  await page.goto(`${house.address}/new/feast_for_odin`);
  await page.locator(`input[name=players][value="${players}"]`).check();
  await page.locator("form select").nth(0).selectOption(length);
  await page.locator("form select").nth(1).selectOption(decks);
  if (players > 1) {
    await page.locator("input[name=against][value=bots]").check();
    await page.locator("input[name=level][value=thrall]").check();
  }
  await page.locator("form .btn.primary").click();
  await page.waitForURL(/\/t\//);
  if (players === 1) await page.getByRole("button", { name: /^(Start|Commencer)/ }).click();
  await page.locator(".ask").waitFor();
}

/** Somebody who plays sensibly enough to reach the end, and counts what it takes. */
export class OdinPlayer {
  gestures = 0;
  turns = 0;
  laid = 0;
  readonly met = new Set<string>();
  private laidNow = 0;
  private missed = 0;
  private still = 0;

  constructor(
    readonly page: Page,
    readonly hands: Hands,
    private readonly chance: () => number,
  ) {}

  /** Play to the end, for so many steps, or until another round begins; returns whether the game is over. */
  async play(most: number, look: (n: number) => Promise<void> = async () => undefined, until = Infinity): Promise<boolean> {
    for (let n = 0; n < most; n += 1) {
      await this.page.waitForFunction((something) => !!document.querySelector(something), READY, { timeout: seconds(30) }).catch(async () => {
        throw new Error(`nothing to answer: ${await this.inWords()}`);
      });
      if (await this.page.locator(OVER).count()) return true;
      if (until < Infinity && (await this.round()) >= until) return false;
      await look(n);
      await this.step();
    }
    return false;
  }

  private async round(): Promise<number> {
    return Number(/\d+/.exec(await this.page.locator("header .meta").first().innerText())?.[0] ?? 0);
  }

  private async step(): Promise<void> {
    const before = await this.page.evaluate(momentAfter, null);
    const asked = this.page.locator(".choices");
    if (await asked.count()) await this.answer();
    else if (await this.page.locator(CONFIRM).count()) await this.confirm();
    else if (await this.wantsToLay()) {
      const laid = this.laid;
      await this.lay();
      if (this.laid === laid) return; // nothing fitted: the moment is the same
    } else await this.place();
    const moved = await this.page.waitForFunction(momentAfter, before, { timeout: seconds(8), polling: 20 }).then(() => true, () => false);
    this.still = moved ? 0 : this.still + 1;
    if (this.still >= STUCK) throw new Error(`stuck: ${await this.inWords()}`);
  }

  /** What stands on the page, for whoever reads why a game did not go on. */
  private async inWords(): Promise<string> {
    return (await this.page.locator("body").innerText()).replaceAll(/\s*\n\s*/g, " | ").slice(-1500);
  }

  // ---------------------------------------------------------------- gestures
  private async press(target: Locator): Promise<void> {
    const done = this.hands === "touch" ? target.tap({ timeout: PATIENCE }) : this.hands === "mouse" ? target.click({ timeout: PATIENCE }) : this.walkTo(target);
    const pressed = await done.then(() => true, (error: Error) => {
      if (error.name !== "TimeoutError") throw error; // the board has changed meanwhile: the next step looks again
      this.missed += 1;
      if (this.missed > 12) throw error;
      return false;
    });
    if (pressed) this.gestures += 1;
  }

  /** With keys alone: Tab to the region, arrows to the part, Enter. */
  private async walkTo(target: Locator): Promise<void> {
    const wanted = await target.getAttribute("data-part", { timeout: PATIENCE });
    const way: string[] = [];
    for (let n = 0; n < 200; n += 1) {
      const at = await this.page.evaluate(() => document.activeElement?.getAttribute("data-part") ?? null);
      if (at === wanted) return this.page.keyboard.press("Enter");
      const key = await this.page.evaluate(([name, turn]) => {
        const here = document.activeElement as HTMLElement | null;
        const there = document.querySelector<HTMLElement>(`[data-part="${name}"]`);
        if (!here?.dataset["part"] || here.dataset["region"] !== there?.dataset["region"]) return "Tab";
        const [a, b] = [here.getBoundingClientRect(), there?.getBoundingClientRect() as DOMRect];
        const [dx, dy] = [b.x + b.width / 2 - a.x - a.width / 2, b.y + b.height / 2 - a.y - a.height / 2];
        const upright = turn ? Math.abs(dy) > 4 : Math.abs(dx) <= 4; // both ways in turn: one of them may lead nowhere
        return upright ? (dy > 0 ? "ArrowDown" : "ArrowUp") : dx > 0 ? "ArrowRight" : "ArrowLeft";
      }, [wanted, n % 2] as const);
      way.push(`${at} ${key}`);
      await this.page.keyboard.press(n % 23 === 22 ? "Home" : key);
    }
    throw new Error(`no way to ${wanted}: ${way.slice(-24).join(", ")}`);
  }

  private async confirm(): Promise<void> {
    const title = await this.page.locator(".ask .title").innerText();
    this.met.add(title.split(":")[0] ?? "");
    this.laidNow = 0;
    if (this.hands === "keys") {
      this.gestures += 1;
      await this.page.locator(".ask [role=status]").first().focus();
      await this.page.keyboard.press("Enter");
    } else await this.press(this.page.locator(CONFIRM));
  }

  /** The next step of an action: success rather than another roll, something rather than nothing. */
  private async answer(): Promise<void> {
    if (await this.page.locator(`.choices .answer[aria-pressed="true"]`).count()) {
      if (await this.page.locator(CONFIRM).count()) return this.confirm();
    }
    const answers = this.page.locator(`${CHOICES}:not(.quiet)`);
    const many = await answers.count();
    const success = this.page.locator(CHOICES).filter({ hasText: /^(success|réussite|succès)/i });
    if (await success.count()) await this.press(success.first());
    else if (many) await this.press(answers.nth(Math.floor(this.chance() * many)));
    else await this.press(this.page.locator(CHOICES).first());
  }

  private async place(): Promise<void> {
    const spaces = this.page.locator(SPACES);
    const many = await spaces.count();
    if (!many) return this.lookElsewhere();
    this.turns += 1;
    await this.press(spaces.nth(Math.floor(this.chance() * many)));
  }

  /** On a phone another column may have a space; where nothing is left, pass. */
  private async lookElsewhere(): Promise<void> {
    const columns = this.page.locator(".columns button:not([aria-pressed=true])").filter({ hasNotText: /(^|\D)0 / });
    const many = await columns.count();
    if (many) return this.press(columns.nth(Math.floor(this.chance() * many)));
    if (await this.page.locator(".pass").count()) return this.press(this.page.locator(".pass"));
    await this.press(this.page.locator(".more [aria-expanded]"));
    await this.press(this.page.locator(".menu button").last());
  }

  // ---------------------------------------------------------------- laying
  private async wantsToLay(): Promise<boolean> {
    if (this.laidNow >= MOST_LAID) return false;
    if (this.hands === "touch") return this.chance() < LOOKS_AT_HOME && (await this.page.locator('[data-page="home"]').count()) > 0;
    return (await this.page.locator(GOODS).count()) > 0;
  }

  private async lay(): Promise<void> {
    this.laidNow += 1;
    if (this.hands === "mouse") await this.drag();
    else if (this.hands === "keys") await this.layByKeys();
    else await this.layByFinger();
  }

  /** Take a tile with the keys: it comes to its best place, and Enter lays it there. */
  private async layByKeys(): Promise<void> {
    await this.press(this.page.locator(GOODS).first());
    await this.laysWhatIsInHand(() => this.page.keyboard.press("Enter"));
  }

  /** Turn to the boards, tap a tile that is at hand there, and lay it where it comes to. */
  private async layByFinger(): Promise<void> {
    await this.press(this.page.locator('[data-page="home"]').first());
    const tiles = this.page.locator(`.tray [data-take], ${GOODS}`);
    await this.page.locator("[data-grid]").first().waitFor();
    if (await tiles.count()) {
      await this.press(tiles.first());
      await this.laysWhatIsInHand(() => this.page.locator(".ask .confirm").tap({ timeout: PATIENCE }));
    }
    if (await this.page.locator('[data-page="actions"]').count()) await this.press(this.page.locator('[data-page="actions"]').first());
  }

  private async laysWhatIsInHand(act: () => Promise<void>): Promise<void> {
    if (!(await this.page.locator('[data-ghost="fits"]').waitFor({ timeout: PATIENCE }).then(() => true, () => false))) return;
    const before = await this.page.locator(TILES).count();
    this.gestures += 1;
    await act();
    await this.countLaid(before);
  }

  private async countLaid(before: number): Promise<void> {
    const more = ([tiles, known]: readonly [string, number]): boolean => document.querySelectorAll(tiles).length > known;
    await this.page.waitForFunction(more, [TILES, before] as const, { timeout: PATIENCE }).then(() => (this.laid += 1), () => undefined);
  }

  /** Drag a tile of the supply to the place that the page offers first. */
  private async drag(): Promise<void> {
    const from = await this.page.locator(GOODS).first().boundingBox();
    if (!from) return;
    const before = await this.page.locator(TILES).count();
    this.gestures += 1;
    const { mouse } = this.page;
    await mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await mouse.down();
    await mouse.move(from.x + from.width / 2 - 15, from.y - 15, { steps: 2 });
    const place = await this.page.locator("[data-ghost]").boundingBox();
    if (place) await mouse.move(place.x + place.width / 2, place.y + place.height / 2, { steps: 6 });
    const fits = await this.page.locator('[data-ghost="fits"]').count();
    await mouse.up();
    if (fits) await this.countLaid(before);
    if (await this.page.locator("[data-ghost]").count()) await this.settle();
  }

  /** Where the tile was dropped on what it may not touch: go to the next fit, lay it there. */
  private async settle(): Promise<void> {
    for (let n = 0; n < 2 && (await this.page.locator("[data-ghost]").count()); n += 1) {
      this.gestures += 1;
      await this.page.locator(".ask .confirm").click({ timeout: PATIENCE });
      await this.page.waitForTimeout(80);
    }
    if (await this.page.locator("[data-ghost]").count()) await this.page.keyboard.press("Escape");
  }
}

/** What tells one moment of a game from the next; null while it is the same as before. */
function momentAfter(before: string | null): string | null {
  const chosen = [...document.querySelectorAll<HTMLElement>('[aria-pressed="true"]')].map((part) => part.dataset["answer"] ?? part.dataset["part"]);
  const answers = [...document.querySelectorAll<HTMLElement>("[data-answer]")].map((part) => part.dataset["answer"]);
  const now = [document.querySelector<HTMLElement>(".ask")?.innerText, document.querySelectorAll(".steps .on").length, ...chosen, ...answers].join();
  return now === before ? null : now;
}
