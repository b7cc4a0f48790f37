/** The requirements of a report in a browser: by keyboard alone, on a phone, on paper, and of a set of 40 sheets. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import type { MatrixRow } from "../../functions/_shared/domain/matrix.ts";
import type { ReportBody } from "../../functions/_shared/domain/report.ts";
import { readPdf } from "../functions/_report/_read_pdf.ts";
import {
  checkBothThemes,
  DESKTOP,
  launch,
  PHONE,
  reviewedDataDir,
  type RunningApp,
  startApp,
  stepsOf,
  visit,
} from "./_browser.ts";
import { enterReviewed } from "./_furnish.ts";

const SHEETS = 40;
/** Lines that are drawn before somebody asks for all. */
const AT_FIRST = 100;

interface Reviewed {
  path: string;
  report: ReportBody & { matrix: MatrixRow[] };
}

async function review(page: Page, app: RunningApp): Promise<Reviewed> {
  const { id } = await enterReviewed(page, app);
  const found = await page.request.get(`${app.url}/api/projects/${id}/report`);
  return { path: `${app.url}/project/${id}/enhanced-report`, report: await found.json() };
}

const tab = (page: Page) => page.getByRole("tab", { name: "Requirements" });
const shown = (page: Page) => page.getByText(/^\d+ of \d+ requirements$/);
const lines = (page: Page) => page.getByRole("tabpanel").locator("details");

/** Presses a key until the element of the name has the focus. */
async function reach(page: Page, key: string, name: RegExp): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const it = document.activeElement;
      return it?.getAttribute("aria-label") ?? it?.textContent ?? "";
    });
  for (let presses = 0; !name.test((await focused()).trim()); presses++) {
    assert.ok(presses < 120, `${name} is reached with ${key}, last at ${await focused()}`);
    await page.keyboard.press(key);
  }
}

/** From the tabs to one answer, a word, a line, its evidence and the place on the sheet, without a mouse. */
async function readByKeyboard(page: Page, { report: { matrix } }: Reviewed): Promise<void> {
  const fails = matrix.filter((it) => it.answer === "fails");
  await reach(page, "Tab", /^Document Markup/);
  await reach(page, "ArrowRight", /^Requirements$/);
  await shown(page).waitFor();
  await reach(page, "Tab", /^fails \d+$/);
  await page.keyboard.press("Space");
  await page.getByText(`${fails.length} of ${matrix.length} requirements`).waitFor();
  await reach(page, "Tab", /^Search the requirements$/);
  const [wanted] = fails;
  await page.keyboard.type(wanted.title);
  await page.waitForFunction(
    (most) => document.querySelectorAll("[role=tabpanel] details").length < most,
    Math.max(2, fails.length),
  );
  await reach(page, "Tab", new RegExp(`^${wanted.title.replace(/[^\w ]/g, ".")}`));
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Show on sheet" }).first().waitFor();
  await reach(page, "Tab", /^Show on sheet$/);
  await page.keyboard.press("Enter");
  await page.getByRole("region", { name: "Finding detail" }).waitFor();
  assert.match(new URL(page.url()).hash, new RegExp(`^#finding-(${wanted.findingIds.join("|")})$`));
}

/** What complies is no finding to be opened: its place is shown on the sheet all the same, once. */
async function showCompliant(page: Page): Promise<void> {
  await tab(page).click();
  await page.getByRole("button", { name: /^complies \d+$/ }).click();
  await lines(page).first().locator("summary").click();
  await lines(page).first().getByRole("button", { name: "Show on sheet" }).first().click();
  await page.locator("[data-found]").waitFor();
  assert.equal(await page.getByRole("region", { name: "Finding detail" }).count(), 0);
  await tab(page).click();
  await page.getByRole("tab", { name: /^Document Markup/ }).click();
  await page.getByRole("region", { name: /^Sheet / }).waitFor();
  assert.equal(await page.locator("[data-found]").count(), 0);
}

/** The report as a set of 40 sheets would have it: every line stands on many sheets, each with findings of its own. */
function asLarge({ report }: Reviewed): ReportBody {
  const sheets = Array.from({ length: SHEETS }, (_, index) => ({
    ...report.sheets[index % report.sheets.length],
    number: `A-${101 + index}`,
  }));
  const copies = SHEETS / report.sheets.length;
  const findings = report.findings.flatMap((it) =>
    Array.from({ length: copies }, (_, copy) => ({ ...it, id: `${it.id}-${copy}` }))
  );
  const matrix = report.matrix.map((row) => ({
    ...row,
    sheets: row.sheets.length > 0 ? sheets.map(({ number }) => number) : [],
    findingIds: row.findingIds.flatMap((id) =>
      Array.from({ length: copies }, (_, copy) => `${id}-${copy}`)
    ),
  }));
  return { ...report, sheets, findings, matrix };
}

Deno.test({
  name: "the requirements are read by keyboard, on a phone, on paper and of 40 sheets",
  sanitizeOps: false,
  sanitizeResources: false,
  async fn(t) {
    const step = stepsOf(t);
    const app = await startApp({}, await reviewedDataDir());
    const browser = await launch();
    const { page, errors } = await visit(browser, { viewport: DESKTOP, reducedMotion: "reduce" });
    let it: Reviewed;
    try {
      await step("a reviewed set is opened", async () => {
        it = await review(page, app);
        await page.goto(it.path);
        await tab(page).waitFor();
      });

      await step("by keyboard from the tabs to the place on the sheet", async () => {
        await readByKeyboard(page, it);
      });

      await step("the place of what complies is shown on the sheet", async () => {
        await showCompliant(page);
      });

      await step("on a phone nothing is cut off, in either theme", async () => {
        await page.setViewportSize(PHONE);
        await page.goto(it.path);
        await tab(page).click();
        await lines(page).first().locator("summary").click();
        await checkBothThemes(page, "requirements on a phone");
        const sizes = await page.getByRole("tabpanel").locator("summary").evaluateAll((all) =>
          all.slice(0, 20).map((it) => Math.round(it.getBoundingClientRect().height))
        );
        assert.ok(sizes.every((height) => height >= 44), `high enough for a thumb: ${sizes}`);
      });

      await step("what is not shown is asked once, by discipline, on a phone too", async () => {
        await page.getByRole("tab", { name: "Executive Summary" }).click();
        for (const { category, items } of it.report.notShown!) {
          for (const { title, sheet } of items) {
            const name = sheet === null ? "Could not verify" : "Not shown on the sheets";
            const card = page.getByRole("region", { name });
            const asked = card.getByRole("listitem").filter({ hasText: new RegExp(`^${category}`) })
              .first();
            assert.ok((await asked.innerText()).includes(title), title);
          }
        }
        await checkBothThemes(page, "questions about silence on a phone");
      });

      await step("on paper stands every requirement that is due", async () => {
        await page.setViewportSize(DESKTOP);
        await page.goto(it.path);
        await tab(page).waitFor();
        await page.evaluate(async () => {
          dispatchEvent(new Event("beforeprint"));
          const pictures = [...document.querySelectorAll<HTMLImageElement>(".print-only img")];
          await Promise.all(pictures.map((it) => it.decode()));
        });
        const pages = await readPdf(new Uint8Array(await page.pdf({ format: "Letter" })));
        const text = pages.map((it) => it.text).join(" ").replace(/\s+/g, " ");
        const due = it.report.matrix.filter(({ answer }) => answer !== "not due");
        const missing = due.filter(({ title }) => !text.includes(title.replace(/\s+/g, " ")));
        assert.deepEqual(missing.map(({ title }) => title), []);
      });

      await step(
        "of 40 sheets the first hundred stand there, and no closed line makes its evidence",
        async () => {
          const body = JSON.stringify(asLarge(it));
          await page.route(
            /\/api\/projects\/[^/]+\/report$/,
            (route) => route.fulfill({ contentType: "application/json", body }),
          );
          await page.goto(it.path);
          await page.locator("[data-box]").first().waitFor();
          await tab(page).click();
          await shown(page).waitFor();
          const [, all] = (await shown(page).innerText()).match(/of (\d+) requirements/)!;
          assert.equal(Number(all), it.report.matrix.length);
          await lines(page).first().waitFor();
          assert.ok(await lines(page).count() <= AT_FIRST);
          // What keeps the tab quick: a closed line makes no evidence.
          assert.equal(await page.getByRole("tabpanel").locator("img").count(), 0);
        },
      );
      assert.deepEqual(errors, []);
    } finally {
      await browser.close();
      await app.stop();
    }
  },
});
