import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Message, Word } from "./messages";

/** Something that is explained to newcomers. */
export interface Explained {
  id: string;
  title: string;
  help: string;
}

/** Ids of the things of a game: a kind of thing and its name. */
const NOUN = /^(?!(ask|answer|event|score|why|option|value|screen|effect|view|component)-)[a-z]+-\w+$/;

/** French as it is printed: no line begins with a mark that a space stands before, and apostrophes are curved. */
const inPrint = (text: string): string =>
  text.replaceAll(/(\p{L})'(?=[\p{L}\d«]|$)/gu, "$1’").replaceAll(/ (?=[?!;%])/g, "\u202f").replaceAll(/ (?=[:»])/g, "\u00a0").replaceAll("« ", "«\u00a0");

/**
 * One Fluent file, ready to speak. What it does not know is said by `elsewhere`; a message missing there too is shown by
 * its id, so that a hole is seen and tests find it.
 */
export class Speech {
  private readonly bundle: FluentBundle;
  private readonly resource: FluentResource;

  constructor(
    readonly language: string,
    text: string,
    private readonly elsewhere?: () => Speech,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false, ...(language === "fr" && { transform: inPrint }) });
    this.resource = new FluentResource(text);
    this.bundle.addResource(this.resource);
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  say(id: string, args: Record<string, Word> = {}): string {
    const pattern = this.bundle.getMessage(id)?.value;
    return pattern ? this.bundle.formatPattern(pattern, this.spoken(args), []) : (this.elsewhere?.().say(id, args) ?? id);
  }

  /** What a newcomer is told about it, empty when there is nothing to say. */
  help(message: Message): string {
    return this.attribute(message, "help");
  }

  /** What fits beside its picture, empty when there is nothing to say. */
  short(message: Message): string {
    return this.attribute(message, "short");
  }

  /** An attribute of a message in words; empty when it has none, or when something is missing to say it. */
  attribute(message: Message, name: string): string {
    const pattern = this.bundle.getMessage(message.id)?.attributes[name];
    const missing: Error[] = [];
    const text = pattern ? this.bundle.formatPattern(pattern, this.spoken(message.args ?? {}), missing) : "";
    return missing.length ? "" : text;
  }

  message(message: Message): string {
    return this.say(message.id, message.args);
  }

  /** The message of the first thing in the file that has this name: "item-peas" for "peas"; empty when there is none. */
  noun(name: string): string {
    return this.resource.body.find(({ id }) => NOUN.test(id) && id.endsWith(`-${name}`))?.id ?? "";
  }

  /** Everything that is explained to newcomers, in the order of the file; what needs arguments to be said is left out. */
  explained(): Explained[] {
    return this.resource.body
      .filter(({ attributes }) => attributes["help"] !== undefined)
      .map(({ id }) => ({ id, title: this.whole(() => this.say(id)), help: this.whole(() => this.help({ id })) }))
      .filter(({ id, title, help }) => help && (title || id.startsWith("ask-")) && !/^(option|value)-/.test(id));
  }

  /** The text if nothing was missing in it. */
  private whole(speak: () => string): string {
    const text = speak();
    return /\{\$/.test(text) ? "" : text;
  }

  private spoken(args: Record<string, Word>): Record<string, FluentVariable> {
    return Object.fromEntries(
      Object.entries(args).map(([name, word]) => [name, typeof word === "object" ? this.message(word) : word]),
    );
  }
}
