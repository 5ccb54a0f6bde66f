import type { Position, SeatShown } from "../house/messages";

/**
 * Milliseconds until the others may vote that a bot plays on for a seat: 0 when they may, null when there is nothing to
 * vote on. `patience`: seconds that everybody has before.
 */
export function untilVote(
  seat: SeatShown,
  position: Pick<Position, "since" | "waiting_for">,
  patience: number,
  now: number,
): number | null {
  if (seat.kind !== "person" || seat.you) return null;
  if (seat.left) return 0;
  return position.waiting_for === seat.seat ? Math.max(0, position.since + patience * 1000 - now) : null;
}
