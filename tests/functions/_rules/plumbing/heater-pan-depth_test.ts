import rule from "../../../../functions/_rules/plumbing/heater-pan-depth.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: 'WATER HEATER PAN 2" DEEP', kinds: ["pass"] },
  { says: 'WATER HEATER PAN 1" DEEP', kinds: ["fail"] },
  { says: 'CONDENSATE DRAIN PAN 1" DEEP', kinds: [] },
]);
