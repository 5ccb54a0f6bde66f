/** What travels between the server and the client; the same names as in src/longhouse/server/messages.py. */

export interface Message {
  id: string;
  args?: Record<string, Word>;
}
export type Word = string | number | Message;

export interface Answer {
  code: number;
  kind: string;
  args: Record<string, string | number | null>;
  message: Message;
}

export interface GameEvent {
  kind: string;
  args: Record<string, string | number | null>;
  message: Message;
}

export interface View<Board = unknown> {
  game: string;
  players: number;
  options: Record<string, string>;
  seat: number | null;
  actor: number | null;
  question: { kind: string; message: Message } | null;
  over: boolean;
  scores: number[] | null;
  winners: number[] | null;
  board: Board;
}

export interface SeatShown {
  seat: number;
  kind: "empty" | "person" | "bot";
  name: string;
  level: string;
  you: boolean;
  host: boolean;
  left: boolean;
  replaced: boolean;
  resigned: boolean;
}

export interface Position {
  seq: number;
  moves: number;
  turn: number | null;
  waiting_for: number | null;
  since: number;
  votes: number[][];
  view: View;
  legal: Answer[];
  undo: "no" | "free" | "ask";
  redo: boolean;
  ends_turn: boolean;
  asked: number | null;
  score_sheets: Record<string, number>[] | null;
  /** How many answers of the guide's line have been given, null when others were and at tables without a guide. */
  guided: number | null;
}

export type Clock =
  | { kind: "none" }
  | { kind: "live"; seconds: number; increment: number }
  | { kind: "days"; days: number };

export interface TableSettings {
  public: boolean;
  spectators: boolean;
  end_turn: "automatic" | "explicit";
  undo: "own" | "never";
  hints: boolean;
  clock: Clock;
  patience: number;
  stand_in: string;
}

export interface ClockShown {
  since: number;
  left: (number | null)[];
}

export interface Said {
  seq: number;
  at: number;
  seat: number | null;
  name: string;
  text: string;
}

export interface TableShown {
  id: string;
  seq: number;
  game: string;
  players: number;
  options: Record<string, string>;
  settings: TableSettings;
  stage: "open" | "playing" | "over";
  archived: boolean;
  goes_on: boolean;
  guided: boolean;
  seat: number | null;
  hosting: boolean;
  seats: SeatShown[];
  clock: ClockShown | null;
  position: Position | null;
  chat: Said[];
  note: string;
  scores: number[] | null;
  winners: number[] | null;
  rematch: string;
  rematch_of: string;
  invitations: string[] | null;
  watch: string | null;
}

export interface Happened {
  seq: number;
  at: number;
  kind: string;
  seat?: number | null;
  told?: GameEvent[][];
  count?: number;
  name?: string;
  level?: string;
  reason?: string;
  text?: string;
  against?: number | null;
  table?: string;
}

export interface Tried {
  reveals: boolean;
  view: View | null;
  legal: Answer[];
  told: GameEvent[];
}

/** A figure that bots expect, and between what it may well be. */
export interface Expected {
  value: number;
  low: number;
  high: number;
}

/** An answer that a bot advises; what was not measured is null. */
export interface Advice {
  code: number;
  chance: Expected | null;
  points: Expected | null;
  reason: Message | null;
}

export interface Hint {
  answers: Advice[];
}

/**
 * One thing that a guide asks for: so many answers come before it, and for each of its own those that are right; `parts`
 * are touched one after the other where a gesture stands for several answers.
 */
export interface GuideStep {
  id: string;
  begins: number;
  answers: Omit<Answer, "message">[][];
  parts: string[][];
}

/** A guided first game: its steps, and how many answers it has in all. */
export interface GuideShown {
  steps: GuideStep[];
  answers: number;
}

export interface PositionShown {
  position: number;
  view: View;
  told: GameEvent[];
}

export interface GameShown {
  id: string;
  title: Record<string, string>;
  /** A line in each language in which the game has one. */
  about: Record<string, string>;
  /** How long it lasts, from and to; empty when nobody knows. */
  minutes: number[];
  players: [number, number];
  options: { id: string; values: string[]; sets: Record<string, Record<string, string>> }[];
  bots: string[];
  /** The steps of its guided first game, none where there is no such game. */
  guided: number;
  credits: { authors?: string[]; publisher?: string; year?: number };
}

export interface Listed {
  id: string;
  game: string;
  players: number;
  stage: "open" | "playing" | "over";
  archived: boolean;
  host: string;
  free_seats: number;
  your_turn: boolean;
  changed_at: number;
}

export interface Me {
  id: string;
  name: string;
  login: string | null;
  email: string;
  /** Whoever reads its mail has said that it is theirs: letters go there. */
  email_verified: boolean;
  webhook: string;
  /** Whether this house sends letters. */
  letters: boolean;
  form_key: string;
}

export type Profile = Pick<Me, "name" | "email" | "webhook">;

/** A personal token for an outside bot; `token` itself is there once, when it has just been made. */
export interface Token {
  id: string;
  label: string;
  created_at: number;
  token: string | null;
}

export type Frame =
  | { type: "table"; table: TableShown }
  | {
      type: "happened";
      seq: number;
      entries: Happened[];
      position?: Position;
      clock?: ClockShown | null;
      table?: TableShown;
    }
  | { type: "presence"; seats: number[]; watching: number }
  | { type: "ack"; id: string; seq: number; repeated: boolean }
  | { type: "error"; code: string; message: string; id?: string; wait?: number; table?: TableShown }
  | { type: "pong"; pong: number };

export type Command =
  | { do: "sit"; seat?: number; invitation?: string }
  | { do: "seat_bot"; seat: number; level: string }
  | { do: "remove"; seat: number }
  | { do: "change"; options: Record<string, string>; settings: TableSettings }
  | { do: "move"; codes: number[] }
  | { do: "vote"; against: number }
  | { do: "say" | "note"; text: string }
  | { do: "start" | "end_turn" | "undo" | "redo" | "agree" | "refuse" | "leave" | "return" }
  | { do: "resign" | "rematch" | "archive" };
