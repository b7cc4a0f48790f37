import assert from "node:assert/strict";
import { framesFor } from "../../../../functions/_rules/frames/demand.ts";
import { rules } from "../../../../functions/_rules/mod.ts";
import { runFrames } from "../../../../functions/analysis/evaluate/run_rules.ts";
import { aHouse, aNote, aPlanSet, aProject, aSchedule } from "../../../fakes/plan_set.ts";

/** Ids of the rules whose demand asks about the one note of a set. */
const asking = (says: string, project = aProject(), drawing?: string): string[] =>
  runFrames(rules, aPlanSet({ notes: [aNote(says, { drawing: drawing ?? null })] }), project)
    .map(({ rule }) => rule.id);

const ROWS: [rule: string, asks: string, complies: string, project?: typeof aProject][] = [
  [
    "structural/live-loads",
    "RETAIL FLOOR UNIFORM LOAD 60 PSF",
    "RETAIL FLOOR UNIFORM LOAD 100 PSF",
  ],
  ["plumbing/storm-rainfall", "SCUPPERS SIZED AT 3.0 IN/HR", "SCUPPERS SIZED AT 4.7 IN/HR"],
  ["mechanical/range-hood-makeup", "VENT HOOD, 600 CFM", "VENT HOOD, 300 CFM", aHouse],
  [
    "mechanical/whole-house-ventilation",
    "HOUSE LEAKAGE 2.1 ACH50",
    "HOUSE LEAKAGE 5 ACH50",
    aHouse,
  ],
  [
    "electrical/outdoor-receptacles",
    'PATIO PLUG 84" ABV GRADE',
    'PATIO PLUG 24" ABV GRADE',
    aHouse,
  ],
  [
    "fire/natural-light",
    "BEDROOM 2 NAT LIGHT = 6% OF FLOOR AREA",
    "NAT LIGHT 9% OF FLOOR AREA",
    aHouse,
  ],
  [
    "mechanical/natural-ventilation",
    "NAT VENT 2.5% OF FLOOR AREA",
    "NAT VENT 4.5% OF FLOOR AREA",
    aHouse,
  ],
  ["fire/mezzanine-area", "MEZZANINE 42% OF ROOM BELOW", "MEZZANINE 30% OF ROOM BELOW"],
  ["electrical/required-circuits", "(1) 20A SABC AT KITCHEN", "(2) 20A SABC AT KITCHEN", aHouse],
  [
    "structural/attic-vents",
    "ATTIC VENTILATION AREA 1:400",
    "ATTIC VENTILATION AREA 1:150",
    aHouse,
  ],
  ["structural/crawl-vents", "CRAWL VENTILATION 1:2000", "CRAWL VENTILATION 1:150", aHouse],
  ["egress/window-fall-protection", `2ND FLOOR SILL 20" AFF`, `2ND FLOOR SILL 26" AFF`, aHouse],
  ["egress/guard-required", `36" DROP OFF, NO GUARD`, `20" DROP OFF, NO GUARD`],
  ["mechanical/public-toilet-exhaust", "35 CFM EACH WATER CLOSET", "75 CFM EACH WATER CLOSET"],
  ["egress/stair-uniform-steps", `RISERS DIFFER BY 3/4"`, `RISERS DIFFER BY 1/4"`],
  [
    "mechanical/duct-smoke-detector",
    "AIR HANDLER 2,400 CFM W/O DETECTOR",
    "AIR HANDLER 1,600 CFM W/O DETECTOR",
  ],
];

for (const [rule, asks, complies, project] of ROWS) {
  Deno.test(`${rule} asks by its demand alone: ${asks}`, () => {
    assert.ok(asking(asks, project?.()).includes(rule));
    assert.ok(!asking(complies, project?.()).includes(rule));
  });
}

/** Ids of the rules whose demand asks about the one row of a table of a house. */
const askingRow = (...row: string[]): string[] => {
  const heads = ["ITEM", "REQUIRED (MIN.)", "PROVIDED", "REMARKS"].map((
    it,
  ): [string, null] => [it, null]);
  const table = aSchedule("other", heads, [row], { title: "DESIGN MATRIX" });
  const house = aHouse({ address: "1 Main Street, Tampa, FL" });
  return runFrames(rules, aPlanSet({ schedules: [table] }), house).map(({ rule }) => rule.id);
};

Deno.test("loads of an attic are no R-values", () => {
  const rule = "energy/ceiling-insulation-zone-2";
  assert.ok(askingRow("Attic no storage", "15 / 20", "20", "").includes(rule));
  assert.ok(!askingRow("Attic no storage", "15 / 20 psf", "20", "").includes(rule));
});

Deno.test("a row that is not due, by its own remark, leaves nothing out", () => {
  const rule = "electrical/garage-receptacles";
  assert.ok(askingRow("Garage wall outlet", "N/A", "none", "by owner").includes(rule));
  assert.ok(!askingRow("Garage wall outlet", "N/A", "none", "carport, no garage").includes(rule));
});

Deno.test("what another sentence of a note would except only asks", () => {
  const heights = (says: string) =>
    framesFor(aPlanSet({ notes: [aNote(says)] }), {
      thing: "guard",
      property: "height",
      unless: /STAIR|RAMP/,
    }).map(({ value, isAside }) => `${value} ${isAside ? "asks" : "decides"}`);
  assert.deepEqual(heights(`DECK GUARD 34" HIGH.`), ["34 decides"]);
  assert.deepEqual(heights(`DECK GUARD 34" HIGH. SERVICE STAIR IS STEEL.`), ["34 asks"]);
  assert.deepEqual(heights(`GUARD 34" HIGH AT RAMP. SEE DETAIL.`), []);
  assert.deepEqual(heights(`DECK GUARD 34" HIGH; AT THE STAIR AS SHOWN.`), []);
});
