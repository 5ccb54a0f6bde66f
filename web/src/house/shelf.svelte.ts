import { gamesOfTheHouse } from "./games";
import type { GameShown } from "./messages";
import { settings } from "./settings.svelte";
import { t } from "./words.svelte";

/** What the server says of its games, as soon as it has said it. */
class Shelf {
  private games = $state.raw<GameShown[]>([]);
  private asked = false;

  find(id: string): GameShown | undefined {
    if (!this.asked) {
      this.asked = true;
      gamesOfTheHouse().then(
        (games) => (this.games = games),
        () => (this.asked = false),
      );
    }
    return this.games.find((game) => game.id === id);
  }
}
const shelf = new Shelf();

/** A text of a game in the language of the page, in English where it has no other. */
function inLanguage(texts: Record<string, string> | undefined): string {
  return texts?.[settings.language] ?? texts?.["en"] ?? "";
}

/** The name of a game; empty until the server has told it. */
export function titleOf(id: string): string {
  return inLanguage(shelf.find(id)?.title);
}

/** What a game is about, in one line. */
export function aboutOf(id: string): string {
  return inLanguage(shelf.find(id)?.about);
}

/** How long a game lasts. */
export function minutesOf(id: string): string {
  const [low, high = low] = shelf.find(id)?.minutes ?? [];
  return low === undefined || high === undefined ? "" : t("minutes", { low, high });
}
