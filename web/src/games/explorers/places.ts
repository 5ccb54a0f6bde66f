import type { Speech } from "../../house/speech";
import { capital } from "../part";
import { beyond, cornerOf, MAINLAND, middleOf, partBeyond, partsOf, placeOf, plus, R, sidesOf, type Point } from "./hexes";
import { ANIMALS, COLOURS, counted, isLand, landOf, piecesOf, type Chart, type Hex, type Land, type Piece, type Turned } from "./view";

/** Somewhere on the map that has a name: land or water of a hex, the mainland, an open cell, a corner. */
export interface Place {
  name: string;
  at: Point;
  /** What it is called, as in questions and log. */
  called: string;
  /** What stands there. */
  holds: string;
  hex?: number;
}

export const partName = (hex: number, part: string): string => `hex-${hex}-${part}`;
export const cellName = ({ q, r }: { q: number; r: number }): string => `cell-${q}-${r}`;
export const cornerName = (hex: number, corner: number): string => `corner-${hex}-${corner}`;

/** The place where a land lies. */
export function landName(chart: Chart, land: number): string {
  const found = landOf(chart, land);
  return found ? partName(found.hex.hex, found.land.part) : "mainland";
}

function listed(words: string[]): string {
  return words.join(", ");
}

/** The name of a part of a hex: its number, and where it lies when there are several. */
export function called(speech: Speech, hex: Hex, part: string): string {
  const alike = partsOf(hex).filter((one) => isLand(one) === isLand(part));
  const [whole, piece] = isLand(part) ? ["place-hex", "place-part"] : ["screen-water", "screen-water-part"];
  const sides = listed(sidesOf(hex, part).map((side) => speech.say(`side-${side}`)));
  return alike.length > 1 ? speech.say(piece, { hex: hex.hex + 1, sides }) : speech.say(whole, { hex: hex.hex + 1 });
}

export function cargoInWords(speech: Speech, cargo: Piece[]): string {
  return listed([...counted(cargo)].map(([piece, count]) => speech.say(`count-${piece}`, { count }))) || speech.say("screen-empty");
}

function onLand(speech: Speech, chart: Chart, hex: Hex, land: Land): string[] {
  const island = chart.islands.find((one) => one.island === land.island);
  return [
    ...(hex.settlement !== null && hex.icon_part === land.part ? [speech.say("screen-settlement-of", { strength: hex.settlement })] : []),
    ...ANIMALS.filter((animal) => land.livestock[animal]).map((animal) => speech.say(`count-${animal}`, { count: land.livestock[animal] ?? 0 })),
    ...COLOURS.filter((clan) => land.vikings[clan]).map((clan) =>
      speech.say("screen-of", { what: speech.say("count-viking", { count: land.vikings[clan] ?? 0 }), colour: speech.say(`colour-${clan}`) }),
    ),
    ...chart.outposts
      .filter(({ hexes, land: at }) => hexes.includes(hex.hex) && landOf(chart, at)?.land.island === land.island)
      .map(({ colour }) => speech.say("screen-of", { what: speech.say("screen-outpost"), colour: speech.say(`colour-${colour}`) })),
    ...(island && (island.tiles > 1 || island.finished) ? [islandInWords(speech, island)] : []),
  ];
}

/** An island in words: its size, whether it is finished, who leads. */
export function islandInWords(speech: Speech, island: Chart["islands"][number]): string {
  const leaders = leadersOf(island).map((clan) => speech.say(`colour-${clan}`));
  const words = [
    speech.say("screen-island-of", { tiles: island.tiles }),
    island.finished ? speech.say("screen-finished") : speech.say("screen-open", { edges: island.open_edges }),
    ...(leaders.length ? [speech.say("screen-leads", { colours: listed(leaders) })] : []),
  ];
  return listed(words);
}

/** What a tile would do to the shores around it: join them, finish an island with its animals, begin a new one. */
export function shoresInWords(speech: Speech, chart: Chart, { shores }: Turned): string {
  const told = shores.map((shore) => {
    const lands = chart.hexes.flatMap((hex) => hex.lands.filter(({ island }) => shore.islands.includes(island)));
    const animals = lands.reduce((sum, land) => sum + Object.values(land.livestock).reduce((a, b) => a + b, 0), 0);
    if (shore.finished) return speech.say("screen-finishes", { tiles: shore.tiles, animals });
    return shore.islands.length ? speech.say("screen-joins", { tiles: shore.tiles }) : speech.say("screen-new-shore");
  });
  return [...new Set(told)].join(" ");
}

/** Who has the most influence on an island, several when they are equal. */
export function leadersOf({ influence }: Chart["islands"][number]): (typeof COLOURS)[number][] {
  const most = Math.max(0, ...Object.values(influence));
  return most ? COLOURS.filter((clan) => influence[clan] === most) : [];
}

function atSea(speech: Speech, chart: Chart, hex: Hex, part: string): string[] {
  const ships = chart.players.filter(({ ship }) => ship.hex === hex.hex && ship.part === part);
  return [
    ...(hex.enemy_ship && hex.icon_part === part ? [speech.say("screen-enemy")] : []),
    ...ships.map(({ colour, ship }) =>
      speech.say("screen-ship-of", { colour: speech.say(`colour-${colour}`), cargo: cargoInWords(speech, piecesOf(ship.vikings, ship.livestock)) }),
    ),
  ];
}

/** Land and water of every hex in reading order, then the mainland. */
export function placesOf(speech: Speech, chart: Chart): Place[] {
  const rows = [...chart.hexes].sort((a, b) => middleOf(a).y - middleOf(b).y || middleOf(a).x - middleOf(b).x);
  const places = rows.flatMap((hex) =>
    partsOf(hex).map((part): Place => {
      const land = hex.lands.find((one) => one.part === part);
      const holds = land ? onLand(speech, chart, hex, land) : atSea(speech, chart, hex, part);
      return { name: partName(hex.hex, part), at: placeOf(hex, part), called: capital(called(speech, hex, part)), holds: listed(holds), hex: hex.hex };
    }),
  );
  const waiting = chart.players.filter(({ mainland }) => mainland > 0);
  const holds = waiting.map(({ colour, mainland }) =>
    speech.say("screen-of", { what: speech.say("count-viking", { count: mainland }), colour: speech.say(`colour-${colour}`) }),
  );
  const at = { x: MAINLAND.x - R * (0.95 + ((waiting.length - 1) / 2) * 1.25), y: MAINLAND.y }; // beside those who wait there
  return [...places, { name: "mainland", at, called: capital(speech.say("shore-mainland")), holds: listed(holds) }];
}

/** Where on the map an answer or an event happens: the names of its places. */
export function placesMeant(chart: Chart, kind: string, args: Record<string, string | number | null>): string[] {
  const hexes = ["hex", "from", "to", "beside", "first", "second", "third"].filter((name) => typeof args[name] === "number").map((name) => Number(args[name]));
  const actor = chart.players.find(({ seat }) => seat === Number(args["actor"] ?? -1));
  if (kind === "cell") {
    const cell = chart.open.find(({ hex, side }) => hex === args["hex"] && side === args["side"]);
    return cell ? [cellName(cell)] : [];
  }
  if (kind === "corner") return [cornerName(Number(args["hex"]), Number(args["corner"]))];
  if (kind === "land") return [landName(chart, Number(args["land"]))];
  if (kind === "shore" && args["shore"] === "mainland") return ["mainland"];
  if (args["where"] === "mainland" || kind === "delivered") return ["mainland"];
  if (kind === "sail" && actor) return behind(chart, chart.hexes[actor.ship.hex], String(args["side"]));
  if (kind === "shore" && actor) return [partName(actor.ship.hex, String(args["shore"]))];
  if (["walk", "transport"].includes(kind) && chart.choice.land !== null) {
    return behind(chart, landOf(chart, chart.choice.land)?.hex, String(args["side"]));
  }
  return hexes.flatMap((hex) => {
    const found = chart.hexes[hex];
    return found ? partsOf(found).map((part) => partName(hex, part)) : [];
  });
}

/** Where something that happened came to an end. */
export function endedAt(chart: Chart, { args }: { args: Record<string, string | number | null> }): string[] {
  const goal = ["to", "hex", "first"].map((name) => args[name]).find((value) => typeof value === "number");
  return goal === undefined ? [] : placesMeant(chart, "", { hex: goal });
}

function behind(chart: Chart, hex: Hex | undefined, side: string): string[] {
  const goal = hex && beyond(chart, hex, side);
  const part = hex && partBeyond(chart, hex, side);
  return goal && part ? [partName(goal.hex, part)] : [];
}

/** Where a named place lies. */
export function pointOf(chart: Chart, name: string): Point | null {
  if (name === "mainland") return MAINLAND;
  const [, kind, first, second = ""] = /^([a-z]+)-(-?\w+)-(-?\w+)$/.exec(name) ?? [];
  if (kind === "cell") return middleOf({ q: Number(first), r: Number(second) });
  const hex = chart.hexes[Number(first)];
  if (!hex) return null;
  return kind === "corner" ? plus(middleOf(hex), cornerOf(Number(second))) : placeOf(hex, second);
}
