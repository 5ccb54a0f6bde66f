import { MAINLAND, middleOf, cornerOf, partsOf, placeOf, plus, R, spread, type Point } from "./hexes";
import { ANIMALS, COLOURS, isLand, piecesOf, type Animal, type Chart, type Colour, type Hex, type Piece } from "./view";

/** A piece or a group of equal pieces, and where it stands on the map. */
export type Standing = { key: string; at: Point; small?: boolean } & (
  | { kind: "animal"; animal: Animal; count: number }
  | { kind: "settlement"; strength: number }
  | { kind: "enemy" }
  | { kind: "vikings"; clan: Colour; count: number; land: number | null }
  | { kind: "ship"; clan: Colour; cargo: Piece[] }
  | { kind: "outpost"; clan: Colour }
);
/** What is left of T without its place, for every kind. */
type Unplaced<T> = T extends unknown ? Omit<T, "at" | "small"> : never;

/** Room of a piece on land and of a ship. */
const [ON_LAND, AT_SEA] = [27, 36];

function onLand(hex: Hex, part: string): Unplaced<Standing>[] {
  const land = hex.lands.find((one) => one.part === part);
  if (!land) return [];
  const key = `land-${land.land}`;
  const settlement = hex.settlement !== null && hex.icon_part === part;
  return [
    ...(settlement ? [{ key: `${key}-settlement`, kind: "settlement" as const, strength: hex.settlement ?? 0 }] : []),
    ...ANIMALS.filter((animal) => land.livestock[animal]).map((animal) => ({
      key: `${key}-${animal}`, kind: "animal" as const, animal, count: land.livestock[animal] ?? 0,
    })),
    ...COLOURS.filter((clan) => land.vikings[clan]).map((clan) => ({
      key: `${key}-${clan}`, kind: "vikings" as const, clan, count: land.vikings[clan] ?? 0, land: land.land,
    })),
  ];
}

function atSea(chart: Chart, hex: Hex, part: string): Unplaced<Standing>[] {
  const ships = chart.players.filter(({ ship }) => ship.hex === hex.hex && ship.part === part);
  return [
    ...(hex.enemy_ship && hex.icon_part === part ? [{ key: `enemy-${hex.hex}`, kind: "enemy" as const }] : []),
    ...ships.map(({ colour, ship }) => ({
      key: `ship-${colour}`, kind: "ship" as const, clan: colour, cargo: piecesOf(ship.vikings, ship.livestock),
    })),
  ];
}

function onMainland(chart: Chart): Standing[] {
  const waiting = chart.players.filter(({ mainland }) => mainland > 0);
  return waiting.map(({ colour, mainland }, n) => ({
    key: `mainland-${colour}`, kind: "vikings", clan: colour, count: mainland, land: null,
    at: { x: MAINLAND.x + (n - (waiting.length - 1) / 2) * R * 1.25, y: MAINLAND.y },
  }));
}

function seated(things: Unplaced<Standing>[], at: Point, wide: number): Standing[] {
  const small = things.length > 2;
  const places = spread(at, things.length, small ? wide * 0.82 : wide);
  return things.map((thing, n) => ({ ...thing, at: places[n] ?? at, small }));
}

/** Everything that stands on the map, from the far edge to the near one. */
export function standingOn(chart: Chart): Standing[] {
  const parts = chart.hexes.flatMap((hex) =>
    partsOf(hex).flatMap((part) =>
      isLand(part) ? seated(onLand(hex, part), placeOf(hex, part), ON_LAND) : seated(atSea(chart, hex, part), placeOf(hex, part), AT_SEA),
    ),
  );
  const outposts = chart.outposts.map(({ colour, hex, corner }): Standing => {
    const at = chart.hexes[hex];
    return { key: `outpost-${hex}-${corner}`, kind: "outpost", clan: colour, at: at ? plus(middleOf(at), cornerOf(corner)) : MAINLAND };
  });
  return [...parts, ...onMainland(chart), ...outposts].sort((a, b) => a.at.y - b.at.y);
}
