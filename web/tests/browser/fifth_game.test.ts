import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { begin, BrowserHouse } from "./house";
import { seconds } from "./patience";

/** A house with a room more, of which the client knows nothing: Gnav, from tests/rooms. */
let house: BrowserHouse;

beforeAll(async () => {
  house = await BrowserHouse.open("tests.rooms");
});
afterAll(async () => {
  await house.close();
});

/** More than any game asks for, also where many come before the page is ready for them. */
const PRESSES = 1000;

/** Answer by the numbers of the list until the game is over; the plain board has nothing to touch. */
async function playByNumbers(page: Page): Promise<void> {
  for (let n = 0; n < PRESSES; n += 1) {
    await page.locator(".over .title, .ask .confirm").first().waitFor();
    if (await page.locator(".over .title").count()) return;
    await page.keyboard.press(String(1 + (n % 2)));
    await page.keyboard.press("Enter");
    await page.waitForTimeout(80);
  }
  throw new Error(`the game was not over after ${PRESSES} presses`);
}

interface Told {
  locale: string;
  about: string;
  minutes: string;
  holding: string;
  board: string[];
}
const TOLD: Told[] = [
  { locale: "en-GB", about: "Keep your card or pass it on: the lowest one loses the deal.", minutes: "5 to 10 min", holding: "card", board: ["Dealer", "Cards in the deck", "Player 1", "Player 3", "Deals survived 0"] },
  { locale: "fr-FR", about: "Gardez votre carte ou passez-la : la plus basse perd la donne.", minutes: "5 à 10 min", holding: "carte", board: ["Donneur", "Cartes de la pioche", "Joueur 1", "Joueur 3", "Donnes survécues 0"] },
];

test.each(TOLD)("a fifth game tells what it is and has a board in words, $locale", async ({ locale, about, minutes, holding, board }) => {
  const { page, context } = await house.visitor({ locale });
  await page.goto(house.address);
  const card = page.locator("main li, main article, main section").filter({ hasText: about }).last();
  await card.waitFor();
  expect(await card.innerText()).toContain(minutes);
  expect(await card.innerText()).toContain("Gnav");
  await begin(house, page, "gnav", 3);
  await page.locator(".plain").waitFor();
  for (const words of board) await page.locator(".plain", { hasText: words }).waitFor({ timeout: seconds(10) });
  expect(await page.locator(".plain").innerText()).not.toMatch(/[_{}[\]]/);
  const [, held] = /(?:holds|a) (\d+)/.exec(await page.locator(".ask .title").innerText()) ?? [];
  await page.locator(".plain", { hasText: `${holding} ${held}` }).waitFor({ timeout: seconds(10) });
  await playByNumbers(page);
  await context.close();
});

test("nothing goes wrong in it", () => {
  expect(house.troubles).toEqual([]);
});
