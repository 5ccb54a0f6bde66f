import { tick, untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Bar, BoardProps } from "../../kit";
import type { Meant } from "../../part";
import { Carrying, type Point } from "./carrying.svelte";
import type { Cell } from "./geometry";
import { Held, REACH, type Hand } from "./held.svelte";
import { covering, nearest } from "./places";
import { shapeOf } from "./shapes";
import { barInWords } from "./speech";

/** How long a tile that is carried must rest until words are written about it, in milliseconds: to write them takes time. */
const PAUSE = 120;

/** Laying tiles on one's boards: taking one in hand, carrying it, laying it. There is one table on a page. */
class Laying extends Held {
  private origin: HTMLElement | null = null;
  /** The last tile laid: it comes back to the hand when it is taken back. */
  private last = $state.raw<{ hand: Hand; chosen: number; begun: unknown } | null>(null);
  private telling: ReturnType<typeof setTimeout> | undefined;

  protected override tell(): void {
    clearTimeout(this.telling);
    this.telling = undefined;
    if (this.dragging && this.hand && this.told) this.telling = setTimeout(() => super.tell(), PAUSE);
    else super.tell();
  }

  /** For an effect of the board: what it is given, whenever answers are chosen, taken back or sent. */
  attend(table: BoardProps): void {
    this.offer.table = table;
    void [table.chosen, table.begun, table.legal];
    untrack(() => {
      this.comeAgain();
      if (this.hand && !this.boardsFor(this.hand.item).includes(this.hand.board)) this.hand = null;
    });
  }

  /** Whether somebody is laying tiles: one is in hand, or one has just been laid and there are more. */
  readonly busy = $derived(this.hand !== null || (this.last !== null && this.offer.items.length > 0));

  /** What the question bar says while a tile is in hand. */
  readonly bar = $derived.by((): Bar | null => {
    if (!this.told || !this.ground) return null;
    const act = (): void => void (this.fits ? this.lay() : this.goToFit());
    return barInWords({ hand: this.told, ground: this.ground, refusal: this.hindrance, places: this.places, act, back: () => this.drop() });
  });

  // ---------------------------------------------------------------- taking it
  /** Take a tile of the supply in hand; with the press of a pointer it can be dragged away. False when it fits nowhere now. */
  take(named: string, event: PointerEvent | null = null): boolean {
    const item = this.offer.owned(named);
    const [board] = this.boardsFor(item);
    if (board === undefined || this.carrying.dropped) return false;
    const turn = this.hand?.item === item ? this.hand.turn : null;
    this.origin = document.activeElement as HTMLElement | null;
    if (event) this.carrying.lift(event, null, () => this.hold(item, board, turn));
    else {
      this.hold(item, board, turn);
      this.focus();
    }
    return true;
  }

  /** For whatever stands for a tile of the supply: a press takes it, a drag carries it to a board. */
  handle(item: () => string | null): Attachment<HTMLElement | SVGElement> {
    return (element) => {
      const wanted = (): string => item() ?? "";
      const down = (event: Event): void => void (this.offer.canTake(wanted()) && this.take(wanted(), event as PointerEvent));
      const click = (event: Event): void => {
        if (!this.offer.canTake(wanted()) || this.carrying.dropped) return;
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

  /** Put the tile back. */
  drop(): void {
    this.hand = null;
    this.last = null;
    this.comeBack();
  }

  /** Go on with the tile on the next board that takes it. */
  showNext(): void {
    const boards = this.hand ? this.boardsFor(this.hand.item).sort() : [];
    const next = boards[(boards.indexOf(this.hand?.board ?? "") + 1) % boards.length];
    if (next !== undefined) this.show(next);
    this.focus();
  }

  /** A tap on a cell: on the tile in hand it is laid, elsewhere it goes there. */
  tap(board: string, [row, col]: Cell): void {
    const { hand } = this;
    if (!hand || this.carrying.dropped) return;
    if (hand.board === board && this.isOn(row, col)) void (this.fits ? this.lay() : undefined);
    else if (this.goTo(board)) this.put(covering(this.places, hand, row, col) ?? this.centred(row, col));
  }

  // ---------------------------------------------------------------- carrying it
  private readonly carrying = new Carrying({
    over: (board, share, held) => this.carryTo(board, share, held),
    rest: () => this.tell(),
    put: (outside) => this.release(outside),
  });

  get dragging(): boolean {
    return this.carrying.dragging;
  }

  /** Where a carried tile is while it is over no board. */
  get carried(): Point | null {
    return this.carrying.carried;
  }

  /** A grid on which tiles can be dropped. */
  register(board: string, element: Element): () => void {
    return this.carrying.register(board, element);
  }

  /** A map of a board: a tile carried over it for a moment goes to that board. */
  door(element: Element, show: () => void): () => void {
    return this.carrying.door(element, show);
  }

  /** A press on a grid: on the tile in hand it grabs it there. */
  grab(event: PointerEvent, [row, col]: Cell): void {
    const { hand } = this;
    if (!hand || !this.isOn(row, col)) return;
    this.origin = document.activeElement as HTMLElement | null;
    this.carrying.lift(event, event.pointerType === "touch" ? null : { x: col - hand.col + 0.5, y: row - hand.row + 0.5 }, () => undefined);
  }

  /** Carried over a board, at a share of its width and height: drawn to a place that fits if one is near. */
  private carryTo(board: string, share: Point, held: Point | null): boolean {
    const ground = this.offer.grounds.get(board);
    if (!this.hand || !ground || !this.goTo(board)) return false;
    const shape = shapeOf(this.hand.item, this.hand.turn);
    const col = share.x * ground.width - (held?.x ?? shape.width / 2);
    const row = share.y * ground.height - (held?.y ?? shape.height / 2);
    const place = nearest(this.places, this.hand.turn, { row, col }, REACH) ?? { row: Math.round(row), col: Math.round(col) };
    if (place.row !== this.hand.row || place.col !== this.hand.col) this.put(place);
    else if (this.telling) this.tell();
    return true;
  }

  /** Dropped where it fits it is laid, elsewhere on a board it waits there, and outside it goes back. */
  private release(outside: boolean): void {
    if (outside) this.drop();
    else if (this.fits) void this.lay();
    else this.focus();
  }

  // ---------------------------------------------------------------- laying it
  /** Lay the tile where it is: board, tile, turn and cell are answered in one go. */
  async lay(): Promise<void> {
    const { hand } = this;
    const { table, begun: answered } = this.offer;
    if (!hand || !table?.follow || !this.fits) return;
    const path: Meant[] = [
      { kind: "board", args: { board: hand.board } },
      { kind: "item", args: { item: hand.item } },
      { kind: "turn", args: { turn: hand.turn } },
      { kind: "cell", args: { row: hand.row, col: hand.col } },
    ];
    this.hand = null;
    const { begun } = table;
    const done = await table.follow(path, answered);
    await tick();
    if (!done) this.hand = hand;
    else this.last = { hand, chosen: this.offer.table?.chosen.length ?? 0, begun };
    if (done) this.comeBack();
  }

  /** After Back the tile is in hand again, where it lay; after Confirm it is not to be had back. */
  private comeAgain(): void {
    const { last } = this;
    const { table } = this.offer;
    if (!table || !last || (table.begun === last.begun && table.chosen.length >= last.chosen)) return;
    this.last = null;
    if (table.begun !== last.begun || this.hand || !this.boardsFor(last.hand.item).includes(last.hand.board)) return;
    this.enlarge(last.hand.board);
    this.hand = last.hand;
  }

  private focus(): void {
    const board = this.hand?.board;
    requestAnimationFrame(() => (board ? this.carrying.grid(board)?.focus({ preventScroll: true }) : undefined));
  }

  private comeBack(): void {
    const { origin } = this;
    this.origin = null;
    requestAnimationFrame(() => (origin?.isConnected ? origin.focus({ preventScroll: true }) : undefined));
  }
}

export const laying = new Laying();
