/** Where something lies on a board, from its upper left corner, scrolled or not. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Air between a part and the ring around it. */
const AIR = 4;
/** So much room a tag needs beside what it points at, and above or below it. */
const TAG = { width: 118, height: 44 };

/** Where parts of a board lie; those that lie in others are left out, and so is what is not drawn. */
export function boxesOf(holder: HTMLElement, parts: Element[]): Box[] {
  const from = holder.getBoundingClientRect();
  const [left, top] = [from.left - holder.scrollLeft + AIR, from.top - holder.scrollTop + AIR];
  return parts
    .filter((part) => !parts.some((other) => other !== part && other.contains(part)))
    .map((part) => part.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(({ x, y, width, height }) => ({ x: x - left, y: y - top, width: width + 2 * AIR, height: height + 2 * AIR }));
}

/** Whether nothing has moved. */
export function same(some: Box[], others: Box[]): boolean {
  const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.5;
  const alike = (a: Box, b: Box | undefined): boolean =>
    !!b && near(a.x, b.x) && near(a.y, b.y) && near(a.width, b.width) && near(a.height, b.height);
  return some.length === others.length && some.every((box, n) => alike(box, others[n]));
}

/** On which side of a box there is room for a tag on a board so wide. */
export function besides({ x, y, width }: Box, room: number): "right" | "left" | "above" | "inside" | "below" {
  if (x + width + TAG.width <= room) return "right";
  if (x >= TAG.width) return "left";
  if (width >= 2 * TAG.width) return "inside";
  return y >= TAG.height ? "above" : "below";
}
