import rule from "../../../../functions/_rules/fire/firestop-systems.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";
import { testRule } from "../../../fakes/rule_table.ts";
import { listed } from "../egress/_under.ts";

testStatements(rule, [
  { says: "FIRESTOPPING NOT REQUIRED AT NON-RATED WALLS", kinds: [] },
  { says: "FIRESTOP AT RATED WALLS NOT PROVIDED", kinds: ["fail"] },
  { says: "FIRESTOP PENETRATIONS; SEALANT AT NON-RATED WALLS NOT USED", kinds: ["pass"] },
  { says: "PENETRATIONS THROUGH RATED WALLS NEED NOT BE FIRESTOPPED", kinds: ["fail"] },
  {
    says: "PENETRATIONS OF RATED ASSEMBLIES: FIRESTOP SYSTEMS TESTED TO ASTM E814",
    kinds: ["pass"],
  },
  { says: "FIRE STOP ALL PENETRATIONS PER UL 1479", kinds: ["pass"] },
  { says: "SEAL PENETRATIONS IN RATED WALLS", kinds: ["pass"] },
  { says: "FIRESTOPPING: T.B.D.", kinds: ["cantTell"] },
  { says: "FIRESTOPPING NOT REQUIRED", kinds: ["fail"] },
  { says: "ROOF PENETRATIONS FIRESTOP N/A", kinds: [] },
  { name: "silence", kinds: [] },
  { name: "a house", says: "FIRESTOPPING NOT REQUIRED", project: aHouse(), kinds: [] },
  {
    says:
      "Fill annular space at PVC pipes through 1-hr walls with expanding polyurethane foam, no collar.",
    kinds: ["fail"],
  },
  {
    says: "SEAL W/ ACRYLIC LATEX CAULK",
    where: { drawing: "PIPE THRU 2-HR WALL" },
    kinds: ["fail"],
  },
  {
    says: "SEAL W/ FIRE-RATED SEALANT, UL W-L-1054",
    where: { drawing: "PIPE THRU 2-HR WALL" },
    kinds: [],
  },
  { says: "Seal pipe penetrations of non-rated walls with latex caulk.", kinds: [] },
  { says: "SEAL EXTERIOR WALL PENETRATIONS WITH EXPANDING FOAM", kinds: ["pass"] },
]);

testRule(rule, [
  [
    "fails a rated penetration without a system",
    listed("FIRESTOP SCHEDULE", ["PENETRATION", "ASSEMBLY", "SYSTEM"], [
      'PVC PIPE 3"',
      "1-HR FLOOR",
      "NONE",
    ]),
    "fail",
  ],
  [
    "leaves one of an unrated wall alone",
    listed("FIRESTOP SCHEDULE", ["PENETRATION", "ASSEMBLY", "SYSTEM"], [
      'PVC PIPE 3"',
      "NON-RATED WALL",
      "NONE",
    ]),
    "",
  ],
]);

const RATED_WALLS = "EXG DEMISING WALLS EAST & WEST ARE 1 HR FIRE BARRIERS, U419";

testStatements(rule, [
  {
    says: [
      "PIPE & CONDUIT THROUGH DEMISING WALLS: ACOUSTICAL CAULK, NO LISTED SYSTEM NEEDED.",
      RATED_WALLS,
    ],
    kinds: ["fail"],
  },
  { says: "PIPES THROUGH 1-HR CORRIDOR WALL: NO UL LISTED SYSTEM REQUIRED", kinds: ["fail"] },
  { says: "SLEEVES OF RATED WALLS ARE CLOSED WITHOUT A TESTED ASSEMBLY", kinds: ["fail"] },
  ...[
    [
      "PIPE THROUGH DEMISING WALLS: CAULK, NO LISTED SYSTEM NEEDED.",
      "DEMISING WALLS ARE NON-RATED",
    ],
    ["SEAL PIPES THROUGH DEMISING WALLS WITH ACOUSTICAL SEALANT", RATED_WALLS],
    ["NO PENETRATION OF 1-HR WALLS WITHOUT A LISTED SYSTEM"],
    ["CLOSE NO OPENING IN RATED WALLS WITHOUT A TESTED ASSEMBLY"],
    ["CONDUITS THROUGH NON-RATED PARTITIONS: NO LISTED SYSTEM REQUIRED", RATED_WALLS],
  ].map((says) => ({ says, kinds: [] })),
  {
    says: "WHERE NO LISTED SYSTEM EXISTS FOR PIPES IN 1-HR WALLS, SUBMIT AN ENGINEERING JUDGMENT",
    kinds: [],
  },
]);
