/** Where a piece lies; pieces of one name can stand in for each other. */
export interface Place<E> {
  piece: string;
  element: E;
  x: number;
  y: number;
}

export interface Move<E> {
  to: E;
  dx: number;
  dy: number;
}

const STILL = 1.5;

function distance<E>(a: Place<E>, b: Place<E>): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/**
 * Which pieces have moved between two drawings. A piece that lies where one of its name lay has not moved; of the others
 * each comes from the nearest place that one of its name has left.
 */
export function flights<E>(before: Place<E>[], after: Place<E>[]): Move<E>[] {
  const moves: Move<E>[] = [];
  for (const piece of new Set(after.map((place) => place.piece))) {
    const left = before.filter((place) => place.piece === piece);
    const moved = after.filter((place) => {
      if (place.piece !== piece) return false;
      const same = left.findIndex((old) => distance(old, place) < STILL);
      if (same >= 0) left.splice(same, 1);
      return same < 0;
    });
    for (const place of moved) {
      const from = left.sort((a, b) => distance(a, place) - distance(b, place)).shift();
      if (from) moves.push({ to: place.element, dx: from.x - place.x, dy: from.y - place.y });
    }
  }
  return moves;
}
