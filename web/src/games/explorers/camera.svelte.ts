import type { Box, Point } from "./hexes";

/** How much of the map is seen: the middle of the window in units of the map, and pixels for a unit. */
export class Camera {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  /** The window on the page. */
  width = $state(1);
  height = $state(1);
  /** Somebody has moved the map; it then follows only what would be lost from sight. */
  held = $state(false);
  /** Whether it goes where it goes by itself, and not with somebody's hand. */
  glides = $state(false);

  /** Whether a hand is moving it. */
  moved = $state(false);

  constructor(private readonly world: () => Box) {}

  static readonly MOST = 2.6;
  /** Below it hexes can no longer be told apart by a finger. */
  static readonly LEAST = 0.32;
  private static readonly CALM = 1.25;
  /** Pixels at the right of the window that tools lie over. */
  private static readonly TOOLS = 60;

  /** The scale at which the whole map is seen. */
  get whole(): number {
    return this.fitting(this.world());
  }

  /** Whether a part of the map lies outside the window. */
  get cropped(): boolean {
    const { x, y, width, height } = this.world();
    const seen = this.seen;
    return x < seen.x - 2 || y < seen.y - 2 || x + width > seen.x + seen.width + 2 || y + height > seen.y + seen.height + 2;
  }

  get seen(): Box {
    const [width, height] = [this.width / this.scale, this.height / this.scale];
    return { x: this.x - width / 2, y: this.y - height / 2, width, height };
  }

  /** What is seen beside the tools. */
  private get clear(): Box {
    const seen = this.seen;
    return { ...seen, width: Math.max(seen.width / 2, seen.width - Camera.TOOLS / this.scale) };
  }

  /** Whether all of a box is seen. */
  sees({ x, y, width, height }: Box): boolean {
    const seen = this.clear;
    return x >= seen.x && y >= seen.y && x + width <= seen.x + seen.width && y + height <= seen.y + seen.height;
  }

  private fitting(box: Box): number {
    return Math.min(this.width / box.width, this.height / box.height);
  }

  private aim(at: Point, scale: number): void {
    const { x, y, width, height } = this.world();
    this.scale = Math.min(Camera.MOST, Math.max(Math.min(Camera.LEAST, this.whole), scale));
    this.x = Math.min(x + width, Math.max(x, at.x));
    this.y = Math.min(y + height, Math.max(y, at.y));
  }

  /** See the whole map. */
  fit(): void {
    const { x, y, width, height } = this.world();
    this.aim({ x: x + width / 2, y: y + height / 2 }, Math.min(this.whole, Camera.MOST));
    this.held = false;
    this.glides = true;
  }

  /** See a box, no smaller than can be read and no larger than is calm. */
  show(box: Box, least: number): void {
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    this.aim(middle, Math.max(least, Math.min(Camera.CALM, this.fitting(box))));
    this.glides = true;
  }

  /** Move as little as brings a box into the window. */
  follow(box: Box): void {
    const seen = this.clear;
    const by = (from: number, size: number, start: number, room: number): number =>
      size > room ? from + size / 2 - (start + room / 2) : Math.min(0, from - start) + Math.max(0, from + size - start - room);
    this.aim(
      { x: this.x + by(box.x, box.width, seen.x, seen.width), y: this.y + by(box.y, box.height, seen.y, seen.height) },
      this.scale,
    );
    this.glides = true;
  }

  /** Drag the map by pixels. */
  drag(dx: number, dy: number): void {
    this.held = true;
    this.glides = false;
    this.aim({ x: this.x - dx / this.scale, y: this.y - dy / this.scale }, this.scale);
  }

  /** Make the map larger or smaller around a pixel of the window. */
  zoom(times: number, pixel: Point = { x: this.width / 2, y: this.height / 2 }): void {
    this.held = true;
    this.glides = false;
    const at = this.under(pixel);
    const scale = Math.min(Camera.MOST, Math.max(Math.min(Camera.LEAST, this.whole), this.scale * times));
    this.aim({ x: at.x - (pixel.x - this.width / 2) / scale, y: at.y - (pixel.y - this.height / 2) / scale }, scale);
  }

  /** What lies under a pixel of the window. */
  under({ x, y }: Point): Point {
    return { x: this.x + (x - this.width / 2) / this.scale, y: this.y + (y - this.height / 2) / this.scale };
  }
}
