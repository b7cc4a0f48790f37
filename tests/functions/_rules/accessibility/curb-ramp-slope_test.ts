import rule from "../../../../functions/_rules/accessibility/curb-ramp-slope.ts";
import { testStatements } from "../../../fakes/statement_table.ts";
import { under } from "../egress/_under.ts";
import { testRule } from "../../../fakes/rule_table.ts";

testStatements(rule, [
  { says: "CURB RAMP 1:12", kinds: ["pass"] },
  { says: "CURB RAMP 1:10", kinds: ["fail"] },
  { says: "CURB CUT RAMP @ 8.3% MAX, FLARED SIDES 1:10", kinds: ["pass"] },
  { says: "CURB RAMP 1:12 MAX., FLARES 1:8", kinds: ["fail"] },
  { says: "10% CURB RAMP", kinds: ["fail"] },
  { says: "FLARES 10% MAX. AT CURB RAMP", kinds: ["pass"] },
  { says: "RAMP 1:10", kinds: [] },
  { says: "CURB RAMP CROSS SLOPE 2%", kinds: [] },
  { says: "1:8", where: { drawing: "CURB RAMP DETAIL" }, kinds: ["fail"] },
  { says: "1:12", where: { drawing: "CURB RAMP DETAIL" }, kinds: ["pass"] },
  { says: "12.5% MAX.", where: { drawing: "CURB CUT @ ADA STALLS" }, kinds: ["fail"] },
  { says: "1:8", where: { drawing: "SWALE DETAIL" }, kinds: [] },
  { says: "SIDES OF CURB RAMPS FLARED AT 1:6", kinds: ["fail"] },
]);

testRule(rule, [
  ["reads the run", under("CURB RAMP", "1:10 RUN"), "fail"],
  ["passes run and flares", under("CURB RAMP", "1:12 RUN", "FLARES 1:10"), "pass pass"],
]);
