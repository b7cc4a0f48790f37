/** Correcting what was read: by keyboard, at once, saved, and used by a new review. */
import assert from "node:assert/strict";
import type { Locator, Page } from "playwright-core";
import {
  checkBothThemes,
  journey,
  PLANS,
  PROJECT,
  REVIEW_TIMEOUT_MS,
  type RunningApp,
  signUp,
  waitForValue,
} from "./_browser.ts";

/** Creates the project of the plan set through the API. */
async function createProject(page: Page, app: RunningApp): Promise<string> {
  const answer = await page.request.post(`${app.url}/api/projects`, {
    headers: { origin: app.url },
    multipart: {
      ...PROJECT,
      occupancyClassification: JSON.stringify(["B"]),
      inspectionCategories: JSON.stringify(["Egress"]),
      typeOfConstruction: "IIB",
      fireSprinkler: "false",
      priority: "medium",
      tags: "[]",
      files: {
        name: "office.pdf",
        mimeType: "application/pdf",
        buffer: Buffer.from(await Deno.readFile(PLANS)),
      },
    },
  });
  assert.equal(answer.status(), 201, await answer.text());
  return (await answer.json()).id;
}

/** Code of the report shown, from the seal. */
async function codeOf(page: Page, app: RunningApp, projectId: string): Promise<string> {
  const answer = await page.request.get(`${app.url}/api/projects/${projectId}/report`);
  return (await answer.json()).verificationCode;
}

async function openCalculators(page: Page): Promise<Locator> {
  await page.getByRole("tab", { name: "Calculators" }).click();
  const card = page.getByRole("region", { name: "Occupant load" });
  await card.waitFor();
  return card;
}

journey("an input that was read wrong is corrected and reviewed again", async (it) => {
  const app = await it.start();
  const { page, errors } = await it.visit();
  await signUp(page, app, { name: "Mara Ortiz", email: "mara@example.com" });
  const projectId = await createProject(page, app);
  let issuedCode = "";

  await it.step("the calculators show every input with its place", async () => {
    await page.goto(`${app.url}/project/${projectId}/enhanced-report`);
    await page.getByRole("tab", { name: "Calculators" }).waitFor({ timeout: REVIEW_TIMEOUT_MS });
    const card = await openCalculators(page);
    issuedCode = await codeOf(page, app, projectId);
    await card.locator("[data-result]").getByText("131 occupants", { exact: true }).waitFor();
    const area = card.getByLabel("Area of TRAINING 111");
    assert.equal(await area.inputValue(), "900");
    await card.getByRole("button", { name: "show where Area of TRAINING 111 was read" }).click();
    await card.getByRole("img", { name: /Part of LS-101: TRAINING 111/ }).waitFor();
    await card.getByRole("button", { name: "show where Area of TRAINING 111 was read" }).click();
  });

  await it.step("a corrected area changes the result at once, by keyboard", async () => {
    const card = page.getByRole("region", { name: "Occupant load" });
    // The field is open once the calculators have been loaded.
    await card.getByLabel("Area of TRAINING 111").and(page.locator(":enabled")).focus();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("450");
    const result = card.locator("[data-result]");
    await result.getByText("101 occupants", { exact: true }).waitFor();
    assert.match(await result.innerText(), /131 occupants[\s\S]*101 occupants/);
    await result.getByText("Complies", { exact: true }).waitFor();
    await card.getByText("Corrected from 900 sq ft, as read").waitFor();
    const status = page.getByRole("status").filter({ hasText: "Occupant load" });
    await status.filter({ hasText: "101 occupants, was 131 occupants" }).waitFor();
    assert.match(await status.innerText(), /Stated occupant load complies/);
  });

  await it.step("what can't be is refused beside the field, and the figure before stays", async () => {
    const card = page.getByRole("region", { name: "Occupant load" });
    const area = card.getByLabel("Area of TRAINING 111");
    await area.fill("many");
    await card.getByText("Enter a number. The previous value is still used.").waitFor();
    assert.equal(await area.getAttribute("aria-invalid"), "true");
    await area.fill("450");
    assert.equal(await area.getAttribute("aria-invalid"), null);
  });

  await it.step("undo, reset and the same fact in other calculations", async () => {
    const exits = page.getByRole("region", { name: /^Exits/ });
    await exits.getByLabel("Sprinklers").selectOption("NFPA 13");
    await exits.locator("[data-result]").getByText("300 ft", { exact: true }).waitFor();
    const width = page.getByRole("region", { name: "Egress width" });
    await waitForValue(width.getByLabel("Sprinklers"), "NFPA 13");
    await page.getByText("2 inputs corrected, not saved yet").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await waitForValue(width.getByLabel("Sprinklers"), "none");
    await page.getByRole("button", { name: "Reset all" }).click();
    const card = page.getByRole("region", { name: "Occupant load" });
    await waitForValue(card.getByLabel("Area of TRAINING 111"), "900");
    await page.getByText("No inputs corrected").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await waitForValue(card.getByLabel("Area of TRAINING 111"), "450");
    await checkBothThemes(page, "calculators with a correction");
  });

  await it.step("saving keeps the correction and leaves the issued report alone", async () => {
    const fixtures = page.getByRole("region", { name: "Plumbing fixtures" });
    await fixtures.getByLabel("Water closets, women", { exact: true }).fill("3");
    await page.getByRole("button", { name: "Save corrections" }).click();
    await page.getByText("2 inputs corrected and saved").waitFor();
    await page.getByText(`The issued report ${issuedCode} doesn’t change`).waitFor();
    await page.reload();
    const card = await openCalculators(page);
    await page.getByText("2 inputs corrected and saved").waitFor();
    assert.equal(await card.getByLabel("Area of TRAINING 111").inputValue(), "450");
    assert.equal(await codeOf(page, app, projectId), issuedCode);
  });

  await it.step("a new review uses the values and its report names them", async () => {
    await page.getByRole("button", { name: "Review again with these values" }).click();
    await page.getByText("A new review is running. This page will switch").waitFor();
    await page.getByText("This report was made with 2 corrected inputs")
      .waitFor({ timeout: REVIEW_TIMEOUT_MS });
    const answer = await page.request.get(`${app.url}/api/projects/${projectId}/report`);
    const report = await answer.json();
    assert.notEqual(report.verificationCode, issuedCode);
    assert.deepEqual(
      report.corrections.map((one: Record<string, unknown>) => [
        one.key,
        one.readValue,
        one.value,
        one.isUsedByRules,
      ]),
      [
        ["occupant-load/area1", 900, 450, true],
        ["plumbing-fixtures/womenClosets", 2, 3, true],
      ],
    );
    const counts = report.findings.filter((one: { ruleId: string }) =>
      one.ruleId === "plumbing/fixture-count"
    );
    assert.ok(counts.length > 0);
    assert.ok(counts.every((one: { status: string }) => one.status !== "issue"));
    const card = page.getByRole("region", { name: "Occupant load" });
    await card.locator("[data-result]").getByText("101 occupants", { exact: true }).waitFor();
    await card.getByText("Corrected from 900 sq ft, as read").waitFor();
  });

  assert.deepEqual(errors, []);
});
