import rule from "../../../../functions/_rules/fire/natural-light.ts";
import { aHouse, aProject } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "NATURAL LIGHT: 8% OF FLOOR AREA", kinds: ["pass"] },
  { says: "BEDROOM 2 NATURAL LIGHT PROVIDED 6.5% (8% MIN.)", kinds: ["fail"] },
  { says: "GLAZED AREA = 9.2 PERCENT", kinds: ["pass"] },
  { says: ["NATURAL LIGHT 5%", "ARTIFICIAL LIGHT 6 FC AVERAGE"], kinds: ["pass"] },
  { says: "LIGHT AND VENTILATION 4% OPENABLE", kinds: ["cantTell"] },
  { name: "an office", says: "NATURAL LIGHT 5%", project: aProject(), kinds: [] },
], aHouse());
