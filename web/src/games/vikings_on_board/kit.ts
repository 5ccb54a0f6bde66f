import type { Message, View } from "../../house/messages";
import type { Fact, Kit, ScoreLine } from "../kit";
import Board from "./Board.svelte";
import { CLANS, SUPPLIES, type Fjord, type Supply } from "./view";

function board(view: View): Fjord {
  return view.board as Fjord;
}

function facts(view: View, seat: number): Fact[] {
  const clan = board(view).clans[seat];
  if (!clan) return [];
  const supplies = SUPPLIES.filter((supply) => clan.supplies[supply] > 0).map((supply) => ({
    icon: `good-${supply}`,
    count: clan.supplies[supply],
    word: { id: `supply-${supply}` },
  }));
  const barrels = { icon: "barrel", count: clan.barrels.length, word: { id: "screen-barrels" } };
  const won = { icon: "b-bet", count: clan.barrels_won.length, word: { id: "screen-won" } };
  const stern = { icon: "ship-stern", count: "", word: { id: "building-set_sail" } };
  return [...supplies, barrels, won, ...(board(view).captain === clan.clan ? [stern] : [])];
}

/** So many tokens at the price of the market. */
function priced(supply: Supply): ScoreLine {
  const many = (view: View, seat: number): number => board(view).clans[seat]?.supplies[supply] ?? 0;
  return {
    icon: `good-${supply}`,
    sum: (view, seat) => (many(view, seat) ? `${many(view, seat)} × ${board(view).market[supply]}` : ""),
  };
}

export const kit: Kit = {
  Board,
  clanOf: (seat) => CLANS[seat] ?? "bone",
  facts,
  points: (view, seat) => {
    const clan = board(view).clans[seat];
    if (!clan) return null;
    return { value: clan.supply_points + (clan.barrel_points ?? 0), open: clan.barrel_points !== null };
  },
  lines: {
    ...Object.fromEntries(SUPPLIES.map((supply) => [supply, priced(supply)])),
    barrels: { icon: "b-bet" },
  },
  known: (view, seat) => {
    const { clans, market } = board(view);
    const supplies = SUPPLIES.map((supply) => [supply, (clans[seat]?.supplies[supply] ?? 0) * market[supply]]);
    return { ...Object.fromEntries(supplies), barrels: clans[seat]?.barrel_points ?? null };
  },
  endings: ({ view }) => (view.question?.kind === "building" ? [] : null),
  progress: (view): Message[] => {
    const sailed = board(view).ships.filter((ship) => !ship.moored).length;
    return [
      { id: "screen-round", args: { round: board(view).round } },
      { id: "screen-ships-sailed", args: { sailed } },
    ];
  },
};
