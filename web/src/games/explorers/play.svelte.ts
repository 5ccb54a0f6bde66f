import { speechOf } from "../../house/words.svelte";
import type { BoardProps } from "../kit";
import { actsOf, possible, type Act, type Deed, type Intent } from "./acts";
import { middleOf, R, type Point } from "./hexes";
import { turnTowards } from "./turning";
import { chartOf, counted, type Animal, type Chart, type LayCell, type Piece, type Shipment, type Tile, type Turned } from "./view";

/** A tile over a cell, in one of the ways in which it can lie there. */
interface Laid {
  tile: string;
  cell: LayCell;
  turn: Turned;
}

/** The last gesture, as long as it can still be changed: another turn of the tile, another cargo. */
interface Gesture {
  codes: number[];
  deed?: Deed | undefined;
  cost: number;
  fight: boolean;
  /** How many gestures had been made with it. */
  at: number;
  path: string[];
  place: string;
  lay?: Laid & { head: number[] };
  cargo?: { deed: Deed; options: Shipment[]; now: Shipment };
}

const OVER_LAND: Deed[] = ["walk", "transport"];

/** The board that is open, for what is drawn outside of it. */
export const seated = $state<{ play: Play | null }>({ play: null });

/** What somebody at the board has in hand: the action, who would go, and the last gesture. It knows no rules. */
export class Play {
  private wish = $state<Deed | null>(null);
  from = $state<number | null>(null);
  private men = $state(2);
  animal = $state<Animal | null>(null);
  private picked = $state("");
  private made = $state.raw<Gesture | null>(null);
  /** The place that is looked at, and would be gone to. */
  looked = $state("");
  /** The cell over which the tile in hand is held, and which of its turns it has there. */
  private held = $state.raw<{ place: string; turn: number } | null>(null);
  /** How often an action was chosen by its button: each time its answers come into sight. */
  calls = $state(0);

  constructor(private readonly table: () => BoardProps) {}

  /** The position in which the question is put. */
  get chart(): Chart {
    return chartOf(this.table().asked);
  }

  get possible(): Deed[] {
    return this.table().legal.length && !this.table().complete ? possible(this.chart) : [];
  }

  /** The action that was chosen by its button; null while the map offers whatever a touch can do. */
  get deed(): Deed | null {
    return this.wish && this.possible.includes(this.wish) ? this.wish : null;
  }

  /** How many Vikings can go together, and how many would. */
  get walkers(): { most: number; now: number } {
    const walks = (this.chart.ways?.walk ?? []).filter(({ from }) => this.from === null || from === this.from);
    const most = Math.max(1, ...walks.map(({ walkers }) => walkers ?? 1));
    return { most, now: Math.min(most, this.men) };
  }

  setWalkers(count: number): void {
    this.men = count;
  }

  /** The tile in hand that would be laid. */
  get tile(): string {
    const lay = this.chart.ways?.lay ?? [];
    return lay.some(({ tile }) => tile === this.picked) ? this.picked : (lay[0]?.tile ?? "");
  }

  private get intent(): Intent {
    const walking = this.deed === null || OVER_LAND.includes(this.deed);
    return { deed: this.deed, from: walking ? this.from : null, walkers: this.walkers.now, animal: this.animal, tile: this.tile };
  }

  /** What touching the map does. */
  get acts(): Act[] {
    const { legal, complete, seat } = this.table();
    return complete ? [] : actsOf(speechOf("explorers"), this.chart, legal, seat, this.intent);
  }

  /** The last gesture, if nothing was chosen after it and it was not taken back. */
  get last(): Gesture | null {
    const { chosen } = this.table();
    const same = this.made && chosen.length === this.made.at && chosen.at(-1)?.code === this.made.codes.at(-1);
    return same ? this.made : null;
  }

  /** The tile in hand as it would lie where it is held. */
  get ghost(): Laid | null {
    const lay = this.acts.find(({ place }) => place === this.held?.place)?.lay;
    const turn = lay?.cell.turns[this.held?.turn ?? 0];
    return lay && turn ? { ...lay, turn } : null;
  }

  private get inHand(): Tile | null {
    return this.chart.players.flatMap(({ hand }) => hand).find((tile) => tile?.tile === this.tile) ?? null;
  }

  // ---------------------------------------------------------------- gestures
  do(act: Act): void {
    const { choose, chosen, go } = this.table();
    if (act.answer) {
      choose(act.answer);
      return;
    }
    const { path, place, deed, cost = 0, fight = false } = act;
    const lay = act.lay && this.laidBy(act.lay, act);
    const codes = lay ? [...lay.head, ...lay.turn.codes] : act.codes;
    const now = act.shipments?.find((one) => one.codes === act.codes);
    this.made = {
      codes, path, place, deed, cost, fight, at: chosen.length + 1,
      ...(lay && { lay }),
      ...(now && act.shipments && deed && { cargo: { deed, options: act.shipments, now } }),
    };
    this.from = null;
    this.looked = "";
    this.held = null;
    this.wish = null;
    go?.(codes);
  }

  /** The tile as it is held over the cell, else in the first way it fits. */
  private laidBy({ tile, cell }: NonNullable<Act["lay"]>, { place, codes }: Act): Gesture["lay"] {
    const [first] = cell.turns;
    const turn = cell.turns[this.held?.place === place ? this.held.turn : 0] ?? first;
    return first && turn && { tile, cell, turn, head: codes.slice(0, codes.length - first.codes.length) };
  }

  /** Hold the tile in hand over a cell: what it shows turns to where one points, seen from the middle of the cell. */
  holdOver(place: string, at: Point): void {
    const [cell, tile] = [this.acts.find((act) => act.place === place)?.lay?.cell, this.inHand];
    if (cell && tile) this.held = { place, turn: turnTowards(tile, cell, at) };
    else this.letGo();
  }

  letGo(): void {
    this.held = null;
  }

  /** Lay the tile where it is held. */
  drop(): void {
    const act = this.acts.find(({ place }) => place === this.held?.place);
    if (act) this.do(act);
  }

  /** Choose an action, or give it up again; where only one place is left for it where one is, it is done there. */
  choose(deed: Deed): void {
    this.wish = this.wish === deed ? null : deed;
    this.from = null;
    this.calls += 1;
    const [only, more] = ["load", "unload", "build_outpost"].includes(this.wish ?? "") ? this.acts.filter(({ path }) => !path.length) : [];
    if (only && !more) this.do(only);
  }

  pick(tile: string): void {
    this.picked = tile;
  }

  /** Choose the Vikings of a land, or let them go again. */
  choosePeople(land: number): void {
    if (this.deed !== "transport") this.wish = "walk";
    this.from = this.from === land ? null : land;
  }

  private instead(gesture: Gesture): void {
    this.made = gesture;
    this.table().go?.(gesture.codes, true);
  }

  /** Turn the tile that was laid last; only turns that fit exist. */
  turn(by: 1 | -1, at: Point | null = null): boolean {
    const gesture = this.last;
    if (!gesture?.lay) return false;
    const { cell, turn, head } = gesture.lay;
    const middle = middleOf(cell);
    if (at && Math.hypot(at.x - middle.x, at.y - middle.y) > R) return false;
    const n = cell.turns.indexOf(turn);
    const next = cell.turns[(n + by + cell.turns.length) % cell.turns.length];
    if (next && next !== turn) this.instead({ ...gesture, codes: [...head, ...next.codes], lay: { ...gesture.lay, turn: next } });
    return true;
  }

  /** One piece more or less of the last cargo; null when the rules have no such cargo. */
  cargoWith(piece: Piece, change: 1 | -1): Shipment | null {
    const cargo = this.last?.cargo;
    if (!cargo) return null;
    const wanted = counted(cargo.now.cargo);
    wanted.set(piece, (wanted.get(piece) ?? 0) + change);
    const same = (one: Shipment): boolean => {
      const counts = counted(one.cargo);
      return [...new Set([...wanted.keys(), ...counts.keys()])].every((kind) => (counts.get(kind) ?? 0) === (wanted.get(kind) ?? 0));
    };
    return cargo.options.find(same) ?? null;
  }

  changeCargo(piece: Piece, change: 1 | -1): void {
    const [gesture, next] = [this.last, this.cargoWith(piece, change)];
    if (gesture?.cargo && next) this.instead({ ...gesture, codes: next.codes, cargo: { ...gesture.cargo, now: next } });
  }
}
