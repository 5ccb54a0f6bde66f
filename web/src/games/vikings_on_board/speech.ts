import type { Speech } from "../../house/speech";
import { tokens, type Ship } from "./view";

/** A ship in words: what it is, what it holds, who leads. */
export function shipInWords(speech: Speech, ship: Ship): string {
  const name = `${speech.say("screen-ship")} ${ship.ship + 1}`;
  if (!ship.moored) return `${name}, ${speech.say("screen-sailed")}`;
  const crew = ship.body.map(
    (piece) => speech.say("piece", { clan: speech.say(`clan-${piece.clan}`), shields: piece.shields }),
  );
  const lead = ship.influence.map((one) => `${speech.say(`clan-${one.clan}`)} ${one.shields}`);
  const cargo = tokens(ship.cargo).map((supply) => speech.say(`supply-${supply}`));
  return [
    name,
    `${speech.say("screen-crew")}: ${crew.join(", ") || "–"}`,
    `${speech.say("screen-cargo")}: ${cargo.join(", ") || "–"}`,
    `${speech.say("screen-lead")}: ${lead.join(", ") || "–"}`,
  ].join(". ");
}
