/** Somewhere on the screen, or on a tile in cells from its top left corner, or on a board in shares of it. */
export interface Point {
  x: number;
  y: number;
}

/** What becomes of whatever is carried. */
export interface Carrier {
  /** It is over a grid; false when it cannot lie on that board at all. `held`: where it was grabbed, null in its middle. */
  over: (board: string, share: Point, held: Point | null) => boolean;
  /** It is carried no more. */
  rest: () => void;
  /** It was let go, outside all grids or over one. */
  put: (outside: boolean) => void;
}

/** How far a finger or a mouse moves before it carries something, in pixels. */
const DRAG = 6;
/** How far above a finger things are carried, in pixels. */
const LIFT = 60;
/** How long something is carried over a door until it opens, in milliseconds. */
const KNOCK = 250;

interface Carry {
  pointer: number;
  from: Point;
  lift: number;
  held: Point | null;
  end: () => void;
}

/** Where a grid lies, by its name, or a door. */
interface Spot {
  what: string | Element;
  box: DOMRect;
}

function measured(...places: [what: string | Element, element: Element][][]): Spot[] {
  return places.flat().map(([what, element]) => ({ what, box: element.getBoundingClientRect() }));
}

/** Carrying something with a mouse or a finger from anywhere on the page to one of some grids. */
export class Carrying {
  dragging = $state(false);
  /** Where it is while it is over no grid. */
  carried = $state.raw<Point | null>(null);
  /** Whether something was let go just now: the click that follows is no tap. */
  dropped = false;

  private readonly grids = new Map<string, Element>();
  /** Where the grids lie, measured once while they stay: asking the page at every move would make it lay itself out. */
  private boxes: Spot[] | null = null;
  private carry: Carry | null = null;
  /** What opens when something is carried over it for a moment. */
  private readonly doors = new Map<Element, () => void>();
  private knocked: { door: Element; waiting: ReturnType<typeof setTimeout> } | null = null;
  /** Lies over the page meanwhile: nothing below is looked for under the pointer, nor changes because of it. */
  private shield: HTMLElement | null = null;

  constructor(private readonly carrier: Carrier) {}

  /** A grid to drop on; the answer takes it away again. */
  register(board: string, element: Element): () => void {
    this.grids.set(board, element);
    this.boxes = null;
    return () => {
      this.boxes = null;
      if (this.grids.get(board) === element) this.grids.delete(board);
    };
  }

  /** Something that opens when a thing is carried over it for a moment; the answer takes it away again. */
  door(element: Element, open: () => void): () => void {
    this.doors.set(element, open);
    this.boxes = null;
    return () => {
      this.boxes = null;
      this.doors.delete(element);
    };
  }

  grid(board: string): HTMLElement | SVGElement | undefined {
    return this.grids.get(board) as HTMLElement | SVGElement | undefined;
  }

  /** A press that becomes carrying once the pointer has moved; then `begin` is called. */
  lift(event: PointerEvent, held: Point | null, begin: () => void): void {
    if (event.button !== 0) return;
    this.letGo();
    const listeners = {
      pointermove: (moved: Event) => this.move(moved as PointerEvent, begin),
      pointerup: (ended: Event) => this.release(ended as PointerEvent),
      pointercancel: () => this.letGo(),
      scroll: () => void (this.boxes = null),
    };
    for (const [name, listen] of Object.entries(listeners)) addEventListener(name, listen, true);
    const end = (): void => {
      for (const [name, listen] of Object.entries(listeners)) removeEventListener(name, listen, true);
    };
    this.carry = { pointer: event.pointerId, from: { x: event.clientX, y: event.clientY }, lift: event.pointerType === "touch" ? LIFT : 0, held, end };
    this.boxes = null;
    this.dropped = false;
  }

  private letGo(): void {
    this.carry?.end();
    this.carry = null;
    this.dragging = false;
    this.carried = null;
    this.shield?.remove();
    this.shield = null;
    this.knock(null);
    this.carrier.rest();
  }

  private cover(): void {
    this.shield = document.createElement("div");
    Object.assign(this.shield.style, { position: "fixed", inset: "0", zIndex: "19", cursor: "grabbing" });
    document.body.append(this.shield);
  }

  private knock(door: Element | null): void {
    if (door === (this.knocked?.door ?? null)) return;
    clearTimeout(this.knocked?.waiting);
    this.knocked = door && { door, waiting: setTimeout(() => this.doors.get(door)?.(), KNOCK) };
  }

  private move(event: PointerEvent, begin: () => void): void {
    const { carry } = this;
    if (!carry || event.pointerId !== carry.pointer) return;
    if (!this.dragging) {
      if (Math.hypot(event.clientX - carry.from.x, event.clientY - carry.from.y) < DRAG) return;
      begin();
      this.dragging = true;
      this.cover();
    }
    event.preventDefault();
    const at = { x: event.clientX, y: event.clientY - carry.lift };
    this.carried = this.isOver(at, carry.held) ? null : at;
  }

  private isOver(at: Point, held: Point | null): boolean {
    this.boxes ??= measured([...this.grids], [...this.doors.keys()].map((door) => [door, door]));
    const found = this.boxes.find(({ box }) => at.x >= box.left && at.x <= box.right && at.y >= box.top && at.y <= box.bottom);
    this.knock(found && typeof found.what !== "string" ? found.what : null);
    if (typeof found?.what !== "string") return false;
    const { left, top, width, height } = found.box;
    return this.carrier.over(found.what, { x: (at.x - left) / width, y: (at.y - top) / height }, held);
  }

  private release(event: PointerEvent): void {
    const { carry, dragging, carried } = this;
    if (!carry || event.pointerId !== carry.pointer) return;
    this.letGo();
    if (!dragging) return;
    this.dropped = true;
    setTimeout(() => (this.dropped = false));
    this.carrier.put(carried !== null);
  }
}
