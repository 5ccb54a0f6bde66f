import pieces from "./pieces.svg?raw";

/** Put the symbols of all pieces and icons into the page, so that any drawing can use them. */
export function hangUpPieces(): void {
  const holder = document.createElement("div");
  holder.className = "pieces";
  holder.setAttribute("aria-hidden", "true");
  holder.innerHTML = pieces;
  document.body.prepend(holder);
}
