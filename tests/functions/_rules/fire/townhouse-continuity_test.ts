import rule from "../../../../functions/_rules/fire/townhouse-continuity.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const townhouses = aHouse({ name: "Cove Street Townhouses", description: "Four townhouses" });

testStatements(rule, [
  { says: "2-HR PARTY WALL TERMINATES AT UNDERSIDE OF TRUSSES", kinds: ["fail"] },
  { says: "TOWNHOUSE FIRE WALL EXTENDS TO UNDERSIDE OF ROOF SHEATHING", kinds: ["pass"] },
  {
    says: "UNIT SEPARATION WALL ENDS AT CEILING; TYPE X CEILING, DRAFTSTOP ABOVE",
    kinds: ["fail"],
  },
  { says: "PARTITION TYPE 3 TO CEILING ONLY", kinds: [] },
], townhouses);

testStatements(rule, [
  { name: "a house", says: "PARTY WALL STOPS AT CEILING", kinds: [] },
], aHouse());
