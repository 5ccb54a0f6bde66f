import hall from "../art/pictures/hall.svg?raw";

const PICTURES = import.meta.glob<string>("../art/pictures/*.svg", { query: "?raw", import: "default", eager: true });

/** The picture of a game on its card; the hall for a game without one. */
export function pictureOf(game: string): string {
  return PICTURES[`../art/pictures/${game}.svg`] ?? hall;
}
