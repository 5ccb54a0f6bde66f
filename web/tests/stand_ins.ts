/** What a browser has and Node has not, as far as the plain modules look at it. */
const kept = new Map<string, string>();
const globals = globalThis as unknown as Record<string, unknown>;
globals["navigator"] ??= { language: "en" };
globals["location"] ??= { pathname: "/", search: "", host: "here", protocol: "http:", origin: "http://here" };
globals["localStorage"] ??= {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
  removeItem: (name: string) => void kept.delete(name),
};
