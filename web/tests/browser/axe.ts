import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";

const AXE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");
interface Axe {
  run: (context: Document) => Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>;
}

/** What axe finds wrong with a page as it is shown now. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => (await (window as unknown as { axe: Axe }).axe.run(document)).violations);
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).slice(0, 4).join(" | ")}`);
}
