import rule from "../../../../functions/_rules/gas/pipe-sizing.ts";
import { aNote, aPlanSet, aSchedule, aSheet } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";
import { testRule } from "../../../fakes/rule_table.ts";
import { listed } from "../egress/_under.ts";

testStatements(rule, [
  { says: "PROPANE, 11 IN W.C.; LONGEST RUN 62 FT, 165 CFH TOTAL", kinds: ["pass"] },
  { says: "GAS PIPE SIZED PER FBC-FG 402 TABLES", kinds: ["pass"] },
  { says: "GAS RISER: TOTAL LOAD 250 MBH", kinds: ["pass"] },
  { says: "GAS PIPING SIZING NOT INCLUDED", kinds: ["fail"] },
  { says: "Gas pipe sizing: deferred submittal.", kinds: ["cantTell"] },
  { says: "GAS PIPE SIZES BY OTHERS", kinds: ["cantTell"] },
  {
    says: "NATURAL GAS RANGE",
    kinds: ["cantTell"],
    plan: { sheets: [aSheet({ discipline: "plumbing", title: "PLUMBING AND GAS PLAN" })] },
    name: "gas without sizing",
  },
  {
    says: "ELECTRIC RANGE",
    kinds: [],
    plan: { sheets: [aSheet({ discipline: "plumbing", title: "PLUMBING AND GAS PLAN" })] },
    name: "a set without gas",
  },
  { says: "Gas contractor to determine pipe sizes in field.", kinds: ["cantTell"] },
  { says: "PIPE SIZES NOT SHOWN", kinds: ["fail"], where: { "drawing": "GAS ISOMETRIC" } },
]);

/** A row of sizing data. */
const sizing = (item: string, value: string) => ({
  schedules: [
    aSchedule("other", [["ITEM", "item"], ["VALUE", "value"]], [[item, value]], {
      title: "GAS SIZING DATA",
    }),
  ],
});

testStatements(rule, [
  {
    name: "a longest run that is not determined",
    plan: sizing("LONGEST RUN", "NOT DETERMINED"),
    kinds: ["cantTell"],
  },
  { name: "a load still open", plan: sizing("TOTAL LOAD", "T.B.D."), kinds: ["cantTell"] },
  { name: "a longest run in feet", plan: sizing("LONGEST RUN", "118 FT"), kinds: ["pass"] },
]);

/** A set whose only sheet of pipes is one of all trades. */
const combined = (drawing: string) =>
  aPlanSet({
    sheets: [aSheet({ number: "MEP-101", kind: "mechanical", discipline: "mechanical" })],
    notes: [aNote("NATURAL GAS, BLACK STEEL", { drawing })],
  });

testRule(rule, [
  ["asks on a sheet of all trades", combined("GAS PIPING DIAGRAM"), "cantTell"],
  ["asks nothing where no drawing is of gas", combined("ROOF PLAN"), ""],
  [
    "asks about sizes nobody filled in",
    listed("GAS LOADS", ["APPLIANCE", "MBH", "PIPE SIZE"], ["RANGE", "180", ""]),
    "cantTell",
  ],
  [
    "leaves a list with sizes alone",
    listed("GAS LOADS", ["APPLIANCE", "MBH", "PIPE SIZE"], ["RANGE", "180", '1"']),
    "",
  ],
]);
