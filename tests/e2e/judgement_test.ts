/** A finding is called wrong, usage is seen day by day, and the admin sees rules and days counted. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { openEmbeddedBackend } from "../../functions/_providers/supabase/embedded/backend.ts";
import { loadBackendSecrets } from "../../functions/_providers/supabase/embedded/secrets.ts";
import {
  checkBothThemes,
  grantAdmin,
  journey,
  PASSWORD,
  PLANS,
  PROJECT,
  type RunningApp,
  signUp,
} from "./_browser.ts";

const EMAIL = "june@example.com";
const REASON = "The schedule on A-601 gives it";

/** Uploads a set, waits for its report, and answers the page's address and the findings. */
async function review(page: Page, app: RunningApp) {
  const form = new FormData();
  for (const [name, value] of Object.entries(PROJECT)) form.set(name, value);
  form.set("occupancyClassification", '["B"]');
  form.set("typeOfConstruction", "IIB");
  form.append("files", new File([await Deno.readFile(PLANS)], "plans.pdf"));
  const answer = await page.request.post(`${app.url}/api/projects`, {
    multipart: form,
    headers: { origin: app.url },
  });
  assert.equal(answer.status(), 201, await answer.text());
  const { id } = await answer.json();
  // The stream of the run ends when the report is there.
  const events = await page.request.get(`${app.url}/api/projects/${id}/events`, {
    timeout: 180_000,
  });
  await events.body();
  const report = await page.request.get(`${app.url}/api/projects/${id}/report`);
  assert.equal(report.status(), 200, await report.text());
  const { findings } = await report.json() as { findings: { id: string; ruleId: string }[] };
  return { path: `/project/${id}/enhanced-report`, findings };
}

/** Usage and figures of the days before, while the server is stopped. */
async function seedDays(dataDir: string): Promise<void> {
  const backend = await openEmbeddedBackend({
    database: `${dataDir}/database`,
    objects: `${dataDir}/objects`,
    secrets: await loadBackendSecrets(dataDir),
    siteUrl: "http://127.0.0.1",
    sendMail: () => Promise.resolve(),
  });
  try {
    await backend.exec(`
      update public.users set last_usage_reset_date = now() - interval '14 days' where email = '${EMAIL}';
      insert into public.usage_analytics
        (user_id, date, projects_created, files_uploaded, reports_generated, api_calls_count)
      select u.id, (now() at time zone 'utc')::date - d, d % 3, (d * 7) % 5, d % 2, (d * 37) % 400
      from public.users u, generate_series(1, 14) d where u.email = '${EMAIL}';
      delete from public.admin_metrics;
      insert into public.admin_metrics (date, total_users, active_users, total_projects, total_reports,
        monthly_recurring_revenue, churn_rate, average_processing_time, total_storage_used)
      select (now() at time zone 'utc')::date - d, 60 - d, 30 + (d * 7) % 12, 300 - 5 * d, 280 - 5 * d,
        9900 * (20 - d / 3), (d % 5) / 40.0, 42 + (d * 11) % 9, 1048576::bigint * 40 * (40 - d)
      from generate_series(1, 30) d`);
  } finally {
    await backend.close();
  }
}

journey(
  "a finding is judged, usage is drawn day by day, and rules are counted",
  async ({ start, step, visit }) => {
    let app = await start();
    const { dataDir } = app;
    const { page, errors, close } = await visit();
    await signUp(page, app, { name: "June Park", email: EMAIL });
    const { path, findings } = await review(page, app);
    const detail = page.getByRole("region", { name: "Finding detail" });
    const answer = (name: string, isPressed: boolean) =>
      detail.getByRole("button", { name, pressed: isPressed });
    let ruleId = "";

    await step("a finding is called wrong, with a reason that stays", async () => {
      await page.goto(app.url + path);
      const row = page.locator("[data-finding]").first();
      const id = await row.getAttribute("data-finding");
      ruleId = findings.find((it) => it.id === id)!.ruleId;
      await row.click();
      await detail.getByText("Is this finding right?").waitFor();
      assert.equal(await detail.getByLabel("Reason").count(), 0);
      await answer("Wrong", false).click();
      await answer("Wrong", true).waitFor();
      await detail.getByText("Saved as wrong.").waitFor();
      await detail.getByLabel("Reason").fill(REASON);
      await detail.getByRole("button", { name: "Save reason" }).click();
      await page.waitForFunction(() =>
        [...document.querySelectorAll("button")].some((it) =>
          it.textContent === "Save reason" && it.disabled
        )
      );
      await detail.getByText("Is this finding right?").scrollIntoViewIfNeeded();
      await checkBothThemes(page, "report, finding called wrong");
      await page.reload();
      await answer("Wrong", true).waitFor();
      assert.equal(await detail.getByLabel("Reason").inputValue(), REASON);
    });

    await step("it is changed, taken back and given again, by keyboard too", async () => {
      await answer("Right", false).focus();
      await page.keyboard.press("Enter");
      await answer("Right", true).waitFor();
      assert.ok(
        await answer("Right", true).evaluate((it) => it === document.activeElement),
        "the focus stays on the answer",
      );
      await detail.getByRole("button", { name: "Take back" }).click();
      await detail.getByLabel("Reason").waitFor({ state: "detached" });
      await answer("Wrong", false).click();
      await answer("Wrong", true).waitFor();
      await detail.getByLabel("Reason").fill(REASON);
      await page.keyboard.press("Tab");
      const saved = page.waitForResponse((it) => it.url().endsWith("/judgement") && it.ok());
      await page.keyboard.press("Enter");
      await saved;
    });

    await step("usage of a new account is drawn from its first day", async () => {
      await page.goto(`${app.url}/billing`);
      await page.getByRole("img", { name: /^Projects by day: 1 project/ }).waitFor();
      await page.getByRole("img", { name: /^Reports by day: 1 report/ }).waitFor();
      await page.getByText("Daily figures as a table").click();
      const figures = page.getByRole("region", { name: "Daily figures" });
      assert.deepEqual(await figures.getByRole("cell").allTextContents(), ["1", "1", "1", "0"]);
    });
    assert.deepEqual(errors, []);
    await close();

    await app.stop({ keepData: true });
    await grantAdmin(dataDir, EMAIL);
    await seedDays(dataDir);
    app = await start({}, dataDir);
    const admin = await visit();

    await step("the admin sees the rule counted, and why it was wrong", async () => {
      await admin.page.goto(`${app.url}/login?next=/admin`);
      await admin.page.getByLabel("Email").fill(EMAIL);
      await admin.page.getByLabel("Password", { exact: true }).fill(PASSWORD);
      await admin.page.getByRole("button", { name: "Sign In" }).click();
      await admin.page.waitForURL("**/admin");
      // The tabs answer once the page is awake, which its figures show.
      await admin.page.getByText("nobody was charged").waitFor();
      await admin.page.getByRole("tab", { name: "Accuracy by rule" }).click();
      const row = admin.page.getByRole("row").filter({ hasText: ruleId });
      await row.waitFor();
      assert.deepEqual((await row.getByRole("cell").allTextContents()).slice(0, 6), [
        ruleId,
        "1",
        "0",
        "1",
        "0%",
        REASON,
      ]);
    });

    await step("thirty days are drawn, and the sandbox's revenue is not called money", async () => {
      await admin.page.getByText("Monthly recurring revenue (sandbox)").first().waitFor();
      await admin.page.getByText("nobody was charged").waitFor();
      await admin.page.getByRole("img", {
        name: "Monthly recurring revenue (sandbox) in 30 days: from $990.00 to $1,980.00, " +
          "$990.00 to $1,980.00",
      }).waitFor();
      await checkBothThemes(admin.page, "admin, thirty days");
      await admin.page.getByText("Figures by day as a table").click();
      const days = admin.page.getByRole("region", { name: "Figures by day" });
      assert.equal(await days.getByRole("row").count(), 31);
      await checkBothThemes(admin.page, "admin, thirty days as a table");
    });

    await step("a fortnight of usage is drawn and stands in the table", async () => {
      await admin.page.goto(`${app.url}/billing`);
      await admin.page.getByRole("img", { name: /^API calls by day/ }).waitFor();
      await admin.page.getByText("Daily figures as a table").click();
      await checkBothThemes(admin.page, "billing, a fortnight");
      assert.deepEqual(admin.errors, []);
      await admin.close();
    });
  },
);
