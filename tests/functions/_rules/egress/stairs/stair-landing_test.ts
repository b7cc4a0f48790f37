import rule from "../../../../../functions/_rules/egress/stairs/stair-landing.ts";
import {
  aDimension,
  aHouse,
  anEvidence,
  aNote,
  aPlanSet,
  aProject,
} from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";
import { listed, under } from "../_under.ts";

const withWidth = (landing: string, width: string) =>
  aPlanSet({ notes: [aNote(landing), aNote(width)] });

testRule(rule, [
  [
    "leaves elevations of landings alone",
    aPlanSet({ notes: [aNote(`LANDING EL. = 2'-6"`), aNote(`LANDING AT +2'-0"`)] }),
    "",
  ],
  ["fails 35 in at a 36 in stair", withWidth(`LANDING 35" DEEP`, `STAIR WIDTH 36"`), "fail"],
  ["passes 36 in at a 36 in stair", withWidth(`LANDING 36" DEEP`, `STAIR WIDTH 36"`), "pass"],
  ["passes 48 in at a 60 in stair", withWidth(`4'-0" LANDING`, `60" WIDE STAIR`), "pass"],
  ["fails 32 in without a stair width", `STAIR LANDING: 32"`, "fail"],
  ["says nothing about 40 in without a stair width", `INTERMEDIATE LANDING 40" DEEP`, ""],
  ["leaves landings of ramps alone", `RAMP LANDING 32"`, ""],
  ["leaves landings at doors alone", `LANDING AT DOOR 32"`, ""],
  ["leaves the rise between landings alone", `12'-0" MAX. BETWEEN LANDINGS`, ""],
  ["takes the shallower of two", `LANDINGS 50" DEEP AT TOP, 34" DEEP AT BOTTOM`, "fail"],
  [
    "asks inside an apartment, whose stair may be narrower",
    `STAIR LANDING 32"`,
    "cantTell",
    aProject({ occupancyClassification: ["R-2"] }),
  ],
  ["passes 50 in without a stair width", `STAIR LANDING: 50"`, "pass"],
  [
    "takes the narrower stair of the sheet",
    aPlanSet({
      notes: [
        aNote(`LANDING 37" DEEP`),
        aNote(`STAIR WIDTH 36"`),
        aNote(`60" WIDE STAIR`),
      ],
    }),
    "pass",
  ],
  ["leaves houses alone", `STAIR LANDING 32"`, "", aHouse()],
]);

const stairRow = (width: string, landing: string) =>
  listed("STAIR DATA", ["STAIR", "WIDTH", "INTERMEDIATE LANDING"], ["B", width, landing]);

testRule(rule, [
  ["takes the width of its row", stairRow('60"', '42"'), "fail"],
  ["passes 48 in at 60 in", stairRow('60"', '48"'), "pass"],
  ["passes 42 in at 42 in", stairRow('42"', '42"'), "pass"],
  [
    "reads LDG.",
    aPlanSet({ notes: [aNote(`LDG. 3'-4" DEEP`), aNote(`STAIR 5'-0" CLR. WIDTH`)] }),
    "fail",
  ],
]);

/** A stair 48 in wide by the string beside UP, with a length over its landing. */
const landingPlan = (length: string, valueIn: number) => {
  const box = (x: number, y: number) => ({ x, y, width: 1, height: 1 });
  const drawing = "STAIR 1 PLAN";
  const dimension = (text: string, value: number, x: number, y: number, isUpright: boolean) => ({
    ...anEvidence(text, { box: box(x, y) }),
    valueIn: value,
    measuredIn: null,
    qualifier: null,
    orientation: isUpright ? "vertical" as const : "horizontal" as const,
  });
  return aPlanSet({
    notes: [
      aNote("LANDING", { kind: "label", drawing, box: box(39.8, 20) }),
      aNote("UP", { kind: "label", drawing, box: box(34.7, 17.4) }),
    ],
    dimensions: [
      dimension(length, valueIn, 39.8, 13.5, false),
      dimension(`4'-0"`, 48, 29.2, 17.4, true),
    ],
  });
};

testRule(rule, [
  ["asks about a length in line with the landing", landingPlan("3'-4\"", 40), "cantTell"],
  ["leaves 48 in alone", landingPlan("4'-0\"", 48), ""],
  [
    "reads a width between rails",
    under("STAIR A - LEVEL 2 PLAN", `LDG. 3'-4" DEEP`, `5'-0" CLR. BTWN. RAILS`),
    "fail",
  ],
]);

/** The only dimension of a drawing that is called after a landing. */
const loneLanding = (valueIn: number) =>
  aPlanSet({ dimensions: [aDimension(`${valueIn}"`, valueIn, { drawing: "STAIR LANDING" })] });

testRule(rule, [
  ["asks about a lone figure under the narrowest stair", loneLanding(32), "cantTell"],
  ["leaves one alone that some stair is as wide as", loneLanding(40), ""],
]);

testRule(rule, [
  ["leaves a loading dock alone", `STAIR AT LDG. DOCK 2'-6" HIGH`, ""],
]);

testRule(rule, [
  [
    "takes the width from the same sentence",
    "The landing of the 52-inch-wide Stair 3 is 46 inches deep.",
    "fail",
  ],
  [
    "passes as much as that",
    "The landing of the 46-inch-wide Stair 3 is 46 inches deep.",
    "pass",
  ],
]);
