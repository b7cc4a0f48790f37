import rule from "../../../../functions/_rules/accessibility/protruding-objects.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: 'WALL MOUNTED OBJECTS SHALL NOT PROTRUDE MORE THAN 4" INTO CORRIDOR', kinds: ["pass"] },
  { says: 'FIRE EXTINGUISHER CABINET PROJECTS 6" INTO CORRIDOR', kinds: ["fail"] },
  { says: 'HANDRAILS MAY PROJECT 4 1/2"', kinds: ["pass"] },
  { says: 'WALL SCONCE, 7" PROJECTION', kinds: ["fail"] },
  { says: 'DRINKING FOUNTAIN PROTRUDES 19"', kinds: ["fail"] },
  { says: 'ROOF OVERHANG PROJECTS 24"', kinds: [] },
  { says: 'EWC PROJECTS 19", BOTTOM AT 27" A.F.F.', kinds: [] },
]);
