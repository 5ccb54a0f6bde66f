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
const TAG = { width: 118, height: 42 };

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

export type Side = "right" | "left" | "above" | "below" | "inside" | "none";

function tagAt({ x, y, width, height }: Box, side: Side): Box {
  const [middle, centre] = [x + width / 2 - TAG.width / 2, y + height / 2 - TAG.height / 2];
  if (side === "right") return { ...TAG, x: x + width, y: centre };
  if (side === "left") return { ...TAG, x: x - TAG.width, y: centre };
  if (side === "above") return { ...TAG, x: middle, y: y - TAG.height };
  return { ...TAG, x: middle, y: side === "below" ? y + height : centre };
}

const meets = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** On which sides of boxes on a board their tags stand: where there is room, and nothing else that is lit; only the first needs one. */
export function sidesOf(boxes: Box[], board: { width: number; height: number }): Side[] {
  const taken: Box[] = [];
  return boxes.map((box) => {
    const others = [...boxes.filter((other) => other !== box), ...taken];
    const free = (side: Side): boolean => {
      const tag = tagAt(box, side);
      const inside = tag.x >= 0 && tag.y >= 0 && tag.x + tag.width <= board.width && tag.y + tag.height <= board.height;
      return inside && !others.some((other) => meets(tag, other));
    };
    const side = (["right", "left", "above", "below"] as const).find(free) ?? (box === boxes[0] ? "inside" : "none");
    taken.push(tagAt(box, side));
    return side;
  });
}
