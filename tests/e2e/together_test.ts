/**
 * People answer for a set together: a file that failed is replaced, requirements are answered, a marked-up PDF and a
 * letter come back from elsewhere, a guest comments until the link is revoked, and an organization takes the project over.
 */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { strFromU8, unzipSync } from "fflate";
import type { Page } from "playwright-core";
import type {
  DispositionsResponse,
  Organization,
  OrganizationList,
  ReportResponse,
} from "../../functions/_shared/contract/mod.ts";
import { readPdf } from "../functions/_report/_read_pdf.ts";
import {
  checkBothThemes,
  checkScreen,
  DESKTOP,
  journey,
  PASSWORD,
  PHONE,
  PLANS,
  reviewedDataDir,
  type RunningApp,
  shiftOnEntry,
  signUp,
  withLargeText,
} from "./_browser.ts";
import { answerWorkbook, markElsewhere } from "./_elsewhere.ts";
import {
  call,
  enterReviewed,
  mailedPath,
  subscribe,
  uploadLocked,
  waitForRun,
} from "./_furnish.ts";

const detail = (page: Page) => page.getByRole("region", { name: "Finding detail" });
const notice = (page: Page, title: string) => page.getByText(title, { exact: true }).first();

journey("people answer for a set together", async ({ start, step, visit }) => {
  const app = await start({}, await reviewedDataDir());
  const { page, errors } = await visit();
  const { id } = await enterReviewed(page, app);
  await subscribe(page, app);
  const lockedId = await uploadLocked(page, app);
  const path = `${app.url}/project/${id}/enhanced-report`;
  const report: ReportResponse = await call(page, app, "GET", `projects/${id}/report`);
  const open = report.findings.filter((it) => it.status !== "compliant");
  const exportOf = async (format: string) => {
    const answer = await page.request.get(`${app.url}/api/projects/${id}/export/${format}`);
    assert.equal(answer.status(), 200, format);
    return new Uint8Array(await answer.body());
  };
  const dispositions = async () => {
    const found: DispositionsResponse = await call(
      page,
      app,
      "GET",
      `projects/${id}/dispositions`,
    );
    return found.dispositions;
  };

  await step("a file nobody can open is replaced from its card", async () => {
    await page.goto(`${app.url}/dashboard`);
    await page.getByText("plans.pdf is password-protected.", { exact: false }).waitFor();
    await page.getByRole("button", { name: /^Replace file/ }).click();
    const dialog = page.getByRole("dialog", { name: "Replace a file" });
    const send = dialog.getByRole("button", { name: "Replace and review again" });
    const file = dialog.locator("input[type=file]");
    await file.setInputFiles({
      name: "notes.docx",
      mimeType: "application/msword",
      buffer: Buffer.from("notes"),
    });
    await dialog.getByText("Error: Only PDF, JPG, JPEG, and PNG files can be reviewed.").waitFor();
    assert.ok(await send.isDisabled());
    await checkBothThemes(page, "replace a failed file");
    // A file in the place of another: the one that was refused goes.
    await file.setInputFiles(PLANS);
    await dialog.getByText("· Uploaded").waitFor();
    assert.equal(await dialog.getByText("notes.docx").count(), 0);
    await send.click();
    await notice(page, "File replaced").waitFor();
    await dialog.waitFor({ state: "detached" });
  });

  await step("by key a finding is resolved, the next deferred, and both taken back", async () => {
    await page.goto(path);
    await page.locator("[data-finding]").first().waitFor();
    await page.keyboard.press("?");
    const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await keys.getByText("Mark resolved or deferred").waitFor();
    await page.keyboard.press("?");
    await keys.waitFor({ state: "detached" });
    const row = (number: number) => page.locator("[data-finding]").nth(number);
    await row(0).click();
    await detail(page).getByText("Not reviewed yet").waitFor();
    await page.keyboard.press("r");
    await row(0).getByText("Resolved", { exact: true }).waitFor();
    await page.keyboard.press("j");
    await detail(page).getByText("Not reviewed yet").waitFor();
    await page.keyboard.press("t");
    await row(1).getByText("Deferred", { exact: true }).waitFor();
    // A phone shows it at a press.
    await page.getByText(/^2 of \d+ findings reviewed: 1 resolved, 1 deferred/)
      .waitFor({ state: "attached" });
    await page.keyboard.press("z");
    await row(1).getByText("Deferred", { exact: true }).waitFor({ state: "detached" });
    await page.keyboard.press("z");
    await row(0).getByText("Resolved", { exact: true }).waitFor({ state: "detached" });
  });

  await step("a requirement and an item of the checklist are answered", async () => {
    for (
      const [tab, answer, why] of [
        ["Requirements", "Fails", "Calculated on LS-101"],
        ["Checklist", "Shown", "Seen on A-401"],
      ]
    ) {
      await page.getByRole("tab", { name: tab }).click();
      const panel = page.getByRole("tabpanel", { name: tab });
      if (tab === "Requirements") await panel.locator("summary").first().click();
      await panel.getByLabel(/^Your answer: /).first().selectOption({ label: answer });
      await panel.getByLabel(/^Why: /).first().fill(why);
      await page.keyboard.press("Enter");
      await panel.getByText(new RegExp(`^June Park, \\w+ \\d+, \\d{4} · “${why}”$`)).waitFor();
    }
    await page.setViewportSize(PHONE);
    await checkBothThemes(page, "checklist answered, on a phone");
    await page.setViewportSize(DESKTOP);
  });

  await step("the answers stand in JSON, workbook and appendix, with who gave them", async () => {
    const { review } = JSON.parse(strFromU8(await exportOf("json")));
    assert.deepEqual(
      review.answers.map((
        it: Record<string, string>,
      ) => [it.answer, it.note, it.answeredBy]).sort(),
      [["complies", "Seen on A-401", "June Park"], ["fails", "Calculated on LS-101", "June Park"]],
    );
    const sheets = Object.values(unzipSync(await exportOf("xlsx"))).map((it) => strFromU8(it));
    for (const words of ["Reviewer’s answer", "Calculated on LS-101", "June Park"]) {
      assert.ok(sheets.some((it) => it.includes(words)), words);
    }
    const pages = await readPdf(await exportOf("appendix"));
    const text = pages.map((it) => it.text).join(" ").replace(/\s+/g, " ");
    for (const words of ["Requirements answered by reviewers (2)", "Seen on A-401"]) {
      assert.ok(text.includes(words), words);
    }
  });

  await step(
    "a copy marked up elsewhere is looked at, taken over in part, and undone",
    async () => {
      const copy = await page.request.get(`${app.url}/api/projects/${id}/visual-markup`);
      const [first, second, third] = open.map((it) => it.id).sort();
      const bytes = await markElsewhere(new Uint8Array(await copy.body()), [
        { findingId: first, state: "Rejected", note: "Shown on the finish schedule" },
        { findingId: second, state: "Accepted" },
        { findingId: third, state: "Completed", reply: "Second exit added, see LS-101" },
      ]);
      await page.getByRole("tab", { name: "Revisions" }).click();
      await page.getByRole("button", { name: "Import", exact: true }).click();
      await page.getByRole("menuitem", { name: "Marked-up PDF" }).click();
      const dialog = page.getByRole("dialog", { name: "Import a marked-up PDF" });
      const read = async (name: string, buffer: Buffer) => {
        const mimeType = "application/pdf";
        await dialog.getByLabel("Marked-up PDF").setInputFiles({ name, mimeType, buffer });
        await dialog.getByRole("button", { name: "Read file" }).click();
      };
      await read("plans.pdf", Buffer.from(await Deno.readFile(PLANS)));
      await dialog.getByText("This PDF isn’t a marked-up copy of these plans").waitFor();
      await read("marked.pdf", bytes);
      await dialog.getByText("3 decisions and 1 reply differ").waitFor();
      const rows = dialog.getByRole("listitem");
      assert.deepEqual(
        (await rows.locator(".font-mono").allTextContents()).map((it) => it.trim()),
        [first, second, third, third],
      );
      await rows.nth(0).getByText("Not reviewed → Dismissed: Shown on the finish schedule")
        .waitFor();
      await rows.nth(3).getByText(/Second exit added, see LS-101$/).waitFor();
      await page.setViewportSize(PHONE);
      await checkBothThemes(page, "marked-up copy read, on a phone");
      await page.setViewportSize(DESKTOP);
      await rows.nth(1).getByRole("checkbox").uncheck();
      await dialog.getByRole("button", { name: "Apply 3 changes" }).click();
      await dialog.waitFor({ state: "detached" });
      await page.getByText("2 decisions and 1 reply", { exact: true }).waitFor();
      const taken = new Map((await dispositions()).map((it) => [it.findingId, it]));
      assert.deepEqual(
        [first, second, third].map((it) => [
          taken.get(it)?.state ?? null,
          taken.get(it)?.comments ?? 0,
        ]),
        [["dismissed", 0], [null, 0], ["resolved", 1]],
      );
      await page.getByRole("button", { name: "Undo" }).click();
      await notice(page, "Undone").waitFor();
      assert.ok((await dispositions()).every((it) => it.state === null && it.comments === 0));
    },
  );

  await step("responses filled into the workbook are read back and shown", async () => {
    const filled = answerWorkbook(await exportOf("letter-xlsx"), "Moved to A-501");
    await page.getByRole("tab", { name: "Revisions" }).click();
    await page.getByRole("button", { name: "Import", exact: true }).click();
    await page.getByRole("menuitem", { name: "Applicant’s responses" }).click();
    const dialog = page.getByRole("dialog", { name: "Import the applicant’s responses" });
    await dialog.getByLabel("Letter").setInputFiles({
      name: "letter.xlsx",
      mimeType: "application/octet-stream",
      buffer: filled,
    });
    await dialog.getByRole("button", { name: "Import", exact: true }).click();
    await dialog.getByText("1 response imported").waitFor();
    await dialog.getByRole("list", { name: "Responses" }).getByText("“Moved to A-501”").waitFor();
    await checkBothThemes(page, "responses read");
    await dialog.getByRole("button", { name: "Done" }).click();
    await dialog.waitFor({ state: "detached" });
  });

  await step("a guest comments until the link is revoked", async () => {
    await page.getByRole("button", { name: "Share", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Share this report" });
    await dialog.getByLabel("Who it’s for").fill("Kim Architects");
    await dialog.getByLabel("Expires after").selectOption("1 day");
    await dialog.getByRole("button", { name: "Create link" }).click();
    const link = (await dialog.getByLabel("Link", { exact: true }).textContent())!.trim();
    const guest = await visit({ viewport: PHONE });
    const finding = guest.page.locator("[data-finding]").first();
    assert.ok(await shiftOnEntry(guest.page, link, finding) < 0.02);
    await finding.click();
    await guest.page.getByLabel("Your name").fill("Kim Lee");
    const say = async (words: string) => {
      await guest.page.getByLabel("Comment", { exact: true }).fill(words);
      await guest.page.getByRole("button", { name: "Add comment" }).click();
    };
    await say("The door is 36 in wide.");
    await guest.page.getByText("you’re writing as Kim Lee").waitFor();

    await dialog.getByRole("button", { name: /^Revoke/ }).click();
    const question = page.getByRole("dialog", { name: "Revoke this link?" });
    await question.getByRole("button", { name: "Revoke", exact: true }).click();
    await dialog.getByText(/Revoked [A-Z]/).waitFor();
    await page.keyboard.press("Escape");
    await say("And fire-rated.");
    await guest.page.getByText("Comment not sent").first().waitFor();
    await guest.page.reload();
    await guest.page.getByRole("heading", { name: "This link doesn’t work" }).waitFor();
    await checkScreen(guest.page, "link that was revoked");
    assert.deepEqual(guest.errors, []);
    await guest.close();
  });

  await step("the replaced file has its report", async () => {
    await waitForRun(page, app, lockedId);
    await page.goto(`${app.url}/project/${lockedId}/enhanced-report`);
    await page.locator("[data-finding]").first().waitFor();
  });

  await people({ app, page, path, id, visit, step });
  assert.deepEqual(errors, []);
}, [DESKTOP]);

/** An organization from its first member to its next owner. */
async function people(
  { app, page, path, id, visit, step }:
    & Pick<Parameters<Parameters<typeof journey>[1]>[0], "visit" | "step">
    & {
      app: RunningApp;
      page: Page;
      path: string;
      id: string;
    },
): Promise<void> {
  const organizations = async (): Promise<Organization[]> => {
    const found: OrganizationList = await call(page, app, "GET", "organizations");
    return found.organizations;
  };

  const dora = await visit({ viewport: PHONE });
  await step("who has no account yet is invited by mail, makes one, and joins", async () => {
    // What is typed and pressed before the page's code has come counts as well.
    const typed = Promise.withResolvers<void>();
    const code = /\/Organizations-[^/]+\.js$/;
    await page.route(code, (route) => typed.promise.then(() => route.continue()));
    await page.goto(`${app.url}/organizations`, { waitUntil: "commit" });
    await page.getByLabel("Name", { exact: true }).fill("Bay Reviewers");
    await page.getByRole("button", { name: "Create organization" }).click();
    typed.resolve();
    const card = page.getByRole("region", { name: "Bay Reviewers" });
    await card.getByLabel("Invite by email").fill("dora@example.com");
    await card.getByLabel("Role", { exact: true }).selectOption("Designer");
    await card.getByRole("button", { name: "Invite", exact: true }).click();
    await card.getByRole("list", { name: "Open invitations" }).getByText("dora@example.com", {
      exact: true,
    }).waitFor();
    const link = app.url + await mailedPath(app, "dora@example.com", "/invitation/");

    const other = await visit();
    await signUp(other.page, app, { name: "Ben Ito", email: "ben@example.com" });
    await other.page.goto(link);
    await other.page.getByText("This invitation is for dora@example.com").waitFor();
    await checkScreen(other.page, "invitation of somebody else");
    await other.page.getByRole("link", { name: "Use another account" }).click();
    await other.page.getByRole("button", { name: "Sign In" }).waitFor();
    await other.page.getByText(/ invited you to Bay Reviewers\. Sign in with dora@example\.com/)
      .waitFor();
    await other.close();

    await dora.page.goto(link);
    await withLargeText(dora.page, () => checkScreen(dora.page, "invitation, large text"));
    await dora.page.getByRole("link", { name: "Create one" }).click();
    assert.equal(await dora.page.getByLabel("Email").inputValue(), "dora@example.com");
    await dora.page.getByText(/ invited you to Bay Reviewers\. Create an account with dora@/)
      .waitFor();
    await checkScreen(dora.page, "registration by an invitation");
    await withLargeText(dora.page, () => checkScreen(dora.page, "the same, large text"));
    await dora.page.getByLabel("Full name").fill("Dora Diaz");
    await dora.page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await dora.page.getByRole("button", { name: "Create Account" }).click();
    await dora.page.getByRole("button", { name: "Accept the invitation" }).click();
    await dora.page.getByText(/Your role: Designer/).waitFor();
    await checkBothThemes(dora.page, "organization joined, on a phone");
    const joined = dora.page.getByRole("heading", { name: "Bay Reviewers" });
    assert.ok(await shiftOnEntry(dora.page, `${app.url}/organizations`, joined) < 0.02);
  });

  const ben = await visit();
  const vic = await visit();
  await step("each sees what the role may do, and nothing else", async () => {
    const [{ id: organizationId }] = await organizations();
    await call(page, app, "PATCH", `projects/${id}/organization`, { organizationId });
    const join = async (by: Page, name: string, email: string, role: string) => {
      if (email === "ben@example.com") await signIn(by, app, email);
      else await signUp(by, app, { name, email });
      await call(page, app, "POST", `organizations/${organizationId}/invitations`, { email, role });
      const [, , token] = (await mailedPath(app, email, "/invitation/")).split("/");
      await call(by, app, "POST", "invitations/accept", { token });
    };
    await join(ben.page, "Ben Ito", "ben@example.com", "reviewer");
    await join(vic.page, "Vic Noor", "vic@example.com", "viewer");
    for (
      const [by, role, mayDecide, mayComment] of [
        [dora.page, "Designer", false, true],
        [ben.page, "Reviewer", true, true],
        [vic.page, "Viewer", false, false],
      ] as const
    ) {
      await by.goto(path);
      await by.getByText(`${role} in Bay Reviewers`).waitFor();
      await by.locator("[data-finding]").first().click();
      await detail(by).getByText("Not reviewed yet").waitFor();
      const counts = await Promise.all([
        detail(by).getByRole("group", { name: "Decision" }).count(),
        by.getByRole("button", { name: "Share", exact: true }).count(),
        detail(by).getByLabel("Comment", { exact: true }).count(),
      ]);
      assert.deepEqual(counts, [mayDecide, mayDecide, mayComment].map(Number), role);
    }
  });

  await step(
    "the workspace that was chosen is what the page comes with, until it is left",
    async () => {
      const served = async () => await (await page.request.get(`${app.url}/projects`)).text();
      // Another project has the same name.
      const row = page.locator(`article:has(a[href*="${id}"])`);
      const choose = async (workspace: string) => {
        await page.getByRole("button", { name: /^Workspace: / }).click();
        await page.getByRole("menuitem", { name: workspace, exact: true }).click();
      };
      await page.goto(`${app.url}/projects`);
      await row.waitFor();
      await choose("My projects");
      await row.waitFor({ state: "detached" });
      assert.ok(!(await served()).includes(id));
      await choose("Bay Reviewers");
      await row.waitFor();
      assert.ok((await served()).includes(id));
      // As of somebody who was here before.
      await page.context().addCookies([{
        name: "flc_workspace",
        value: "11111111-1111-4111-8111-111111111111",
        url: app.url,
      }]);
      await page.goto(`${app.url}/projects`);
      await row.waitFor();
      await page.getByRole("button", { name: "Workspace: All projects" }).waitFor();
    },
  );

  await step("a member takes the organization over, and its next owner removes one", async () => {
    const card = (by: Page) => by.getByRole("region", { name: "Bay Reviewers" });
    await page.goto(`${app.url}/organizations`);
    await card(page).getByRole("button", { name: "Transfer ownership to Ben Ito" }).click();
    await page.getByRole("dialog", {
      name: "Offer Ben Ito the transfer of ownership of Bay Reviewers?",
    })
      .getByRole("button", { name: "Offer transfer" }).click();
    await card(page).getByText(/^Ben Ito was offered the transfer of ownership of/).waitFor();
    await checkBothThemes(page, "organization, transfer offered");
    await ben.page.goto(`${app.url}/organizations`);
    await ben.page.getByRole("button", {
      name: "Accept the transfer of ownership of Bay Reviewers",
    }).click();
    await ben.page.getByRole("dialog", {
      name: "Accept the transfer of ownership of Bay Reviewers?",
    })
      .getByRole("button", { name: "Accept" }).click();
    await card(ben.page).getByText(/counted against your Free plan/).waitFor();

    await card(ben.page).getByRole("button", { name: "Remove Vic Noor" }).click();
    await ben.page.getByRole("dialog", { name: "Remove Vic Noor?" })
      .getByRole("button", { name: "Remove", exact: true }).click();
    await notice(ben.page, "Member removed").waitFor();
    const gone = await vic.page.request.get(`${app.url}/api/projects/${id}/report`);
    assert.equal(gone.status(), 404);
    const [{ isPayer, role }] = await organizations();
    assert.deepEqual([isPayer, role], [false, "owner"]);

    for (let count = 1; count <= 10; count++) {
      await call(ben.page, app, "POST", "organizations", { name: `Bay Reviewers ${count}` });
    }
    await ben.page.goto(`${app.url}/organizations`);
    const cards = ben.page.getByRole("region", { name: /^Bay Reviewers/ });
    const pages = ben.page.getByRole("navigation", { name: "Pages of organizations" });
    await pages.getByText("Page 1 of 2").waitFor();
    assert.equal(await cards.count(), 10);
    await pages.getByRole("button", { name: "Next" }).click();
    await pages.getByText("Page 2 of 2").waitFor();
    await cards.nth(1).waitFor({ state: "detached" });
    assert.equal(await cards.count(), 1);
    for (const it of [dora, ben, vic]) assert.deepEqual(it.errors, []);
  });
}

async function signIn(page: Page, app: RunningApp, email: string): Promise<void> {
  await call(page, app, "POST", "auth/login", { email, password: PASSWORD });
}
