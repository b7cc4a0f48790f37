import rule from "../../../../functions/_rules/plumbing/pressure-reducer.ts";
import { aHouse, aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "STATIC PRESSURE 70 PSI", kinds: ["pass"] },
  { says: "STATIC PRESSURE 95 PSI, NO PRV", kinds: ["fail"] },
  { says: "STATIC PRESSURE 95 PSI, PRV SET AT 70", kinds: [] },
  { says: "STREET PRESSURE 96 PSI; REDUCING VALVE AT ENTRY SET TO DELIVER 78 PSI", kinds: [] },
  { says: "STREET PRESSURE 96 PSI; NO REDUCING VALVE AT ENTRY", kinds: ["fail"] },
  { says: "STREET PRESSURE 96 PSI, NO WATER PRESSURE REDUCING VALVE", kinds: ["fail"] },
  { says: "TEST WATER PRESSURE 150 PSI", kinds: [] },
]);

const listed = (...rows: string[][]) => ({
  schedules: [
    aSchedule("other", [["ITEM", null], ["VALUE", null]], rows, { title: "WATER SUPPLY" }),
  ],
});

testStatements(rule, [
  { name: "a row", plan: listed(["STATIC PRESSURE AT FIXTURES", "88 PSI"]), kinds: ["fail"] },
  {
    name: "a row within",
    plan: listed(["STATIC PRESSURE AT FIXTURES", "72 PSI"]),
    kinds: ["pass"],
  },
  {
    name: "a row beside that of the valve",
    plan: listed(["STATIC PRESSURE", "88 PSI"], ["PRESSURE REDUCING VALVE", '1 1/2"']),
    kinds: [],
  },
]);

testStatements(rule, [
  { says: "The pressure at the meter is 80 pounds, no reducing valve is set.", kinds: ["pass"] },
  { says: "Pressure in the main is 95 pounds; no reducing valve.", kinds: ["fail"] },
  { says: "WATER PRESSURE 92 LBS/SQ IN", kinds: ["fail"] },
  { says: "Static pressure 70 pounds per square inch", kinds: ["pass"] },
  { says: "Doors open with a pressure of 90 pounds", kinds: [] },
]);

testStatements(rule, [
  { says: "88 PSI; NO PRV", kinds: ["fail"] },
  { says: "80 PSI; NO PRV", kinds: ["pass"] },
  { says: "88 PSI; PRV SET AT 65 PSI", kinds: [] },
  {
    name: "a remark behind the figure of a row",
    plan: listed(["Static pressure at building", "92 psi, no reducing valve"]),
    kinds: ["fail"],
  },
  {
    name: "a row that says there is no valve",
    plan: listed(["STATIC PRESSURE", "92 PSI"], ["PRV", "NONE"]),
    kinds: ["fail"],
  },
]);

testStatements(rule, [
  { says: "4. STREET PRESS. 88 P.S.I. AT METER, NO P.R.V.", kinds: ["fail"] },
  { says: "STREET PRESS. 88 P.S.I. AT METER, P.R.V. AT ENTRY", kinds: [] },
], aHouse());
