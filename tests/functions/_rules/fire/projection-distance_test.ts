import rule from "../../../../functions/_rules/fire/projection-distance.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";
import { under } from "../egress/_under.ts";
import { testRule } from "../../../fakes/rule_table.ts";

testStatements(rule, [
  { says: "CANOPY PROJECTS TO WITHIN 1'-6\" OF THE PROPERTY LINE", kinds: ["fail"] },
  { says: 'EAVE 20" TO PROPERTY LINE', kinds: ["fail"] },
  { says: "CANOPY EDGE 3'-4\" FROM P.L.", kinds: ["pass"] },
  { says: "2'-6\" OVERHANG TO LOT LINE", kinds: ["cantTell"] },
  { says: 'OVERHANG 24"', kinds: [] },
  { name: "a house", says: 'EAVE 20" TO PROPERTY LINE', project: aHouse(), kinds: [] },
]);

testRule(rule, [
  [
    "reads the edge under the title of a balcony",
    under("BALCONY AT NORTH P.L.", "EDGE 1'-8\" TO P.L."),
    "fail",
  ],
  [
    "leaves the wall behind it alone",
    under("BALCONY AT NORTH P.L.", "FACE OF WALL 1'-8\" TO P.L."),
    "",
  ],
]);
