/**
 * Where each action space is drawn and the signs on it. A sign is an item, a deed or a number; > stands between cost and
 * gain, / means or, | begins a second line, other words are written. The test reads data/actions.toml and compares.
 */
export interface Drawn {
  /** From the top, in rows of one height. */
  row: number;
  rows: number;
  signs: string;
  /** The colour at its left edge: the kind of the space. */
  hue: string;
}

export const GROUPS: { group: string; row: number; rows: number; symbol: string | null }[] = [
  { group: "build_houses", row: 0, rows: 1, symbol: "h-long" },
  { group: "build_ships", row: 1, rows: 1, symbol: "s-longship" },
  { group: "hunting", row: 2, rows: 2, symbol: null },
  { group: "livestock_market", row: 4, rows: 2, symbol: null },
  { group: "weekly_market", row: 6, rows: 1, symbol: "r-silver" },
  { group: "products", row: 7, rows: 1, symbol: "o-milk" },
  { group: "crafting", row: 8, rows: 2, symbol: null },
  { group: "mountains_and_trade", row: 10, rows: 3, symbol: null },
  { group: "sailing", row: 13, rows: 3, symbol: null },
  { group: "emigration_and_occupation", row: 16, rows: 2, symbol: null },
];
/** The row of the imitation spaces, below all others. */
export const IMITATION_ROW = 18;

const BUILD = "#d9a441";
const HUNT = "#b2453a";
const MARKET = "#4f9670";
const MOUNTAIN = "#8e6238";
const TRADE = "#2b5f9e";
const EXPLORE = "#d98a2b";
const EMIGRATE = "#e6c34a";
const CARDS = "#6b4a2c";
const IMITATE = "#a3a9ad";

/** Spaces of two or three rows; all others take one. */
const TALL: Record<string, number> = {
  build_house_and_ship: 2,
  whaling_up_to_three_boats: 2,
  whaling_one_boat: 2,
  sheep_or_cattle: 2,
  buy_cattle_and_sheep: 2,
  weekly_spices: 2,
  master_crafting: 2,
  mountain_4_double_upgrade_2: 2,
  plunder: 3,
  exchange_boat_and_emigrate: 2,
};

const ROWS: [hue: string, spaces: Record<string, string>][] = [
  [BUILD, { build_shed: "2 wood > shed", build_stone_house: "stone > stone_house", build_long_house: "2 stone > long_house", build_house_and_ship: "2 stone 2 wood > | stone_house longship / long_house knarr" }],
  [BUILD, { build_whaling_boat: "wood > whaling_boat", build_knarr: "2 wood > knarr", build_longship: "2 wood > longship" }],
  [HUNT, { hunt_game_1: "d8 bow > hide game_meat", hunt_game_2: "d8 bow > hide game_meat", whaling_up_to_three_boats: "d12 spear ≤3 whaling_boat | > oil skin_and_bones whale_meat", whaling_one_boat: "d12 spear whaling_boat | > oil skin_and_bones whale_meat" }],
  [HUNT, { take_stockfish: "stockfish", lay_snare: "d8 snare > fur" }],
  [MARKET, { buy_stockfish: "silver > 2 stockfish", buy_sheep: "silver > sheep", sheep_or_cattle: "sheep / silver > cattle", buy_cattle_and_sheep: "3 silver > cattle sheep" }],
  [MARKET, { buy_salt_meat: "2 silver > 2 salt_meat", buy_cattle_and_milk: "3 silver > cattle milk" }],
  [MARKET, { weekly_beans: "beans silver", weekly_flax_stockfish: "flax stockfish silver", weekly_fruits_oil_salt_meat: "fruits oil salt_meat silver", weekly_spices: "spices silver | cattle > 2 milk | sheep > wool" }],
  [MARKET, { produce_milk: "cattle > milk ≤3", produce_mead: "2 mead 2 silver", produce_wool: "sheep > wool ≤3" }],
  [BUILD, { craft_linen: "flax > linen", craft_clothing: "hide linen > clothing 2 silver", forge: "ore > jewelry / special", master_crafting: "4 silver | wool > robe | silverware > jewelry" }],
  [BUILD, { craft_rune_stone: "stone > rune_stone silver", craft_chest: "wood / ore > chest silver", craft_runes_and_chests: "2 stone 2 wood > 2 rune_stone 2 chest" }],
  [MOUNTAIN, { mountain_2: "2 mountain", wood_per_player: "per_player wood ore", mountain_3_2: "3 mountain 2 mountain", mountain_4_double_upgrade_2: "4 mountain | 2 upgrade ×2" }],
  [MOUNTAIN, { mountain_1_upgrade_1: "1 mountain 1 upgrade", mountain_3_upgrade_1: "3 mountain 1 upgrade", upgrade_3_weapons_4: "3 upgrade 4 bow" }],
  [MOUNTAIN, { upgrade_2: "2 upgrade", upgrade_3: "3 upgrade", upgrade_4: "4 upgrade", mountain_2222_or_double_upgrade_3: "4×2 mountain / 3 upgrade ×2" }],
  [TRADE, { overseas_trade_1: "knarr silver > trade", overseas_trade_2: "knarr silver > trade", special_sale: "knarr silver > 2 special" }],
  [HUNT, { raid: "longship d8 long_sword", pillage_2: "longship d12 long_sword", pillage_3: "longship d12 long_sword" }],
  [EXPLORE, { explore_near: "whaling_boat knarr longship > explore", explore_middle: "knarr longship > explore", explore_far: "longship > explore" }],
  [CARDS, { draw_occupation: "+1 occupation silver", emigrate_2: "knarr / longship > emigrate", emigrate_3: "knarr / longship > emigrate", exchange_boat_and_emigrate: "whaling_boat > knarr | > emigrate" }],
  [CARDS, { play_occupation_paid: "stone / ore > 1 occupation silver", play_occupations_2: "2 occupation", play_occupations_4: "4 occupation" }],
];

/** Spaces whose kind is not that of their row. */
const HUES: Record<string, string> = {
  take_stockfish: MARKET,
  plunder: HUNT,
  emigrate_2: EMIGRATE,
  emigrate_3: EMIGRATE,
  exchange_boat_and_emigrate: EMIGRATE,
};

export const SPACES: Record<string, Drawn> = Object.fromEntries(
  ROWS.flatMap(([hue, spaces], row) =>
    Object.entries(spaces).map(([space, signs]) => [space, { row, rows: TALL[space] ?? 1, signs, hue: HUES[space] ?? hue }]),
  ),
);
SPACES["plunder"] = { row: 13, rows: 3, signs: "2 longship > silver_hoard", hue: HUNT };
for (const column of [1, 2, 3, 4]) SPACES[`imitate_column_${column}`] = { row: IMITATION_ROW, rows: 1, signs: "imitate", hue: IMITATE };

/** A mark in a row of signs. */
export type Mark = { icon: string } | { arrow: true } | { text: string };

/** The signs of a space, line by line; `players` is what "one for each player" comes to. */
export function marksOf(signs: string, players: number): Mark[][] {
  return signs.split("|").map((line) =>
    line
      .trim()
      .split(" ")
      .map((word): Mark => {
        if (word === ">") return { arrow: true };
        if (word === "per_player") return { text: String(players) };
        return /^[a-z]/.test(word) ? { icon: word } : { text: word };
      }),
  );
}
