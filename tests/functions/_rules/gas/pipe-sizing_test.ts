import rule from "../../../../functions/_rules/gas/pipe-sizing.ts";
import { aSheet } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

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
