const NAMES = ["Astrid", "Björn", "Freya", "Gunnar", "Ingrid", "Leif", "Olaf", "Ragna", "Sigrun", "Sven", "Tora", "Yrsa"];

/** A name for somebody who has not chosen one. */
export function guestName(chance: () => number = Math.random): string {
  return NAMES[Math.floor(chance() * NAMES.length)] as string;
}
