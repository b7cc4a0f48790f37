/** Who never saw it: from the first page to a report of one's own with the sample drawing, by the clock. */
import assert from "node:assert/strict";
import {
  checkScreen,
  journey,
  PASSWORD,
  REVIEW_TIMEOUT_MS,
  shiftOnEntry,
  signUp,
  withLargeText,
} from "./_browser.ts";

const LIMIT_MS = 120_000;

journey("from the first page to the first report in under two minutes", async (it) => {
  const app = await it.start();
  const { page, errors } = await it.visit();
  const started = performance.now();

  await it.step("a finished report can be touched without an account", async () => {
    await page.goto(app.url);
    await page.getByRole("link", { name: "Open the sample report" }).click();
    await page.getByRole("heading", { name: "Sample report: an office build-out" }).waitFor();
    await page.locator("[data-box]").first().waitFor();
    await page.keyboard.press("j");
    await page.getByRole("region", { name: "Finding detail" }).getByRole("heading", { level: 3 })
      .waitFor();
    assert.equal(await page.getByText("Is this finding right?").count(), 0);
  });

  await it.step("an account, and the sample drawing as a project of one's own", async () => {
    await page.getByRole("link", { name: /^Review (your own )?plans$/ }).click();
    await page.getByLabel("Full name").fill("Ana Reyes");
    await page.getByLabel("Email").fill("ana@example.com");
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Create Account" }).click();
    await page.waitForURL("**/dashboard");
    await page.getByRole("button", { name: "Use the sample drawing" }).click();
    await page.getByText("· Uploaded").waitFor();
    await page.getByRole("button", { name: "Back" }).click();
    await page.getByRole("button", { name: "Next: Scope and plans" }).click();
    await page.getByRole("group", { name: "Step 3 of 3: Scope and plans" }).waitFor();
    assert.equal(new URL(page.url()).search, "", "a step on creates no project");
    await page.getByRole("button", { name: "Create Project" }).click();
  });

  await it.step("its report", async () => {
    await page.getByRole("tab", { name: "Interactive Markup" }).waitFor();
    await page.locator("[data-box]").first().waitFor({ timeout: REVIEW_TIMEOUT_MS });
    const tookMs = performance.now() - started;
    assert.ok(tookMs < LIMIT_MS, `it took ${Math.round(tookMs / 1000)} s`);
  });

  assert.deepEqual(errors, []);

  await it.step("with text twice as large nothing of it is wider than the screen", () =>
    withLargeText(page, () => checkScreen(page, "opened project, large text")));

  await it.step("the sample stands still from when it is first seen", async () => {
    const box = page.locator("[data-box]").first();
    assert.ok(await shiftOnEntry(page, `${app.url}/sample`, box) < 0.02);
  });

  const start = await it.visit();
  await signUp(start.page, app, { name: "Lee Park", email: "lee@example.com" });
  const form = start.page.getByRole("form", { name: "Create New Project" });
  const card = start.page.getByRole("article", { name: /^Sample project/ });
  const lead = start.page.getByRole("link", { name: "See a finished report" });
  const offer = form.getByText("No plans handy?");
  const openStart = async () => {
    await start.page.goto(`${app.url}/dashboard`);
    await start.page.getByRole("heading", { name: "Start Your First Project" }).waitFor();
  };

  await it.step("the first hint leads to a finished report", async () => {
    await openStart();
    await lead.click();
    await start.page.getByRole("heading", { name: "Sample report: an office build-out" })
      .waitFor();
  });

  await it.step("the second offers the drawing, and goes with the step it stands on", async () => {
    await openStart();
    await offer.waitFor();
    await form.getByRole("button", { name: "Use the sample drawing" }).click();
    await form.getByRole("group", { name: "Step 3 of 3: Scope and plans" }).waitFor();
    assert.equal(await offer.count(), 0);
    await form.getByText("· Uploaded").waitFor();
    await openStart();
    await form.getByText("We restored your entries from last time").waitFor();
    assert.equal(await offer.count(), 0, "what was begun needs no offer");
    await form.getByRole("button", { name: "Start over" }).click();
    await offer.waitFor();
  });

  await it.step("the third shows the sample among the projects until it is hidden", async () => {
    await card.getByText("It doesn’t count toward your limits.").waitFor();
    await card.getByRole("link", { name: /^Look around/ }).click();
    await start.page.getByRole("heading", { name: "Sample report: an office build-out" })
      .waitFor();
    await openStart();
    await card.getByRole("button", { name: "Hide the sample project" }).click();
    await card.waitFor({ state: "detached" });
    await openStart();
    await offer.waitFor();
    assert.equal(await card.count(), 0, "it stays hidden");
  });

  assert.deepEqual(start.errors, []);
});
