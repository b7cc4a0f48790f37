import assert from "node:assert/strict";
import fc from "fast-check";
import { profileBuilding } from "../../../../functions/_rules/building_profile.ts";
import {
  calculateEgressWidth,
  solveEgressWidth,
} from "../../../../functions/_rules/calculators/egress_width.ts";
import {
  calculateEscapeOpenings,
  shortfallsOf,
} from "../../../../functions/_rules/calculators/escape_openings.ts";
import {
  calculateExits,
  exitsFor,
  solveExits,
} from "../../../../functions/_rules/calculators/exits.ts";
import {
  calculateOccupantLoad,
  occupantsOf,
  solveOccupantLoad,
} from "../../../../functions/_rules/calculators/occupant_load.ts";
import {
  calculateStairGeometry,
  solveStairGeometry,
} from "../../../../functions/_rules/calculators/stair_geometry.ts";
import { withCorrections } from "../../../../functions/_rules/calculators/recompute.ts";
import type { Calculator } from "../../../../functions/analysis/calculate.ts";
import type { Calculation } from "../../../../functions/_shared/domain/report.ts";
import {
  aFact,
  aHouse,
  anEvidence,
  aNote,
  aPlanSet,
  aProject,
  aRoom,
  aSchedule,
  aWindow,
} from "../../../fakes/plan_set.ts";

const run = (calculator: Calculator, plan = aPlanSet(), project = aProject()) =>
  calculator(plan, project, profileBuilding(plan, project));
const valueOf = (calculation: Calculation | null, label: string) =>
  calculation?.result?.find((it) => it.label === label)?.value;

const office = aPlanSet({
  notes: [
    aNote("EXITS REQUIRED / PROVIDED: 2/2"),
    aNote(`COMMON PATH = 73'-0"`),
    aNote(`EXIT SEPARATION 50'-0" (1/2 OF 100'-0" DIAGONAL)`),
  ],
  rooms: [
    aRoom("TRAINING", { areaSqft: 900, occupantFactor: { sqftPerOccupant: 15, basis: "net" } }),
    aRoom("OFFICE", { areaSqft: 310 }),
  ],
  schedules: [
    aSchedule("egress", [["EXIT", "name"], ["CLEAR", "clear width"], ["CAPACITY", "capacity"]], [[
      "EXIT 1",
      `66"`,
      "330",
    ], ["EXIT 2", `34"`, "170"]]),
  ],
  codeSummary: { totalOccupantLoad: [aFact(131)], occupancyGroups: [aFact(["B" as const])] },
});

Deno.test("occupantsOf() rounds up and forgives binary fractions", () => {
  assert.equal(occupantsOf(900, 15), 60);
  assert.equal(occupantsOf(901, 15), 61);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9999 }),
      fc.integer({ min: 5, max: 500 }),
      (area, factor) => {
        const occupants = occupantsOf(area, factor);
        assert.ok(occupants * factor >= area && (occupants - 1) * factor < area);
      },
    ),
  );
});

Deno.test("the occupant load counts each space, names its inputs and answers a correction at once", () => {
  const calculation = run(calculateOccupantLoad, office);
  assert.equal(valueOf(calculation, "Occupant load"), 60 + 3);
  const [area] = calculation!.inputs;
  assert.deepEqual([area.origin, area.sheet, area.sourceText], ["sheet", "A-101", "TRAINING"]);
  const corrected = solveOccupantLoad(withCorrections(calculation!.inputs, { area1: 450 }));
  assert.equal(valueOf(corrected, "Occupant load"), 30 + 3);
  assert.equal(corrected.inputs[0].origin, "user");
});

Deno.test("a stated load below that of the spaces is a contradiction, not a violation", () => {
  const { inputs } = run(calculateOccupantLoad, office)!;
  const meetsAt = (stated: number) =>
    solveOccupantLoad(withCorrections(inputs, { stated })).checks?.map(({ meets }) => meets);
  assert.deepEqual(meetsAt(62), [null]);
  assert.deepEqual(meetsAt(63), [true]);
});

Deno.test("the occupant load lists a space without a factor as missing", () => {
  const calculation = run(
    calculateOccupantLoad,
    aPlanSet({ rooms: [aRoom("ZEBRA", { areaSqft: 100 }), aRoom("OFFICE", { areaSqft: 100 })] }),
  );
  assert.deepEqual(calculation?.missing, ["ZEBRA"]);
});

Deno.test("the egress width needs 0.2 in of doors and 0.3 in of stairs for each occupant", () => {
  const calculation = run(calculateEgressWidth, office);
  assert.equal(valueOf(calculation, "Required width of other components"), 26.2);
  assert.equal(valueOf(calculation, "Required width of stairs"), 39.3);
  assert.equal(valueOf(calculation, "Capacity of the exits"), 500);
  assert.equal(valueOf(calculation, "Remaining capacity without the largest exit"), 170);
});

Deno.test("the egress width needs less with sprinklers and a voice alarm", () => {
  const inputs = run(calculateEgressWidth, office)!.inputs;
  const reduced = solveEgressWidth(
    withCorrections(inputs, { sprinklers: "NFPA 13", voiceAlarm: true }),
  );
  assert.equal(valueOf(reduced, "Required width of other components"), 19.7);
});

Deno.test("exitsFor() follows the table at its edges", () => {
  const rows: [number, number][] = [[49, 1], [50, 2], [500, 2], [501, 3], [1000, 3], [1001, 4]];
  for (const [occupants, exits] of rows) assert.equal(exitsFor(occupants, ["B"]), exits);
  assert.equal(exitsFor(30, ["S-1"]), 2);
});

Deno.test("the exits show what is allowed beside what is drawn, and ask for what is missing", () => {
  const calculation = run(calculateExits, office);
  assert.equal(valueOf(calculation, "Exits required"), 2);
  assert.equal(valueOf(calculation, "Common path allowed"), 75);
  assert.equal(valueOf(calculation, "Travel distance allowed"), 200);
  assert.equal(valueOf(calculation, "Separation required"), 50);
  const wet = solveExits(withCorrections(calculation!.inputs, { sprinklers: "NFPA 13" }));
  assert.equal(valueOf(wet, "Travel distance allowed"), 300);
  assert.deepEqual(run(calculateExits, aPlanSet())?.missing, ["occupants"]);
});

Deno.test("the stair geometry finds the least number of risers and the riser drawn", () => {
  const stair = aPlanSet({
    notes: [aNote(`EXIT STAIR: 16R @ 7 1/2" = 10'-0"`), aNote(`15T @ 11"`)],
  });
  const calculation = run(calculateStairGeometry, stair);
  assert.equal(valueOf(calculation, "Minimum number of risers"), 18);
  assert.equal(valueOf(calculation, "Riser with the number shown"), 7.5);
  assert.equal(valueOf(calculation, "Riser allowed up to 7 in"), "too high");
  assert.equal(valueOf(calculation, "Run of the flight"), 165);
  const more = solveStairGeometry(withCorrections(calculation!.inputs, { risers: 18 }));
  assert.equal(valueOf(more, "Riser allowed up to 7 in"), "meets");
});

Deno.test("the stair geometry uses the dwelling's figures in a house and needs stated steps", () => {
  const stair = aPlanSet({ notes: [aNote(`15R @ 8" = 10'-0"`)] });
  assert.equal(
    valueOf(run(calculateStairGeometry, stair, aHouse()), "Minimum number of risers"),
    16,
  );
  assert.equal(run(calculateStairGeometry, aPlanSet()), null);
});

Deno.test("shortfallsOf() names every figure an opening misses", () => {
  const opening = { areaSqft: null, widthIn: 19, heightIn: 20, sillIn: 48, isGradeFloor: true };
  assert.deepEqual(shortfallsOf(opening), [
    "area below 5 sq ft",
    "width below 20 in",
    "height below 24 in",
    "sill above 44 in",
  ]);
  assert.deepEqual(
    shortfallsOf({ areaSqft: 5.7, widthIn: 26, heightIn: 31.6, sillIn: 44, isGradeFloor: false }),
    [],
  );
});

Deno.test("the escape openings judge each window of a sleeping room and ask for what is not shown", () => {
  const plan = aPlanSet({
    windows: [
      aWindow("W1", {
        ...anEvidence("W1"),
        type: "CASEMENT",
        location: "BEDROOM 1",
        clearOpeningSqft: 5.2,
        sillHeightIn: 30,
      }),
      aWindow("W2", { type: "CASEMENT", location: "BEDROOM 2" }),
      aWindow("W3", { type: "CASEMENT", location: "KITCHEN", clearOpeningSqft: 1 }),
    ],
  });
  const calculation = run(calculateEscapeOpenings, plan, aHouse());
  assert.deepEqual(calculation?.result?.map(({ label, value }) => [label, value]), [[
    "W1, BEDROOM 1",
    "area below 5.7 sq ft",
  ]]);
  assert.deepEqual(calculation?.missing, ["net clear opening of W2, BEDROOM 2"]);
});
