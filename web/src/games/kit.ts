import type { Component, Snippet } from "svelte";
import type { Clan } from "../art/clans";
import type { Answer, GameEvent, Message, View } from "../house/messages";
import type { Meant } from "./part";
import Plain from "./plain/Fetched.svelte";

/** What is told of an answer or an event apart from its words. */
export type Looked = Pick<GameEvent, "kind" | "args">;

/**
 * What a board is given: what to draw, and what may be answered. It knows no rules. The part that gives an answer carries
 * its code as `data-answer`, so that the frame can point at it.
 */
export interface BoardProps {
  view: View;
  /** The position in which the question was put; `view` is already the one after the answer that is tried. */
  asked: View;
  /** The position before the first of the chosen answers. */
  begun: View;
  seat: number | null;
  legal: Answer[];
  chosen: Answer[];
  /** Whether nothing more is asked before what was chosen is given. */
  complete?: boolean;
  fresh: GameEvent[];
  /** What the chosen answers would lead to. */
  told?: GameEvent[];
  narrow: boolean;
  /** The answer or event in the lists beside the board that somebody looks at: its place is lit. */
  looked?: Looked | null;
  choose: (answer: Answer) => void;
  /** Several answers as one gesture, `instead` of the last one chosen; "Back" takes them back together. */
  go?: (codes: number[], instead?: boolean) => void;
  doubt: (kind: string, args: Record<string, string | number>) => void;
  /** Choose several answers in one go, by their names, after taking back so many; false when one of them is refused. */
  follow?: (path: Meant[], back?: number) => Promise<boolean>;
  /** For boards that take the whole frame: the seats, of which one may be looked at, and the tabs of log, chat and rules. */
  seats?: Snippet<[Looking]>;
  beside?: Snippet;
}

/** Looking at the things of one seat. */
export interface Looking {
  look: (seat: number) => void;
  at: number | null;
}

/** What the question bar says instead of the question and what was told. */
export interface Bar {
  title: string;
  follows: string;
  /** Something that the board prepares before it answers: what Confirm and Back do with it. */
  step?: {
    /** What Confirm is called, and does. */
    label: string;
    icon: string;
    act: () => void;
    back: () => void;
    /** Whether it cannot be done as it stands: the title says why. */
    refused: boolean;
  };
}

/** A small fact about a seat: an icon, and what it counts. */
export interface Fact {
  icon: string;
  count: number | string;
  word: Message;
  /** The colour whose sign stands for it, instead of an icon. */
  clan?: Clan;
}

/** A line of the score sheet: the symbol of what it counts, and how it was reckoned where a sum says so. */
export interface ScoreLine {
  icon: string;
  /** Like "2 × 4"; empty where there is nothing to reckon. */
  sum?: (view: View, seat: number) => string;
}

export interface Points {
  value: number;
  /** Whether more is hidden. */
  open: boolean;
}

/**
 * A question whose answer is a set of things, ticked in any order; the rules ask for them one by one. The things are
 * answers of the page's own, with codes below zero.
 */
export interface Bag {
  things: Answer[];
  /** The question, while these are ticked. */
  question: (ticked: Answer[]) => Message;
  /** Whether a thing can be ticked beside those that are. */
  fits: (ticked: Answer[], thing: Answer) => boolean;
  /** Why a thing cannot be ticked. */
  refusal: Message;
  /** What the rules are answered, one after the other; null while the set is not whole. */
  order: (ticked: Answer[]) => Meant[] | null;
}

/** What the shell needs to know of a game to show it. */
export interface Kit {
  Board: Component<BoardProps>;
  clanOf: (seat: number) => Clan;
  facts: (view: View, seat: number) => Fact[];
  /** What is said of a seat in words, under its name. */
  notes?: (view: View, seat: number) => Message[];
  points: (view: View, seat: number) => Points | null;
  progress: (view: View, width: number) => Message[];
  /** The set that a question asks for; null when it asks for one thing. */
  bag?: (view: View) => Bag | null;
  /** By the names that the score sheet has for its lines. */
  lines: Record<string, ScoreLine>;
  /** The score sheet of a seat as far as the view tells it, for games that hide something that counts; null is hidden. */
  known?: (view: View, seat: number) => Record<string, number | null>;
  /** Whether the board takes the whole frame and draws seats and tabs where it has room for them. */
  whole?: boolean;
  /** More tools for the question bar. */
  Tools?: Component<BoardProps>;
  /** Which answers are also chips on a phone; all of them where a game does not say. */
  chips?: (legal: Answer[]) => Answer[];
  /** The right of its lowest row that the board leaves to log, chat and rules on a tablet held upright. */
  hostsTabs?: { width: string; height: number };
  /** What Confirm adds where a question may be left as it is; null where it must be answered. */
  endings?: (asked: { view: View; legal: Answer[] }) => Answer[] | null;
  /** The answer by which a question is left unasked, because it brings nothing new since one was last asked; null where it must be asked. */
  leaves?: (asked: { view: View; legal: Answer[]; before: View }) => Answer | null;
  /** What the question bar says; null for the question itself. */
  bar?: (props: BoardProps) => Bar | null;
}

/** Seats of a game whose own colours are not known here go by signs that no game calls a colour of its players. */
const SEATS: Clan[] = ["bone", "sand", "bark", "pitch"];

/** A game without a drawing of its own yet: a plain board made of its view. */
export const PLAIN: Kit = {
  Board: Plain,
  clanOf: (seat) => SEATS[seat] ?? "bone",
  facts: () => [],
  points: (view, seat) => (view.scores ? { value: view.scores[seat] ?? 0, open: true } : null),
  progress: () => [],
  lines: {},
};

const DRAWN: Record<string, () => Promise<{ kit: Kit }>> = {
  vikings_on_board: () => import("./vikings_on_board/kit"),
  knarr: () => import("./knarr/kit"),
  explorers: () => import("./explorers/kit"),
  feast_for_odin: () => import("./feast_for_odin/kit"),
};

/** The kit of a game; the plain one where nobody has drawn a board. In words only the board itself is plain. */
export async function kitOf(game: string, drawn = true): Promise<Kit> {
  const load = DRAWN[game];
  const kit = load ? (await load()).kit : PLAIN;
  if (drawn) return kit;
  const { clanOf, facts, points, progress, lines } = kit;
  return { Board: Plain, clanOf, facts, points, progress, lines, ...(kit.notes && { notes: kit.notes }), ...(kit.known && { known: kit.known }) };
}
