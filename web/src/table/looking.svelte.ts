import type { Looked } from "../games/kit";

/** What somebody looks at in the lists beside a board. */
class Looking {
  at = $state.raw<Looked | null>(null);

  /** For whatever stands for something: looking at it by mouse or keyboard lights its place on the board. */
  readonly here = (what: Looked) => ({
    onpointerenter: (): void => void (this.at = what),
    onpointerleave: (): void => void (this.at = null),
    onfocus: (): void => void (this.at = what),
    onblur: (): void => void (this.at = null),
  });
}

export const looking = new Looking();
