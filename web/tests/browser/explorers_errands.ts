import type { Page } from "playwright-core";
import { DEEDS } from "../../src/games/explorers/acts";
import { R } from "../../src/games/explorers/hexes";
import { pointsOf } from "../../src/games/explorers/points";
import { ANIMALS, chartOf, piecesOf } from "../../src/games/explorers/view";
import type { Answer, Tried, View } from "../../src/house/messages";
import { gesturesOf, type Gesture, type Touch } from "./explorers_gestures";
import { seconds } from "./patience";

const OVER = ".over .title";
const CONFIRM = ".confirm:not([disabled])";
const CAPTAINS = ".captains .offer";
const ASKED = '[data-part^="cell"], [data-part^="deed-"][aria-pressed]';
const LINES = ".log .line, .log .moment";

/** What one turn took: touches of the page, and action points that were used. */
export interface Turn {
  touches: string[];
  used: number;
}

/** How well a seat stands: its points, then what it has aboard, and what its Vikings ashore can still fetch. */
function standing(view: View, seat: number): number {
  const { players, hexes } = chartOf(view);
  const player = players[seat];
  if (!player) return 0;
  const { ship, colour } = player;
  const herd = piecesOf(0, ship.livestock).length;
  const lands = hexes.flatMap((hex) => hex.lands).filter(({ vikings }) => (vikings[colour] ?? 0) > 0);
  const ashore = lands.reduce((sum, { vikings }) => sum + (vikings[colour] ?? 0), 0);
  const guarded = lands.flatMap(({ livestock }) => ANIMALS.map((animal) => livestock[animal] ?? 0)).reduce((sum, one) => sum + one, 0);
  return 2 * (pointsOf(player) ?? 0) + 1.5 * herd + 0.4 * ship.vikings + 0.3 * ashore + 0.5 * guarded;
}

/** The action points that a gesture takes; the codes of actions stand in their order before that of the end of the turn. */
function pointsFor({ codes }: Gesture, legal: Answer[]): number {
  const end = legal.find(({ kind, args }) => kind === "deed" && args["deed"] === "end_turn")?.code ?? -1;
  const cost = (code: number): number => {
    const deed = DEEDS[code - end + DEEDS.length];
    return deed === undefined ? 0 : deed === "build_outpost" ? 2 : 1;
  };
  return codes.reduce((sum, code) => sum + cost(code), 0);
}

/** What an enemy ship is worth to whoever fights it, a Viking perhaps lost. */
const FIGHT = 1.5;

/**
 * Somebody who plays Explorers by its map: any tile anywhere; then, as long as there are points, the errand that brings most
 * for an action point, and the farthest one where none brings anything. Touches are presses and drags of a mouse, and keys.
 */
export class ErrandPlayer {
  readonly turns: Turn[] = [];
  private walkers = 2;
  private touches: string[] = [];
  private used = 0;
  /** What has been tried since the last move was given. */
  private codes: number[] = [];
  /** Trials that the page has sent and the server has not answered. */
  private readonly waiting = new Set<string>();

  /** To be made before the page comes to its table. */
  constructor(
    private readonly page: Page,
    private readonly chance: () => number,
  ) {
    const read = (payload: string | Buffer): { id?: string; trial?: unknown } => JSON.parse(payload.toString()) as object;
    page.on("websocket", (socket) => {
      socket.on("framesent", ({ payload }) => {
        const { id, trial } = read(payload);
        if (id && trial) this.waiting.add(id);
      });
      socket.on("framereceived", ({ payload }) => this.waiting.delete(read(payload).id ?? ""));
    });
  }

  /** Play until the game is over, or so many turns. */
  async play(turns = Infinity): Promise<void> {
    while (this.turns.length < turns) {
      await this.page.locator([OVER, CAPTAINS, ASKED, CONFIRM].join()).first().waitFor({ timeout: seconds(60) });
      if (await this.has(OVER)) return;
      if (await this.has(CAPTAINS)) await this.chooseCaptain();
      else if (await this.has(CONFIRM)) await this.confirm();
      else await this.answer();
    }
  }

  /** No part of a turn: the captain is chosen once. */
  private async chooseCaptain(): Promise<void> {
    await this.page.locator(CAPTAINS).first().click();
    await this.page.locator(CONFIRM).click();
    await this.page.locator(CAPTAINS).first().waitFor({ state: "detached" });
  }

  private async confirm(): Promise<void> {
    const lines = await this.page.locator(LINES).count();
    const ends = (await this.page.locator(CONFIRM).innerText()).includes("End the turn");
    await this.page.locator(CONFIRM).click();
    this.touches.push("confirm");
    await this.page.waitForFunction(([all, n]) => document.querySelectorAll(all).length > n, [LINES, lines] as const, { timeout: seconds(20) });
    this.codes = [];
    if (!ends) return;
    this.turns.push({ touches: this.touches, used: this.used });
    [this.touches, this.used] = [[], 0];
  }

  /** Make the best of the gestures that the page offers. */
  private async answer(): Promise<void> {
    const tried = await this.ask(this.codes);
    if (!tried.view) throw new Error("nothing is known of the position");
    if (tried.legal.length === 1) {
      await this.page.locator(CONFIRM).waitFor(); // the only answer comes along by itself
      return;
    }
    const seat = tried.view.actor ?? 0;
    const gestures = this.shortest(gesturesOf(tried, seat, this.walkers));
    const laying = !!chartOf(tried.view).ways?.lay;
    const best = laying ? gestures[Math.floor(this.chance() * gestures.length)] : await this.best({ ...tried, view: tried.view }, seat, gestures);
    if (!best) throw new Error("no gesture is offered");
    for (const touch of best.touches) await this.touch(touch);
    this.walkers = best.walkers ?? this.walkers;
    this.used += pointsFor(best, tried.legal);
    this.codes = [...this.codes, ...best.codes];
  }

  /** Of gestures that give the same answers the shortest; ending the turn is none of them. */
  private shortest(gestures: Gesture[]): Gesture[] {
    const found = new Map<string, Gesture>();
    for (const gesture of gestures.filter(({ touches }) => touches[0]?.part !== "end")) {
      const known = found.get(String(gesture.codes));
      if (!known || known.touches.length > gesture.touches.length) found.set(String(gesture.codes), gesture);
    }
    return [...found.values()];
  }

  private async best({ view, legal }: Tried & { view: View }, seat: number, gestures: Gesture[]): Promise<Gesture | undefined> {
    const before = standing(view, seat);
    let [best, most]: [Gesture | undefined, number] = [undefined, 0];
    let [farthest, far]: [Gesture | undefined, number] = [undefined, 0];
    for (const gesture of gestures.filter(({ touches }) => touches.length <= 3)) {
      const { view: after } = await this.ask([...this.codes, ...gesture.codes]);
      const spent = pointsFor(gesture, legal);
      const worth = (after ? standing(after, seat) - before : FIGHT) / spent;
      if (worth > most + 0.001) [best, most] = [gesture, worth];
      if (spent > far) [farthest, far] = [gesture, spent];
    }
    return best ?? farthest;
  }

  // ---------------------------------------------------------------- hands
  private async touch({ part, onto, towards = { x: 0, y: 0 } }: Touch): Promise<void> {
    const from = await this.spot(part, onto ? { x: 0, y: 0 } : towards);
    await this.page.mouse.move(from.x, from.y);
    await this.page.mouse.down();
    if (onto) {
      await this.page.mouse.move(from.x, from.y - 20, { steps: 3 });
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
    await this.page.locator(`[data-part="${part}"]`).first().waitFor({ timeout: seconds(10) });
    await this.rest();
    const found = await this.found(part, towards);
    if (found) return found;
    await this.page.keyboard.press("0");
    this.touches.push("key 0");
    await this.rest();
    const inSight = await this.found(part, towards);
    if (!inSight) throw new Error(`${part} cannot be touched`);
    return inSight;
  }

  private found(part: string, towards: { x: number; y: number }): Promise<{ x: number; y: number } | null> {
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

  /** What answers would lead to. */
  private ask(codes: number[]): Promise<Tried> {
    return this.page.evaluate(async (given) => {
      const { form_key: key } = (await (await fetch("/api/me")).json()) as { form_key: string };
      const [, table] = /\/t\/([^/?]+)/.exec(location.pathname) ?? [];
      const headers = { "content-type": "application/json", "x-form-key": key };
      const answer = await fetch(`/api/tables/${table}/try`, { method: "POST", headers, body: JSON.stringify({ codes: given }) });
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
      return (await answer.json()) as unknown;
    }, codes) as Promise<Tried>;
  }
}
