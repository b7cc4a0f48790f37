/** Findings are accepted, dismissed, undone and assigned with a due date, one by one and many at once; a project moves to an organization, and usage is seen. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import {
  checkBothThemes,
  journey,
  PHONE,
  pressUnderName,
  PROJECT,
  REVIEW_TIMEOUT_MS,
  reviewedDataDir,
  signUp,
  waitForFocusIn,
} from "./_browser.ts";
import type { Finding } from "../../functions/_shared/domain/finding.ts";
import { enterReviewed, mailedPath, waitForRun } from "./_furnish.ts";

const REASON = "The schedule on A-601 gives it";
/** The box of the finding that is open. */
const CHOSEN_BOX = "[data-box][aria-pressed=true]";

/** Defers a finding as another tab does. */
async function decideElsewhere(page: Page, origin: string, id: string, findingId: string | null) {
  const project = `${origin}/api/projects/${id}`;
  const { reportId } = await (await page.request.get(`${project}/dispositions`)).json();
  const changes = [{ findingId, set: { state: "deferred", reasonCode: null } }];
  const answer = await page.request.patch(`${project}/dispositions`, {
    data: { reportId, changes },
    headers: { origin },
  });
  assert.equal(answer.status(), 200, await answer.text());
}

/** What a press in the middle of the survey would meet as it appears, kept for the pages opened from here on. */
const watchSurvey = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      const card = document.querySelector("[data-asks]");
      if (!card) return;
      seen.disconnect();
      const { left, top, width, height } = card.getBoundingClientRect();
      const met = document.elementFromPoint(left + width / 2, top + height / 2);
      document.documentElement.dataset.met = met && !card.contains(met) ? "page" : "survey";
    });
    seen.observe(document, { childList: true, subtree: true });
  });

journey(
  "findings are decided about, and usage and rules are counted",
  async ({ start, step, visit, isPhone }) => {
    const app = await start({}, await reviewedDataDir());
    const { page, errors, close } = await visit();
    const { id } = await enterReviewed(page, app);
    const path = `/project/${id}/enhanced-report`;
    const detail = page.getByRole("region", { name: "Finding detail" });
    const decision = (name: string, isPressed: boolean) =>
      detail.getByRole("button", { name, exact: true, pressed: isPressed });
    const saved = (method = "PATCH") => {
      const answer = page.waitForResponse((it) =>
        it.request().method() === method && it.url().includes("/api/projects/") && it.ok()
      );
      // Where a step ends before it waits for the answer, the step's own error is the one to read.
      answer.catch(() => {});
      return answer;
    };
    await step("a finding is dismissed by keyboard, with a reason that stays", async () => {
      await page.goto(app.url + path);
      const row = page.locator("[data-finding]").first();
      await row.click();
      await detail.getByText("Your review").waitFor();
      await page.keyboard.press("d");
      await waitForFocusIn(detail.getByLabel("Why it doesn’t apply"));
      await page.keyboard.type("It is shown");
      await page.keyboard.press("Tab");
      await page.keyboard.type(REASON);
      await page.keyboard.press("Tab");
      const done = saved();
      await page.keyboard.press("Enter");
      await done;
      await decision("Dismiss", true).waitFor();
      await detail.getByText(`“${REASON}”`).first().waitFor();
      await page.getByText(/^After review:/).filter({ visible: true }).first().waitFor();
      await detail.getByText("Your review").scrollIntoViewIfNeeded();
      await checkBothThemes(page, "report, finding dismissed");
      await page.reload();
      await decision("Dismiss", true).waitFor();
    });

    await step(
      "the next is accepted by key, undone, reworded, assigned and commented",
      async () => {
        await page.keyboard.press("j");
        await detail.getByText("Not reviewed yet").waitFor();
        let done = saved();
        await page.keyboard.press("a");
        await decision("Accept", true).waitFor();
        await done;
        done = saved();
        await page.keyboard.press("z");
        await done;
        await decision("Accept", false).waitFor();
        // What another tab decided since is the newer decision, and stays.
        done = saved();
        await page.keyboard.press("a");
        await done;
        await decideElsewhere(
          page,
          app.url,
          id,
          await page.locator(CHOSEN_BOX).getAttribute("data-box"),
        );
        await page.keyboard.press("z");
        await page.getByText("Not undone", { exact: true }).first().waitFor();
        await decision("Defer", true).waitFor();
        done = saved();
        await detail.getByRole("button", { name: "Undo decision" }).click();
        await done;
        await detail.getByRole("button", { name: "Edit wording" }).click();
        await detail.getByLabel("Recommendation").fill("Give the width on A-101.");
        done = saved();
        await detail.getByRole("button", { name: "Save wording" }).click();
        await done;
        await detail.getByText("Give the width on A-101.").waitFor();
        done = saved();
        await detail.getByLabel("Assigned to").fill("A. Reyes");
        await detail.getByLabel("Assigned to").press("Enter");
        await done;
        await detail.getByLabel("Due", { exact: true }).fill("2031-03-04");
        done = saved();
        await detail.getByLabel("Due", { exact: true }).press("Enter");
        await done;
        done = saved("POST");
        await page.keyboard.press("c");
        await detail.getByLabel("Comment").fill("Asked the architect");
        await page.keyboard.press("Control+Enter");
        await done;
        await page.keyboard.press("Escape");
        await waitForFocusIn(detail);
        assert.equal(
          await page.evaluate(() => document.activeElement?.ariaLabel),
          "Finding detail",
        );
        const thread = detail.getByRole("list", { name: "Thread" });
        await thread.getByText("Asked the architect").waitFor();
        await thread.getByText("Assigned to A. Reyes").waitFor();
        await thread.getByText("Due Mar 4, 2031").waitFor();
        await detail.getByText("Comment", { exact: true }).scrollIntoViewIfNeeded();
        await checkBothThemes(page, "report, thread of a finding");
      },
    );

    await step(
      "in the list a due date is set, on one and on many, and undone by the notice",
      async () => {
        await page.getByRole("tab", { name: "Detailed Findings" }).click();
        const rows = page.getByRole("listitem").filter({ has: page.getByLabel(/^Choose /) });
        // The first of a row's summaries is the row itself.
        const line = (row: number) => rows.nth(row).locator("summary").first();
        const dueOf = (day: string) => rows.locator("summary").getByText(`due ${day}`);
        await dueOf("Mar 4, 2031").waitFor();
        const open = rows.nth(2);
        await line(2).click();
        await open.getByLabel("Due", { exact: true }).fill("2031-05-06");
        let done = saved();
        await open.getByLabel("Due", { exact: true }).press("Enter");
        await done;
        await dueOf("May 6, 2031").waitFor();
        await line(2).click();
        for (const row of [3, 4]) await rows.nth(row).getByLabel(/^Choose /).check();
        const bar = page.getByRole("toolbar", { name: "Selected findings" });
        /** On a phone the bar has room for the first two. */
        const decide = async (name: string) => {
          if (!isPhone) return await bar.getByRole("button", { name, exact: true }).click();
          await bar.getByRole("button", { name: "More" }).click();
          await page.getByRole("menuitem", { name, exact: true }).click();
        };
        await decide("Assign…");
        const dialog = page.getByRole("dialog", { name: "Assign 2 findings" });
        await dialog.getByRole("button", { name: "Cancel" }).click();
        await dialog.waitFor({ state: "detached" });
        await decide("Assign…");
        await dialog.getByLabel("Assigned to").fill("B. Ito");
        await dialog.getByLabel("Due").fill("2031-07-08");
        done = saved();
        await dialog.getByRole("button", { name: "Assign", exact: true }).click();
        await done;
        await rows.locator("summary").getByText("B. Ito, due Jul 8, 2031").nth(1).waitFor();
        for (const row of [3, 4]) await rows.nth(row).getByLabel(/^Choose /).check();
        done = saved();
        await decide("Defer");
        await done;
        await line(3).getByText("Deferred", { exact: true }).waitFor();
        const notice = page.getByRole("listitem").filter({ hasText: "Deferred" })
          .filter({ hasText: "2 findings" });
        done = saved();
        await notice.getByRole("button", { name: "Undo" }).click();
        await done;
        await page.getByText("Undone", { exact: true }).first().waitFor();
        await line(3).getByText("Deferred", { exact: true }).waitFor({ state: "detached" });
      },
    );

    await step("all others are accepted at once and listed by decision", async () => {
      // A phone keeps its lists behind a button.
      if (isPhone) await page.getByRole("button", { name: "Filters" }).click();
      await page.getByLabel("Decision", { exact: true }).selectOption("undecided");
      await page.getByRole("button", { name: /^Select all/ }).click();
      const bar = page.getByRole("toolbar", { name: "Selected findings" });
      await bar.waitFor();
      const middles = await bar.locator(":scope > :visible").evaluateAll((all) =>
        all.map((it) => it.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2)
      );
      assert.ok(Math.max(...middles) - Math.min(...middles) < 10, `one row: ${middles}`);
      await checkBothThemes(page, "findings, many chosen");
      const done = saved();
      await page.getByRole("button", { name: "Accept", exact: true }).click();
      await done;
      await page.getByText("No matching findings").waitFor();
      await page.getByLabel("Decision", { exact: true }).selectOption("dismissed");
      await page.getByText(/^1 of \d+ findings?\b/).waitFor();
      // A phone shows the result after review at a press.
      if (isPhone) await page.getByRole("button", { name: /^As sealed/ }).click();
      await page.getByText(/(\d+) of \1 findings reviewed: \d+ accepted, 1 dismissed/).waitFor();
      await page.getByLabel("Decision", { exact: true }).selectOption("any");
      await checkBothThemes(page, "findings, all decided");
    });

    await step(
      "a long list goes on at its end, and at a press with the row that came",
      async () => {
        await page.getByLabel("Show compliant checks").check();
        const order = page.getByLabel("Order", { exact: true });
        await order.selectOption("page");
        const next = page.getByLabel(/^Choose /).nth(30);
        assert.equal(await next.count(), 0);
        // Rows above get their height as they come into sight, so a reader scrolls more than once.
        await page.waitForFunction(() => {
          [...document.querySelectorAll("button")]
            .find((it) => it.textContent?.startsWith("Show more"))?.scrollIntoView();
          return document.querySelectorAll('[aria-label^="Choose "]').length > 30;
        });
        await page.evaluate(() => scrollTo(0, 0));
        await order.selectOption("severity");
        await page.getByRole("button", { name: /^Show more/ }).dispatchEvent("click");
        assert.ok(await next.evaluate((it) => it === document.activeElement));
        await page.getByLabel("Show compliant checks").uncheck();
      },
    );

    await step(
      "a finding of one's own is drawn by key, changed, deleted and put back",
      async () => {
        await page.getByRole("tab", { name: "Document Markup" }).click();
        await page.getByRole("button", { name: "Add a finding" }).click();
        await page.getByRole("application", { name: /^Draw your finding/ }).waitFor();
        await page.keyboard.press("ArrowRight");
        await page.keyboard.press("Shift+ArrowDown");
        await page.keyboard.press("Enter");
        const form = page.getByRole("dialog", { name: "Add a finding" });
        // All sections of the code can be reached: more of them come before the arrows get to the end.
        const section = form.getByLabel("Section", { exact: true });
        const options = form.getByRole("listbox", { name: "Requirements" }).getByRole("option");
        assert.equal(await options.count(), 0);
        await section.focus();
        await options.nth(29).waitFor();
        for (let at = 1; at < 30; at++) await section.press("ArrowDown");
        await options.nth(30).waitFor();
        await section.fill("handrail height");
        await form.getByRole("option", { name: /Handrail height/ }).first().waitFor();
        await page.keyboard.press("Enter");
        await form.getByLabel("What the sheet shows").fill("No height of the handrail is given.");
        await checkBothThemes(page, "report, finding of one's own");
        let done = saved("POST");
        await form.getByRole("button", { name: "Add finding" }).click();
        await done;
        await detail.getByText("Raised by June Park").waitFor();
        await page.getByText("1 raised by a reviewer").waitFor();
        await detail.getByRole("button", { name: "Edit", exact: true }).click();
        const changed = page.getByRole("dialog", { name: "Edit R001" });
        await changed.getByLabel("Severity").selectOption("critical");
        done = saved();
        await changed.getByRole("button", { name: "Save", exact: true }).click();
        await done;
        await detail.getByText("Critical", { exact: true }).waitFor();
        done = saved("DELETE");
        await detail.getByRole("button", { name: "Delete", exact: true }).click();
        await done;
        await page.locator("[data-finding=R001]").waitFor({ state: "detached" });
        done = saved("POST");
        await page.getByRole("button", { name: "Undo" }).click();
        await done;
        await page.locator("[data-finding=R001]").waitFor();
      },
    );

    const inWordsOfLibrary = async () => {
      const form = page.getByRole("dialog", { name: "Add a finding" });
      const draw = async (to: { x: number; y: number }) => {
        await page.getByRole("button", { name: "Add a finding" }).click();
        const layer = page.getByRole("application", { name: /^Draw your finding/ });
        await layer.scrollIntoViewIfNeeded();
        // Inside of what is seen of the sheet.
        const { x, y } = await layer.evaluate((it) => {
          const sheet = it.getBoundingClientRect();
          const seen = it.closest("[role=region]")!.getBoundingClientRect();
          return { x: Math.max(sheet.x, seen.x) + 60, y: Math.max(sheet.y, seen.y, 0) + 60 };
        });
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(x + to.x, y + to.y, { steps: 3 });
        await page.mouse.up();
        await form.waitFor();
      };
      await draw({ x: 80, y: 40 });
      await form.getByLabel("Section", { exact: true }).fill("1014.2");
      await form.getByRole("option", { name: /Handrail height/ }).first().waitFor();
      await page.keyboard.press("Enter");
      await form.getByLabel("Title").fill("Rail without a height");
      await form.getByLabel("What the sheet shows").fill("The rail has no height.");
      await form.getByRole("button", { name: "Save as standard comment" }).click();
      await page.getByText("Saved as standard comment").first().waitFor();
      await form.getByRole("button", { name: "Cancel" }).click();
      await form.waitFor({ state: "detached" });
      // A press is a point.
      await draw({ x: 0, y: 0 });
      await form.getByRole("button", { name: "From standard comments" }).click();
      await form.getByLabel("Search standard comments").fill("rail");
      await form.getByRole("button", { name: /Rail without a height/ }).click();
      const done = saved("POST");
      await form.getByRole("button", { name: "Add finding" }).click();
      const { title } = await (await done).json();
      assert.equal(title, "Rail without a height");
      await detail.getByText("The rail has no height.").first().waitFor();
      await page.getByText("2 raised by reviewers").waitFor();
    };
    await step("a box is drawn with the pointer, in words kept in the library", inWordsOfLibrary);

    await step("a guest with a link comments on a phone, and the owner reads it", async () => {
      await page.getByRole("button", { name: "Share", exact: true }).click();
      const dialog = page.getByRole("dialog", { name: "Share this report" });
      await dialog.getByLabel("Who it’s for").fill("Kim Architects");
      await dialog.getByRole("button", { name: "Create link" }).click();
      const link = await dialog.getByLabel("Link", { exact: true }).textContent();
      await dialog.getByText("Never opened").waitFor();
      await checkBothThemes(page, "share this report");
      await page.keyboard.press("Escape");

      const guest = await visit({ viewport: PHONE });
      await guest.page.goto(link!.trim());
      await guest.page.getByRole("heading", { name: PROJECT.name }).waitFor();
      const finding = guest.page.locator("[data-finding]").first();
      const id = await finding.getAttribute("data-finding");
      await finding.click();
      await guest.page.getByLabel("Your name").fill("Kim Lee");
      await guest.page.getByLabel("Comment", { exact: true }).fill("The door is 36 in wide.");
      await guest.page.getByRole("button", { name: "Add comment" }).click();
      await guest.page.getByText("you’re writing as Kim Lee").waitFor();
      await checkBothThemes(guest.page, "shared report, comment of a guest");
      assert.deepEqual(guest.errors, []);
      await guest.close();

      await page.goto(`${app.url}${path}#finding-${id}`);
      await page.reload();
      await detail.getByText("The door is 36 in wide.").waitFor();
      await detail.getByText("Guest", { exact: true }).waitFor();
      await page.getByRole("button", { name: "Notifications, 1 unread" }).click();
      await page.getByRole("menuitem", { name: /^A guest from Kim Architects/ })
        .waitFor();
      await checkBothThemes(page, "notifications");
      await page.keyboard.press("Escape");
    });

    await step(
      "one's own decisions are counted by rule, and shared where that is chosen",
      async () => {
        await page.goto(`${app.url}/settings`);
        const card = page.getByRole("region", { name: "Accuracy by rule" });
        await card.getByText(/^Dismissed: /).waitFor();
        await checkBothThemes(page, "settings, accuracy by rule");
        await card.getByLabel(/^Share my decisions/).click();
        await page.getByText("Your decisions are shared").first().waitFor();
      },
    );

    await step("usage of a new account is counted from its first day", async () => {
      await page.goto(`${app.url}/billing`);
      await page.getByText("1 project started, 1 file, 1 report", { exact: true }).waitFor();
      await page.getByText("Daily figures").click();
      const figures = page.getByRole("region", { name: "Daily figures" });
      assert.deepEqual(await figures.getByRole("cell").allTextContents(), ["1", "1", "1", "0"]);
    });
    await step("details are changed, and the review begins again with what was read", async () => {
      const id = path.split("/")[2];
      await watchSurvey(page);
      await page.goto(`${app.url}/dashboard?project=${id}`);
      const survey = page.getByRole("region", { name: "How was this analysis?" });
      await survey.waitFor();
      assert.equal(await page.locator("html").getAttribute("data-met"), "page");
      await pressUnderName(page, "Edit details");
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
      await survey.waitFor();
      await page.reload();
      await survey.getByRole("radio", { name: "Good", exact: true }).press("Escape");
      await survey.waitFor({ state: "detached" });
      await pressUnderName(page, "Edit details");
      const form = page.getByRole("form", { name: "Edit details" });
      await form.getByLabel("Building height").fill("24");
      await form.getByRole("checkbox", { name: "Generator" }).click();
      const changes = form.getByRole("region", { name: "What changes" });
      await changes.getByText("24 ft").waitFor();
      await changes.getByText("This project will be reviewed again").scrollIntoViewIfNeeded();
      await checkBothThemes(page, "edit project, what changes");
      const done = saved();
      await form.getByRole("button", { name: "Save and review again" }).click();
      await done;
      await form.waitFor({ state: "detached" });
      await waitForRun(page, app, id);
      await page.goto(`${app.url}${path}`);
      await page.getByText(
        /(?:1 raised by a reviewer|2 raised by reviewers)\) reviewed: \d+ accepted, 1 dismissed/,
      ).waitFor({
        // A phone shows it at a press.
        state: "attached",
        timeout: REVIEW_TIMEOUT_MS,
      });
    });

    await step("the project goes to an organization, where a colleague is mentioned", async () => {
      const ask = async (by: Page, path: string, data: object) => {
        const headers = { origin: app.url };
        const answer = await by.request.post(`${app.url}/api/${path}`, { data, headers });
        assert.ok(answer.ok(), await answer.text());
        return await answer.json();
      };
      const { id } = await ask(page, "organizations", { name: "Bay Reviewers" });
      await ask(page, `organizations/${id}/invitations`, {
        email: "ben@example.com",
        role: "viewer",
      });
      const colleague = await visit();
      await signUp(colleague.page, app, { name: "Ben Ito", email: "ben@example.com" });
      const token = (await mailedPath(app, "ben@example.com", "/invitation/")).split("/")[2];
      await ask(colleague.page, "invitations/accept", { token });

      await page.goto(`${app.url}/dashboard?project=${path.split("/")[2]}`);
      const dialog = page.getByRole("dialog", { name: "Move this project" });
      await pressUnderName(page, "Move");
      await dialog.getByText("At present, only you have access.").waitFor();
      await dialog.getByText(/^Members of Bay Reviewers will have access/).waitFor();
      await checkBothThemes(page, "move a project");
      await dialog.getByRole("button", { name: "Move", exact: true }).click();
      await page.getByText("It now belongs to Bay Reviewers.").first().waitFor();

      await page.goto(app.url + path);
      await page.locator("[data-finding]").first().click();
      const comment = detail.getByLabel("Comment", { exact: true });
      await comment.fill("@");
      const offered = detail.getByRole("group", { name: "Mention" });
      await offered.getByRole("button", { name: "@Ben Ito" }).waitFor();
      assert.equal(await offered.getByRole("button").count(), 1, "oneself is not offered");
      await checkBothThemes(page, "report, a name offered");
      await offered.getByRole("button", { name: "@Ben Ito" }).click();
      await waitForFocusIn(comment);
      await page.keyboard.type("is that door rated?");
      await offered.waitFor({ state: "detached" });
      const done = saved("POST");
      await page.keyboard.press("Control+Enter");
      await done;
      const project = `projects/${path.split("/")[2]}`;
      const report = await (await page.request.get(`${app.url}/api/${project}/report`)).json();
      const first = await page.locator("[data-finding]").first().getAttribute("data-finding");
      const other = report.findings.find((it: Finding) =>
        it.id !== first && it.status !== "compliant"
      );
      for (let more = 0; more < 20; more++) {
        await ask(page, `${project}/findings/${other.id}/comments`, {
          reportId: report.id,
          body: "@Ben Ito and this one?",
        });
      }
      await colleague.page.goto(`${app.url}/dashboard`);
      await colleague.page.getByRole("button", { name: "Notifications, 21 unread" }).click();
      const told = colleague.page.getByRole("menuitem", {
        name: /^June Park mentioned you in a comment/,
      });
      await colleague.page.getByText("Latest 20 of 21").waitFor();
      await colleague.page.getByRole("menuitem", { name: "Show older (1)" }).click();
      await told.nth(20).waitFor();
      const menu = (await colleague.page.getByRole("menu").boundingBox())!;
      assert.ok(menu.y + menu.height <= colleague.page.viewportSize()!.height);
      await told.nth(20).click();
      const read = colleague.page.getByRole("region", { name: "Finding detail" });
      await read.getByText("@Ben Ito is that door rated?").waitFor();
      assert.equal(await read.getByRole("group", { name: "Decision" }).count(), 0);
      assert.deepEqual(colleague.errors, []);
      await colleague.close();

      await page.goto(`${app.url}/dashboard?project=${path.split("/")[2]}`);
      await pressUnderName(page, "Move");
      await dialog.getByLabel("To").selectOption("My own projects");
      await dialog.getByText("No one else will have access.").waitFor();
      await dialog.getByRole("button", { name: "Move", exact: true }).click();
      await page.getByText("It’s now private to you.").first().waitFor();
    });

    assert.deepEqual(errors, []);
    await close();
  },
);
