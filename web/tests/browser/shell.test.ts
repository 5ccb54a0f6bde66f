import { expect, test } from "vitest";
import { begin, dice, openMenu, step, type Visitor, withFriend } from "./house";
import { house } from "./opened";

async function againstBots({ page }: Visitor, game: string, players = 2): Promise<void> {
  await begin(house, page, game, players);
  await page.locator(".ask").waitFor();
}

test("a hint by keyboard: it points at an answer, plays nothing, and Escape gives the focus back", async () => {
  const visitor = await house.visitor();
  const { page, context } = visitor;
  await againstBots(visitor, "vikings_on_board");
  await page.getByRole("tab", { name: "Answers" }).click();
  await page.locator(".answers .answer").first().waitFor();
  await page.keyboard.press("h");
  await page.locator(".advice:focus").waitFor();
  await page.keyboard.press("Enter");
  const words = await page.locator(".advice b").first().innerText();
  expect(await page.locator(".advice").first().getAttribute("aria-pressed")).toBe("true");
  expect((await page.locator(".answer.pointed").innerText()).toLowerCase()).toContain(words.toLowerCase());
  expect(await page.locator(".confirm").isDisabled()).toBe(true);
  await page.keyboard.press("Escape");
  await page.locator(".ask-hint:focus").waitFor();
  expect(await page.locator(".advice").count()).toBe(0);
  await context.close();
});

test("bots of one level can be told apart, in the seats, the table's menu and the score sheet", async () => {
  const visitor = await house.visitor();
  const { page, context } = visitor;
  await againstBots(visitor, "knarr", 4);
  const names = await page.locator(".seats .called").allInnerTexts();
  expect(new Set(names).size).toBe(4);
  expect(await page.locator(".seats .tag").getByText("Thrall").count()).toBe(3);
  await openMenu(page);
  await page.getByRole("dialog").waitFor();
  expect((await page.locator("dialog .who b").allInnerTexts()).sort()).toEqual(names.sort());
  for (const _ of ["asked", "sure"]) await page.getByRole("button", { name: "Give up" }).click();
  await page.locator(".over .title").waitFor();
  expect((await page.locator("thead th").allInnerTexts()).map((name) => name.trim()).sort()).toEqual(names.sort());
  await context.close();
});

test.each(["knarr", "vikings_on_board"])("%s: the score sheet so far is in the table's menu", async (game) => {
  const visitor = await house.visitor();
  const { page, context } = visitor;
  await againstBots(visitor, game, 3);
  await openMenu(page);
  const sheet = page.getByRole("dialog").getByRole("group", { name: "Score sheet" });
  await sheet.waitFor();
  expect(await sheet.locator("tfoot td").allInnerTexts()).toEqual(await page.locator(".seat .points").evaluateAll((all) => all.map((one) => one.firstChild?.textContent?.trim())));
  await context.close();
});

test("where the host switched hints off, the button tells so", async () => {
  const visitor = await house.visitor();
  const { page, context } = visitor;
  await page.goto(`${house.address}/new/knarr`);
  await page.locator("input[name=against][value=bots]").check();
  await page.getByLabel("Hints from a bot").uncheck();
  await page.locator("form .btn.primary").click();
  await page.locator(".ask-hint").click();
  await page.getByText("The host does not want hints at this table.").waitFor();
  expect(await page.locator(".advice").count()).toBe(0);
  await context.close();
});

test("a guest makes an account, logs out and in elsewhere, and finds the game again", async () => {
  const first = await house.visitor();
  await againstBots(first, "knarr");
  const { page } = first;
  await page.goto(`${house.address}/me`);
  await page.getByLabel("Login").fill("Yrsa");
  await page.getByLabel("Password").fill("nine herons fly");
  await page.getByRole("button", { name: "Make an account" }).click();
  await page.getByText("You are logged in as").waitFor();
  await page.getByRole("button", { name: "Log out" }).click();
  await page.getByText("You are a guest").waitFor();
  await page.goto(house.address);
  await page.getByText("No game is under way.").waitFor();

  const second = await house.visitor();
  await againstBots(second, "vikings_on_board");
  await second.page.goto(`${house.address}/me`);
  await second.page.getByLabel("Log in").check();
  await second.page.getByLabel("Login").fill("yrsa");
  await second.page.getByLabel("Password").fill("nine herons fly");
  await second.page.getByRole("button", { name: "Log in" }).click();
  await second.page.getByText("You are logged in as").waitFor();
  await second.page.goto(house.address);
  for (const game of ["Knarr", "Vikings on Board"]) await second.page.getByRole("link", { name: `Go: ${game}` }).waitFor();
  await Promise.all([first.context.close(), second.context.close()]);
});

test("name and e-mail are kept, and a token for a bot is shown once", async () => {
  const { page, context } = await house.visitor();
  await page.goto(`${house.address}/me`);
  await page.getByLabel("Your name").fill("Tora");
  await page.getByLabel("E-mail").fill("tora@example.org");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Saved.").waitFor();
  await page.getByLabel("What is it for?").fill("my raven");
  await page.getByRole("button", { name: "Make a token" }).click();
  const token = await page.getByLabel("Your token, shown only now:").inputValue();
  expect(token).toMatch(/^lh_/);
  expect(await (await page.request.get(`${house.address}/api/me`)).json()).toMatchObject({ name: "Tora", email: "tora@example.org" });
  const me = await fetch(`${house.address}/api/me`, { headers: { authorization: `Bearer ${token}` } });
  expect(await me.json(), "a token is told no address").toMatchObject({ name: "Tora", email: "" });
  await page.reload();
  await page.getByText("my raven").waitFor();
  expect(await page.getByLabel("Your token, shown only now:").count()).toBe(0);
  await page.getByRole("button", { name: "Delete …", exact: true }).click();
  await page.getByRole("alert").waitFor();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByText("my raven").waitFor({ state: "detached" });
  expect((await fetch(`${house.address}/api/me`, { headers: { authorization: `Bearer ${token}` } })).status).toBe(401);
  await context.close();
});

test("options are changed in the lobby before the start", async () => {
  const { page, context } = await house.visitor();
  await page.goto(`${house.address}/new/knarr`);
  await page.locator("form .btn.primary").click();
  await page.getByText("Change the options").click();
  await page.getByLabel("Boats").selectOption("advanced");
  await page.getByLabel("Hints from a bot").uncheck();
  await page.locator(".change").getByRole("button", { name: "Save" }).click();
  await page.getByText("Saved.").waitFor();
  await page.locator("dl").first().getByText("advanced").waitFor();
  await page.reload();
  await page.getByText("Change the options").click();
  expect(await page.getByLabel("Hints from a bot").isChecked()).toBe(false);
  await context.close();
});

test("who leaves can be voted out of the way, and comes back; who gives up does not", async () => {
  const [host, friend] = [await house.visitor(), await house.visitor()];
  await withFriend(house, host, friend, "knarr");
  await openMenu(friend.page);
  await friend.page.getByRole("button", { name: "Leave for now" }).click();
  await openMenu(host.page);
  await host.page.getByRole("button", { name: "Let a bot play on" }).click();
  await host.page.getByRole("dialog").getByText("a bot plays on").waitFor();
  await friend.page.keyboard.press("Escape");
  await friend.page.getByRole("button", { name: "Come back" }).click();
  await friend.page.getByRole("button", { name: "Come back" }).waitFor({ state: "detached" });
  await openMenu(friend.page);
  await friend.page.getByRole("button", { name: "Give up" }).click();
  await friend.page.getByText("you cannot come back").waitFor();
  await friend.page.getByRole("button", { name: "Rather not" }).click();
  await friend.page.getByRole("button", { name: "Give up" }).click();
  await friend.page.getByRole("button", { name: "Give up" }).click();
  await host.page.keyboard.press("Escape");
  await host.page.locator(".over .title").waitFor();
  await Promise.all([host.context.close(), friend.context.close()]);
});

test("a note is for oneself, and outlives the page", async () => {
  const visitor = await house.visitor();
  const { page, context } = visitor;
  await againstBots(visitor, "knarr");
  await openMenu(page);
  await page.getByLabel("A note to yourself").fill("keep the bracelets");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Saved.").waitFor();
  await page.reload();
  await openMenu(page);
  expect(await page.getByLabel("A note to yourself").inputValue()).toBe("keep the bracelets");
  await context.close();
});

test("the four main pages lead to each other, and what they offer is there", async () => {
  const { page, context } = await house.visitor();
  await page.goto(house.address);
  await page.getByRole("link", { name: "Learn", exact: true }).click();
  await page.getByRole("link", { name: "Guided first game, 10 steps: Vikings on Board" }).click();
  await page.getByText("step 1 of 10").first().waitFor();
  await page.goBack();
  await page.getByRole("link", { name: "Watch", exact: true }).click();
  await page.getByRole("heading", { name: "Played now" }).waitFor();
  await page.getByRole("link", { name: "Study", exact: true }).click();
  await page.getByText("longhouse simulate").first().waitFor();
  expect((await page.request.get(await page.getByRole("link", { name: "For programmers" }).evaluate((link: HTMLAnchorElement) => link.href))).ok()).toBe(true);
  await page.getByRole("link", { name: "Play", exact: true }).click();
  await page.getByRole("link", { name: "Your first game: Knarr" }).waitFor();
  await page.getByRole("link", { name: "Your first game: A Feast for Odin" }).waitFor();
  await context.close();
});

test("Study: every sign is drawn, and a space of the action board opens its rounds, on a phone column by column", async () => {
  const { page, context } = await house.visitor();
  await page.goto(`${house.address}/study`);
  for (const [id, game] of [["knarr", "Knarr"], ["explorers", "Explorers of the North Sea"], ["feast_for_odin", "A Feast for Odin"]] as const) {
    await page.getByRole("button", { name: game, exact: true }).click();
    await page.getByText(`longhouse simulate ${id}`).waitFor();
    const missing = (): Promise<string[]> =>
      page.evaluate(() => [...document.querySelectorAll("main use")].map((use) => use.getAttribute("href") ?? "").filter((href) => !document.querySelector(href)));
    expect(await missing(), game).toEqual([]);
  }
  const rounds = page.locator(".rounds:popover-open");
  await page.getByRole("button", { name: /^Build a knarr/ }).click();
  await rounds.getByRole("row", { name: /^round 7/ }).waitFor();
  await page.keyboard.press("Escape");
  await rounds.waitFor({ state: "detached" });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole("button", { name: /^Build a knarr/ }).waitFor({ state: "hidden" });
  await page.getByRole("radio", { name: "2 Vikings" }).check({ force: true });
  await page.getByRole("button", { name: /^Build a knarr/ }).click();
  await rounds.getByRole("button", { name: "Close" }).click();
  await rounds.waitFor({ state: "detached" });
  await context.close();
});

test("the file of a game is opened again; another file is refused in words", async () => {
  const visitor = await house.visitor();
  const { page, context } = visitor;
  await againstBots(visitor, "knarr");
  await openMenu(page);
  for (const _ of ["asked", "sure"]) await page.getByRole("button", { name: "Give up" }).click();
  await page.locator(".over .title").waitFor();
  const file = await (await page.request.get(await page.getByRole("link", { name: "Export" }).evaluate((link: HTMLAnchorElement) => link.href))).body();
  await page.goto(`${house.address}/watch`);
  await page.getByLabel("Choose a file").setInputFiles({ name: "notes.json", mimeType: "application/json", buffer: Buffer.from("no game") });
  await page.getByText("This is not the file of a game").waitFor();
  const sent = page.waitForRequest(/tables\/files/);
  await page.getByLabel("Choose a file").setInputFiles({ name: "game.json", mimeType: "application/json", buffer: file });
  expect((await sent).postData()).toBe(file.toString()); // to the last digit of the seed, which JavaScript cannot count to
  await page.waitForURL(/\/t\//);
  await context.close();
});

test("a component explains itself to a mouse that stays and to a finger that is held", async () => {
  const visitor = await house.visitor({ hasTouch: true });
  const { page, context } = visitor;
  await againstBots(visitor, "knarr", 3);
  await page.locator(".confirm").waitFor(); // nobody else moves and draws the facts anew
  const fact = page.locator(".facts [data-peek]").first();
  await fact.hover();
  await page.locator(".card .name").getByText("recruits", { exact: false }).waitFor();
  await page.mouse.move(5, 400);
  await page.locator(".card .name").waitFor({ state: "detached" });
  const { x, y } = (await fact.boundingBox()) as { x: number; y: number };
  const session = await context.newCDPSession(page);
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: x + 6, y: y + 6 }] });
  await page.locator(".card .name").waitFor();
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await page.keyboard.press("Escape");
  await page.locator(".card .name").waitFor({ state: "detached" });
  await context.close();
});

test("the play frame at 360x640: nothing is cut off, neither in the header nor below", async () => {
  for (const locale of ["en-GB", "fr-FR"]) {
    const visitor = await house.visitor({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, locale });
    const { page, context } = visitor;
    await againstBots(visitor, "vikings_on_board", 4);
    for (let n = 0; n < 6; n += 1) await step(page, "touch", dice(80 + n));
    await page.locator(".chip").first().waitFor();
    const cut = await page.locator(".top .game, .top .meta, .top .meta > span, .ask .title, .ask .btn").evaluateAll((parts) =>
      parts
        .filter((part) => part.scrollWidth > part.clientWidth + 1 || part.getBoundingClientRect().right > innerWidth)
        .map((part) => part.textContent),
    );
    expect(cut).toEqual([]);
    expect(await page.locator(".ask").evaluate((bar) => bar.getBoundingClientRect().bottom)).toBeLessThanOrEqual(640);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(640);
    await context.close();
  }
});

test("the book in the bar opens the rules at what is asked, and a list of games tells how far each is", async () => {
  const { page, context } = await house.visitor();
  await begin(house, page, "knarr", 2);
  await page.getByRole("button", { name: "Rules for this question" }).click();
  await page.locator(".now .blocks").waitFor();
  expect(await page.locator(".now h3").innerText()).toBe("A turn");
  await page.goto(house.address);
  await page.locator("li", { hasText: "Knarr" }).getByText(/^With .+ · turn \d/i).waitFor();
  await context.close();
});
