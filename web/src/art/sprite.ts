import pieces from "./pieces.svg?raw";

/** Put symbols into the page, so that any drawing can use them; those of a game when its board is opened. */
export function hangUp(symbols: string): void {
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
