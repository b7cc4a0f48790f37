import type { Dimension } from "../../../../functions/_shared/domain/plan_set.ts";
import rule from "../../../../functions/_rules/mechanical/dryer-duct-length.ts";
import { aDimension, aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";
import { testRule } from "../../../fakes/rule_table.ts";
import { listed, under } from "../egress/_under.ts";

testStatements(rule, [
  {
    says: "DRYER DUCT DEVELOPED LENGTH 42 FT, 4 INCH METAL, NO LABEL OF A LONGER MAKER LENGTH.",
    kinds: ["fail"],
  },
  {
    says: 'DRYER DUCT 4" DIA, 29 FT STRAIGHT + (2) 90 DEG 4" RADIUS MITERED ELBOWS (5 FT EACH)',
    kinds: ["fail"],
  },
  { says: 'DRYER DUCT 4" DIA, 25 FT STRAIGHT + (2) 90 DEG ELBOWS', kinds: ["pass"] },
  {
    says: [
      'DRYER DUCT 4" DIA, 29 FT STRAIGHT + (2)',
      '90 DEG 4" RADIUS MITERED ELBOWS (5 FT EACH)',
    ],
    kinds: ["fail"],
  },
  { says: "DRYER VENT MAX. LENGTH 35'-0\"", kinds: ["pass"] },
  { says: "DRYER A: DUCT UP 8', OVER 24', 2 ELBOWS @ 5'", kinds: ["fail"] },
  { says: "DRYER DUCT 9' VERTICAL + 18' HORIZ., ONE 90 ELBOW", kinds: ["pass"] },
  { says: "DRYER DUCT: 12' RISE, 26' ACROSS, BOOSTER FAN AT 20'", kinds: ["cantTell"] },
  { says: "DRYER VENT EQUIVALENT LENGTH 38 FT", kinds: ["fail"] },
  { says: "DRYER EXHAUST 30' DEVELOPED LENGTH, 2 ELBOWS", kinds: ["pass"] },
  { says: "DRYER VENT 50 FT WITH LISTED BOOSTER FAN", kinds: ["cantTell"] },
  { says: "DRYER VENT 33 FT, ONE 90 ELBOW", kinds: ["fail"] },
  { says: "DRYER VENT: 32 LF WITH 2 - 90° ELBOWS", kinds: ["fail"] },
  { says: "DRYER VENT 3 FT FROM OPENINGS", kinds: [] },
  { says: "DRYER RUN, DEVELOPED 42 FT INCL ELLS; MFR DATA NOT USED", kinds: ["fail"] },
  { says: "DRYER RUN, DEVELOPED 42 FT INCL ELLS; MFR DATA ATTACHED", kinds: ["cantTell"] },
  { says: '4" DRYER VENT TO EXTERIOR', kinds: [] },
  { says: "DRYER DUCT 22' + (2) 90 ELLS @ 5' = 32'", kinds: ["pass"] },
  {
    says:
      "Dryer: 30 ft of 4 in. smooth pipe with two plain 90 degree ells at 5 ft each, 40 ft in all; no booster, no label from the maker.",
    kinds: ["fail"],
  },
  { says: "DRYER DUCT 27' + (2) 90 ELLS @ 5' = 37'", kinds: ["fail"] },
  {
    says: ["41' OF 4\" DUCT TO ROOF CAP", "DRYER"],
    kinds: ["fail"],
    where: { "drawing": "LAUNDRY" },
  },
  { says: ["41' OF 4\" DUCT TO ROOF CAP", "EF-1"], kinds: [], where: { "drawing": "BATH 2" } },
  {
    says: "DRYER MODEL PERMITS 64 FT PER ITS INSTALLATION MANUAL; DRYER DUCT RUN IS 42 FT",
    kinds: ["pass"],
  },
  { says: "DRYER DUCT 42 FT, MFR. ALLOWS 50 FT", kinds: ["pass"] },
  { says: "DRYER DUCT 52 FT, MFR. ALLOWS 50 FT", kinds: ["fail"] },
  { says: "DRYER DUCT 42 FT, LISTED FOR 65 FT BY MANUFACTURER", kinds: ["pass"] },
  { says: "DRYER DUCT 42 FT WITH DRYER FAN", kinds: ["cantTell"] },
  { says: "DRYER DUCT 42 FT, NO BOOSTER", kinds: ["fail"] },
  { says: "DRYER DUCT 34'-6\", 2 ELLS DEDUCTED", kinds: ["pass"] },
  { says: "DRYER DUCT 34'-6\", INCL. 2 ELLS", kinds: ["pass"] },
  { says: "DRYER DUCT 34'-6\", 2 ELLS NOT DEDUCTED", kinds: ["fail"] },
  {
    name: "each row of a list by its own words",
    plan: {
      schedules: [
        aSchedule("other", [["UNIT", "mark"], ["DRYER DUCT EQUIV LGTH", null], ["REMARKS", null]], [
          ["A", "34'-6\"", 'RIGID 4", 2 ELLS DEDUCTED'],
          ["B", "45'-0\"", 'RIGID 4", INCL ELLS, NO BOOSTER'],
        ], { title: "DRYER DUCTS" }),
      ],
    },
    kinds: ["pass", "fail"],
  },
  {
    says: 'DRYER EXHAUST 31 FT STRAIGHT PLUS FOUR 4" RADIUS MITERED 90 DEG. ELBOWS, NO BOOSTER FAN',
    kinds: ["fail"],
  },

  { says: "DRYER DUCT 34'-0\"; MANUF. ALLOWS 64'", kinds: ["pass"] },
]);

const run = (valueFt: number, drawing: string, over: Partial<Dimension> = {}) => ({
  dimensions: [aDimension(`${valueFt}'-0"`, valueFt * 12, { drawing, ...over })],
});

testStatements(rule, [
  { name: "a dimension on its drawing", plan: run(38, "DRYER VENT"), kinds: ["fail"] },
  { name: "a short one", plan: run(30, "DRYER VENT"), kinds: ["pass"] },
  {
    name: "one with elbows beside it",
    says: "(2) 90 DEG. ELBOWS",
    where: { drawing: "DRYER EXHAUST" },
    plan: run(30, "DRYER EXHAUST"),
    kinds: ["fail"],
  },
  { name: "one on a plan", plan: run(38, "DRYER VENT PLAN"), kinds: [] },
  { name: "one of another duct", plan: run(38, "RANGE VENT"), kinds: [] },
  { name: "its height", plan: run(38, "DRYER VENT", { orientation: "vertical" }), kinds: [] },
]);

testRule(rule, [
  ["counts bare nineties", under("DRYER DUCTS", "Unit A: 34 ft, two 90s."), "fail"],
  ["passes a short one with two", under("DRYER DUCTS", "Unit A: 24 ft, two 90s."), "pass"],
  [
    "reads runs and elbows of a list",
    listed("DRYER DUCTS", ["UNIT", "RUN (FT)", "90 ELBOWS"], ["A", "31", "2"]),
    "fail",
  ],
  [
    "passes 35 ft of it",
    listed("DRYER DUCTS", ["UNIT", "RUN (FT)", "90 ELBOWS"], ["A", "25", "2"]),
    "pass",
  ],
]);

testStatements(rule, [
  { says: `Dryer duct 46'-0"; manuf. max. 60'-0"`, kinds: ["pass"] },
  { says: `Dryer duct 46 ft, mfr's max. length 60 ft`, kinds: ["pass"] },
  { says: `Dryer duct 46'-0" (60'-0" mfr. max.)`, kinds: ["pass"] },
  { says: `Dryer duct 46'-0", max. per mfr. 60'-0"`, kinds: ["pass"] },
  { says: `Dryer duct 66'-0"; mfr. max. 60'-0"`, kinds: ["fail"] },
]);

testStatements(rule, [
  {
    says: 'DRYER DUCT, 4" METAL, STRAIGHT 31 FT PLUS TWO TIGHT 90 BENDS, NO LABEL FROM MAKER',
    kinds: ["fail"],
  },
  { says: "DRYER DUCT 42 FT DEVELOPED, NO BOOSTER FAN, NO MAKER TABLE", kinds: ["fail"] },
  { says: "DRYER DUCT 42 FT, WITHOUT MFR. DATA", kinds: ["fail"] },
  { says: "DRYER DUCT 42 FT, NO MANUFACTURER LENGTH", kinds: ["fail"] },
  { says: "DRYER DUCT 31 FT + TWO SQUARE 90 ELBOWS", kinds: ["fail"] },
  { says: "DRYER DUCT 42 FT, NO LONGER THAN MFR. TABLE", kinds: ["cantTell"] },
  { says: "DRYER DUCT 42 FT, ELBOWS COUNTED, NO LONGER LABEL", kinds: ["fail"] },
  { says: "DRYER DUCT 42 FT, SEE MAKER LABEL", kinds: ["cantTell"] },
  { says: 'DRYER DUCT 31 FT + TWO 6" RADIUS SMOOTH 90 ELBOWS', kinds: ["pass"] },
  { says: "DRYER DUCT 32 FT + TWO SMOOTH RADIUS ELBOWS", kinds: ["fail"] },
  { says: "DRYER DUCT 31 FT SMOOTH METAL + TWO 90 ELBOWS", kinds: ["fail"] },
  { says: "DRYER DUCT 24 FT STRAIGHT, TWO ELBOWS OF 5 FT, 34 FT", kinds: ["pass"] },
  { says: "DRYER DUCT 28 FT STRAIGHT, TWO ELBOWS OF 5 FT, 38 FT", kinds: ["fail"] },
  { says: "DRYER DUCT UP 10 FT, OVER 20 FT, TWO 90 ELBOWS", kinds: ["fail"] },
]);

testStatements(rule, [
  { says: "DRYER DUCT 26 FT AND 2 MITERED 90S", kinds: ["fail"] },
  { says: "Dryer exhaust 24 ft, two mitred 90s", kinds: ["pass"] },
  { says: "Dryer duct 20 ft with three mitred 90's", kinds: ["pass"] },
  { says: "Dryer duct 28 ft with 2 smooth 90s", kinds: ["pass"] },
  { says: "DRYER VENT 22 FT, (2) TIGHT 90'S AND (2) 45'S", kinds: ["fail"] },
]);

const dryers = (...rows: [string, string, string][]) => ({
  schedules: [
    aSchedule("other", [["ITEM", null], ["REQUIRED", "required"], ["PROVIDED", "provided"]], rows),
  ],
});

testStatements(rule, [
  {
    name: "what is required is no length of the duct",
    plan: dryers(["Dryer duct, unit B", "35 ft", "24 ft and 2 mitered 90s"]),
    kinds: ["pass"],
  },
  {
    name: "what is provided beside it",
    plan: dryers(["Dryer duct, unit A", "35 ft", "27 ft and two mitered 90s"]),
    kinds: ["fail"],
  },
]);
