/** What travels between the server and its clients. Written by `python -m tools.schema`; a test keeps it true. */

/** Something to say: the id of its words and what they are about. */
export interface Message {
  id: string;
  args?: Record<string, Word>;
}

/** A legal answer: its code, its kind and what it names, and its words at this question. */
export interface Answer {
  code: number;
  kind: string;
  args: Record<string, string | number | null>;
  message: Message;
}

/** Something that happened; what one may not see is null. */
export interface GameEvent {
  kind: string;
  args: Record<string, string | number | null>;
  message: Message;
}

/** The question of the moment. */
export interface Question {
  kind: string;
  message: Message;
}

/** All that a seat may know; `seat` is null for spectators. What lies on the board is declared by its game. */
export interface View {
  game: string;
  rules_version: number;
  players: number;
  options: Record<string, string>;
  seat: number | null;
  actor: number | null;
  question: Question | null;
  over: boolean;
  scores: number[] | null;
  winners: number[] | null;
  board: unknown;
}

/** Whose game it is. */
export interface Credits {
  authors?: string[];
  publisher?: string;
  year?: number;
}

/** Everybody takes the time they need. */
export interface NoClock {
  kind: "none";
}

/** A chess clock: so many seconds for the whole game, and some back for each turn. */
export interface LiveClock {
  kind: "live";
  seconds: number;
  increment: number;
}

/** Turn by turn: so many days for each turn. */
export interface DaysClock {
  kind: "days";
  days: number;
}

/** Take a seat: the one an invitation is for, or any free one of a public table. */
export interface Sit {
  do: "sit";
  seat?: number | null;
  invitation?: string;
}

/** Give a free seat to a bot (host). */
export interface SeatBot {
  do: "seat_bot";
  seat: number;
  level?: string;
}

/** Empty a seat before the start (host). */
export interface RemovePlayer {
  do: "remove";
  seat: number;
}

/** Choose other options and settings before the start (host). */
export interface Change {
  do: "change";
  options: Record<string, string>;
  settings: TableSettings;
}

/** The host's choices. */
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

/** Begin the game (host; every seat filled). */
export interface Start {
  do: "start";
}

/** Answer the question of the moment, or several in a row: all or none. */
export interface Move {
  do: "move";
  codes: number[];
}

/** Pass the turn on, where turns end explicitly. */
export interface EndTurn {
  do: "end_turn";
}

/** Take back one's last answer; once the turn has passed on, the others are asked first. */
export interface Undo {
  do: "undo";
}

/** Give again the answer last taken back. */
export interface Redo {
  do: "redo";
}

/** Let the one who asked take their turn back. */
export interface Agree {
  do: "agree";
}

/** Do not let them. */
export interface Refuse {
  do: "refuse";
}

/** Stand up before the start, or leave a running game. */
export interface Leave {
  do: "leave";
}

/** Come back to one's seat. */
export interface Return {
  do: "return";
}

/** Vote to let a bot play on for a seat that has left or keeps the table waiting. */
export interface Vote {
  do: "vote";
  against: number;
}

/** Give up: a bot plays on, or the game ends when one is left. */
export interface Resign {
  do: "resign";
}

/** Say something to all. */
export interface Say {
  do: "say";
  text: string;
}

/** Write a note to oneself. */
export interface Note {
  do: "note";
  text: string;
}

/** Ask for another game with the same people. */
export interface Rematch {
  do: "rematch";
}

/** Put the table away (host). */
export interface Archive {
  do: "archive";
}

/** Milliseconds left to each seat at the moment `since`; the clock of the seat waited for runs from there. */
export interface ClockShown {
  since: number;
  left: (number | null)[];
}

/** An entry of the log as one viewer may know it; what does not apply to its kind is left out. */
export interface Happened {
  seq: number;
  at: number;
  kind: string;
  seat?: number;
  told?: GameEvent[][];
  codes?: number[];
  count?: number;
  turn?: number;
  name?: string;
  level?: string;
  reason?: string;
  text?: string;
  against?: number;
  scores?: number[];
  winners?: number[];
  table?: string;
}

/** Where the game stands, as the viewer may know it. */
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
  guided: number | null;
}

/** A table as one viewer may know it. `invitations` and `watch` are for the host, `seed` for after the end. */
export interface TableShown {
  id: string;
  seq: number;
  game: string;
  rules_version: number;
  players: number;
  options: Record<string, string>;
  settings: TableSettings;
  stage: Stage;
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
  seed: string | null;
  rematch: string;
  rematch_of: string;
  invitations: string[] | null;
  watch: string | null;
  created_at: number;
  changed_at: number;
}

/** A seat. `kind`: empty, person or bot, each with a name; `replaced`: a bot plays on for the person named. */
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

/** A line of the chat: raw text, to be escaped where it is shown. */
export interface Said {
  seq: number;
  at: number;
  seat: number | null;
  name: string;
  text: string;
}

/** A command to a table. */
export interface Asking {
  command: Command;
  id?: string;
  expected_seq?: number | null;
}

/** Answers to try one after the other. */
export interface Trial {
  codes: number[];
}

/** An answer that is not offered, after other answers have been tried. */
export interface Doubt {
  kind: string;
  args: Record<string, number | string>;
  codes?: number[];
}

/** What the answers lead to. `reveals`: the last one turns something up, so no more is told before it is given. */
export interface Tried {
  reveals: boolean;
  view: View | null;
  legal: Answer[];
  told: GameEvent[];
}

/** Why an answer is not possible, as a message of the game's words; null when it is, or no more can be said. */
export interface Reason {
  message: Message | null;
}

/** What the answers lead to that a socket asked about. */
export interface TriedFrame {
  type: "tried";
  id: string;
  tried: Tried;
}

/** Why an answer is not possible that a socket asked about. */
export interface ReasonFrame {
  type: "reason";
  id: string;
  reason: Reason;
}

/** Keeps a socket open; answered by a pong. */
export interface Ping {
  ping: number;
}

/** The command was carried out and is safe on the disk; `seq`: the first entry it led to. */
export interface Ack {
  type: "ack";
  id: string;
  seq: number;
  repeated: boolean;
}

/** Something was refused and nothing was changed. */
export interface Failure {
  type: "error";
  code: "bad_form_key" | "bad_host" | "bad_letter" | "bad_name" | "bad_origin" | "bad_setting" | "busy" | "cannot_undo" | "illegal" | "login_taken" | "malformed" | "not_allowed" | "not_now" | "not_your_turn" | "seat_taken" | "stale" | "too_large" | "too_long" | "too_many" | "too_often" | "turn_not_ended" | "unauthorized" | "unknown" | "wrong_password";
  message: string;
  id?: string;
  wait?: number;
  table?: TableShown;
}

/** Everything about the table: the first frame after connecting. */
export interface TableFrame {
  type: "table";
  table: TableShown;
}

/** New entries of the log; `seq`: the last entry the client knows now. */
export interface HappenedFrame {
  type: "happened";
  seq: number;
  entries: Happened[];
  position?: Position;
  clock?: ClockShown;
  table?: TableShown;
}

/** Which seats have a connection, and how many others watch. */
export interface Presence {
  type: "presence";
  seats: number[];
  watching: number;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
  pong: number;
}

/** An earlier position of a game, and what the answer that led to it told. */
export interface PositionShown {
  position: number;
  view: View;
  told: GameEvent[];
}

/** Oneself. `form_key`: to be sent as the header x-form-key with everything that changes something. */
export interface Me {
  id: string;
  name: string;
  login: string | null;
  email: string;
  email_verified: boolean;
  webhook: string;
  letters: boolean;
  form_key: string;
}

/** A login and a password to be. */
export interface NewAccount {
  login: string;
  password: string;
}

/** A login and a password. */
export interface Credentials {
  login: string;
  password: string;
}

/** The password one has, and the one one wants. */
export interface NewPassword {
  old: string;
  new: string;
}

/** The login whose password was forgotten. */
export interface Forgotten {
  login: string;
}

/** The key of a letter. */
export interface Letter {
  key: string;
}

/** The key of a letter, and the password one wants. */
export interface ByLetter {
  key: string;
  password: string;
}

/** A component: what it is, which one, its names where it has some, and how sure the house is of it. */
export interface ComponentShown {
  kind: string;
  id: string;
  name: Record<string, string>;
  confidence: string;
}

/** An option of a game, its default first; `sets`: what a value presets in other options. */
export interface OptionShown {
  id: string;
  values: string[];
  sets: Record<string, Record<string, string>>;
}

/** A game of the house. `about`: a line in each language in which the room has one; `minutes`: from, to; `guided`: the steps of its guided first game, none where there is no such game. */
export interface GameShown {
  id: string;
  title: Record<string, string>;
  about: Record<string, string>;
  minutes: number[];
  players: [number, number];
  rules_version: number;
  options: OptionShown[];
  bots: string[];
  guided: number;
  credits: Credits;
}

/** How the server is doing; `rules`: which games are compiled already. */
export interface Health {
  status: string;
  version: string;
  database: string;
  rules: Record<string, string>;
}

/** An answer that is right, by its code and its name. */
export interface Right {
  code: number;
  kind: string;
  args: Record<string, number | string | null>;
}

/** A step, or how the one of this `id` goes on. `begins`: so many answers come before it; `answers`: for each of its own those that are right; `parts`: what is touched on the board, one after the other, where that is not simply the answer. */
export interface GuideStep {
  id: string;
  begins: number;
  answers: Right[][];
  parts: string[][];
}

/** The steps of a guided first game; `answers`: how many, the others' among them, it has in all. */
export interface GuideShown {
  steps: GuideStep[];
  answers: number;
}

/** What to be called. */
export interface Named {
  name: string;
}

/** What to be called, and where to be told of one's turn; empty for nowhere. */
export interface Profile {
  name: string;
  email?: string;
  webhook?: string;
}

/** What a token is for. */
export interface Label {
  label: string;
}

/** The wish to be forgotten; an account gives its password. */
export interface Leaving {
  password?: string;
}

/** A personal token; `token` is shown once, when it is made. */
export interface Token {
  id: string;
  label: string;
  created_at: number;
  token: string | null;
}

/** What a client sends over a socket: a command, a ping, answers to try, or one to be told the reason against. */
export interface Incoming {
  command?: Sit | SeatBot | RemovePlayer | Change | Start | Move | EndTurn | Undo | Redo | Agree | Refuse | Leave | Return | Vote | Resign | Say | Note | Rematch | Archive | null;
  id?: string;
  expected_seq?: number | null;
  ping?: number | null;
  trial?: Trial | null;
  doubt?: Doubt | null;
}

/** A table to be set up. */
export interface NewTable {
  game: string;
  players: number;
  options?: Record<string, string>;
  settings?: TableSettings;
}

/** Where in a finished game to play on from: after so many answers. */
export interface PlayOn {
  position: number;
}

/** A table in a list. `your_turn`: the table waits for you. */
export interface Listed {
  id: string;
  game: string;
  players: number;
  stage: Stage;
  archived: boolean;
  public: boolean;
  host: string;
  free_seats: number;
  your_turn: boolean;
  changed_at: number;
}

/** The points of every seat after each answer, from the set-up on. */
export interface Course {
  scores: number[][];
}

/** What a bot would answer, the best first. */
export interface Hint {
  answers: Advice[];
}

/** An answer; where games like this were measured the `chance` to win (0 to 1) and the final `points`; why. */
export interface Advice {
  code: number;
  chance: Expected | null;
  points: Expected | null;
  reason: Message | null;
}

/** A figure, and between what it may well be. */
export interface Expected {
  value: number;
  low: number;
  high: number;
}

/** A question that somebody wants advice on: the one after these answers. */
export interface Perplexity {
  codes?: number[];
}

export type Word = string | number | Message;

export type Stage = "open" | "playing" | "over";

export type Clock = NoClock | LiveClock | DaysClock;

export type Command = Sit | SeatBot | RemovePlayer | Change | Start | Move | EndTurn | Undo | Redo | Agree | Refuse | Leave | Return | Vote | Resign | Say | Note | Rematch | Archive;

export type Frame = TableFrame | HappenedFrame | Presence | Ack | Failure | Pong | TriedFrame | ReasonFrame;
