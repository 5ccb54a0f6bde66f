/** How many times slower this machine is than the one the limits were made on; ./test measures it (tests/patience.py). */
export const SLOW = Number(process.env["LONGHOUSE_SLOW"] || 1);

/** A limit in milliseconds: nothing fails for slowness alone. */
export const seconds = (many: number): number => many * 1000 * SLOW;
