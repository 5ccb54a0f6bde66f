import type { BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import { begin, dice, PHONE, step, withFriend } from "./house";
import { house } from "./opened";

const say = async (page: Page, text: string): Promise<void> => {
  await page.getByLabel("Write to the table").fill(text);
  await page.getByRole("button", { name: "Send" }).click();
  await page.locator(".said").getByText(text).waitFor();
};

/** End the game at once, and close the table's menu. */
async function giveUp(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Table", exact: true }).click();
  for (const _ of ["asked", "sure"]) await page.getByRole("button", { name: "Give up" }).click();
  await page.locator(".over .title").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
}

test("what was said and not read marks itself: in the title, on the tab, and on a phone", async () => {
  const [host, friend] = [await house.visitor(), await house.visitor(PHONE)];
  await withFriend(house, host, friend, "knarr");
  await host.page.getByRole("tab", { name: "Chat" }).click();
  await say(host.page, "Good sailing!");
  await friend.page.locator(".iconbtn .unread").waitFor();
  expect(await friend.page.locator(".iconbtn .unread").innerText()).toBe("1");
  expect(await friend.page.title()).toMatch(/^\(1\) /);
  expect(await host.page.title(), "one's own words are read").not.toMatch(/^\(/);
  await host.page.getByRole("tab", { name: "Log" }).click();
  await friend.page.getByRole("button", { name: /^Log/ }).click();
  await friend.page.getByRole("tab", { name: /^Chat/ }).click();
  await friend.page.locator(".unread").first().waitFor({ state: "detached" });
  await expect.poll(() => friend.page.title()).not.toMatch(/^\(/);
  await say(friend.page, "And to you.");
  await host.page.getByRole("tab", { name: /^Chat/ }).locator(".unread").waitFor();
  await expect.poll(() => host.page.title()).toMatch(/^\(1\) /);
  await Promise.all([host.context.close(), friend.context.close()]);
});

/** The pitch that a sound begins with: its name. */
const PITCHES = { piece: 190, turn: 147, end: 660 };

/** Let the page keep the pitches that it plays. */
async function listen(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const heard: number[] = ((window as unknown as { heard: number[] }).heard = []);
    const set = AudioParam.prototype.setValueAtTime;
    AudioParam.prototype.setValueAtTime = function (value, at) {
      heard.push(value);
      return set.call(this, value, at);
    };
  });
}
const heard = (page: Page): Promise<number[]> => page.evaluate(() => (window as unknown as { heard: number[] }).heard);
const forget = (page: Page): Promise<unknown> => page.evaluate(() => (window as unknown as { heard: number[] }).heard.splice(0));

test("wood, one's turn and the end are heard without being asked for; a switch in sight silences them", async () => {
  const { page, context } = await house.visitor();
  await listen(context);
  await begin(house, page, "vikings_on_board", 2);
  await page.locator(".confirm").waitFor();
  const chance = dice(3);
  let played: number[] = [];
  for (let n = 0; n < 60 && ![PITCHES.piece, PITCHES.turn].every((pitch) => played.includes(pitch)); n += 1) {
    await step(page, "mouse", chance);
    played = await heard(page);
  }
  expect(played).toEqual(expect.arrayContaining([PITCHES.piece, PITCHES.turn]));
  const sound = page.getByRole("button", { name: "Sounds of pieces" });
  expect(await sound.getAttribute("aria-pressed")).toBe("true");
  await sound.click();
  await page.locator(".sound[aria-pressed=false]").waitFor();
  await forget(page);
  for (let n = 0; n < 4; n += 1) await step(page, "mouse", chance);
  expect(await heard(page)).toEqual([]);
  await sound.click();
  await page.locator(".sound[aria-pressed=true]").waitFor();
  await giveUp(page);
  await expect.poll(() => heard(page)).toEqual(expect.arrayContaining([PITCHES.end]));
  await context.close();
});

test("the log is one stop of Tab with arrows, and follows the replay; one click plays again", async () => {
  const { page, context } = await house.visitor();
  await begin(house, page, "vikings_on_board", 2);
  const chance = dice(5);
  for (let n = 0; n < 12; n += 1) await step(page, "mouse", chance);
  await giveUp(page);
  const lines = page.locator(".log .moment");
  expect(await page.locator('.log .moment[tabindex="0"]').count()).toBe(1);
  const count = await lines.count();
  await page.locator('.log .moment[tabindex="0"]').focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  expect(await page.locator(".log .moment:focus").evaluate((line, all) => [...document.querySelectorAll(all)].indexOf(line), ".log .moment")).toBe(count - 3);
  expect(await page.locator('.log .moment[tabindex="0"]').count()).toBe(1);
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  const slider = page.locator("input[type=range]");
  await slider.waitFor();
  const place = (): Promise<number> => page.locator(".log .line").evaluateAll((all) => all.findIndex((line) => line.getAttribute("aria-current") === "step"));
  const before = await place();
  await slider.focus();
  await page.keyboard.press("End");
  await expect.poll(place).toBeGreaterThan(before);
  await page.locator(".replay").getByRole("button", { name: "Score sheet" }).click();
  const was = page.url();
  await page.getByRole("button", { name: "Play again" }).click();
  await page.waitForURL((url) => url.href !== was && url.pathname.startsWith("/t/"));
  await page.locator('.board [aria-pressed="false"]').first().waitFor();
  await context.close();
});

test("a reason goes with its cause, and nothing explains itself to a mouse at rest", async () => {
  const { page, context } = await house.visitor();
  await begin(house, page, "knarr", 2);
  await page.locator('.board [aria-pressed="false"]').first().waitFor();
  const refused = page.locator(".ask").getByText("Not possible:");
  await page.locator("[data-part=trade-3]").hover();
  await refused.waitFor();
  await page.keyboard.press("1");
  await refused.waitFor({ state: "detached" });
  const fact = page.locator(".facts [data-peek]").first();
  const { x, y } = (await fact.boundingBox()) as { x: number; y: number };
  await page.mouse.move(x + 6, y + 6);
  await page.locator(".card .name").waitFor();
  await page.reload();
  await page.locator('.board [aria-pressed="false"]').first().waitFor();
  await page.waitForTimeout(700); // longer than a mouse has to stay: a card that wrongly opens is open by then
  expect(await page.locator(".card .name").count()).toBe(0);
  await page.mouse.move(5, 400);
  await fact.hover();
  await page.locator(".card .name").waitFor();
  await context.close();
});

test("the rules tell where editions differ, for both of them or for one", async () => {
  const { page, context } = await house.visitor();
  await page.goto(`${house.address}/rules/vikings_on_board`);
  const told = async (): Promise<[terms: string[], heads: string[]]> => [
    await page.locator("#bets dt").allInnerTexts(),
    await page.locator("#editions th").allInnerTexts(),
  ];
  await page.locator("#editions th").first().waitFor();
  expect(await told()).toEqual([["French", "English", "Here"], ["What", "French", "English", "Here"]]);
  await page.locator(".choices label", { hasText: "English" }).click();
  await expect.poll(told).toEqual([["English", "Here"], ["What", "English", "Here"]]);
  await page.locator(".choices label", { hasText: "French" }).click();
  await expect.poll(told).toEqual([["French", "Here"], ["What", "French", "Here"]]);
  await context.close();
});
