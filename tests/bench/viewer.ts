/**
 * The plan viewer in Chromium: how soon the first sheet of a 40-sheet set is seen and its requirements stand there, and
 * how smoothly a sheet with 300 boxes is panned. Printed and saved under `.bench/`.
 */
import { PDFDocument } from "pdf-lib";
import type { Browser, Page } from "playwright-core";
import {
  DESKTOP,
  launch,
  PROJECT,
  type RunningApp,
  signUp,
  startApp,
  visit,
} from "../e2e/_browser.ts";
import { aFinding } from "../fakes/report_body.ts";
import { median } from "./measure.ts";

const SET = "../shared/plans/sets/kegonsa-2014-set-16p.pdf";
const SHEETS = 40;
const BOXES = 300;
/** What was promised. */
const FIRST_SHEET_MS = 1500;
const REQUIREMENTS_MS = 1000;
const FRAMES_A_SECOND = 60;
/** A frame later than this was dropped at 60 Hz. */
const LATE_MS = 25;
const PAN_MS = 4000;

interface Pan {
  framesASecond: number;
  /** Work of the page's main thread for one frame; of 16.7 ms at 60 Hz. */
  workMs: number;
  medianMs: number;
  p95Ms: number;
  lateShare: number;
}

/** Runs the bench. `--quick` looks twice instead of six times. */
export async function benchViewer(args: string[]): Promise<void> {
  const visits = args.includes("--quick") ? 2 : 6;
  const app = await startApp();
  const browser = await launch();
  try {
    const { page, close } = await visit(browser);
    await signUp(page, app, { name: "Bench", email: "bench@example.com" });
    const id = await review(page, app);
    const state = await page.context().storageState();
    await close();
    const open = (boxes: number) => openReport(browser, { app, id, state, boxes });

    const first: number[] = [];
    const sharp: number[] = [];
    const requirements: number[] = [];
    for (let count = 0; count < visits; count++) {
      const seen = await open(0);
      first.push(seen.firstMs);
      sharp.push(seen.sharpMs);
      requirements.push(await openRequirements(seen.page));
      await seen.close();
    }
    const empty = await open(1);
    const without = await measurePan(empty.page, PAN_MS);
    await empty.close();
    const crowded = await open(BOXES);
    const idle = await measurePan(crowded.page, 0);
    const pan = await measurePan(crowded.page, PAN_MS);
    const marks = await crowded.page.locator("[data-box]").count();
    await crowded.close();
    await print({ first, sharp, requirements, pan, idle, without, marks });
  } finally {
    await browser.close();
    await app.stop();
  }
}

async function review(page: Page, app: RunningApp): Promise<string> {
  const form = new FormData();
  for (const [name, value] of Object.entries(PROJECT)) form.set(name, value);
  form.set("occupancyClassification", '["R-3"]');
  form.set("typeOfConstruction", "VB");
  form.append("files", new File([await repeatSheets()], "plans.pdf"));
  const made = await page.request.post(`${app.url}/api/projects`, {
    multipart: form,
    headers: { origin: app.url },
    timeout: 60_000,
  });
  const { id, message } = await made.json();
  if (!id) throw new Error(`Cannot create the project: ${message}`);
  await (await page.request.get(`${app.url}/api/projects/${id}/events`, { timeout: 300_000 }))
    .body();
  return id;
}

async function repeatSheets(): Promise<Uint8Array<ArrayBuffer>> {
  const source = await PDFDocument.load(await Deno.readFile(SET));
  const target = await PDFDocument.create();
  const all = source.getPageIndices();
  while (target.getPageCount() < SHEETS) {
    const left = all.slice(0, SHEETS - target.getPageCount());
    for (const page of await target.copyPages(source, left)) target.addPage(page);
  }
  return new Uint8Array(await target.save());
}

/** Opens the report in a browser without cache, and notes when the sheet is there, and when it is sharp. */
async function openReport(
  browser: Browser,
  { app, id, state, boxes }: {
    app: RunningApp;
    id: string;
    state: Awaited<ReturnType<ReturnType<Page["context"]>["storageState"]>>;
    boxes: number;
  },
): Promise<{ page: Page; firstMs: number; sharpMs: number; close: () => Promise<void> }> {
  const { page, close } = await visit(browser, { viewport: DESKTOP, storageState: state });
  if (boxes > 0) await page.route(`**/api/projects/${id}/report`, (route) => crowd(route, boxes));
  await page.addInitScript(() => {
    const marks = { first: 0, sharp: 0 };
    Object.assign(globalThis, { marks });
    const look = () => {
      const canvas = document.querySelector<HTMLCanvasElement>(".openseadragon-canvas canvas");
      const drawn = canvas && canvas.width > 0 &&
        canvas.getContext("2d")!.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data[3] >
          0;
      if (drawn && marks.first === 0) marks.first = performance.now();
      if (marks.first > 0 && document.querySelector("[data-sharp]")) {
        marks.sharp = performance.now();
      }
      if (marks.sharp === 0) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(`${app.url}/project/${id}/enhanced-report`);
  const read = () =>
    page.evaluate(() => (globalThis as unknown as { marks: Record<string, number> }).marks);
  await page.waitForFunction(() =>
    (globalThis as unknown as { marks: { sharp: number } }).marks.sharp > 0
  );
  const { first, sharp } = await read();
  return { page, firstMs: first, sharpMs: sharp, close };
}

/** Milliseconds from the press of the tab until its lines are painted. */
const openRequirements = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const tab = [...document.querySelectorAll<HTMLElement>("[role=tab]")]
      .find((it) => it.textContent === "Requirements")!;
    const from = performance.now();
    tab.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, button: 0 }));
    while (!document.querySelector("[role=tabpanel] details")) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return performance.now() - from;
  });

/** The real report with `count` issues on its first sheet, in rows over the whole sheet. */
async function crowd(
  route: Parameters<Parameters<Page["route"]>[1]>[0],
  count: number,
): Promise<void> {
  const response = await route.fetch();
  const report = await response.json();
  const columns = 25;
  const rows = Math.ceil(count / columns);
  report.findings = Array.from({ length: count }, (_, index) => {
    const finding = aFinding({ id: `F-${index}` });
    const place = {
      page: 1,
      x: 2 + 96 * (index % columns) / columns,
      y: 2 + 94 * Math.floor(index / columns) / rows,
      width: 2,
      height: 3,
    };
    return { ...finding, documentMarkup: { ...finding.documentMarkup, ...place } };
  });
  await route.fulfill({ response, json: report });
}

/** Drags the sheet about for a while and looks at the time between frames; without dragging, at rest. */
async function measurePan(page: Page, durationMs: number): Promise<Pan> {
  for (let steps = 0; durationMs > 0 && steps < 4; steps++) await page.keyboard.press("+");
  await page.waitForTimeout(500);
  await page.locator("[data-sharp]").waitFor({ timeout: 60_000 });
  const box = (await page.locator(".openseadragon-canvas").first().boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(globalThis, { frames });
    const note = (at: number) => {
      frames.push(at);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const readWorkMs = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find((it) => it.name === "TaskDuration")!.value * 1000;
  };
  const workBefore = await readWorkMs();
  const framesBefore = await page.evaluate(() =>
    (globalThis as unknown as { frames: number[] }).frames.length
  );
  if (durationMs === 0) await page.waitForTimeout(1500);
  else {
    // Between two boxes, so that the press is a pan.
    await page.mouse.move(x, y);
    await page.mouse.down();
    const from = performance.now();
    for (let step = 0; performance.now() - from < durationMs; step++) {
      await page.mouse.move(
        x + Math.sin(step / 9) * box.width * 0.3,
        y + Math.cos(step / 13) * box.height * 0.3,
      );
    }
    await page.mouse.up();
  }
  const workMs = await readWorkMs() - workBefore;
  const frames = await page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames);
  const gaps = frames.slice(1).map((at, index) => at - frames[index]).sort((a, b) => a - b);
  const span = frames.at(-1)! - frames[0];
  return {
    workMs: workMs / (frames.length - framesBefore),
    framesASecond: (frames.length - 1) / span * 1000,
    medianMs: median(gaps),
    p95Ms: gaps[Math.floor(gaps.length * 0.95)],
    lateShare: gaps.filter((it) => it > LATE_MS).length / gaps.length,
  };
}

async function print(
  { first, sharp, requirements, pan, idle, without, marks }: {
    first: number[];
    sharp: number[];
    requirements: number[];
    pan: Pan;
    idle: Pan;
    without: Pan;
    marks: number;
  },
): Promise<void> {
  const ms = (value: number) => `${Math.round(value)} ms`;
  const [cold, ...warm] = first;
  const frames = (it: Pan) =>
    `${it.framesASecond.toFixed(1)} frames a second, ${
      it.workMs.toFixed(1)
    } ms of work each, median ${it.medianMs.toFixed(1)} ms, ` +
    `95 % within ${it.p95Ms.toFixed(1)} ms, ${(it.lateShare * 100).toFixed(1)} % late`;
  const load = Deno.loadavg()[0];
  console.log(`${navigator.hardwareConcurrency} cores, load ${load.toFixed(1)}`);
  console.log(`Set of ${SHEETS} sheets, browser without cache, ${first.length} visits`);
  console.log(`  first visit, sheet visible     ${ms(cold)} (wanted: under ${FIRST_SHEET_MS} ms)`);
  console.log(`  later visits, sheet visible    ${ms(median(warm))} (median)`);
  console.log(`  sharp from the file            ${ms(median(sharp))} (median)`);
  console.log(
    `  requirements, from the press   ${
      ms(median(requirements))
    } (wanted: under ${REQUIREMENTS_MS} ms)`,
  );
  console.log(`Panning with ${BOXES} findings in ${marks} boxes (wanted: ${FRAMES_A_SECOND})`);
  console.log(`  panning         ${frames(pan)}`);
  console.log(`  with one box    ${frames(without)}`);
  console.log(`  at rest         ${frames(idle)}`);
  await Deno.mkdir(".bench", { recursive: true });
  await Deno.writeTextFile(
    ".bench/viewer.json",
    JSON.stringify({ load, first, sharp, requirements, pan, idle, without, marks }, null, 2),
  );
}
