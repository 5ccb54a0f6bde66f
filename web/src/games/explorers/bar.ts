import { speechOf } from "../../house/words.svelte";
import type { Bar, BoardProps } from "../kit";
import { cargoInWords, shoresInWords } from "./places";
import { seated, type Play } from "./play.svelte";
import { chartOf } from "./view";

const LAYING = ["tile", "cell", "turn"];

/** What the question bar asks: as exactly as what somebody has in hand allows. */
export function barOf(props: BoardProps): Bar | null {
  const [{ play }, kind] = [seated, props.asked.question?.kind ?? ""];
  if (!play || !(LAYING.includes(kind) || kind === "action")) return null;
  return kind === "action" ? { title: actingTitle(props, play), follows: "" } : layingBar(props, play);
}

/** While a tile is held over a cell the bar tells what its coast would join. */
function layingBar({ complete, view }: BoardProps, { last, ghost }: Play): Bar {
  const speech = speechOf("explorers");
  const title = speech.say(complete && last?.lay ? "screen-ask-laid" : "screen-ask-lay");
  return { title, follows: ghost ? shoresInWords(speech, chartOf(view), ghost.turn) : "" };
}

function actingTitle({ view }: BoardProps, { deed, last }: Play): string {
  const speech = speechOf("explorers");
  const { points } = chartOf(view);
  if (deed) return speech.say(`screen-ask-${deed}`);
  if (last?.cargo) return speech.say(`screen-done-${last.cargo.deed}`, { cargo: cargoInWords(speech, last.cargo.now.cargo) });
  if (last?.fight) return speech.say("screen-done-fight");
  if (last?.deed) return speech.say(`screen-done-${last.deed}`, { cost: last.cost });
  return speech.say(last?.lay ? "screen-ask-next" : "screen-ask-act", { points });
}
