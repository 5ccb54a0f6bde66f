import { post, Refused } from "../house/api";
import { offered } from "../games/part";
import type { Advice, Answer, Hint } from "../house/messages";
import type { Visit } from "./visit.svelte";

const MOST = 3;

/** An answer that a bot advises, and what it expects of it. */
export interface Advised {
  answer: Answer;
  advice: Advice;
}

/** A bot's advice on the question of the moment. When the question changes it is put away. */
export class Adviser {
  thinking = $state(false);
  refusal = $state("");
  private opened = $state("");
  private putAway = $state("");
  private found = $state.raw<{ question: string; advice: Advice[] } | null>(null);
  private pointing = $state.raw<{ question: string; code: number } | null>(null);

  constructor(private readonly visit: Visit) {}

  private get question(): string {
    return `${this.visit.position?.seq} ${this.visit.codesBefore.join(" ")}`;
  }

  /** Whether the advice lies open. */
  get open(): boolean {
    return this.opened === this.question && this.visit.myTurn;
  }

  toggle(): void {
    if (this.open) this.putAway = this.question;
    this.opened = this.open ? "" : this.question;
    if (this.open && this.wanted && !this.advised) void this.ask();
  }

  /** Lay the advice open without being asked, and point at the best answer; not again where it was put away. */
  async offer(): Promise<void> {
    const { question } = this;
    if (this.open || this.thinking || !this.wanted || this.putAway === question) return;
    this.opened = question;
    if (!this.advised) await this.ask();
    const [best] = this.advised ?? [];
    if (best && this.question === question) this.pointing = { question, code: best.answer.code };
  }

  /** Whether the host allows hints. */
  get wanted(): boolean {
    return this.visit.table?.settings.hints ?? true;
  }

  /** The best answers, the best first; null when there is no advice on this question. */
  get advised(): Advised[] | null {
    if (this.found?.question !== this.question) return null;
    const { asked, question } = this.visit;
    const known = this.found.advice.flatMap((advice) => {
      const meant = question?.legal.find(({ code }) => code === advice.code);
      const answer = meant && offered(asked?.legal ?? [], meant);
      return answer ? [{ answer, advice }] : [];
    });
    return known.slice(0, MOST);
  }

  /** The answer that is pointed at on board and list. */
  get pointed(): number | null {
    return this.pointing?.question === this.question ? this.pointing.code : null;
  }

  point(code: number): void {
    this.pointing = this.pointed === code ? null : { question: this.question, code };
  }

  private async ask(): Promise<void> {
    const { question } = this;
    this.refusal = "";
    this.thinking = true;
    try {
      const { answers } = await post<Hint>(`/api/tables/${this.visit.id}/hint`, { codes: this.visit.codesBefore });
      this.found = { question, advice: answers };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refusal = error.code;
    }
    this.thinking = false;
  }
}
