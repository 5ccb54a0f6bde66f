import { get, Refused } from "../house/api";
import type { Answer, GuideShown, GuideStep } from "../house/messages";
import { offered } from "../games/part";
import type { Leader, Visit } from "../table/visit.svelte";

/** A right answer, by its code and its name. */
type Right = GuideStep["answers"][number][number];

/** How long a step that the guide plays itself can be looked at before it goes on. */
const LOOK = 900; // milliseconds

/** How far one has come with a guide, kept by this browser: nothing, that one plays on alone, or how the guide stands by. */
const kept = (table: string): string => `longhouse.guide.${table}`;
const LEFT = "left";

/** A guide that has stepped aside: from which entry of the log on it looks for something new, what it has told, and whether it advises. */
interface Aside {
  since: number;
  told: string[];
  advises: boolean;
}

/** How the guide of a table stands by; null where none does, or what was kept cannot be read. */
export function readAside(table: string): Aside | null {
  const found = localStorage.getItem(kept(table));
  if (!found || found === LEFT) return null;
  try {
    const { since, told, advises } = JSON.parse(found) as Aside;
    return typeof since === "number" && Array.isArray(told) ? { since, told, advises: advises === true } : null;
  } catch {
    return null;
  }
}

/** Where the guide stands: it asks for something, waits for the others, has come to its end, or has lost its way. */
export type Stage = "asks" | "waits" | "done" | "lost";

/** Leads a newcomer through a first game: asks for one thing after the other, and answers other tries with the reason. */
export class Guide implements Leader {
  /** What was tried instead of what is asked for. */
  wrong = $state.raw<Answer | null>(null);
  /** Whether one plays on alone. */
  alone = $state(false);
  /** Whether the board shows nothing of what is asked for: it is offered beside the question. */
  offBoard = $state(false);
  /** How the guide stands by, once its line is behind; null before, and when it was sent away. */
  aside = $state.raw<Aside | null>(null);
  private shown = $state.raw<GuideShown | null>(null);
  private wrongAt = $state("");

  constructor(readonly visit: Visit) {
    this.alone = localStorage.getItem(kept(visit.id)) !== null;
    this.aside = readAside(visit.id);
    if (!this.alone) void this.load();
  }

  private async load(): Promise<void> {
    try {
      this.shown = await get<GuideShown>(`/api/guides/${this.visit.game}`);
      this.visit.leader = this;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.alone = true;
    }
  }

  // ---------------------------------------------------------------- where one stands
  /** Whether the guide has something to say. */
  get open(): boolean {
    return !this.alone && this.shown !== null && !!this.visit.position && !this.visit.position.view.over;
  }

  get stage(): Stage {
    const { position } = this.visit;
    if (!this.shown || position?.guided == null) return "lost";
    if (position.guided >= this.shown.answers) return "done";
    return this.step && this.visit.myTurn ? "asks" : "waits";
  }

  /** So many answers of the line are given or chosen. */
  private get at(): number {
    return (this.visit.position?.guided ?? 0) + this.visit.codes.length;
  }

  /** The step of the moment; the last one stays while its answer waits to be confirmed. */
  get step(): GuideStep | null {
    const at = this.visit.complete ? this.at - 1 : this.at;
    return this.stepAt(at);
  }

  private stepAt(at: number): GuideStep | null {
    return this.shown?.steps.find(({ begins, answers }) => begins <= at && at < begins + answers.length) ?? null;
  }

  /** How many steps there are, and how many of them are done. */
  get count(): number {
    return this.ids(() => true).size;
  }

  get done(): number {
    const at = this.visit.complete ? this.at - 1 : this.at;
    return this.count - this.ids(({ begins, answers }) => at < begins + answers.length).size;
  }

  /** The steps of which some part is meant; one that comes again goes on. */
  private ids(meant: (step: GuideStep) => boolean): Set<string> {
    return new Set(this.shown?.steps.filter(meant).map(({ id }) => id));
  }

  /** What is right at a place of the line; null where the guide asks for nothing. */
  private rightAt(at: number): Right[] | null {
    const step = this.stepAt(at);
    return step?.answers[at - step.begins] ?? null;
  }

  /** Whether Confirm is what is asked for: nothing else is left to choose, or it gives the answer. */
  get confirms(): boolean {
    if (this.stage !== "asks") return false;
    const right = this.rightAt(this.at) ?? [];
    return this.visit.complete || (this.visit.ending ?? []).some(({ code }) => right.some((one) => one.code === code));
  }

  /** The answers that are asked for now, as the question offers them. */
  get asked(): Answer[] {
    const { asked, bag } = this.visit;
    if (!asked || this.stage !== "asks" || this.confirms) return [];
    if (bag) return asked.legal.filter((thing) => !this.visit.ticked.includes(thing) && this.allowsTick(this.visit.ticked, thing, true));
    return (this.rightAt(this.at) ?? []).flatMap((right) => asked.legal.find(({ code }) => code === right.code) ?? []);
  }

  /** The parts of the board that are to be touched for it, one after the other; none where the answers say enough. */
  get parts(): string[][] {
    return this.stage === "asks" && !this.confirms ? (this.step?.parts ?? []) : [];
  }

  // ---------------------------------------------------------------- what is tried
  /** What was tried last and was wrong, as long as the question is the same. */
  get told(): Answer | null {
    return this.wrongAt === this.question ? this.wrong : null;
  }

  private get question(): string {
    return `${this.visit.position?.seq} ${this.visit.codes.join(" ")} ${this.visit.ticked.length}`;
  }

  private get leads(): boolean {
    return this.open && this.visit.position?.guided != null;
  }

  allows(before: number[], answer: Answer, codes: number[]): boolean {
    if (!this.leads) return true;
    const from = (this.visit.position?.guided ?? 0) + before.length;
    const fits = codes.every((code, n) => this.rightAt(from + n)?.some((right) => right.code === code) ?? true);
    return fits || this.refuse(answer);
  }

  /** Whether a thing belongs to the set that the step asks for, besides those that are ticked. */
  allowsTick(ticked: Answer[], thing: Answer, quietly = false): boolean {
    if (!this.leads) return true;
    const { step } = this;
    const wanted = (step?.answers.slice(this.visit.codesBefore.length + (this.visit.position?.guided ?? 0) - step.begins) ?? []).flat();
    const like = (right: Right): boolean => offered([thing], { kind: right.kind, args: right.args }) !== null;
    const alike = (other: Answer): boolean => wanted.some((right) => like(right) && offered([other], right) !== null);
    const manyAtOnce = wanted.some((right) => like(right) && !Object.keys(right.args).length);
    const fits = manyAtOnce || wanted.filter(like).length > ticked.filter(alike).length;
    return fits || quietly ? fits : this.refuse(thing);
  }

  private refuse(answer: Answer): false {
    this.wrong = answer;
    this.wrongAt = this.question;
    return false;
  }

  // ---------------------------------------------------------------- what the guide does itself
  /** Play the step: before one's eyes, or at once. */
  async play(slowly: boolean): Promise<void> {
    const { step } = this;
    const pause = (): Promise<unknown> => new Promise((go) => setTimeout(go, slowly ? LOOK : 0));
    while (step && this.open && this.step === step && !this.confirms) {
      const [next] = this.asked;
      if (!next) return;
      await this.visit.choose(next);
      await pause();
    }
    if (this.confirms && this.step === step) await this.visit.confirm();
  }

  /** Play on alone. */
  leave(): void {
    localStorage.setItem(kept(this.visit.id), LEFT);
    this.aside = null;
    this.alone = true;
  }

  // ---------------------------------------------------------------- after its line
  /** Play on with the guide standing by: it comes back when something is new, and advises every move where that is wished. */
  stepAside(advises: boolean): void {
    this.standBy({ since: this.visit.entries.at(-1)?.seq ?? 0, told: [], advises });
    this.alone = true;
  }

  /** What happened since the guide stepped aside, by kinds, without what it has told about. */
  get news(): string[] {
    const { aside } = this;
    if (!aside) return [];
    const happened = this.visit.entries.filter(({ seq }) => seq > aside.since).flatMap(({ told }) => (told ?? []).flat());
    return [...new Set(happened.map(({ kind }) => kind))].filter((kind) => !aside.told.includes(kind));
  }

  /** What the guide told about this is known now. */
  heard(kind: string): void {
    if (this.aside) this.standBy({ ...this.aside, told: [...this.aside.told, kind] });
  }

  private standBy(aside: Aside): void {
    localStorage.setItem(kept(this.visit.id), JSON.stringify(aside));
    this.aside = aside;
  }
}
