import { get } from "./api";
import type { GameShown } from "./messages";

let found: Promise<GameShown[]> | null = null;

/** Every game of the house, asked for once. */
export function gamesOfTheHouse(): Promise<GameShown[]> {
  found ??= get<GameShown[]>("/api/games").catch((error: unknown) => {
    found = null;
    throw error;
  });
  return found;
}
