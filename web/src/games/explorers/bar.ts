import { speechOf } from "../../house/words.svelte";
import type { Bar, BoardProps } from "../kit";
import { cargoInWords } from "./places";
import { seated, type Play } from "./play.svelte";
import { chartOf } from "./view";

const LAYING = ["tile", "cell", "turn"];

/** What the question bar asks: as exactly as what somebody has in hand allows. */
export function barOf(props: BoardProps): Bar | null {
  const kind = props.asked.question?.kind ?? "";
  const title = seated.play && (LAYING.includes(kind) ? layingTitle(props, seated.play) : kind === "action" ? actingTitle(props, seated.play) : null);
  return title ? { title, follows: "" } : null;
}

function layingTitle({ complete }: BoardProps, { last }: Play): string {
  return speechOf("explorers").say(complete && last?.lay ? "screen-ask-laid" : "screen-ask-lay");
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
