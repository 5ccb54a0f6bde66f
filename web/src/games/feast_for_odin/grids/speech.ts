import { speechOf } from "../../../house/words.svelte";
import type { Speech } from "../../../house/speech";
import type { Card } from "../../../peek/card";
import type { Bar } from "../../kit";
import { capital } from "../../part";
import { symbolOf } from "../items";
import { bonusesOf, idleCells, incomeOf, minusLeft, tileAt, type Cell, type Ground, type Place, type Refusal } from "./geometry";
import { nearest, type Change } from "./places";
import { colourOf, shapeOf, turned } from "./shapes";

/** A tile in hand with everything that can be said about it. */
export interface Held {
  hand: Place & { item: string; board: string };
  ground: Ground;
  refusal: Refusal | null;
  places: Place[];
  act: () => void;
  back: () => void;
}

const words = (): Speech => speechOf("feast_for_odin");

/** Something in the words of the grids. */
export function gridSays(id: string, args: Record<string, string | number> = {}): string {
  return words().say(`screen-grid-${id}`, args);
}

export function itemInWords(item: string): string {
  return words().say(`item-${item}`);
}

/** Several goods in one breath. */
export function itemsInWords(items: string[]): string {
  return items.map(itemInWords).join(", ");
}

/** How a board is called: an exploration board by the side that shows. */
export function boardName({ board, layout }: { board: string; layout: string }): string {
  return words().say(board.startsWith("board_") ? `layout-${layout}` : `board-${board}`);
}

/** A board as a screen reader tells it first. */
export function boardInWords(ground: Ground): string {
  const bonuses = bonusesOf(ground);
  return gridSays("board", {
    board: capital(boardName(ground.board)),
    income: incomeOf(ground),
    minus: minusLeft(ground),
    closed: bonuses.filter(({ pays }) => pays).length,
    bonuses: bonuses.length,
  });
}

// ---------------------------------------------------------------------------- cells
function bareInWords(ground: Ground, row: number, col: number): string {
  const sign = ground.board.grid[row]?.[col];
  if (sign === "#") return gridSays("rock");
  if (sign === "-") return gridSays("minus");
  if (sign === "i") return gridSays("income", { value: ground.printed.tracks.flatMap(({ cells }) => cells).find(([r, c]) => r === row && c === col)?.[2] ?? 0 });
  const bonus = bonusesOf(ground).find((one) => one.row === row && one.col === col);
  if (bonus) return gridSays(bonus.pays ? "bonus-pays" : "bonus", { items: itemsInWords(bonus.gives), count: bonus.missing.length });
  return gridSays(idleCells(ground).some(([r, c]) => r === row && c === col) ? "idle" : "bare");
}

function holdsInWords(ground: Ground, row: number, col: number): string {
  const tile = tileAt(ground, row, col);
  return tile ? itemInWords(tile.item) : bareInWords(ground, row, col);
}

/** What a cell holds, and where it is. */
export function cellInWords(ground: Ground, row: number, col: number): string {
  return gridSays("cell", { row: row + 1, col: col + 1, what: holdsInWords(ground, row, col) });
}

/** The card of a cell: the tile on it, or what is printed there. */
export function cellCard(ground: Ground, [row, col]: Cell): Card | null {
  const sign = ground.board.grid[row]?.[col] ?? ".";
  if (sign === ".") return null;
  const tile = tileAt(ground, row, col);
  if (tile) return { name: capital(itemInWords(tile.item)), rule: words().help({ id: `item-${tile.item}` }), icon: symbolOf(tile.item) };
  const kind = sign === "i" ? "income" : sign === "b" ? "bonus" : sign === "-" ? "minus" : sign === "#" ? "rock" : "bare";
  return { name: capital(bareInWords(ground, row, col)), rule: gridSays(`${kind}-rule`) };
}

// ---------------------------------------------------------------------------- the tile in hand
/** What laying it changes, in one sentence. */
export function changeInWords({ income, minus, closed, lost }: Change): string {
  return [
    income[0] === income[1] ? "" : gridSays("income-becomes", { before: income[0], after: income[1] }),
    closed.length ? gridSays("closes", { items: itemsInWords(closed) }) : "",
    lost.length ? gridSays("loses", { items: itemsInWords(lost) }) : "",
    gridSays("open", { count: minus[1] }),
  ]
    .filter((text) => text)
    .join(" · ");
}

function wayTo(hand: Place, place: Place | null): string {
  if (!place) return "";
  const [down, right] = [place.row - hand.row, place.col - hand.col];
  const way = [
    right ? gridSays(right > 0 ? "way-right" : "way-left", { count: Math.abs(right) }) : "",
    down ? gridSays(down > 0 ? "way-down" : "way-up", { count: Math.abs(down) }) : "",
  ].filter((text) => text);
  return way.length ? gridSays("fits-there", { way: way.join(", ") }) : "";
}

function whyInWords({ hand, refusal, places }: Held & { refusal: Refusal }): { title: string; follows: string } {
  const title = gridSays(`no-${refusal.reason}`, { colour: colourOf(hand.item) });
  const met = refusal.tile ? gridSays(refusal.reason === "beside" ? "would-touch" : "lies-there", { item: itemInWords(refusal.tile.item) }) : "";
  const early = refusal.reason === "income" ? gridSays("income-rule") : "";
  const way = places.length ? wayTo(hand, nearest(places, hand.turn, hand)) || gridSays("fits-turned") : gridSays("fits-nowhere");
  return { title, follows: [met, early, way].filter((text) => text).join(" ") };
}

/** What the question bar says while a tile is in hand, and what Confirm and Back do. */
export function barInWords(held: Held): Bar {
  const { hand, refusal, act, back } = held;
  if (refusal) return { ...whyInWords({ ...held, refusal }), step: { label: gridSays("next-fit"), icon: "ui-move", act, back, refused: true } };
  const title = gridSays("lay", { item: itemInWords(hand.item), board: boardName(held.ground.board) });
  return { title, follows: gridSays("lay-help"), step: { label: gridSays("lay-it"), icon: "ui-check", act, back, refused: false } };
}

/** How often a tile was turned from how it is printed, and whether it was turned over. */
function turnInWords(item: string, turn: number): string[] {
  let at = 0;
  for (let quarters = 0; quarters < 4; quarters += 1, at = turned(item, at)) {
    if (at === turn) return quarters ? [gridSays("turned", { count: quarters })] : [];
  }
  return [gridSays("mirrored")];
}

/** Where the tile in hand lies, for a screen reader. */
export function ghostInWords({ item, turn, row, col }: Held["hand"], change: Change | null, place: number, places: number): string {
  const { width, height } = shapeOf(item, turn);
  const where = gridSays("lies", { top: row + 1, bottom: row + height, left: col + 1, right: col + width });
  const which = place < 0 ? gridSays("no-fit") : gridSays("place", { place: place + 1, places });
  const lies = [capital(itemInWords(item)), ...turnInWords(item, turn), where, which].join(", ");
  return change ? `${lies}. ${changeInWords(change)}` : lies;
}

