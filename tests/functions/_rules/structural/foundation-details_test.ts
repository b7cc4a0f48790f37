import rule from "../../../../functions/_rules/structural/foundation-details.ts";
import { aHouse, aProject } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: '24" x 12" FOOTING W/ (3) #5 CONT.', kinds: ["pass"] },
  { says: "FOUNDATION BY OTHERS", kinds: ["cantTell"] },
  { says: "FOOTINGS", kinds: [] },
  { says: ["FOUNDATION: DEFERRED SUBMITTAL", '12" DIA. PILES'], kinds: ["pass"] },
  { says: "FOUNDATION BY OTHERS", project: aProject({ name: "Interior remodel" }), kinds: [] },
], aHouse());
