import type { Answer, View } from "../../house/messages";
import { circleRect, placeRect, type Measures, type Rect } from "./geometry";
import { CLANS, type Fjord } from "./view";

/** The way of something that would move: a dotted line and the head of an arrow. */
export interface Path {
  /** What would move. */
  name: string;
  line: string;
  head: string;
}

const AIR = 7;
const HEAD = 7;

/** Where everything that can be moved lies, by name. */
function places(m: Measures, fjord: Fjord): Map<string, Rect> {
  const found = new Map<string, Rect>();
  for (const ship of fjord.ships) {
    for (const [place, { piece }] of ship.body.entries()) if (ship.moored) found.set(`piece-${piece}`, placeRect(m, ship.ship, place));
    for (const [n, clan] of CLANS.entries()) {
      for (const [k, { owner, bet }] of ship.circles[clan].entries()) found.set(`bet-${owner}-${bet}`, circleRect(m, ship.ship, n, k));
    }
  }
  return found;
}

function nameOf({ kind, args }: Answer): string {
  return kind === "piece" ? `piece-${args.piece}` : `bet-${args.owner}-${args.bet}`;
}

/** From the edge of one place to the edge of another; over their heads where both lie in one row. */
function between(from: Rect, to: Rect): Omit<Path, "name"> {
  const level = Math.abs(from.y - to.y) < from.height;
  const up = level || to.y < from.y ? 1 : -1;
  const [x1, x2] = [from.x + from.width / 2, to.x + to.width / 2];
  const y1 = up > 0 ? from.y : from.y + from.height;
  const y2 = level ? to.y - AIR : up > 0 ? to.y + to.height + AIR : to.y - AIR;
  const bow = level ? -Math.min(30, 12 + Math.abs(x2 - x1) / 8) : (y2 - y1) / 2;
  const end = level ? y2 + bow : y2 - bow;
  const down = level ? 1 : -up;
  const at = (x: number, y: number): string => `${Number(x.toFixed(1))} ${Number(y.toFixed(1))}`;
  return {
    line: `M${at(x1, y1)}C${at(x1, y1 + bow)} ${at(x2, end)} ${at(x2, y2)}`,
    head: `M${at(x2, y2 + down * HEAD)}l${at(HEAD * 0.8, -down * HEAD * 1.5)}l${at(-HEAD * 1.6, 0)}z`,
  };
}

/**
 * The ways of the chosen pieces and barrels, from the position before the first answer to the one after the last.
 * Who moves two Vikings in a row may choose a piece twice: it has one way.
 */
export function pathsOf(m: Measures, begun: View, view: View, chosen: Answer[]): Path[] {
  const [before, after] = [places(m, begun.board as Fjord), places(m, view.board as Fjord)];
  const names = chosen.filter(({ kind }) => kind === "piece" || kind === "move_bet").map(nameOf);
  return [...new Set(names)].flatMap((name) => {
    const [from, to] = [before.get(name), after.get(name)];
    return from && to && (from.x !== to.x || from.y !== to.y) ? [{ name, ...between(from, to) }] : [];
  });
}
