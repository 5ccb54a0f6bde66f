import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { begin, dice, PHONE, step, type Visitor, withFriend } from "./house";
import { house } from "./opened";

/** Who is asked first, and who waits. */
async function inTurn(host: Visitor, friend: Visitor): Promise<[Page, Page]> {
  const hostBegins = await host.page.locator(".seat.turn .tag", { hasText: "you" }).count();
  return hostBegins ? [host.page, friend.page] : [friend.page, host.page];
}

test("a turn ends when its player says so: until then it is taken back and given again", async () => {
  const [host, friend] = [await house.visitor(), await house.visitor()];
  await withFriend(house, host, friend, "vikings_on_board", (page) => page.getByLabel("A turn ends only when its player says so").check());
  const [mine, theirs] = await inTurn(host, friend);
  const [chance, done] = [dice(7), mine.getByRole("button", { name: "End turn" })];
  for (let n = 0; n < 40 && !(await done.count()); n += 1) await step(mine, "mouse", chance);
  await done.waitFor();
  expect(await theirs.locator(".confirm").count()).toBe(0);
  const written = await mine.locator(".log .line").count();
  await mine.getByRole("button", { name: "Undo" }).click();
  await mine.locator(".back").waitFor();
  await mine.getByRole("button", { name: "Redo" }).click();
  await done.waitFor();
  expect(await mine.locator(".log .line").count()).toBeGreaterThanOrEqual(written);
  await done.click();
  await theirs.locator(".seat.turn .tag", { hasText: "you" }).waitFor();
  await theirs.locator(".confirm").waitFor();
  await Promise.all([host.context.close(), friend.context.close()]);
});

const secondsOf = (shown: string): number => shown.split(":").reduce((all, part) => 60 * all + Number(part), 0);

test("clocks are shown to everybody, on a phone too, and run for the one who is asked", async () => {
  const [host, friend] = [await house.visitor(), await house.visitor(PHONE)];
  await withFriend(house, host, friend, "knarr", (page) => page.getByLabel("Clock").selectOption({ index: 1 }));
  for (const { page } of [host, friend]) {
    const running = page.locator(".seat.turn .time");
    const before = secondsOf(await running.innerText());
    expect(before).toBeGreaterThan(1100);
    await page.waitForFunction(
      (was) => document.querySelector<HTMLElement>(".seat.turn .time")?.innerText.trim() !== was,
      (await running.innerText()).trim(),
    );
    expect(secondsOf(await running.innerText())).toBeLessThan(before);
    expect(secondsOf(await page.locator(".seat:not(.turn) .time").innerText())).toBe(1200);
  }
  await Promise.all([host.context.close(), friend.context.close()]);
});

test("who comes by the link to watch sees the game go on, has no answers and no secrets", async () => {
  const [host, onlooker] = [await house.visitor(), await house.visitor()];
  await begin(house, host.page, "vikings_on_board", 2);
  await host.page.locator(".ask").waitFor();
  await host.page.getByRole("button", { name: "Table", exact: true }).click();
  const link = await host.page.getByLabel("Link to watch").inputValue();
  await host.page.keyboard.press("Escape");
  await onlooker.page.goto(link);
  await onlooker.page.locator(".board").first().waitFor();
  expect(await onlooker.page.locator(".confirm, .board [aria-pressed]").count()).toBe(0);
  await host.page.getByText("1 person watches").waitFor();
  const before = await onlooker.page.locator(".log .line").count();
  const chance = dice(11);
  for (let n = 0; n < 12; n += 1) await step(host.page, "mouse", chance);
  await onlooker.page.waitForFunction((was) => document.querySelectorAll(".log .line").length > was, before);
  expect(await onlooker.page.locator(".points small", { hasText: "hidden" }).count()).toBe(2);
  await Promise.all([host.context.close(), onlooker.context.close()]);
});

test("without a connection a page of its own says so, in both languages", async () => {
  const { page, context } = await house.visitor();
  await page.goto(house.address);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await context.setOffline(true);
  await page.goto(`${house.address}/learn`);
  await page.getByText("Your games are safe").waitFor();
  await page.getByText("Vos parties sont en sûreté").waitFor();
  await context.setOffline(false);
  await page.getByRole("link", { name: "Longhouse" }).click();
  await page.getByRole("heading", { name: "Four games, one hall" }).waitFor();
  await context.close();
});
