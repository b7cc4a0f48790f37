/** What a set has to comply with everywhere, and cases in which one place that passes is not all of them. */
import assert from "node:assert/strict";
import { rules } from "../../../../functions/_rules/mod.ts";
import { profileBuilding } from "../../../../functions/_rules/building_profile.ts";
import type { Building } from "../../../../functions/_shared/domain/building.ts";
import type { Finding } from "../../../../functions/_shared/domain/finding.ts";
import type { PlanSet } from "../../../../functions/_shared/domain/plan_set.ts";
import { mergeFindings } from "../../../../functions/analysis/evaluate/merge.ts";
import { runRules } from "../../../../functions/analysis/evaluate/run_rules.ts";
import { toFinding } from "../../../../functions/analysis/evaluate/to_finding.ts";
import { buildMatrix } from "../../../../functions/analysis/matrix/mod.ts";
import { buildings } from "../../../bench/building/drawn/buildings.ts";
import { exactPlan } from "../../../bench/building/drawn/exact_plan.ts";
import { aFinding } from "../../../fakes/finding.ts";
import {
  aDoor,
  aFact,
  aHouse,
  aNote,
  aPlanSet,
  aProject,
  aSchedule,
  aSheet,
} from "../../../fakes/plan_set.ts";

const clinic = exactPlan(buildings.clinic);
const marks = clinic.openings.map(({ id }) => id);
const DOOR = "FBC-B-1010.1.1-door-width";
const ONE_STOREY = {
  stories: [aFact(1)],
  sprinklers: [aFact("none" as const)],
};

/** A pass of one requirement at some doors. */
const passAt = (doors: readonly string[], requirementId = DOOR): Finding[] =>
  doors.map((mark, index) => {
    const finding = aFinding({ requirementId, status: "compliant", id: `F${index}` });
    return {
      ...finding,
      documentMarkup: { ...finding.documentMarkup, page: 9, buildingElements: [mark] },
    };
  });

function lineOf(id: string, plan: PlanSet, findings: Finding[], project = aProject()) {
  const building = profileBuilding(plan, project);
  return buildMatrix({ plan, project, building, findings, checklist: [] })
    .find((it) => it.id === id)!;
}

const planOf = (building: Building, over: Parameters<typeof aPlanSet>[0] = {}) =>
  aPlanSet({ buildings: [building], codeSummary: ONE_STOREY, ...over });

Deno.test("doors comply when every door of the plan passes, else where shown, and the others are named", () => {
  const plan = planOf(clinic);
  assert.equal(lineOf(DOOR, plan, passAt(marks)).answer, "complies");
  const some = lineOf(DOOR, plan, passAt(marks.slice(0, 3)));
  assert.equal(some.answer, "complies where shown");
  assert.match(some.why, /^3 of 12 doors shown: .* Not judged: door .*, .* and 5 more\.$/);
});

Deno.test("all doors that were found are not all where something may have been missed", () => {
  const of = (plan: PlanSet, project = aProject()) =>
    lineOf(DOOR, plan, passAt(marks), project).answer;
  const dark = { state: "unreadable" as const, wordCount: 0, reason: "Too dark." };
  const two = { sheets: [aSheet(), aSheet({ page: 2, reading: dark })] };
  assert.equal(of(planOf(clinic, two)), "complies where shown");
  assert.equal(of(planOf({ ...clinic, isScaleVerified: false })), "complies where shown");
  assert.equal(of(planOf({ ...clinic, readBy: "ocr" })), "complies where shown");
  assert.equal(
    of(planOf(clinic, { codeSummary: { ...ONE_STOREY, stories: [aFact(2)] } })),
    "complies where shown",
  );
  const unknown = aProject({ occupancyClassification: [] });
  assert.equal(of(planOf(clinic), unknown), "complies where shown");
  const unprotected = aProject({ fireSprinkler: null });
  const open = { codeSummary: { stories: [aFact(1)] } };
  assert.equal(of(planOf(clinic, open), unprotected), "complies where shown");
});

Deno.test("a door the schedule lists and no plan draws has to pass as well", () => {
  const plan = planOf(clinic, { doors: [aDoor("199")] });
  const { answer, why } = lineOf(DOOR, plan, passAt(marks));
  assert.equal(answer, "complies where shown");
  assert.match(why, /^12 of 13 doors shown: .* Not judged: door 199\.$/);
});

/** Reviews a set as the pipeline does and gives the line of a requirement. */
function reviewed(id: string, plan: PlanSet, project = aProject()) {
  const { outcomes } = runRules(rules, plan, project);
  const findings = mergeFindings(outcomes.map((it) => toFinding(it, plan.sheets)));
  return lineOf(id, plan, findings, project);
}

Deno.test("case: GFCI at one circuit and not at another does not comply", () => {
  const panel = (...rows: string[][]) =>
    aPlanSet({
      sheets: [aSheet({ kind: "electrical", discipline: "electrical", title: "PANEL SCHEDULE" })],
      schedules: [
        aSchedule("panel", [["CKT", "circuit"], ["LOAD", "load"], ["PROT", "protection"]], rows),
      ],
    });
  const one = panel(["1", "BATH RECEPTACLES", "20A GFCI"], [
    "3",
    "KITCHEN COUNTER RECEPTACLES",
    "20A",
  ]);
  assert.notEqual(reviewed("NEC-210.8A-gfci", one, aHouse()).answer, "complies");
  const other = panel(["1", "BATH RECEPTACLES", "20A GFCI"]);
  assert.notEqual(reviewed("NEC-210.8A-gfci", other, aHouse()).answer, "complies");
});

Deno.test("case: a smoke alarm in one bedroom of two complies where shown at most", () => {
  const cottage = exactPlan(buildings.cottage);
  const id = "FBC-R-R314-smoke";
  const finding = aFinding({ requirementId: id, status: "compliant" });
  const inOne = {
    ...finding,
    documentMarkup: { ...finding.documentMarkup, page: 9, roomType: "105 BEDROOM 1" },
  };
  const plan = aPlanSet({ buildings: [cottage], codeSummary: ONE_STOREY });
  const { answer, why } = lineOf(id, plan, [inOne], aHouse());
  assert.equal(answer, "complies where shown");
  assert.match(why, /^1 of 2 .* Not judged: 106 BEDROOM 2\.$/);
});

Deno.test("case: one flight measured and another not complies where shown", () => {
  const school = exactPlan(buildings.school);
  const flight = (id: string, x: number): Building["stairs"][number] => ({
    id,
    box: { x, y: 7, width: 5, height: 12 },
    room: "203",
    widthIn: 56,
    treadIn: 11,
    treads: 14,
    direction: "UP",
  });
  const plan = planOf({ ...school, stairs: [flight("s1", 61), flight("s2", 67)] }, {
    codeSummary: { ...ONE_STOREY, stories: [aFact(2)] },
  });
  const id = "FBC-B-1011.2-stair-width";
  const finding = aFinding({ requirementId: id, status: "compliant" });
  const onFirst = {
    ...finding,
    documentMarkup: { ...finding.documentMarkup, page: 1, x: 62, y: 8, width: 2, height: 1 },
  };
  const { answer, why } = lineOf(id, plan, [onFirst], aProject({ occupancyClassification: ["E"] }));
  assert.equal(answer, "complies where shown");
  assert.match(why, /^1 of 2 stairs shown: /);
});

Deno.test("case: a long dead end does not comply where a room of a larger group is on the floor", () => {
  const rooms = (load: number) => [{
    ...clinic.rooms[0],
    page: 1,
    sheet: "A-101",
    sourceText: "MEETING HALL",
    readBy: "text" as const,
    confidence: 1,
    name: "MEETING HALL",
    areaFrom: null,
    widthFt: null,
    depthFt: null,
    ceilingHeightIn: null,
    occupants: load,
    occupantFactor: null,
    labels: [],
  }];
  const of = (load: number, id: string) =>
    reviewed(
      id,
      aPlanSet({
        rooms: rooms(load),
        notes: [aNote("DEAD END CORRIDOR 42 FT")],
        codeSummary: { sprinklers: [aFact("NFPA 13" as const)] },
      }),
      aProject({ fireSprinkler: true }),
    ).answer;
  assert.equal(of(20, "FBC-B-1020.5-dead-end-sprinklered"), "complies where shown");
  assert.equal(of(120, "FBC-B-1020.5-dead-end-sprinklered"), "not decided");
  assert.equal(of(120, "FBC-B-1020.5-dead-end"), "needs a person");
});

Deno.test("case: a lavatory inside one compartment of two does not comply", () => {
  const id = "FBC-A-604.8-lavatory-in-stall";
  const one = aPlanSet({ notes: [aNote("MEN 101: LAVATORY INSIDE WHEELCHAIR COMPARTMENT")] });
  assert.notEqual(reviewed(id, one).answer, "complies");
  const both = aPlanSet({
    notes: [
      aNote("MEN 101: LAVATORY INSIDE WHEELCHAIR COMPARTMENT"),
      aNote("WOMEN 102: NO LAVATORY IN WHEELCHAIR COMPARTMENT"),
    ],
  });
  assert.equal(reviewed(id, both).answer, "fails");
});
