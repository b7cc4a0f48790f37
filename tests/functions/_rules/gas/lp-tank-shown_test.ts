import rule from "../../../../functions/_rules/gas/lp-tank-shown.ts";
import { aSheet } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "LP TANK 250 GAL", kinds: ["pass"] },
  { says: "500 GALLON PROPANE TANK ON PAD", kinds: ["pass"] },
  { says: "PROPANE TANK BY OTHERS", kinds: ["cantTell"] },
  { says: "LP TANK LOCATION T.B.D.", kinds: ["cantTell"] },
  {
    says: "PROPANE, 11 IN W.C.",
    kinds: ["cantTell"],
    plan: { sheets: [aSheet({ kind: "site", title: "SITE PLAN" })] },
    name: "propane and no tank",
  },
  { says: "NATURAL GAS", kinds: [] },
  { says: "LP TANK SIZE & LOCATION BY GAS CO.", kinds: ["cantTell"] },
]);

testStatements(rule, [
  {
    says: "PROPANE FOR RANGE. TANK SIZE AND SPOT BY GAS COMPANY LATER, NONE ON PLAN",
    kinds: ["cantTell"],
  },
  { says: "PROPANE FOR RANGE. 120 GAL LP TANK 10 FT FROM HOUSE", kinds: ["pass"] },
]);
