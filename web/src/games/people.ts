import type { Message, Word } from "../house/messages";
import type { Speech } from "../house/speech";

/** The words that stand for the seats of a game, in the order of the seats; a clan that nobody plays keeps its own. */
const SEATS: Record<string, string[]> = {
  vikings_on_board: ["clan-red", "clan-blue", "clan-green", "clan-yellow"],
  knarr: ["boat-white", "boat-beige", "boat-brown", "boat-black"],
  explorers: ["colour-red", "colour-yellow", "colour-blue", "colour-green"],
  feast_for_odin: ["player-red", "player-yellow", "player-green", "player-blue"],
};
/** The arguments that mean a person; others name a colour of pieces. */
const PERSONS = new Set(["clan", "boat", "colour", "player", "owner", "taker", "winter", "from"]);
/** In what is asked, told and refused people go by their names; an answer names what lies on the board. */
const TOLD = /^(ask|event|why|screen-pay)/;
const VOWEL = /^[aeiouyàâäéèêëîïôöùûüœæh]/i;

function namedWord(word: Word, seats: string[], names: string[]): Word {
  const seat = typeof word === "object" ? seats.indexOf(word.id) : -1;
  return names[seat] ?? word;
}

/** The message with people by their names instead of their colours. */
export function withNames(game: string, message: Message, names: string[]): Message {
  const seats = SEATS[game];
  if (!seats || !message.args || !TOLD.test(message.id)) return message;
  const args = Object.entries(message.args).map(([name, word]) => [name, PERSONS.has(name) ? namedWord(word, seats, names) : word]);
  return { ...message, args: Object.fromEntries(args) as Record<string, Word> };
}

/** What a message says with people by their names; French names that begin with a vowel take their elision. */
export function sayWithNames(speech: Speech, game: string, message: Message, names: string[]): string {
  const text = speech.message(withNames(game, message, names));
  if (speech.language !== "fr") return text;
  return names.filter((name) => VOWEL.test(name)).reduce((said, name) => said.replaceAll(`de ${name}`, `d’${name}`), text);
}
