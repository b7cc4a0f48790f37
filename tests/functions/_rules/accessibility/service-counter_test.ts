import rule from "../../../../functions/_rules/accessibility/service-counter.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: 'SERVICE COUNTER 36" HIGH', kinds: ["pass"] },
  { says: 'SALES COUNTER 42" HIGH', kinds: ["fail"] },
  { says: 'SALES COUNTER 42" HIGH W/ 36" ADA PORTION', kinds: [] },
  { says: 'SALES COUNTER 42" HIGH. NO LOWER PORTION.', kinds: ["fail"] },
  { says: ['SALES COUNTER 42" HIGH', "LOWER FLIGHT SECTION"], kinds: ["fail"] },
]);
