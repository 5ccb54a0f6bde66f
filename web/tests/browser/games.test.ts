import { afterAll, beforeAll, expect, test } from "vitest";
import { bytesLoaded, dice, House, playOut, step, type Visitor } from "./house";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(async () => {
  expect(house.troubles).toEqual([]);
  await house.close();
});

async function begin({ page }: Visitor, game: string, players: number): Promise<void> {
  await page.goto(`${house.address}/new/${game}`);
  await page.locator(`input[name=players][value="${players}"]`).check();
  await page.locator("input[name=against][value=bots]").check();
  await page.locator("form .btn.primary").click();
  await page.waitForURL(/\/t\//);
}

test("from the address to a first move against a bot: two clicks and ten seconds", async () => {
  const { page, context } = await house.visitor();
  const began = Date.now();
  await page.goto(house.address);
  await page.getByRole("button", { name: "Quick game against bots" }).click();
  await page.locator('.board [aria-pressed="false"]').first().click();
  await page.locator(".steps .on").first().waitFor();
  expect(Date.now() - began).toBeLessThan(10_000);
  await context.close();
});

test("a game page loads at most 150 kB in all", async () => {
  const visitor = await house.visitor();
  await begin(visitor, "knarr", 2);
  const { bytes, context } = await bytesLoaded(house, visitor, visitor.page.url(), '.board [aria-pressed="false"]');
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(150_000);
  await Promise.all([context.close(), visitor.context.close()]);
});

test("Vikings on Board by mouse, in English, to the end and back through the replay", async () => {
  const visitor = await house.visitor();
  const { page, context } = visitor;
  await begin(visitor, "vikings_on_board", 2);
  await page.locator(".board .spot").first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
  await playOut(page, "mouse", dice(5));
  await expect(page.locator("tfoot td").count()).resolves.toBe(2);
  await page.locator(".over svg[role=img] text").first().waitFor();
  await page.locator(".over").getByRole("button", { name: "Replay" }).click();
  await page.locator("input[type=range]").fill("12");
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.locator(".ask").waitFor();
  expect(await page.locator("input[type=range]").count()).toBe(0);
  await context.close();
});

test("Knarr by keyboard alone, in French", async () => {
  const visitor = await house.visitor({ locale: "fr-FR" });
  const { page, context } = visitor;
  await begin(visitor, "knarr", 2);
  await page.locator(".ask").getByText("Blanc").waitFor();
  await playOut(page, "keys", dice(7));
  await page.getByRole("heading", { name: /gagne|Victoire/ }).waitFor();
  await context.close();
});

test("Vikings on Board by touch on a phone, in French", async () => {
  const visitor = await house.visitor({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, locale: "fr-FR" });
  const { page, context } = visitor;
  await begin(visitor, "vikings_on_board", 2);
  await page.locator(".chip").first().waitFor();
  const small = await page.locator(".ask button, .top button, .top a:visible").evaluateAll((targets) =>
    targets.map((target) => target.getBoundingClientRect()).filter(({ width, height }) => width > 0 && (height < 44 || width < 36)).length,
  );
  expect(small).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await playOut(page, "touch", dice(11));
  await context.close();
});

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
  const [first, second] = [dice(3), dice(4)];
  const isOver = async (): Promise<boolean> => (await host.page.locator(".over .title").count()) > 0;
  const turn = async (): Promise<boolean> => {
    for (let n = 0; n < 200 && !(await isOver()); n += 1) {
      if (await host.page.locator(".confirm").count()) return step(host.page, "mouse", first);
      if (await guest.page.locator(".confirm").count()) return step(guest.page, "mouse", second);
      await host.page.waitForTimeout(50);
    }
    return isOver();
  };
  for (let n = 0; n < 20; n += 1) await turn();
  await guest.page.reload();
  await guest.page.locator(".ask").waitFor();
  let over = false;
  for (let n = 0; n < 600 && !over; n += 1) over = await turn();
  expect(over).toBe(true);
  for (const { page } of [host, guest]) await page.locator(".over .title").waitFor();
  await Promise.all([host.context.close(), guest.context.close()]);
});

test("a lost connection is told, and the game goes on where it was", async () => {
  const visitor = await house.visitor();
  const { page, context } = visitor;
  let cut: (() => void) | null = null;
  let shut = false;
  await page.routeWebSocket(/socket/, (socket) => {
    if (shut) {
      void socket.close();
      return;
    }
    const server = socket.connectToServer();
    cut = () => {
      void server.close();
      void socket.close();
    };
  });
  await begin(visitor, "vikings_on_board", 3);
  for (let n = 0; n < 6; n += 1) await step(page, "mouse", dice(20 + n));
  const round = await page.locator(".log .line").count();
  shut = true;
  (cut as (() => void) | null)?.();
  await page.getByRole("alert").getByText("The connection is lost").waitFor();
  shut = false;
  await page.getByRole("alert").waitFor({ state: "detached", timeout: 15_000 });
  for (let n = 0; n < 6; n += 1) await step(page, "mouse", dice(40 + n));
  expect(await page.locator(".log .line").count()).toBeGreaterThan(round);
  await context.close();
});

test("language, theme and the board in words change without loading the page anew", async () => {
  const visitor = await house.visitor();
  const { page, context } = visitor;
  await begin(visitor, "knarr", 2);
  await page.evaluate(() => ((window as unknown as { stays: boolean }).stays = true));
  await page.getByRole("button", { name: "Passer en français" }).click();
  await page.locator(".ask").getByText("Blanc").waitFor();
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

test.each(["explorers", "feast_for_odin"])("%s is played on the plain board", async (game) => {
  const visitor = await house.visitor();
  const { page, context } = visitor;
  await begin(visitor, game, 2);
  await page.locator(".answers .answer").first().click();
  await page.locator(".plain h2").first().waitFor();
  for (let n = 0; n < 14; n += 1) {
    await page.locator(".confirm").waitFor({ timeout: 30_000 });
    const before = await page.locator(".ask").innerText();
    await page.keyboard.press((await page.locator(".confirm:enabled").count()) ? "Enter" : "1");
    await page
      .waitForFunction((text) => document.querySelector<HTMLElement>(".ask")?.innerText !== text, before, { timeout: 2000 })
      .catch(() => undefined);
  }
  expect(await page.locator(".plain").innerText()).not.toContain("{$");
  await page.getByRole("tab", { name: "Log" }).click();
  expect(await page.locator(".log .line").count()).toBeGreaterThan(3);
  await context.close();
});

test("back takes back one answer at a time, and what is impossible says why", async () => {
  const visitor = await house.visitor();
  const { page, context } = visitor;
  await begin(visitor, "vikings_on_board", 4);
  await page.getByRole("button", { name: "Promote", exact: true }).click();
  await page.locator(".ask").getByText("which of your pieces goes to the front?").waitFor();
  const why = page.locator(".doubtful").first();
  await why.click({ force: true });
  await page.locator(".ask").getByText("Not possible:").waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".ask").getByText("where does your Viking go?").waitFor();
  expect(await page.locator(".confirm").isDisabled()).toBe(true);
  await context.close();
});
