/** Plans and what they unlock, then the admin's page: for admins alone. */
import assert from "node:assert/strict";
import {
  checkBothThemes,
  choosePlan,
  enterAsAdmin,
  grantAdmin,
  journey,
  PASSWORD,
  signUp,
} from "./_browser.ts";

journey(
  "a plan unlocks its features, and only an admin reaches the admin page",
  async ({ start, step, visit }) => {
    let app = await start();
    const { dataDir } = app;
    const { page, errors, close } = await visit();
    await signUp(page, app, { name: "Ben Other", email: "ben@example.com" });
    await signUp(page, app, { name: "Ida Keys", email: "ida@example.com" });

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
      await page.getByText("0, unlimited").first().waitFor();
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

    await app.stop({ keepData: true });
    await grantAdmin(dataDir, "ida@example.com");
    app = await start({}, dataDir);

    await step("an admin sees figures, users, jobs and records", async () => {
      const admin = await visit();
      await enterAsAdmin(admin.page, app, "ida@example.com");
      await admin.page.getByText("Monthly recurring revenue").waitFor();
      await admin.page.getByText("ida@example.com").waitFor();
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
        await checkBothThemes(admin.page, `admin, ${name}`);
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
      assert.deepEqual(admin.errors, []);
      await admin.close();
    });
  },
);
