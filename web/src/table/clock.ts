import type { ClockShown } from "../house/messages";

function twoDigits(n: number): string {
  return String(n).padStart(2, "0");
}

/** A span of time for people: 1:05, 2:03:09, or days and hours. */
export function span(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return `${Math.floor(hours / 24)} d ${hours % 24} h`;
  const rest = `${twoDigits(minutes % 60)}:${twoDigits(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : `${minutes}:${twoDigits(seconds % 60)}`;
}

/** How much time a seat has left now; its clock runs if the table waits for it. */
export function timeLeft(clock: ClockShown, seat: number, running: boolean, now: number): string {
  const left = clock.left[seat];
  if (left === null || left === undefined) return "–";
  return span(running ? left - (now - clock.since) : left);
}
