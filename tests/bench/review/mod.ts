/**
 * A project of 2,000 findings on 300 sheets in Chromium: how long each action of a reviewer takes, from the key or press
 * to the frame that shows it, in list and viewer. Printed and saved under `.bench/`.
 */
import type { Page } from "playwright-core";
import {
  DESKTOP,
  launch,
  PROJECT,
  type RunningApp,
  signUp,
  startApp,
  visit,
} from "../../e2e/_browser.ts";
import { plural } from "../../../components/format.ts";
import { buildIfStale } from "../../../functions/cli/build.ts";
import { SCREENFUL } from "../../../islands/_hooks/shown.ts";
import { median } from "../measure.ts";
import { prepare, time, type Timed } from "./actions.ts";
import { enlarge, MARKED } from "./large_project.ts";

const SET = "tests/fixtures/plans/apartments.pdf";
const SIZE = { sheets: 300, findings: 2000 };
/** What was promised of each action. */
const ACTION_MS = 100;

/** Runs the bench. `--quick` does each action 5 times instead of 15. */
export async function benchReview(args: readonly string[]): Promise<void> {
  const times = args.includes("--quick") ? 5 : 15;
  await buildIfStale();
  const first = await startApp();
  const browser = await launch();
  let app = first;
  try {
    const opened = await visit(browser, { viewport: DESKTOP });
    await signUp(opened.page, first, { name: "June Park", email: "june@example.com" });
    const id = await review(opened.page, first);
    await first.stop({ keepData: true });
    await enlarge(first.dataDir, id, SIZE);
    app = await startApp({}, first.dataDir);
    const state = await opened.page.context().storageState();
    await opened.close();
    const { page } = await visit(browser, { viewport: DESKTOP, storageState: state });
    const openMs = await open(page, `${app.url}/project/${id}/enhanced-report`);
    const timed = [...await inViewer(page, times), ...await inList(page, times)];
    await print(openMs, timed);
  } finally {
    await browser.close();
    await app.stop();
  }
}

async function review(page: Page, app: RunningApp): Promise<string> {
  const form = new FormData();
  for (const [name, value] of Object.entries(PROJECT)) form.set(name, value);
  form.set("occupancyClassification", '["R-2"]');
  form.set("typeOfConstruction", "VA");
  form.append("files", new File([await Deno.readFile(SET)], "plans.pdf"));
  const made = await page.request.post(`${app.url}/api/projects`, {
    multipart: form,
    headers: { origin: app.url },
  });
  const { id, message } = await made.json();
  if (!id) throw new Error(`Cannot create the project: ${message}`);
  await (await page.request.get(`${app.url}/api/projects/${id}/events`, { timeout: 300_000 }))
    .body();
  return id;
}

/** Until the findings are listed, milliseconds. */
async function open(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: "commit" });
  await page.locator("[data-finding]").first().waitFor({ timeout: 60_000 });
  const ms = await page.evaluate(() => performance.now());
  // The keys decide once what was decided is known.
  await page.locator("[data-finding]").first().click();
  await page.getByText("Your review").waitFor();
  await page.waitForTimeout(1500);
  await prepare(page);
  return ms;
}

const SELECTED = "document.querySelector('[data-finding][aria-pressed=true]')?.dataset.finding";
/** What is looked at: the panel of another tab is no part of it. */
const SHOWN = "[role=tabpanel]:not([hidden])";
const CURRENT = `document.querySelector('${SHOWN} [aria-label=Sheets] [aria-current=true]')`;
const pressed = (name: string) =>
  `[...document.querySelectorAll('[aria-label="Finding detail"] button[aria-pressed=true]')].some((it) => it.textContent.trim() === '${name}')`;

async function inViewer(page: Page, times: number): Promise<Timed[]> {
  const timed: Timed[] = [];
  const key = (name: string) => () => page.keyboard.press(name);
  const selected = () => page.evaluate(SELECTED) as Promise<string>;
  const steps = async (name: string) => {
    let before = await selected();
    const one = await time(
      page,
      name,
      1,
      () => ({ until: `${SELECTED} !== '${before}'`, act: key("j") }),
    );
    for (let nth = 1; nth < times; nth++) {
      before = await selected();
      const next = await time(page, name, 1, () => ({
        until: `${SELECTED} !== '${before}'`,
        act: key("j"),
      }));
      one.ms.push(...next.ms);
      one.workMs.push(...next.workMs);
    }
    return one;
  };
  timed.push(await steps("next finding (J), at the beginning"));
  timed.push(
    await time(
      page,
      "accept (A) and take back, in turn",
      times * 2,
      (nth) =>
        nth % 2 === 0
          ? { until: pressed("Accept"), act: key("a") }
          : { until: `!${pressed("Accept")}`, act: key("z") },
    ),
  );
  timed.push(
    await time(page, "next sheet (])", times, () => ({
      until: `${CURRENT} !== window.sheetBefore`,
      act: async () => {
        await page.evaluate(`window.sheetBefore = ${CURRENT}`);
        await page.keyboard.press("]");
      },
    })),
  );
  timed.push(
    await time(page, "a sheet in the rail", times, (nth) => ({
      until: `${CURRENT} === document.querySelectorAll('[aria-label=Sheets] button')[${
        40 + nth * 15
      }]`,
      act: () => page.locator("[aria-label=Sheets] button").nth(40 + nth * 15).click(),
    })),
  );
  timed.push(
    await time(page, "next filter (F)", times, () => ({
      until: "document.querySelector('aside [aria-live]').textContent !== window.filterBefore",
      act: async () => {
        await page.evaluate(
          "window.filterBefore = document.querySelector('aside [aria-live]').textContent",
        );
        await page.keyboard.press("f");
      },
    })),
  );
  for (let back = 0; back < (5 - times % 5) % 5; back++) await page.keyboard.press("f");
  // The last finding of the set, so that the whole list lies before it.
  await page.keyboard.press("Escape");
  await page.keyboard.press("k");
  await page.waitForTimeout(1000);
  await page.keyboard.press("k");
  await page.waitForTimeout(500);
  timed.push(
    await time(page, "previous finding (K), at the end", times, () => ({
      until: `${SELECTED} !== window.findingBefore`,
      act: async () => {
        await page.evaluate(`window.findingBefore = ${SELECTED}`);
        await page.keyboard.press("k");
      },
    })),
  );
  timed.push(
    await time(
      page,
      "accept (A) and take back, at the end",
      times * 2,
      (nth) =>
        nth % 2 === 0
          ? { until: pressed("Accept"), act: key("a") }
          : { until: `!${pressed("Accept")}`, act: key("z") },
    ),
  );
  return timed;
}

const COUNT = `document.querySelector('${SHOWN} [aria-live=polite]')?.textContent`;

/** What is done to the chosen findings, as a selector: looking for a role would be work of the page's own thread. */
const CHOSEN = "[role=toolbar][aria-label='Selected findings']";
const CHOSEN_SHOWN = `document.querySelector("${CHOSEN}")`;

async function inList(page: Page, times: number): Promise<Timed[]> {
  const timed: Timed[] = [];
  // Looking for a role through the whole page would be work of the page's own thread.
  const tab = (name: string) => page.locator(`[role=tab]:has-text("${name}")`).click();
  const few = Math.max(3, Math.floor(times / 3));
  timed.push(
    await time(page, "open the list of findings, and go back", few * 2, (nth) =>
      nth % 2 === 0
        ? {
          until: `document.querySelectorAll('${SHOWN} details').length >= ${SCREENFUL}`,
          act: () => tab("Detailed Findings"),
        }
        : { until: `${CURRENT} !== null`, act: () => tab("Document Markup") }),
  );
  await tab("Detailed Findings");
  const search = page.getByLabel("Search findings");
  timed.push(
    await time(page, "search, a letter", MARKED.word.length, (nth) => ({
      until: `document.querySelector('[aria-label="Search findings"]').value.length === ${nth + 1}`,
      act: () => search.press(MARKED.word[nth]),
    })),
  );
  await page.getByText(`${MARKED.count} of ${plural(SIZE.findings, "finding")}`).waitFor();
  for (const [name, button] of [["accept 200", "Accept"], ["defer 200", "Defer"]] as const) {
    timed.push(
      await time(page, "choose all 200", 1, () => ({
        until: `${CHOSEN_SHOWN} !== null`,
        act: () => page.locator("button:has-text('Select all')").click(),
      })),
    );
    const answered = page.waitForResponse((it) => it.request().method() === "PATCH");
    timed.push(
      await time(page, `${name} at once`, 1, () => ({
        until: `${CHOSEN_SHOWN} === null`,
        act: () => page.locator(`${CHOSEN} button:text-is("${button}")`).click(),
      })),
    );
    await answered;
    await page.waitForTimeout(1000);
  }
  const undone = page.waitForResponse((it) => it.request().method() === "PATCH");
  timed.push(
    await time(page, "undo 200 (Z)", 1, () => ({
      until:
        "![...document.querySelectorAll('details summary')].some((it) => /Deferred/.test(it.textContent))",
      act: async () => {
        await page.evaluate("document.activeElement.blur()");
        await page.keyboard.press("z");
      },
    })),
  );
  await undone;
  await search.fill("");
  for (
    const [name, label, values] of [
      ["filter by decision", "Decision", ["undecided", "accepted", "any"]],
      ["other order", "Order", ["page", "cost", "severity"]],
      ["other groups", "Groups", ["sheet", "discipline", "none"]],
    ] as const
  ) {
    const select = page.getByLabel(label, { exact: true });
    timed.push(
      await time(page, name, values.length, (nth) => ({
        until: `document.querySelector('select[aria-label="${label}"]').value === '${
          values[nth]
        }' && ${COUNT} !== null`,
        act: async () => void await select.selectOption(values[nth]),
      })),
    );
  }
  return timed;
}

async function print(openMs: number, timed: readonly Timed[]): Promise<void> {
  const load = Deno.loadavg()[0];
  console.log(`${navigator.hardwareConcurrency} cores, load ${load.toFixed(1)}`);
  console.log(
    `${SIZE.findings} findings on ${SIZE.sheets} sheets; the list is there after ${
      Math.round(openMs)
    } ms`,
  );
  console.log(
    `Each action (wanted: under ${ACTION_MS} ms), median and longest, and work of the page`,
  );
  for (const { name, ms, workMs } of timed) {
    console.log(
      `  ${name.padEnd(40)} ${String(Math.round(median(ms))).padStart(4)} ms, ${
        String(Math.round(Math.max(...ms))).padStart(4)
      } ms; work ${Math.round(median(workMs))} ms (${ms.length} times)`,
    );
  }
  await Deno.mkdir(".bench", { recursive: true });
  await Deno.writeTextFile(".bench/review.json", JSON.stringify({ load, openMs, timed }, null, 2));
}
