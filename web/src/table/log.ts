import type { GameEvent, Happened, Message } from "../house/messages";

/** A line of the log: a message of the game, or a message of the shell about the table itself. */
export interface Line {
  seq: number;
  /** How many answers had been given after it: the moment it leads to. */
  moves: number;
  seat: number | null;
  kind: string;
  args: GameEvent["args"];
  message: Message;
  /** Whether the words are the game's. */
  game: boolean;
}

const ABOUT_THE_TABLE = [
  "undone",
  "redone",
  "left",
  "returned",
  "voted",
  "replaced",
  "resigned",
  "asked",
  "refusal",
  "agreed",
  "rematch_wanted",
];

function fromEvents(entry: Happened, told: GameEvent[], moves: number): Line[] {
  return told.map((event) => ({
    seq: entry.seq,
    moves,
    seat: entry.seat ?? null,
    kind: event.kind,
    args: event.args,
    message: event.message,
    game: true,
  }));
}

/** The log in lines, in the order in which things happened. Answers taken back leave their lines and a note. */
export function spokenLines(entries: Happened[]): Line[] {
  const lines: Line[] = [];
  let moves = 0;
  for (const entry of entries) {
    if (["started", "moved", "redone"].includes(entry.kind)) {
      for (const told of entry.told ?? []) {
        if (entry.kind !== "started") moves += 1;
        lines.push(...fromEvents(entry, told, moves));
      }
    } else if (entry.kind === "undone") {
      moves -= entry.count ?? 0;
    }
    if (ABOUT_THE_TABLE.includes(entry.kind)) {
      lines.push({
        seq: entry.seq,
        moves,
        seat: entry.seat ?? null,
        kind: entry.kind,
        args: {},
        message: { id: `log-${entry.kind}` },
        game: false,
      });
    }
  }
  return lines;
}
