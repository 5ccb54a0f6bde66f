import pieces from "../../../src/longhouse/art/pieces.svg?raw";

const hung = new Set<string>();

/** Put symbols into the page, so that any drawing can use them; those of a game when it is first drawn. */
export function hangUp(symbols: string): void {
  if (hung.has(symbols)) return;
  hung.add(symbols);
  const holder = document.createElement("div");
  holder.className = "pieces";
  holder.setAttribute("aria-hidden", "true");
  holder.innerHTML = symbols;
  document.body.prepend(holder);
}

/** Put the symbols of all pieces and icons into the page. */
export function hangUpPieces(): void {
  hangUp(pieces);
}
