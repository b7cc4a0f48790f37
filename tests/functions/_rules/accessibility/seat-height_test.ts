import rule from "../../../../functions/_rules/accessibility/seat-height.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: 'SEAT HEIGHT 19"', kinds: ["pass"] },
  { says: 'WATER CLOSET SEATS 17" TO 19" ABOVE FINISHED FLOOR', kinds: ["pass"] },
  { says: 'SEAT HEIGHT 19 1/4"', kinds: ["fail"] },
  { says: 'SEAT HEIGHT 17"', kinds: ["pass"] },
  { says: 'TOP OF SEAT @ 16 3/4" AFF', kinds: ["fail"] },
  { says: 'TOILET SEAT 15" TO 16" A.F.F.', kinds: ["fail"] },
  { says: '20" TO TOP OF SEAT', kinds: ["fail"] },
  { says: 'SHOWER SEAT 18" HIGH, 24" WIDE', kinds: [] },
  { says: 'CHILD TOILET SEAT HEIGHT 12"', kinds: [] },
]);
