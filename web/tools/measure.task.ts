import { test } from "vitest";
import { BrowserHouse, bytesLoaded } from "../tests/browser/house";

/** Runs each figure several times and prints the middle one. */
function middle(figures: number[]): number {
  return Math.round([...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0);
}

test("first paint, time to a first answer, and what is loaded", async () => {
  const house = await BrowserHouse.open();
  const [contacts, paints, answers, sizes]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (let n = 0; n < 5; n += 1) {
    const visitor = await house.visitor();
    const came = Date.now();
    await visitor.page.goto(house.address);
    await visitor.page.getByRole("button", { name: "Quick game against bots" }).click();
    await visitor.page.locator('.board [aria-pressed="false"]').first().waitFor();
    await visitor.page.locator('.board [aria-pressed="false"]').first().click();
    await visitor.page.locator(".steps .on").first().waitFor();
    contacts.push(Date.now() - came);
    const table = visitor.page.url();
    const { bytes, page, context } = await bytesLoaded(house, visitor, table, '.board [aria-pressed="false"]');
    sizes.push(bytes);
    paints.push(await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0));
    const began = Date.now();
    await page.locator('.board [aria-pressed="false"]').first().click();
    await page.locator(".steps .on").first().waitFor();
    answers.push(Date.now() - began);
    await Promise.all([context.close(), visitor.context.close()]);
  }
  console.log(
    `from the address to a first answer, in two clicks: ${middle(contacts)} ms; game page, cold: ${middle(sizes)} bytes loaded, first contentful paint ${middle(paints)} ms, ` +
      `click to previewed answer ${middle(answers)} ms (middle of ${paints.length})`,
  );
  await house.close();
});
