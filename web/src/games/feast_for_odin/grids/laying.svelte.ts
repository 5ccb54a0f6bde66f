import { tick, untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Answer } from "../../../house/messages";
import type { Bar, BoardProps } from "../../kit";
import type { Meant } from "../../part";
import { tableOf, type GridBoard, type Player } from "../view";
import { forbiddenCells, groundOf, isHouse, placesOf, takes, whyNot, type Cell, type Ground, type Place, type Refusal } from "./geometry";
import { changeOf, covering, nearest, ranked, type Change } from "./places";
import { isTile, mirrored, shapeOf, turned, turnsOf } from "./shapes";
import { barInWords } from "./speech";

/** A tile in hand, and where it would lie. */
export interface Hand extends Place {
  item: string;
  board: string;
}

/** Questions in which something may be laid: those that offer boards, and those of a tile that has been begun. */
const BEGUN = ["lay-tile", "lay-turn", "lay-cell"];
/** The occupation by which wood lies in houses like silver. */
const WOOD_CARD = "master_joiner";
/** How far a finger or a mouse moves before it carries something, in pixels. */
const DRAG = 6;
/** How far above a finger a tile is carried, in pixels. */
const LIFT = 60;
/** How near a place must be to draw a carried tile to it, in cells. */
const REACH = 0.9;

interface Carry {
  pointer: number;
  from: { x: number; y: number };
  lift: number;
  /** Where the tile was grabbed, in cells from its top left corner; null: in its middle. */
  held: { x: number; y: number } | null;
  put: () => void;
}

/** Laying tiles on one's boards: what is in hand, where it fits, and why not. There is one table on a page. */
class Laying {
  /** What the board is given. */
  table = $state.raw<BoardProps | null>(null);
  hand = $state.raw<Hand | null>(null);
  /** The board that is shown large, and the last one of them that is no house. */
  large = $state("home_board");
  land = $state("home_board");
  dragging = $state(false);
  /** Where a carried tile is while it is over no board. */
  carried = $state.raw<{ x: number; y: number } | null>(null);

  private readonly grids = new Map<string, Element>();
  private carry: Carry | null = null;
  private origin: HTMLElement | null = null;
  /** The last tile laid: it comes back to the hand when it is taken back. */
  private last = $state.raw<{ hand: Hand; chosen: number; begun: unknown } | null>(null);

  /** For an effect of the board: what it is given, whenever answers are chosen, taken back or sent. */
  attend(table: BoardProps): void {
    this.table = table;
    void [table.chosen, table.begun, table.legal];
    untrack(() => {
      this.comeAgain();
      if (this.hand && !this.boardsFor(this.hand.item).includes(this.hand.board)) this.hand = null;
    });
  }

  // ---------------------------------------------------------------- what may be laid
  private readonly player = $derived.by((): Player | null => {
    const { table } = this;
    return table && table.seat !== null ? (tableOf(table.view).players[table.seat] ?? null) : null;
  });

  readonly boards = $derived.by((): GridBoard[] => (this.table ? tableOf(this.table.view).boards.filter(({ owner }) => owner === this.table?.seat) : []));
  private readonly grounds = $derived(new Map(this.boards.map((board) => [board.board, groundOf(board)])));
  private readonly woodToo = $derived(this.player?.occupations.some(({ card }) => card === WOOD_CARD) ?? false);

  /** The kind of the question, while it is not answered to the end. */
  private readonly question = $derived.by((): string => {
    const { table } = this;
    return table?.legal.length ? (table.asked.question?.kind ?? "") : "";
  });

  /** How many answers belong to a tile that has been begun: a board, and what was said of the tile. */
  private readonly begun = $derived.by((): number => {
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

  /** The boards on which a tile fits, the large one first. */
  boardsFor(item: string): string[] {
    if (!isTile(item) || (this.given ? this.given !== item : !(this.player?.supply[item] ?? 0))) return [];
    const fitting = this.openBoards.filter((name) => {
      const ground = this.grounds.get(name);
      return ground && takes(ground, item, this.woodToo);
    });
    return fitting.sort((a, b) => Number(b === this.large) - Number(a === this.large));
  }

  /** Tiles of the supply that fit on some board now. */
  readonly items = $derived.by((): string[] => {
    if (!this.possible) return [];
    return (this.given ? [this.given] : Object.keys(this.player?.supply ?? {})).filter((item) => this.boardsFor(item).length > 0);
  });

  /** Whether somebody is laying tiles: one is in hand, or one has just been laid and there are more. */
  readonly busy = $derived(this.hand !== null || (this.last !== null && this.items.length > 0));

  canTake(item: string): boolean {
    return this.items.includes(this.owned(item));
  }

  /** An animal that stands for those that are pregnant as well: a plain one first. */
  private owned(item: string): string {
    return !this.player?.supply[item] && this.player?.supply[`pregnant_${item}`] ? `pregnant_${item}` : item;
  }

  // ---------------------------------------------------------------- the tile in hand
  private readonly ground = $derived.by((): Ground | null => (this.hand ? (this.grounds.get(this.hand.board) ?? null) : null));
  private readonly held = $derived(this.hand ? `${this.hand.board}/${this.hand.item}` : "");
  /** All places for the tile in hand on its board, best first. */
  readonly places = $derived.by((): Place[] => {
    const [board, item] = this.held.split("/");
    const ground = this.grounds.get(board ?? "");
    return ground && item ? ranked(ground, item, placesOf(ground, item, this.woodToo)) : [];
  });

  /** Cells beside tiles that the one in hand may not touch. */
  readonly forbidden = $derived.by((): Cell[] => {
    const [board, item] = this.held.split("/");
    const ground = this.grounds.get(board ?? "");
    return ground && item ? forbiddenCells(ground, item) : [];
  });

  readonly refusal = $derived.by((): Refusal | null => (this.hand && this.ground ? whyNot(this.ground, this.hand.item, this.hand) : null));
  readonly fits = $derived(this.hand !== null && this.refusal === null);
  readonly change = $derived.by((): Change | null => (this.hand && this.ground && this.fits ? changeOf(this.ground, this.hand.item, this.hand) : null));

  /** Which of the places it is, counted from 0; −1 where it does not fit. */
  readonly index = $derived.by((): number => {
    const { hand } = this;
    return hand && this.fits ? this.places.findIndex(({ turn, row, col }) => turn === hand.turn && row === hand.row && col === hand.col) : -1;
  });

  readonly canMirror = $derived(this.hand !== null && mirrored(this.hand.item, this.hand.turn) !== this.hand.turn);
  readonly canTurn = $derived(this.hand !== null && turnsOf(this.hand.item).length > 1);

  /** What the question bar says while a tile is in hand. */
  readonly bar = $derived.by((): Bar | null => {
    if (!this.hand || !this.ground) return null;
    const act = (): void => void (this.fits ? this.lay() : this.goToFit());
    return barInWords({ hand: this.hand, ground: this.ground, refusal: this.refusal, places: this.places, act, back: () => this.drop() });
  });

  /** Take a tile of the supply in hand; with the press of a pointer it can be dragged away. False when it fits nowhere now. */
  take(named: string, event: PointerEvent | null = null): boolean {
    const item = this.owned(named);
    const [board] = this.boardsFor(item);
    if (board === undefined || this.dropped) return false;
    const turn = this.hand?.item === item ? this.hand.turn : null;
    if (event) this.lift(event, null, () => this.hold(item, board, turn));
    else {
      this.origin = document.activeElement as HTMLElement | null;
      this.hold(item, board, turn);
      this.focus();
    }
    return true;
  }

  /** For whatever stands for a tile of the supply: a press takes it, a drag carries it to a board. */
  handle(item: () => string | null): Attachment<HTMLElement | SVGElement> {
    return (element) => {
      const wanted = (): string => item() ?? "";
      const down = (event: Event): void => void (this.canTake(wanted()) && this.take(wanted(), event as PointerEvent));
      const click = (event: Event): void => {
        if (!this.canTake(wanted()) || this.dropped) return;
        event.stopPropagation();
        this.take(wanted());
      };
      element.addEventListener("pointerdown", down);
      element.addEventListener("click", click);
      return () => {
        element.removeEventListener("pointerdown", down);
        element.removeEventListener("click", click);
      };
    };
  }

  private hold(item: string, board: string, turn: number | null = null): void {
    this.enlarge(board);
    this.hand = { item, board, turn: turn ?? 0, row: 0, col: 0 };
    const best = (turn !== null && this.places.find((place) => place.turn === turn)) || this.places[0];
    if (best) this.hand = { ...this.hand, ...best };
  }

  /** Put the tile back. */
  drop(): void {
    this.hand = null;
    this.carried = null;
    this.last = null;
    this.comeBack();
  }

  /** Go on with the tile on another board. */
  show(board: string): void {
    this.enlarge(board);
    if (this.hand && this.hand.board !== board && this.boardsFor(this.hand.item).includes(board)) this.hold(this.hand.item, board, this.hand.turn);
  }

  /** Go on with the tile on the next board that takes it. */
  showNext(): void {
    const boards = this.hand ? this.boardsFor(this.hand.item).sort() : [];
    const next = boards[(boards.indexOf(this.hand?.board ?? "") + 1) % boards.length];
    if (next !== undefined) this.show(next);
    this.focus();
  }

  private enlarge(board: string): void {
    this.large = board;
    if (!isHouse(board)) this.land = board;
  }

  // ---------------------------------------------------------------- moving it
  private put(place: Partial<Place>): void {
    if (this.hand) this.hand = { ...this.hand, ...this.clamped({ ...this.hand, ...place }) };
  }

  private clamped<P extends Hand>(place: P): P {
    const shape = shapeOf(place.item, place.turn);
    const [rows, cols] = [(this.ground?.height ?? 1) - shape.height, (this.ground?.width ?? 1) - shape.width];
    return { ...place, row: Math.max(0, Math.min(rows, place.row)), col: Math.max(0, Math.min(cols, place.col)) };
  }

  /** One cell further. */
  move(rows: number, cols: number): void {
    if (this.hand) this.put({ row: this.hand.row + rows, col: this.hand.col + cols });
  }

  turn(): void {
    if (this.hand) this.swing(turned(this.hand.item, this.hand.turn));
  }

  mirror(): void {
    if (this.hand) this.swing(mirrored(this.hand.item, this.hand.turn));
  }

  /** Another turn around the same middle, drawn to a place that fits if one is near. */
  private swing(turn: number): void {
    const { hand } = this;
    if (!hand) return;
    const [before, after] = [shapeOf(hand.item, hand.turn), shapeOf(hand.item, turn)];
    const at = { row: hand.row + (before.height - after.height) / 2, col: hand.col + (before.width - after.width) / 2 };
    this.put({ turn, ...(nearest(this.places, turn, at, 2 * REACH) ?? { row: Math.round(at.row), col: Math.round(at.col) }) });
  }

  /** To the next place of the list, or the one before. */
  step(by: number): void {
    const { length } = this.places;
    if (!length) return;
    const next = this.index < 0 ? (by > 0 ? 0 : length - 1) : (this.index + by + length) % length;
    this.put(this.places[next] as Place);
  }

  /** To the place that is nearest, turned as it is if possible. */
  goToFit(): void {
    const { hand } = this;
    const place = hand && (nearest(this.places, hand.turn, hand) ?? this.places[0]);
    if (place) this.put(place);
  }

  /** A tap on a cell: on the tile in hand it is laid, elsewhere it goes there. */
  tap(board: string, [row, col]: Cell): void {
    const { hand } = this;
    if (!hand || this.dropped) return;
    if (hand.board === board && this.isOn(row, col)) void (this.fits ? this.lay() : undefined);
    else if (this.goTo(board)) this.put(covering(this.places, hand, row, col) ?? this.centred(row, col));
  }

  /** Whether the tile in hand is on this board now. */
  private goTo(board: string): boolean {
    if (this.hand?.board !== board) this.show(board);
    return this.hand?.board === board;
  }

  private isOn(row: number, col: number): boolean {
    const { hand } = this;
    return hand !== null && shapeOf(hand.item, hand.turn).rows[row - hand.row]?.[col - hand.col] === "#";
  }

  private centred(row: number, col: number): Partial<Place> {
    const shape = this.hand && shapeOf(this.hand.item, this.hand.turn);
    return shape ? { row: row - Math.floor((shape.height - 1) / 2), col: col - Math.floor((shape.width - 1) / 2) } : {};
  }

  // ---------------------------------------------------------------- dragging
  /** A grid on which tiles can be dropped. */
  register(board: string, element: Element): () => void {
    this.grids.set(board, element);
    this.boxes = null;
    return () => {
      this.boxes = null;
      if (this.grids.get(board) === element) this.grids.delete(board);
    };
  }

  /** A press on a grid: on the tile in hand it grabs it there. */
  grab(event: PointerEvent, [row, col]: Cell): void {
    const { hand } = this;
    if (!hand || !this.isOn(row, col)) return;
    const held = event.pointerType === "touch" ? null : { x: col - hand.col + 0.5, y: row - hand.row + 0.5 };
    this.lift(event, held, () => undefined);
  }

  /** Whether a drag has just ended: the click that follows it is no tap. */
  private dropped = false;

  private lift(event: PointerEvent, held: Carry["held"], begin: () => void): void {
    if (event.button !== 0) return;
    this.letGo();
    this.origin = document.activeElement as HTMLElement | null;
    const move = (moved: PointerEvent): void => this.drag(moved, begin);
    const up = (ended: PointerEvent): void => this.release(ended);
    const cancel = (): void => this.letGo();
    const forget = (): void => void (this.boxes = null);
    forget();
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", cancel);
    addEventListener("scroll", forget, true);
    const put = (): void => {
      removeEventListener("scroll", forget, true);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", cancel);
    };
    this.carry = { pointer: event.pointerId, from: { x: event.clientX, y: event.clientY }, lift: event.pointerType === "touch" ? LIFT : 0, held, put };
    this.dropped = false;
  }

  private letGo(): void {
    this.carry?.put();
    this.carry = null;
    this.dragging = false;
    this.carried = null;
  }

  private drag(event: PointerEvent, begin: () => void): void {
    const { carry } = this;
    if (!carry || event.pointerId !== carry.pointer) return;
    if (!this.dragging) {
      if (Math.hypot(event.clientX - carry.from.x, event.clientY - carry.from.y) < DRAG) return;
      begin();
      this.dragging = true;
    }
    event.preventDefault();
    this.carryTo({ x: event.clientX, y: event.clientY - carry.lift });
  }

  /** Where the grids lie, measured once for each that is shown: asking the page at every move would make it lay itself out. */
  private boxes: [string, DOMRect][] | null = null;

  private gridUnder({ x, y }: { x: number; y: number }): [string, DOMRect] | null {
    this.boxes ??= [...this.grids].map(([board, element]) => [board, element.getBoundingClientRect()]);
    for (const [board, box] of this.boxes) {
      if (x >= box.left && x <= box.right && y >= box.top && y <= box.bottom) return [board, box];
    }
    return null;
  }

  private carryTo(at: { x: number; y: number }): void {
    const [board, box] = this.gridUnder(at) ?? [null, null];
    if (!this.hand) return;
    if (board) this.goTo(board);
    const ground = this.grounds.get(board ?? "");
    if (!box || !ground || board !== this.hand.board) {
      this.carried = at;
      return;
    }
    this.carried = null;
    const { held } = this.carry ?? { held: null };
    const shape = shapeOf(this.hand.item, this.hand.turn);
    const col = ((at.x - box.left) / box.width) * ground.width - (held?.x ?? shape.width / 2);
    const row = ((at.y - box.top) / box.height) * ground.height - (held?.y ?? shape.height / 2);
    const place = nearest(this.places, this.hand.turn, { row, col }, REACH) ?? { row: Math.round(row), col: Math.round(col) };
    if (place.row !== this.hand.row || place.col !== this.hand.col) this.put(place);
  }

  /** Dropped where it fits it is laid, elsewhere on a board it waits there, and outside it goes back. */
  private release(event: PointerEvent): void {
    const { carry, dragging, carried } = this;
    if (!carry || event.pointerId !== carry.pointer) return;
    this.letGo();
    if (!dragging) return;
    this.dropped = true;
    setTimeout(() => (this.dropped = false));
    if (carried) this.drop();
    else if (this.fits) void this.lay();
    else this.focus();
  }

  // ---------------------------------------------------------------- laying it
  /** Lay the tile where it is: board, tile, turn and cell are answered in one go. */
  async lay(): Promise<void> {
    const { hand, table } = this;
    if (!hand || !table?.follow || !this.fits) return;
    const path: Meant[] = [
      { kind: "board", args: { board: hand.board } },
      { kind: "item", args: { item: hand.item } },
      { kind: "turn", args: { turn: hand.turn } },
      { kind: "cell", args: { row: hand.row, col: hand.col } },
    ];
    this.hand = null;
    const begun = table.begun;
    const done = await table.follow(path, this.begun);
    await tick();
    if (!done) this.hand = hand;
    else this.last = { hand, chosen: this.table?.chosen.length ?? 0, begun };
    if (done) this.comeBack();
  }

  /** After Back the tile is in hand again, where it lay; after Confirm it is not to be had back. */
  private comeAgain(): void {
    const { last, table } = this;
    if (!table || !last || (table.begun === last.begun && table.chosen.length >= last.chosen)) return;
    this.last = null;
    if (table.begun !== last.begun || this.hand || !this.boardsFor(last.hand.item).includes(last.hand.board)) return;
    this.enlarge(last.hand.board);
    this.hand = last.hand;
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

  private focus(): void {
    const board = this.hand?.board;
    requestAnimationFrame(() => (board ? (this.grids.get(board) as SVGElement | undefined)?.focus({ preventScroll: true }) : undefined));
  }

  private comeBack(): void {
    const { origin } = this;
    this.origin = null;
    requestAnimationFrame(() => (origin?.isConnected ? origin.focus({ preventScroll: true }) : undefined));
  }
}

export const laying = new Laying();
