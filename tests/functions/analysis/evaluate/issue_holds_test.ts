/** A failure whose words may not have been understood whole asks, whichever rule it is of. */
import assert from "node:assert/strict";
import { type Demand, fail, type VerdictData } from "../../../../functions/_rules/define_rule.ts";
import { rules } from "../../../../functions/_rules/mod.ts";
import { holdIssues } from "../../../../functions/analysis/evaluate/issue_holds.ts";
import { judgePlan } from "../../../../functions/analysis/evaluate/judge_plan.ts";
import { aNote, aPlanSet, aProject } from "../../../fakes/plan_set.ts";

const RAIL: Demand = { thing: "handrail", property: "height" };
const LANDING: Demand = { thing: "landing", property: ["depth", "length"] };
const BAR: Demand = { thing: "grab bar", property: ["length", "height"] };
const WALK: Demand = { thing: "walk", property: "slope" };
const GUARD: Demand = { thing: "guard", property: "height" };
const SLAB: Demand = { thing: "slab", property: "thickness" };
const inches = (actual: number, required: number | string) => ({ actual, required, unit: "in" });

type Row = [text: string, demand: Demand | undefined, data: VerdictData, kind: "fail" | "cantTell"];

const NOTES: Record<string, Row[]> = {
  "asks where its words give the measure twice and once as it has to be": [
    [
      `Slope 1:14, rise 24" Landing 5'-0" long 46" clear, handrails both sides 36"`,
      RAIL,
      inches(46, "34 to 38"),
      "cantTell",
    ],
    [`Handrails both sides 44", 36" at wall`, RAIL, inches(44, "34 to 38"), "cantTell"],
    [`4" SLAB @ HOUSE 3" @ PORCH`, SLAB, inches(3, 3.5), "cantTell"],
    [`42" SIDE BAR AND 36" REAR BAR AT 34"`, BAR, inches(36, 42), "cantTell"],
    [`36" REAR GRAB BAR @ 33"`, BAR, inches(33, 36), "cantTell"],
  ],
  "accuses by the only figure, by figures that all miss, and where words say what is measured": [
    [`HANDRAIL 40"`, RAIL, inches(40, "34 to 38"), "fail"],
    [`Handrails both sides 40", wall rail 41"`, RAIL, inches(41, "34 to 38"), "fail"],
    [`HANDRAIL 40" HIGH, 36" AT LANDING`, RAIL, inches(40, "34 to 38"), "fail"],
    [`LANDING 3'-2" DEEP X 5'-0"`, LANDING, inches(38, 44), "fail"],
  ],
  "accuses by one side of a size": [
    [`STOOP 30" X 48"`, LANDING, inches(30, 36), "fail"],
  ],
  "asks where its words let off": [
    ["Separate rooms | single-user rooms exempt", undefined, {}, "cantTell"],
    ["STOREROOM LEVER, PANELS UNDER 600 A", undefined, {}, "cantTell"],
    ["SERVICE: NO GFPE (150V TO GROUND OR LESS)", undefined, {}, "cantTell"],
    ["Doors swing in; no room here serves 50 occupants or more.", undefined, {}, "cantTell"],
    ["No second exit, fewer than 30 persons upstairs", undefined, {}, "cantTell"],
  ],
  "accuses where a number is a place or a size": [
    [`NO VAPOR RETARDER UNDER 4" SLAB`, undefined, {}, "fail"],
    ["ONE LAYER OF FELT UNDER 24 GA. METAL", undefined, {}, "fail"],
    ["NO BLOCKING UNDER 12 FT BEAM", undefined, {}, "fail"],
    ["Two or more plies", undefined, {}, "fail"],
  ],
  "asks where a figure far off the limit stands in words that do not name the thing": [
    ["West door 68 in 340, south walk", WALK, { actual: 20, required: 5, unit: "%" }, "cantTell"],
    [`GUARD AT EDGE. 7" KEF-2 TO WOOD CURB`, GUARD, inches(7, 42), "cantTell"],
    ["FAN 2 TO WOOD CURB, 7 IN; GUARD AT EDGE", GUARD, inches(7, 42), "cantTell"],
  ],
  "accuses by one that is named, by one not so far off, and by ratings and counts": [
    [`GUARD 12" HIGH`, GUARD, inches(12, 42), "fail"],
    [
      "The guard at the deck is 1 ft high.",
      GUARD,
      { actual: 1, required: 3.5, unit: "ft" },
      "fail",
    ],
    [`GUARD AT EDGE. 20" KEF-2 TO WOOD CURB`, GUARD, inches(20, 42), "fail"],
    ["STAIR DOOR 20 MIN", undefined, { actual: 20, required: 60, unit: "min" }, "fail"],
    ["ISLAND, 1 RECEPTACLE", undefined, { actual: 1, required: 3, unit: "receptacles" }, "fail"],
  ],
};

const base = rules.find(({ demand }) => demand === undefined)!;

/** What becomes of a failure of a rule with this demand, at a note. */
function judge([text, demand, data]: Row) {
  const plan = aPlanSet({ notes: [aNote(text)] });
  const outcome = {
    rule: { ...base, demand, withoutLimit: [] },
    verdict: fail("short", data),
    at: plan.notes[0],
    isApplicabilityOpen: false,
  };
  return holdIssues([outcome], plan)[0];
}

for (const [name, rows] of Object.entries(NOTES)) {
  Deno.test(`a failure ${name}`, () => {
    for (const row of rows) assert.equal(judge(row).verdict.kind, row[3], row[0]);
  });
}

Deno.test("a failure says why it asks, and one that accuses says nothing of it", () => {
  const [asks, accuses] = [
    ["Rooms exempt", undefined, {}, "cantTell"],
    ["Rooms", undefined, {}, "fail"],
  ].map((it) => judge(it as Row));
  assert.match(asks.doubt ?? "", /exemption/);
  assert.equal(accuses.doubt, undefined);
});

Deno.test("a limit that is only where a demand begins makes no figure far off", () => {
  const plan = aPlanSet({ notes: [aNote("AHU-1 | 9,000 CFM | NO DETECTOR")] });
  const outcome = {
    rule: { ...base, withoutLimit: ["none"] },
    verdict: fail("none", { actual: 9000, required: 2000, unit: "cfm" }),
    at: plan.notes[0],
    isApplicabilityOpen: false,
  };
  assert.equal(holdIssues([outcome], plan)[0].verdict.kind, "fail");
});

Deno.test("what is held is a question of the report, with its reason", () => {
  const text = `Handrails both sides 44", 36" at wall`;
  const plan = aPlanSet({ notes: [aNote(text)] });
  const { verified } = judgePlan(plan, aProject(), new Map([[1, text]]));
  const [finding] = verified.filter(({ ruleId }) => ruleId === "egress/handrail-height");
  assert.equal(finding.status, "warning");
  assert.match(finding.description, /another figure of it that complies/);
});
