import rule from "../../../../functions/_rules/electrical/deck-receptacle.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "REAR PORCH: WP RECEPTACLE", kinds: ["pass"] },
  { says: "BALCONY: NO RECEPTACLE", kinds: ["fail"] },
  { says: "RECEPTACLE AT DECK BY OTHERS", kinds: ["cantTell"] },
], aHouse());

testStatements(rule, [
  { says: `DECK: RECEPTACLE NONE WITHIN 6' OF WATER, ONE AT 12'`, kinds: ["pass"] },
  { says: "DECK: RECEPTACLE NONE", kinds: ["fail"] },
], aHouse());

testStatements(rule, [
  { says: `FOYER PASSAGE 9'-8" LONG WITHOUT RECEPTACLE`, where: { drawing: "PORCH" }, kinds: [] },
  { says: "FRONT PORCH WITHOUT RECEPTACLE", where: { drawing: "PORCH" }, kinds: ["fail"] },
], aHouse());

testStatements(rule, [
  { says: "TUB ON PORCH SIDE; NO RECEPTACLE WITHIN 3'-0\" OF THE TUB RIM.", kinds: [] },
  { says: "DECK: NO RECEPTACLE", kinds: ["fail"] },
], aHouse());
