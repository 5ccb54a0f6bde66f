import { Refused } from "./api";

/** Something a form asks of the server: under way, done, or refused and why. */
export class Attempt {
  busy = $state(false);
  done = $state(false);
  refusal = $state("");

  /** Whether it was done. A refusal is kept to be told; anything else is a fault of ours. */
  async make(work: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.done = false;
    this.refusal = "";
    try {
      await work();
      this.done = true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refusal = error.code;
    } finally {
      this.busy = false;
    }
    return this.done;
  }

  forget(): void {
    this.done = false;
    this.refusal = "";
  }
}
