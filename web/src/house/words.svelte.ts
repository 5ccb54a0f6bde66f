import type { Message, Word } from "./messages";
import { settings, type Language } from "./settings.svelte";
import { Speech } from "./speech";

type Loader = () => Promise<string>;
const SHELL = import.meta.glob<string>("../words/*.ftl", { query: "?raw", import: "default" });
const GAMES = import.meta.glob<string>("../../../src/longhouse/games/*/words/*.ftl", {
  query: "?raw",
  import: "default",
});

class Held {
  shell: Partial<Record<Language, Speech>> = $state.raw({});
  games: Record<string, Speech> = $state.raw({});
}
const held = new Held();

async function loadShell(language: Language): Promise<void> {
  const load = SHELL[`../words/${language}.ftl`] as Loader;
  held.shell = { ...held.shell, [language]: new Speech(language, await load()) };
}

/** The words of a game that was not known when the pages were built; none where the server has none. */
async function wordsFrom(game: string, language: Language): Promise<string> {
  const found = await fetch(`/api/games/${game}/words/${language}`);
  return found.ok ? found.text() : "";
}

async function loadGame(game: string, language: Language): Promise<void> {
  const load = GAMES[`../../../src/longhouse/games/${game}/words/${language}.ftl`] ?? (() => wordsFrom(game, language));
  held.games = { ...held.games, [`${game}.${language}`]: new Speech(language, await load()) };
}

/** Have the words of the shell, and of a game if one is named, in the language of the page. */
export async function haveWords(game?: string): Promise<void> {
  const { language } = settings;
  const wanted: Promise<void>[] = [];
  if (!held.shell[language]) wanted.push(loadShell(language));
  if (game && !held.games[`${game}.${language}`]) wanted.push(loadGame(game, language));
  await Promise.all(wanted);
}

const NOBODY = new Speech("en", "");

/** The words of the shell. */
export function t(id: string, args: Record<string, Word> = {}): string {
  return (held.shell[settings.language] ?? NOBODY).say(id, args);
}

/** The words of a game in the language of the page. */
export function speechOf(game: string): Speech {
  return held.games[`${game}.${settings.language}`] ?? NOBODY;
}

/** A message of a game in words. */
export function say(game: string, message: Message): string {
  return speechOf(game).message(message);
}
