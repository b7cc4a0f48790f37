/** Corrected inputs on a real set: what the rules, the calculators and the report make of them. */
import assert from "node:assert/strict";
import {
  analysePage,
  assembleReport,
  type PageAnalysis,
  type PagePlan,
  planPages,
} from "../../../functions/analysis/pipeline.ts";
import { closeReaders } from "../../../functions/analysis/read/mod.ts";
import type { Corrections } from "../../../functions/_shared/domain/corrections.ts";
import { aProject } from "../../fakes/plan_set.ts";

const file = {
  name: "office.pdf",
  bytes: await Deno.readFile(
    new URL("../../fixtures/plans/office-buildout.pdf", import.meta.url),
  ),
};
const now = new Date("2026-01-01T00:00:00Z");
const pages: PageAnalysis[] = [];
let plan: PagePlan;

Deno.test.beforeAll(async () => {
  plan = await planPages([file]);
  for (const { pageInFile, page } of plan.pages) {
    pages.push(await analysePage(file, pageInFile, page));
  }
});
Deno.test.afterAll(() => closeReaders());

function review(corrections?: Corrections) {
  const { files, problems } = plan;
  const project = aProject();
  return assembleReport({ pages, project, files, problems, now, startedAt: now, corrections }).body;
}
const inputOf = (body: ReturnType<typeof review>, id: string, key: string) =>
  body.calculations.find((it) => it.id === id)?.inputs.find((it) => it.key === key);
const ruleOf = (body: ReturnType<typeof review>, id: string) =>
  body.findings.filter((it) => it.ruleId === id);

Deno.test("without corrections a report is as it was, and names none", () => {
  const body = review();
  assert.equal(body.corrections, undefined);
  assert.deepEqual(review({}), body);
});

Deno.test("an area that was read is corrected where it was read, and says so", () => {
  const body = review({ "occupant-load/area1": 450 });
  const input = inputOf(body, "occupant-load", "area1");
  assert.deepEqual([input?.value, input?.readValue, input?.origin], [450, 900, "user"]);
  assert.equal(input?.sheet, "LS-101");
  // 450 ÷ 15 + 735 ÷ 15 + 3,165 ÷ 150 = 30 + 49 + 22.
  const load = body.calculations.find((it) => it.id === "occupant-load")?.result?.[0];
  assert.equal(load?.value, 101);
  assert.deepEqual(body.corrections, [{
    key: "occupant-load/area1",
    label: "Occupant load: Area of TRAINING 111",
    readValue: 900,
    value: 450,
    unit: "sq ft",
    sheet: "LS-101",
    sourceText: "TRAINING 111 900 15 NET 60",
    isUsedByRules: true,
  }]);
});

Deno.test("a corrected count in a table changes the verdict of the rule, as evidence of the form", () => {
  const isIssue = (body: ReturnType<typeof review>) =>
    ruleOf(body, "plumbing/fixture-count").some((it) => it.status === "issue");
  assert.equal(isIssue(review()), true);
  const body = review({ "plumbing-fixtures/womenClosets": 3 });
  assert.equal(isIssue(body), false);
  const women = ruleOf(body, "plumbing/fixture-count").find((it) => /closets/.test(it.description));
  assert.equal(women?.status, "compliant");
  assert.equal(women?.evidence.readBy, "form");
  assert.match(women?.description ?? "", /entered by the user/);
});

Deno.test("a corrected length in a note changes the verdict, and only that number gives way", () => {
  const pathOf = (body: ReturnType<typeof review>) => ruleOf(body, "egress/common-path")[0]?.status;
  assert.equal(pathOf(review()), "compliant");
  assert.equal(pathOf(review({ "exits/commonPath": 80 })), "issue");
  const exits = review({ "exits/exits": 1 });
  assert.equal(inputOf(exits, "exits", "exits")?.value, 1);
  assert.equal(ruleOf(exits, "egress/single-exit-story")[0]?.status, "issue");
});

Deno.test("what several calculations share is corrected in all of them, for rules and form too", () => {
  const body = review({ sprinklers: "NFPA 13", "exits/commonPath": 80 });
  for (const id of ["egress-width", "exits", "allowable-height-area"]) {
    assert.equal(inputOf(body, id, "sprinklers")?.value, "NFPA 13");
  }
  // 100 ft in a sprinklered Group B.
  assert.equal(ruleOf(body, "egress/common-path")[0]?.status, "compliant");
  assert.equal(body.corrections?.every((it) => it.isUsedByRules), true);
  assert.equal(body.project?.fireSprinkler, review().project?.fireSprinkler, "the form is quoted");
});

Deno.test("an input no sheet shows is used by the calculators alone, and the report says so", () => {
  const body = review({ "egress-width/voiceAlarm": true });
  assert.deepEqual(body.corrections?.map((it) => it.isUsedByRules), [false]);
  assert.equal(inputOf(body, "egress-width", "voiceAlarm")?.origin, "user");
});

Deno.test("a correction of something the set no longer has is left out", () => {
  assert.equal(review({ "flood-elevation/lowestFt": 9 }).corrections, undefined);
});

Deno.test("an input can be corrected to not known", () => {
  const body = review({ stories: null });
  assert.equal(inputOf(body, "threshold-building", "stories")?.value, null);
  const height = body.calculations.find((it) => it.id === "allowable-height-area");
  assert.deepEqual([height?.result, height?.missing], [null, ["stories"]]);
});
