import type { GameEvent } from "../../house/messages";
import type { Chart, Hex } from "./view";

/** Hexes where something has changed since one's last turn. */
export function freshHexes(chart: Chart, events: GameEvent[]): Hex[] {
  const told = ["tile_placed", "enemy_destroyed", "raided"];
  const changed = new Set(events.filter(({ kind }) => told.includes(kind)).map(({ args }) => Number(args["hex"])));
  return chart.hexes.filter(({ hex }) => changed.has(hex));
}
