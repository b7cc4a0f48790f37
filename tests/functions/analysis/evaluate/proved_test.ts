/** A pass needs a figure or words that are told to be the required thing's; else a person has to look. */
import assert from "node:assert/strict";
import { rules } from "../../../../functions/_rules/mod.ts";
import { pass } from "../../../../functions/_rules/define_rule.ts";
import { allStatements } from "../../../../functions/_rules/measure.ts";
import { isOwnFigure } from "../../../../functions/analysis/evaluate/figure_owner.ts";
import { takenTwice } from "../../../../functions/analysis/evaluate/taken_twice.ts";
import type { Outcome } from "../../../../functions/analysis/evaluate/outcome.ts";
import { runRules } from "../../../../functions/analysis/evaluate/run_rules.ts";
import type { PlanSet, ScheduleKind } from "../../../../functions/_shared/domain/plan_set.ts";
import { aHouse, aList, anEvidence, aNote, aPlanSet, aProject } from "../../../fakes/plan_set.ts";

const office = aProject();
const house = aHouse();
const inn = aProject({ occupancyClassification: ["R-2"] });

/** What one rule comes to on a set: passes that stand, and places a person has to look at. */
function proofsOf(id: string, plan: PlanSet, project: typeof office) {
  const run = runRules(rules.filter((it) => it.id === id), plan, project);
  const passes = run.outcomes.filter(({ verdict }) => verdict.kind === "pass");
  return [passes.length, run.unclear.length];
}

const NOTES: [id: string, text: string, project: typeof office, proofs: [number, number]][] = [
  ["gas/range-clearance", "UPPER CABINETS 30 INCHES ABOVE THE RANGE", house, [1, 0]],
  [
    "gas/range-clearance",
    "RANGE SHUTOFF VALVE IS IN THE ADJOINING CABINET, 4 FEET FROM THE RANGE CONNECTION",
    house,
    [0, 1],
  ],
  ["egress/stair-tread-depth", 'TREADS 11"', office, [1, 0]],
  [
    "egress/stair-tread-depth",
    "HANDRAILS 36 INCHES ABOVE NOSING, EXTENDING 12 INCHES AT TOP AND ONE TREAD AT BOTTOM",
    office,
    [0, 1],
  ],
  ["egress/dwelling-hall-width", `HALL 3'-0"`, house, [1, 0]],
  ["egress/dwelling-hall-width", `HALL 3'-6" WIDE`, house, [1, 0]],
  ["plumbing/drain-slope", "BUILDING DRAIN OF 4 INCH AT 1/8 INCH PER FOOT", office, [1, 0]],
  ["plumbing/drain-slope", "SLOPE 1/4 INCH PER FOOT TO DRAINS", office, [0, 1]],
  ["egress/exit-signs", "EXIT SIGNS WITH BATTERY BACKUP AT ALL EXITS", office, [1, 0]],
  ["egress/exit-signs", "LIFE SAFETY PLAN KEY: E = EXIT SIGN (INT. ILLUM.)", office, [0, 1]],
  ["site/fire-road-width", "FIRE LANE 24'-0\" WIDE", office, [1, 0]],
  [
    "site/fire-road-width",
    "FRONT ENTRANCE IS 40'-0\" WALK FROM THE END OF THE FIRE LANE",
    office,
    [0, 1],
  ],
  ["fire/key-box", "KEY BOX AT MAIN ENTRANCE", office, [1, 0]],
  ["fire/key-box", "BACKFLOW DDCV AT STREET; FDC WITH KNOX CAPS", office, [0, 0]],
  ["wind/opening-protection", 'SERVING COUNTER 40" AFF, ROLLING SHUTTER ABOVE', office, [0, 0]],
  ["egress/dwelling-stair-width", `CMU WALL AT RAISED HOUSE SLAB, 4'-0" STEP`, house, [0, 0]],
  [
    "fire/fire-extinguishers",
    "FIRE EXTINGUISHERS 2A:10BC IN RECESSED CABINETS, 75 FT MAX. TRAVEL",
    office,
    [1, 0],
  ],
  ["energy/blower-door-tester", "BLOWER DOOR BY INDEPENDENT RATER, THIRD PARTY", house, [1, 0]],
  ["plumbing/indirect-waste", "DISHWASHER WASTE BY AIR GAP TO FLOOR SINK", office, [1, 0]],
  ["plumbing/indirect-waste", "FLOOR SINK AND DISHWASHER WASTE DRAIN TO GI-1", office, [0, 1]],
  ["structural/truss-engineering", "TRUSS ENGINEERING IN SEALED PACKAGE ATTACHED", house, [1, 0]],
  ["structural/truss-engineering", "EVERY TRUSS BEARING: H10A, ENGINEERED FOR 1,040 LB", house, [
    0,
    1,
  ]],
  // Shown and taken back in one breath, in words the rule does not know.
  [
    "wind/design-method",
    "WALLS ARE SIZED FOR 140 MPH AND NO STANDARD, MANUAL OR ENGINEERED WIND DESIGN IS REFERENCED",
    house,
    [0, 1],
  ],
  ["electrical/surge-protection", "SURGE PROTECTION AT SERVICE: NOT DETERMINED", house, [0, 0]],
  ["electrical/surge-protection", "TYPE 2 S.P.D. - SPACE IN PNL ONLY", house, [0, 1]],
  // The same place gives the measure twice, and once it misses.
  ["egress/escape-opening-sill", 'BEDROOM WINDOW SILL 44" A.F.F.', house, [1, 0]],
  ["egress/escape-opening-sill", 'BEDROOM WINDOW SILL 44" ABV. GRADE, 56" A.F.F.', house, [0, 1]],
  // Words nobody listed as taking back.
  ["fire/fire-extinguishers", "EXTINGUISHERS AT EXITS SHELVED UNTIL FIT-OUT", office, [0, 1]],
  ["egress/corridor-width", `CORRIDOR 5'-0" WIDE, SHELVED`, office, [0, 1]],
  // Half of what is required.
  ["electrical/fault-current", "AVAILABLE FAULT CURRENT: 38,000 A", office, [0, 1]],
  ["electrical/load-calculation", "CONNECTED LOAD: 96 KVA", office, [0, 1]],
  ["plumbing/riser-diagram", "SANITARY RISERS", office, [1, 0]],
  ["plumbing/riser-diagram", "SANITARY RISERS BY PLUMBER IN THE FIELD", office, [0, 0]],
  ["mechanical/attic-platform", "ATTIC PLATFORM 30 X 30 IN. WITH LIGHT AND RECEPTACLE", house, [
    1,
    0,
  ]],
  ["accessibility/lavatory-in-compartment", "LAVATORY IN ACCESSIBLE STALL 20 IN. WIDE", office, [
    1,
    0,
  ]],
  // An issue.
  ["accessibility/lavatory-in-compartment", "LAVATORY IN ACCESSIBLE STALL 16 IN. WIDE", office, [
    0,
    0,
  ]],
  ["structural/slab-on-ground", '4" CONC. SLAB ON 10 MIL VAPOR RETARDER', house, [2, 0]],
  ["structural/slab-on-ground", 'C.U. ON 4" SLAB, CLIPS W/ TAPCONS', house, [0, 1]],
  ["structural/guard-loads", "GUARDS: 200 LB CONCENTRATED", office, [1, 0]],
  ["structural/guard-loads", "GUARDS, IF ANY: 200 LB CONCENTRATED", office, [0, 0]],
  ["fire/fire-smoke-dampers", "FIRE DAMPERS WHERE DUCTS PIERCE RATED SHAFTS", office, [0, 0]],
  ["fire/smoke-alarms-in-units", "SMOKE ALARMS IN EACH BEDROOM OF THE UNIT", inn, [1, 0]],
  ["fire/smoke-alarms-in-units", "SMOKE DETECTOR OVER THE FIRE ALARM CONTROL PANEL", inn, [0, 0]],
  ["wind/cladding-pressures", "DESIGN WIND PRESSURES ZONE 5: +48 / -52 PSF", house, [1, 0]],
  ["wind/cladding-pressures", "VINYL SOFFIT FL 4410.1, DESIGN PRESSURE -58 PSF", house, [0, 0]],
  ["documentation/energy-documents", "ENERGY FORM R402 ATTACHED", house, [1, 0]],
  ["documentation/energy-documents", "OFFICE COPIES OF THE ENERGY FORM ARE KEPT ON SITE", house, [
    0,
    0,
  ]],
  ["fire/smoke-alarms", "SMOKE ALARMS IN EACH BEDROOM, INTERCONNECTED", house, [1, 0]],
  ["fire/smoke-alarms", "SA = SMOKE ALARM, INTERCONNECTED", house, [0, 1]],
  ["documentation/energy-documents", "LTG CONTROLS C405: OCC. SENSORS", office, [0, 0]],
  ["documentation/energy-documents", "ENERGY: C401 METHOD, PRESCRIPTIVE", office, [1, 0]],
  ["mechanical/equipment-sizing", "MANUAL J AND S REPORTS", house, [1, 0]],
  ["mechanical/equipment-sizing", "MANUAL J AND S W/ PERMIT APPL.", house, [0, 0]],
  ["egress/corridor-width", `CORRIDOR 5'-0" WIDE`, office, [1, 0]],
  ["egress/corridor-width", `FELLOWSHIP HALL 101 40'-0" WIDE`, office, [0, 0]],
  ["plumbing/end-cleanout", "CLEANOUT AT THE SEWER CONNECTION", office, [1, 0]],
  ["plumbing/end-cleanout", "ALACHUA CO. BUILDING, ZONING AND SEWER", office, [0, 1]],
];

for (const [id, text, project, proofs] of NOTES) {
  Deno.test(`runRules(): ${id} by “${text}”`, () =>
    assert.deepEqual(proofsOf(id, aPlanSet({ notes: [aNote(text)] }), project), proofs));
}

Deno.test("runRules(): a word of several meanings shows nothing where no other speaks of the requirement", () => {
  const notes = ["BLOWER DOOR TEST AT COMPLETION", "EACH UNIT STRUCTURALLY INDEPENDENT"].map((it) =>
    aNote(it)
  );
  assert.deepEqual(proofsOf("energy/blower-door-tester", aPlanSet({ notes }), house), [0, 1]);
});

Deno.test("takenTwice(): one bare figure is not two measures", () => {
  const at = anEvidence('PANEL A, 36" CLEAR');
  const passBy = (property: string, sourceText = at.sourceText) => ({
    rule: { demand: { thing: "working space", property } },
    verdict: pass(property === "depth" ? { actual: 3, unit: "ft" } : { actual: 36, unit: "in" }),
    at: { ...at, sourceText },
  } as unknown as Outcome);
  const [depth, width, height] = ["depth", "width", "height"].map((it) => passBy(it));
  assert.deepEqual([...takenTwice([depth, width, height])], [depth, width]);
  assert.equal(takenTwice([width, height]).size, 0);
  assert.equal(takenTwice([width, passBy("width")]).size, 0);
  const both = 'WORKING SPACE 36" X 36"';
  assert.equal(takenTwice([passBy("depth", both), passBy("width", both)]).size, 0);
});

Deno.test("runRules(): a circle is drawn at its thing and need not name it", () => {
  const drawn = (text: string) =>
    aPlanSet({ notes: [aNote(text, { drawing: "ACCESSIBLE TOILET, TURNING SPACE" })] });
  assert.deepEqual(proofsOf("accessibility/turning-space", drawn(`60" DIA.`), office), [1, 0]);
});

Deno.test("runRules(): a title shows a drawing, and no thing", () => {
  const titled = (text: string) => aPlanSet({ notes: [aNote(text, { kind: "title" })] });
  assert.deepEqual(proofsOf("egress/emergency-lighting", titled("EMERGENCY LIGHTING"), office), [
    0,
    1,
  ]);
  assert.deepEqual(proofsOf("plumbing/riser-diagram", titled("SANITARY RISER"), office), [1, 0]);
});

Deno.test("runRules(): a pass stands at the first of its places that proves it", () => {
  const notes = ["LEGEND: EXIT SIGN", "ILLUMINATED EXIT SIGNS AT ALL EXITS"].map((text, index) => {
    const note = aNote(text);
    return { ...note, box: { ...note.box, y: note.box.y + 5 * index } };
  });
  const { outcomes } = runRules(
    rules.filter(({ id }) => id === "egress/exit-signs"),
    aPlanSet({ notes }),
    office,
  );
  assert.deepEqual(outcomes.map(({ at }) => at.sourceText), [notes[1].text]);
});

Deno.test("runRules(): a row is what its label, its heads or its title name", () => {
  const row = (...cells: string[]) => aPlanSet(aList("CODE SUMMARY", ["ITEM", "PROVIDED"], cells));
  const id = "fire/mezzanine-area";
  assert.deepEqual(proofsOf(id, row("MEZZANINE", "30.2% OF THE ROOM BELOW"), office), [1, 0]);
  assert.deepEqual(proofsOf(id, row("OCCUPANCY", "A-2 AND MEZZANINE; 16% ALCOHOL"), office), [
    0,
    1,
  ]);
});

Deno.test("runRules(): a circuit shows what it feeds, and nothing of the next one", () => {
  const panel = (...rows: string[][]) =>
    aPlanSet(aList("PANEL A", ["CKT", "LOAD", "TYPE"], ...rows));
  const kitchen = ["1", "SMALL APPLIANCE", "GFCI"];
  const dishwasher = ["3", "DISHWASHER", "GFCI"];
  const { outcomes } = runRules(
    rules.filter(({ id }) => id === "electrical/dishwasher-gfci"),
    panel(kitchen, dishwasher),
    house,
  );
  assert.deepEqual(outcomes.map(({ at }) => at.sourceText), [dishwasher.join(" | ")]);
});

Deno.test("isOwnFigure(): a row that gives a limit, a distance between two things or a lamp measures none", () => {
  const owns = (id: string, kind: ScheduleKind, label: string, figure: string) => {
    const [list] = aList("TRAVEL DISTANCE AND CORRIDORS", ["ITEM", "GIVEN"], [label, figure])
      .schedules!;
    const plan = aPlanSet({ schedules: [{ ...list, kind }] });
    const at = allStatements(plan).find(({ text }) => text.endsWith(figure))!;
    const rule = rules.find((it) => it.id === id)!;
    const verdict = pass({ actual: 72, required: 72, raw: figure });
    return isOwnFigure({ rule, verdict, at, isApplicabilityOpen: false }, at, plan);
  };
  const travel = "egress/travel-distance";
  assert.ok(owns(travel, "other", "TRAVEL DISTANCE", "72 FT"));
  assert.ok(!owns(travel, "other", "TRAVEL DISTANCE LIMIT", "72 FT"));
  assert.ok(!owns(travel, "other", "DISTANCE BETWEEN STAIR A AND STAIR B", "72 FT"));
  assert.ok(owns("egress/corridor-width", "other", "CORRIDOR 110", "72 IN."));
  assert.ok(!owns("egress/corridor-width", "lighting", "CORRIDOR STRIP", "72 IN."));
});
