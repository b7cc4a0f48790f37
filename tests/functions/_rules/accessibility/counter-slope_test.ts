import rule from "../../../../functions/_rules/accessibility/counter-slope.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "COUNTER SLOPE 1:20 MAX", kinds: ["pass"] },
  { says: "GUTTER SLOPE AT CURB RAMP 8%", kinds: ["fail"] },
  { says: "COUNTER SLOPE 1:12", kinds: ["fail"] },
  { says: "Ramp at curb | 1:12, flares 1:10 | 1:12 / 1:10 | counter slope 4.5%", kinds: ["pass"] },
  { says: "Ramp at curb | 1:12, flares 1:10 | 1:12 / 1:10 | counter slope 8%", kinds: ["fail"] },
]);

testStatements(rule, [
  { says: "Curb ramp | 1:12; flare 1:10 | 1:12; 1:10, gutter 1:24", kinds: ["pass"] },
]);
