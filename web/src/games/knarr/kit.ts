import type { Message, View } from "../../house/messages";
import type { Fact, Kit } from "../kit";
import Board from "./Board.svelte";
import { paymentBag } from "./payment";
import { BOATS, COLOURS, MOST_CARRIED, type Hall } from "./view";

function hall(view: View): Hall {
  return view.board as Hall;
}

function facts(view: View, seat: number): Fact[] {
  const boat = hall(view).boats[seat];
  if (!boat) return [];
  return [
    { icon: "g-recruit", count: `${boat.recruits}/${MOST_CARRIED}`, word: { id: "screen-recruits" } },
    { icon: "g-bracelet", count: `${boat.bracelets}/${MOST_CARRIED}`, word: { id: "screen-bracelets" } },
    { icon: "g-fame", count: boat.fame, word: { id: "screen-fame" } },
    { icon: "g-card", count: boat.explored.length, word: { id: "screen-explored" } },
    ...COLOURS.map((colour) => ({
      icon: `sign-${colour}`,
      count: boat.crew[colour].length,
      word: { id: `colour-${colour}` },
      clan: colour,
    })),
  ];
}

export const kit: Kit = {
  Board,
  clanOf: (seat) => BOATS[seat] ?? "bone",
  facts,
  points: (view, seat) => {
    const boat = hall(view).boats[seat];
    return boat ? { value: boat.score, open: true } : null;
  },
  lines: {
    reputation: { icon: "g-fame" },
    crew: { icon: "g-recruit" },
    destinations: { icon: "land-influence-1" },
    trade: { icon: "g-bracelet" },
    artifacts: { icon: "g-card" },
  },
  bag: paymentBag,
  hostsTabs: { width: "54vw", height: 168 },
  progress: (view): Message[] => [{ id: "screen-turn", args: { turn: hall(view).turn } }],
};
