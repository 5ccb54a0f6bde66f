import type { Speech } from "../../house/speech";
import type { Card } from "../../peek/card";
import { capital, labelled } from "../part";
import { asked, listed, paymentOf, vikingOf, type Boat, type Destination, type Gained } from "./view";

function vikingArgs(speech: Speech, name: string): { colour: string; gain: string } {
  const { colour, gain } = vikingOf(name);
  return { colour: speech.say(`colour-${colour}`), gain: speech.say(`gain-${gain}`) };
}

export function vikingInWords(speech: Speech, name: string | null): string {
  return name ? speech.say("viking", vikingArgs(speech, name)) : speech.say("viking-hidden");
}

export function vikingCard(speech: Speech, name: string | null): Card {
  if (!name) return { name: capital(speech.say("viking-hidden")), icon: "g-card" };
  const args = vikingArgs(speech, name);
  return { name: capital(speech.say("viking", args)), rule: speech.help({ id: "viking", args }), clan: vikingOf(name).colour };
}

export function gainsInWords(speech: Speech, gained: Gained): string {
  return listed(gained).map(({ gain, count }) => speech.say(`gains-${gain}`, { count })).join(", ") || speech.say("nothing");
}

function costInWords(speech: Speech, { cost }: Destination): string {
  const kinds = [...new Set(asked(cost))];
  return kinds.map((kind) => speech.say(`cost-${kind}`, { count: cost[kind] ?? 0 })).join(", ");
}

function nameOf(speech: Speech, { destination, land }: Destination): string {
  return speech.say(`destination-${land}`, { number: Number(destination.slice(1)) });
}

/** Who would pay for a destination: Vikings of the crew, recruits, and how many are missing. */
function payersInWords(speech: Speech, { cost }: Destination, boat: Boat): string {
  const paid = paymentOf(cost, boat);
  const count = (how: string): number => paid.filter((one) => one === how).length;
  return speech.say("screen-payers", { crew: count("crew"), recruits: count("recruit"), missing: count("missing") });
}

/** A destination in words: its name, what it costs, pays and will trade, and who of this boat's crew could pay. */
export function destinationInWords(speech: Speech, card: Destination, boat: Boat | null): string {
  return [
    nameOf(speech, card),
    labelled(speech.say("screen-cost"), costInWords(speech, card)),
    labelled(speech.say("screen-gains"), gainsInWords(speech, card.gains)),
    `${speech.say("screen-trade-with")} ${card.trade.map((gained) => gainsInWords(speech, gained)).join(" │ ")}`,
    ...(boat ? [payersInWords(speech, card, boat)] : []),
  ].join(". ");
}

export function destinationCard(speech: Speech, card: Destination, boat: Boat | null): Card {
  const rule = [
    `${labelled(capital(speech.say("screen-cost")), costInWords(speech, card))} → ${gainsInWords(speech, card.gains)}.`,
    ...(boat ? [`${payersInWords(speech, card, boat)}.`] : []),
    speech.help({ id: `destination-${card.land}` }),
  ];
  return { name: nameOf(speech, card), rule: rule.join(" ") };
}
