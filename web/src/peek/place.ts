/** A rectangle on the screen. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

const AIR = 8;

/** Where a card lies beside the thing it explains: above it, else below it, never off the screen or under the finger. */
export function placeBeside(thing: Box, card: Size, screen: Size): { left: number; top: number } {
  const within = (at: number, most: number): number => Math.max(AIR, Math.min(at, most));
  const above = thing.top - card.height - AIR;
  const below = thing.top + thing.height + AIR;
  const fitsBelow = below + card.height + AIR <= screen.height;
  return {
    left: within(thing.left + thing.width / 2 - card.width / 2, screen.width - card.width - AIR),
    top: within(above >= AIR || !fitsBelow ? above : below, screen.height - card.height - AIR),
  };
}
