/** From where to where something reaches, downwards. */
export interface Span {
  top: number;
  bottom: number;
}

/**
 * How far down a board is scrolled for a question: as little as shows all its answers, so that as much as possible of
 * what lies above them stays in sight; to the first of them where they take more room than there is.
 */
export function scrollFor(answers: Span, room: number): number {
  return Math.max(0, Math.min(answers.top, answers.bottom - room));
}

/** Room for the stitches around an answer. */
const AIR = 6;

/** Bring what can be answered on a board into sight; only the wanted answers, where some are. */
export function showAnswers(board: HTMLElement, smooth: boolean, wanted: { code: number }[] = []): void {
  const selector = wanted.map(({ code }) => `[data-answer="${code}"]`).join() || "[data-answer]";
  const spans = [...board.querySelectorAll(selector)].map((part) => part.getBoundingClientRect());
  if (!spans.length) return;
  const start = board.getBoundingClientRect().top - board.scrollTop;
  const top = Math.min(...spans.map((span) => span.top)) - start - AIR;
  const bottom = Math.max(...spans.map((span) => span.bottom)) - start + AIR;
  board.scrollTo({ top: scrollFor({ top, bottom }, board.clientHeight), behavior: smooth ? "smooth" : "instant" });
}
