import type { Answer, View } from "../../house/messages";
import { BUILDINGS, CLANS, MOST_PIECES, tokens, type Fjord, type Ship } from "./view";

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where everything lies: one set of measures for a wide screen, one for a phone. */
export interface Measures {
  width: number;
  height: number;
  quay: { from: number; to: number };
  row: { first: number; step: number };
  circle: { first: number; step: number; radius: number };
  plate: number;
  ship: { x: number; scale: number };
  badge: { x: number; several: boolean };
  building: (n: number) => Rect;
  waiting: (n: number) => { x: number; y: number };
  placed: (n: number) => { x: number; y: number };
  viking: number;
  named: boolean;
}

const WIDE_STEP = 44.727;
export const WIDE: Measures = {
  width: 1030,
  height: 538,
  quay: { from: 332, to: 482 },
  row: { first: 33.6, step: 67.25 },
  circle: { first: 354, step: 31.5, radius: 13.5 },
  plate: 478,
  ship: { x: 492, scale: 0.86 },
  badge: { x: 952, several: true },
  building: (n) => ({ x: 50, y: 42.5 + n * WIDE_STEP, width: 222, height: 39.7 }),
  waiting: (n) => ({ x: 26, y: 62.4 + n * WIDE_STEP }),
  placed: (n) => ({ x: 296, y: 62.4 + n * WIDE_STEP }),
  viking: 36,
  named: true,
};

const CELL = { width: 60, height: 51 };
const VILLAGE_TOP = 308;
function cell(n: number): Rect {
  return { x: (n % 6) * CELL.width + 1, y: VILLAGE_TOP + Math.floor(n / 6) * CELL.height, width: 58, height: 49 };
}
export const PHONE: Measures = {
  width: 360,
  height: 411,
  quay: { from: 0, to: 86 },
  row: { first: 20, step: 38.2 },
  circle: { first: 10, step: 16.5, radius: 7 },
  plate: 84,
  ship: { x: 104, scale: 0.42 },
  badge: { x: 324, several: false },
  building: cell,
  waiting: (n) => ({ x: cell(n).x + 14, y: cell(n).y + 35 }),
  placed: (n) => ({ x: cell(n).x + 44, y: cell(n).y + 35 }),
  viking: 24,
  named: false,
};

export const BOW = 112;
export const PIECE = 78;
export const HULL = 64;

export function rowY(m: Measures, ship: number): number {
  return m.row.first + m.row.step * ship;
}

export function circleX(m: Measures, clan: number): number {
  return m.circle.first + m.circle.step * clan;
}

/** The left end of a place behind the bow. */
export function placeX(m: Measures, place: number): number {
  return m.ship.x + (BOW + PIECE * place) * m.ship.scale;
}

export function shipTop(m: Measures, ship: number): number {
  return rowY(m, ship) - 31 * m.ship.scale;
}

export function placeRect(m: Measures, ship: number, place: number): Rect {
  const s = m.ship.scale;
  return { x: placeX(m, place) + s, y: shipTop(m, ship) + 14 * s, width: (PIECE - 2) * s, height: 46 * s };
}

export function shipRect(m: Measures, ship: Ship): Rect {
  const s = m.ship.scale;
  const places = Math.max(1, Math.min(MOST_PIECES, ship.body.length));
  return { x: m.ship.x, y: shipTop(m, ship.ship), width: (BOW + PIECE * places) * s + 4, height: HULL * s };
}

export function tokenRect(m: Measures, ship: number, n: number): Rect {
  const size = 28 * m.ship.scale;
  return { x: m.ship.x + 40 * m.ship.scale + n * (size + 3), y: shipTop(m, ship) - 4 * m.ship.scale, width: size, height: size };
}

function around(x: number, y: number, radius: number): Rect {
  return { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
}

function pieceSpot(m: Measures, fjord: Fjord, piece: number): Rect | null {
  for (const ship of fjord.ships) {
    const place = ship.body.findIndex((one) => one.piece === piece);
    if (place >= 0 && ship.moored) return placeRect(m, ship.ship, place);
  }
  return null;
}

function shipSpot(m: Measures, ship: Ship | undefined, question: string): Rect | null {
  if (!ship?.moored) return null;
  const y = rowY(m, ship.ship);
  if (question === "jump-ship") {
    return placeRect(m, ship.ship, Math.min(ship.body.length, MOST_PIECES - 1));
  }
  if (question === "bet-ship") {
    const half = m.row.step / 2 - 4;
    return { x: m.quay.from + 4, y: y - half, width: m.quay.to - m.quay.from - 6, height: 2 * half };
  }
  if (question === "load-ship") {
    const s = m.ship.scale;
    return { x: m.ship.x + 2, y: shipTop(m, ship.ship), width: (BOW - 4) * s, height: HULL * s };
  }
  return shipRect(m, ship);
}

/** The ship that a question speaks of; people count from one. */
function shipOfQuestion(view: View): number {
  return Number(view.question?.message.args?.ship ?? 0) - 1;
}

/** The question that an answer belongs to, from the name of its words. */
export function questionOf(answer: Pick<Answer, "kind" | "message">): string {
  return answer.message.id.slice("answer-".length, -answer.kind.length - 1);
}

/** Where an answer lies on the board; null when it lies beside it, in the hand. */
export function spotOf(
  m: Measures,
  view: View,
  answer: Pick<Answer, "kind" | "args">,
  question = view.question?.kind ?? "",
): Rect | null {
  const fjord = view.board as Fjord;
  const { args } = answer;
  if (answer.kind === "building") {
    const n = BUILDINGS.indexOf(args.building as (typeof BUILDINGS)[number]);
    return m.building(n);
  }
  if (answer.kind === "piece") return pieceSpot(m, fjord, Number(args.piece));
  if (answer.kind === "ship") return shipSpot(m, fjord.ships[Number(args.ship)], question);
  if (answer.kind === "clan") {
    const n = CLANS.indexOf(args.clan as (typeof CLANS)[number]);
    return around(circleX(m, n), rowY(m, shipOfQuestion(view)), m.circle.radius + 2);
  }
  if (answer.kind === "move_bet") {
    for (const ship of fjord.ships) {
      for (const [n, clan] of CLANS.entries()) {
        const here = ship.circles[clan].some((one) => one.owner === args.owner && one.bet === Number(args.bet));
        if (here) return around(circleX(m, n), rowY(m, ship.ship), m.circle.radius + 2);
      }
    }
  }
  if (answer.kind === "supply" && (question === "share" || question === "lose")) {
    const ship = fjord.ships[shipOfQuestion(view)];
    const n = ship ? tokens(ship.cargo).indexOf(args.supply as "hide") : -1;
    return ship && n >= 0 ? tokenRect(m, ship.ship, n) : null;
  }
  return null;
}
