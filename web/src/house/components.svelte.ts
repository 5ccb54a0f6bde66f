import { isDoubtful, type Confidence } from "../peek/card";
import { get } from "./api";

/** A component of a game, and how sure the house is of it. */
export interface Component {
  kind: string;
  id: string;
  name: Record<string, string>;
  confidence: Confidence;
}

/** Components of one kind whose printed form may differ. */
export interface Doubtful {
  kind: string;
  components: Component[];
}

class Known {
  games: Record<string, Component[]> = $state.raw({});
}
const known = new Known();
const asked = new Set<string>();

/** The components of a game; none until the server has told them. */
export function componentsOf(game: string): Component[] {
  if (game && !asked.has(game)) {
    asked.add(game);
    get<Component[]>(`/api/games/${game}/components`).then(
      (found) => (known.games = { ...known.games, [game]: found }),
      () => asked.delete(game),
    );
  }
  return known.games[game] ?? [];
}

/** How sure the house is of a component, for its card: `confidenceOf("explorers", "tile", "tile_07")`. */
export function confidenceOf(game: string, kind: string, id: string): Confidence | undefined {
  return componentsOf(game).find((one) => one.kind === kind && one.id === id)?.confidence;
}

/** The doubtful components by kind, in the order of the data. */
export function doubtful(components: Component[]): Doubtful[] {
  const kinds = new Map<string, Component[]>();
  for (const one of components) {
    if (isDoubtful(one.confidence)) kinds.set(one.kind, [...(kinds.get(one.kind) ?? []), one]);
  }
  return [...kinds].map(([kind, found]) => ({ kind, components: found }));
}
