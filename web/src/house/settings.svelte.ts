export type Language = "en" | "fr";

export interface Choices {
  language: Language;
  theme: "light" | "dark";
  motion: "full" | "fast" | "none";
  sound: boolean;
  turnSound: boolean;
  text: "normal" | "large";
  confirm: "always" | "reveals";
  board: "drawn" | "words";
}

const KEPT = "longhouse.settings";

function first(): Choices {
  const wants = (query: string): boolean => typeof matchMedia === "function" && matchMedia(query).matches;
  return {
    language: navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en",
    theme: wants("(prefers-color-scheme: dark)") ? "dark" : "light",
    motion: wants("(prefers-reduced-motion: reduce)") ? "none" : "full",
    sound: true,
    turnSound: true,
    text: "normal",
    confirm: "always",
    board: "drawn",
  };
}

function kept(): Partial<Choices> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Choices>;
  } catch {
    return {};
  }
}

export const settings: Choices = $state({ ...first(), ...kept() });

/** Keep a choice and let the page follow it. */
export function choose<K extends keyof Choices>(name: K, value: Choices[K]): void {
  settings[name] = value;
  localStorage.setItem(KEPT, JSON.stringify({ ...kept(), [name]: value }));
  dress();
}

/** Put the choices onto the page. */
export function dress(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  root.dataset.theme = settings.theme;
  root.dataset.text = settings.text;
  root.dataset.motion = settings.motion;
  const colour = settings.theme === "dark" ? "#1b252a" : "#fbf8f1";
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", colour);
}
