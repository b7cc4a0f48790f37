import rule from "../../../../functions/_rules/accessibility/curb-ramp-slope.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "CURB RAMP 1:12", kinds: ["pass"] },
  { says: "CURB RAMP 1:10", kinds: ["fail"] },
  { says: "CURB CUT RAMP @ 8.3% MAX, FLARED SIDES 1:10", kinds: ["pass"] },
  { says: "CURB RAMP 1:12 MAX., FLARES 1:8", kinds: ["fail"] },
  { says: "10% CURB RAMP", kinds: ["fail"] },
  { says: "FLARES 10% MAX. AT CURB RAMP", kinds: ["pass"] },
  { says: "RAMP 1:10", kinds: [] },
  { says: "CURB RAMP CROSS SLOPE 2%", kinds: [] },
]);
