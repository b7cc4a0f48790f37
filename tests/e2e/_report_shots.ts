/** The pictures of the report page: its tabs, the tools of the viewer, dialogs, and the set that was answered. */
import type { Page } from "playwright-core";
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

const search = (words: string) => async (page: Page) => {
  await page.getByRole("button", { name: "Search the sheets" }).click();
  await page.getByRole("searchbox", { name: "Search the sheets" }).fill(words);
};

/** Opens the first line of a tab's list. */
const openLine = (tab: string) => async (page: Page) => {
  await openTab(tab)(page);
  await page.locator("main summary").first().click();
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
    { name: "report-search-none", before: search("qwertz") },
    { name: "report-own", before: openOwnFinding },
    { name: "report-add", before: drawFinding },
    {
      name: "report-dismiss",
      before: async (page) => {
        await openFirstFinding(page);
        // Keys decide once it is known what was decided before.
        await page.getByText("Not decided yet").waitFor();
        await page.keyboard.press("d");
        await page.getByLabel("Why it doesn’t apply").scrollIntoViewIfNeeded();
      },
    },
    { name: "report-loading", stalls: /\/report$/ },
    { name: "report-findings", before: openTab("Detailed Findings") },
    { name: "report-finding", before: openLine("Detailed Findings"), isWhole: true },
    {
      name: "report-chosen",
      before: async (page) => {
        await openTab("Detailed Findings")(page);
        await press(/^Select all/)(page);
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
        await page.getByText(/Corrected;/).first().waitFor();
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
    { name: "report-export", before: press("Export") },
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
      before: async (page) => {
        await openTab("Revisions")(page);
        await ask("Import responses")(page);
      },
    },
  ];
  return shots.map((it) => ({ ...it, path: `/project/${id}/enhanced-report` }));
}

/** What the comparison with the set before shows. */
export function cycleShots(id: string): Shot[] {
  const path = `/project/${id}/enhanced-report`;
  const openSheets = async (page: Page) => {
    await openTab(/^Revisions/)(page);
    await page.getByRole("button", { name: /sheets before and after/ }).click();
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
  ];
}
