/** The pictures of the report page: its tabs, the tools of the viewer, dialogs, and the set that was answered. */
import type { Page } from "playwright-core";
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { answerWorkbook, markElsewhere } from "./_elsewhere.ts";
import type { Reviewed } from "./_furnish.ts";
import { ask, openFirstFinding, openTab, press, type Shot } from "./_shots.ts";

/** Opens the finding somebody raised, and shows its text. */
const openOwnFinding = async (page: Page) => {
  await page.locator("[data-finding]").filter({ hasText: "Door swing shown" }).first().click();
  await page.getByRole("region", { name: "Finding detail" }).getByText("Your review")
    .scrollIntoViewIfNeeded();
};

/** Draws a box on the sheet, which opens the form of an own finding. */
const drawFinding = async (page: Page) => {
  await page.locator("[data-box]").first().waitFor();
  await page.getByRole("button", { name: "Add a finding" }).click();
  const sheet = page.getByRole("region", { name: /^Sheet / });
  await sheet.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await sheet.boundingBox())!;
  await page.mouse.move(x + width * 0.4, y + height * 0.4);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.6, y + height * 0.6, { steps: 4 });
  await page.mouse.up();
  await page.getByRole("dialog").waitFor();
};

/** A file of the product, as a visitor of its pages gets it. */
async function load(page: Page, path: string): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await page.request.get(new URL(path, page.url()).href);
  return new Uint8Array(await answer.body());
}

/** Accepts whatever is not decided yet: a cycle is approved once all is. */
async function acceptAll(page: Page, id: string): Promise<void> {
  const { origin } = new URL(page.url());
  const report = await (await page.request.get(`${origin}/api/projects/${id}/report`)).json();
  const answer = await page.request.patch(`${origin}/api/projects/${id}/dispositions`, {
    headers: { origin },
    data: {
      reportId: report.id,
      changes: report.findings.filter((it: { status: string }) => it.status !== "compliant")
        .map((it: { id: string }) => ({ findingId: it.id, set: { state: "accepted" } })),
    },
  });
  assert.ok(answer.ok(), await answer.text());
}

/** Asks for what others sent back. */
const pressImport = (what: string) => async (page: Page) => {
  await openTab(/^Revisions/)(page);
  await press("Import")(page);
  await page.getByRole("menuitem", { name: what }).click();
  await page.getByRole("dialog").waitFor();
};

/** Reads a copy that was marked up in another program. */
const readMarkup = (id: string) => async (page: Page) => {
  const project = `/api/projects/${id}`;
  const { findings } = JSON.parse(
    new TextDecoder().decode(await load(page, `${project}/report`)),
  );
  const [first, second] = findings.filter((it: { status: string }) => it.status !== "compliant")
    .slice(3);
  const buffer = await markElsewhere(await load(page, `${project}/visual-markup`), [
    { findingId: first.id, state: "Rejected", note: "Shown on the finish schedule" },
    { findingId: second.id, state: "Completed", reply: "Second exit added, see LS-101" },
  ]);
  await pressImport("Marked-up PDF")(page);
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Marked-up PDF").setInputFiles({
    name: "marked.pdf",
    mimeType: "application/pdf",
    buffer,
  });
  await dialog.getByRole("button", { name: "Read file" }).click();
  await dialog.getByRole("listitem").first().waitFor();
};

/** Reads a letter the applicant answered in. */
const readLetter = (id: string) => async (page: Page) => {
  await pressImport("Applicant’s responses")(page);
  const letter = await load(page, `/api/projects/${id}/export/letter-xlsx`);
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Letter", { exact: true }).setInputFiles({
    name: "letter.xlsx",
    mimeType: "application/octet-stream",
    buffer: Buffer.from(answerWorkbook(letter, "Moved to A-501")),
  });
  await dialog.getByRole("button", { name: "Import", exact: true }).click();
  await dialog.getByText(/response imported/).waitFor();
};

const chooseAll = async (page: Page) => {
  await openTab("Detailed Findings")(page);
  await page.getByText("Door swing shown").first().waitFor();
  await press(/^Select all/)(page);
};

/** Presses what a phone keeps behind “More”. */
const pressMore = (name: string) => async (page: Page) => {
  const bar = page.getByRole("toolbar", { name: "Selected findings" });
  const more = bar.getByRole("button", { name: "More" });
  if (!await more.isVisible()) return await bar.getByRole("button", { name }).click();
  await more.click();
  await page.getByRole("menuitem", { name }).click();
};

const search = (words: string) => async (page: Page) => {
  await page.getByRole("button", { name: "Search the sheets" }).click();
  await page.getByRole("searchbox", { name: "Search the sheets" }).fill(words);
};

/** Opens the first line of a tab's list. */
const openLine = (tab: string) => async (page: Page) => {
  await openTab(tab)(page);
  const line = page.locator("main summary").first();
  await line.click();
  await line.evaluate((it) => it.scrollIntoView({ block: "center" }));
};

export function reportShots({ id }: Reviewed): Shot[] {
  const shots: Omit<Shot, "path">[] = [
    { name: "report-markup", before: openFirstFinding },
    {
      name: "report-folded",
      before: async (page) => {
        await page.getByRole("button", { name: "Hide header and summary" }).click();
        await openFirstFinding(page);
        await page.getByRole("button", { name: "Show header and summary" }).waitFor();
        await page.evaluate(() => localStorage.removeItem("flc_report_folded"));
      },
    },
    {
      name: "report-full",
      before: async (page) => {
        await openFirstFinding(page);
        await page.getByRole("button", { name: "Full view" }).click();
      },
    },
    {
      name: "report-keys",
      before: async (page) => {
        await openFirstFinding(page);
        await page.keyboard.press("?");
        await page.getByRole("dialog").waitFor();
      },
    },
    {
      name: "report-measure",
      before: async (page) => {
        await openFirstFinding(page);
        await page.keyboard.press("m");
      },
    },
    {
      name: "report-building",
      before: async (page) => {
        await openFirstFinding(page);
        await page.keyboard.press("Escape");
        const button = page.getByRole("button", { name: "Building", exact: true });
        // The cover has no plan; the sheet behind it has one.
        if (!await button.isVisible()) await page.keyboard.press("]");
        await button.click();
        await page.getByRole("group", { name: "Building" }).waitFor();
      },
    },
    {
      name: "report-search",
      before: async (page) => {
        await search("door")(page);
        await page.getByRole("list", { name: "Matches" }).getByRole("button").first().click();
        await page.locator("[data-found]").waitFor();
      },
    },
    {
      name: "report-search-none",
      before: async (page) => {
        await search("qwertz")(page);
        await page.getByText("wasn’t found").waitFor();
      },
    },
    { name: "report-own", before: openOwnFinding },
    { name: "report-add", before: drawFinding },
    {
      name: "report-dismiss",
      before: async (page) => {
        await openFirstFinding(page);
        // Keys decide once it is known what was decided before.
        await page.getByText(/^(Not reviewed yet|Accepted \()/).first().waitFor();
        await page.keyboard.press("d");
        await page.getByLabel("Why it doesn’t apply").scrollIntoViewIfNeeded();
      },
    },
    {
      name: "report-wording",
      before: async (page) => {
        await openFirstFinding(page);
        // The first is a reviewer's own, which is edited in another way.
        await page.keyboard.press("j");
        await press("Edit wording")(page);
      },
    },
    {
      name: "report-section",
      before: async (page) => {
        await openFirstFinding(page);
        const section = page.getByRole("region", { name: "Finding detail" })
          .locator("summary").first();
        await section.click();
        // Below the sheet it is opened where it stands; beside it, it is scrolled to in its pane.
        await section.evaluate((it) => {
          if (matchMedia("(min-width: 64rem)").matches) it.scrollIntoView({ block: "start" });
        });
      },
    },
    {
      name: "report-library",
      before: async (page) => {
        await drawFinding(page);
        await press("From standard comments")(page);
      },
    },
    { name: "report-loading", stalls: /\/report$/ },
    { name: "report-findings", before: openTab("Detailed Findings") },
    { name: "report-finding", before: openLine("Detailed Findings"), isWhole: true },
    { name: "report-chosen", before: chooseAll },
    {
      name: "report-chosen-more",
      before: async (page) => {
        await chooseAll(page);
        const more = page.getByRole("toolbar").getByRole("button", { name: "More" });
        if (await more.isVisible()) await more.click();
      },
    },
    {
      name: "report-chosen-assign",
      before: async (page) => {
        await chooseAll(page);
        await pressMore("Assign…")(page);
      },
    },
    {
      name: "report-findings-none",
      before: async (page) => {
        await openTab("Detailed Findings")(page);
        await page.getByLabel("Search findings").fill("qwertz");
      },
    },
    { name: "report-matrix", before: openTab("Requirements") },
    { name: "report-matrix-line", before: openLine("Requirements") },
    { name: "report-checklist", before: openTab("Checklist"), isWhole: true },
    { name: "report-calculators", before: openTab("Calculators") },
    {
      name: "report-calculators-corrected",
      before: async (page) => {
        await openTab("Calculators")(page);
        const field = page.locator('main li input[inputmode="decimal"]:enabled').first();
        await field.fill("20");
        await page.getByText(/^Corrected from/).first().waitFor();
      },
    },
    { name: "report-summary", before: openTab("Executive Summary"), isWhole: true },
    { name: "report-legal", before: openTab("Legal Analysis"), isWhole: true },
    {
      name: "report-revoke",
      before: async (page) => {
        await openTab("Legal Analysis")(page);
        await ask("Revoke report")(page);
      },
    },
    { name: "report-share", before: press(/^Share/) },
    {
      name: "report-share-made",
      before: async (page) => {
        await ask(/^Share/)(page);
        await page.getByLabel("Who it’s for").fill("Kim Architects");
        await press("Create link")(page);
        await page.getByLabel("Link", { exact: true }).waitFor();
      },
    },
    { name: "report-export", before: press("Export") },
    { name: "report-read-markup", before: readMarkup(id) },
    { name: "report-revisions", before: openTab("Revisions") },
    {
      name: "report-upload",
      before: async (page) => {
        await openTab("Revisions")(page);
        await ask("Upload revision")(page);
      },
    },
    {
      name: "report-responses",
      before: pressImport("Applicant’s responses"),
    },
  ];
  return shots.map((it) => ({ ...it, path: `/project/${id}/enhanced-report` }));
}

/** What the comparison with the set before shows. */
export function cycleShots(id: string): Shot[] {
  const path = `/project/${id}/enhanced-report`;
  const openSheets = async (page: Page) => {
    await openTab(/^Revisions/)(page);
    await page.getByRole("tab", { name: /sheets before and after/ }).click();
    await page.getByText("Drawing both sheets").waitFor({ state: "detached" });
  };
  return [
    { name: "cycle-export", path, before: press("Export") },
    { name: "cycle-comments", path, before: openTab(/^Revisions/), isWhole: true },
    { name: "cycle-overlay", path, before: openSheets },
    {
      name: "cycle-change",
      path,
      before: async (page) => {
        await openSheets(page);
        await page.getByRole("button", { name: "Next change" }).click();
      },
    },
    {
      name: "cycle-beside",
      path,
      before: async (page) => {
        await openSheets(page);
        await page.getByRole("button", { name: "Side by side" }).click();
      },
    },
    {
      name: "cycle-approve",
      path,
      before: async (page) => {
        await openTab(/^Revisions/)(page);
        await ask("Approve")(page);
      },
    },
    { name: "cycle-responses", path, before: readLetter(id) },
    {
      name: "cycle-approved",
      path,
      before: async (page) => {
        await openTab(/^Revisions/)(page);
        const done = page.getByText(/^Cycle 2 is approved as noted/).first();
        await done.or(page.getByRole("button", { name: "Approve" })).first().waitFor();
        if (await done.isVisible()) return;
        await acceptAll(page, id);
        await ask("Approve")(page);
        await page.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
        await done.waitFor();
      },
    },
  ];
}
