/** The report page in a browser: read by keyboard alone, linked to, zoomed, exported, printed, verified, revoked. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import type { Browser, Page } from "playwright-core";
import { readPdf } from "../functions/_report/_read_pdf.ts";
import { turnJpeg } from "../fakes/turned_jpeg.ts";
import {
  checkBothThemes,
  checkScreen,
  DESKTOP,
  launch,
  PHONE,
  PLANS,
  PROJECT,
  REVIEW_TIMEOUT_MS,
  type RunningApp,
  signUp,
  startApp,
  stepsOf,
  visit,
  waitForFocusIn,
} from "./_browser.ts";

const CORNER = new URL("../fixtures/plans/rgb-corner.jpg", import.meta.url);

interface Reviewed {
  id: string;
  path: string;
  report: {
    verificationCode: string;
    findings: { id: string; title: string; status: string; documentMarkup: { page: number } }[];
    sheets: {
      page: number;
      number: string | null;
      file: string;
      widthPt: number;
      heightPt: number;
    }[];
  };
}

/** Uploads a set with a photograph taken sideways, and waits for its report. */
async function review(page: Page, app: RunningApp): Promise<Reviewed> {
  const form = new FormData();
  for (const [name, value] of Object.entries(PROJECT)) form.set(name, value);
  form.set("occupancyClassification", '["B"]');
  form.set("typeOfConstruction", "IIB");
  form.append("files", new File([await Deno.readFile(PLANS)], "plans.pdf"));
  form.append("files", new File([turnJpeg(await Deno.readFile(CORNER), 6)], "site photo.jpg"));
  const answer = await page.request.post(`${app.url}/api/projects`, {
    multipart: form,
    headers: { origin: app.url },
  });
  assert.equal(answer.status(), 201, await answer.text());
  const { id } = await answer.json();
  await page.addInitScript((key) => {
    if (location.protocol === "http:") localStorage.setItem(key, "true");
  }, `feedback_shown_${id}`);
  // The stream of the run ends when the report is there.
  const events = await page.request.get(`${app.url}/api/projects/${id}/events`, {
    timeout: REVIEW_TIMEOUT_MS,
  });
  await events.body();
  const found = await page.request.get(`${app.url}/api/projects/${id}/report`);
  assert.equal(found.status(), 200, await found.text());
  return { id, path: `${app.url}/project/${id}/enhanced-report`, report: await found.json() };
}

const detail = (page: Page) => page.getByRole("region", { name: "Finding detail" });
const focusOf = (page: Page) =>
  page.evaluate(() => {
    const it = document.activeElement;
    return {
      row: it?.getAttribute("data-finding") ?? null,
      box: it?.getAttribute("data-box") ?? null,
    };
  });

/** The focus follows what was opened once it is painted. */
const reachesDetail = (page: Page) =>
  page.waitForFunction(() =>
    document.activeElement?.getAttribute("aria-label") === "Finding detail"
  );

async function readByKeyboard(page: Page): Promise<void> {
  for (let presses = 0; (await focusOf(page)).row === null; presses++) {
    assert.ok(presses < 80, "the list is reached with Tab");
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Tab");
  const { row } = await focusOf(page);
  assert.ok(row);

  await page.keyboard.press("Enter");
  await detail(page).getByText("Recommendation").waitFor();
  await reachesDetail(page);
  for (const part of ["Estimated cost", "Confidence"]) {
    assert.ok(await detail(page).getByText(part, { exact: true }).isVisible(), part);
  }
  const below = await page.evaluate(() =>
    document.documentElement.scrollHeight - scrollY -
    document.querySelector("main")!.getBoundingClientRect().bottom
  );
  assert.ok(below <= 1, `nothing scrolls on below the page, and ${below} px do`);
  await page.keyboard.press("Escape");
  await detail(page).waitFor({ state: "detached" });
  assert.equal((await focusOf(page)).row, row, "back on the row it was opened from");

  await page.keyboard.press("s");
  await page.waitForFunction(
    (id) => document.activeElement?.getAttribute("data-members")?.split(" ").includes(id) ?? false,
    row,
  );
  const { box } = await focusOf(page);
  await page.keyboard.press("Enter");
  await detail(page).waitFor();
  await reachesDetail(page);
  await page.keyboard.press("Escape");
  assert.equal((await focusOf(page)).box, box, "back on the box it was opened from");
  await page.keyboard.press("l");
  assert.ok((await focusOf(page)).row, "and back in the list");
}

/** Where marked box, sheet and minimap stand once a flight has come to rest. */
const placesAtRest = (page: Page) =>
  page.evaluate(async () => {
    const rect = (it: Element | null | undefined) =>
      it?.getBoundingClientRect().toJSON() as DOMRect | undefined;
    // Boxes are put together anew on the way, so that each is looked for again.
    const look = () => {
      const box = document.querySelector('[data-box][aria-pressed="true"]');
      return {
        box: rect(box)!,
        layer: rect(box?.closest('[style*="translate"]'))!,
        region: rect(box?.closest('[role="region"]'))!,
        map: rect(document.querySelector("[data-minimap]")),
      };
    };
    for (let last = "", still = 0; still < 20; still++) {
      await new Promise(requestAnimationFrame);
      const now = JSON.stringify(look());
      if (now !== last || !look().box) still = 0;
      last = now;
    }
    return look();
  });

/** How far along sheet A-101 the clear width of door 104 is written, and how wide the sheet is. */
const VALUE_AT = 0.803;
const SHEET_PT = 1224;

/** A row of a schedule is shown where its value is read; on a desk the minimap covers no box that is selected. */
async function readRow(page: Page, isDesktop: boolean): Promise<void> {
  await page.locator("[data-finding]").filter({ hasText: "Egress door clear width" }).first()
    .click();
  await detail(page).getByText('104 2\'-6" x 7\'-0" 28" LEVER').waitFor();
  await page.locator('[data-box][aria-pressed="true"]').waitFor();
  const { box, layer, region } = await placesAtRest(page);
  const valueX = layer.x + VALUE_AT * layer.width;
  assert.ok(valueX > region.x && valueX < region.x + region.width, "the value is in sight");
  assert.ok(box.y > region.y && box.y + box.height < region.y + region.height);
  const letteringPx = 6.75 * layer.width / SHEET_PT;
  assert.ok(letteringPx > 7, `lettering is ${letteringPx} px high`);
  for (let step = 0; isDesktop && step < 8; step++) {
    const { box, map } = await placesAtRest(page);
    const isCovered = map !== undefined && box.x < map.x + map.width && map.x < box.x + box.width &&
      box.y < map.y + map.height && map.y < box.y + box.height;
    assert.ok(!isCovered, `the minimap covers box ${step}`);
    const was = new URL(page.url()).hash;
    await page.keyboard.press("j");
    await page.waitForURL((it) => it.hash !== was);
    await page.locator('[data-box][aria-pressed="true"]').waitFor();
  }
  await page.keyboard.press("Escape");
  await detail(page).waitFor({ state: "detached" });
  await page.keyboard.press("0");
}

async function keepInStep(page: Page): Promise<void> {
  const pressedRow = page.locator('[data-finding][aria-pressed="true"]');
  const pressedBox = page.locator('[data-box][aria-pressed="true"]');
  // Flown to a box before, the sheet shows a part of itself: the whole of it has every box in sight.
  await page.keyboard.press("0");
  await page.locator("[data-box]").first().click();
  await detail(page).waitFor();
  const id = await pressedBox.getAttribute("data-box");
  assert.equal(await pressedRow.getAttribute("data-finding"), id);
  assert.equal(new URL(page.url()).hash, `#finding-${id}`);
  const other = page.locator('[data-finding][aria-pressed="false"]').last();
  const wanted = await other.getAttribute("data-finding");
  await other.click();
  await page.locator(`[data-members~="${wanted}"][aria-pressed="true"]`).waitFor();
  await page.keyboard.press("Escape");
  await detail(page).waitFor({ state: "detached" });
  const sheet = await page.getByRole("region", { name: /^Sheet / }).boundingBox();
  const list = await page.getByRole("complementary", { name: "Findings" }).boundingBox();
  assert.ok(sheet && list);
  assert.ok(
    sheet.y + sheet.height <= list.y + 1 || sheet.x + sheet.width <= list.x + 1,
    "the sheet covers nothing of the list",
  );
}

async function zoomAbout(page: Page): Promise<void> {
  const zoom = page.getByRole("group", { name: "Zoom" });
  const shows = (text: string) => zoom.getByText(text, { exact: true }).waitFor();
  await page.keyboard.press("0");
  await shows("100%");
  await zoom.getByRole("button", { name: "Zoom in" }).click();
  await shows("125%");
  await page.keyboard.press("+");
  await shows("150%");
  await page.getByRole("region", { name: /^Sheet / }).hover();
  await page.mouse.wheel(0, -100);
  await shows("175%");
  for (let steps = 0; steps < 6; steps++) await page.keyboard.press("+");
  await shows("300%");
  assert.ok(await zoom.getByRole("button", { name: "Zoom in" }).isDisabled());
  for (let steps = 0; steps < 12; steps++) await page.keyboard.press("-");
  await shows("50%");
  await page.keyboard.press("0");
}

/** Two fingers drawn apart, then together: the zoom snaps to quarters, up and back down. */
async function pinch(page: Page): Promise<void> {
  const zoom = page.getByRole("group", { name: "Zoom" });
  const sheet = page.getByRole("region", { name: /^Sheet / });
  await sheet.scrollIntoViewIfNeeded();
  const box = await sheet.boundingBox();
  assert.ok(box);
  const fingers = await page.context().newCDPSession(page);
  const gesture = (scaleFactor: number) =>
    fingers.send("Input.synthesizePinchGesture", {
      x: Math.round(box.x + box.width / 2),
      y: Math.round(box.y + box.height / 2),
      scaleFactor,
      gestureSourceType: "touch",
    });
  await page.keyboard.press("0");
  await zoom.getByText("100%", { exact: true }).waitFor();
  await gesture(2);
  await zoom.getByText(/^(150|175|200|225|250)%$/).waitFor();
  await gesture(0.5);
  await zoom.getByText(/^(75|100|125)%$/).waitFor();
}

/** The sheet over the whole window: nothing behind it can be reached, and Escape puts it back. */
async function searchWords(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Search the sheets" }).click();
  const search = page.getByRole("search", { name: "Words on the sheets" });
  const field = search.getByRole("searchbox");
  await field.fill("door");
  const places = search.getByRole("list", { name: "Matches" }).getByRole("listitem");
  await search.getByText(/^\d+ match(es)? on \d+ sheets?/).waitFor();
  assert.match((await places.allInnerTexts()).join(), /door/i);
  await field.press("Enter");
  await page.locator("[data-found]").waitFor();
  await checkBothThemes(page, "report, words searched on the sheets");
  // A window that gets wider or narrower has the field elsewhere, with its words and what they found.
  const size = page.viewportSize()!;
  for (const width of [size.width < 1024 ? 1200 : 900, size.width]) {
    await page.setViewportSize({ ...size, width });
    await search.getByText(/^Match 1 of \d/).waitFor();
    assert.equal(await field.inputValue(), "door");
  }
  await field.fill("qwertz");
  await search.getByText("“qwertz” wasn’t found on any sheet that was read.").waitFor();
  await field.press("Escape");
  await search.waitFor({ state: "detached" });
}

/** A reference on a sheet leads to the sheet it names, by pointer and by key. */
async function followReference(page: Page, { id, path, report }: Reviewed): Promise<void> {
  const links = [{ page: 1, text: "3/A-101", box: { x: 1, y: 1, width: 6, height: 2 }, toPage: 3 }];
  const address = `**/api/projects/${id}/sheet-links`;
  await page.route(address, (route) => route.fulfill({ json: { total: 1, links } }));
  await page.goto("about:blank");
  await page.goto(path);
  const link = page.getByRole("button", { name: /^3\/A-101: go to / });
  const sheet = (number: number) => {
    const found = report.sheets.find((it) => it.page === number)!;
    return page.getByRole("region", { name: new RegExp(`^Sheet ${found.number ?? number}\\b`) });
  };
  for (const follow of [() => link.click(), () => link.press("Enter")]) {
    await link.waitFor();
    await page.locator("[data-sharp]").waitFor();
    await page.keyboard.press("0");
    await follow();
    await sheet(3).waitFor();
    await page.keyboard.press("[");
    await page.keyboard.press("[");
    await sheet(1).waitFor();
  }
  await page.unroute(address);
}

/** On a phone the end of a finding is read with its box still in sight. */
async function readBelowBox(page: Page): Promise<void> {
  await page.locator("[data-finding]").first().click();
  await detail(page).waitFor();
  await placesAtRest(page);
  await detail(page).evaluate((it) => it.scrollIntoView({ block: "end" }));
  const { box, region } = await placesAtRest(page);
  const end = (await detail(page).boundingBox())!;
  const { height } = page.viewportSize()!;
  assert.ok(end.y < 0 && end.y + end.height <= height + 1, "the text is read to its end");
  assert.ok(region.y >= 0 && region.y + region.height < height * 0.6, "the sheet stays above it");
  assert.ok(box.y >= region.y && box.y + box.height <= region.y + region.height);
  await page.keyboard.press("Escape");
  await detail(page).waitFor({ state: "detached" });
  await page.keyboard.press("0");
}

/** With colors of the reader's own, what is chosen is still told from what is not, and marks have their frames. */
async function readInForcedColors(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: "active" });
  await page.locator("[data-finding]").first().click();
  await page.locator('[data-box][aria-pressed="true"]').waitFor();
  const lookOf = (selector: string) =>
    page.locator(selector).first().evaluate((it) => {
      const { outlineStyle, outlineWidth, outlineColor, borderColor, borderWidth } =
        getComputedStyle(it);
      return [outlineStyle, outlineWidth, outlineColor, borderColor, borderWidth].join();
    });
  const chips = '[aria-pressed="true"]:not([data-finding], [data-box])';
  for (
    const [chosen, other] of [
      ['[data-finding][aria-pressed="true"]', '[data-finding][aria-pressed="false"]'],
      [chips, chips.replace("true", "false")],
    ]
  ) assert.notEqual(await lookOf(chosen), await lookOf(other), chosen);
  await checkScreen(page, "report, forced colors", ["button-name", "aria-allowed-attr"]);
  await page.emulateMedia({ forcedColors: "none" });
  await page.keyboard.press("Escape");
  await detail(page).waitFor({ state: "detached" });
}

/** Turns sheets until one can be measured, and measures across it. */
async function measureAcross(page: Page): Promise<void> {
  const tool = page.getByRole("button", { name: "Measure", exact: true });
  const scaled = page.getByTitle(/^Measure between two points/);
  const sheets = await page.getByRole("button", { name: "Next sheet" }).elementHandle();
  if (!await scaled.isVisible()) {
    await tool.click();
    const hint = page.getByText(
      /^This sheet (?:has no single scale|isn’t to scale).* You can measure on /,
    );
    await hint.waitFor();
    const sheet = await page.getByRole("region", { name: /^Sheet / }).boundingBox();
    const { y, height } = (await hint.boundingBox())!;
    assert.ok(y + height <= sheet!.y + 1, "nothing of the sheet is hidden by the hint");
    await tool.click();
  }
  for (let turns = 0; turns < 12 && !await scaled.isVisible(); turns++) await sheets!.click();
  await page.locator("[data-sharp]").waitFor();
  await page.locator("[data-box]").first().waitFor();
  await page.keyboard.press("0");
  await tool.click();
  await page.getByText("Pick the first point").waitFor();
  const box = (await page.getByRole("region", { name: /^Sheet / }).boundingBox())!;
  const at = (share: number) => [box.x + box.width * share, box.y + box.height / 2] as const;
  await page.mouse.click(...at(0.4));
  await page.getByText("Pick the second point").waitFor();
  await page.mouse.move(...at(0.5));
  await page.locator("[data-measured]").waitFor();
  await page.mouse.click(...at(0.6));
  assert.match((await page.locator("[data-measured]").textContent())!, /^\d+'-\d.*± /);
  await checkBothThemes(page, "report, measured on the sheet");
  await page.keyboard.press("Escape");
  await page.locator("[data-measured]").waitFor({ state: "detached" });
}

/** With the button of the building, on the page and over the whole window, where the list has a button, too. */
async function keepInOneRow(page: Page): Promise<void> {
  const tools = page.getByRole("group", { name: "Tools" });
  const building = tools.getByRole("button", { name: "Building", exact: true });
  for (let turns = 0; !await building.isVisible(); turns++) {
    assert.ok(turns < 4, "a sheet has a building");
    await tools.getByRole("button", { name: "Next sheet" }).click();
  }
  const full = tools.getByRole("button", { name: "Full view" });
  for (const isFull of [false, true]) {
    if (isFull) await full.click();
    const findings = tools.getByRole("button", { name: "Findings", exact: true });
    await findings.waitFor({ state: isFull ? "visible" : "hidden" });
    const buttons = await tools.getByRole("button").filter({ visible: true }).all();
    const boxes = await Promise.all(buttons.map(async (it) => (await it.boundingBox())!));
    assert.equal(boxes.length, isFull ? 11 : 10);
    assert.equal(new Set(boxes.map((it) => Math.round(it.y))).size, 1, "one row");
    assert.ok(Math.min(...boxes.map((it) => it.width)) >= 24, "wide enough for a finger");
    assert.ok(Math.max(...boxes.map((it) => it.x + it.width)) <= page.viewportSize()!.width);
  }
  await full.click();
}

/** Header and cards fold away, stay so after a reload, and come back. */
async function foldAway(page: Page): Promise<void> {
  const sheet = page.getByRole("region", { name: /^Sheet / });
  const top = async () => (await sheet.boundingBox())!.y + await page.evaluate(() => scrollY);
  const before = await top();
  await page.getByRole("button", { name: "Hide header and summary" }).click();
  await page.getByRole("button", { name: "Create New Project" }).waitFor({ state: "detached" });
  await page.reload();
  await page.locator("[data-box]").first().waitFor();
  assert.ok(await top() < before - 150, "the sheet has moved up");
  await checkBothThemes(page, "report, folded");
  await page.getByRole("button", { name: "Show header and summary" }).click();
  await page.getByRole("button", { name: "Hide header and summary" }).waitFor();
}

async function fillWindow(page: Page): Promise<void> {
  const viewer = page.getByRole("region", { name: "Plan viewer" });
  const sheet = page.getByRole("region", { name: /^Sheet / });
  const toggle = page.getByRole("button", { name: "Full view" });
  const before = await sheet.boundingBox();
  await toggle.click();
  await page.locator("main [inert]").first().waitFor({ state: "attached" });
  const { width, height } = page.viewportSize()!;
  assert.deepEqual(await viewer.boundingBox(), { x: 0, y: 0, width, height });
  const after = await sheet.boundingBox();
  assert.ok(after && before && after.height > before.height);
  const canReach = () =>
    page.locator("header a").first().evaluate((it: HTMLElement) => {
      it.focus();
      return document.activeElement === it;
    });
  assert.equal(await canReach(), false, "what is behind is out of reach");
  await page.keyboard.press("?");
  await waitForFocusIn(page.getByRole("dialog"));
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  assert.equal(await toggle.getAttribute("aria-pressed"), "true", "Escape closed the dialog alone");
  await page.locator("[data-box]").first().click();
  await detail(page).getByText("Recommendation").waitFor();
  await checkScreen(page, "the plan over the whole window");
  // The room changes twice, and what was opened stays in sight.
  const opened = await page.locator("[data-box]").first().elementHandle();
  const pane = await sheet.elementHandle();
  for (let turn = 0; turn < 2; turn++) {
    const was = await toggle.getAttribute("aria-pressed");
    await page.keyboard.press("e");
    await page.locator(`[aria-label="Full view"][aria-pressed="${was !== "true"}"]`).waitFor();
    await page.waitForFunction(([box, room]) => {
      const [a, b] = [box!.getBoundingClientRect(), room!.getBoundingClientRect()];
      const all = box!.closest("[style*='will-change']")!.getBoundingClientRect();
      // No more above or below the sheet than it must be: none where it is larger than its room.
      const spare = Math.max(0, b.height - all.height) + 1;
      // Of a row too long to be read whole it is a part.
      const seen = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      return seen >= Math.min(a.width, b.width) / 2 && a.top >= b.top && a.bottom <= b.bottom &&
        all.top - b.top <= spare && b.bottom - all.bottom <= spare;
    }, [opened, pane]);
  }
  await page.keyboard.press("Escape");
  await detail(page).waitFor({ state: "detached" });
  await page.keyboard.press("Escape");
  await page.locator("[inert]").first().waitFor({ state: "detached" });
  assert.equal(await toggle.getAttribute("aria-pressed"), "false");
  assert.equal(await canReach(), true);
}

async function exportAll(page: Page, app: RunningApp, { id, path }: Reviewed): Promise<void> {
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByText(
    "Letters, lists and other exports come with the Professional and Enterprise plans.",
  ).waitFor();
  // What the plan has stands before what it has not.
  const [first] = await page.getByRole("menuitem").allInnerTexts();
  assert.equal(first, "Marked-up plans as PDF");
  const csv = page.getByRole("menuitem", { name: "Findings as CSV" });
  assert.equal(await csv.getAttribute("aria-disabled"), "true");
  const changed = await page.request.post(`${app.url}/api/billing/create-subscription`, {
    data: { planTier: "professional" },
    headers: { origin: app.url },
  });
  assert.equal(changed.status(), 200, await changed.text());
  await page.goto(path);
  for (
    const [label, name] of [
      ["Findings as CSV", /\.csv$/],
      ["Findings, requirements and sheets as XLSX", /\.xlsx$/],
      ["Unresolved findings as BCF 2.1", /\.bcfzip$/],
      ["Full report as JSON", /\.json$/],
    ] as const
  ) {
    await page.getByRole("button", { name: "Export" }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("menuitem", { name: label }).click(),
    ]);
    assert.match(download.suggestedFilename(), name);
    const bytes = await Deno.readFile(await download.path());
    assert.ok(bytes.length > 1000, `${label} has ${bytes.length} bytes`);
  }
  const { auditTrail } = await (await page.request.get(`${app.url}/api/projects/${id}/report`))
    .json();
  const told = auditTrail.map((it: { detail: string | null }) => it.detail);
  for (const what of ["CSV", "XLSX", "BCF", "JSON"]) assert.ok(told.includes(`${what} export`));
}

/** A PDF against the verification page, in a browser that belongs to nobody. */
async function compareFiles(
  browser: Browser,
  app: RunningApp,
  pdf: { good: Uint8Array<ArrayBuffer>; code: string },
): Promise<void> {
  const { page, errors, close } = await visit(browser, { viewport: PHONE });
  const sent: string[] = [];
  page.on("request", (it) => it.method() !== "GET" && sent.push(it.url()));
  await page.goto(`${app.url}/verify`);
  const choose = (bytes: Uint8Array<ArrayBuffer>) =>
    page.locator("#file").setInputFiles({
      name: "report.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from(bytes),
    });
  await choose(pdf.good);
  await page.getByText("This file is the issued PDF, byte for byte.").waitFor();
  await page.getByText("This report is genuine").waitFor();
  assert.equal(await page.locator("#code").inputValue(), pdf.code, "read out of the file");
  await page.getByText("L••• T••• C••• L••• (masked)").waitFor();
  await checkBothThemes(page, "a compared file");
  const bad = pdf.good.slice();
  bad[Math.floor(bad.length / 3)] ^= 1;
  await choose(bad);
  await page.getByText("This file is not the report that was issued").first().waitFor();
  await choose(new TextEncoder().encode("%PDF-1.7 something else"));
  await page.getByText("This file is not the report that was issued").first().waitFor();
  assert.deepEqual(sent, [], "nothing is uploaded");
  assert.deepEqual(errors, []);
  await close();
}

async function revoke(page: Page, { path, report }: Reviewed, app: RunningApp): Promise<void> {
  await page.goto(path);
  await page.getByRole("tab", { name: "Legal Analysis" }).click();
  await page.getByRole("checkbox", { name: /Show the client’s name/ }).click();
  await page.getByRole("button", { name: "Revoke report" }).click();
  const dialog = page.getByRole("dialog");
  assert.ok(await dialog.getByRole("button", { name: "Revoke Report" }).isDisabled());
  await checkBothThemes(page, "the revocation dialog");
  await dialog.getByLabel("Reason").fill("Sent to the wrong client");
  await dialog.getByRole("button", { name: "Revoke Report" }).click();
  await page.getByText("This report was revoked").waitFor();
  const history = page.getByRole("list", { name: "History" });
  for (const what of [/created/, /downloaded/, /verified/, /revoked.*Sent to the wrong client/]) {
    await history.getByText(what).first().waitFor();
  }
  await checkBothThemes(page, "a revoked report");
  await page.goto(`${app.url}/verify?code=${report.verificationCode}`);
  await page.getByRole("heading", { name: "This report was revoked" }).waitFor();
  await page.getByText("Sent to the wrong client").waitFor();
  await page.getByText(PROJECT.clientName, { exact: true }).waitFor();
  await checkBothThemes(page, "verification of a revoked report");
}

for (const size of [DESKTOP, PHONE]) {
  Deno.test({
    name: `the report is read, taken along, verified and revoked, at ${size.width} px`,
    sanitizeOps: false,
    sanitizeResources: false,
    async fn(t) {
      const step = stepsOf(t);
      const app = await startApp();
      const browser = await launch();
      const isDesktop = size === DESKTOP;
      const { page, errors } = await visit(browser, {
        viewport: size,
        hasTouch: !isDesktop,
        reducedMotion: "reduce",
      });
      let it: Reviewed;
      let code = "";
      try {
        await signUp(page, app, { name: "Mara Ortiz", email: "mara@example.com" });
        await step("a set with a photograph is reviewed", async () => {
          it = await review(page, app);
          code = it.report.verificationCode;
          await page.goto(it.path);
          await page.locator("[data-box]").first().waitFor();
        });

        if (isDesktop) {
          await step(
            "a finding is found by keyboard alone, from list to sheet and back",
            () => readByKeyboard(page),
          );
        }

        await step("list, sheet and address stay in step", () => keepInStep(page));

        await step(
          "a long row is flown to where its value is read, clear of the minimap",
          () => readRow(page, isDesktop),
        );

        await step("header and cards fold away and come back", () => foldAway(page));

        await step("the sheet takes the whole window and gives it back", () => fillWindow(page));

        await step("words are searched on the sheets", () => searchWords(page));

        await step("a reference leads to its sheet", () => followReference(page, it));

        if (isDesktop) {
          await step(
            "colors of the reader's own leave what is chosen to be seen",
            () => readInForcedColors(page),
          );
        } else {
          await step("on a phone a finding is read below its box", () => readBelowBox(page));
        }

        if (isDesktop) {
          await step("a length is measured on the sheet", () => measureAcross(page));
        }

        await step("a link leads to its finding", async () => {
          const last = it.report.findings.filter((it) => it.status !== "compliant").at(-1)!;
          await page.goto("about:blank");
          await page.goto(`${it.path}#finding-${last.id}`);
          await detail(page).getByRole("heading", { name: last.title }).waitFor();
          await page.locator(`[data-members~="${last.id}"]`).waitFor();
        });

        if (!isDesktop) await step("two fingers zoom the sheet", () => pinch(page));

        if (!isDesktop) {
          await step("all tools of the viewer stand in one row", () => keepInOneRow(page));
        }

        if (isDesktop) {
          await step("zoom goes from 50 to 300 percent in quarters", () => zoomAbout(page));

          await step("a photograph stands upright, as its camera meant it", async () => {
            const sheet = it.report.sheets.find(({ file }) => file.endsWith(".jpg"))!;
            assert.ok(sheet.heightPt > sheet.widthPt, "turned by 90°");
            await page.getByRole("list", { name: "Sheets" }).getByRole("button").last().click();
            await page.getByRole("region", { name: `Sheet ${sheet.page}` }).waitFor();
            const drawing = await page.locator(".openseadragon-canvas").first().boundingBox();
            assert.ok(drawing);
            const aspect = sheet.widthPt / sheet.heightPt;
            const widthShare = drawing.height * aspect / drawing.width;
            const [left, right] = [-0.45, 0.45].map((it) => 0.5 + it * widthShare);
            // Black at the upper left as stored, at the upper right as seen; until it is drawn, the sheet before is.
            await page.waitForFunction((corners) => {
              const canvas = document.querySelector<HTMLCanvasElement>(
                ".openseadragon-canvas canvas",
              )!;
              const isBlack = (x: number) => {
                const at = canvas.getContext("2d")!
                  .getImageData(x * canvas.width, 0.05 * canvas.height, 1, 1).data;
                return at[3] > 0 && Math.max(at[0], at[1], at[2]) < 80;
              };
              return !isBlack(corners[0]) && isBlack(corners[1]);
            }, [left, right]);
          });
        }

        await step(
          "exports belong to the larger plans and are saved as files",
          () => exportAll(page, app, it),
        );

        await step("the report's PDF is compared on the phone of a stranger", async () => {
          const answer = await page.request.get(
            `${app.url}/api/projects/${it.id}/download-report`,
          );
          await compareFiles(browser, app, { good: new Uint8Array(await answer.body()), code });
        });

        if (isDesktop) {
          await step("on paper all four tabs are there", async () => {
            await page.addInitScript(() => {
              globalThis.print = () => document.documentElement.toggleAttribute("data-printed");
            });
            await page.goto(it.path);
            await page.locator("[data-box]").first().waitFor();
            await page.keyboard.press("Control+p");
            await page.locator("html[data-printed]").waitFor({ timeout: 60_000 });
            const printed = await page.evaluate(async () => {
              dispatchEvent(new Event("beforeprint"));
              const pictures = [...document.querySelectorAll<HTMLImageElement>(".print-only img")];
              await Promise.all(pictures.map((it) => it.decode()));
              return pictures.length;
            });
            assert.ok(printed > 1, "a picture of each marked sheet");
            const pages = await readPdf(new Uint8Array(await page.pdf({ format: "Letter" })));
            const text = pages.map((it) => it.text).join(" ");
            for (
              const heading of [
                "Document Markup",
                "Detailed Findings",
                "Executive Summary",
                "Legal Analysis",
                "Submittal checklist",
                "Code sections cited",
                "History",
              ]
            ) assert.ok(text.includes(heading), heading);
            for (const { title, status } of it.report.findings) {
              if (status !== "compliant") assert.ok(text.includes(title), title);
            }
          });
        }

        await step(
          "the owner shows the client's name and takes the report back",
          () => revoke(page, it, app),
        );
        assert.deepEqual(errors, []);
      } finally {
        await browser.close();
        await app.stop();
      }
    },
  });
}
