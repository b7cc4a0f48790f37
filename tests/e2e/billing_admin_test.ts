/** Plans and what they unlock, then the admin's page with rules and days counted: for admins alone. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { openEmbeddedBackend } from "../../functions/_providers/supabase/embedded/backend.ts";
import { loadBackendSecrets } from "../../functions/_providers/supabase/embedded/secrets.ts";
import type { Finding } from "../../functions/_shared/domain/finding.ts";
import {
  checkBothThemes,
  checkColumn,
  choosePlan,
  DESKTOP,
  enterAsAdmin,
  grantAdmin,
  journey,
  PASSWORD,
  PHONE,
  reviewedDataDir,
  signUp,
} from "./_browser.ts";
import { call, enterReviewed } from "./_furnish.ts";

const ADMIN = "ida@example.com";

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
      update public.users set last_usage_reset_date = now() - interval '14 days' where email = '${ADMIN}';
      insert into public.usage_analytics
        (user_id, date, projects_created, files_uploaded, reports_generated, api_calls_count)
      select u.id, (now() at time zone 'utc')::date - d, d % 3, (d * 7) % 5, d % 2, (d * 37) % 400
      from public.users u, generate_series(1, 14) d where u.email = '${ADMIN}';
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

/** On a tablet no column of a table is cut or has to be scrolled to. */
async function checkOnTablet(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: 768, height: 1024 });
  const over = await page.getByRole("tabpanel").getByRole("region").evaluateAll((all) =>
    all.map((it) => it.scrollWidth - it.clientWidth)
  );
  assert.ok(over.every((it) => it <= 0), `admin, ${name}: ${over} px over`);
  await page.setViewportSize(DESKTOP);
}

journey(
  "a plan unlocks its features, and only an admin reaches the admin page",
  async ({ start, step, visit, isPhone }) => {
    let app = await start({}, await reviewedDataDir());
    const { dataDir } = app;
    const { page, errors, close } = await visit();
    await signUp(page, app, { name: "Ben Other", email: "ben@example.com" });
    await signUp(page, app, { name: "Ida Keys", email: ADMIN });

    await step("the free plan offers no API access", async () => {
      await page.goto(`${app.url}/settings`);
      await page.getByText("API access is part of the Professional and Enterprise plans.")
        .waitFor();
      assert.equal(await page.getByRole("button", { name: "Create key" }).count(), 0);
    });

    await step("sandbox billing changes the plan at once and writes it down", async () => {
      await page.goto(`${app.url}/billing`);
      await page.getByText("Sandbox billing").waitFor();
      await choosePlan(page, "Enterprise");
      await page.getByText("Subscription updated", { exact: true }).waitFor();
      await page.getByText("0 (unlimited)").first().waitFor();
      // What nobody paid is no money spent.
      await page.getByText("$199.00 of sandbox invoices, not charged").waitFor();
      await page.getByText(/^\$0\.00/).first().waitFor();
      await page.getByRole("row").filter({ hasText: "$199.00" }).getByText("Not charged").waitFor();
      await checkBothThemes(page, "billing, enterprise");
    });

    await step("a key is shown once, can be used, and stops working when revoked", async () => {
      await page.goto(`${app.url}/settings`);
      await page.getByRole("button", { name: "Create key" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("Name").fill("Nightly export");
      await dialog.getByLabel("Your password").fill(PASSWORD);
      await dialog.getByRole("button", { name: "Create key" }).click();
      await dialog.getByText("shown only once").waitFor();
      const secret = await dialog.locator("output").textContent();
      await checkBothThemes(page, "new key");
      await dialog.getByRole("button", { name: "Done" }).click();
      const ask = () =>
        fetch(`${app.url}/api/projects`, { headers: { authorization: `Bearer ${secret}` } });
      const before = await ask();
      assert.equal(before.status, 200, await before.text());
      await page.getByRole("button", { name: /^Revoke/ }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
      await page.getByText("Key revoked", { exact: true }).waitFor();
      const after = await ask();
      await after.body?.cancel();
      assert.equal(after.status, 401);
    });

    await step("for everyone but an admin there is no admin page", async () => {
      const response = await page.goto(`${app.url}/admin`);
      assert.equal(response?.status(), 404);
    });
    assert.deepEqual(errors, []);
    await close();
    const june = await visit();
    const { id, reportId } = await enterReviewed(june.page, app);
    const { findings } = await call(june.page, app, "GET", `projects/${id}/report`);
    const open: Finding[] = findings.filter((it: Finding) => it.status !== "compliant");
    const [wrong] = open;
    await call(june.page, app, "PATCH", `projects/${id}/dispositions`, {
      reportId,
      changes: open.map((it) => ({
        findingId: it.id,
        set: it === wrong
          ? { state: "dismissed", reasonCode: "shown_elsewhere" }
          : { state: "accepted" },
      })),
    });
    await call(june.page, app, "PATCH", "account/accuracy", { isShared: true });
    await june.close();

    await app.stop({ keepData: true });
    await grantAdmin(dataDir, ADMIN);
    await seedDays(dataDir);
    app = await start({}, dataDir);

    const admin = await visit();
    await step("thirty days are drawn, and the sandbox's revenue is not called money", async () => {
      await enterAsAdmin(admin.page, app, ADMIN);
      if (isPhone) {
        const figures = admin.page.getByRole("button", { name: /a month \(sandbox\)$/ });
        await figures.waitFor();
        const users = (await admin.page.getByText(ADMIN).boundingBox())!;
        assert.ok(users.y + users.height < PHONE.height, "a phone shows users at once");
        await figures.click();
      }
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

    await step("an admin sees users, rules, jobs and records", async () => {
      await admin.page.getByText(ADMIN).waitFor();
      for (
        const name of [
          "Users",
          "Jobs",
          "Feedback",
          "Accuracy by rule",
          "Access requests",
          "Audit log",
        ]
      ) {
        await admin.page.getByRole("tab", { name }).click();
        if (name === "Accuracy by rule") {
          const ofRule = open.filter((it) => it.ruleId === wrong.ruleId).length;
          const row = admin.page.getByRole("row").filter({ hasText: wrong.ruleId });
          await row.waitFor();
          if (isPhone) {
            await row.getByText(`${ofRule - 1} right, 1 wrong`, { exact: true }).waitFor();
            await row.getByText("Dismissed: It is shown elsewhere in the set").waitFor();
          } else {
            assert.deepEqual((await row.getByRole("cell").allTextContents()).slice(1, 6), [
              String(ofRule),
              String(ofRule - 1),
              "1",
              `${Math.round(100 * (ofRule - 1) / ofRule)}%`,
              "It is shown elsewhere in the set",
            ]);
          }
        }
        await checkBothThemes(admin.page, `admin, ${name}`);
        assert.doesNotMatch(
          await admin.page.getByRole("tabpanel").innerText(),
          /\b[0-9a-f]{8}-[0-9a-f]{4}/,
          `${name} has names`,
        );
        if (!isPhone) {
          await checkColumn(admin.page, `admin, ${name}`, "app");
          await checkOnTablet(admin.page, name);
        }
      }
      const question = admin.page.getByRole("dialog");
      await admin.page.getByRole("tab", { name: "Users" }).click();
      await admin.page.getByRole("button", { name: /^Disable ?Ben Other$/ }).click();
      await question.getByText("This user is signed out everywhere right away").waitFor();
      await question.getByRole("button", { name: "Keep enabled" }).click();
      await question.waitFor({ state: "detached" });
      await admin.page.goto(`${app.url}/billing`);
      await admin.page.getByRole("heading", { name: "Free", exact: true }).waitFor();
      await admin.page.getByRole("button", { name: "Choose Free" }).click();
      await question.getByText("Switch to the Free plan?").waitFor();
      await question.getByRole("button", { name: "Not now" }).click();
      await question.waitFor({ state: "detached" });
    });

    await step("a fortnight of usage is drawn and stands in the table", async () => {
      await admin.page.getByRole("img", { name: /^API calls by day/ }).waitFor();
      await admin.page.getByText("Daily figures").click();
      await checkBothThemes(admin.page, "billing, a fortnight");
      assert.deepEqual(admin.errors, []);
      await admin.close();
    });
  },
);
