import rule from "../../../../functions/_rules/structural/wet-glazing.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "WINDOW OVER TUB: TEMPERED", kinds: ["pass"] },
  { says: "SHOWER DOOR TEMPERED GLASS", kinds: ["pass"] },
  { says: "WINDOW OVER TUB, ANNEALED GLASS", kinds: ["fail"] },
  { says: "SHOWER ENCLOSURE GLASS NOT TEMPERED", kinds: ["fail"] },
  { says: "KITCHEN WINDOW ANNEALED", kinds: [] },
]);
