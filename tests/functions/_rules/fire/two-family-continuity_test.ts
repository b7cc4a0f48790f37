import rule from "../../../../functions/_rules/fire/two-family-continuity.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  {
    says: '1-HR WALL UL U305 ENDS AT CEILING, 1/2" GWB CEILING, ATTIC OPEN ACROSS',
    where: { drawing: "SECTION THROUGH UNITS" },
    kinds: ["fail"],
  },
  { says: "PARTY WALL STOPS AT BOTTOM OF TRUSSES", kinds: ["fail"] },
  { says: "Unit separation wall to second floor ceiling only.", kinds: ["fail"] },
  { says: "COMMON WALL, ATTIC IS COMMON TO BOTH UNITS", kinds: ["fail"] },
  {
    says: '1-HR COMMON WALL ENDS AT CEILING; 5/8" TYPE X CEILING BOTH SIDES, DRAFTSTOP ABOVE WALL',
    kinds: ["cantTell"],
  },
  { says: "PARTY WALL CONTINUOUS TO UNDERSIDE OF ROOF SHEATHING", kinds: ["pass"] },
  { says: "UNIT SEPARATION WALL: 1 HR, SLAB TO ROOF DECK", kinds: ["pass"] },
  { says: "PARTY WALL SHALL NOT STOP AT CEILING", kinds: [] },
  { says: "PARTITION ENDS AT CEILING", kinds: [] },
  { says: "1-HR WALL AT GARAGE ENDS AT CEILING", kinds: [] },
], aHouse({ name: "Oak Street Duplex" }));

testStatements(rule, [
  { name: "a single house", says: "COMMON WALL STOPS AT CEILING", kinds: [] },
], aHouse());
