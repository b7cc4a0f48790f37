import assert from "node:assert/strict";
import { buildMatrix, type MatrixInput } from "../../../../functions/analysis/matrix/mod.ts";
import { askNotShown } from "../../../../functions/analysis/matrix/not_shown.ts";
import { profileBuilding } from "../../../../functions/_rules/building_profile.ts";
import { chapterOf } from "../../../../functions/_shared/domain/matrix.ts";
import type { ChecklistAnswer } from "../../../../functions/_shared/domain/report.ts";
import type { Finding } from "../../../../functions/_shared/domain/finding.ts";
import { requirements } from "../../../../functions/_rules/limits/fbc_2023/requirements.ts";
import { aFinding } from "../../../fakes/finding.ts";
import {
  aDimension,
  aFact,
  aHouse,
  anEvidence,
  aNote,
  aPlanSet,
  aProject,
  aSchedule,
  aSheet,
} from "../../../fakes/plan_set.ts";

function matrixOf(more: Partial<MatrixInput> = {}) {
  const plan = more.plan ?? aPlanSet();
  const project = more.project ?? aProject();
  const building = profileBuilding(plan, project);
  return buildMatrix({ plan, project, building, findings: [], checklist: [], ...more });
}

const lineOf = (id: string, more: Partial<MatrixInput> = {}) =>
  matrixOf(more).find((it) => it.id === id)!;

const DOOR = "FBC-B-1010.1.1-door-width";
const RISK = "FBC-B-1604.5-risk-category";
const found = (status: Finding["status"], over: Partial<Finding> = {}) =>
  aFinding({ requirementId: DOOR, status, ...over });

Deno.test("buildMatrix() gives every requirement exactly one line", () => {
  const ids = matrixOf().map((it) => it.id);
  assert.deepEqual(ids, requirements.map((it) => it.id));
});

Deno.test("an issue fails its requirement, whatever else complies", () => {
  const line = lineOf(DOOR, { findings: [found("compliant"), found("issue")] });
  assert.equal(line.answer, "fails");
  assert.equal(line.findingIds.length, 2);
  assert.equal(line.subjects, 1);
});

Deno.test("a question needs a person before passes count", () => {
  const line = lineOf(DOOR, { findings: [found("compliant"), found("warning")] });
  assert.equal(line.answer, "needs a person");
});

Deno.test("one door that passes says nothing of the others", () => {
  const line = lineOf(DOOR, { findings: [found("compliant")] });
  assert.equal(line.answer, "complies where shown");
  assert.match(
    line.why,
    /^Complies at one place: .* Whether that covers all doors is unknown\.$/,
  );
  const two = lineOf(DOOR, { findings: [found("compliant"), found("compliant")] });
  assert.match(two.why, /^Complies at 2 places; for example: /);
  const requirementId = "FBC-B-1511-roof-class";
  const roof = lineOf(requirementId, { findings: [found("compliant", { requirementId })] });
  assert.match(roof.why, /Whether that covers all of the roof covering is unknown\.$/);
});

Deno.test("doors comply where somebody counted them all", () => {
  const counted = (areAll: boolean) =>
    lineOf(DOOR, {
      findings: [found("compliant")],
      countSubjects: (id) => id === DOOR ? { found: 1, judged: 1, left: [], areAll } : null,
    }).answer;
  assert.equal(counted(true), "complies");
  assert.equal(counted(false), "complies where shown");
});

Deno.test("what a project has one of complies by one place, not by an unconfirmed figure", () => {
  const pass = found("compliant", { requirementId: RISK });
  assert.equal(lineOf(RISK, { findings: [pass] }).answer, "complies");
  const unsure = { ...pass, sourceConfidence: "unconfirmed" as const };
  assert.equal(lineOf(RISK, { findings: [unsure] }).answer, "complies where shown");
});

Deno.test("what a project has one of complies only where shown while another place leaves it in doubt", () => {
  const inDoubt = (requirementId: string) =>
    lineOf(requirementId, {
      findings: [found("compliant", { requirementId })],
      unclear: [{ rule: { requirementId }, at: anEvidence("RISK CATEGORY II, TO PICK") }],
    }).answer;
  assert.equal(inDoubt(RISK), "complies where shown");
  assert.equal(inDoubt("FBC-B-107-code-edition"), "complies", "a paper is named in many words");
});

Deno.test("height complies by one of two readings of the type only where shown", () => {
  const id = "FBC-B-504.3-height";
  const findings = [found("compliant", { requirementId: id })];
  const types = (...all: ("VB" | "IIB")[]) =>
    aPlanSet({ codeSummary: { constructionType: all.map((it) => aFact(it)) } });
  assert.equal(lineOf(id, { findings, plan: types("IIB", "IIB") }).answer, "complies");
  assert.equal(lineOf(id, { findings, plan: types("IIB", "VB") }).answer, "complies where shown");
});

Deno.test("height complies only where shown while it is not known whether there are sprinklers", () => {
  const id = "FBC-B-504.3-height";
  const findings = [found("compliant", { requirementId: id })];
  const project = aProject({ fireSprinkler: null });
  assert.equal(lineOf(id, { findings, project }).answer, "complies where shown");
  assert.equal(lineOf(id, { findings, project: aProject() }).answer, "complies");
});

Deno.test("a pass where it is open whether the demand holds is no clean pass", () => {
  const project = aProject({ occupancyClassification: [] });
  const findings = [found("compliant", { requirementId: "FBC-B-504.3-height" })];
  assert.equal(lineOf("FBC-B-504.3-height", { findings, project }).answer, "complies where shown");
});

Deno.test("silence says why: nothing found, not judged, not read", () => {
  const signs = "FBC-B-1013.1-exit-signs";
  const safety = aSheet({ kind: "life safety", discipline: "life safety", number: "LS-1" });
  const of = (plan: MatrixInput["plan"], id = signs) => lineOf(id, { plan }).reason;
  assert.equal(of(aPlanSet({ sheets: [safety] })), "not on the sheets");
  assert.equal(
    of(aPlanSet({ sheets: [safety], notes: [aNote("EXIT SIGNS PER PLAN")] })),
    "not judged",
  );
  const reading = { state: "unreadable" as const, wordCount: 0, reason: "Too dark." };
  assert.equal(of(aPlanSet({ sheets: [{ ...safety, reading }] })), "sheet not read");
  const partly = { ...safety.reading, unreadShare: 0.4 };
  assert.equal(of(aPlanSet({ sheets: [{ ...safety, reading: partly }] })), "sheet not read");
  const sheets = [aSheet({ kind: "floor plan" })];
  const dining = (note: string) => aPlanSet({ sheets, notes: [aNote("BOOTH"), aNote(note)] });
  assert.equal(of(dining("BANQUETTE"), "FBC-A-226-dining"), "not on the sheets");
  assert.equal(of(dining("DINING AND WORK SURFACES"), "FBC-A-226-dining"), "not judged");
});

Deno.test("that a sheet is missing is said only where every page is known", () => {
  const of = (kind: "floor plan" | "other") =>
    lineOf("FBC-B-1013.1-exit-signs", { plan: aPlanSet({ sheets: [aSheet({ kind })] }) });
  assert.match(of("floor plan").why, /^The set has no life safety plan\.$/);
  assert.equal(of("other").reason, "not on the sheets");
  assert.match(of("other").why, /^No life safety plan recognized, and nothing about it was found/);
  const dark = { state: "unreadable" as const, wordCount: 0, reason: "Too dark." };
  const plan = aPlanSet({ sheets: [aSheet({ kind: "other", reading: dark })] });
  assert.equal(lineOf("FBC-B-1013.1-exit-signs", { plan }).reason, "sheet not read");
});

Deno.test("a list of fixtures in the code summary is no plumbing sheet", () => {
  const RISER = "FBC-P-riser";
  const of = (plan: Partial<MatrixInput["plan"]>) =>
    lineOf(RISER, { plan: aPlanSet({ sheets: [aSheet({ kind: "code summary" })], ...plan }) });
  const fixtures = aSchedule("plumbing fixture", [["FIXTURE", null]], [["WC"]], {
    title: "MINIMUM PLUMBING FIXTURES",
  });
  assert.deepEqual(
    [of({ schedules: [fixtures] }).why, of({ schedules: [fixtures] }).place],
    ["The set has no plumbing sheets.", null],
  );
  const apart = aNote("7. PLUMBING SHEETS ARE ISSUED UNDER SEPARATE COVER.");
  assert.equal(
    of({ schedules: [fixtures], notes: [apart] }).why,
    "The set has no plumbing sheets: “PLUMBING SHEETS ARE ISSUED UNDER SEPARATE COVER.”",
  );
  const drawn = of({ sheets: [aSheet({ kind: "plumbing", number: "P-101" })] });
  assert.equal(drawn.why, "Nothing about it was found on P-101.");
});

Deno.test("words other things are called by too do not speak of a demand", () => {
  const sheets = [aSheet({ kind: "electrical" })];
  const of = (text: string, heading: string | null = null) => {
    const plan = aPlanSet({ sheets, notes: [{ ...aNote(text), heading }] });
    return lineOf("NEC-230.67-surge", { plan, project: aHouse() }).reason;
  };
  assert.equal(of("PROTECTIVE DEVICE PER SERVICE"), "not on the sheets");
  assert.equal(of("SPD - SURGE PROTECTIVE DEVICE", "ABBREVIATIONS"), "not on the sheets");
  assert.notEqual(of("TYPE 2 SPD AT SERVICE PANEL"), "not on the sheets");
});

Deno.test("a sheet nobody titled belongs to the trade its lists are of", () => {
  const sheets = [aSheet({ kind: "other" })];
  const notes = [aNote("PLUMBING RISER", { kind: "title" })];
  const line = lineOf("FBC-P-608-backflow", { plan: aPlanSet({ sheets, notes }) });
  assert.match(line.why, /^Nothing about it was found on /);
});

Deno.test("the kitchen of a restaurant cooks, also where no hood is drawn", () => {
  const notes = [aNote("KITCHEN 104")];
  const of = (group: "A-2" | "B") =>
    lineOf("FBC-P-1003-grease", {
      plan: aPlanSet({ notes }),
      project: aProject({ occupancyClassification: [group] }),
    }).answer;
  assert.equal(of("A-2"), "not decided");
  assert.equal(of("B"), "not due");
});

Deno.test("a bare dimension may be what was looked for", () => {
  const plan = aPlanSet({ dimensions: [aDimension(`3'-0"`, 36)] });
  const line = lineOf("FBC-A-604.2-wc-centre", { plan });
  assert.equal(line.reason, "not judged");
  assert.match(line.why, /what they measure is unknown/);
});

Deno.test("what silence takes away stays open while a page was not read", () => {
  const id = "FBC-B-1012.2-ramp-slope";
  assert.equal(lineOf(id).answer, "not due");
  const dark = aSheet({
    page: 2,
    reading: { state: "unreadable", wordCount: 0, reason: "Too dark." },
  });
  assert.equal(lineOf(id, { plan: aPlanSet({ sheets: [aSheet(), dark] }) }).answer, "not decided");
});

Deno.test("an item of the checklist that was seen complies where shown at most", () => {
  const item: ChecklistAnswer = {
    id: "DOC-1",
    group: "General",
    subgroup: "Papers",
    section: "107.2.1",
    item: "Drawn to scale",
    answer: "shown",
    sheet: "A-101",
    place: { page: 1, box: { x: 1, y: 1, width: 5, height: 2 } },
    sourceText: "SCALE 1/4",
    reason: null,
  };
  const of = (over: Partial<ChecklistAnswer>) =>
    matrixOf({ checklist: [{ ...item, ...over }] }).at(-1)!;
  assert.equal(of({}).answer, "complies where shown");
  assert.equal(of({ answer: "not applicable", reason: "None." }).answer, "not due");
  assert.equal(of({ answer: "not shown", reason: "Searched." }).reason, "not on the sheets");
  assert.equal(of({ answer: "could not verify", reason: "Partly." }).answer, "needs a person");
  assert.equal(of({ answer: "could not verify", place: null }).reason, "not judged");
});

Deno.test("askNotShown() asks once for each discipline, the heaviest first", () => {
  const plan = aPlanSet({
    sheets: [
      aSheet({ kind: "life safety", discipline: "life safety" }),
      aSheet({ page: 2, kind: "electrical", discipline: "electrical", number: "E-101" }),
    ],
  });
  const asked = askNotShown(matrixOf({ plan }));
  const egress = asked.find((it) => it.category === "Egress")!;
  assert.match(egress.question, /^Not shown on the sheets: .*exit signs/);
  const plumbing = asked.find((it) => it.category === "Plumbing")!;
  assert.match(plumbing.question, /^Could not verify, as their sheets are not in the set: /);
  assert.equal(new Set(asked.map((it) => it.category)).size, asked.length);
  const weights = { critical: 10, high: 5, medium: 2, low: 1 };
  for (const { items } of asked) {
    assert.deepEqual(items, items.toSorted((a, b) => weights[b.severity] - weights[a.severity]));
  }
});

Deno.test("askNotShown() asks for nothing that may not be due", () => {
  const plan = aPlanSet({ sheets: [aSheet({ kind: "life safety", discipline: "life safety" })] });
  const idsAsked = (project?: ReturnType<typeof aProject>) =>
    askNotShown(matrixOf({ plan, project })).flatMap(({ items }) => items.map(({ id }) => id));
  const unknown = aProject({ occupancyClassification: [] });
  assert.ok(idsAsked().includes("FBC-B-1013.1-exit-signs"));
  assert.ok(!idsAsked(unknown).includes("FBC-B-1013.1-exit-signs"));
  const row = matrixOf({ plan, project: unknown })
    .find(({ id }) => id === "FBC-B-1013.1-exit-signs")!;
  assert.equal(row.reason, "not judged");
  assert.match(row.why, /has not been determined/);
});

Deno.test("askNotShown() leaves out what an issue or a search of the model asks, and nothing else", () => {
  const plan = aPlanSet({ sheets: [aSheet({ kind: "life safety", discipline: "life safety" })] });
  const SIGNS = "FBC-B-1013.1-exit-signs";
  const isAsked = (over: Partial<Finding>) => {
    const finding = aFinding({ requirementId: SIGNS, ...over });
    return askNotShown(matrixOf({ plan }), [finding])
      .some(({ items }) => items.some(({ id }) => id === SIGNS));
  };
  const searched = { ...aFinding().evidence, sourceText: "Searched this sheet for it; not found" };
  assert.ok(!isAsked({ status: "issue" }));
  assert.ok(!isAsked({ status: "warning", evidence: searched }));
  assert.ok(isAsked({ status: "warning" }), "a question at other words is no answer");
});

Deno.test("askNotShown() opens each missing thing where it would be shown", () => {
  const plan = aPlanSet({
    sheets: [
      aSheet({ kind: "life safety", discipline: "life safety" }),
      aSheet({ page: 2, kind: "structural", discipline: "structural", number: "S-101" }),
    ],
    notes: [
      aNote("FOUNDATION NOTES", {
        page: 2,
        sheet: "S-101",
        box: { x: 31, y: 42, width: 8, height: 1 },
      }),
    ],
  });
  const items = askNotShown(matrixOf({ plan })).flatMap((it) => it.items);
  const placed = items.filter(({ place }) => place?.page === 2 && place.box.x === 31);
  assert.ok(items.some(({ place }) => place?.page === 1));
  for (const { sheet } of placed) assert.equal(sheet, "S-101");
  assert.ok(placed.some(({ id }) => id === "FBC-B-1816-termite" || id === "FBC-B-1803-geotech"));
});

Deno.test("chapterOf() names chapter or article", () => {
  assert.equal(chapterOf("FBC-B 1010.1.1"), "FBC-B ch. 10");
  assert.equal(chapterOf("FBC-R R311.7.5"), "FBC-R ch. 3");
  assert.equal(chapterOf("FBC-A 604.3"), "FBC-A ch. 6");
  assert.equal(chapterOf("NEC 210.8(A)"), "NEC art. 210");
  assert.equal(chapterOf("FBC-R R4501.17"), "FBC-R ch. 45");
});
