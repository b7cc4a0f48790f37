import rule from "../../../../functions/_rules/site/lot-grading.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "Earth falls 3 inches in the first 10 feet from the wall.", kinds: ["fail"] },
  { says: 'FINISH GRADE FALLS 4" IN THE FIRST 10\'-0", ALL SIDES, NO SWALE.', kinds: ["fail"] },
  { says: 'FINISH GRADE FALLS 4" IN THE FIRST 10\'-0" TO SWALE', kinds: [] },
  { says: 'FINISH GRADE FALLS 6" IN 10\'-0" FROM HOUSE', kinds: ["pass"] },
  { says: 'FINISH GRADE FALLS 4" IN 10\'-0" FROM HOUSE', kinds: ["fail"] },
  { says: "Grade earth to fall 3 in within first 10 ft from foundation walls.", kinds: ["fail"] },
  { says: "WALK SLOPES 2% AWAY FROM HOUSE", kinds: [] },
]);
