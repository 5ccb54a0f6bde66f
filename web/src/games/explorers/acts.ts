import type { Answer } from "../../house/messages";
import type { Speech } from "../../house/speech";
import { landOf, type Animal, type Chart, type Lay, type LayCell, type Piece, type Shipment, type Walk } from "./view";
import { called, cargoInWords, cellName, cornerName, landName, partName, placesMeant } from "./places";

/** What an action can be, in the order of the buttons. */
export const DEEDS = ["load", "unload", "sail", "walk", "transport", "build_outpost"] as const;
export type Deed = (typeof DEEDS)[number];

/** What somebody has in hand: the action, and who would go. */
export interface Intent {
  /** Null is whatever a touch can do: what the ship can, then walking, and outposts. */
  deed: Deed | null;
  /** The land whose Vikings are meant; null lets the nearest ones go. */
  from: number | null;
  walkers: number;
  animal: Animal | null;
  tile: string;
}

/** What touching a place would do. */
export interface Act {
  place: string;
  /** What it costs in action points; nothing for what is no action. */
  cost?: number;
  fight?: boolean;
  words: string;
  codes: number[];
  /** The answer it stands for, when it is a single one to the question of the moment. */
  answer?: Answer;
  /** The code of the answer that its first step is, where the question of the moment asks for it. */
  stands?: number | undefined;
  /** The places on the way. */
  path: string[];
  /** The cell and its turns, of a tile that would be laid. */
  lay?: { tile: string; cell: LayCell };
  shipments?: Shipment[];
  deed?: Deed;
}

function spoken(speech: Speech, id: string, cost: number, args: Record<string, string | number> = {}): string {
  return speech.say(id, { ...args, cost });
}

/** Every cell where the tile in hand may lie. */
function laying(speech: Speech, lay: Lay[], tile: string, legal: Answer[]): Act[] {
  const meant = lay.find((one) => one.tile === tile) ?? lay[0];
  return (meant?.cells ?? []).map((cell) => ({
    place: cellName(cell),
    words: speech.say("screen-do-lay", { side: speech.say(`side-${cell.side}`), hex: cell.hex + 1, turns: cell.turns.length }),
    codes: [...(meant?.codes ?? []), ...cell.codes, ...(cell.turns[0]?.codes ?? [])],
    path: [],
    stands: legal.find(({ code }) => code === cell.codes[0])?.code,
    lay: { tile: meant?.tile ?? "", cell },
  }));
}

function sailing(speech: Speech, chart: Chart): Act[] {
  const { unseen_safe, unseen_deadly } = chart.supply;
  return (chart.ways?.sail ?? []).map((way) => ({
    place: partName(way.hex, way.part),
    deed: "sail" as const,
    cost: way.cost,
    fight: way.enemy,
    words: way.enemy
      ? spoken(speech, "screen-do-fight", way.cost, { points: way.brings, deadly: unseen_deadly, unseen: unseen_safe + unseen_deadly })
      : spoken(speech, "screen-do-sail", way.cost),
    codes: way.codes,
    path: way.path.map(({ hex, part }) => partName(hex, part)),
  }));
}

/** Of several ways to one land the shortest; of equally short ones the one with more Vikings. */
function nearest(walks: Walk[]): Walk[] {
  const best = new Map<number, Walk>();
  for (const walk of walks) {
    const known = best.get(walk.to);
    if (!known || walk.cost < known.cost || (walk.cost === known.cost && (walk.walkers ?? 0) > (known.walkers ?? 0))) best.set(walk.to, walk);
  }
  return [...best.values()];
}

function overLand(speech: Speech, chart: Chart, { deed, from, walkers, animal }: Intent): Act[] {
  const all = (deed === "walk" ? chart.ways?.walk : chart.ways?.transport) ?? [];
  const meant = all.filter(
    (way) => (from === null || way.from === from) && (deed === "walk" ? (way.walkers ?? 1) <= walkers : animal === null || way.animal === animal),
  );
  const most = deed === "walk" ? meant.filter((way) => way.walkers === walkers) : meant;
  const chosen = from !== null && most.length ? most : meant;
  return nearest(chosen).map((way) => {
    const start = landOf(chart, way.from);
    const place = start ? called(speech, start.hex, start.land.part) : "";
    const who = way.animal ? speech.say(`count-${way.animal}`, { count: 1 }) : speech.say("count-viking", { count: way.walkers ?? 1 });
    return {
      place: landName(chart, way.to),
      deed: way.animal ? "transport" as const : "walk" as const,
      cost: way.cost,
      words: spoken(speech, way.animal ? "screen-do-lead" : "screen-do-walk", way.cost, { who, place }),
      codes: way.codes,
      path: way.path.map((land) => landName(chart, land)),
    };
  });
}

/** What one would load or unload unless one says otherwise. */
export function usual(chart: Chart, deed: Deed, options: Shipment[]): Shipment | undefined {
  const count = (cargo: Piece[], piece: Piece): number => cargo.filter((one) => one === piece).length;
  const herd = (one: Shipment): number => one.cargo.length - count(one.cargo, "viking");
  const men = (one: Shipment): number => count(one.cargo, "viking");
  const land = options[0]?.land ?? null;
  const where = land === null ? null : landOf(chart, land);
  const raid = where?.hex.settlement && where.hex.icon_part === where.land.part ? where.hex.settlement : 0;
  const worth = (one: Shipment): number => {
    if (deed === "load") return 10 * one.cargo.length + herd(one);
    if (land === null) return herd(one) ? 10 * herd(one) - men(one) : men(one);
    return raid && men(one) > raid ? -men(one) : 10 * men(one) - herd(one);
  };
  return [...options].sort((a, b) => worth(b) - worth(a))[0];
}

function shipping(speech: Speech, chart: Chart, deed: "load" | "unload"): Act[] {
  const all = chart.ways?.[deed] ?? [];
  const shores = [...new Set(all.map(({ land }) => land))];
  return shores.flatMap((land) => {
    const shipments = all.filter((one) => one.land === land);
    const first = usual(chart, deed, shipments);
    if (!first) return [];
    return [{
      place: land === null ? "mainland" : landName(chart, land),
      cost: first.cost,
      words: spoken(speech, `screen-do-${deed}`, first.cost, { cargo: cargoInWords(speech, first.cargo) }),
      codes: first.codes,
      path: (first.path ?? []).map(({ hex, part }) => partName(hex, part)),
      shipments,
      deed,
    }];
  });
}

function building(speech: Speech, chart: Chart): Act[] {
  return (chart.ways?.outpost ?? []).map((site) => ({
    place: cornerName(site.hex, site.corner),
    cost: site.cost,
    deed: "build_outpost" as const,
    words: spoken(speech, "screen-do-build", site.cost, { points: site.brings }),
    codes: site.codes,
    path: [],
  }));
}

/** Which of loading and unloading is meant where both can be done: animals go home, people go ashore. */
function likelier(one: Act, other: Act): Act {
  if (one.cost !== other.cost) return (one.cost ?? 0) < (other.cost ?? 0) ? one : other;
  const worth = ({ place, deed, shipments, codes }: Act): number => {
    const cargo = shipments?.find((shipment) => shipment.codes === codes)?.cargo ?? [];
    const herd = cargo.some((piece) => piece !== "viking");
    if (place === "mainland") return deed === "load" ? 1 : herd ? 2 : 0;
    return deed === "unload" ? 1 : herd ? 2 : 0;
  };
  return worth(other) > worth(one) ? other : one;
}

/** All that a touch can do, one thing for each place: what the ship can goes before walking. */
function anything(speech: Speech, chart: Chart, intent: Intent): Act[] {
  const shores = new Map<string, Act>();
  for (const act of [...shipping(speech, chart, "unload"), ...shipping(speech, chart, "load")]) {
    const known = shores.get(act.place);
    shores.set(act.place, known ? likelier(known, act) : act);
  }
  for (const walk of overLand(speech, chart, { ...intent, deed: "walk" })) {
    if ((shores.get(walk.place)?.cost ?? Infinity) > (walk.cost ?? 0)) shores.set(walk.place, walk);
  }
  return [...sailing(speech, chart), ...shores.values(), ...building(speech, chart)];
}

/** Answers to the question itself that lie on the map; of several for one place the last, which means more Vikings. */
function answering(speech: Speech, chart: Chart, legal: Answer[], seat: number | null): Act[] {
  const found = new Map<string, Act>();
  for (const answer of legal) {
    const [place] = placesMeant(chart, answer.kind, { ...answer.args, actor: seat });
    if (place) found.set(place, { place, words: speech.message(answer.message), codes: [answer.code], answer, path: [] });
  }
  return [...found.values()];
}

/** What touching places on the map does now. */
export function actsOf(speech: Speech, chart: Chart, legal: Answer[], seat: number | null, intent: Intent): Act[] {
  if (!legal.length) return [];
  if (!chart.ways) return answering(speech, chart, legal, seat);
  if (chart.ways.lay) return laying(speech, chart.ways.lay, intent.tile, legal);
  if (intent.deed === "sail") return sailing(speech, chart);
  if (intent.deed === "walk" || intent.deed === "transport") return overLand(speech, chart, intent);
  if (intent.deed === "load" || intent.deed === "unload") return shipping(speech, chart, intent.deed);
  return intent.deed === "build_outpost" ? building(speech, chart) : anything(speech, chart, intent);
}

/** Which actions something can be done with. */
export function possible(chart: Chart): Deed[] {
  const { ways } = chart;
  return DEEDS.filter((deed) => (ways?.[deed === "build_outpost" ? "outpost" : deed] ?? []).length > 0);
}
