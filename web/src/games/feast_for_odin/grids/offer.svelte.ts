import type { Answer } from "../../../house/messages";
import type { BoardProps } from "../../kit";
import { tableOf, type GridBoard, type Player } from "../view";
import { groundOf, takes } from "./geometry";
import { isTile } from "./shapes";

/** Questions of a tile that has been begun; others in which something may be laid offer boards. */
const BEGUN = ["lay-tile", "lay-turn", "lay-cell"];
/** The occupation by which wood lies in houses like silver. */
const WOOD_CARD = "master_joiner";

/** What may be laid at this moment, and on which boards: read from the question, and reckoned for every tile. */
export class Offer {
  /** What the board is given. */
  table = $state.raw<BoardProps | null>(null);

  readonly player = $derived.by((): Player | null => {
    const { table } = this;
    return table && table.seat !== null ? (tableOf(table.view).players[table.seat] ?? null) : null;
  });

  private readonly boards = $derived.by((): GridBoard[] => (this.table ? tableOf(this.table.view).boards.filter(({ owner }) => owner === this.table?.seat) : []));
  readonly grounds = $derived(new Map(this.boards.map((board) => [board.board, groundOf(board)])));
  readonly woodToo = $derived(this.player?.occupations.some(({ card }) => card === WOOD_CARD) ?? false);

  /** The kind of the question, while it is not answered to the end. */
  private readonly question = $derived.by((): string => {
    const { table } = this;
    return table?.legal.length ? (table.asked.question?.kind ?? "") : "";
  });

  /** How many answers belong to a tile that has been begun: a board, and what was said of the tile. */
  readonly begun = $derived.by((): number => {
    if (!BEGUN.includes(this.question)) return 0;
    const chosen = this.table?.chosen ?? [];
    const board = chosen.findLastIndex(({ kind }) => kind === "board");
    return board < 0 ? 0 : chosen.length - board;
  });

  /** The one tile that the question is about, where it is not free to choose. */
  private readonly given = $derived.by((): string | null => {
    const { table } = this;
    if (!table || (this.question !== "lay-given" && (this.begun || !BEGUN.includes(this.question)))) return null;
    const named = table.asked.question?.message.args?.["item"];
    return this.question === "lay-tile" || typeof named !== "object" ? null : named.id.replace("item-", "");
  });

  /** The boards on which something may be laid now, by the rules. */
  private readonly openBoards = $derived.by((): string[] => {
    const { table } = this;
    if (!table) return [];
    if (this.begun) return [...this.grounds.keys()];
    if (BEGUN.includes(this.question)) return [tableOf(table.asked).laying?.board ?? ""];
    return table.legal.flatMap(({ kind, args }) => (kind === "board" && this.question !== "explore" ? [String(args["board"])] : []));
  });

  /** Whether tiles can be laid at this moment. */
  readonly possible = $derived(this.openBoards.length > 0);

  /** The tiles that fit on some board now, each with those boards. */
  private readonly fitting = $derived.by((): Map<string, string[]> => {
    const tiles = this.given ? [this.given] : Object.keys(this.player?.supply ?? {}).filter((item) => this.player?.supply[item]);
    return new Map(tiles.filter(isTile).map((item) => [item, this.openBoards.filter((name) => this.fitsOn(name, item))]));
  });

  private fitsOn(name: string, item: string): boolean {
    const ground = this.grounds.get(name);
    return !!ground && takes(ground, item, this.woodToo);
  }

  /** The boards on which a tile fits. */
  boardsFor(item: string): readonly string[] {
    return this.fitting.get(item) ?? [];
  }

  /** Tiles of the supply that fit on some board now. */
  readonly items = $derived([...this.fitting].flatMap(([item, boards]) => (boards.length ? [item] : [])));

  canTake(item: string): boolean {
    return this.items.includes(this.owned(item));
  }

  /** An animal that stands for those that are pregnant as well: a plain one first. */
  owned(item: string): string {
    return !this.player?.supply[item] && this.player?.supply[`pregnant_${item}`] ? `pregnant_${item}` : item;
  }

  /** The answer that a cell of a board stands for. */
  answerAt(board: string, row: number, col: number): number | undefined {
    const { table } = this;
    if (!table || this.question !== "lay-cell" || tableOf(table.asked).laying?.board !== board) return undefined;
    return this.cellAnswers.get(`${row},${col}`)?.code;
  }

  private readonly cellAnswers = $derived(
    new Map<string, Answer>(this.question === "lay-cell" ? (this.table?.legal ?? []).map((answer) => [`${answer.args["row"]},${answer.args["col"]}`, answer]) : []),
  );
}
