/** Walks the error catalogue: every message stands on the screen it belongs to, word for word. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import type { ProjectSummary } from "../../functions/_shared/contract/projects.ts";
import type { Page } from "playwright-core";
import {
  choosePlan,
  journey,
  PASSWORD,
  PLANS,
  pressUnderName,
  REAL_SHEET,
  type RunningApp,
  signUp,
  waitForFocus,
} from "./_browser.ts";

/** A notice with this title and text is on the screen, of a page with a framework or without. */
async function seeNotice(page: Page, title: string, text?: string): Promise<void> {
  const notice = page.locator("ol li, section.toasts .toast").filter({
    has: page.getByText(title, { exact: true }),
  });
  await notice.first().waitFor();
  if (text) await notice.getByText(text).first().waitFor();
}

/** Answers calls to `path` with a status and a body until the returned function is called. */
async function answer(page: Page, path: string, status: number, body: unknown = {}) {
  const handler = (route: import("playwright-core").Route) => route.fulfill({ status, json: body });
  await page.route(path, handler);
  return () => page.unroute(path, handler);
}

async function addProject(
  page: Page,
  app: RunningApp,
  name: string,
  file: string,
): Promise<string> {
  const bytes = await Deno.readFile(file);
  const response = await page.request.post(`${app.url}/api/projects`, {
    headers: { origin: app.url },
    multipart: {
      name,
      address: "1 Main Street, Tampa, FL",
      clientName: "Client",
      clientPhone: "813-555-0100",
      clientEmail: "client@example.com",
      occupancyClassification: '["B"]',
      buildingHeight: "22",
      buildingArea: "14000",
      typeOfConstruction: "IIB",
      files: { name: "plans.pdf", mimeType: "application/pdf", buffer: Buffer.from(bytes) },
    },
  });
  assert.equal(response.status(), 201, await response.text());
  return (await response.json()).id;
}

async function waitForStatus(page: Page, app: RunningApp, id: string, status: string) {
  for (;;) {
    const project = await (await page.request.get(`${app.url}/api/projects/${id}`)).json();
    if (project.status === status) return;
    assert.equal(project.status, "processing", `project ${id} is ${project.status}`);
    await page.waitForTimeout(300);
  }
}

journey(
  "every message of the error catalogue appears on its screen",
  async ({ start, step, visit }) => {
    const app = await start();
    const { page, close } = await visit();
    const alerts: string[] = [];
    page.on("dialog", async (dialog) => {
      alerts.push(dialog.message());
      await dialog.accept();
    });

    await step("sign in", async () => {
      await page.goto(`${app.url}/login`);
      await page.getByLabel("Email").fill("nobody");
      await page.getByLabel("Password", { exact: true }).fill("abc");
      await page.getByRole("button", { name: "Sign In" }).click();
      const summary = page.getByRole("alert");
      await summary.getByRole("link", { name: "Invalid email address" }).waitFor();
      await summary.getByRole("link", { name: "Password must be at least 6 characters" }).waitFor();
      await page.getByLabel("Email").fill("nobody@example.com");
      await page.getByLabel("Password", { exact: true }).fill("abcdef");
      await page.getByRole("button", { name: "Sign In" }).click();
      await seeNotice(page, "Login failed", "Invalid email or password");
      const password = page.getByLabel("Password", { exact: true });
      await waitForFocus(password);
      assert.equal(await password.getAttribute("aria-invalid"), "true");
      const beside = page.locator("#password-error");
      assert.equal(await beside.textContent(), "Invalid email or password");
      assert.ok((await beside.boundingBox())!.height > 10, "it is seen there, too");
      await page.keyboard.press("F8");
      assert.equal(
        await page.evaluate(() => document.activeElement?.closest("[aria-label]")?.ariaLabel),
        "Notifications (F8)",
      );
    });

    await step("create account", async () => {
      await signUp(page, app, { name: "Mara Ortiz", email: "mara@example.com" });
      await page.context().clearCookies();
      await page.goto(`${app.url}/register`);
      await page.getByLabel("Full name").fill("M");
      await page.getByLabel("Email").fill("mara@example.com");
      await page.getByLabel("Password", { exact: true }).fill("lowercase1");
      await page.getByRole("button", { name: "Create Account" }).click();
      const summary = page.getByRole("alert");
      await summary.getByText("2 entries need your attention", { exact: true }).waitFor();
      const focused = () => page.evaluate(() => document.activeElement?.id ?? "");
      assert.equal(
        await page.evaluate(() => document.activeElement?.parentElement?.id),
        "form-alert",
        "the summary is gone to",
      );
      for (
        const [id, words] of [
          ["name", "Name must be at least 2 characters"],
          [
            "password",
            "Password must contain at least one uppercase letter, one lowercase letter, and one number",
          ],
        ]
      ) {
        assert.equal(await page.locator(`#${id}-error`).textContent(), words);
        await summary.getByRole("link", { name: words, exact: true }).click();
        assert.equal(await focused(), id);
      }
      assert.ok(await page.locator("#name-error").isVisible());
      assert.ok(
        await page.locator("#password-error").isHidden(),
        "the lines below a password say what it lacks",
      );
      await page.getByLabel("Full name").fill("Mara Ortiz");
      await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
      await page.getByRole("button", { name: "Create Account" }).click();
      await seeNotice(page, "Registration failed");
      assert.equal(await summary.getByText("your attention").count(), 0);
      assert.equal(await focused(), "email");
      const beside = page.locator("#email-error");
      assert.match(await beside.textContent() ?? "", /^An account with this email/);
      assert.ok((await beside.boundingBox())!.height > 10, "it is seen there, too");
    });

    await step("the simpler registration of the landing page alerts", async () => {
      await page.goto(`${app.url}/landing`);
      await page.getByRole("link", { name: "START FREE TRIAL" }).click();
      const dialog = page.getByRole("dialog", { name: "Create Your Free Account" });
      await dialog.getByLabel("Full name").fill("Mara Ortiz");
      await dialog.getByLabel("Email").fill("mara@example.com");
      await dialog.getByLabel("Username").fill("mara");
      await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
      const undo = await answer(page, "**/api/auth/register", 500);
      await dialog.getByRole("button", { name: "Create account" }).click();
      await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
      await undo();
      await page.route("**/api/auth/register", (route) => route.abort());
      await dialog.getByRole("button", { name: "Create account" }).click();
      await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
      await page.unroute("**/api/auth/register");
      assert.deepEqual(alerts.splice(0), [
        "Registration failed: Please try again",
        "Registration failed. Please try again.",
      ]);
    });

    await step("sign in succeeds and says for how long", async () => {
      await page.goto(`${app.url}/login`);
      await page.getByLabel("Email").fill("mara@example.com");
      await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
      await page.getByRole("button", { name: "Sign In" }).click();
      await page.waitForURL("**/dashboard");
      await seeNotice(page, "Login successful", "logged in for 30 days");
      await page.getByText(/Mara Ortiz! You will stay/).first().waitFor();
    });

    await step("creating a project without files, and with a server that refuses", async () => {
      const form = page.getByRole("form", { name: "Create New Project" });
      const submit = () => form.evaluate((it: HTMLFormElement) => it.requestSubmit());
      const seeErrors = async (...messages: string[]) => {
        for (const message of messages) {
          await form.getByRole("alert").getByText(message, { exact: true }).waitFor();
        }
      };
      await submit();
      await seeErrors(
        "Project name is required",
        "Project address is required",
        "Client name is required",
        "Client phone is required",
        "Valid email is required",
      );
      await form.getByLabel("Project name").fill("Suite 140");
      await form.getByLabel("Project address").fill("1 Main Street, Tampa, FL");
      await form.getByLabel("Client name").fill("Client");
      await form.getByLabel("Client phone").fill("813-555-0100");
      await form.getByLabel("Client email").fill("client@example.com");
      await submit();
      await form.getByRole("combobox", { name: "Occupancy classification" }).waitFor();
      await submit();
      await seeErrors(
        "At least one occupancy classification is required",
        "Building height is required",
        "Building area is required",
        "Type of construction is required",
      );
      await form.getByRole("combobox", { name: "Occupancy classification" }).fill("B");
      await page.getByRole("option", { name: /^B Business/ }).click();
      await form.getByRole("combobox", { name: "Type of construction" }).fill("VB");
      await page.getByRole("option", { name: /^VB/ }).click();
      await form.getByLabel("Building height").fill("22");
      await form.getByLabel("Building area").fill("14000");
      await form.getByRole("button", { name: /Next/ }).click();
      await submit();
      await seeNotice(page, "No files selected", "Please select at least one file to upload");
      await form.locator('input[type="file"]').setInputFiles(PLANS);
      const undo = await answer(page, "**/api/projects", 500);
      await form.getByRole("button", { name: "Create Project" }).click();
      await seeNotice(page, "Upload failed", "Failed to create project");
      await form.getByText("· Uploaded").waitFor();
      await undo();
      const undoUpload = await answer(page, "**/api/uploads", 413, { message: "It is too large" });
      await form.locator('input[type="file"]').setInputFiles(REAL_SHEET);
      await form.getByText("Error: It is too large").waitFor();
      await undoUpload();
    });

    const finished = await addProject(page, app, "Suite 140", PLANS);
    await waitForStatus(page, app, finished, "completed");

    await step("retry and its failure", async () => {
      const list = [{
        ...(await (await page.request.get(`${app.url}/api/projects`)).json())[0],
        status: "failed",
        failureReason: "No page could be read.",
      }];
      // The page comes with its rows; a search asks for them.
      const undo = await answer(page, "**/api/projects?search=*", 200, list);
      await page.goto(`${app.url}/projects`);
      await page.getByRole("searchbox", { name: "Search projects" }).fill("Suite");
      await page.getByText("Analysis Failed").waitFor();
      const undoRetry = await answer(page, "**/retry", 409);
      await page.getByRole("button", { name: /^Retry/ }).click();
      await seeNotice(page, "Retry failed", "Unable to retry project processing");
      await undoRetry();
      const undoSuccess = await answer(page, "**/retry", 202, {});
      await page.getByRole("button", { name: /^Retry/ }).click();
      await seeNotice(
        page,
        "Project retry initiated",
        "Your project will be reprocessed shortly.",
      );
      await undoSuccess();
      await undo();
    });

    await step("the report's failures", async () => {
      await page.goto(`${app.url}/project/${finished}/enhanced-report`);
      const button = page.getByRole("button", { name: "Download PDF Report" });
      await button.waitFor();
      const undo = await answer(page, "**/download-report", 503);
      await button.click();
      await page.waitForFunction(() => !document.querySelector('button[aria-busy="true"]'));
      await undo();
      await page.route(
        "**/download-report",
        (route) => route.fulfill({ status: 200, contentType: "application/pdf", body: "" }),
      );
      await button.click();
      await page.waitForFunction(() => !document.querySelector('button[aria-busy="true"]'));
      assert.deepEqual(alerts.splice(0), [
        "Failed to download report: Failed to download report: 503",
        "Failed to download report: Downloaded PDF is empty",
      ]);
      const unknown = "00000000-0000-4000-8000-000000000000";
      await page.goto(`${app.url}/project/${unknown}/enhanced-report`);
      await page.getByText("Failed to Load Report").waitFor();
      await page.getByText(unknown).waitFor();
      await page.getByText(/^Project error/).waitFor();
    });

    await step("feedback", async () => {
      await page.goto(`${app.url}/dashboard?project=${finished}`);
      await page.getByText("How was this analysis?").waitFor();
      const undo = await answer(page, "**/api/feedback", 422);
      await page.locator("label", { hasText: "Excellent" }).click();
      await page.getByRole("button", { name: "Yes" }).click();
      await page.getByRole("button", { name: "Send feedback" }).click();
      await seeNotice(page, "Error submitting feedback", "Please try again later.");
      await undo();
      await page.getByRole("button", { name: "Not now" }).click();
      await page.clock.install();
      await page.reload();
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.locator("[data-box]").first().waitFor();
      await page.clock.fastForward(5_000);
      assert.equal(await page.getByText("How was this analysis?").count(), 0, "once per project");
    });

    await step("billing", async () => {
      await page.goto(`${app.url}/billing`);
      const undo = await answer(page, "**/api/billing/create-subscription", 422);
      await choosePlan(page, "Professional");
      await seeNotice(page, "Error", "Failed to update subscription");
      await undo();
      await choosePlan(page, "Professional");
      await seeNotice(
        page,
        "Subscription updated",
        "Your subscription has been successfully updated.",
      );
      await page.getByRole("button", { name: "Current Plan" }).waitFor();
      assert.equal(await page.getByRole("heading", { name: "Free" }).count(), 0);
    });

    await step("the plan's tags are entered, each once, and saved", async () => {
      await page.goto(`${app.url}/dashboard?project=${finished}`);
      await pressUnderName(page, "Add tags");
      const dialog = page.getByRole("dialog", { name: "Tags" });
      const tags = dialog.getByRole("textbox", { name: "Tags (optional)" });
      await tags.fill("tenant build-out");
      await tags.press("Enter");
      await tags.fill(" tenant build-out ");
      await dialog.getByRole("button", { name: "Add" }).click();
      assert.equal(await dialog.getByRole("button", { name: /Remove tag/ }).count(), 1);
      await dialog.getByRole("button", { name: "Save tags" }).click();
      await seeNotice(page, "Tags saved");
      await page.getByRole("list", { name: "Tags" }).getByText("tenant build-out").waitFor();
    });

    await step("deleting asks first, says when it fails and when it is done", async () => {
      await page.goto(`${app.url}/projects`);
      await page.getByRole("button", { name: /^Delete/ }).click();
      await page.getByText("This action cannot be undone.").waitFor();
      await waitForFocus(page.getByRole("button", { name: "Keep Project" }));
      const undo = await answer(page, `**/api/projects/${finished}`, 409);
      await page.getByRole("button", { name: "Delete", exact: true }).click();
      await seeNotice(page, "Delete failed", "Unable to delete project");
      await undo();
      await page.getByRole("button", { name: "Delete", exact: true }).click();
      await seeNotice(
        page,
        "Project deleted",
        "The project and all its files have been permanently removed.",
      );
      await page.getByText("No projects yet").waitFor();
      await waitForFocus(page.getByRole("region", { name: "All projects" }));
      await page.getByRole("button", { name: "Create Your First Project" }).waitFor();
    });

    await step("cancelling a running analysis asks in its own words", async () => {
      const list = [{
        id: finished,
        name: "",
        status: "processing",
        issuesFound: 0,
        complianceScore: null,
        fileCount: 1,
        cycle: 1,
        uploadedAt: new Date().toISOString(),
        updatedAt: new Date().toISOString(),
        clientName: "",
        address: "",
        priority: "medium",
        tags: [],
        progressPercent: 40,
        failureReason: null,
        archivedAt: null,
        review: null,
        isReportRevoked: false,
        approval: null,
        organizationId: null,
      }] satisfies ProjectSummary[];
      // The page comes with its rows; a search asks for them.
      const undo = await answer(page, "**/api/projects?search=*", 200, list);
      await page.goto(`${app.url}/projects`);
      await page.getByRole("searchbox", { name: "Search projects" }).fill("Suite");
      await page.getByText("Untitled Project").first().waitFor();
      await page.getByText("Analyzing Building Plans").waitFor();
      await page.getByText("Just now").waitFor();
      await page.getByRole("button", { name: /^Cancel/ }).click();
      await page.getByText("This will stop the analysis and delete the project permanently.")
        .waitFor();
      await page.getByRole("button", { name: "Cancel & Delete" }).waitFor();
      await page.getByRole("button", { name: "Keep Processing" }).click();
      await undo();
    });

    await step("verification", async () => {
      await page.goto(`${app.url}/verify`);
      await page.getByRole("button", { name: "Verify Report" }).click();
      await seeNotice(page, "Missing Code", "Please enter a verification code");
      await page.getByLabel("Verification code").fill("flc-zzzzzz-cert");
      assert.equal(await page.getByLabel("Verification code").inputValue(), "FLC-ZZZZZZ-CERT");
      await page.getByLabel("Verification code").press("Enter");
      await seeNotice(page, "Verification Failed");
      await page.getByText("Not confirmed").waitFor();
      const [notice, answered] = await Promise.all(
        [".toast", "#answer"].map((it) => page.locator(it).boundingBox()),
      );
      assert.ok(notice!.y + notice!.height <= answered!.y, "the notice lies over the answer");
      await page.route("**/verify?code=*", (route) => route.abort());
      await page.getByLabel("Verification code").press("Enter");
      await seeNotice(page, "Verification Error", "Unable to verify at this time");
      await page.getByText("Service temporarily unavailable").waitFor();
    });
    await close();
  },
);
