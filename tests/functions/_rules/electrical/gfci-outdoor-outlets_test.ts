import rule from "../../../../functions/_rules/electrical/gfci-outdoor-outlets.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "CONDENSER CIRCUIT: GFCI BREAKER", kinds: ["pass"] },
  { says: "CONDENSING UNIT: STANDARD BREAKER, NO GFCI", kinds: ["fail"] },
  { says: "HEAT PUMP OUTDOOR UNIT WITHOUT GFCI", kinds: ["fail"] },
  { says: "GFCI AT CONDENSER BY OTHERS", kinds: ["cantTell"] },
  { says: "CONDENSATE PUMP", kinds: [] },
  { says: "CONDENSER 40 A", kinds: [] },
  { says: "C.U. ON STD. 2-POLE BKR., NO GFCI", kinds: ["fail"], where: { "drawing": "A/C PAD" } },
  { says: "AHU ON STD. 2-POLE BKR., NO GFCI", kinds: [], where: { "drawing": "ATTIC" } },
  { says: "GATE OPERATOR 120V DIRECT CONN., NO GROUND-FAULT PROT.", kinds: ["fail"] },
  { says: "YARD WELL PUMP, HARD-WIRED OUTDOORS, NO GFCI", kinds: ["fail"] },
  { says: "GARAGE DOOR OPERATOR, NO GFCI", kinds: [] },
  { says: "SUMP PUMP IN BASEMENT, NO GFCI", kinds: [] },
], aHouse());
