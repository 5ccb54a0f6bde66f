import { actsOf, type Act, type Deed, type Intent } from "../../src/games/explorers/acts";
import { anchor, R, type Point } from "../../src/games/explorers/hexes";
import { cellName, landName } from "../../src/games/explorers/places";
import { turnedParts, turnTowards } from "../../src/games/explorers/turning";
import { chartOf, counted, type Chart, type Lay, type LayCell, type Piece, type Walk } from "../../src/games/explorers/view";
import type { Answer, Tried } from "../../src/house/messages";
import { Speech } from "../../src/house/speech";

/** One thing that a hand does: a part is pressed, or carried onto another one. */
export interface Touch {
  part: string;
  onto?: string;
  /** Where in the cell, seen from its middle. */
  towards?: Point;
}

/** Touches that together give some answers. */
export interface Gesture {
  touches: Touch[];
  codes: number[];
  /** How many Vikings go together from then on. */
  walkers?: number;
}

const WORDLESS = new Speech("en", "");
const SHIPPING: Deed[] = ["load", "unload", "build_outpost"];

const pressing = (...parts: string[]): Touch[] => parts.map((part) => ({ part }));
const times = (many: number, part: string): string[] => Array.from({ length: many }, () => part);

/** Touches that change one cargo into another. */
function changes(from: Piece[], to: Piece[]): string[] {
  const [before, after] = [counted(from), counted(to)];
  return [...new Set([...from, ...to])].flatMap((piece) => {
    const change = (after.get(piece) ?? 0) - (before.get(piece) ?? 0);
    return times(Math.abs(change), `${change > 0 ? "more" : "less"}-${piece === "viking" ? piece : `a-${piece}`}`);
  });
}

/** Every way to do what a place offers: as it is offered, and with another cargo. */
function waysOf(act: Act, before: string[] = [], place = act.place): Gesture[] {
  const usual = act.shipments?.find(({ codes }) => codes === act.codes);
  if (!usual || !act.shipments) return [{ touches: pressing(...before, place), codes: act.codes }];
  return act.shipments.map(({ cargo, codes }) => ({ touches: pressing(...before, place, ...changes(usual.cargo, cargo)), codes }));
}

/** Where one points to lay a tile in a turn, and the touches of its knobs that are still missing. */
function aimed(tile: Parameters<typeof turnTowards>[0], cell: LayCell, wanted: number): { towards: Point; turns: string[] } {
  const { x, y } = anchor(turnedParts(tile.parts, cell.turns[wanted]?.turned ?? 0), tile.icon_part ?? tile.parts[0] ?? "a");
  const far = Math.hypot(x, y) || 1;
  const towards = { x: (x / far) * R * 0.5, y: (y / far) * R * 0.5 };
  const on = (wanted - turnTowards(tile, cell, towards) + cell.turns.length) % cell.turns.length;
  const back = on * 2 > cell.turns.length;
  return { towards, turns: times(back ? cell.turns.length - on : on, back ? "turn-back" : "turn") };
}

/** A tile in a cell: the one in front is laid by pressing the cell, others are carried there. */
function layings(chart: Chart, seat: number, lay: Lay, first: boolean): Gesture[] {
  const hand = chart.players[seat]?.hand ?? [];
  const n = hand.findIndex((one) => one?.tile === lay.tile);
  const tile = hand[n];
  if (!tile) return [];
  return lay.cells.flatMap((cell) =>
    cell.turns.map(({ codes }, wanted) => {
      const { towards, turns } = aimed(tile, cell, wanted);
      const touch = first ? { part: cellName(cell), towards } : { part: `tile-${n}`, onto: cellName(cell), towards };
      return { touches: [touch, ...pressing(...turns)], codes: [...lay.codes, ...cell.codes, ...codes] };
    }),
  );
}

/** All that a hand can do next on the map. */
export function gesturesOf(tried: Tried, seat: number, walkers: number): Gesture[] {
  if (!tried.view) return [];
  const chart = chartOf(tried.view);
  if (chart.ways?.lay) return chart.ways.lay.flatMap((lay, n) => layings(chart, seat, lay, n === 0));
  const acts = (deed: Deed | null, from: number | null = null, men = walkers): Act[] =>
    actsOf(WORDLESS, chart, tried.legal, seat, { deed, from, walkers: men, animal: null, tile: "" } satisfies Intent);
  const touched = acts(null);
  const end = tried.legal.find(({ kind, args }: Answer) => kind === "deed" && args["deed"] === "end_turn");
  return [
    ...touched.flatMap((act) => waysOf(act)),
    ...SHIPPING.flatMap((deed) => byButton(deed, acts(deed))),
    ...walking(chart, touched, walkers, acts),
    ...driving(chart, acts),
    ...(end ? [{ touches: pressing("end"), codes: [end.code] }] : []),
  ];
}

/** What a button narrows the map to; where there is one place only, the button does it. */
function byButton(deed: Deed, all: Act[]): Gesture[] {
  const near = all.filter(({ path }) => !path.length);
  const [one] = near;
  return near.length === 1 && one ? waysOf(one, [], `deed-${deed}`) : all.flatMap((act) => waysOf(act, [`deed-${deed}`]));
}

const starts = (walks: Walk[] | undefined): number[] => [...new Set((walks ?? []).map(({ from }) => from))];

type Acts = (deed: Deed | null, from?: number | null, men?: number) => Act[];

/** Vikings of one land, as many as are meant. */
function walking(chart: Chart, touched: Act[], walkers: number, acts: Acts): Gesture[] {
  return starts(chart.ways?.walk).flatMap((from) => {
    const most = Math.max(...(chart.ways?.walk ?? []).filter((one) => one.from === from).map((one) => one.walkers ?? 1));
    const name = landName(chart, from);
    const people = touched.some(({ place }) => place === name) ? ["deed-walk", name] : [name];
    return [1, 2].filter((men) => men <= most).flatMap((men) => {
      const now = Math.min(most, walkers);
      const count = men === now ? [] : [men > now ? "more-viking" : "less-viking"];
      return acts("walk", from, men).flatMap((act) => waysOf(act, [...people, ...count])).map((gesture) => ({ ...gesture, ...(count.length && { walkers: men }) }));
    });
  });
}

function driving(chart: Chart, acts: Acts): Gesture[] {
  const anybody = acts("transport").flatMap((act) => waysOf(act, ["deed-transport"]));
  const somebody = starts(chart.ways?.transport).flatMap((from) => acts("transport", from).flatMap((act) => waysOf(act, ["deed-transport", landName(chart, from)])));
  return [...anybody, ...somebody];
}
