import type { GameEvent } from "../../house/messages";
import { placeRect, rowY, circleX, tokenRect, type Measures, type Rect } from "./geometry";
import { BUILDINGS, CLANS, tokens, type Fjord } from "./view";

function grown(rect: Rect, by: number): Rect {
  return { x: rect.x - by, y: rect.y - by, width: rect.width + 2 * by, height: rect.height + 2 * by };
}

function place(m: Measures, fjord: Fjord, event: GameEvent): Rect | null {
  const { args } = event;
  if (event.kind === "viking_placed") {
    const building = BUILDINGS.indexOf(args.building as (typeof BUILDINGS)[number]);
    if (fjord.village[building]?.placed !== args.clan) return null;
    const at = m.placed(building);
    return { x: at.x - m.viking / 2, y: at.y - m.viking / 2, width: m.viking, height: m.viking };
  }
  const piece = args.piece ?? null;
  if (["jumped", "promoted", "swapped", "spare_placed"].includes(event.kind) && piece !== null) {
    const ship = fjord.ships.find((one) => one.moored && one.body.some((aboard) => aboard.piece === piece));
    return ship ? placeRect(m, ship.ship, ship.body.findIndex((aboard) => aboard.piece === piece)) : null;
  }
  const ship = fjord.ships[Number(args.ship)];
  if (!ship?.moored) return null;
  if (event.kind === "ship_loaded") {
    const n = tokens(ship.cargo).lastIndexOf(args.supply as "hide");
    return n < 0 ? null : tokenRect(m, ship, n);
  }
  if (event.kind === "bet_placed" || event.kind === "bet_moved") {
    const r = m.circle.radius;
    const x = circleX(m, CLANS.indexOf(args.on as (typeof CLANS)[number]));
    return { x: x - r, y: rowY(m, ship.ship) - r, width: 2 * r, height: 2 * r };
  }
  return null;
}

/** Four corners around each thing that changed since one's last turn, as one path each. */
export function corners(m: Measures, fjord: Fjord, events: GameEvent[]): string[] {
  const paths = events.map((event) => {
    const found = place(m, fjord, event);
    if (!found) return null;
    const { x, y, width, height } = grown(found, 3);
    const [r, b, l] = [x + width, y + height, Math.min(7, width / 3)];
    return (
      `M${x} ${y + l}V${y}H${x + l}M${r - l} ${y}H${r}V${y + l}` +
      `M${r} ${b - l}V${b}H${r - l}M${x + l} ${b}H${x}V${b - l}`
    );
  });
  return [...new Set(paths.filter((path) => path !== null))];
}
