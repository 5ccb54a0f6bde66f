/** The address of the page: its parts and its query. */
class Route {
  path = $state(location.pathname);
  search = $state(location.search);

  constructor() {
    addEventListener("popstate", () => this.read());
  }

  get parts(): string[] {
    return this.path.split("/").filter(Boolean);
  }

  query(name: string): string {
    return new URLSearchParams(this.search).get(name) ?? "";
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.read();
    scrollTo(0, 0);
  }

  /** Go on to a page; going back leads past the one that is left. */
  forward(path: string): void {
    history.replaceState(null, "", path);
    this.read();
  }

  private read(): void {
    this.path = location.pathname;
    this.search = location.search;
  }
}

export const route = new Route();

/** Follow links of the house without loading the page anew. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api")) return;
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  route.go(link.pathname + link.search + link.hash);
}
