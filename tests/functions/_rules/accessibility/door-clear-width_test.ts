import rule from "../../../../functions/_rules/accessibility/door-clear-width.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: 'DOOR 32" CLEAR', kinds: ["pass"] },
  { says: 'COMPARTMENT DOORS 30" CLEAR, SELF-CLOSING', kinds: ["fail"] },
  { says: 'ALL DOORS 32" CLEAR MINIMUM', kinds: ["pass"] },
  { says: 'DOOR CLEAR WIDTH: 31 1/2"', kinds: ["fail"] },
  { says: '30" CLR. AT DOORS', kinds: ["fail"] },
  { says: 'COMPARTMENT DOORS 32" clear, self-closing, outswing.', kinds: ["pass"] },
  { says: 'DOOR HEAD 80" CLEAR HEIGHT', kinds: [] },
  { says: 'CLOSET DOOR 24" CLEAR', kinds: [] },
  { says: '18" CLEAR AT LATCH SIDE OF DOOR', kinds: [] },
  { says: 'DOOR 30" CLEAR', kinds: [], project: aHouse(), name: "a house" },
]);
