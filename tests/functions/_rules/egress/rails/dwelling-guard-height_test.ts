import rule from "../../../../../functions/_rules/egress/rails/dwelling-guard-height.ts";
import { aDrawing } from "../../../../fakes/drawing.ts";
import { aHouse, aNote, aPlanSet, aProject } from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";
import { testStatements } from "../../../../fakes/statement_table.ts";
import { listed, under } from "../_under.ts";

testRule(rule, [
  ["fails 34 in on a deck", `DECK GUARD 34" HIGH`, "fail"],
  ["fails 35 in", `GUARDRAIL @ 35" A.F.F.`, "fail"],
  ["passes 36 in", `36" GUARD AT LOFT OVERLOOK`, "pass"],
  [
    "takes no gap of pickets for a low drop",
    `PORCH AT THE SECOND FLOOR, 9 FT ABOVE GRADE: GUARD 34" HIGH, PICKETS 4".`,
    "fail",
  ],
  ["leaves a guard over a low drop alone", `PORCH 20" ABOVE GRADE: GUARD 34" HIGH`, ""],
  ["reads short words", `BAL GD 35" H, DROP 10'-6"`, "fail"],
  [
    "takes the terrace of a pool for no barrier",
    aPlanSet({
      notes: [aNote(`GUARD 34" HIGH AT TERRACE EDGE`, { drawing: "POOL TERRACE STEPS AND GUARD" })],
    }),
    "fail",
  ],
  ["passes 42 in", `42" H. ALUM. RAILING`, "pass"],
  ["passes 34 in on the open side of a stair", `OPEN SIDE: 34" GUARD MEASURED FROM NOSING`, "pass"],
  ["fails 33 in on a stair", `STAIR GUARD 33" ABOVE NOSINGS`, "fail"],
  [
    "asks which side it is on a drawing of a stair",
    aPlanSet({ notes: [aNote(`GUARD 34"`, { drawing: "STAIR SECTION" })] }),
    "cantTell",
  ],
  [
    "reads a bare rail under the title of a guard",
    aPlanSet({ notes: [aNote('TOP RAIL +33" A.F.F.', { drawing: "PORCH RAILING DETAIL" })] }),
    "fail",
  ],
  [
    "reads decimal feet of a bare rail",
    aPlanSet({ notes: [aNote("RAIL 2.75'", { drawing: "DECK GUARD" })] }),
    "fail",
  ],
  [
    "passes a bare rail that is high enough",
    aPlanSet({ notes: [aNote('TOP OF RAIL 36"', { drawing: "LOFT RAIL" })] }),
    "pass",
  ],
  [
    "leaves other rails of a guard alone",
    aPlanSet({
      notes: [
        aNote('INTERMEDIATE RAIL AT 21"', { drawing: "DECK GUARD" }),
        aNote('RAIL POSTS 48"', { drawing: "DECK GUARD" }),
        aNote('HANDRAIL 34"', { drawing: "DECK GUARD" }),
      ],
    }),
    "",
  ],
  ["leaves a bare rail elsewhere alone", `CHAIR RAIL 32" A.F.F.`, ""],
  [
    "leaves what stands before the work alone",
    aPlanSet({ notes: [aNote('GUARD 30" HIGH', { drawing: "EXISTING FLOOR PLAN" })] }),
    "",
  ],
  [
    "judges what a plan of old and new work shows",
    aPlanSet({ notes: [aNote('GUARD 30" HIGH', { drawing: "EXISTING AND NEW PLAN" })] }),
    "fail",
  ],
  ["leaves handrails alone", `HANDRAIL 34" HIGH`, ""],
  ["leaves gutter guards alone", `GUTTER GUARD 24" LONG`, ""],
  ["leaves other buildings to FBC-Building", `GUARD 34" HIGH`, "", aProject()],
  ["leaves a wall without a guard alone", `CRIB WALL 28" HIGH, NO GUARD REQ'D`, ""],
], aHouse());

testRule(rule, [
  [
    "reads a cap under DECK RAIL",
    under(`DECK RAIL, 11'-0" ABV. GRADE`, '33" H. TO TOP OF CAP'),
    "fail",
    aHouse(),
  ],
  [
    "passes 36 in there",
    under(`DECK RAIL, 11'-0" ABV. GRADE`, '36" H. TO TOP OF CAP'),
    "pass",
    aHouse(),
  ],
  ["fails a deck without a guard", `DECK 8'-0" ABOVE GRADE WITHOUT GUARD`, "fail", aHouse()],
  ["leaves a low deck alone", 'DECK 28" ABOVE GRADE, NO GUARD', "", aHouse()],
]);

testRule(rule, [
  [
    "reads the top of a balcony's rail",
    listed("RAILINGS", ["LOCATION", "DROP", "TOP OF RAIL"], [
      "2ND FLOOR BALCONY",
      "10'-4\"",
      '32"',
    ]),
    "fail",
    aHouse(),
  ],
  [
    "passes 36 in there",
    listed("RAILINGS", ["LOCATION", "DROP", "TOP OF RAIL"], [
      "2ND FLOOR BALCONY",
      "10'-4\"",
      '36"',
    ]),
    "pass",
    aHouse(),
  ],
  [
    "leaves a handrail there alone",
    listed("RAILINGS", ["LOCATION", "DROP", "TOP OF RAIL"], ["BALCONY STAIR HANDRAIL", "-", '35"']),
    "",
    aHouse(),
  ],
]);

testRule(rule, [
  ["leaves a low porch alone", `PORCH RAIL 28" HIGH, DECORATIVE; PORCH IS 18" ABOVE GRADE`, ""],
  ["reads a high one", `PORCH RAIL 28" HIGH; PORCH IS 40" ABOVE GRADE`, "fail"],
  ["reads the threshold as none", `GUARD 33" HIGH WHERE DROP IS OVER 24"`, "fail"],
], aHouse());

/** An upright dimension on a drawing whose texts are there. */
const drawnGuard = (valueIn: number, drawing: string) => {
  const { notes, dimensions } = aDrawing(drawing, [["CLEAR", 12, 12], ["PICKETS", 12, 14]], [
    [`${valueIn}"`, 10, 10],
  ]);
  return aPlanSet({
    notes,
    dimensions: dimensions.map((it) => ({ ...it, drawing, orientation: "vertical" as const })),
  });
};

/** A figure beside the label of a guard on a section. */
const besideGuard = (valueIn: number, drawing: string, label = "GUARD") => {
  const { notes, dimensions } = aDrawing(drawing, [[label, 12, 10]], [[`${valueIn}"`, 10, 10]]);
  return aPlanSet({
    notes,
    dimensions: dimensions.map((it) => ({ ...it, drawing, orientation: "vertical" as const })),
  });
};

testRule(rule, [
  ["asks about a low figure at a guard", besideGuard(34, "DECK SECTION"), "cantTell"],
  ["leaves a high one there alone", besideGuard(36, "DECK SECTION"), ""],
  ["leaves 34 in at the guard of a stair alone", besideGuard(34, "INTERIOR STAIR"), ""],
  ["leaves a figure at a post alone", besideGuard(34, "DECK SECTION", "POST"), ""],
], aHouse());

testRule(rule, [
  ["fails a low dimension on the detail of a guard", drawnGuard(34, "DECK RAIL"), "fail"],
  ["leaves a high one alone", drawnGuard(36, "DECK RAIL"), ""],
  ["leaves the stair's alone", drawnGuard(34, "STAIR RAIL"), ""],
], aHouse());

testStatements(rule, [
  { says: `GUARD 36" AT BALCONY, 30"+ ABV GRADE`, kinds: ["pass"] },
  { says: `GUARD 34" AT BALCONY, 30"+ ABV GRADE`, kinds: ["fail"] },
  {
    says: `GUARD AT UPPER HALL 34" HIGH`,
    where: { drawing: "STAIR SECTION" },
    kinds: ["fail"],
  },
], aHouse());

testRule(rule, [
  [
    "asks about a low dimension on the guard at the opening of a stair",
    drawnGuard(34, "GUARD AT STAIR OPNG. - 2ND FLR HALL"),
    "cantTell",
  ],
  ["leaves 36 in there alone", drawnGuard(36, "GUARD AT STAIR OPNG. - 2ND FLR HALL"), ""],
], aHouse());

testStatements(rule, [
  {
    says: "Guard of the loft 36 in. high; the guard at the open side of the stair is 34 in. high",
    kinds: ["pass"],
  },
  {
    says: "Guard at the open side of the stair 36 in. high; the guard of the loft is 34 in. high",
    kinds: ["fail"],
  },
], aHouse());

testStatements(rule, [
  {
    says: `Loft 201 edge at the stair well: top of guard 34" above floor, drop 10'-8"`,
    kinds: ["fail"],
  },
  {
    says: `Loft 201 edge at the stair well: top of guard 36" above floor, drop 10'-8"`,
    kinds: ["pass"],
  },
], aHouse());
