/** Where a piece lies and how wide it is drawn; pieces of one name can stand in for each other. */
export interface Place<E> {
  piece: string;
  element: E;
  x: number;
  y: number;
  width: number;
}

/** How a piece came: from how far away and how much smaller or larger; from nowhere if it is new. */
export interface Move<E> {
  to: E;
  from: { dx: number; dy: number; grown: number } | null;
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
      const old = left.sort((a, b) => distance(a, place) - distance(b, place)).shift();
      const from = old ? { dx: old.x - place.x, dy: old.y - place.y, grown: old.width / (place.width || 1) || 1 } : null;
      moves.push({ to: place.element, from });
    }
  }
  return moves;
}
