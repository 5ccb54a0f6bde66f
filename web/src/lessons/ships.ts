import { BUILDINGS, type ClanName, type Fjord, type Ship, type Supply } from "../games/vikings_on_board/view";

/** A ship of a lesson from its short form. */
export function shipOf(number: number, crew: string, cargo = ""): Ship {
  const body = crew.split(" ").map((word, n) => ({
    piece: number * 10 + n,
    clan: word.slice(0, -1) as ClanName,
    shields: Number(word.slice(-1)),
    spare: false,
  }));
  const held = cargo.split(" ");
  const count = (supply: Supply): number => held.filter((name) => name === supply).length;
  const totals = new Map<ClanName, number>();
  for (const { clan, shields } of body) totals.set(clan, (totals.get(clan) ?? 0) + shields);
  const influence = [...totals].map(([clan, shields]) => ({ clan, shields })).sort((a, b) => b.shields - a.shields);
  return {
    ship: number,
    moored: true,
    body,
    cargo: { hide: count("hide"), grain: count("grain"), metal: count("metal") },
    influence,
    circles: { red: [], blue: [], green: [], yellow: [] },
  };
}

/** The upper part of the village, as far as Vikings wait there: whose they are, from the top. */
export function villageOf(waiting: string): Fjord["village"] {
  const clans = waiting.split(" ") as ClanName[];
  return clans.map((waiting, n) => ({ building: BUILDINGS[n] as (typeof BUILDINGS)[number], waiting, placed: null }));
}
