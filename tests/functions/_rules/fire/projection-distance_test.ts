import rule from "../../../../functions/_rules/fire/projection-distance.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "CANOPY PROJECTS TO WITHIN 1'-6\" OF THE PROPERTY LINE", kinds: ["fail"] },
  { says: 'EAVE 20" TO PROPERTY LINE', kinds: ["fail"] },
  { says: "CANOPY EDGE 3'-4\" FROM P.L.", kinds: ["pass"] },
  { says: "2'-6\" OVERHANG TO LOT LINE", kinds: ["cantTell"] },
  { says: 'OVERHANG 24"', kinds: [] },
  { name: "a house", says: 'EAVE 20" TO PROPERTY LINE', project: aHouse(), kinds: [] },
]);
