import type { Answer, View } from "../../house/messages";
import type { Bag } from "../kit";
import type { Meant } from "../part";
import { asked, COLOURS, GAINS, vikingOf, type Boat, type Colour, type Destination, type Hall } from "./view";

const RECRUIT = "recruits";

function colourOf(thing: Answer): Colour {
  return vikingOf(String(thing.args["viking"])).colour;
}

const isViking = (thing: Answer): boolean => thing.kind !== RECRUIT;
const rank = (thing: Answer): number => {
  const { colour, gain } = vikingOf(String(thing.args["viking"]));
  return COLOURS.indexOf(colour) * GAINS.length + GAINS.indexOf(gain);
};

/** How many Vikings of a colour a cost takes, besides those that are ticked. */
function wanted(cost: Destination["cost"], vikings: Answer[], colour: Colour): number {
  const own = vikings.filter((one) => colourOf(one) === colour).length;
  if (cost.different) return own ? 0 : 1;
  if (cost.equal) return vikings.length === own ? cost.equal - own : 0;
  return (cost[colour] ?? 0) - own;
}

/** Vikings of the crew, and recruits of the boat, each by itself. */
function thingsOf(boat: Boat): Answer[] {
  const names = COLOURS.flatMap((colour) => boat.crew[colour].map((gain) => `${colour}_${gain}`));
  const vikings = names.map((viking, n) => ({ viking, copy: names.slice(0, n).filter((one) => one === viking).length }));
  return [
    ...vikings.map((args, n) => ({ code: -1 - n, kind: "viking", args, message: wordOf(args.viking) })),
    ...Array.from({ length: boat.recruits }, (_, n) => ({
      code: -1 - names.length - n,
      kind: RECRUIT,
      args: { copy: n },
      message: { id: "answer-pay-recruits", args: { recruits: 1 } },
    })),
  ];
}

function wordOf(name: string): Answer["message"] {
  const { colour, gain } = vikingOf(name);
  return { id: "viking", args: { colour: { id: `colour-${colour}` }, gain: { id: `gain-${gain}` } } };
}

/** In the order of the rules: colour by colour, recruits for what a colour lacks, or for all that is left at the end. */
function inOrder(cost: Destination["cost"], ticked: Answer[]): Meant[] {
  const vikings = ticked.filter(isViking).sort((a, b) => rank(a) - rank(b));
  const meant = (thing: Answer): Meant => ({ kind: "viking", args: { viking: String(thing.args["viking"]) } });
  const recruits: Meant = { kind: RECRUIT, args: {} };
  if (cost.different || cost.equal) return [...vikings.map(meant), ...(vikings.length < ticked.length ? [recruits] : [])];
  return COLOURS.filter((colour) => cost[colour]).flatMap((colour) => {
    const own = vikings.filter((one) => colourOf(one) === colour);
    return [...own.map(meant), ...(own.length < (cost[colour] ?? 0) ? [recruits] : [])];
  });
}

/** The destination that is being paid for. */
function payingFor(hall: Hall, boat: Boat): Destination | null {
  const place = hall.payment?.place ?? 0;
  return hall.destinations.find((one) => one.place === place)?.card ?? boat.reserved[place - hall.destinations.length] ?? null;
}

/** Who sets out for a destination, as a set to tick. */
export function paymentBag(view: View): Bag | null {
  const hall = view.board as Hall;
  const boat = hall.boats[view.seat ?? -1];
  const card = view.question?.kind === "pay" && boat ? payingFor(hall, boat) : null;
  if (!boat || !card || !view.question) return null;
  const { cost } = card;
  const size = asked(cost).length;
  const { message } = view.question;
  return {
    things: thingsOf(boat),
    question: (ticked) => ({ id: "screen-pay", args: { ...message.args, left: size - ticked.length } }),
    fits: (ticked, thing) => {
      const left = size - ticked.length;
      const vikings = ticked.filter(isViking);
      if (left === 0) return false;
      if (!isViking(thing)) return true;
      const enough = !cost.equal || boat.crew[colourOf(thing)].length + boat.recruits >= cost.equal;
      return enough && wanted(cost, vikings, colourOf(thing)) > 0;
    },
    refusal: { id: "why-not-asked" },
    order: (ticked) => (ticked.length === size ? inOrder(cost, ticked) : null),
  };
}
