/** A piece in a row of a lesson. */
export interface Piece {
  symbol: string;
  /** The class that colours it: of a clan or of a kind of goods. */
  colour: string;
  /** What lies below it: a tile, a covered or an open cell of a board. */
  ground: "" | "tile" | "covered" | "cell";
  written: string;
}

const GOODS = ["farm", "animal", "craft", "luxury"];

/** A piece from its short form: "red/viking", "farm/o-beans", "settlement=4", "covered", "cell=3". */
export function pieceOf(word: string): Piece {
  const [what = "", written = ""] = word.split("=");
  const [before = "", symbol = ""] = what.includes("/") ? what.split("/") : ["", what];
  if (what === "covered") return { symbol: "", colour: "good-luxury", ground: "covered", written };
  if (what === "cell") return { symbol: "", colour: "", ground: "cell", written };
  if (before === "cell") return { symbol, colour: "", ground: "cell", written };
  if (GOODS.includes(before)) return { symbol, colour: `good-${before}`, ground: "tile", written };
  return { symbol, colour: before && `clan-${before}`, ground: "", written };
}
