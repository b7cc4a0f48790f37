import rule from "../../../../functions/_rules/fire/fireblocking-draftstopping.ts";
import { aHouse, aProject } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";
import { testRule } from "../../../fakes/rule_table.ts";

const wood = aProject({ typeOfConstruction: "VB" });

testStatements(rule, [
  { says: `Fireblock double stud walls horizontally at 20'-0" o.c.`, kinds: ["fail"] },
  { says: "FIREBLOCKING EVERY 12 FT HORIZONTALLY", kinds: ["fail"] },
  { says: "FIRE-BLOCK AT FLOORS, CEILINGS AND 10'-0\" O.C. MAX.", kinds: ["pass"] },
  { says: "FIREBLOCK FURRED SPACES AT INTERVALS OF 10 FT", kinds: ["pass"] },
  ...[
    "FIREBLOCK W/ 2x BLOCKING, DRAFTSTOP ATTIC @ 60'-0\" O.C.",
    'FIREBLOCKING AT STUDS 16" O.C.',
    "FIREBLOCK TOP OF STAIR STRINGERS; GUARD POSTS 6'-0\" O.C.",
    "FIREBLOCK AT DROPPED CEILING 12'-0\" A.F.F.",
  ].map((says) => ({ says, kinds: ["pass" as const] })),
  { says: `EXISTING FIREBLOCKING AT 14'-0" O.C. TO REMAIN`, kinds: ["pass"] },
  { says: "FIREBLOCK STUD WALLS AT FLOOR LINES AND 10 FT", kinds: ["pass"] },
  { says: "DRAFTSTOP ATTIC AT 3,000 SF MAX.", kinds: ["pass"] },
  { says: "DRAFTSTOPPING: ATTIC DIVIDED INTO 5,000 SQ. FT. AREAS", kinds: ["fail"] },
  {
    says: "DRAFTSTOPPING: ATTIC DIVIDED INTO 5,000 SQ. FT. AREAS",
    project: aProject({ typeOfConstruction: "VB", fireSprinkler: true }),
    kinds: ["cantTell"],
  },
  { says: "ROOF TRUSS DRAFTSTOPS AT GRIDS X=33' + X=67'", kinds: ["pass"] },
  { says: "NO DRAFTSTOPS IN ATTIC", kinds: ["fail"] },
  { says: "DRAFTSTOPS OMITTED IN ATTIC, WHICH IS SPRINKLERED PER NFPA 13", kinds: [] },
  { says: "DRAFTSTOPPING NOT PROVIDED: NFPA 13 SPRINKLERS IN ATTIC", kinds: [] },
  {
    says: "DRAFTSTOPPING NOT PROVIDED AT ATTIC",
    project: aProject({ typeOfConstruction: "VB", fireSprinkler: true }),
    kinds: ["cantTell"],
  },
  { says: "DRAFTSTOPPING NOT PROVIDED AT NON-SPRINKLERED ATTIC", kinds: ["fail"] },
  { says: "NO FIREBLOCKING IN SPRINKLERED BUILDING", kinds: ["fail"] },
  { says: "FIRE BLOCKING BY OTHERS", kinds: ["cantTell"] },
  {
    name: "a steel building",
    says: "NO DRAFTSTOPS",
    project: aProject({ typeOfConstruction: "IIB" }),
    kinds: [],
  },
  { name: "a house", says: "NO DRAFTSTOPS", project: aHouse(), kinds: [] },
  { says: "FIREBLOCKING AT FLOOR LINES IS NOT REQUIRED", project: wood, kinds: ["fail"] },
  { says: "BALLOON STUDS 2 STORIES, NO FIRE BLKG.", project: wood, kinds: ["fail"] },
  { says: "FIREBLOCKING IS NOT REQUIRED WHERE STUDS ARE STEEL", project: wood, kinds: ["pass"] },
], wood);

testStatements(rule, [
  { says: 'FURRING 3/4" - NO FIREBLOCKING WHERE FILLED WITH MINERAL WOOL', kinds: [] },
  { says: "NO FIREBLOCKING: STEEL STUDS", kinds: [] },
  { says: "NO FIREBLOCKING IN FURRED WALLS", kinds: ["fail"] },
], wood);

testRule(rule, [
  [
    "fails a stop left out at a place",
    "FIREBLOCKING AT FLOOR LINE OMITTED",
    "fail",
    aProject({ typeOfConstruction: "VB" }),
  ],
  [
    "accepts one at the floor line",
    "FIREBLOCKING AT FLOOR LINE",
    "pass",
    aProject({ typeOfConstruction: "VB" }),
  ],
]);

testStatements(rule, [
  {
    says: ["FIREBLOCKING AT 10'-0\" O.C. HORIZ.", 'ATTIC DRAFTSTOPS, 5/8" GYP. BD., 3,600 SF MAX.'],
    kinds: ["pass", "fail"],
  },
  { says: "DRAFTSTOP 1/2 IN. GYP. BD. DIVIDES ATTIC INTO 2,900 SF", kinds: ["pass"] },
  {
    name: "an attic that may be sprinklered",
    says: 'ATTIC DRAFTSTOPS, 1/2" GYP. BD., 3,600 SF MAX.',
    project: aProject({ typeOfConstruction: "VB", fireSprinkler: true }),
    kinds: ["cantTell"],
  },
  {
    name: "one that is not",
    says: ['ATTIC DRAFTSTOPS, 1/2" GYP. BD., 3,600 SF MAX.', "ATTIC IS NOT SPRINKLERED"],
    project: aProject({ typeOfConstruction: "VB", fireSprinkler: true }),
    kinds: ["fail"],
  },
  { says: "DRAFTSTOP ATTIC; ATTIC VENTS 4,000 SQ IN NET FREE", kinds: ["pass"] },
  {
    says: "NO DRAFTSTOPPING IN THE ATTIC, SPRINKLERED BY NFPA 13. FIREBLOCKING AT EACH FLOOR LINE.",
    kinds: [],
  },
  {
    says: "NO DRAFTSTOPPING IN THE ATTIC, SPRINKLERED BY NFPA 13. NO FIREBLOCKING IN WALLS.",
    kinds: ["fail"],
  },
], wood);
