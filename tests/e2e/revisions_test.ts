/** A set is answered: the revision is sent, comments are carried over, sheets compared, and the second letter taken out. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import type { Locator, Page } from "playwright-core";
import { fromFileUrl } from "../../functions/cli/paths.ts";
import type {
  CycleResponse,
  DispositionsResponse,
  ReportResponse,
} from "../../functions/_shared/contract/mod.ts";
import type { Finding } from "../../functions/_shared/domain/finding.ts";
import type { TruthRow } from "../bench/matching.ts";
import type { TwinTruth } from "../bench/revisions/truth.ts";
import {
  checkBothThemes,
  checkScreen,
  choosePlan,
  journey,
  pressUnderName,
  PROJECT,
  REVIEW_TIMEOUT_MS,
  type RunningApp,
  shiftOnEntry,
  signUp,
  waitForValue,
} from "./_browser.ts";

const pathOf = (path: string) => fromFileUrl(new URL(path, import.meta.url));
const SET = pathOf("../fixtures/plans/apartments.pdf");
/** What is wrong with it, row by row. */
const TRUTH = pathOf("../fixtures/plans/apartments.truth.json");
/** Half of its comments are corrected, and what became of each row. */
const REVISED = pathOf("../bench/revisions/apartments-r2/plans.pdf");
const TWIN = pathOf("../bench/revisions/apartments-r2/truth.json");

const readJson = async <T>(path: string): Promise<T> => JSON.parse(await Deno.readTextFile(path));

async function get<T>(page: Page, app: RunningApp, path: string): Promise<T> {
  const answer = await page.request.get(`${app.url}/api/projects/${path}`);
  assert.equal(answer.status(), 200, await answer.text());
  return await answer.json();
}

/** Dismisses or accepts whatever of the newest report nobody has decided about. */
async function decideAll(
  page: Page,
  app: RunningApp,
  id: string,
  dismissed: (finding: Finding) => boolean,
): Promise<void> {
  const { id: reportId, findings } = await get<ReportResponse>(page, app, `${id}/report`);
  const { dispositions } = await get<DispositionsResponse>(page, app, `${id}/dispositions`);
  const decided = new Set(dispositions.filter((it) => it.state).map((it) => it.findingId));
  const changes = findings.filter((it) => it.status !== "compliant" && !decided.has(it.id))
    .map((it) => ({
      findingId: it.id,
      set: dismissed(it)
        ? { state: "dismissed", reasonCode: "waived" }
        : { state: "accepted", reasonCode: null },
    }));
  const answer = await page.request.patch(`${app.url}/api/projects/${id}/dispositions`, {
    data: { reportId, changes },
    headers: { origin: app.url },
  });
  assert.equal(answer.status(), 200, await answer.text());
}

/** Uploads the set and waits for its report. */
async function review(page: Page, app: RunningApp): Promise<string> {
  const form = new FormData();
  const fields = {
    ...PROJECT,
    name: "Riverplace Apartments",
    buildingHeight: "38",
    buildingArea: "24000",
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("occupancyClassification", '["R-2"]');
  form.set("typeOfConstruction", "VA");
  form.append("files", new File([await Deno.readFile(SET)], "plans.pdf"));
  const answer = await page.request.post(`${app.url}/api/projects`, {
    multipart: form,
    headers: { origin: app.url },
  });
  assert.equal(answer.status(), 201, await answer.text());
  const { id } = await answer.json();
  await waitForRun(page, app, id);
  return id;
}

/** The stream of a run ends when its report is there. */
async function waitForRun(page: Page, app: RunningApp, id: string): Promise<void> {
  const events = await page.request.get(`${app.url}/api/projects/${id}/events`, {
    timeout: REVIEW_TIMEOUT_MS,
  });
  await events.body();
}

/** The comment letter as a Word document. */
async function letterOf(page: Page, app: RunningApp, id: string): Promise<Uint8Array> {
  const answer = await page.request.get(`${app.url}/api/projects/${id}/export/docx`);
  assert.equal(answer.status(), 200);
  return new Uint8Array(await answer.body());
}

/** From the whole of a sheet to eight times its size by the buttons, and back. */
async function zoomFar(page: Page): Promise<void> {
  const zoom = page.getByRole("group", { name: "Zoom" });
  const shown = zoom.getByRole("status");
  const nearer = zoom.getByRole("button", { name: "Zoom in" });
  const box = await page.locator("[data-box]").first().elementHandle();
  /** Waits until the layer of the boxes, as wide as the sheet, has come to rest at a width. */
  const widthOf = async (layer: Element) => {
    for (let last = 0;;) {
      const { width } = layer.getBoundingClientRect();
      if (width === last) return width;
      last = width;
      for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
    }
  };
  const layer = await box!.evaluateHandle((it) => it.closest('[style*="translate"]')!);
  await shown.getByText("100%").waitFor();
  const seen: string[] = [];
  while (await nearer.isEnabled()) {
    assert.ok(seen.length < 20, seen.join());
    await nearer.click();
    seen.push((await shown.textContent())!.replace(" zoom", ""));
  }
  assert.deepEqual(seen.slice(-6), ["300%", "400%", "500%", "600%", "700%", "800%"]);
  const near = await layer.evaluate(widthOf);
  await page.keyboard.press("+");
  await shown.getByText("800%").waitFor();
  const map = page.locator("[data-minimap]");
  if (await map.isVisible()) await goByMap(page, map);
  await page.keyboard.press("0");
  await shown.getByText("100%").waitFor();
  const drawn = near / await layer.evaluate(widthOf);
  assert.ok(Math.abs(drawn - 8) < 0.05, `drawn ${drawn} times as wide`);
}

/** To the lower right corner of the sheet by the sheet in small, which makes room for what it leads to. */
async function goByMap(page: Page, map: Locator): Promise<void> {
  const { width, height } = (await map.boundingBox())!;
  await map.click({ position: { x: width - 4, y: height - 4 } });
  await page.waitForFunction((it) => {
    const frame = it!.lastElementChild as HTMLElement;
    const end = parseFloat(frame.style.left) + parseFloat(frame.style.width);
    const [small, view] = [it!, it!.parentElement!].map((it) => it.getBoundingClientRect());
    const isInCorner = small.right > view.right - 100 && small.bottom > view.bottom - 100;
    return end > 99 && !isInCorner;
  }, await map.elementHandle());
}

journey("a revision is sent, compared and answered", async (it) => {
  const { start, step, visit, isPhone, size } = it;
  const app = await start();
  const { page, errors } = await visit();
  await signUp(page, app, { name: "June Park", email: "june@example.com" });
  await page.goto(`${app.url}/billing`);
  await choosePlan(page, "Professional");
  await page.getByText("Your subscription has been successfully updated.").first().waitFor();
  const id = await review(page, app);
  const tab = () => page.getByRole("tab", { name: /^Revisions/ }).click();

  await step("every finding is decided about: one dismissed, all others accepted", async () => {
    await decideAll(page, app, id, (it) => it.ruleId === "documentation/minimum-sheets");
    await page.goto(`${app.url}/dashboard?project=${id}`);
    const result = page.getByRole("region", { name: "Result after review" });
    await result.getByText(/^(\d+) of \1 findings reviewed: \d+ accepted, 1 dismissed$/).waitFor();
  });

  await step("a large sheet is zoomed to 800 percent, and as large it is drawn", async () => {
    await page.goto(`${app.url}/project/${id}/enhanced-report`);
    await zoomFar(page);
  });

  await step("a reference on a sheet leads to the sheet it names", async () => {
    const tools = page.getByRole("group", { name: "Tools" });
    await tools.getByRole("button", { name: "Next sheet" }).click();
    await tools.getByText("A101", { exact: true }).waitFor();
    await page.getByRole("button", { name: "A501: go to A501" }).press("Enter");
    await tools.getByText("A501", { exact: true }).waitFor();
    await page.getByRole("region", { name: /^Sheet A501/ }).waitFor();
  });

  await step("before a revision the tab says what will be here", async () => {
    await page.goto(`${app.url}/project/${id}/enhanced-report`);
    await tab();
    await page.getByText("No revisions yet").waitFor();
    await page.getByRole("table", { name: /Review cycles/ }).getByText("Cycle 1").waitFor();
  });

  await step("the applicant’s answers come back in the letter", async () => {
    const letter = unzipSync(await letterOf(page, app, id));
    const xml = strFromU8(letter["word/document.xml"]);
    // The last cell of the first line that asks for an answer.
    const row = xml.indexOf("</w:tr>", xml.indexOf("</w:tr>") + 1);
    const cell = xml.lastIndexOf("<w:p", row);
    const answer = "<w:p><w:r><w:t>Rail lowered to 32 in, see A001</w:t></w:r></w:p>";
    letter["word/document.xml"] = strToU8(
      xml.slice(0, cell) + answer + xml.slice(xml.indexOf("</w:tc>", cell)),
    );
    await page.getByRole("button", { name: "Import", exact: true }).click();
    await page.getByRole("menuitem", { name: "Applicant’s responses" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Letter").setInputFiles({
      name: "letter.docx",
      mimeType: "application/octet-stream",
      buffer: Buffer.from(zipSync(letter)),
    });
    await dialog.getByRole("button", { name: "Import", exact: true }).click();
    await dialog.getByText("1 response imported").waitFor();
    await checkScreen(page, "read responses");
    await page.keyboard.press("Escape");
  });

  await step("the revised set is sent with a note", async () => {
    await page.getByRole("button", { name: "Upload revision" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("The complete set").check();
    await dialog.locator("input[type=file]").setInputFiles(REVISED);
    await dialog.getByLabel("Note").fill("Answers to the letter of cycle 1");
    const send = dialog.getByRole("button", { name: "Send and review" });
    await send.and(page.locator(":enabled")).waitFor();
    await checkScreen(page, "upload revision");
    const taken: string[] = [];
    page.on("request", (it) => {
      if (it.method() === "DELETE") taken.push(it.url());
    });
    await send.click();
    await page.getByText("Cycle 2 is being reviewed").waitFor();
    assert.deepEqual(taken, [], "what was sent is not discarded with its form");
    assert.equal(await page.getByText("No revision yet").count(), 0);
    await waitForRun(page, app, id);
    await page.reload();
    await tab();
  });

  const comments = page.getByRole("region", { name: "Comments carried over" });
  await step("each comment says what became of it, with both pieces of the drawing", async () => {
    if (isPhone) {
      await comments.waitFor();
      const below = await comments.evaluate((it) =>
        it.getBoundingClientRect().top - it.closest("main")!.getBoundingClientRect().top
      );
      assert.ok(below < size.height * 0.75, `comments begin ${below} px down`);
    }
    await comments.getByRole("button", { name: /^Corrected 6$/ }).click();
    const corrected = comments.locator('[data-carried="corrected"]');
    assert.equal(await corrected.count(), 6);
    const dead = corrected.filter({ hasText: "Dead" }).first();
    const pieces = dead.locator("figure").getByRole("img");
    if (isPhone) {
      assert.equal(await pieces.count(), 0, "twenty drawings are no list on a phone");
      await dead.getByText("On the sheet, before and now").click();
      await pieces.nth(1).waitFor();
    }
    assert.equal(await pieces.count(), 2);
    await corrected.getByText(
      /The sheet now says “.*TOP AT 32" ABOVE CAR FLOOR.*”, as the comment asked/,
    ).first().waitFor();
    await comments.getByText("Rail lowered to 32 in, see A001").waitFor();
    await comments.getByRole("button", { name: /^Not corrected \d+$/ }).click();
    await comments.locator('[data-carried="moved"]').getByText(/It has moved/).waitFor();
    await comments.getByRole("button", { name: /^New 1$/ }).click();
    await comments.getByText("The sheet has changed here.").waitFor();
    await comments.getByRole("button", { name: /^All comments/ }).click();
    await checkBothThemes(page, "revisions");
  });

  await step("the comments stand as the truth of the corrected set knows", async () => {
    const { comparison, findings } = await get<CycleResponse>(page, app, `${id}/cycles/2`);
    const rows = await readJson<TruthRow[]>(TRUTH);
    const twin = await readJson<TwinTruth>(TWIN);
    const before = findings.before.map((it) => it.finding);
    const told = rows.flatMap((row) => {
      const expected = twin.rows[row.id.split("/")[1]];
      const meant = before.filter((it) =>
        row.requirementIds.includes(it.requirementId) && it.documentMarkup.page === row.page
      );
      if (!expected || meant.length !== 1) return [];
      const said = comparison!.comments.find((it) => it.before?.findingId === meant[0].id);
      return [{ row: row.what, expected, state: said?.state }];
    });
    assert.ok(told.length >= 8, `${told.length} comments are known`);
    assert.deepEqual(told.filter((it) => it.state !== it.expected), []);
  });

  await step("a person keeps a corrected comment open, and takes that back", async () => {
    await comments.getByRole("button", { name: /^Corrected/ }).click();
    const first = comments.locator('[data-carried="corrected"]').first();
    await first.getByRole("button", { name: "Keep comment open" }).click();
    await first.getByText(/Kept open by June Park/).waitFor();
    await first.getByRole("button", { name: "Undo" }).click();
    await first.getByRole("button", { name: "Keep comment open" }).waitFor();
  });

  await step("sheets lie over each other, and changes are stepped through", async () => {
    await page.getByRole("tab", { name: "4 sheets before and after" }).click();
    const compare = page.getByRole("region", { name: "Sheets compared" });
    assert.equal(
      await compare.getByRole("list", { name: "Sheets of both sets" }).getByRole("button").count(),
      4,
    );
    await compare.getByRole("img", { name: /removed is red/ }).waitFor();
    await compare.getByText("Drawing both sheets").waitFor({ state: "detached" });
    await compare.getByRole("button", { name: "Next change" }).click();
    await compare.getByText(/^Change 1 of \d+$/).waitFor();
    await checkBothThemes(page, "sheets compared");
    await compare.getByRole("button", { name: "Side by side" }).click();
    await compare.getByRole("img", { name: "A001, before" }).waitFor();
    await compare.getByRole("img", { name: "A001, now" }).waitFor();
    await compare.getByRole("button", { name: /A402/ }).click();
    await compare.getByText("Sheet changed, renumbered from A401, matched by sheet title")
      .waitFor();
  });

  await step("the cycle is approved once everything new was decided about", async () => {
    await tab();
    await page.getByRole("button", { name: "Approve", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Approve cycle 2?" });
    await dialog.getByText(/not been reviewed yet$/).waitFor();
    assert.ok(await dialog.getByRole("button", { name: "Approve", exact: true }).isDisabled());
    // What is missing is named, and opens where it is decided.
    const wanting = dialog.getByRole("listitem").first().getByRole("button");
    const wanted = (await wanting.locator(".font-mono").textContent())!.trim();
    await wanting.click();
    await dialog.waitFor({ state: "detached" });
    await page.locator(`[data-finding="${wanted}"]`).first().waitFor();
    await decideAll(page, app, id, () => false);
    await tab();
    await page.getByRole("button", { name: "Approve", exact: true }).click();
    await dialog.getByLabel("Note").fill("Field check of the stair");
    // Decided elsewhere: the dialog asks again when it is opened.
    await dialog.getByText(/not been reviewed yet$/).waitFor({ state: "detached" });
    await checkScreen(page, "approve a cycle");
    await dialog.getByRole("button", { name: "Approve", exact: true }).click();
    await page.getByText("Cycle 2 is approved as noted").first().waitFor();
    const cycles = page.getByRole("table", { name: /Review cycles/ });
    await page.setViewportSize({ width: 390, height: size.height });
    assert.equal(await cycles.isVisible(), false, "on a phone comments come first");
    await page.getByRole("button", { name: /^Cycle 2, sent/ }).click();
    await cycles.getByText(/by June Park/).waitFor();
    for (const width of [390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: size.height });
      const cut = await cycles.evaluate((table) => {
        const { left, right } = table.parentElement!.getBoundingClientRect();
        return [...table.querySelectorAll("th, td")].filter((cell) => {
          const box = cell.getBoundingClientRect();
          // The head is left out where each figure has its name.
          return box.width > 0 &&
            (box.left < left || box.right > right || cell.scrollWidth > cell.clientWidth);
        }).map((it) => it.textContent);
      });
      assert.deepEqual(cut, [], `at ${width} px`);
      const nothing = cycles.getByText("–", { exact: true }).filter({ visible: true });
      // On a phone alone what there is not has no line: elsewhere the figures of two cycles stand under each other.
      assert.equal(await nothing.count() > 0, width >= 768, `dashes at ${width} px`);
    }
    await page.setViewportSize(size);
    await checkBothThemes(page, "revisions, approved");
    await page.getByRole("tab", { name: "Detailed Findings" }).click();
    await page.getByText("Cycle 2 is approved as noted.").first().waitFor();
    assert.equal(await page.getByRole("button", { name: /^Select all/ }).count(), 0);
  });

  await step("a page stands still from when it is first seen", async () => {
    const name = page.getByText("Riverplace Apartments").filter({ visible: true }).first();
    for (const path of [`/project/${id}/enhanced-report`, "/dashboard", "/projects", "/reports"]) {
      const shift = await shiftOnEntry(page, app.url + path, name);
      assert.ok(shift < 0.02, `${path}: ${shift}`);
    }
  });

  if (!isPhone) {
    await step("a guest reads the approval and comments", async () => {
      const made = await page.request.post(`${app.url}/api/projects/${id}/shares`, {
        data: { label: "Kim Architects", canComment: true, days: 7 },
        headers: { origin: app.url },
      });
      const guest = await visit();
      await guest.page.goto((await made.json()).url);
      await guest.page.getByText("Approved as noted").waitFor();
      await guest.page.locator("[data-finding]").first().click();
      await guest.page.getByLabel("Your name").fill("Kim Lee");
      await guest.page.getByLabel("Comment", { exact: true }).fill("Thank you.");
      await guest.page.getByRole("button", { name: "Add comment" }).click();
      await guest.page.getByText("you’re writing as Kim Lee").waitFor();
      assert.deepEqual(guest.errors, []);
      await guest.close();
    });
  }

  await step("a file is renamed at once, and what would be reviewed again says so", async () => {
    await page.goto(`${app.url}/dashboard?project=${id}`);
    // The question how the analysis was comes by itself.
    await page.getByRole("button", { name: "Not now" }).click();
    const open = () => pressUnderName(page, "Edit files");
    const dialog = page.getByRole("dialog", { name: "Edit files" });
    await open();
    await dialog.getByLabel("Name of file 1").fill("Permit set");
    await dialog.getByText("plans.pdf is renamed to Permit set.").waitFor();
    await checkScreen(page, "edit files");
    await dialog.locator("#edit-files").setInputFiles({
      name: "notes.docx",
      mimeType: "application/octet-stream",
      buffer: Buffer.from("Notes"),
    });
    await dialog.getByText("Error: Only PDF, JPG, JPEG, and PNG files can be reviewed.").waitFor();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await dialog.waitFor({ state: "detached" });
    await page.getByText(/^notes\.docx: Only PDF, JPG/).first().waitFor();
    await open();
    const choosing = page.waitForEvent("filechooser");
    await dialog.getByRole("button", { name: "Replace plans.pdf" }).click();
    await (await choosing).setFiles(SET);
    await dialog.getByText("plans.pdf is replaced by apartments.pdf.").waitFor();
    assert.equal(await dialog.getByLabel(/^Name of file/).count(), 1);
    await dialog.getByRole("button", { name: "Start over" }).click();
    await dialog.getByText("No changes yet.").waitFor();
    await dialog.getByRole("button", { name: "Leave out plans.pdf" }).click();
    await dialog.getByText("A set needs at least one file.").waitFor();
    assert.ok(await dialog.getByRole("button", { name: "Save and review again" }).isDisabled());
    await dialog.getByRole("button", { name: "Start over" }).click();
    await dialog.getByLabel("Name of file 1").fill("Permit set");
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Files changed").first().waitFor();
  });

  await step("a day no loaded edition governs is refused beside its field", async () => {
    await pressUnderName(page, "Edit details");
    const dialog = page.getByRole("dialog", { name: "Edit details" });
    await dialog.getByLabel("Permit application date").fill("2023-05-01");
    await dialog.getByText("This date can’t be saved").waitFor();
    await dialog.getByRole("button", { name: /^Save/ }).click();
    await dialog.getByText(/7th edition \(2020\) applies/).first().waitFor();
    await page.keyboard.press("Escape");
  });

  await step("the lists end with a sample that counts nowhere", async () => {
    const sample = page.getByRole("article", { name: /^Sample project/ });
    for (const list of ["projects", "reports"]) {
      await page.goto(`${app.url}/${list}`);
      await sample.getByText("Sample", { exact: true }).waitFor();
    }
    const stats = await page.request.get(`${app.url}/api/stats`);
    assert.equal((await stats.json()).totalProjects, 1);
    await sample.getByRole("link", { name: /^Look around/ }).click();
    await page.getByRole("heading", { name: "Sample report: an office build-out" }).waitFor();
    await page.locator("[data-finding]").first().waitFor();
    await page.goto(`${app.url}/projects`);
    await sample.getByRole("button", { name: "Hide the sample project" }).click();
    await sample.waitFor({ state: "detached" });
  });

  await step("the order stands beside the search at every width", async () => {
    const before = page.viewportSize()!;
    const controls = [
      page.getByLabel("Search projects"),
      page.getByRole("combobox", { name: "Order" }),
    ];
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const [search, order] = await Promise.all(controls.map((it) => it.boundingBox()));
      assert.equal(Math.round(order!.y), Math.round(search!.y), `one line at ${width} px`);
      assert.ok(order!.x >= search!.x + search!.width && order!.x + order!.width <= width);
      assert.ok(search!.width >= 150, `room for words at ${width} px`);
    }
    await page.setViewportSize(before);
  });

  await step("a search and an order are a view by name, taken up and deleted", async () => {
    const views = page.getByRole("group", { name: "Saved views" });
    const search = page.getByLabel("Search projects");
    await search.fill("Riverplace A001");
    await page.getByRole("combobox", { name: "Order" }).selectOption("name");
    await page.getByText("Riverplace Apartments").first().waitFor();
    await views.getByRole("button", { name: "Save this view" }).click();
    const dialog = page.getByRole("dialog", { name: "Save this view" });
    await dialog.getByLabel("Name").fill("Rails");
    await checkScreen(page, "save a view");
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await views.getByRole("button", { name: "Rails", exact: true, pressed: true }).waitFor();
    await page.goto(`${app.url}/projects`);
    await views.getByRole("button", { name: "Rails", exact: true, pressed: false }).click();
    await waitForValue(search, "Riverplace A001");
    await views.getByRole("button", { name: "Delete the view Rails" }).click();
    await page.getByText("View deleted").first().waitFor();
    await views.getByRole("button", { name: "Rails", exact: true }).waitFor({ state: "detached" });
  });

  await step("the project is archived, found there, and comes back", async () => {
    await page.goto(`${app.url}/projects`);
    await page.getByRole("button", { name: /^Archive/ }).and(page.locator("article button"))
      .click();
    await page.getByText("Project archived").first().waitFor();
    await page.getByRole("group", { name: "Filter projects" }).getByRole("button", {
      name: "Archived",
    }).click();
    await page.getByRole("button", { name: "Restore Riverplace Apartments" }).waitFor();
    await checkScreen(page, "archived projects");
    await page.getByRole("button", { name: "Restore Riverplace Apartments" }).click();
    await page.getByText("No archived projects").waitFor();
  });

  if (!isPhone) {
    await step("the second letter says how each comment stands", async () => {
      const xml = strFromU8(unzipSync(await letterOf(page, app, id))["word/document.xml"]);
      const words = xml.replace(/<\/w:p>/g, "\n").replace(/<[^>]+>/g, "");
      assert.match(words, /Cycle: 2\n/);
      assert.match(words, /Approved as noted by June Park on .*\nField check of the stair\n/);
      assert.match(words, /Raised in cycle 1\. Not corrected, moved/);
      assert.match(words, /New in this cycle/);
      assert.match(words, /Comments closed\n/);
    });
  }
  assert.deepEqual(errors, []);
});
