/** Account pages beyond the main journey: plans that cannot be read, settings, sign-out, both sizes and themes. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import {
  checkBothThemes,
  checkColumn,
  checkLargeText,
  journey,
  PASSWORD,
  REVIEW_TIMEOUT_MS,
  shiftOnEntry,
  signUp,
  waitForFocus,
  waitForFocusIn,
} from "./_browser.ts";

const BROKEN_PDF = Buffer.from("%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\nnothing more");

journey(
  "account pages hold up: unreadable plans, settings, sign-out",
  async ({ start, step, visit, isPhone }) => {
    const app = await start();
    const { page, errors, close } = await visit();
    await signUp(page, app, { name: "Rui Vega", email: "rui@example.com" });

    await step("the create form comes back with what was typed", async () => {
      await page.goto(`${app.url}/dashboard`);
      const name = page.getByLabel("Project name");
      await name.fill("House on the bay");
      await page.waitForFunction(() =>
        Object.values(localStorage).some((it) => String(it).includes("House on the bay"))
      );
      await page.reload();
      await page.getByText("We restored your entries from last time").waitFor();
      assert.equal(await name.inputValue(), "House on the bay");
      await page.getByRole("button", { name: "Start over" }).click();
      assert.equal(await name.inputValue(), "");
    });

    await step(
      "a damaged file is refused, or ends in a failed project that says why",
      async () => {
        const response = await page.request.post(`${app.url}/api/projects`, {
          headers: { origin: app.url },
          multipart: {
            name: "Damaged",
            address: "1 Main Street, Tampa, FL",
            clientName: "Client",
            clientPhone: "813-555-0100",
            clientEmail: "client@example.com",
            occupancyClassification: '["B"]',
            buildingHeight: "22",
            buildingArea: "14000",
            typeOfConstruction: "IIB",
            files: { name: "plans.pdf", mimeType: "application/pdf", buffer: BROKEN_PDF },
          },
        });
        assert.equal(response.status(), 201, await response.text());
        const { id } = await response.json();
        await page.goto(`${app.url}/dashboard?project=${id}`);
        await page.getByText("Processing Failed").first().waitFor({ timeout: REVIEW_TIMEOUT_MS });
        await page.getByRole("tab", { name: "Live Analysis" }).click();
        await page.getByRole("heading", { name: "Analysis Failed" }).waitFor();
        await page.getByRole("button", { name: "Retry" }).first().waitFor();
        assert.ok(await page.getByRole("tab", { name: "Interactive Markup" }).isDisabled());
        await checkBothThemes(page, "failed project");
        const { failureReason } = await (await page.request.get(`${app.url}/api/projects/${id}`))
          .json();
        await page.goto(`${app.url}/project/${id}/enhanced-report`);
        await page.getByRole("heading", { name: "Damaged: Analysis Failed" }).waitFor();
        const words = await page.getByRole("main").innerText();
        for (const once of [failureReason, "Analysis Failed", "Replace file"]) {
          assert.equal(words.split(once).length - 1, 1, `${once} is said once: ${words}`);
        }
        await page.getByRole("link", { name: "Open the project" }).click();
        await page.waitForURL(`**/dashboard?project=${id}`);
      },
    );

    const pages = [
      "/dashboard",
      "/projects",
      "/reports",
      "/billing",
      "/settings",
      "/organizations",
    ];
    await step("every page stands still from when it is first seen", async () => {
      const title = page.getByRole("heading", { level: 1 });
      for (const path of pages) {
        const shift = await shiftOnEntry(page, app.url + path, title);
        assert.ok(shift < 0.02, `${path}: ${shift}`);
      }
    });

    await step("every page passes axe in both themes", async () => {
      for (const path of pages) {
        await page.goto(app.url + path);
        await page.getByRole("heading", { level: 1 }).waitFor();
        await page.waitForLoadState("networkidle").catch(() => {});
        await checkBothThemes(page, path);
        if (!isPhone) await checkColumn(page, path, "app");
        await checkLargeText(page, path);
      }
      await page.getByRole("button", { name: "Create New Project" }).click();
      await page.getByRole("dialog", { name: "Create New Project" }).waitFor();
      await checkBothThemes(page, "create dialog");
      await page.keyboard.press("Escape");
    });

    await step("name and password can be changed", async () => {
      await page.goto(`${app.url}/settings`);
      await page.getByLabel("Full name").fill("R");
      await page.getByRole("button", { name: "Save name" }).click();
      await page.getByText("Name must be at least 2 characters").waitFor();
      await waitForFocus(page.getByLabel("Full name"));
      await page.getByLabel("Full name").fill("Rui Vega Soto");
      await page.getByRole("button", { name: "Save name" }).click();
      await page.getByText("Name saved", { exact: true }).waitFor();
      const current = page.getByLabel("Current password");
      await current.fill("Not-the-right-1");
      await page.getByLabel("New password").fill("Harbour2Lights");
      await page.getByRole("button", { name: "Change password" }).click();
      await page.locator("form").getByText("This is not your current password").waitFor();
      assert.equal(await current.getAttribute("aria-invalid"), "true");
      await waitForFocus(current);
      await current.fill(PASSWORD);
      await page.getByRole("button", { name: "Change password" }).click();
      await page.getByText("Password changed", { exact: true }).waitFor();
      const menu = page.getByRole("menu");
      await page.getByRole("button", { name: /^Account of/ }).click();
      await menu.getByText("rui@example.com").waitFor();
      await waitForFocusIn(menu);
      await page.keyboard.press("Escape");
      await menu.waitFor({ state: "detached" });
    });

    await step("what a dialog refuses stands beside its field, which has the focus", async () => {
      const dialog = page.getByRole("dialog");
      for (const [opener, button] of [["Set up", "Continue"], ["Change email", "Send the links"]]) {
        await page.getByRole("button", { name: opener }).click();
        const field = dialog.getByLabel("Your password");
        await field.waitFor();
        const address = dialog.getByLabel("New address");
        if (await address.count() > 0) await address.fill("rui.vega@example.com");
        await field.fill("Not-the-right-1");
        await field.press("Enter");
        await dialog.getByText("This is not your current password").waitFor();
        await waitForFocus(field);
        assert.equal(await field.getAttribute("aria-invalid"), "true");
        assert.ok(await dialog.getByRole("button", { name: button }).isEnabled());
        await dialog.getByRole("button", { name: "Not now" }).click();
        await waitForFocus(page.getByRole("button", { name: opener }));
      }
    });

    await step("logging out ends the session in the browser and on the server", async () => {
      await page.getByRole("button", { name: /^Account of/ }).click();
      await page.getByRole("menuitem", { name: "Log out" }).click();
      await page.waitForURL("**/login*");
      await page.goto(`${app.url}/settings`);
      assert.match(page.url(), /\/login/);
      assert.equal(await page.evaluate(() => localStorage.getItem("auth_token")), null);
    });
    assert.deepEqual(errors, []);
    await close();
  },
);
