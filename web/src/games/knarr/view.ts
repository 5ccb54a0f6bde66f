import type { Clan } from "../../art/clans";
import { COLOURS, GAINS, type Boat, type Colour, type Destination, type Gain, type Gained } from "./schema";

export * from "./schema";

export const BOATS: Clan[] = ["bone", "sand", "bark", "pitch"];
/** Cards that a hand holds at most. */
export const MOST_IN_HAND = 3;
export const MOST_CARRIED = 3;
export const LAST_POINT = 40;

/** What the reputation track says on its spaces: points at the start of each turn from there on. */
export const REPUTATION: Record<number, number> = { 3: 1, 6: 2, 10: 3, 14: 5 };
export const LAST_FAME = 14;

export interface Viking {
  colour: Colour;
  gain: Gain;
}

/** A Viking by its name: colour and gain. */
export function vikingOf(name: string): Viking {
  const [colour, gain] = name.split("_");
  return { colour: colour as Colour, gain: gain as Gain };
}

/** The gains that are there, in the order in which they are printed. */
export function listed(gained: Gained): { gain: Gain; count: number }[] {
  return GAINS.flatMap((gain) => (gained[gain] ? [{ gain, count: gained[gain] }] : []));
}

/** A cost, one sign for each Viking it asks for. */
export function asked(cost: Destination["cost"]): (Colour | "different" | "equal")[] {
  const kinds = [...COLOURS, "different", "equal"] as const;
  return kinds.flatMap((kind) => Array.from({ length: cost[kind] ?? 0 }, () => kind));
}

/** Several gains together. */
export function sumOf(gains: Gained[]): Gained {
  return Object.fromEntries(
    GAINS.map((gain) => [gain, gains.reduce((sum, one) => sum + (one[gain] ?? 0), 0)] as const).filter(([, count]) => count),
  );
}

/** What a column of the crew pays when one more of its colour is recruited, as it stands. */
export function yieldOf(column: Gain[]): Gained {
  return sumOf(column.map((gain) => ({ [gain]: 1 })));
}

/** What is painted on the sail: the columns of a trade that come from the boat itself, not from its destinations. */
export function sailOf(boat: Boat): Gained[] {
  return boat.trade.map((upToHere, column) => {
    const before = boat.trade[column - 1] ?? {};
    const fromLands = sumOf(boat.explored.map((card) => card.trade[column] ?? {}));
    const own = GAINS.map((gain) => [gain, (upToHere[gain] ?? 0) - (before[gain] ?? 0) - (fromLands[gain] ?? 0)] as const);
    return Object.fromEntries(own.filter(([, count]) => count > 0));
  });
}

/** How a boat could pay one Viking of a cost. */
export type Paid = "crew" | "recruit" | "missing";

/** How many Vikings of its crew a boat could send for one kind of a cost. */
function payable(boat: Boat, kind: Colour | "different" | "equal"): number {
  const sizes = COLOURS.map((colour) => boat.crew[colour].length);
  if (kind === "different") return sizes.filter((size) => size > 0).length;
  return kind === "equal" ? Math.max(...sizes) : boat.crew[kind].length;
}

/** For each Viking of a cost, in the order of `asked`, how the boat could pay it: crew first, then recruits. */
export function paymentOf(cost: Destination["cost"], boat: Boat): Paid[] {
  const signs = asked(cost);
  let recruits = boat.recruits;
  return signs.map((kind, n) => {
    if (signs.indexOf(kind) + payable(boat, kind) > n) return "crew";
    recruits -= 1;
    return recruits >= 0 ? "recruit" : "missing";
  });
}

/** How many cards of each column could go for a cost. */
export function payersOf(cost: Destination["cost"], boat: Boat): Record<Colour, number> {
  const equal = cost.equal ?? 0;
  return Object.fromEntries(
    COLOURS.map((colour) => {
      const size = boat.crew[colour].length;
      const alike = equal && size + boat.recruits >= equal ? equal : 0;
      return [colour, Math.min(size, (cost[colour] ?? 0) || (cost.different ? 1 : 0) || alike)];
    }),
  ) as Record<Colour, number>;
}

/** How far apart the cards of a column lie, so that all of them fit: a full card last. */
export function stripHeight(cards: number, room: number, card: number, strip: number): number {
  return cards < 2 ? strip : Math.max(6, Math.min(strip, (room - card) / (cards - 1)));
}
