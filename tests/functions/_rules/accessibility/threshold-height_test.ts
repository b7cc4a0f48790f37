import rule from "../../../../functions/_rules/accessibility/threshold-height.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: 'THRESHOLD 1/2" MAX.', kinds: ["pass"] },
  { says: 'Thresholds 3/4" high, beveled.', kinds: ["fail"] },
  { says: 'DOOR THRESHOLD HEIGHT: 5/8"', kinds: ["fail"] },
  { says: '1/2" HIGH ALUM. THRESHOLD, BEVELED 1:2', kinds: ["pass"] },
  { says: '1" HIGH THRESHOLD', kinds: ["fail"] },
  { says: 'THRESHOLD NOT TO EXCEED 1/2"', kinds: ["pass"] },
  { says: 'THRESHOLD 5" WIDE', kinds: [] },
  { says: 'SHOWER THRESHOLD 2" HIGH', kinds: [] },
  { says: 'SLIDING DOOR THRESHOLD 3/4"', kinds: [] },
  { says: `1" HT.`, where: { drawing: "THRESHOLD DETAIL" }, kinds: ["fail"] },
  { says: `1/2" HT.`, where: { drawing: "THRESHOLD DETAIL" }, kinds: ["pass"] },
  { says: `1" HT.`, where: { drawing: "SHOWER THRESHOLD" }, kinds: [] },
]);
