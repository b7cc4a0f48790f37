/**
 * Entering without losing anything or meaning something else: option lists by code, lists and files in a dialog,
 * drafts of one account, signing out when the call is cut off, and a report's PDF that was changed.
 */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import type { Locator, Page } from "playwright-core";
import {
  DESKTOP,
  journey,
  PASSWORD,
  PLANS,
  PROJECT,
  reviewedDataDir,
  type RunningApp,
  signUp,
  waitForFocus,
  waitForValue,
} from "./_browser.ts";
import { call, enterReviewed, mailedPath } from "./_furnish.ts";

async function signIn(page: Page, app: RunningApp, email: string): Promise<void> {
  await page.goto(`${app.url}/login`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL("**/dashboard");
}

async function openBuildingStep(page: Page, dialog: Locator): Promise<void> {
  await page.getByRole("button", { name: "Create New Project" }).click();
  await dialog.waitFor();
  for (
    const [label, value] of [
      ["Project name", "Kept by Mara alone"],
      ["Project address", PROJECT.address],
      ["Client name", PROJECT.clientName],
      ["Client phone", PROJECT.clientPhone],
      ["Client email", PROJECT.clientEmail],
    ]
  ) await dialog.getByLabel(label).fill(value);
  await dialog.getByRole("button", { name: /^Next/ }).click();
}

journey(
  "what is entered means what was meant, and is lost to no stray key",
  async ({ start, step, visit }) => {
    const app = await start();
    const { page } = await visit();
    await signUp(page, app, { name: "Ada Quill", email: "ada@example.com" });
    await signUp(page, app, { name: "Mara Ortiz", email: "mara@example.com" });
    await page.goto(`${app.url}/projects`);
    const dialog = page.getByRole("dialog", { name: "Create New Project" });
    const classes = dialog.getByRole("combobox", { name: "Occupancy classification" });
    const types = dialog.getByRole("combobox", { name: "Type of construction" });

    await step(
      "typing a code and Enter chooses that code, and what is chosen is seen",
      async () => {
        await openBuildingStep(page, dialog);
        for (const code of ["B", "M", "E", "U", "r3", "house"]) {
          await classes.fill(code);
          const first = page.getByRole("option").first();
          assert.ok(await first.isVisible());
          await classes.press("Enter");
        }
        const chosen = await dialog.getByRole("list", { name: "Chosen" }).getByRole("button")
          .evaluateAll((all) => all.map((it) => it.querySelector(".font-mono")?.textContent));
        // The last typed word found R-3 once more and took it back.
        assert.deepEqual(chosen, ["B", "M", "E", "U"]);
        for (const [typed, code] of [["VB", "VB"], ["VA", "VA"], ["IB", "IB"], ["V-B", "VB"]]) {
          await types.fill(typed);
          await types.press("Enter");
          await page.waitForFunction(
            ([element, start]) => (element as HTMLInputElement).value.startsWith(start as string),
            [await types.elementHandle(), `${code} – `] as const,
          );
        }
      },
    );

    await step("an open list is closed by Escape and by Tab, and the dialog stays", async () => {
      const collapsed = dialog.getByRole("combobox", {
        name: "Type of construction",
        expanded: false,
      });
      await types.click();
      await dialog.getByRole("combobox", { name: "Type of construction", expanded: true })
        .waitFor();
      await types.press("Escape");
      await collapsed.waitFor();
      assert.ok(await dialog.isVisible());
      await types.click();
      await types.press("Tab");
      await collapsed.waitFor();
      assert.ok(
        await dialog.getByLabel("Building height").evaluate((it) => it === document.activeElement),
      );
      await types.click();
      await types.press("Enter");
      await types.press("Escape");
      // Enter in an untouched list has chosen nothing else.
      await waitForValue(types, "VB – Any material, unprotected");
    });

    await step("another choice is typed over the one that is shown", async () => {
      await types.pressSequentially("VA");
      await types.press("Enter");
      await waitForValue(types, "VA – Any material, protected");
      await types.pressSequentially("IIB");
      await types.press("Enter");
      await waitForValue(types, "IIB – Noncombustible, unprotected");
    });

    await step("figures replace the zero they find", async () => {
      for (const [label, value] of [["Building height", "12"], ["Building area", "3000"]]) {
        const field = dialog.getByLabel(label);
        await field.click({ position: { x: 4, y: 12 } });
        await field.pressSequentially(value);
        await waitForValue(field, value);
      }
    });

    await step("chosen files are not dropped without asking", async () => {
      await dialog.getByLabel("Building height").fill("22");
      await dialog.getByLabel("Building area").fill("14000");
      await dialog.getByRole("button", { name: /^Next/ }).click();
      await page.route("**/api/uploads/*", (route) => route.abort());
      await dialog.locator('input[type="file"]').setInputFiles(PLANS);
      await dialog.getByText("office-buildout.pdf").waitFor();
      await page.keyboard.press("Escape");
      const question = page.getByRole("dialog", { name: "Discard the chosen files?" });
      await question.getByRole("button", { name: "Keep editing" }).click();
      await dialog.getByText("office-buildout.pdf").waitFor();
      // A press beside the dialog asks as well.
      await page.mouse.click(4, 4);
      await question.getByRole("button", { name: "Keep editing" }).click();
      await dialog.getByText("office-buildout.pdf").waitFor();
      await page.keyboard.press("Escape");
      await question.getByRole("button", { name: "Discard files" }).click();
      await dialog.waitFor({ state: "hidden" });
      await page.unroute("**/api/uploads/*");
    });

    await step(
      "what was sent comes back after a reload, and each file answers for itself",
      async () => {
        const toPlans = async () => {
          await page.getByRole("button", { name: "Create New Project" }).click();
          await waitForValue(dialog.getByLabel("Project name"), "Kept by Mara alone");
          await dialog.getByRole("button", { name: /^Next/ }).click();
          await dialog.getByRole("button", { name: /^Next/ }).click();
        };
        const chip = (name: string) =>
          dialog.getByRole("list", { name: "Chosen files" }).getByRole("listitem")
            .filter({ hasText: name });
        await page.reload();
        await toPlans();
        await dialog.getByText("up to 25 MB each on the Free plan").waitFor();
        await dialog.locator('input[type="file"]').setInputFiles([
          {
            name: "office-buildout.pdf",
            mimeType: "application/pdf",
            buffer: Buffer.from(await Deno.readFile(PLANS)),
          },
          { name: "moving.gif", mimeType: "image/gif", buffer: Buffer.from("GIF89a") },
          { name: "not-really.pdf", mimeType: "application/pdf", buffer: Buffer.from("GIF89a") },
        ]);
        await chip("office-buildout.pdf").getByText(/· Uploaded$/).waitFor();
        await chip("moving.gif").getByText("Error: Only PDF, JPG, JPEG, and PNG").waitFor();
        await chip("not-really.pdf").getByText("Error: not-really.pdf is not a PDF").waitFor();
        // What is dropped is looked at as what is chosen.
        const dropped = await page.evaluateHandle(() => {
          const data = new DataTransfer();
          data.items.add(new File(["GIF89a"], "dropped.gif", { type: "image/gif" }));
          return data;
        });
        await dialog.getByText("Choose plan files").dispatchEvent("drop", {
          dataTransfer: dropped,
        });
        await chip("dropped.gif").getByText("Error: Only PDF, JPG, JPEG, and PNG").waitFor();
        await chip("office-buildout.pdf").getByText(/· Uploaded$/).waitFor();
        // A file that goes hands the focus on; refused ones are nothing to lose.
        const remove = (name: string) => dialog.getByRole("button", { name: `Remove ${name}` });
        await remove("moving.gif").press("Enter");
        await waitForFocus(remove("not-really.pdf"));
        await page.keyboard.press("Escape");
        await dialog.waitFor({ state: "hidden" });
        await page.reload();
        await toPlans();
        await chip("office-buildout.pdf").getByText(/· Uploaded$/).waitFor();
        assert.equal(await chip("not-really.pdf").count(), 0);
        await page.keyboard.press("Escape");
        await dialog.waitFor({ state: "hidden" });
        // Of a file the line broke off of, the rest alone is sent.
        const bytes = Buffer.from(await Deno.readFile(PLANS));
        const half = Math.floor(bytes.length / 2);
        const begun = { filename: "half.pdf", fileSize: bytes.length };
        const { id } = await call(page, app, "POST", "uploads", begun);
        const part = await page.request.fetch(`${app.url}/api/uploads/${id}`, {
          method: "PATCH",
          headers: {
            origin: app.url,
            "content-type": "application/offset+octet-stream",
            "upload-offset": "0",
          },
          data: bytes.subarray(0, half),
        });
        assert.equal(part.status(), 204);
        await page.reload();
        await toPlans();
        await chip("half.pdf").getByText(/(49|50)% uploaded\. Choose the same file again/)
          .waitFor();
        const rest = page.waitForRequest((it) => it.method() === "PATCH");
        await dialog.locator('input[type="file"]').setInputFiles({
          name: "half.pdf",
          mimeType: "application/pdf",
          buffer: bytes,
        });
        assert.equal((await rest).headers()["upload-offset"], String(half));
        await chip("half.pdf").getByText(/· Uploaded$/).waitFor();
        await page.keyboard.press("Escape");
        await dialog.waitFor({ state: "hidden" });
      },
    );

    await step("a page brought back is a skeleton until it is known who is signed in", async () => {
      const heading = page.getByRole("main").getByRole("heading", { level: 1 });
      const skeleton = page.getByRole("status", { name: "Checking your session" });
      const answer = Promise.withResolvers<void>();
      await heading.waitFor();
      await page.route("**/api/auth/me", async (route) => {
        await answer.promise;
        await route.continue();
      });
      await page.evaluate(() =>
        dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))
      );
      await skeleton.waitFor();
      assert.equal(await heading.count(), 0);
      answer.resolve();
      await skeleton.waitFor({ state: "hidden" });
      await heading.waitFor();
      await page.unroute("**/api/auth/me");
    });

    await step("a draft is its account's, and goes at sign-out", async () => {
      const name = dialog.getByLabel("Project name");
      const keys = () =>
        page.evaluate(() => Object.keys(localStorage).filter((it) => it.includes("draft")));
      await page.reload();
      await page.getByRole("button", { name: "Create New Project" }).click();
      await page.waitForFunction(() =>
        [...document.querySelectorAll("input")].some((it) => it.value === "Kept by Mara alone")
      );
      assert.equal((await keys()).length, 1);
      // Another account in the same browser, without a sign-out between.
      await signUp(page, app, { name: "Next User", email: "next@example.com" });
      await page.reload();
      await page.getByRole("button", { name: "Create New Project" }).click();
      await name.waitFor();
      assert.equal(await name.inputValue(), "");
      // Left at once, it is kept as it was; signed out of at once, it is not.
      await name.fill("Last word");
      await page.reload();
      await page.getByRole("button", { name: "Create New Project" }).click();
      await waitForValue(name, "Last word");
      await name.fill("Last word of all");
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: /^Account of/ }).click();
      await page.getByRole("menuitem", { name: "Log out" }).click();
      await page.getByText("You’re signed out.").waitFor();
      assert.deepEqual(await keys(), []);
    });

    await step("signing out ends here also when the call does not get through", async () => {
      await signIn(page, app, "mara@example.com");
      await page.route("**/api/auth/logout", (route) => route.abort());
      await page.getByRole("button", { name: /^Account of/ }).click();
      await page.getByRole("menuitem", { name: "Log out" }).click();
      await page.getByText("You’re signed out.").waitFor();
      await page.goto(`${app.url}/dashboard`);
      await page.waitForURL("**/login?next=*");
      await page.unroute("**/api/auth/logout");
    });

    await step("a sign-out in one tab ends the others, too", async () => {
      await signIn(page, app, "mara@example.com");
      const other = await page.context().newPage();
      await other.goto(`${app.url}/projects`);
      await other.getByRole("button", { name: /^Account of/ }).click();
      await other.getByRole("menuitem", { name: "Log out" }).click();
      await other.getByText("You’re signed out.").waitFor();
      await page.getByText("You’re signed out.").waitFor();
      await other.close();
    });

    await step("a sign-out without a line ends here, says so, and is made up for", async () => {
      await signIn(page, app, "mara@example.com");
      await page.getByRole("button", { name: /^Account of/ }).click();
      await page.context().setOffline(true);
      await page.getByRole("menuitem", { name: "Log out" }).click();
      await page.getByRole("heading", { name: "You’re signed out here" }).waitFor();
      await page.getByText("The server couldn’t be reached").waitFor();
      assert.equal(await page.getByRole("link", { name: "Projects" }).count(), 0);
      assert.equal(await page.evaluate(() => localStorage.getItem("auth_token")), null);
      await page.context().setOffline(false);
      await page.getByText("You’re signed out.", { exact: true }).waitFor();
      await page.goto(`${app.url}/dashboard`);
      await page.waitForURL("**/login?next=*");
    });

    await step("a sign-out the server can't carry out says so on the screen", async () => {
      await signIn(page, app, "mara@example.com");
      // As the server answers when its database is away: the browser's key goes, the session stays.
      await page.route("**/api/auth/logout", async (route) => {
        await page.context().clearCookies();
        await route.fulfill({ status: 503, json: { code: "unexpected_failure", message: "" } });
      });
      await page.getByRole("button", { name: /^Account of/ }).click();
      await page.getByRole("menuitem", { name: "Log out" }).click();
      await page.getByText(
        "You’re signed out in this browser, but the server couldn’t end your session.",
      ).waitFor();
      assert.equal(await page.getByText("You’re signed out.", { exact: true }).count(), 0);
      assert.equal(await page.evaluate(() => localStorage.getItem("auth_token")), null);
      await page.unroute("**/api/auth/logout");
      await page.goto(`${app.url}/dashboard`);
      await page.waitForURL("**/login?next=*");
    });

    await step("a sign-out that was cut off is made up for by the next page", async () => {
      await signIn(page, app, "mara@example.com");
      await page.evaluate(() => localStorage.setItem("flc_signing_out", "1"));
      await page.goto(`${app.url}/billing`);
      await page.getByText("You’re signed out.").waitFor();
      assert.equal(await page.evaluate(() => localStorage.getItem("flc_signing_out")), null);
    });

    await step("a saved user that cannot be read goes, with its token", async () => {
      await signIn(page, app, "mara@example.com");
      // The page they came to may wake only now, and is then the one that says it.
      const said = page.waitForEvent("console", (it) => it.text().includes("Failed to parse"));
      await page.evaluate(() => localStorage.setItem("user", "{broken"));
      await page.goto(`${app.url}/billing`);
      await said;
      await page.waitForFunction(() => localStorage.getItem("auth_token") === null);
    });

    await step("what a list shows stands in its address, and comes back with it", async () => {
      await page.goto(`${app.url}/projects`);
      await page.getByRole("button", { name: "Failed", exact: true }).click();
      await page.getByLabel("Search projects").fill("harbor");
      await page.waitForURL("**/projects?search=harbor&filter=failed");
      await page.goto(`${app.url}/settings`);
      await page.goBack();
      await waitForValue(page.getByLabel("Search projects"), "harbor");
      await page.getByRole("button", { name: "Failed", exact: true, pressed: true }).waitFor();
      await page.getByLabel("Search projects").fill("");
      await page.getByRole("button", { name: "All", exact: true }).click();
      await page.waitForURL("**/projects");
    });

    await step("what is pressed twice is done once", async () => {
      await page.goto(`${app.url}/organizations`);
      await page.getByLabel("Name", { exact: true }).fill("Twice Pressed LLC");
      await page.getByRole("button", { name: "Create organization" }).dblclick();
      await page.getByRole("heading", { name: "Twice Pressed LLC" }).first().waitFor();
      await page.reload();
      await page.getByRole("heading", { name: "Twice Pressed LLC" }).first().waitFor();
      const { organizations } = await (await page.request.get(`${app.url}/api/organizations`))
        .json();
      assert.equal(organizations.length, 1);
      const invited = page.getByLabel("Invite by email");
      await invited.fill("nobody");
      await invited.press("Enter");
      await page.locator("form").getByText("Invalid email address").waitFor();
      await waitForFocus(invited);
      assert.equal(await invited.getAttribute("aria-invalid"), "true");
      // The second press would find the link used up by the first, and say that it does not work.
      await page.goto(app.url + await mailedPath(app, "mara@example.com", "/confirm-email"));
      await page.getByRole("button", { name: "Confirm email" }).dblclick();
      await page.waitForURL("**/settings");
      await page.getByText("Confirmed", { exact: true }).waitFor();
    });
  },
  [DESKTOP],
);

journey("the verdict on a file comes before what is on record", async ({ start, step, visit }) => {
  const app = await start({}, await reviewedDataDir());
  const { page } = await visit();
  const { id } = await enterReviewed(page, app);
  const pdf = await (await page.request.get(`${app.url}/api/projects/${id}/download-report`))
    .body();
  const choose = (bytes: Uint8Array) =>
    page.locator("#file").setInputFiles({
      name: "report.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from(bytes),
    });
  const headings = () => page.locator("#answer h2:visible").allInnerTexts();
  /** The first words of the answer lie below the header and above the notice. */
  const startsInSight = () =>
    page.waitForFunction(() => {
      const { top } = document.querySelector("#answer")!.getBoundingClientRect();
      const header = document.querySelector("header")!.getBoundingClientRect();
      return top >= header.bottom && top < innerHeight / 2;
    });

  await step("the issued file", async () => {
    await page.goto(`${app.url}/verify`);
    await choose(pdf);
    await page.getByText("This file is the issued PDF, byte for byte.").waitFor();
    assert.deepEqual(await headings(), ["✓ This report is genuine"]);
    assert.equal(await page.locator("#answer .answer").count(), 1, "one answer, one box");
    assert.equal(await page.locator(".toast").count(), 0);
    const hashes = (await page.locator("#answer").innerText()).match(/[0-9a-f]{64}/g);
    assert.equal(hashes?.length, 1, "the hash stands once");
    await startsInSight();
    const boxes = await page.locator("#answer > :visible, #compare").evaluateAll((all) =>
      all.map((it) => it.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom }))
    );
    const gaps = boxes.slice(1).map(({ top }, at) => Math.round(top - boxes[at].bottom));
    assert.deepEqual(gaps, [16, 28], "what is on record, when, next section");
  });

  await step("an altered file is red, first and once", async () => {
    const altered = new Uint8Array(pdf);
    altered[altered.length - 1200] ^= 1;
    await page.goto(`${app.url}/verify`);
    await choose(altered);
    await page.getByText("This file is not the report that was issued", { exact: false }).first()
      .waitFor();
    assert.deepEqual(await headings(), ["✕ This file is not the report that was issued"]);
    assert.equal(await page.locator(".toast").count(), 0);
    assert.equal(await page.getByText("This report is genuine").isVisible(), false);
    await startsInSight();
  });

  let code = "";
  await step("a code that was typed", async () => {
    code = await page.locator("#code").inputValue();
    await page.goto(`${app.url}/verify`);
    await page.locator("#code").fill(code.toLowerCase());
    await page.getByRole("button", { name: "Verify Report" }).click();
    await page.getByRole("heading", { name: "This report is genuine" }).waitFor();
    await startsInSight();
  });

  await step("a file without a code says what to do", async () => {
    await page.goto(`${app.url}/verify`);
    await choose(new TextEncoder().encode("%PDF-1.7"));
    await page.getByText("Enter the report’s code first", { exact: false }).first().waitFor();
    await page.locator("#code").fill(code);
    await choose(new TextEncoder().encode("%PDF-1.7"));
    await page.getByText(
      `It carries no code, and its bytes differ from those issued under ${code}:`,
    )
      .waitFor();
    assert.deepEqual(await headings(), ["✕ This file is not the report that was issued"]);
  });

  await step("a revoked report is red first, though its file is the issued one", async () => {
    const reason = "Sent to the wrong client";
    await call(page, app, "POST", `projects/${id}/report/revoke`, {
      verificationCode: code,
      reason,
    });
    await page.goto(`${app.url}/verify`);
    await choose(pdf);
    const same = page.getByText("This file is the issued PDF, byte for byte.");
    await same.waitFor();
    assert.deepEqual(await headings(), ["⊘ This report was revoked"]);
    const [red, note] = await Promise.all(
      [page.locator("#answer h2"), same].map((it) => it.boundingBox()),
    );
    assert.ok(red!.y + red!.height < note!.y, "what stands against it comes first");
    assert.equal(await page.locator(".toast").count(), 0);
    await startsInSight();
  });
});
