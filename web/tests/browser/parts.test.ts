import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { begin, dice, PHONE, step, type Visitor } from "./house";
import { house } from "./opened";

const GAMES = ["vikings_on_board", "knarr"] as const;

async function at(game: string, players: number, options = {}, choices = {}): Promise<Visitor> {
  const visitor = await house.visitor(options, choices);
  await begin(house, visitor.page, game, players);
  await visitor.page.locator('.board [aria-pressed="false"]').first().waitFor();
  return visitor;
}

/** Send the Viking to one of these buildings; while bots hold them all, play on. */
async function goTo(page: Page, buildings: string[]): Promise<void> {
  const free = page.locator(buildings.map((building) => `.spot[data-part=${building}]`).join(", "));
  for (let n = 0; n < 40 && !(await free.count()); n += 1) await step(page, "mouse", dice(n + 1));
  await free.first().click();
}

function focusedPart(page: Page): Promise<string> {
  return page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset["part"] ?? "");
}

async function pressAll(page: Page, keys: string[]): Promise<string[]> {
  const walked: string[] = [];
  for (const key of keys) {
    await page.keyboard.press(key);
    walked.push(await focusedPart(page));
  }
  return walked;
}

test("arrows walk over the fjord by geometry, Home and End stay in a region, Escape leaves", async () => {
  const { page, context } = await at("vikings_on_board", 4);
  await page.locator("[data-part=first_player]").focus();
  const walked = await pressAll(page, ["ArrowDown", "ArrowDown", "ArrowUp", "End", "Home", "ArrowRight", "ArrowRight", "ArrowDown"]);
  expect(walked).toEqual(["promote", "jump_own", "promote", "swap", "first_player", "circle-0-red", "circle-0-blue", "circle-1-blue"]);
  await page.keyboard.press("Escape");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("role"))).toBe("status");
  await context.close();
});

test("Tab goes from region to region, and first to what can be chosen", async () => {
  const { page, context } = await at("knarr", 2);
  await page.locator(".ask [role=status]").focus();
  const stops = new Set<string>();
  for (let n = 0; n < 12; n += 1) {
    await page.keyboard.press("Tab");
    stops.add(await page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset["region"] ?? ""));
  }
  for (const region of ["lands", "market", "tracks", "boat", "crew", "hand"]) expect(stops).toContain(region);
  expect(await page.locator('[data-region="hand"][tabindex="0"]').getAttribute("aria-pressed")).toBe("false");
  await context.close();
});

test.each(GAMES)("%s: the focus stays on the part that was chosen, or beside it when it has gone elsewhere", async (game) => {
  const { page, context } = await at(game, 2);
  await page.locator('.board [data-part][aria-pressed="false"]').last().focus();
  const name = await focusedPart(page);
  await page.keyboard.press("Enter");
  await page.locator(".steps .on").first().waitFor();
  const stays = (await page.locator(`[data-part="${name}"]`).count()) > 0;
  expect(await focusedPart(page)).toMatch(stays ? new RegExp(`^${name}$`) : new RegExp(`^${String(name).split("-")[0]}-`));
  await context.close();
});

test.each(GAMES)("%s: Enter confirms what was chosen by its number, though a part that cannot be chosen has the focus", async (game) => {
  const { page, context } = await at(game, 2);
  await page.locator(".board .doubtful").first().focus();
  for (let n = 0; !(await page.locator(".confirm:not([disabled])").count()); n += 1) {
    await page.keyboard.press("1");
    await page.locator(".steps .on").nth(n).waitFor();
  }
  await page.keyboard.press("Enter");
  await page.locator(".steps .on").first().waitFor({ state: "detached" });
  await context.close();
});

test("back takes back one answer at a time", async () => {
  const { page, context } = await at("vikings_on_board", 4);
  await goTo(page, ["jump_any", "swap", "jump_own"]);
  await page.locator(".ask").getByText("which piece").waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".ask").getByText(/where does your \w* ?Viking go\?/).waitFor();
  expect(await page.locator(".confirm").isDisabled()).toBe(true);
  await context.close();
});

describe.each(GAMES)("%s", (game) => {
  test("every kind of part that cannot be chosen says why, by keyboard and by mouse", async () => {
    const { page, context } = await at(game, 3);
    const why = page.locator(".ask").getByText("Not possible:");
    const forget = async (): Promise<void> => {
      while (await why.count()) await page.keyboard.press("Escape");
    };
    const regions = await page.locator(".board .doubtful").evaluateAll((parts) => [
      ...new Set(parts.map((part) => (part as HTMLElement).dataset["region"] ?? "")),
    ]);
    expect(regions.length).toBeGreaterThanOrEqual(3);
    for (const region of regions) {
      const part = page.locator(`.board [data-region="${region}"].doubtful:not(.covered)`).first();
      await part.focus();
      await page.keyboard.press("Enter");
      await why.waitFor();
      await forget();
      await page.mouse.move(2, 2);
      await part.click({ position: { x: 9, y: 9 }, force: true }); // Playwright waits for what is aria-disabled
      await why.waitFor();
      await forget();
    }
    await context.close();
  });

  test("all that can be chosen is hit in its middle", async () => {
    const { page, context } = await at(game, 3);
    for (let n = 0; n < 10; n += 1) {
      const missed = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>(".board svg .spot")]
          .map((spot) => {
            const { x, y, width, height } = spot.getBoundingClientRect();
            return { spot, there: document.elementFromPoint(x + width / 2, y + height / 2) };
          })
          .filter(({ spot, there }) => !spot.contains(there))
          .map(({ spot }) => spot.dataset["part"]),
      );
      expect(missed).toEqual([]);
      await step(page, "mouse", dice(90 + n));
    }
    await context.close();
  });

  test("a card tells what a part is: the mouse stays, a question mark, a finger that is held", async () => {
    const { page, context } = await at(game, 2);
    const part = page.locator(game === "knarr" ? "[data-part=place-0]" : "[data-part=promote]");
    const name = game === "knarr" ? "Trading Land" : "Promote";
    await part.hover();
    await page.locator(".card .name", { hasText: name }).waitFor();
    await page.mouse.move(2, 2);
    await page.locator(".card .name").waitFor({ state: "detached" });
    await part.focus();
    await page.keyboard.press("?");
    await page.locator(".card .name", { hasText: name }).waitFor();
    await context.close();
    const phone = await at(game, 2, PHONE);
    const held = phone.page.locator(game === "knarr" ? "[data-part=place-0]" : "[data-part=promote]");
    const box = await held.boundingBox();
    const touch = await phone.context.newCDPSession(phone.page);
    const touchPoints = [{ x: (box?.x ?? 0) + 12, y: (box?.y ?? 0) + 12 }];
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
    await phone.page.locator(".card .name", { hasText: name }).waitFor();
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await phone.context.close();
  });

  test("no part of the board leaves a phone, and what is asked first is seen without scrolling", async () => {
    const { page, context } = await at(game, 2, { ...PHONE, locale: "fr-FR" });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const boxes = await page.locator(".board [data-part]").evaluateAll((parts) =>
      parts.map((part) => ({ part: (part as HTMLElement).dataset["part"], ...part.getBoundingClientRect().toJSON() })),
    );
    expect(boxes.filter(({ left, right }) => left < -6 || right > 366)).toEqual([]);
    const bar = (await page.locator(".ask").boundingBox())?.y ?? 0;
    const asked = await page.locator('.board [data-part][aria-pressed="false"]').first().boundingBox();
    expect((asked?.y ?? 0) + (asked?.height ?? 0)).toBeLessThanOrEqual(bar + 6);
    await context.close();
  });

  test("pieces move when motion is wanted, and stand still when it is not", async () => {
    for (const motion of ["full", "none"] as const) {
      const { page, context } = await at(game, 2, {}, { motion });
      await page.evaluate(() => {
        const counted = window as unknown as { flights: number };
        counted.flights = 0;
        const { animate } = Element.prototype;
        Element.prototype.animate = function (this: Element, ...all) {
          counted.flights += 1;
          return animate.apply(this, all);
        };
      });
      for (let n = 0; n < 6; n += 1) await step(page, "mouse", dice(20 + n));
      const flights = await page.evaluate(() => (window as unknown as { flights: number }).flights);
      expect(flights > 0).toBe(motion === "full");
      await context.close();
    }
  });
});

test("the mouse that stays on what cannot be chosen is told why", async () => {
  const { page, context } = await at("knarr", 2);
  await page.locator("[data-part=trade-3]").hover();
  await page.locator(".ask").getByText("Not possible: your boat carries").waitFor();
  await context.close();
});

test("a finger that misses a small piece by a little still means it", async () => {
  const { page, context } = await at("vikings_on_board", 2, PHONE);
  await goTo(page, ["jump_any", "swap", "jump_own"]);
  const piece = page.locator('.spot[data-region="fjord"]').first();
  await piece.waitFor();
  const { x, y, width } = (await piece.locator(".legal").boundingBox()) as { x: number; y: number; width: number };
  await page.touchscreen.tap(x + width / 2, y - 4);
  await page.locator(".ask").getByText(/leaves ship|changes places/).waitFor();
  await context.close();
});
