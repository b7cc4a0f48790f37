/**
 * `deno task screenshots [word…]`: pictures of every screen at 1440, 768 and 390 px, light and dark, into
 * `screenshots/`, to be looked at before a release. With words, only screens whose name holds one of them. Nothing is
 * compared, but axe looks at each picture, and what it finds, of whatever weight, is printed and ends the run with 1.
 *
 * Tablets and phones are touched, a desk has a mouse.
 *
 * `--part=2/8` takes the second eighth of them, so that a run can be kept short; together the parts are the whole.
 * `--size=tablet` and `--theme=dark` take one size or one theme, `--into=FOLDER` puts them elsewhere.
 *
 * `--zoom=200` takes them as zoomed to 200 % in the browser, `--text=200` with text alone set to twice its size,
 * `--contrast` as with high contrast in Windows, `--whole` from top to bottom (text at its usual size then).
 */
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { fromFileUrl } from "../../functions/cli/paths.ts";
import {
  DESKTOP,
  enterAsAdmin,
  grantAdmin,
  launch,
  PHONE,
  signUp,
  startApp,
  visit,
} from "./_browser.ts";
import {
  beginLong,
  endLong,
  furnish,
  mailedPath,
  subscribe,
  uploadAnswered,
  uploadLocked,
  uploadReviewed,
} from "./_furnish.ts";
import { everyMail } from "./_mails.ts";
import { cycleShots, reportShots } from "./_report_shots.ts";
import {
  accountShots,
  adminShots,
  codeShots,
  confirmShots,
  EMPTY_SHOTS,
  newcomerShots,
  PAID_SHOTS,
  peopleShots,
  PUBLIC_SHOTS,
  runningShots,
  type Shot,
  unsubscribedShots,
} from "./_shots.ts";

const SIZES = { desktop: DESKTOP, tablet: { width: 768, height: 1024 }, phone: PHONE };
const THEMES = ["light", "dark"] as const;
const MAIL_WIDTHS = [390, 640];
const flags = Deno.args.filter((it) => it.startsWith("--"));
const words = Deno.args.filter((it) => !it.startsWith("--"));
const flag = (name: string) =>
  flags.find((it) => it.startsWith(`--${name}=`))?.slice(name.length + 3);
const zoom = Number(flag("zoom") ?? 100) / 100;
const text = Number(flag("text") ?? 100) / 100;
const folder = flag("into")?.replace(/\/?$/, "/") ??
  fromFileUrl(new URL("../../screenshots/", import.meta.url));
const sizes = Object.entries(SIZES).filter(([name]) => name === (flag("size") ?? name));
const hasContrast = flags.includes("--contrast");
const isWhole = flags.includes("--whole");
const schemes = hasContrast
  ? (["dark"] as const)
  : THEMES.filter((it) => it === (flag("theme") ?? it));
/** What browsers start with. */
const TEXT_PX = 16;
const EMAIL = "mara@example.com";
/** A long page on a machine that is busy with other things. */
const PICTURE_TIMEOUT_MS = 60_000;

const found: string[] = [];
let taken = 0;

/** Names alone, of a set that is not there yet. */
const NOBODY = { id: "", code: "", reportId: "" };
const NO_PEOPLE = { reviewed: NOBODY, sharedPath: "", invitationPath: "", newcomerPath: "" };
const reviewedShots = [
  ...accountShots(NOBODY, ""),
  ...reportShots(NOBODY),
  ...peopleShots(NO_PEOPLE),
  ...newcomerShots(NO_PEOPLE),
  ...unsubscribedShots(""),
];
const named = [
  ...PUBLIC_SHOTS,
  ...confirmShots(""),
  ...EMPTY_SHOTS,
  ...reviewedShots,
  ...PAID_SHOTS,
  ...cycleShots(""),
  ...runningShots(""),
  { name: "mail" },
  ...adminShots(),
  ...codeShots(""),
].map(({ name }) => name).filter((name) =>
  words.length === 0 || words.some((it) => name.includes(it))
);
const [part, parts] = (flag("part") ?? "1/1").split("/").map(Number);
const chosen = new Set(named.filter((_, at) => Math.floor(at * parts / named.length) === part - 1));
const wanted = (shots: readonly Shot[]) => shots.filter(({ name }) => chosen.has(name));
const isWanted = (shots: readonly Shot[]) => wanted(shots).length > 0;

let app = await startApp();
const browser = await launch();
try {
  await Deno.mkdir(folder, { recursive: true });
  const { page, close } = await visit(browser, { reducedMotion: "reduce" });
  await take(page, PUBLIC_SHOTS);
  await signUp(page, app, { name: "Mara Ortiz", email: EMAIL });
  if (isWanted(confirmShots(""))) {
    await take(page, confirmShots(await mailedPath(app, EMAIL, "/confirm-email")));
  }
  await take(page, EMPTY_SHOTS);
  // The tables of the administration tell of them, too.
  if (isWanted([...reviewedShots, ...PAID_SHOTS, ...adminShots()])) {
    const failedId = await uploadLocked(page, app);
    const reviewed = await uploadReviewed(page, app);
    const people = await furnish(page, app, reviewed, EMAIL);
    await take(page, accountShots(reviewed, failedId));
    await take(page, reportShots(reviewed));
    await take(page, peopleShots(people));
    const newcomer = await visit(browser, { reducedMotion: "reduce" });
    await take(newcomer.page, newcomerShots(people));
    await newcomer.close();
    if (isWanted(unsubscribedShots(""))) {
      await take(page, unsubscribedShots(await mailedPath(app, EMAIL, "/unsubscribe")));
    }
  }
  await subscribe(page, app);
  await take(page, PAID_SHOTS);
  if (isWanted(cycleShots(""))) await take(page, cycleShots(await uploadAnswered(page, app)));
  if (isWanted(runningShots(""))) {
    const id = await beginLong(page, app);
    await take(page, runningShots(id));
    await endLong(page, app, id);
  }
  await takeMails();
  await close();
  if (isWanted([...adminShots(), ...codeShots("")])) {
    const { dataDir } = app;
    await app.stop({ keepData: true });
    await grantAdmin(dataDir, EMAIL);
    app = await startApp({}, dataDir);
    const admin = await visit(browser, { reducedMotion: "reduce" });
    await enterAsAdmin(admin.page, app, EMAIL);
    await take(admin.page, adminShots());
    await admin.close();
    const again = await visit(browser, { reducedMotion: "reduce" });
    await take(again.page, codeShots(EMAIL));
  }
  console.log(`${taken} screenshots are in ${folder}; axe found ${found.length}`);
} finally {
  await browser.close();
  await app.stop();
}
Deno.exitCode = found.length > 0 ? 1 : 0;

async function take(page: Page, shots: readonly Shot[]): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Page.setFontSizes", {
    fontSizes: { standard: TEXT_PX * text, fixed: TEXT_PX * text },
  });
  for (const shot of wanted(shots)) {
    if (shot.stalls) await page.route(shot.stalls, () => {});
    for (const [size, viewport] of sizes) {
      // Zoomed in, a window has fewer pixels to lay out.
      await page.setViewportSize({
        width: Math.round(viewport.width / zoom),
        height: Math.round(viewport.height / zoom),
      });
      // Under a finger everything is larger.
      const touch = { enabled: size !== "desktop", maxTouchPoints: 5 };
      await devTools.send("Emulation.setTouchEmulationEnabled", touch);
      await paint(page, schemes[0]);
      await page.goto(app.url + shot.path, { waitUntil: "load" });
      try {
        await shot.before?.(page);
      } catch (error) {
        note(`${shot.name}-${size}: ${String(error).slice(0, 300)}`);
      }
      for (const scheme of schemes) {
        await paint(page, scheme);
        if (!shot.stalls) await page.waitForLoadState("networkidle").catch(() => {});
        if (!shot.stalls) await waitForPictures(page);
        const picture = `${shot.name}-${size}-${scheme}`;
        if (isWhole || shot.isWhole) await unroll(page);
        // The finger is gone with every other size of window.
        await devTools.send("Emulation.setTouchEmulationEnabled", touch);
        await page.screenshot({ path: `${folder}${picture}.png`, timeout: PICTURE_TIMEOUT_MS });
        taken += 1;
        await look(page, picture);
      }
    }
    if (shot.stalls) await page.unrouteAll({ behavior: "ignoreErrors" });
  }
  // What it set would stay beside what the next one sets.
  await devTools.detach();
}

/** Waits for pieces of sheets that are still being drawn, in sight or not. */
async function waitForPictures(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector("main [aria-busy=true]"))
    .catch((error) => note(`${page.url()}: ${error}`));
}

/** Makes the window as high as its page: a picture of more than the window is taken without the finger, and without what
 * is drawn only in sight. */
async function unroll(page: Page): Promise<void> {
  const { width } = page.viewportSize()!;
  const height = await page.evaluate(() => {
    scrollTo(0, 0);
    return document.documentElement.scrollHeight;
  });
  await page.setViewportSize({ width, height });
}

/** Every mail, as wide as a phone and as a mail program shows it beside its list, on a page of its own. */
async function takeMails(): Promise<void> {
  if (!chosen.has("mail")) return;
  const { page, close } = await visit(browser, { reducedMotion: "reduce" });
  for (const [name, { html }] of await everyMail()) {
    for (const width of MAIL_WIDTHS) {
      await page.setViewportSize({ width, height: DESKTOP.height });
      await page.setContent(html);
      for (const theme of schemes) {
        await paint(page, theme);
        const picture = `mail-${name}-${width}-${theme}`;
        await page.screenshot({ path: `${folder}${picture}.png`, fullPage: true });
        taken += 1;
        await look(page, picture);
      }
    }
  }
  await close();
}

/** Said at once: a run that is cut off has told what it found. */
function note(line: string): void {
  found.push(line);
  console.error(line);
}

async function paint(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  const forcedColors = hasContrast ? "active" : "none";
  await page.emulateMedia({ colorScheme, forcedColors, reducedMotion: "reduce" });
}

/** Writes down what axe finds in a picture, and whether it is wider than its screen. */
async function look(page: Page, picture: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ["violations"],
    // It reads `-webkit-text-fill-color`, which stays the page's own where the browser paints the reader's colors.
    rules: { "color-contrast": { enabled: !hasContrast } },
  }).analyze();
  for (const { id, impact, nodes } of violations) {
    note(`${picture}: ${impact} ${id}: ${nodes[0].html.slice(0, 200)} (${nodes.length})`);
  }
  const over = await page.evaluate(() =>
    document.documentElement.scrollWidth - globalThis.innerWidth
  );
  if (over > 0) note(`${picture}: ${over} px wider than the screen`);
}
