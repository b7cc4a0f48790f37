/** The way a new user goes: account, project with every field, live analysis, report, PDF, verification. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import type { Page } from "playwright-core";
import {
  checkBothThemes,
  emptyDataDir,
  journey,
  PASSWORD,
  PLANS,
  PROJECT,
  REAL_SHEET,
  REVIEW_TIMEOUT_MS,
  type RunningApp,
} from "./_browser.ts";

async function register(page: Page, app: RunningApp, email: string): Promise<void> {
  await page.goto(`${app.url}/register`);
  await page.getByLabel("Full name").fill("Mara Ortiz");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("abc");
  await page.getByRole("button", { name: "Create Account" }).click();
  const summary = page.getByRole("alert").filter({ hasText: "One entry needs your attention" });
  await summary.getByRole("link", { name: "Password must be at least 8 characters" }).waitFor();
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  assert.equal(await page.locator('[data-need][data-met="true"]').count(), 4);
  await page.getByRole("button", { name: "Create Account" }).click();
  await page.waitForURL("**/dashboard");
  await page.getByText("Registration successful", { exact: true }).waitFor();
}

async function fillProject(page: Page): Promise<void> {
  const form = page.getByRole("form", { name: "Create New Project" });
  await form.getByRole("button", { name: /Next/ }).click();
  await form.getByRole("alert").getByText("Project name is required").waitFor();
  await form.getByLabel("Project name").fill(PROJECT.name);
  await form.getByText("Project name is required").first().waitFor({ state: "detached" });
  await form.getByLabel("Project address").fill(PROJECT.address);
  await form.getByLabel(/Description/).fill("Tenant build-out of one suite");
  await form.getByLabel("Client name").fill(PROJECT.clientName);
  await form.getByLabel("Client phone").fill(PROJECT.clientPhone);
  await form.getByLabel("Client email").fill("not an address");
  await form.getByRole("button", { name: /Next/ }).click();
  await form.getByRole("alert").getByText("Valid email is required").waitFor();
  await form.getByLabel("Client email").fill(PROJECT.clientEmail);
  await form.getByLabel("Client email").press("Enter");
  await form.getByRole("group", { name: "Step 2 of 3: Building" }).waitFor();

  const occupancy = form.getByRole("combobox", { name: "Occupancy classification" });
  await occupancy.fill("business");
  await page.getByRole("option", { name: /^B/ }).click();
  await occupancy.press("Escape");
  const construction = form.getByRole("combobox", { name: "Type of construction" });
  await construction.fill("IIB");
  await construction.press("Enter");
  await form.getByLabel("Building height").fill(PROJECT.buildingHeight);
  await form.getByLabel("Building area").fill(PROJECT.buildingArea);
  await form.getByLabel(/Base flood elevation/).fill("12.5");
  await form.getByLabel(/FEMA flood zone/).fill("X");
  await form.getByRole("checkbox", { name: "Generator" }).click();
  await form.getByLabel(/FEMA flood zone/).press("Enter");
  await form.getByRole("group", { name: "Step 3 of 3: Scope and plans" }).waitFor();
  assert.equal(new URL(page.url()).search, "", "a step on creates no project");

  await form.getByRole("checkbox", { name: "Egress" }).click();
  await form.getByRole("checkbox", { name: "Accessibility" }).click();
  await form.getByLabel("Priority").selectOption("high");
  assert.ok(await form.getByRole("textbox", { name: "Tags (optional)" }).isDisabled());
  await form.getByText("Custom tags are part of the Professional and Enterprise plans.")
    .waitFor();
  assert.ok(await form.getByRole("button", { name: "Create Project" }).isDisabled());
  await form.locator('input[type="file"]').setInputFiles({
    name: "notes.docx",
    mimeType: "application/msword",
    buffer: Buffer.from("notes"),
  });
  await form.getByText("Error: Only PDF, JPG, JPEG, and PNG files can be reviewed.").waitFor();
  assert.ok(await form.getByRole("button", { name: "Create Project" }).isDisabled());
  await form.getByRole("button", { name: "Remove notes.docx" }).click();
  await form.locator('input[type="file"]').setInputFiles([PLANS, REAL_SHEET]);
  await form.getByText(/48 KB/).waitFor();
}

async function followAnalysis(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1, name: PROJECT.name }).waitFor();
  await page.getByRole("tab", { name: "Interactive Markup" }).waitFor();
  // Soon after they are there the question how it was comes over them.
  const finding = { name: /^(Critical|High|Medium|Low|Needs a person): /, includeHidden: true };
  await page.getByRole("button", finding).first().waitFor({ timeout: REVIEW_TIMEOUT_MS });
}

async function readByKeyboard(page: Page): Promise<void> {
  const detail = page.getByRole("region", { name: "Finding detail" });
  const heading = detail.getByRole("heading", { level: 3 });
  const chosen = page.locator('[data-box][aria-pressed="true"]');
  const idOf = (address: URL) => address.hash.replace("#finding-", "");
  await page.keyboard.press("j");
  await page.waitForURL(/#finding-/);
  const first = idOf(new URL(page.url()));
  const title = await heading.textContent();
  await page.keyboard.press("j");
  await page.waitForURL((it) => idOf(it) !== first);
  await page.keyboard.press("k");
  await page.waitForURL((it) => idOf(it) === first);
  await heading.filter({ hasText: title ?? "" }).waitFor();
  await chosen.first().waitFor();
  assert.equal(await chosen.count(), 1);
  const share = page.getByRole("group", { name: "Zoom" }).getByRole("status");
  const before = parseInt(await share.textContent() ?? "");
  assert.ok(before > 100, "it flew near enough to be read");
  await page.keyboard.press("-");
  await page.waitForFunction(
    ([output, was]) => parseInt((output as Element).textContent ?? "") < (was as number),
    [await share.elementHandle(), before] as const,
  );
  await page.keyboard.press("0");
  await page.keyboard.press("Escape");
  await detail.waitFor({ state: "detached" });
}

journey(
  "a new user gets from registration to a verified report",
  async ({ start, step, visit, isPhone }) => {
    const app = await start({}, emptyDataDir());
    const { page, errors, close } = await visit();
    let code = "";

    await step(
      "registers with the live checklist",
      () => register(page, app, "mara@example.com"),
    );

    await step("creates a project with every field, a set and a real drawing", async () => {
      await page.getByRole("heading", { name: "Start Your First Project" }).waitFor();
      await checkBothThemes(page, "first project");
      await fillProject(page);
      await page.getByRole("button", { name: "Create Project" }).click();
      await page.getByText("Project created successfully", { exact: true }).waitFor();
    });

    await step("follows the analysis to its findings", async () => {
      await followAnalysis(page);
      const tabs = await page.getByRole("tablist", { name: "Project analysis" }).boundingBox();
      assert.ok(!isPhone || tabs!.y < 320, "on a phone the sheet begins on the first screen");
      await page.getByText("How was this analysis?").waitFor();
      await checkBothThemes(page, "feedback survey");
      await page.getByRole("button", { name: "Send feedback" }).click();
      await page.getByText("Rating and helpfulness are required.", { exact: true }).waitFor();
      const top = await page.evaluate(() => scrollY);
      await page.locator("label", { hasText: "Very good" }).click();
      await page.getByRole("button", { name: "Yes" }).click();
      assert.equal(await page.evaluate(() => scrollY), top, "answering moves nothing");
      await page.getByRole("button", { name: "Send feedback" }).click();
      await page.getByText("Thank you for your feedback!", { exact: true }).waitFor();
      await checkBothThemes(page, "project analysis");
    });

    await step(
      "steps through the findings with the keyboard alone",
      () => readByKeyboard(page),
    );

    await step("opens a finding from its box on the sheet", async () => {
      await page.locator("[data-box]").first().click();
      await page.getByRole("region", { name: "Finding detail" }).waitFor();
      await page.getByRole("region", { name: "Finding detail" })
        .getByRole("button", { name: "Close" }).click();
    });

    await step("reads the report in its tabs", async () => {
      await page.getByRole("tab", { name: "Live Analysis" }).click();
      await page.getByText("Analysis Complete").waitFor();
      const id = new URL(page.url()).searchParams.get("project");
      await page.goto(`${app.url}/project/${id}/enhanced-report`);
      await page.getByRole("heading", { level: 1, name: PROJECT.name }).waitFor();
      // A phone shows it at a press.
      await page.getByText(/requirements decided/).first().waitFor({ state: "attached" });
      for (
        const name of [
          "Document Markup",
          "Detailed Findings",
          "Checklist",
          "Calculators",
          "Executive Summary",
          "Legal Analysis",
        ]
      ) {
        await page.getByRole("tab", { name }).click();
        await checkBothThemes(page, `report, ${name}`);
        if (name === "Executive Summary") {
          await page.getByText("5 pages", { exact: true }).waitFor();
        }
      }
      code = (await page.getByText(/^FLC-[A-Z0-9]{6}-CERT$/).first().textContent()) ?? "";
    });

    await step("downloads the PDF", async () => {
      const coming = page.waitForEvent("download");
      await page.getByRole("button", { name: "Download PDF Report" }).click();
      const download = await coming;
      assert.equal(
        download.suggestedFilename(),
        "Report-Lakefront-Title-Company---Suite-140.pdf",
      );
      const bytes = await Deno.readFile(await download.path());
      assert.equal(new TextDecoder().decode(bytes.subarray(0, 5)), "%PDF-");
    });

    await step("sees the project on the dashboard", async () => {
      await page.goto(`${app.url}/dashboard`);
      await page.getByText("Select a Project for Interactive Analysis").waitFor();
      await page.getByText("Latest Compliance Report").waitFor();
      const row = (await page.getByRole("article").first().boundingBox())!;
      const figures = (await page.getByRole("region", { name: "Statistics" }).boundingBox())!;
      assert.equal(row.y < figures.y, isPhone, "a phone begins with projects");
      assert.ok(!isPhone || row.y < 300, `the first row begins at ${row.y}`);
      await checkBothThemes(page, "dashboard");
    });
    assert.deepEqual(errors, []);
    await close();

    await step("the code verifies for a stranger, with and without script", async () => {
      for (const javaScriptEnabled of [true, false]) {
        const stranger = await visit({ javaScriptEnabled });
        await stranger.page.goto(`${app.url}/verify`);
        await stranger.page.getByLabel("Verification code").fill(code.slice(4).toLowerCase());
        await stranger.page.getByRole("button", { name: "Verify Report" }).click();
        await stranger.page.getByText("This report is genuine").waitFor();
        if (javaScriptEnabled) {
          await stranger.page.getByText("Verification Successful", { exact: true }).waitFor();
          await checkBothThemes(stranger.page, "verified report");
        }
        await stranger.close();
      }
    });
  },
);
