import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from "playwright-core";
import { seconds } from "./patience";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Milliseconds by which everything comes later that the server says. */
const DELAY = Number(process.env["LONGHOUSE_DELAY"] ?? 0);
/** So many times slower the browser's pages think. */
const THINKING = Number(process.env["LONGHOUSE_THINKING"] ?? 1);

const REHEARSAL = join("tests", "browser", "rehearsal.py");

/** A house for the tests: a server of its own with an empty data folder, and a browser to visit it with. */
export class BrowserHouse {
  readonly troubles: string[] = [];
  private constructor(
    readonly address: string,
    private readonly server: ChildProcess,
    private readonly folder: string,
    private readonly browser: Browser,
  ) {}

  /** `rooms`: packages of more games, where the house has some. */
  static async open(rooms = ""): Promise<BrowserHouse> {
    const folder = mkdtempSync(join(tmpdir(), "longhouse-"));
    const python = join("..", ".venv", "bin", "python");
    const options = ["--port", "0", "--host", "127.0.0.1", "--data", folder, "--generosity", "1000", "--bot-moment", "0", "--no-compile"];
    const env = rooms ? { ...process.env, LONGHOUSE_ROOMS: rooms, PYTHONPATH: ".." } : process.env;
    const server = spawn(python, [REHEARSAL, ...options], { stdio: ["ignore", "pipe", "inherit"], env });
    const address = await new Promise<string>((found, failed) => {
      let said = "";
      server.stdout?.on("data", (text: Buffer) => {
        said += text.toString();
        const match = /http:\/\/[\d.]+:\d+/.exec(said);
        if (match) found(match[0]);
      });
      server.on("exit", () => failed(new Error(`the server did not start: ${said}`)));
    });
    while (!(await fetch(`${address}/health`).catch(() => null))?.ok) await new Promise((done) => setTimeout(done, 100));
    const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: FLAGS });
    return new BrowserHouse(address, server, folder, browser);
  }

  /** Somebody with a browser of their own. What goes wrong on any of their pages is kept in `troubles`. */
  async visitor(options: BrowserContextOptions = {}, choices: Record<string, unknown> = {}): Promise<Visitor> {
    const context = await this.browser.newContext({ viewport: { width: 1366, height: 768 }, locale: "en-GB", ...options });
    const settings = JSON.stringify({ motion: "none", ...choices });
    await context.addInitScript((kept) => {
      if (!localStorage.getItem("longhouse.settings")) localStorage.setItem("longhouse.settings", kept);
    }, settings);
    context.setDefaultTimeout(seconds(30));
    if (DELAY) await slowDown(context);
    const page = await context.newPage();
    if (THINKING > 1) await (await context.newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: THINKING });
    page.on("console", (message) => {
      if (message.type() === "error" && !this.expected(message.text())) this.troubles.push(`console: ${message.text()} ${message.location().url}`);
    });
    page.on("pageerror", (error) => this.troubles.push(`page: ${error.stack ?? error.message}`));
    page.on("request", (request) => {
      const { origin, protocol } = new URL(request.url());
      const own = origin === this.address || protocol === "data:" || protocol === "blob:";
      if (!own && origin !== this.address.replace("http", "ws")) this.troubles.push(`foreign request: ${request.url()}`);
    });
    return { context, page };
  }

  /** What a browser itself writes while the network is away. */
  private expected(text: string): boolean {
    return text.includes("ERR_INTERNET_DISCONNECTED") || text.includes("WebSocket connection");
  }

  async close(): Promise<void> {
    await this.browser.close();
    const gone = new Promise((done) => this.server.once("exit", done));
    this.server.kill("SIGTERM");
    await gone;
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export interface Visitor {
  context: BrowserContext;
  page: Page;
}

async function slowDown(context: BrowserContext): Promise<void> {
  await context.route(/\/api\//, async (route) => {
    await new Promise((done) => setTimeout(done, DELAY));
    await route.continue();
  });
  await context.routeWebSocket(/socket/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => void setTimeout(() => socket.send(message), DELAY));
  });
}

/** A phone held upright. */
export const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

/** The connection of a page, which can be cut and mended. Ask for it before the page opens one. */
export async function lineOf(page: Page): Promise<{ cut: () => void; mend: () => void }> {
  let shut = false;
  let hangUp = (): void => undefined;
  await page.routeWebSocket(/socket/, (socket) => {
    if (shut) {
      void socket.close();
      return;
    }
    const server = socket.connectToServer();
    hangUp = () => {
      void server.close();
      void socket.close();
    };
  });
  return {
    cut: () => {
      shut = true;
      hangUp();
    },
    mend: () => void (shut = false),
  };
}

/** How somebody plays: `keys` are the numbers of the listed answers, `arrows` walk over the board. */
export type Way = "mouse" | "keys" | "arrows" | "touch";

const OVER = ".over .title";
/** Steps without any change after which somebody who plays at random is stuck. */
const STUCK = 20;
const CONFIRM = ".confirm:not(.end, [disabled])";
/** A turn that waits for nothing but to be ended; whoever plays decides whether. */
const END = ".confirm.end";
/** Everything on a board that can be chosen and is not chosen yet. */
const ON_BOARD = '.board [aria-pressed="false"]';
const CHIPS = '.chip[aria-pressed="false"]';

/** A number that looks like chance and is the same in every run. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

async function answerByKeys(page: Page, chance: () => number): Promise<void> {
  const many = await page.locator(ON_BOARD).count();
  await page.keyboard.press(String(1 + Math.floor(chance() * Math.min(9, Math.max(1, many)))));
}

const ARROWS = ["ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"];

function focused(page: Page): Promise<{ part: boolean; pressed: string | null; confirm: boolean }> {
  return page.evaluate(() => {
    const { activeElement } = document;
    return {
      part: !!activeElement?.closest("[data-part]"),
      pressed: activeElement?.getAttribute("aria-pressed") ?? null,
      confirm: !!activeElement?.matches(".confirm"),
    };
  });
}

/** Tab to something on the board that can be chosen, perhaps an arrow further, Enter. Beyond the board turn round. */
async function answerByArrows(page: Page, chance: () => number): Promise<void> {
  let [tab, wasPart] = ["Tab", false];
  for (let n = 0; n < 60; n += 1) {
    const at = await focused(page);
    const choosable = at.part && at.pressed === "false";
    if (choosable && chance() < 0.75) return page.keyboard.press("Enter");
    if (wasPart && !at.part) tab = tab === "Tab" ? "Shift+Tab" : "Tab";
    wasPart = at.part;
    await page.keyboard.press(choosable ? (ARROWS[Math.floor(chance() * ARROWS.length)] as string) : tab);
  }
}

/** Enter on what is chosen; from anywhere else, on the button before the board. */
async function confirmByArrows(page: Page): Promise<void> {
  for (let n = 0; n < 60; n += 1) {
    const at = await focused(page);
    if (at.confirm || at.pressed === "true" || !at.part) return page.keyboard.press("Enter");
    await page.keyboard.press("Shift+Tab");
  }
}

async function answerOn(page: Page, selector: string, chance: () => number, tap: boolean): Promise<boolean> {
  const spots = page.locator(selector);
  const many = await spots.count();
  if (!many) return false;
  const spot = spots.nth(Math.floor(chance() * many));
  const corner = { x: 8, y: 8 }; // of a card that lies under others only the upper strip is free; of a ship it is water
  const how = { ...(chance() < 0.5 && { position: corner }), timeout: 3000 };
  await (tap ? spot.tap(how) : spot.click({ ...how, force: true })).catch(() => undefined);
  return true;
}

/** What tells one moment of a game from the next: what is asked, what has been chosen, how long the log is; null while it lasts. */
export function momentAfter(before: string | null): string | null {
  const chosen = [...document.querySelectorAll<HTMLElement>('[aria-pressed="true"]')].map((part) => part.dataset["answer"]);
  const lengths = [".steps .on", ".log .line", ".over .title"].map((selector) => document.querySelectorAll(selector).length);
  const moment = [document.querySelector<HTMLElement>(".ask")?.innerText, ...chosen, ...lengths].join();
  return moment === before ? null : moment;
}

/** Everything that a page says, in one line. */
async function wordsOn(page: Page): Promise<string> {
  return (await page.locator("body").innerText()).replaceAll(/\s*\n\s*/g, " | ");
}

/** Give one answer, or confirm what was chosen; never ends a turn that waits for that alone. Returns whether the game is over. */
export async function step(page: Page, way: Way, chance: () => number): Promise<boolean> {
  await page.waitForFunction(
    (something) => !!document.querySelector(something),
    [OVER, END, CONFIRM, ON_BOARD, CHIPS].join(),
    { timeout: seconds(20) },
  ).catch(async () => {
    throw new Error(`nothing to answer: ${await wordsOn(page)}`);
  });
  if (await page.locator(OVER).count()) return true;
  if (await page.locator(END).count()) return false;
  const before = await page.evaluate(momentAfter, null);
  if (await page.locator(CONFIRM).count()) {
    if (way === "keys") await page.keyboard.press("Enter");
    else if (way === "arrows") await confirmByArrows(page);
    else await answerOn(page, CONFIRM, () => 0.5, way === "touch");
  } else if (way === "keys") {
    await answerByKeys(page, chance);
  } else if (way === "arrows") {
    await answerByArrows(page, chance);
  } else {
    const chips = way === "touch" && chance() < 0.7 && (await answerOn(page, CHIPS, chance, true));
    if (!chips) await answerOn(page, ON_BOARD, chance, way === "touch");
  }
  await page.waitForFunction(momentAfter, before, { timeout: 1500, polling: 30 }).catch(() => undefined);
  return (await page.locator(OVER).count()) > 0;
}

/** Play until the game is over; returns how many steps it took. */
export async function playOut(page: Page, way: Way, chance: () => number, most = 600): Promise<number> {
  let [seen, since] = ["", 0];
  for (let n = 1; n <= most; n += 1) {
    if (await step(page, way, chance)) return n;
    const now = await wordsOn(page);
    since = now === seen ? since + 1 : 0;
    seen = now;
    if (since > STUCK) throw new Error(`nothing has changed for ${STUCK} steps: ${now}`);
  }
  throw new Error(`the game was not over after ${most} steps`);
}

/** Sit down at a new table with bots that answer at once: how well they play does not matter here. */
export async function begin(house: BrowserHouse, page: Page, game: string, players: number): Promise<void> {
  await page.goto(`${house.address}/new/${game}`);
  await page.locator(`input[name=players][value="${players}"]`).check();
  await page.locator("input[name=against][value=bots]").check();
  await page.locator("input[name=level][value=thrall]").check();
  await page.locator("form .btn.primary").click();
  await page.waitForURL(/\/t\//);
}

/** What a table offers besides its game. */
export const openMenu = (page: Page): Promise<void> => page.getByRole("button", { name: "Table", exact: true }).click();

/** A game alone. */
export async function beginAlone(house: BrowserHouse, page: Page, game: string): Promise<void> {
  await page.goto(`${house.address}/new/${game}`);
  await page.locator('input[name=players][value="1"]').check();
  await page.locator("form .btn.primary").click();
  await page.waitForURL(/\/t\//);
  const start = page.getByRole("button", { name: /^(Start|Commencer)$/ });
  await page.locator(".ask").or(start).first().waitFor();
  if (await start.count()) await start.click();
  await page.locator(".ask").waitFor();
}

/** A table of two people, set up as the host wishes; the second comes by the link. */
export async function withFriend(
  house: BrowserHouse,
  host: Visitor,
  friend: Visitor,
  game: string,
  wish: (page: Page) => Promise<unknown> = async () => undefined,
): Promise<void> {
  await host.page.goto(`${house.address}/new/${game}`);
  await host.page.locator('input[name=players][value="2"]').check();
  await wish(host.page);
  await host.page.locator("form .btn.primary").click();
  await friend.page.goto(await host.page.locator("#link-1").inputValue());
  await friend.page.getByRole("button", { name: "Sit down" }).click();
  await host.page.getByRole("button", { name: "Start" }).click();
  await Promise.all([host, friend].map(({ page }) => page.locator(".ask").waitFor()));
}

/** Somebody at a table, and how they play. */
export interface Player {
  page: Page;
  way: Way;
  chance: () => number;
}

/** One answer of whoever is asked; whether the game is over. */
export async function turnOf(players: Player[]): Promise<boolean> {
  for (let n = 0; n < 400; n += 1) {
    for (const { page, way, chance } of players) {
      if (await page.locator(OVER).count()) return true;
      if (await page.locator(".confirm").count()) return step(page, way, chance);
    }
    await players[0]?.page.waitForTimeout(50);
  }
  throw new Error("nobody is asked");
}

/** Bytes that a page loads for somebody whose browser has kept nothing but who they are. */
export async function bytesLoaded(house: BrowserHouse, known: Visitor, path: string, ready: string): Promise<{ bytes: number; page: Page; context: BrowserContext }> {
  const storageState = await known.context.storageState();
  const { page, context } = await house.visitor({ storageState, serviceWorkers: "block" });
  const session = await context.newCDPSession(page);
  let bytes = 0;
  await session.send("Network.enable");
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(path);
  await page.locator(ready).first().waitFor();
  await page.waitForLoadState("networkidle");
  return { bytes, page, context };
}
