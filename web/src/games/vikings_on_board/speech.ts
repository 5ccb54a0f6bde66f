import type { Speech } from "../../house/speech";
import { labelled } from "../part";
import { tokens, type Barrel, type ClanName, type Fjord, type Piece, type Ship } from "./view";

export function pieceInWords(speech: Speech, piece: Piece): string {
  return speech.say("piece", { clan: speech.say(`clan-${piece.clan}`), shields: piece.shields });
}

/** A barrel in the harbour: its value only to those who may know it. */
export function barrelInWords(speech: Speech, barrel: Barrel): string {
  const owner = speech.say(`clan-${barrel.owner}`);
  if (barrel.value === null) return speech.say("barrel-hidden", { owner });
  return speech.say("barrel-of", { owner, barrel: speech.say(`barrel-${barrel.value}`) });
}

/** A building in words: its name, who waits there and who has come. */
export function buildingInWords(speech: Speech, { building, waiting, placed }: Fjord["village"][number]): string {
  const clan = (name: ClanName | null): string => (name ? speech.say(`clan-${name}`) : "–");
  return [
    speech.say(`building-${building}`),
    labelled(speech.say("screen-waiting"), clan(waiting)),
    labelled(speech.say("screen-placed"), clan(placed)),
  ].join(". ");
}

/** A ship in words: what it is, what it holds, who leads. */
export function shipInWords(speech: Speech, ship: Ship): string {
  const name = speech.say("ship", { ship: ship.ship + 1 });
  const lead = ship.influence.map((one) => `${speech.say(`clan-${one.clan}`)} ${one.shields}`);
  const influence = labelled(speech.say("screen-lead"), lead.join(", ") || "–");
  if (!ship.moored) return `${name}, ${speech.say("screen-sailed")}. ${influence}`;
  const crew = ship.body.map((piece) => pieceInWords(speech, piece));
  const cargo = tokens(ship.cargo).map((supply) => speech.say(`supply-${supply}`));
  return [
    name,
    labelled(speech.say("screen-crew"), crew.join(", ") || "–"),
    labelled(speech.say("screen-cargo"), cargo.join(", ") || "–"),
    influence,
  ].join(". ");
}
