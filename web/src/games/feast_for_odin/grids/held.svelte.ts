import { forbiddenCells, isHouse, placesOf, whyNot, type Cell, type Place, type Refusal } from "./geometry";
import { Offer } from "./offer.svelte";
import { changeOf, nearest, ranked, type Change } from "./places";
import { mirrored, shapeOf, turned, turnsOf } from "./shapes";

/** A tile in hand, and where it would lie. */
export interface Hand extends Place {
  item: string;
  board: string;
}

/** How near a place must be to draw a tile to it, in cells. */
export const REACH = 0.9;

const keyOf = ({ turn, row, col }: Place): string => `${turn},${row},${col}`;

/** A tile in hand: where it fits, why not elsewhere, and its way over the boards. */
export class Held {
  readonly offer = new Offer();
  private inHand = $state.raw<Hand | null>(null);
  /** The tile in hand as it is told in words. */
  protected told = $state.raw<Hand | null>(null);
  /** The board that is shown large, and the last one of them that is no house. */
  large = $state("home_board");
  land = $state("home_board");

  get hand(): Hand | null {
    return this.inHand;
  }

  set hand(hand: Hand | null) {
    this.inHand = hand;
    this.tell();
  }

  /** Which tile is in hand and over which board; unlike where it is, this stays while it is carried. */
  readonly item = $derived(this.hand?.item ?? null);
  readonly board = $derived(this.hand?.board ?? null);
  private readonly way = $derived(this.hand?.turn ?? 0);

  /** Words follow the tile; whoever carries it may let them wait. */
  protected tell(): void {
    this.told = this.inHand;
  }

  /** The boards on which a tile fits, the large one first. */
  boardsFor(item: string): string[] {
    return [...this.offer.boardsFor(item)].sort((a, b) => Number(b === this.large) - Number(a === this.large));
  }

  // ---------------------------------------------------------------- where it fits
  protected readonly ground = $derived(this.offer.grounds.get(this.board ?? "") ?? null);
  /** All places for the tile in hand on its board, best first; reckoned once for a tile and a board. */
  readonly places = $derived.by((): Place[] => {
    const { ground, item } = this;
    return ground && item ? ranked(ground, item, placesOf(ground, item, this.offer.woodToo)) : [];
  });

  /** Cells beside tiles that the one in hand may not touch. */
  readonly forbidden = $derived.by((): Cell[] => {
    const { ground, item } = this;
    return ground && item ? forbiddenCells(ground, item) : [];
  });

  private readonly numbers = $derived(new Map(this.places.map((place, n) => [keyOf(place), n])));
  /** Which of the places it is, counted from 0; −1 where it does not fit. */
  readonly index = $derived((this.hand && this.numbers.get(keyOf(this.hand))) ?? -1);
  readonly fits = $derived(this.index >= 0);
  /** Whether the tile in hand is where words tell of it. */
  readonly rests = $derived(this.told === this.hand);
  /** What forbids the tile where words tell of it. */
  readonly hindrance = $derived.by((): Refusal | null => (this.told && this.ground ? whyNot(this.ground, this.told.item, this.told) : null));
  readonly change = $derived.by((): Change | null => (this.told && this.ground && !this.hindrance ? changeOf(this.ground, this.told.item, this.told) : null));

  readonly canMirror = $derived(this.item !== null && mirrored(this.item, this.way) !== this.way);
  readonly canTurn = $derived(this.item !== null && turnsOf(this.item).length > 1);

  // ---------------------------------------------------------------- from board to board
  protected hold(item: string, board: string, turn: number | null = null): void {
    this.enlarge(board);
    this.hand = { item, board, turn: turn ?? 0, row: 0, col: 0 };
    const best = (turn !== null && this.places.find((place) => place.turn === turn)) || this.places[0];
    if (best) this.hand = { ...this.hand, ...best };
  }

  /** Go on with the tile on another board. */
  show(board: string): void {
    this.enlarge(board);
    if (this.hand && this.hand.board !== board && this.boardsFor(this.hand.item).includes(board)) this.hold(this.hand.item, board, this.hand.turn);
  }

  protected enlarge(board: string): void {
    this.large = board;
    if (!isHouse(board)) this.land = board;
  }

  /** Whether the tile in hand is on this board now. */
  protected goTo(board: string): boolean {
    if (this.hand?.board !== board) this.show(board);
    return this.hand?.board === board;
  }

  // ---------------------------------------------------------------- on its board
  protected put(place: Partial<Place>): void {
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

  protected isOn(row: number, col: number): boolean {
    const { hand } = this;
    return hand !== null && shapeOf(hand.item, hand.turn).rows[row - hand.row]?.[col - hand.col] === "#";
  }

  protected centred(row: number, col: number): Partial<Place> {
    const shape = this.hand && shapeOf(this.hand.item, this.hand.turn);
    return shape ? { row: row - Math.floor((shape.height - 1) / 2), col: col - Math.floor((shape.width - 1) / 2) } : {};
  }
}
