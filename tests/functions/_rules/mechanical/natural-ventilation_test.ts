import rule from "../../../../functions/_rules/mechanical/natural-ventilation.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "VENTILATION: OPENABLE AREA 4% OF FLOOR AREA", kinds: ["pass"] },
  { says: "OPERABLE WINDOW AREA 3% OF FLOOR AREA", kinds: ["fail"] },
  { says: "4.5% NATURAL VENTILATION", kinds: ["pass"] },
  { says: "ATTIC VENTILATION 1%", kinds: [] },
  { says: "CRAWL SPACE VENT 2%", kinds: [] },
  { says: "OPENABLE 2%, MECHANICALLY VENTILATED", kinds: [] },
  { says: "160 SF, 4.0 SF OPENABLE", kinds: ["fail"], where: { "drawing": "BEDROOM 2" } },
  { says: "160 SF, 7.0 SF OPENABLE", kinds: ["pass"], where: { "drawing": "BEDROOM 2" } },
  {
    says: ["160 SF, 4.0 SF OPENABLE", "60 CFM FRESH AIR"],
    kinds: [],
    where: { "drawing": "BEDROOM 2" },
  },
], aHouse());
