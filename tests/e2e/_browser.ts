/**
 * What every browser journey needs: a browser found on this machine, the application on a free port with a data
 * directory of its own, a page that fails the test on errors in its console, and steps that end with the first failure.
 */
import assert from "node:assert/strict";
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
  type Request,
  type ViewportSize,
} from "playwright-core";
import { fromFileUrl } from "../../functions/cli/paths.ts";
import { totpNow } from "../../functions/_shared/totp.ts";
import { makeDataDir, REVIEWED } from "../fakes/prepared.ts";
import { REVIEWER } from "../fakes/reviewed.ts";

export { PROJECT } from "../fakes/reviewed.ts";
export {
  checkBothThemes,
  checkColumn,
  checkLargeText,
  checkScreen,
  shiftOnEntry,
  withLargeText,
} from "./_screen.ts";

const root = fromFileUrl(new URL("../../", import.meta.url));
const START_TIMEOUT_MS = 300_000;
/** How long a page has to show what is waited for. */
const TIMEOUT_MS = 120_000;
/** How long a review has to end, beside others on a slow machine. */
export const REVIEW_TIMEOUT_MS = 300_000;
/** Lines of the server's log shown of a journey that failed. */
const LOG_LINES = 40;
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
export const PASSWORD = REVIEWER.password;

async function exists(path: string | undefined): Promise<boolean> {
  if (!path) return false;
  return await Deno.stat(path).then((it) => it.isFile, () => false);
}

async function run(command: string, args: string[]): Promise<boolean> {
  try {
    const { code } = await new Deno.Command(command, {
      args,
      stdin: "null",
      stdout: "null",
      stderr: "null",
      env: { DEBIAN_FRONTEND: "noninteractive" },
    }).output();
    return code === 0;
  } catch {
    return false;
  }
}

/**
 * Path of a Chromium: the one named in `CHROMIUM_PATH`, the system's, Playwright's, else one is installed.
 *
 * @throws {Error} in one sentence when there is none and none can be installed
 */
export async function findBrowser(): Promise<string> {
  const known = [
    Deno.env.get("CHROMIUM_PATH"),
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ];
  for (const path of known) if (path && await exists(path)) return path;
  const cached = () => {
    try {
      return chromium.executablePath();
    } catch {
      return undefined;
    }
  };
  if (await exists(cached())) return cached()!;
  await run(Deno.execPath(), ["run", "-A", "npm:playwright-core", "install", "chromium"]);
  if (await exists(cached())) return cached()!;
  await run("apt-get", ["update", "-qq"]);
  await run("apt-get", ["install", "-y", "-qq", "chromium"]);
  if (await exists("/usr/bin/chromium")) return "/usr/bin/chromium";
  throw new Error("No browser found: set CHROMIUM_PATH to a Chromium or install one");
}

export interface RunningApp {
  url: string;
  dataDir: string;
  /** Ends the process, once; with `keepData` another start can go on from its data. */
  stop: (options?: { keepData?: boolean }) => Promise<void>;
}

function freePort(): number {
  const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const { port } = listener.addr as Deno.NetAddr;
  listener.close();
  return port;
}

/** An empty data directory: the product makes its database on the first start. */
export const emptyDataDir = (): string => Deno.makeTempDirSync({ prefix: "flclear-e2e-" });

/** A data directory with a reviewed set where one is prepared; `enterReviewed()` makes it where none is. */
export const reviewedDataDir = (): Promise<string> => makeDataDir("flclear-e2e-", REVIEWED);

/** Starts the product as a user would, and waits until it answers. */
export async function startApp(
  env: Record<string, string> = {},
  given?: string,
): Promise<RunningApp> {
  const dataDir = given ?? await makeDataDir("flclear-e2e-");
  const port = freePort();
  const url = `http://127.0.0.1:${port}`;
  const log = await Deno.open(`${dataDir}/app.log`, { create: true, append: true });
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "functions/cli/start.ts"],
    cwd: root,
    env: {
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      PUBLIC_URL: url,
      LITE_TELEMETRY: "0",
      RATE_LIMIT_FACTOR: "50",
      NO_COLOR: "1",
      ...env,
    },
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  const copies = [child.stdout, child.stderr].map(async (from) => {
    for await (const chunk of from) await log.write(chunk);
  });
  const deadline = Date.now() + START_TIMEOUT_MS;
  let isOver = false;
  let isStopped = false;
  child.status.then(() => isOver = true);
  for (;;) {
    const answer = await fetch(`${url}/api/health`).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) break;
    if (isOver || Date.now() > deadline) {
      if (!isOver) child.kill("SIGKILL");
      throw new Error(`App did not start: ${await Deno.readTextFile(`${dataDir}/app.log`)}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {
    url,
    dataDir,
    async stop({ keepData = false } = {}) {
      if (isStopped) return;
      isStopped = true;
      if (!isOver) child.kill("SIGTERM");
      await child.status;
      await Promise.all(copies);
      log.close();
      if (!keepData) await Deno.remove(dataDir, { recursive: true });
    },
  };
}

export interface Visit {
  page: Page;
  /** Errors of the page's console so far, failed requests of known status left out. */
  errors: string[];
  /** Addresses asked for and not yet answered to the end. */
  unanswered: () => string[];
  close: () => Promise<void>;
}

/** Opens a page in a context of its own. */
export async function visit(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ viewport: DESKTOP, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    const text = message.text();
    if (message.type() === "error" && !text.startsWith("Failed to load resource")) {
      errors.push(text);
    }
  });
  const asked = new Set<Request>();
  page.on("request", (request) => asked.add(request));
  page.on("requestfinished", (request) => asked.delete(request));
  page.on("requestfailed", (request) => asked.delete(request));
  return {
    page,
    errors,
    unanswered: () => [...asked].map((it) => `${it.method()} ${it.url()}`),
    close: () => context.close(),
  };
}

export async function launch(): Promise<Browser> {
  return await chromium.launch({ executablePath: await findBrowser(), args: FLAGS });
}

/** What a journey goes with: a browser of its own at one size of screen, and whatever it starts. */
export interface Journey {
  size: ViewportSize;
  isPhone: boolean;
  /** Starts the product; it is stopped when the journey ends. */
  start: typeof startApp;
  /** Opens a page at the journey's size. */
  visit: (options?: BrowserContextOptions) => Promise<Visit>;
  /** One step of the journey; the first that fails ends it. */
  step: (name: string, run: () => Promise<void>) => Promise<void>;
}

/** Registers a journey, once for every size of screen. */
export function journey(
  name: string,
  go: (it: Journey) => Promise<void>,
  sizes: readonly ViewportSize[] = [DESKTOP, PHONE],
): void {
  for (const size of sizes) {
    Deno.test({
      name: `${name}, at ${size.width} px`,
      sanitizeOps: false,
      sanitizeResources: false,
      async fn(t) {
        const apps: RunningApp[] = [];
        const visits: Visit[] = [];
        const browser = await launch();
        try {
          await go({
            size,
            isPhone: size.width === PHONE.width,
            async start(...how) {
              const app = await startApp(...how);
              apps.push(app);
              return app;
            },
            async visit(options) {
              const opened = await visit(browser, { viewport: size, ...options });
              visits.push(opened);
              return opened;
            },
            step: stepsOf(t),
          });
        } catch (error) {
          throw new Error(await lastSeen(visits, apps), { cause: error });
        } finally {
          await browser.close();
          for (const app of apps) await app.stop();
        }
      },
    });
  }
}

/** Where a journey that failed stood: its pages as they are read out, what they still waited for, the server's last words. */
async function lastSeen(visits: Visit[], apps: RunningApp[]): Promise<string> {
  const pages = await Promise.all(visits.map(async ({ page, errors, unanswered }) => [
    `Page at ${page.url()}`,
    ...errors,
    ...unanswered().map((it) => `unanswered: ${it}`),
    await page.locator("body").ariaSnapshot({ timeout: 2000 }).catch(() => "no picture left"),
  ]));
  const logs = await Promise.all(
    apps.map(({ dataDir }) => Deno.readTextFile(`${dataDir}/app.log`).catch(() => "no log left")),
  );
  return [...pages.flat(), ...logs.flatMap((it) => it.split("\n").slice(-LOG_LINES))].join("\n");
}

/** Runs steps one after another; the first that fails ends them, and what it failed for is said again at the end. */
export function stepsOf(t: Deno.TestContext) {
  return async (name: string, run: () => Promise<void>): Promise<void> => {
    let cause: unknown;
    const isPassed = await t.step(name, async () => {
      try {
        await run();
      } catch (error) {
        cause = error;
        throw error;
      }
    });
    if (!isPassed) throw new Error(`Journey ended at: ${name}`, { cause });
  };
}

/** Waits until an open menu or dialog has taken the keyboard: before that, keys go to the page behind it. */
export async function waitForFocusIn(layer: Locator): Promise<void> {
  await layer.page().waitForFunction(
    (element) => element!.contains(document.activeElement),
    await layer.elementHandle(),
  );
}

/** Waits until an element has the focus. */
export async function waitForFocus(element: Locator): Promise<void> {
  await element.page().waitForFunction(
    (it) => it === document.activeElement,
    await element.elementHandle(),
  );
}

/** Waits until a field shows a value: what a click changes is drawn in its own time, by another element perhaps. */
export async function waitForValue(field: Locator, value: string): Promise<void> {
  const read = () => field.evaluateAll(([it]) => (it as HTMLInputElement | undefined)?.value);
  const endMs = performance.now() + TIMEOUT_MS;
  for (let shown = await read(); shown !== value; shown = await read()) {
    assert.ok(performance.now() < endMs, `${field} shows ${shown}, not ${value}`);
    await field.page().evaluate(() => new Promise(requestAnimationFrame));
  }
}

/** Presses what stands under the name of a project, and what a phone keeps folded there. */
export async function pressUnderName(page: Page, name: string): Promise<void> {
  const button = page.getByRole("button", { name, exact: true });
  const fold = page.getByRole("button", { name: /Details, files and tags$/, expanded: false });
  await button.or(fold).first().waitFor();
  if (await fold.isVisible()) await fold.click();
  await button.click();
}

/** Creates an account through the API and signs the page's context in with its cookie. */
export async function signUp(
  page: Page,
  app: RunningApp,
  user: { name: string; email: string },
): Promise<void> {
  const answer = await page.request.post(`${app.url}/api/auth/register`, {
    data: { ...user, password: PASSWORD },
    headers: { origin: app.url },
  });
  assert.equal(answer.status(), 201, await answer.text());
}

/** Chooses a plan under Billing and says yes to what it costs. */
export async function choosePlan(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: `Choose ${name}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: `Choose ${name}` }).click();
}

/** Signs an admin in for the first time: the admin page opens once two-step sign-in is on. */
export async function enterAsAdmin(page: Page, app: RunningApp, email: string): Promise<void> {
  await page.goto(`${app.url}/login?next=/admin`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL("**/settings**");
  await page.getByText("Required for admins").waitFor();
  const ask = async (path: string, data: object) => {
    const headers = { origin: app.url };
    const answer = await page.request.post(`${app.url}/api/account/${path}`, { headers, data });
    assert.ok(answer.ok(), await answer.text());
    return await answer.json();
  };
  const { secret } = await ask("second-factor", { password: PASSWORD });
  await ask("second-factor/confirm", { code: await totpNow(secret, Date.now()) });
  await page.goto(`${app.url}/admin`);
}

/** Makes an account an admin, as its operator would: from the terminal, while the server is stopped. */
export async function grantAdmin(dataDir: string, email: string): Promise<void> {
  const { code, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "functions/cli/admin.ts", "grant", email],
    cwd: root,
    env: { DATA_DIR: dataDir, LITE_TELEMETRY: "0" },
    stdout: "null",
    stderr: "piped",
  }).output();
  assert.equal(code, 0, new TextDecoder().decode(stderr));
}

/** A plan set of four sheets. */
export const PLANS = `${root}tests/fixtures/plans/office-buildout.pdf`;

/** A real drawing: one sheet, stored rotated by 90°. */
export const REAL_SHEET = `${root}tests/fixtures/plans/kegonsa-A-101-first-floor-rot90.pdf`;
