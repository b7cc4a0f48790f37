import rule from "../../../../functions/_rules/mechanical/condensate.ts";
import { aPlanSet, aSchedule, aSheet } from "../../../fakes/plan_set.ts";
import { testRule } from "../../../fakes/rule_table.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  {
    says: "CONDENSATE: PRIMARY DRAIN TO EXTERIOR, SECONDARY PAN WITH FLOAT SWITCH",
    kinds: ["pass"],
  },
  { says: "FLOAT SWITCH IN DRAIN PAN", kinds: ["pass"] },
  { says: "AHU-1 IN ATTIC: NO FLOAT SWITCH IN PRIMARY PAN", kinds: ["fail"] },
  {
    says:
      "CONDENSATE DRAINS RUN OUT WITH TRAP AND FLOAT SWITCH IN THE PRIMARY PAN; NO AUXILIARY PAN IS INSTALLED.",
    kinds: [],
  },
  { says: "Condensate: main drain piped to storm, pan with float sw.", kinds: ["pass"] },
  { says: "Condensate trapped to roof drain leader, float switch in pan.", kinds: ["pass"] },
  { says: "ROOF DRAIN PAN NOT PROVIDED", kinds: [] },
  { says: "STORM DRAIN PAN NOT PROVIDED", kinds: [] },
  { says: "ATTIC AHU: NO SECONDARY DRAIN PAN", kinds: ["fail"] },
  { says: "CONDENSATE DRAIN NOT PROVIDED", kinds: ["fail"] },
  { says: "CONDENSATE DRAIN ROUTE BY CONTRACTOR", kinds: ["cantTell"] },
  {
    says: "AHU-1",
    kinds: ["cantTell"],
    plan: { sheets: [aSheet({ discipline: "mechanical", title: "MECHANICAL PLAN" })] },
    name: "an air handler without any",
  },
  { says: "STEAM", kinds: [] },
  { says: "NO AUX. PAN, NO FLOAT SW.", kinds: ["fail"] },
  { says: "NO AUX. PAN; FLOAT SW. IN PRIMARY PAN", kinds: [] },
  {
    says: ["AHU-1 PAN: NONE", "AHU-1 SECONDARY DRAIN TO CONSPICUOUS POINT ABOVE WINDOW"],
    kinds: [],
  },
  { says: "NO PAN REQUIRED AT WATER HEATER ON SLAB", kinds: [] },
  { says: "CONDENSATE SHALL NOT DISCHARGE ONTO WALKWAY", kinds: ["pass"] },
  { says: "NO DRAIN LINE SHALL RUN OVER ELECTRICAL GEAR", kinds: [] },
  { says: "NO CONDENSATE LINES ABOVE SWITCHGEAR", kinds: ["pass"] },
  { says: "AHU-1 NO SECONDARY DRAIN PAN, NO FLOAT SWITCH", kinds: ["fail"] },
  { says: "FAN COILS: OVERFLOW PAN AND SHUTOFF SWITCH OMITTED", kinds: ["fail"] },

  { says: 'R.D. 4", NO SECONDARY', where: { drawing: "ROOF DRAIN SECTION" }, kinds: [] },
  { says: "50 GAL., NO PAN", where: { drawing: "WATER HEATER - ATTIC" }, kinds: [] },
  { says: "NO PAN, NO FLOAT SW.", where: { drawing: "ATTIC AHU" }, kinds: ["fail"] },

  { says: "50 GAL W/H ON WD. FLR., NO PAN", kinds: [] },

  { says: "PRIMARY DRAIN ONLY", where: { drawing: "ATTIC AIR HANDLER" }, kinds: ["fail"] },
  { says: "PRIMARY DRAIN ONLY", where: { drawing: "ROOF" }, kinds: [] },
]);

const listed = (secondary: string, pan: string) =>
  aPlanSet({
    schedules: [
      aSchedule("hvac", [
        ["AHU", "mark"],
        ["PRIMARY DRAIN", null],
        ["SECONDARY", null],
        ["PAN", null],
      ], [["AHU-2", '1" PVC, 1/8"/FT', secondary, pan]]),
    ],
  });

testRule(rule, [
  ["takes a float switch in place of the pan", listed("FLOAT SWITCH", "NONE"), ""],
  ["takes a second drain in place of the pan", listed('3/4" TO WINDOW', "NONE"), ""],
  ["takes the pan in place of a second drain", listed("NONE", "GALV."), ""],
  ["fails a row with neither", listed("NONE", "NONE"), "fail"],
]);

testStatements(rule, [
  ...[
    'AUX. PAN 3" LARGER ALL SIDES, FLOAT SW.',
    'AHU-1: AUX PAN +3" EA. SIDE',
    "TRAP TO RD, FLOAT SW",
  ]
    .map((says) => ({ says, kinds: ["pass" as const] })),
]);
