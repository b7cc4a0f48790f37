import rule from "../../../../functions/_rules/structural/wet-glazing.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "WINDOW OVER TUB: TEMPERED", kinds: ["pass"] },
  { says: "SHOWER DOOR TEMPERED GLASS", kinds: ["pass"] },
  { says: "WINDOW OVER TUB, ANNEALED GLASS", kinds: ["fail"] },
  { says: "SHOWER ENCLOSURE GLASS NOT TEMPERED", kinds: ["fail"] },
  { says: "KITCHEN WINDOW ANNEALED", kinds: [] },
]);

testStatements(rule, [
  {
    says:
      "SHOWER DOOR TEMPERED GLASS 1/4 IN. (S1). Windows C stand 30 in. above the floor and have panes of 5 sq ft; they need no tempered glass.",
    kinds: [],
  },
  { says: "WINDOW OVER TUB IS FIXED; IT NEEDS NO TEMPERED GLASS", kinds: ["fail"] },
]);
