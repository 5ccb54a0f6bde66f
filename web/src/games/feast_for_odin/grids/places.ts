import { bonusesOf, cellsOf, incomeOf, isCovered, minusLeft, withTile, type Ground, type Place } from "./geometry";
import { shapeOf } from "./shapes";

/** What laying a tile changes on its board. */
export interface Change {
  income: [before: number, after: number];
  minus: [before: number, after: number];
  /** Goods of bonus cells that would be closed, and of those that would be covered. */
  closed: string[];
  lost: string[];
}

export function changeOf(ground: Ground, item: string, place: Place): Change {
  const after = withTile(ground, item, place);
  const [was, is] = [bonusesOf(ground), bonusesOf(after)];
  return {
    income: [incomeOf(ground), incomeOf(after)],
    minus: [minusLeft(ground), minusLeft(after)],
    closed: is.flatMap((bonus, n) => (bonus.pays && !was[n]?.pays ? bonus.gives : [])),
    lost: is.flatMap((bonus, n) => (bonus.lost && !was[n]?.lost ? bonus.gives : [])),
  };
}

/** How much a place promises, to offer the best first: silver of each round to come, goods, points, and no holes. */
const WORTH = { income: 4, bonus: 6, lost: 8, minus: 1, snug: 0.15 };

/** How many edges of the tile lie at others or at the border. */
function snug(ground: Ground, item: string, { turn, row, col }: Place): number {
  const cells = cellsOf(shapeOf(item, turn), row, col);
  const own = new Set(cells.map(([r, c]) => r * 16 + c));
  const closed = (r: number, c: number): boolean => r < 0 || c < 0 || (((ground.cells[r] ?? 0) >> c) & 1) === 0 || isCovered(ground, r, c);
  return cells.reduce(
    (sum, [r, c]) => sum + ([[r + 1, c], [r - 1, c], [r, c + 1], [r, c - 1]] as const).filter(([a, b]) => !own.has(a * 16 + b) && closed(a, b)).length,
    0,
  );
}

export function worthOf(ground: Ground, item: string, place: Place): number {
  const { income, minus, closed, lost } = changeOf(ground, item, place);
  return (
    WORTH.income * (income[1] - income[0]) +
    WORTH.bonus * closed.length -
    WORTH.lost * lost.length +
    WORTH.minus * (minus[0] - minus[1]) +
    WORTH.snug * snug(ground, item, place)
  );
}

/** Places in the order in which they are offered: most promising first, then from the lower left. */
export function ranked(ground: Ground, item: string, places: Place[]): Place[] {
  return places
    .map((place) => ({ place, worth: worthOf(ground, item, place) }))
    .sort((a, b) => b.worth - a.worth || b.place.row - a.place.row || a.place.col - b.place.col || a.place.turn - b.place.turn)
    .map(({ place }) => place);
}

/** The place nearest to a corner that is not on a cell, among those of one turn; null when all are further than that. */
export function nearest(places: Place[], turn: number, at: { row: number; col: number }, within = Infinity): Place | null {
  let [best, least] = [null as Place | null, within];
  for (const place of places) {
    const far = place.turn === turn ? Math.hypot(place.row - at.row, place.col - at.col) : Infinity;
    if (far < least) [best, least] = [place, far];
  }
  return best;
}

/** The place that covers a cell, with the middle of the tile nearest to it: turned as it is if possible. */
export function covering(places: Place[], { item, turn }: { item: string; turn: number }, row: number, col: number): Place | null {
  const over = places.filter((place) => shapeOf(item, place.turn).rows[row - place.row]?.[col - place.col] === "#");
  const far = (place: Place): number => {
    const { width, height } = shapeOf(item, place.turn);
    return Math.hypot(place.row + height / 2 - row - 0.5, place.col + width / 2 - col - 0.5) + (place.turn === turn ? 0 : 100);
  };
  return over.sort((a, b) => far(a) - far(b))[0] ?? null;
}
