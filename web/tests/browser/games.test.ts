import { expect, test } from "vitest";
import { begin, bytesLoaded, dice, lineOf, openMenu, PHONE, playOut, step, turnOf, type Visitor, type Way } from "./house";
import { house } from "./opened";
import { seconds } from "./patience";

/** `LONGHOUSE_WHOLE=1` plays the long games to their end; ./test plays on for some turns after what they are about. */
const WHOLE = !!process.env["LONGHOUSE_WHOLE"];

test("from the address to a first move against a bot in two clicks", async () => {
  const { page, context } = await house.visitor();
  await page.goto(house.address);
  await page.getByRole("button", { name: "Quick game against bots" }).click();
  await page.locator('.board [aria-pressed="false"]').first().click();
  await page.locator(".steps .on").first().waitFor();
  await context.close();
});

test.each(["vikings_on_board", "knarr"])("the page of %s loads at most 150 kB in all", async (game) => {
  const visitor = await house.visitor();
  await begin(house, visitor.page, game, 2);
  const { bytes, context } = await bytesLoaded(house, visitor, visitor.page.url(), '.board [aria-pressed="false"]');
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(150_000);
  await Promise.all([context.close(), visitor.context.close()]);
});

test("Vikings on Board by mouse, in English, to the end, to its moments and back through the replay; then the table is put away", async () => {
  const visitor = await house.visitor({}, { confirm: "reveals" });
  const { page, context } = visitor;
  await begin(house, page, "vikings_on_board", 2);
  await page.locator(".board .spot").first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
  await playOut(page, "mouse", dice(5));
  await expect(page.locator("tfoot td").count()).resolves.toBe(2);
  await page.locator(".over svg[role=img] text").first().waitFor();
  const table = page.url();
  await page.getByRole("button", { name: "Go there" }).first().click();
  expect(Number(await page.locator("input[type=range]").inputValue())).toBeGreaterThan(0);
  await page.locator(".replay").getByRole("button", { name: "Score sheet" }).click();
  await page.locator(".over").getByRole("button", { name: "Replay" }).click();
  await page.locator("input[type=range]").fill("12");
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.locator(".ask").waitFor();
  expect(await page.locator("input[type=range]").count()).toBe(0);
  await page.goto(table);
  await page.locator(".over .title").waitFor();
  await openMenu(page);
  await page.getByRole("button", { name: "Put the table away" }).click();
  await page.getByRole("button", { name: "Put the table away" }).click();
  await page.getByText("No finished game yet.").waitFor();
  await context.close();
});

test("Knarr by keyboard alone, in French", async () => {
  const visitor = await house.visitor({ locale: "fr-FR" });
  const { page, context } = visitor;
  await begin(house, page, "knarr", 2);
  await page.locator(".ask").getByText("recruter ou explorer").waitFor();
  await playOut(page, "keys", dice(7));
  await page.getByRole("heading", { name: /gagne|Victoire/ }).waitFor();
  await context.close();
});

test("Vikings on Board by arrow keys alone, in French", async () => {
  const visitor = await house.visitor({ locale: "fr-FR" }, { confirm: "reveals" });
  const { page, context } = visitor;
  await begin(house, page, "vikings_on_board", 2);
  await page.locator(".ask").getByText("où va votre").waitFor();
  const chance = dice(13);
  for (let n = 0; n < 60; n += 1) expect(await step(page, "arrows", chance)).toBe(false);
  if (WHOLE) await playOut(page, "arrows", chance);
  expect(await page.locator(".log .line").count()).toBeGreaterThan(10);
  await context.close();
});

test("Knarr by touch on a phone", async () => {
  const visitor = await house.visitor({ ...PHONE, locale: "en-GB" }, { confirm: "reveals" });
  const { page, context } = visitor;
  await begin(house, page, "knarr", 2);
  await page.locator(".chip").first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await playOut(page, "touch", dice(11));
  await context.close();
});

test("Vikings on Board by three people and a bot in three browsers: mouse, keyboard, a phone that loses its connection", async () => {
  const host = await house.visitor({}, { confirm: "reveals" });
  const guests = [
    await house.visitor({ locale: "fr-FR" }, { confirm: "reveals" }),
    await house.visitor({ ...PHONE, locale: "fr-FR" }, { confirm: "reveals" }),
  ];
  const line = await lineOf((guests[1] as Visitor).page);
  await host.page.goto(`${house.address}/new/vikings_on_board`);
  await host.page.locator('input[name=players][value="4"]').check();
  await host.page.locator("form .btn.primary").click();
  for (const [n, guest] of guests.entries()) {
    await guest.page.goto(await host.page.locator(`#link-${n + 1}`).inputValue());
    await guest.page.getByRole("button", { name: "S’asseoir" }).click();
  }
  await host.page.getByRole("button", { name: "Seat a bot" }).nth(1).waitFor({ state: "detached" });
  await host.page.getByRole("button", { name: "Seat a bot" }).click();
  await host.page.getByRole("button", { name: "Start" }).click();
  const ways: Way[] = ["mouse", "keys", "touch"];
  const players = [host, ...guests].map(({ page }, n) => ({ page, way: ways[n] as Way, chance: dice(30 + n) }));
  await Promise.all(players.map(({ page }) => page.locator(".ask").waitFor()));
  for (let n = 0; n < 25; n += 1) await turnOf(players);
  line.cut();
  const phone = (guests[1] as Visitor).page;
  await phone.getByRole("alert").getByText("La connexion est perdue").waitFor();
  line.mend();
  await phone.getByRole("alert").waitFor({ state: "detached", timeout: seconds(15) });
  let over = false;
  for (let n = 0; n < (WHOLE ? 900 : 25) && !over; n += 1) over = await turnOf(players);
  expect(over).toBe(WHOLE);
  if (WHOLE) for (const { page } of players) await page.locator(".over .title").waitFor();
  await Promise.all([host, ...guests].map(({ context }) => context.close()));
}, seconds(240));

test("Knarr by two people in two browsers: by link, one loads the page anew", async () => {
  const [host, guest] = [await house.visitor(), await house.visitor({ locale: "fr-FR" })];
  await host.page.goto(`${house.address}/new/knarr`);
  await host.page.locator('input[name=players][value="2"]').check();
  await host.page.locator("form .btn.primary").click();
  const link = await host.page.locator("#link-1").inputValue();
  expect(await host.page.locator(".invitation img").evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth))).toBeGreaterThan(50);
  await guest.page.goto(link);
  await guest.page.getByRole("button", { name: "S’asseoir" }).click();
  await host.page.getByRole("button", { name: "Start" }).click();
  await Promise.all([host, guest].map(({ page }) => page.locator(".ask").waitFor()));
  await guest.page.getByRole("tab", { name: "Discussion" }).click();
  await guest.page.getByLabel("Écrire à la table").fill("Bonjour <b>");
  await guest.page.getByRole("button", { name: "Envoyer" }).click();
  await host.page.getByRole("tab", { name: "Chat" }).click();
  await host.page.getByText("Bonjour <b>").waitFor();
  const players = [host, guest].map(({ page }, n) => ({ page, way: "mouse" as const, chance: dice(3 + n) }));
  for (let n = 0; n < 20; n += 1) await turnOf(players);
  await guest.page.reload();
  await guest.page.locator(".ask").waitFor();
  let over = false;
  for (let n = 0; n < (WHOLE ? 600 : 20) && !over; n += 1) over = await turnOf(players);
  expect(over).toBe(WHOLE);
  if (WHOLE) for (const { page } of [host, guest]) await page.locator(".over .title").waitFor();
  await Promise.all([host.context.close(), guest.context.close()]);
});

test("a lost connection is told, and the game goes on where it was", async () => {
  const visitor = await house.visitor();
  const { page, context } = visitor;
  const line = await lineOf(page);
  await begin(house, page, "vikings_on_board", 3);
  for (let n = 0; n < 6; n += 1) await step(page, "mouse", dice(20 + n));
  const round = await page.locator(".log .line").count();
  line.cut();
  await page.getByRole("alert").getByText("The connection is lost").waitFor();
  line.mend();
  await page.getByRole("alert").waitFor({ state: "detached", timeout: seconds(15) });
  for (let n = 0; n < 6; n += 1) await step(page, "mouse", dice(40 + n));
  expect(await page.locator(".log .line").count()).toBeGreaterThan(round);
  await context.close();
});

test("language, theme and the board in words change without loading the page anew", async () => {
  const visitor = await house.visitor();
  const { page, context } = visitor;
  await begin(house, page, "knarr", 2);
  await page.evaluate(() => ((window as unknown as { stays: boolean }).stays = true));
  await page.getByRole("button", { name: "Passer en français" }).click();
  await page.locator(".ask").getByText("recruter ou explorer").waitFor();
  await page.getByRole("button", { name: "Thème sombre" }).click();
  expect(await page.evaluate(() => document.documentElement.dataset["theme"])).toBe("dark");
  expect(await page.evaluate(() => (window as unknown as { stays: boolean }).stays)).toBe(true);
  const table = page.url();
  await page.goto(`${house.address}/settings`);
  await page.getByLabel("En mots").check();
  await page.goto(table);
  await page.locator(".plain h2").first().waitFor();
  await page.keyboard.press("1");
  await page.locator(".steps .on").first().waitFor();
  await context.close();
});

test.each(["explorers", "feast_for_odin"])("%s is played on the board in words", async (game) => {
  const visitor = await house.visitor({}, { board: "words" });
  const { page, context } = visitor;
  await begin(house, page, game, 2);
  await page.locator(".answers .answer").first().click();
  await page.locator(".plain h2").first().waitFor();
  for (let n = 0; n < 14; n += 1) {
    await page.locator(".confirm").waitFor({ timeout: seconds(30) });
    const before = await page.locator(".ask").innerText();
    await page.keyboard.press((await page.locator(".confirm:enabled").count()) ? "Enter" : "1");
    await page
      .waitForFunction((text) => document.querySelector<HTMLElement>(".ask")?.innerText !== text, before, { timeout: 2000 })
      .catch(() => undefined);
  }
  expect(await page.locator(".plain").innerText()).not.toContain("{$");
  await page.getByRole("tab", { name: "Log" }).click();
  await expect.poll(() => page.locator(".log .line").count()).toBeGreaterThan(3);
  await context.close();
});
