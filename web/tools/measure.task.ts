import { test } from "vitest";
import { House } from "../tests/browser/house";

interface Timing {
  transferSize: number;
}

/** Runs each figure several times and prints the middle one. */
function middle(figures: number[]): number {
  return Math.round([...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0);
}

test("first paint, time to a first answer, and what is loaded", async () => {
  const house = await House.open();
  const [paints, answers, sizes]: [number[], number[], number[]] = [[], [], []];
  for (let n = 0; n < 5; n += 1) {
    const { page, context } = await house.visitor();
    await page.goto(house.address);
    await page.getByRole("button", { name: "Quick game against bots" }).click();
    await page.locator('.board [aria-pressed="false"]').first().waitFor();
    const table = page.url();
    const fresh = await context.newPage();
    const client = await context.newCDPSession(fresh);
    await client.send("Network.setCacheDisabled", { cacheDisabled: true });
    await fresh.goto(table);
    await fresh.locator('.board [aria-pressed="false"]').first().waitFor();
    paints.push(await fresh.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0));
    const loaded = await fresh.evaluate(() =>
      [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")].map((entry) => (entry as unknown as Timing).transferSize),
    );
    sizes.push(loaded.reduce((sum, size) => sum + size, 0));
    const began = Date.now();
    await fresh.locator('.board [aria-pressed="false"]').first().click();
    await fresh.locator(".steps .on").first().waitFor();
    answers.push(Date.now() - began);
    await context.close();
  }
  console.log(
    `game page, cold: ${middle(sizes)} bytes loaded, first contentful paint ${middle(paints)} ms, ` +
      `click to previewed answer ${middle(answers)} ms (middle of ${paints.length})`,
  );
  await house.close();
});
