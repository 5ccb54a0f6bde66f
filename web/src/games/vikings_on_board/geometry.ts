import type { Answer, View } from "../../house/messages";
import { BUILDINGS, CLANS, MOST_PIECES, SUPPLIES, tokens, type Fjord, type Ship } from "./view";

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
  /** How far down the fjord reaches; on a phone the village lies below it. */
  sea: number;
  quay: { from: number; to: number };
  row: { first: number; step: number };
  circle: { first: number; step: number; radius: number };
  /** A barrel on a circle, and the size of its number. */
  barrel: { width: number; height: number; text: number };
  plate: number;
  ship: { x: number; scale: number };
  /** Who leads a ship; `full`: where that stands when the ship takes the whole row. */
  badge: { x: number; full: number; several: boolean };
  sailedTokens: number;
  building: (n: number) => Rect;
  waiting: (n: number) => { x: number; y: number };
  placed: (n: number) => { x: number; y: number };
  viking: number;
  named: boolean;
  /** Whether buildings go by their names alone. */
  brief?: boolean;
}

/** Above the buildings it is told which way the Vikings go. */
const HEAD = 40;
const BUILDING_GAP = 5;

/** The buildings of a village that stands upright, from below its head to the end of the board. */
function column(height: number, x: number, width: number): Measures["building"] {
  const step = (height - HEAD - 6) / BUILDINGS.length;
  return (n) => ({ x, y: HEAD + 2.5 + n * step, width, height: step - BUILDING_GAP });
}

const WIDE_HEIGHT = { least: 538, most: 700 };

/** The measures of a wide screen: the rows share its height. */
export function wide(height: number): Measures {
  const high = Math.max(WIDE_HEIGHT.least, Math.min(WIDE_HEIGHT.most, height));
  const building = column(high, 50, 222);
  const middle = (n: number): number => building(n).y + building(n).height / 2;
  return {
    ...WIDE,
    height: high,
    sea: high,
    row: { first: high / 16, step: high / 8 },
    building,
    waiting: (n) => ({ x: 26, y: middle(n) }),
    placed: (n) => ({ x: 296, y: middle(n) }),
  };
}

const TABLET_HEIGHT = { least: 470, most: 860 };

/** The measures of a tablet, or of what is left of a small window: 744 wide, buildings as high as a finger needs. */
export function tablet(height: number): Measures {
  const high = Math.max(TABLET_HEIGHT.least, Math.min(TABLET_HEIGHT.most, height));
  const building = column(high, 45, 184);
  const middle = (n: number): number => building(n).y + building(n).height / 2;
  return {
    ...WIDE,
    width: 744,
    height: high,
    sea: high,
    quay: { from: 276, to: 386 },
    row: { first: high / 16, step: high / 8 },
    circle: { first: 291, step: 23.5, radius: 11 },
    barrel: { width: 22, height: 24, text: 13 },
    plate: 382,
    ship: { x: 396, scale: 0.54 },
    badge: { x: 672, full: 672, several: true },
    sailedTokens: 520,
    building,
    waiting: (n) => ({ x: 23, y: middle(n) }),
    placed: (n) => ({ x: 252, y: middle(n) }),
    brief: true,
  };
}

const WIDE_STEP = 44.727;
export const WIDE: Measures = {
  width: 1030,
  height: 538,
  sea: 538,
  quay: { from: 332, to: 482 },
  row: { first: 33.6, step: 67.25 },
  circle: { first: 354, step: 31.5, radius: 13.5 },
  barrel: { width: 27, height: 29.7, text: 14.85 },
  plate: 478,
  ship: { x: 492, scale: 0.86 },
  badge: { x: 952, full: 952, several: true },
  sailedTokens: 660,
  building: (n) => ({ x: 50, y: 42.5 + n * WIDE_STEP, width: 222, height: 39.7 }),
  waiting: (n) => ({ x: 26, y: 62.4 + n * WIDE_STEP }),
  placed: (n) => ({ x: 296, y: 62.4 + n * WIDE_STEP }),
  viking: 36,
  named: true,
};

/** How much room a finger needs. */
export const FINGER = 44;
const CELL = { width: 60, height: 46 };
const VILLAGE = 2 * CELL.height + 1;
const SHIPS = 8;
/** How high the row of a ship is on a phone: as high as a finger is wide where it is an answer, else so that all are seen. */
const ROW = { least: FINGER, seen: 35, most: 56 };

/** The measures of a phone that is 360 wide: the ships share what the village leaves of the height. */
export function phone(height: number, touched = true): Measures {
  const step = Math.max(touched ? ROW.least : ROW.seen, Math.min(ROW.most, (height - VILLAGE) / SHIPS));
  const sea = SHIPS * step;
  const cell = (n: number): Rect => ({
    x: (n % 6) * CELL.width + 1,
    y: sea + 1 + Math.floor(n / 6) * CELL.height,
    width: CELL.width - 2,
    height: CELL.height - 2,
  });
  return {
    width: 360,
    height: sea + VILLAGE,
    sea,
    quay: { from: 0, to: 69 },
    row: { first: step / 2, step },
    circle: { first: 8.5, step: 14.5, radius: 6.8 },
    barrel: { width: 15.5, height: 21, text: 12 },
    plate: 69,
    ship: { x: 75, scale: 0.565 },
    badge: { x: 329, full: 107, several: false },
    sailedTokens: 360 - SUPPLIES.length * FINGER + FINGER / 2,
    building: cell,
    waiting: (n) => ({ x: cell(n).x + 14, y: cell(n).y + 31.5 }),
    placed: (n) => ({ x: cell(n).x + 44, y: cell(n).y + 31.5 }),
    viking: 24,
    named: false,
  };
}

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

/** A token on the bow; once the ship has sailed, what is still to be shared lies in its empty row. */
export function tokenRect(m: Measures, ship: Pick<Ship, "ship" | "moored" | "cargo">, n: number): Rect {
  if (!ship.moored) return m.named ? around(m.sailedTokens + n * 32, rowY(m, ship.ship), 13) : heapedRect(m, ship, n);
  const size = 28 * m.ship.scale;
  return { x: m.ship.x + 40 * m.ship.scale + n * (size + 3), y: shipTop(m, ship.ship) - 4 * m.ship.scale, width: size, height: size };
}

/** On a phone what is to be shared lies in heaps, a finger apart. */
function heapedRect(m: Measures, ship: Pick<Ship, "ship" | "cargo">, n: number): Rect {
  const all = tokens(ship.cargo);
  const supply = all[n] ?? "hide";
  const below = n - all.indexOf(supply);
  return around(m.sailedTokens + SUPPLIES.indexOf(supply) * FINGER + below * 3, rowY(m, ship.ship) - below * 3, 13);
}

/** The whole row of a ship with its number: its target where its parts are too small for a finger. */
function rowRect(m: Measures, ship: number): Rect {
  const x = m.plate - 10.5;
  return { x, y: rowY(m, ship) - m.row.step / 2 + 1, width: m.width - x - 2, height: m.row.step - 2 };
}

export function bowRect(m: Measures, ship: number): Rect {
  const s = m.ship.scale;
  return { x: m.ship.x + 2, y: shipTop(m, ship), width: (BOW - 4) * s, height: HULL * s };
}

/** How far the k-th barrel on a circle is shifted to the right and up. */
export const BARREL_SHIFT = { x: 8, y: -4 };

/** A circle, or the place of its k-th barrel. */
export function circleRect(m: Measures, ship: number, clan: number, k = 0): Rect {
  return around(circleX(m, clan) + k * BARREL_SHIFT.x, rowY(m, ship) + k * BARREL_SHIFT.y, m.circle.radius + 2);
}

/** Where one of the circles that can be chosen lies while it is shown large: the first, second … of those of a ship. */
export function largeCircleRect(m: Measures, ship: number, n: number): Rect {
  return around(FINGER * (n + 0.5), rowY(m, ship), 18);
}

/** What a finger can touch to mean a place: on a phone never less than it needs. */
export function reachOf(m: Measures, { x, y, width, height }: Rect): Rect {
  const [wider, higher] = m.named ? [0, 0] : [Math.max(0, FINGER - width), Math.max(0, FINGER - height)];
  return { x: x - wider / 2, y: y - higher / 2, width: width + wider, height: height + higher };
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
  if (!m.named && question !== "bet-ship") return rowRect(m, ship.ship);
  if (question === "jump-ship") {
    return placeRect(m, ship.ship, Math.min(ship.body.length, MOST_PIECES - 1));
  }
  if (question === "bet-ship") {
    const half = m.row.step / 2 - 4;
    const right = m.named ? m.quay.to - 2 : m.plate + 10.5;
    return { x: m.quay.from + 4, y: y - half, width: right - m.quay.from - 4, height: 2 * half };
  }
  return question === "load-ship" ? bowRect(m, ship.ship) : shipRect(m, ship);
}

/** The ship that a question speaks of; people count from one. */
export function shipOfQuestion(view: View): number {
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
    return circleRect(m, shipOfQuestion(view), n);
  }
  if (answer.kind === "move_bet") {
    for (const ship of fjord.ships) {
      for (const [n, clan] of CLANS.entries()) {
        const k = ship.circles[clan].findIndex((one) => one.owner === args.owner && one.bet === Number(args.bet));
        if (k >= 0) return circleRect(m, ship.ship, n, k);
      }
    }
  }
  if (answer.kind === "supply" && (question === "share" || question === "lose")) {
    const ship = fjord.ships[shipOfQuestion(view)];
    const n = ship ? tokens(ship.cargo).indexOf(args.supply as "hide") : -1;
    return ship && n >= 0 ? tokenRect(m, ship, n) : null;
  }
  return null;
}
