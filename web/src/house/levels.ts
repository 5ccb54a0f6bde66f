/** Plays by chance: for tests and measurements, not for people who can have better. */
const CHANCE = "random";
const KEPT = "longhouse.results";
/** So many games in a row, all won or all lost, lead a level up or down: one stays where one wins about half. */
const IN_A_ROW = 2;
const MOST = 40;

/** How a game against bots of one level ended. */
export interface Result {
  table: string;
  game: string;
  level: string;
  won: boolean;
}

/** The levels to choose from, weakest first. */
export function levelsOf(bots: string[]): string[] {
  const worthy = bots.filter((level) => level !== CHANCE);
  return worthy.length ? worthy : bots;
}

/** The level to propose after these games: the beginners' one at first, then where one wins about half. */
export function proposed(levels: string[], results: Result[]): string {
  let at = 0;
  let run: Result[] = [];
  for (const result of results) {
    if (levels.indexOf(result.level) !== at && levels.includes(result.level)) [at, run] = [levels.indexOf(result.level), []];
    run = run.length && run[0]?.won !== result.won ? [result] : [...run, result];
    if (run.length < IN_A_ROW) continue;
    at = Math.max(0, Math.min(levels.length - 1, at + (result.won ? 1 : -1)));
    run = [];
  }
  return levels[at] ?? CHANCE;
}

function results(): Result[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(found) ? (found as Result[]) : [];
  } catch {
    return [];
  }
}

/** The level for the next game of this player. */
export function levelFor(game: string, bots: string[]): string {
  return proposed(levelsOf(bots), results().filter((result) => result.game === game));
}

/** Remember how a game ended; each table counts once. */
export function noteResult(result: Result): void {
  const known = results();
  if (known.some(({ table }) => table === result.table)) return;
  localStorage.setItem(KEPT, JSON.stringify([...known, result].slice(-MOST)));
}
