import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";

const AXE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");
interface Axe {
  run: (context: Document, options: object) => Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>;
}
/** What axe looks at by day and by night: only colours change with the theme. */
const THEMES = { light: {}, dark: { runOnly: ["color-contrast"] } };

/** What axe finds on the page as it stands, by day and by night. */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const all: string[] = [];
  for (const [theme, rules] of Object.entries(THEMES)) {
    const found = await page.evaluate(async ([wanted, options]) => {
      document.documentElement.dataset["theme"] = wanted;
      return (await (window as unknown as { axe: Axe }).axe.run(document, { resultTypes: ["violations"], ...options })).violations;
    }, [theme, rules] as const);
    all.push(...found.map(({ id, nodes }) => `${theme} ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).slice(0, 4).join(" | ")}`));
  }
  return all;
}
