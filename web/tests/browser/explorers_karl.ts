import type { Page } from "playwright-core";
import { R } from "../../src/games/explorers/hexes";
import { chartOf } from "../../src/games/explorers/view";
import type { Hint, Tried, View } from "../../src/house/messages";
import { gesturesOf, planned, type Gesture, type Moment, type Step, type Touch } from "./explorers_planner";
import { seconds } from "./patience";

const OVER = ".over .title";
const CONFIRM = ".confirm:not([disabled])";
const CAPTAINS = ".captains .offer";
const ASKED = '[data-part^="cell"], [data-part^="deed-"][aria-pressed]';
const LINES = ".log .line, .log .moment";

/** A position without what is only a step on the way to the next. */
const board = ({ board }: View): string => JSON.stringify({ ...(board as object), choice: null });

/** What one turn took: touches of the page, and action points that were used. */
export interface Turn {
  touches: string[];
  used: number;
}

/**
 * Somebody who plays as the house's bot would (the server's hints must be karl's), and shows it to the map in the fewest
 * touches: presses and drags of a mouse, and keys.
 */
export class KarlAtTheMap {
  readonly turns: Turn[] = [];
  private walkers = 2;
  private touches: string[] = [];
  /** Trials that the page has sent and the server has not answered. */
  private readonly waiting = new Set<string>();

  /** To be made before the page comes to its table. */
  constructor(private readonly page: Page) {
    const read = (payload: string | Buffer): { id?: string; trial?: unknown } => JSON.parse(payload.toString()) as object;
    page.on("websocket", (socket) => {
      socket.on("framesent", ({ payload }) => {
        const { id, trial } = read(payload);
        if (id && trial) this.waiting.add(id);
      });
      socket.on("framereceived", ({ payload }) => this.waiting.delete(read(payload).id ?? ""));
    });
  }

  async play(): Promise<void> {
    for (let n = 0; n < 500; n += 1) {
      await this.page.locator([OVER, CAPTAINS, ASKED, CONFIRM].join()).first().waitFor({ timeout: seconds(60) });
      if (await this.has(OVER)) return;
      if (await this.has(CAPTAINS)) await this.chooseCaptain();
      else await this.answer();
    }
    throw new Error("the game does not end");
  }

  /** No part of a turn: the captain is chosen once. */
  private async chooseCaptain(): Promise<void> {
    await this.page.locator(CAPTAINS).first().click();
    await this.page.locator(CONFIRM).click();
    await this.page.locator(CAPTAINS).first().waitFor({ state: "detached" });
  }

  /** What karl would answer, up to the end of the turn or to what nobody knows yet. */
  private async answer(): Promise<void> {
    const moments = await this.moments();
    const last = moments.at(-1);
    const before = moments.at(-2)?.tried;
    if (!last || !before?.view) throw new Error("nothing is asked");
    const plan = await planned(moments, (moment) => this.gestures(moment), (moment, gesture) => this.leadsTo(moments, moment, gesture));
    for (const step of plan) await this.make(step);
    await this.confirm();
    const ends = before.legal.find(({ code }) => code === last.codes.at(-1))?.args["deed"] === "end_turn";
    if (!ends) return;
    const { points, most_points: most } = chartOf(before.view);
    this.turns.push({ touches: this.touches, used: most - points });
    this.touches = [];
  }

  private async confirm(): Promise<void> {
    const lines = await this.page.locator(LINES).count();
    await this.page.locator(CONFIRM).click();
    this.touches.push("confirm");
    await this.page.waitForFunction(([all, n]) => document.querySelectorAll(all).length > n, [LINES, lines] as const, { timeout: seconds(20) });
  }

  private async moments(): Promise<Moment[]> {
    const moments: Moment[] = [];
    for (let codes: number[] = []; ; ) {
      const tried = await this.ask<Tried>("try", codes);
      moments.push({ codes, tried });
      if (tried.reveals || !tried.legal.length) return moments;
      const [only, more] = tried.legal;
      const code = more ? (await this.ask<Hint>("hint", codes)).answers[0]?.code : only?.code;
      codes = [...codes, code ?? -1];
    }
  }

  /** Of gestures that give the same answers the shortest. */
  private gestures(moment: Moment): Gesture[] {
    const shortest = new Map<string, Gesture>();
    for (const gesture of gesturesOf(moment, moment.tried.view?.actor ?? 0, this.walkers)) {
      const known = shortest.get(String(gesture.codes));
      if (!known || known.touches.length > gesture.touches.length) shortest.set(String(gesture.codes), gesture);
    }
    return [...shortest.values()];
  }

  /** Which position of the turn a gesture leads to that gives other answers, as by another way; -1 for none. */
  private async leadsTo(moments: Moment[], moment: Moment, { codes }: Gesture): Promise<number> {
    const deeds = new Set(moments.flatMap(({ tried }) => tried.legal).filter(({ kind }) => kind === "deed").map(({ code }) => code));
    const rest = (moments.at(-1)?.codes ?? []).slice(moment.codes.length).filter((code) => deeds.has(code));
    const own = codes.filter((code) => deeds.has(code));
    if (!own.length || own.some((code, n) => rest[n] !== code)) return -1;
    const { view } = await this.ask<Tried>("try", [...moment.codes, ...codes]);
    return view ? moments.findIndex(({ tried }) => tried.view && board(tried.view) === board(view)) : -1;
  }

  /** Make a gesture; the page must then show what it was meant to lead to. */
  private async make({ touches, walkers, to }: Step): Promise<void> {
    for (const touch of touches) await this.touch(touch);
    this.walkers = walkers ?? this.walkers;
    const { points, most_points: most } = to.tried.view ? chartOf(to.tried.view) : { points: 0, most_points: 0 };
    const shown = to.tried.legal.length ? async () => (await this.page.locator(".pips .used").count()) === most - points : () => this.has(CONFIRM);
    for (let n = 0; !(await shown()); n += 1) {
      if (n > 100) throw new Error(`${touches.map(({ part }) => part).join()} has not led to ${points} points left`);
      await this.page.waitForTimeout(50);
    }
  }

  private async touch({ part, onto, towards = { x: 0, y: 0 } }: Touch): Promise<void> {
    const from = await this.spot(part, onto ? { x: 0, y: 0 } : towards);
    await this.page.mouse.move(from.x, from.y);
    await this.page.mouse.down();
    if (onto) {
      const to = await this.spot(onto, towards);
      await this.page.mouse.move(to.x, to.y, { steps: 5 });
    }
    await this.page.mouse.up();
    this.touches.push(onto ? `${part} onto ${onto}` : part);
    await this.rest();
  }

  /** Until the page has heard what its last gesture leads to, and has drawn it. */
  private async rest(): Promise<void> {
    do await this.page.waitForTimeout(80);
    while (this.waiting.size > 0);
    await this.page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  }

  /** Where on the page a part can be touched; the whole map is called into sight where it cannot. */
  private async spot(part: string, towards: { x: number; y: number }): Promise<{ x: number; y: number }> {
    for (const key of ["", "0"]) {
      if (key) {
        await this.page.keyboard.press(key);
        this.touches.push(`key ${key}`);
      }
      const found = await this.found(part, towards);
      if (found) return found;
    }
    throw new Error(`${part} cannot be touched`);
  }

  private async found(part: string, towards: { x: number; y: number }): Promise<{ x: number; y: number } | null> {
    await this.page.locator(`[data-part="${part}"]`).first().waitFor({ timeout: seconds(10) });
    await this.page.waitForTimeout(150); // until the map rests
    return this.page.evaluate(([name, at, r]) => {
      const [element] = document.querySelectorAll(`[data-part="${name}"]`);
      const target = element?.querySelector(".cell, .reach, .knob") ?? element;
      if (!element || !target) return null;
      const { left, top, width, height } = target.getBoundingClientRect();
      const unit = target.matches(".cell") ? height / (2 * (r - 4)) : 0;
      const [x, y] = [left + width / 2 + at.x * unit, top + height / 2 + at.y * unit];
      const around = [[0, 0], [0, 0.3], [0, -0.3], [0.3, 0], [-0.3, 0]].map(([dx = 0, dy = 0]) => ({ x: x + dx * width, y: y + dy * height }));
      const free = (unit ? around.slice(0, 1) : around).find((spot) => document.elementFromPoint(spot.x, spot.y)?.closest("[data-part]") === element);
      return free ?? null;
    }, [part, towards, R] as const);
  }

  private async has(selector: string): Promise<boolean> {
    return (await this.page.locator(selector).count()) > 0;
  }

  private ask<T>(what: "try" | "hint", codes: number[]): Promise<T> {
    return this.page.evaluate(async ([kind, given]) => {
      const { form_key: key } = (await (await fetch("/api/me")).json()) as { form_key: string };
      const [, table] = /\/t\/([^/?]+)/.exec(location.pathname) ?? [];
      const headers = { "content-type": "application/json", "x-form-key": key };
      const answer = await fetch(`/api/tables/${table}/${kind}`, { method: "POST", headers, body: JSON.stringify({ codes: given }) });
      if (!answer.ok) throw new Error(`${kind}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as unknown;
    }, [what, codes] as const) as Promise<T>;
  }
}
