import type { Answer, View } from "../../house/messages";
import type { Speech } from "../../house/speech";
import type { Card } from "../../peek/card";
import { capital, labelled, offered, type Meant } from "../part";
import { bowRect, circleRect, largeCircleRect, placeRect, reachOf, shipOfQuestion, spotOf, tokenRect, type Measures, type Rect } from "./geometry";
import { barrelInWords, buildingInWords, pieceInWords, shipInWords } from "./speech";
import { BUILDINGS, CLANS, ICONS, tokens, type Barrel, type ClanName, type Fjord, type Piece, type Ship } from "./view";

/** Something on the board that has a name, and may be an answer. */
export interface Part {
  name: string;
  region: "village" | "circles" | "fjord";
  /** Whether it is still there to be played with: ships that have sailed are only looked at. */
  moored: boolean;
  rect: Rect;
  /** What a finger or a mouse can touch to mean it. */
  reach: Rect;
  /** A circle of the harbour that is shown large, because it can be chosen and is too small for a finger. */
  large?: { clan: ClanName; barrel: Barrel | null };
  /** What choosing it would be called, whether or not it can be chosen. */
  meant: Meant;
  answer: Answer | null;
  words: string;
  card: Card;
}

/** What is known when a board is taken apart. */
/** A part before it is known how far one can reach it. */
type Seated = Omit<Part, "reach">;

interface Seen {
  m: Measures;
  view: View;
  asked: View;
  legal: Answer[];
  speech: Speech;
}

function village({ m, view, legal, speech }: Seen): Seated[] {
  return (view.board as Fjord).village.map((place, n) => {
    const meant = { kind: "building", args: { building: place.building } };
    const id = `building-${place.building}`;
    return {
      name: place.building,
      region: "village",
      moored: true,
      rect: m.building(n),
      meant,
      answer: offered(legal, meant),
      words: buildingInWords(speech, place),
      card: { name: speech.say(id), rule: speech.help({ id }), icon: ICONS[BUILDINGS[n] as (typeof BUILDINGS)[number]] },
    };
  });
}

/** A circle of the harbour with its k-th barrel, if there is one. */
interface Circle {
  clan: ClanName;
  k: number;
  barrel: Barrel | undefined;
}

/** What choosing a circle would mean: its clan, the barrel on it, or the ship before which it lies. */
function circleMeans({ asked }: Seen, ship: number, { clan, k, barrel }: Circle): Meant {
  if (k === 0 && asked.question?.kind === "bet-clan" && shipOfQuestion(asked) === ship) return { kind: "clan", args: { clan } };
  if (barrel) return { kind: "move_bet", args: { owner: barrel.owner, bet: barrel.bet } };
  return { kind: "ship", args: { ship } };
}

/** The circles before a ship; a circle with several barrels is as many parts. Before a ship that has sailed only lost bets are left. */
function circles(seen: Seen, ship: Ship): Seated[] {
  const asked = (seen.asked.board as Fjord).ships[ship.ship]?.circles;
  const places = CLANS.flatMap((clan): Circle[] => {
    const barrels = asked?.[clan] ?? [];
    const held = Math.max(barrels.length, ship.circles[clan].length, ship.moored ? 1 : 0);
    return Array.from({ length: held }, (_, k) => ({ clan, k, barrel: barrels[k] }));
  });
  let large = 0;
  return places.map((place) => {
    const part = circle(seen, ship, place);
    if (seen.m.named || !part.answer) return part;
    return { ...part, rect: largeCircleRect(seen.m, ship.ship, large++), large: { clan: place.clan, barrel: place.barrel ?? null } };
  });
}

function circle(seen: Seen, ship: Ship, place: Circle): Seated {
  const { m, legal, speech } = seen;
  const { clan, k } = place;
  const args = { clan: speech.say(`clan-${clan}`), ship: ship.ship + 1 };
  const name = speech.say("circle", args);
  const shown = ship.circles[clan][k];
  const held = shown ? barrelInWords(speech, shown) : "";
  const meant = circleMeans(seen, ship.ship, place);
  return {
    name: `circle-${ship.ship}-${clan}${k ? `-${k}` : ""}`,
    region: "circles",
    moored: ship.moored,
    rect: circleRect(m, ship.ship, CLANS.indexOf(clan), k),
    meant,
    answer: meant.kind === "ship" ? null : offered(legal, meant),
    words: held ? labelled(name, held) : name,
    card: { name: capital(held || name), rule: speech.help({ id: "circle", args }), clan },
  };
}

function pieceParts({ m, legal, speech }: Seen, ship: Ship): Seated[] {
  return ship.body.map((piece: Piece, place) => {
    const meant = { kind: "piece", args: { piece: piece.piece } };
    const words = pieceInWords(speech, piece);
    const rule = speech.help({ id: "piece", args: { clan: speech.say(`clan-${piece.clan}`), shields: piece.shields } });
    return {
      name: `piece-${piece.piece}`,
      region: "fjord",
      moored: true,
      rect: placeRect(m, ship.ship, place),
      meant,
      answer: offered(legal, meant),
      words: `${words}, ${speech.say("ship", { ship: ship.ship + 1 })}`,
      card: { name: capital(words), rule, clan: piece.clan },
    };
  });
}

function tokenParts({ m, asked, legal, speech }: Seen, ship: Ship): Seated[] {
  const all = tokens(ship.cargo);
  const shared = ["share", "lose"].includes(asked.question?.kind ?? "") && shipOfQuestion(asked) === ship.ship;
  return all.map((supply, n) => {
    const meant = { kind: "supply", args: { supply } };
    const first = all.indexOf(supply) === n;
    const id = `supply-${supply}`;
    return {
      name: `token-${ship.ship}-${n}`,
      region: "fjord",
      moored: ship.moored,
      rect: tokenRect(m, ship, n),
      meant,
      answer: shared && first ? offered(legal, meant) : null,
      words: `${speech.say(id)}, ${speech.say("ship", { ship: ship.ship + 1 })}`,
      card: { name: capital(speech.say(id)), rule: speech.help({ id }), icon: `good-${supply}` },
    };
  });
}

function shipPart({ m, asked, legal, speech }: Seen, ship: Ship): Seated {
  const meant = { kind: "ship", args: { ship: ship.ship } };
  const asksShips = legal.some((answer) => answer.kind === "ship");
  const name = speech.say("ship", { ship: ship.ship + 1 });
  return {
    name: `ship-${ship.ship}`,
    region: "fjord",
    moored: ship.moored,
    rect: (asksShips ? spotOf(m, asked, meant) : null) ?? bowRect(m, ship.ship),
    meant,
    answer: offered(legal, meant),
    words: shipInWords(speech, ship),
    card: { name: capital(name), rule: speech.help({ id: "ship", args: { ship: ship.ship + 1 } }), icon: "ship-bow" },
  };
}

/** All parts of the drawn board, in the order in which one would tell them. */
export function partsOf(seen: Seen): Part[] {
  const { ships } = seen.view.board as Fjord;
  const seated = [
    ...village(seen),
    ...ships.flatMap((ship) => circles(seen, ship)),
    ...ships.flatMap((ship) => [shipPart(seen, ship), ...tokenParts(seen, ship), ...(ship.moored ? pieceParts(seen, ship) : [])]),
  ];
  return seated.map((part) => ({ ...part, reach: reachOf(seen.m, part.rect) }));
}

const meets = (a: Rect, b: Rect): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Whether a part that cannot be chosen would keep a finger from one that can. */
export function keepsFromAnswer({ answer, rect }: Part, parts: Part[]): boolean {
  return !answer && parts.some((other) => other.answer && meets(rect, other.reach));
}
