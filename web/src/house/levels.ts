/** The level that people meet when they do not choose one. */
const USUAL = "karl";
/** Plays by chance: for tests and measurements, not for people who can have better. */
const CHANCE = "random";

/** The levels to choose from, weakest first. */
export function levelsOf(bots: string[]): string[] {
  const worthy = bots.filter((level) => level !== CHANCE);
  return worthy.length ? worthy : bots;
}

/** The level of a quick game. */
export function usualLevel(bots: string[]): string {
  const levels = levelsOf(bots);
  return levels.includes(USUAL) ? USUAL : (levels[0] ?? CHANCE);
}
