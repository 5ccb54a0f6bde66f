import { post } from "./api";
import type { Command, TableSettings, TableShown } from "./messages";

function tell(table: string, command: Command): Promise<unknown> {
  return post(`/api/tables/${table}/commands`, { command });
}

/** Give every free seat to a bot and begin. */
export async function fillWithBots(table: TableShown, level: string): Promise<void> {
  for (const seat of table.seats) {
    if (seat.kind === "empty") await tell(table.id, { do: "seat_bot", seat: seat.seat, level });
  }
  await begin(table.id);
}

/** Begin the game of a table whose seats are taken. */
export async function begin(table: string): Promise<void> {
  await tell(table, { do: "start" });
}

/** How a table is played when the host chooses nothing else. */
export function usualSettings(): TableSettings {
  return {
    public: false,
    spectators: true,
    end_turn: "automatic",
    undo: "own",
    hints: true,
    clock: { kind: "none" },
    patience: 180,
    stand_in: "random",
  };
}

/** A guided first game, begun; whoever asks sits in its first seat. */
export function beginGuided(game: string): Promise<TableShown> {
  return post<TableShown>(`/api/guides/${game}/tables`);
}

export interface Wish {
  game: string;
  players: number;
  options?: Record<string, string>;
  settings?: Partial<TableSettings>;
}

/** A new table; whoever asks sits in its first seat. */
export function setUp(wish: Wish): Promise<TableShown> {
  return post<TableShown>("/api/tables", wish);
}
