/** A turning point of a game: after so many answers somebody took the lead for good, or gained much at once. */
export interface Moment {
  kind: "lead" | "leap";
  moves: number;
  seat: number;
  /** What the seat gained by that answer. */
  gain: number;
}

const LEAPS = 2;

function gainOf(scores: number[][], moves: number, seat: number): number {
  return (scores[moves]?.[seat] ?? 0) - (scores[moves - 1]?.[seat] ?? 0);
}

function leader(row: number[]): number | null {
  const best = Math.max(...row);
  return row.filter((score) => score === best).length === 1 ? row.indexOf(best) : null;
}

/** When the one who led in the end took the lead and never lost it; null when nobody leads alone in the end. */
function leadForGood(scores: number[][]): Moment | null {
  const seat = leader(scores.at(-1) ?? []);
  if (seat === null) return null;
  const moves = scores.findLastIndex((row) => leader(row) !== seat) + 1;
  return moves > 0 ? { kind: "lead", moves, seat, gain: gainOf(scores, moves, seat) } : null;
}

function leaps(scores: number[][]): Moment[] {
  const seats = (scores[0] ?? []).map((_, seat) => seat);
  return scores
    .flatMap((_, moves) => seats.map((seat): Moment => ({ kind: "leap", moves, seat, gain: gainOf(scores, moves, seat) })))
    .filter(({ moves, gain }) => moves > 0 && gain > 0)
    .sort((a, b) => b.gain - a.gain || a.moves - b.moves);
}

/** The turning points of a finished game in their order, from the points of every seat after each answer. */
export function momentsOf(scores: number[][]): Moment[] {
  const lead = leadForGood(scores);
  const found = lead ? [lead] : [];
  for (const leap of leaps(scores)) {
    if (found.length >= LEAPS + (lead ? 1 : 0)) break;
    if (!found.some(({ moves }) => moves === leap.moves)) found.push(leap);
  }
  return found.sort((a, b) => a.moves - b.moves);
}
