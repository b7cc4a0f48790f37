import rule from "../../../../functions/_rules/electrical/counter-receptacles.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "COUNTER RECEPTACLES 4'-0\" O.C.", kinds: ["pass"] },
  { says: "COUNTER RECEPTACLES 5'-0\" O.C.", kinds: ["fail"] },
  { says: 'NO POINT ALONG COUNTER MORE THAN 24" FROM A RECEPTACLE', kinds: ["pass"] },
  { says: 'KITCHEN COUNTER OUTLETS SPACED @ 60"', kinds: ["fail"] },
  { says: '72" BETWEEN RECEPTACLES AT COUNTERTOP', kinds: ["fail"] },
  { says: 'RECEPTACLES ABOVE COUNTER 42" A.F.F.', kinds: [] },
  { says: "RECEPTACLES 12'-0\" O.C.", kinds: [] },
  { says: "5'-6\" BETWEEN CTR. RECEPTS", kinds: ["fail"] },
  { says: "3'-10\" BETWEEN CTR. RECEPTS", kinds: ["pass"] },
  { says: "5'-6\" BETWEEN UPPERS", kinds: [], where: { "drawing": "KITCHEN ELEVATION" } },
  { says: "5'-0\" O.C. RECEPT", kinds: ["fail"], where: { drawing: "KITCHEN ELEV - UNIT A" } },
  { says: "4'-0\" O.C. RECEPT", kinds: ["pass"], where: { drawing: "KITCHEN ELEV - UNIT A" } },
  { says: "5'-0\" O.C. RECEPT", kinds: [], where: { drawing: "LIVING ROOM ELEV" } },
], aHouse());

testStatements(rule, [
  { says: "FIRST COUNTER RECEPTACLE IS SET 36 IN. FROM THE RANGE", kinds: ["fail"] },
  { says: 'NEAREST COUNTERTOP OUTLET 25" FROM THE SINK', kinds: ["fail"] },
  { says: "FIRST COUNTER RECEPTACLE IS SET 24 IN. FROM THE RANGE", kinds: ["pass"] },
  { says: "FIRST ISLAND RECEPTACLE 36 IN. FROM THE RANGE", kinds: [] },
], aHouse());

testStatements(rule, [
  { says: "5'-4\" COUNTER OUTLETS", kinds: ["fail"] },
  { says: "3'-11\" CTR. RECEPTACLES", kinds: ["pass"] },
  { says: "5'-4\" COUNTER OUTLET", kinds: [] },
  { says: 'COUNTER OUTLETS 42" A.F.F.', kinds: [] },

  { says: "FARTHEST COUNTER POINT TO OUTLET 32 IN.", kinds: ["fail"] },
  { says: "FARTHEST COUNTER POINT TO OUTLET 24 IN.", kinds: ["pass"] },
  { says: 'COUNTER: MOST REMOTE POINT 31" FROM RECEPTACLE', kinds: ["fail"] },
  { says: '28" FURTHEST POINT OF COUNTER TO NEAREST RECEPT.', kinds: ["fail"] },
  { says: 'RECEPTACLE TO FARTHEST COUNTERTOP POINT 30"', kinds: ["fail"] },
  { says: 'OUTLET 30" FROM FARTHEST COUNTER POINT', kinds: ["fail"] },
  { says: 'FARTHEST COUNTER POINT TO SINK 32", OUTLETS GFCI', kinds: [] },
  { says: "FARTHEST WALL POINT TO OUTLET 5'-0\"", kinds: [] },
  {
    says: "RECEPTACLES ARE 12 FT APART ALONG WALLS, 4 FT APART ON COUNTERS",
    kinds: ["pass"],
  },
  {
    says:
      "Receptacles in bedrooms at 12'-0\" o.c. from one. Kitchen counter receptacles: no point over 24 in. from one.",
    kinds: ["pass"],
  },
], aHouse());

testStatements(rule, [
  { says: "30 in. of counter to the first outlet, right of the sink.", kinds: ["fail"] },
  { says: 'KITCH CTR: 30" MAX TO A RECEPT ALONG WALL', kinds: ["fail"] },
  { says: "Counter right of sink runs 30 in. before the first receptacle.", kinds: ["fail"] },
  { says: "24 in. of counter to the first outlet, right of the sink.", kinds: ["pass"] },
  { says: 'KITCH CTR: 24" MAX TO A RECEPT ALONG WALL', kinds: ["pass"] },
], aHouse());

testStatements(rule, [
  {
    says:
      "KITCHEN COUNTER EAST OF THE SINK: RECEPTACLES LEAVE A POINT 26 IN FROM THE NEAREST OUTLET",
    kinds: ["fail"],
  },
  { says: "KITCHEN COUNTER: A POINT IS 24 IN FROM THE NEAREST OUTLET", kinds: ["pass"] },
  { says: "A POINT OF THE WALL IS 26 IN FROM THE NEAREST OUTLET", kinds: [] },
], aHouse());
