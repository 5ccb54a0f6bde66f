import pieces from "../../../../src/longhouse/art/feast_for_odin.svg?raw";
import { hangUp } from "../../art/sprite";
import type { Message, View } from "../../house/messages";
import type { Fact, Kit } from "../kit";
import BarTools from "./BarTools.svelte";
import Board from "./Board.svelte";
import { laying } from "./grids/laying.svelte";
import { barOf, endings, isAsked, leaves } from "./steps";
import { PLAYERS, tableOf } from "./view";

if (typeof document !== "undefined") hangUp(pieces);

/** Below these widths the header has room for the round alone, and for round and banquet. */
const PHONE = 700;
const TABLET = 900;

function facts(view: View, seat: number): Fact[] {
  const table = tableOf(view);
  const player = table.players[seat];
  if (!player) return [];
  const first = table.first_player === seat && table.players.length > 1 ? [{ icon: "k-moose", count: "", word: { id: "screen-first" } }] : [];
  return [
    { icon: "viking", count: player.vikings, word: { id: player.passed ? "screen-passed" : "screen-vikings" } },
    { icon: "r-silver", count: `+${player.income}`, word: { id: "view-income" } },
    { icon: "s-knarr", count: Object.values(player.vessels).reduce((sum, count) => sum + count, 0), word: { id: "table-ships-owned" } },
    { icon: "k-minus", count: player.sheet["bare_cells"] ?? 0, word: { id: "table-minus-open" } },
    ...first,
  ];
}

function progress(view: View, width: number): Message[] {
  const { round, rounds, phase, harvest, players } = tableOf(view);
  const cells = players[view.seat ?? 0]?.cells_to_serve ?? 0;
  const first = { id: "screen-round", args: { round, rounds } };
  const banquet = { id: "table-banquet-cells", args: { cells } };
  if (width < TABLET) return width < PHONE ? [first] : [first, banquet];
  return [first, ...(phase ? [{ id: "table-phase", args: { phase } }] : []), banquet, { id: "table-harvest", args: { harvest } }];
}

export const kit: Kit = {
  Board,
  clanOf: (seat) => PLAYERS[seat] ?? "red",
  facts,
  points: (view, seat) => {
    const player = tableOf(view).players[seat];
    return player ? { value: player.points, open: true } : null;
  },
  progress,
  lines: {
    ships: { icon: "s-knarr" },
    emigrations: { icon: "k-emigrate" },
    exploration_boards: { icon: "k-explore" },
    buildings: { icon: "h-long" },
    animals: { icon: "a-cattle" },
    occupations: { icon: "k-occupation" },
    silver: { icon: "r-silver" },
    final_income: { icon: "r-silver" },
    english_crown: { icon: "k-special" },
    bare_cells: { icon: "k-minus" },
    penalties: { icon: "k-penalty" },
  },
  whole: true,
  Tools: BarTools,
  chips: () => [],
  endings,
  leaves,
  bar: (props) => laying.bar ?? (isAsked(props) ? null : barOf(props)),
};
