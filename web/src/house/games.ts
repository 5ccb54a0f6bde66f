import { get } from "./api";
import type { GameShown } from "./messages";

/** The order in which the games stand on the shelf; others come behind them. */
const SHELF = ["vikings_on_board", "knarr", "explorers", "feast_for_odin"];

function place(game: GameShown): number {
  const known = SHELF.indexOf(game.id);
  return known < 0 ? SHELF.length : known;
}

let found: Promise<GameShown[]> | null = null;

/** Every game of the house, asked for once. */
export function gamesOfTheHouse(): Promise<GameShown[]> {
  found ??= get<GameShown[]>("/api/games").then(
    (games) => games.sort((a, b) => place(a) - place(b)),
    (error: unknown) => {
      found = null;
      throw error;
    },
  );
  return found;
}
