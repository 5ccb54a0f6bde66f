import type { Shape } from "./shapes";

type Point = [x: number, y: number];

const isFilled = (shape: Shape, row: number, col: number): boolean => col >= 0 && (((shape.bits[row] ?? 0) >> col) & 1) === 1;

/** The edges of a shape, each from corner to corner with the tile at its right. */
function edges(shape: Shape): Map<string, Point[]> {
  const found = new Map<string, Point[]>();
  const add = ([x, y]: Point, to: Point): void => void found.set(`${x},${y}`, [...(found.get(`${x},${y}`) ?? []), to]);
  for (let row = 0; row < shape.height; row += 1) {
    for (let col = 0; col < shape.width; col += 1) {
      if (!isFilled(shape, row, col)) continue;
      if (!isFilled(shape, row - 1, col)) add([col, row], [col + 1, row]);
      if (!isFilled(shape, row, col + 1)) add([col + 1, row], [col + 1, row + 1]);
      if (!isFilled(shape, row + 1, col)) add([col + 1, row + 1], [col, row + 1]);
      if (!isFilled(shape, row, col - 1)) add([col, row + 1], [col, row]);
    }
  }
  return found;
}

/** The corners around a shape, clockwise; no tile of the game has a hole. */
export function cornersOf(shape: Shape): Point[] {
  const ways = edges(shape);
  const [start] = ways.keys();
  const corners: Point[] = [];
  let at = (start ?? "0,0").split(",").map(Number) as unknown as Point;
  for (let next = ways.get(at.join()); next?.length; next = ways.get(at.join())) {
    corners.push(at);
    at = next.shift() as Point;
  }
  return corners;
}

/** The outline of a shape as a path, drawn so far inside its cells. */
export function outlineOf(shape: Shape, cell: number, inset: number): string {
  const corners = cornersOf(shape);
  const at = (n: number): Point => corners[(n + corners.length) % corners.length] as Point;
  const drawn = corners.flatMap(([x, y], n) => {
    const [[ax, ay], [bx, by]] = [at(n - 1), at(n + 1)];
    const [before, after] = [[x - ax, y - ay] as Point, [bx - x, by - y] as Point];
    if (before[0] === after[0] && before[1] === after[1]) return [];
    return [`${x * cell - (before[1] + after[1]) * inset} ${y * cell + (before[0] + after[0]) * inset}`];
  });
  return `M${drawn.join("L")}z`;
}

/** Where the sign of a tile stands: the middle and the size of a square that lies on the tile, in cells. */
export function signOn(shape: Shape): { x: number; y: number; size: number } {
  if (shape.cells === shape.width * shape.height) return { x: shape.width / 2, y: shape.height / 2, size: Math.min(shape.width, shape.height, 2.6) };
  const filled = shape.rows.flatMap((line, row) => [...line].flatMap((sign, col) => (sign === "#" ? [{ x: col + 0.5, y: row + 0.5 }] : [])));
  const middle = { x: filled.reduce((sum, { x }) => sum + x, 0) / filled.length, y: filled.reduce((sum, { y }) => sum + y, 0) / filled.length };
  const far = ({ x, y }: { x: number; y: number }): number => Math.hypot(x - middle.x, y - middle.y);
  const [best] = filled.sort((a, b) => far(a) - far(b));
  return { x: best?.x ?? 0.5, y: best?.y ?? 0.5, size: 1 };
}
