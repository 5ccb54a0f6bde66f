import { hangUp } from "../../art/sprite";
import type { Message, View } from "../../house/messages";
import type { Fact, Kit } from "../kit";
import BarTools from "./BarTools.svelte";
import Board from "./Board.svelte";
import { bestAlone } from "./alone";
import { barOf } from "./bar";
import pieces from "../../../../src/longhouse/art/explorers.svg?raw";
import { pointsOf } from "./points";
import { ANIMALS, chartOf, COLOURS, piecesOf } from "./view";

hangUp(pieces);

function facts(view: View, seat: number): Fact[] {
  const chart = chartOf(view);
  const player = chart.players[seat];
  if (!player) return [];
  const { ship, delivered, outposts, settlements, enemy_ships: destroyed, dead, colour } = player;
  return [
    { icon: "longship", count: `${piecesOf(ship.vikings, ship.livestock).length}/3`, word: { id: "screen-aboard" } },
    ...ANIMALS.filter((animal) => delivered[animal]).map((animal) => ({ icon: `a-${animal}`, count: delivered[animal] ?? 0, word: { id: `animal-${animal}` } })),
    ...[
      { icon: "outpost", count: outposts, word: { id: "screen-outpost" } },
      { icon: "settlement", count: settlements.length, word: { id: "screen-settlement" } },
      { icon: "enemy-ship", count: destroyed, word: { id: "screen-enemy" } },
      { icon: "dead-viking", count: dead, word: { id: "screen-dead" } },
    ].filter(({ count }) => count > 0),
    ...(chart.winter === colour ? [{ icon: "winter", count: "", word: { id: "screen-winter", args: { colour: { id: `colour-${colour}` } } } }] : []),
  ];
}

export const kit: Kit = {
  Board,
  Tools: BarTools,
  bar: barOf,
  /** Captains, tiles, places and actions are all on the board; what is left are smaller questions. */
  chips: (legal) => legal.filter(({ kind }) => !["captain", "tile", "cell", "turn", "deed"].includes(kind)),
  hostsTabs: { width: "36%", height: 232 },
  clanOf: (seat) => COLOURS[seat] ?? "red",
  facts,
  notes: (view, seat) => {
    const chart = chartOf(view);
    return chart.turn ? (chart.players[seat]?.captains ?? []).map((captain) => ({ id: `captain-${captain}` })) : [];
  },
  points: (view, seat) => {
    const player = chartOf(view).players[seat];
    const value = player ? pointsOf(player) : null;
    return value === null ? null : { value, open: true };
  },
  lines: {
    livestock: { icon: "a-sheep" },
    outposts: { icon: "outpost" },
    enemy_ships: { icon: "enemy-ship" },
    settlements: { icon: "settlement" },
    viking_deaths: { icon: "dead-viking" },
    islands: { icon: "viking" },
    captain: { icon: "g-card" },
  },
  progress: (view): Message[] => {
    const { turn, turns, stack, start_board: start, players } = chartOf(view);
    const best = players.length === 1 ? bestAlone(view) : null;
    return [
      { id: "screen-turn", args: { turn, turns } },
      { id: "screen-to-come", args: { stack } },
      best === null ? { id: "screen-start", args: { start: { id: `value-start_board-${start}` } } } : { id: "screen-best", args: { best } },
    ];
  },
};
