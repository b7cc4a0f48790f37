/**
 * How fast pages are seen: largest paint, layout shift and scripts as sent, in Chromium with an empty cache. Ends with 1
 * where a page misses what was promised.
 */
import type { Browser, BrowserContext } from "playwright-core";
import {
  DESKTOP,
  launch,
  reviewedDataDir,
  type RunningApp,
  startApp,
  visit,
} from "../e2e/_browser.ts";
import { call, enterReviewed, furnish, uploadLocked } from "../e2e/_furnish.ts";
import { REVIEWER } from "../fakes/reviewed.ts";
import { median } from "./measure.ts";

const PUBLIC = ["/", "/verify", "/login", "/register", "/method", "/security", "/terms"];
const PRIVATE = ["/dashboard", "/projects", "/reports", "/billing"];
/** Projects of the account beside its reviewed one: more rows than a screen shows. */
const ROWS = 12;
/** What was promised, of the median visit. */
const PAINT_MS = 1000;
const SHIFT = 0.02;
const PUBLIC_SCRIPT_BYTES = 20_000;

interface Seen {
  paintMs: number;
  shift: number;
  /** As sent, compressed. */
  scriptBytes: number;
  /** What the largest paint was of. */
  words: string;
}

/** Runs the bench. `--quick` visits each page twice instead of five times. */
export async function benchPages(args: string[]): Promise<void> {
  const visits = args.includes("--quick") ? 2 : 5;
  const app = await startApp({}, await reviewedDataDir());
  const browser = await launch();
  try {
    const { page, close } = await visit(browser);
    const { id, reportId } = await enterReviewed(page, app);
    await call(page, app, "POST", "billing/create-subscription", { planTier: "enterprise" });
    for (let row = 0; row < ROWS; row++) await uploadLocked(page, app);
    await furnish(page, app, { id, code: "", reportId }, REVIEWER.email);
    const report = `/project/${id}/enhanced-report`;
    const state = await page.context().storageState();
    await close();
    const misses: string[] = [];
    for (const path of [...PUBLIC, ...PRIVATE, report, `/dashboard?project=${id}`]) {
      const isPublic = PUBLIC.includes(path);
      const seen: Seen[] = [];
      for (let count = 0; count < visits; count++) {
        seen.push(await look(browser, app, path, isPublic ? undefined : state));
      }
      console.log(describe(path, seen));
      if (isMissed(seen, isPublic)) misses.push(path);
    }
    if (misses.length > 0) console.error(`Missed: ${misses.join(", ")}`);
    Deno.exitCode = misses.length > 0 ? 1 : 0;
  } finally {
    await browser.close();
    await app.stop();
  }
}

type State = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** One visit with an empty cache. */
async function look(
  browser: Browser,
  app: RunningApp,
  path: string,
  storageState: State | undefined,
): Promise<Seen> {
  const context = await browser.newContext({ viewport: DESKTOP, storageState });
  const page = await context.newPage();
  await page.goto(app.url + path, { waitUntil: "networkidle" });
  const seen = await page.evaluate(async () => {
    const entriesOf = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries()))
          .observe({ type, buffered: true });
        // A page without any shift tells of none.
        setTimeout(() => resolve([]), 300);
      });
    const paints = await entriesOf("largest-contentful-paint") as (PerformanceEntry & {
      element?: Element;
    })[];
    const shifts = await entriesOf("layout-shift") as (PerformanceEntry & { value: number })[];
    const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    return {
      paintMs: paints.at(-1)?.startTime ?? NaN,
      words: paints.at(-1)?.element?.textContent?.trim().slice(0, 40) ?? "",
      shift: shifts.reduce((sum, it) => sum + it.value, 0),
      scriptBytes: files.filter((it) => /\.js(\?|$)/.test(it.name))
        .reduce((sum, it) => sum + it.encodedBodySize, 0),
    };
  });
  await context.close();
  return seen;
}

const isMissed = (seen: readonly Seen[], isPublic: boolean): boolean =>
  !(median(seen.map((it) => it.paintMs)) < PAINT_MS) ||
  Math.max(...seen.map((it) => it.shift)) >= SHIFT ||
  (isPublic && Math.max(...seen.map((it) => it.scriptBytes)) > PUBLIC_SCRIPT_BYTES);

function describe(path: string, seen: readonly Seen[]): string {
  const paints = seen.map((it) => Math.round(it.paintMs));
  return [
    path.replace(/[0-9a-f-]{36}/, "…").padEnd(12),
    `largest paint ${Math.round(median(paints))} ms (${Math.min(...paints)}–${
      Math.max(...paints)
    })`,
    `shift ${Math.max(...seen.map((it) => it.shift)).toFixed(3)}`,
    `“${seen[0].words}”`,
    `scripts ${(Math.max(...seen.map((it) => it.scriptBytes)) / 1000).toFixed(1)} kB`,
  ].join("  ");
}
