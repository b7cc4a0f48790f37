import rule from "../../../../functions/_rules/fire/exterior-wall-openings.ts";
import { aFact, aHouse, aList, aProject } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";
import { listed } from "../egress/_under.ts";
import { testRule } from "../../../fakes/rule_table.ts";

testStatements(rule, [
  {
    says: "OPNGS. 88 SF / 517 SF WALL = 17%, UNPROT., 12'-6\" TO P.L.",
    where: { drawing: "EAST ELEV." },
    kinds: ["fail"],
  },
  {
    says: "OPNGS. 24%, UNPROT., 15'-2\" TO N. P.L.",
    where: { drawing: "NORTH ELEV." },
    kinds: ["pass"],
  },
  {
    name: "sides lettered in a list of openings",
    plan: aList(
      "OPENINGS, UNPROT",
      ["WALL", "FSD (FT)", "WALL SF", "OPNG SF", "%"],
      ["N", "8", "1,088", "106", "9.7"],
      ["W", "16", "960", "269", "28.0"],
    ),
    kinds: ["pass", "fail"],
  },
  { says: "EAST WALL OPENINGS 22% UNPROTECTED, FSD 12 FT", kinds: ["fail"] },
  { says: "EAST WALL OPENINGS 15% UNPROTECTED, FSD 12 FT", kinds: ["pass"] },
  { says: "EAST WALL: UNPROTECTED OPENINGS 16 PERCENT, 12'-0\" TO LOT LINE", kinds: ["fail"] },
  { says: "EAST WALL: PROTECTED OPENINGS 40%, FSD 12 FT", kinds: ["pass"] },
  { says: "NORTH WALL GLAZING 5%, FSD 4 FT", kinds: ["fail"] },
  {
    says: "NORTH WALL GLAZING 12%, FSD 4 FT",
    project: aProject({ fireSprinkler: true }),
    kinds: ["pass"],
  },
  { says: "NORTH ELEVATION OPENINGS PROVIDED 9% (10% MAX.), FSD 6 FT", kinds: ["pass"] },
  {
    says: [
      "LINE 1 WALL: LOUVERS & ROLL-UP = 18% OF WALL, UNPROTECTED",
      "LINE 1 WALL, 8'-0\" TO WEST P.L.",
    ],
    kinds: ["fail"],
  },
  {
    says: ["GRID B WALL: OPENINGS 8%, UNPROTECTED", "GRID B WALL 6 FT TO LOT LINE"],
    kinds: ["pass"],
  },
  {
    says: ["LINE 2 WALL: OPENINGS 18%, UNPROTECTED", "LINE 1 WALL, 8'-0\" TO WEST P.L."],
    kinds: [],
  },
  { says: "WEST WALL OPENINGS 80% FACING STREET, FSD 20 FT", kinds: ["cantTell"] },
  { says: "NORTH WALL: OPENINGS 48 PCT. UNPROTECTED, FSD 12 FT", kinds: ["fail"] },
  {
    name: "lines of a list without rulings under heads of its own",
    says: [
      "WALL FSD RATING OPENINGS UNPROT",
      "N 8'-0\" 1 HR 100 / 1,000 SF = 10%",
      "W 14'-0\" 0 HR 520 / 1,000 SF = 52%",
    ],
    kinds: ["pass", "fail"],
  },
  {
    name: "sides and distances to the lot line",
    says: ["SIDE DIST. TO PROPERTY LINE OPENINGS", "EAST 12 FT 16%", "REAR 12 FT 15%"],
    kinds: ["fail", "pass"],
  },
  {
    name: "lines under heads that tell setbacks",
    says: ["SIDE SETBACK COVERAGE", "N 8'-0\" 40%", "W 8'-0\" 52%"],
    kinds: [],
  },
  { says: "WEST WALL OPENINGS 100%, FSD 30 FT", kinds: ["pass"] },
  {
    says: "EAST WALL OPENINGS 30%, FSD 12 FT",
    plan: { codeSummary: { sprinklers: [aFact("NFPA 13" as const), aFact("none" as const)] } },
    kinds: ["cantTell"],
  },
  { says: "EAST WALL OPENINGS 22%", kinds: [] },
  { name: "a house", says: "EAST WALL OPENINGS 22%, FSD 12 FT", project: aHouse(), kinds: [] },
  {
    says: "UNPROTECTED GLAZING 18% OF WALL",
    where: { drawing: `EAST ELEVATION - 7'-0" FROM LOT LINE` },
    kinds: ["fail"],
  },
  {
    says: "UNPROTECTED GLAZING 9% OF WALL",
    where: { drawing: `EAST ELEVATION - 7'-0" FROM LOT LINE` },
    kinds: ["pass"],
  },
  {
    says: ["FENESTRATION 18% OF WALL", `FSD = 7'-0"`],
    where: { drawing: "EAST ELEVATION" },
    kinds: ["fail"],
  },
]);

testRule(rule, [
  [
    "divides the areas of a row",
    listed("OPENINGS BY WALL (NO SPRKLR.)", ["ELEV.", "F.S.D.", "WALL SF", "UNPROT. SF"], [
      "West",
      "12'",
      "1,800",
      "430",
    ]),
    "fail",
  ],
  [
    "passes fewer",
    listed("OPENINGS BY WALL (NO SPRKLR.)", ["ELEV.", "F.S.D.", "WALL SF", "UNPROT. SF"], [
      "West",
      "12'",
      "1,800",
      "230",
    ]),
    "pass",
  ],
]);

testRule(rule, [
  [
    "reads bare feet of the distance",
    listed("FACADES", ["SIDE", "F.S.D. (FT)", "OPENINGS ALLOWED %", "OPENINGS DRAWN %"], [
      "SOUTH",
      "6",
      "10",
      "24",
    ]),
    "fail",
  ],
], aProject({ occupancyClassification: ["M"], fireSprinkler: false }));

testStatements(rule, [
  { says: ["W wall: 14% unprot. openings, 1 hr", "W wall 8'-0\" to lot line"], kinds: ["fail"] },
  { says: "W wall: 9% unprot. openings, 8'-0\" to lot line", kinds: ["pass"] },
  { says: "WALL TYPE E WALL GLAZING 16%, 6'-0\" TO P.L.", kinds: [] },
  { says: "E WALL GLAZING SHGC 25%, 6'-0\" TO P.L.", kinds: [] },
  {
    says: "South wall windows are 28% of the wall; fire separation distance 12 feet.",
    kinds: ["fail"],
  },
  {
    name: "what a row of openings provides beside what it allows",
    plan: aList(
      "CODE MATRIX",
      ["ITEM", "SECTION", "ALLOWED", "PROVIDED"],
      ["EAST EXTERIOR WALL, FSD 8' - 0\"", "705.5", "1 HR", "1 HR"],
      ["EAST WALL UNPROTECTED OPENINGS", "705.8", "10% (5' TO LESS THAN 10')", "31% OF WALL AREA"],
    ),
    kinds: ["fail"],
  },
  {
    name: "a list of openings",
    plan: aList(
      "EXTERIOR WALL OPENINGS (705.8)",
      ["WALL", "FSD", "ALLOWED", "PROVIDED"],
      ["EAST", "8'-0\"", "10%", "9%"],
      ["WEST", "8'-0\"", "10%", "11%"],
    ),
    kinds: ["pass", "fail"],
  },
  {
    name: "heads over shares without a sign",
    plan: aList("WALL OPENINGS", ["WALL", "FSD", "OPEN %"], ["E", "8'-0\"", "14"], [
      "N",
      "31'-0\"",
      "22",
    ]),
    kinds: ["fail", "pass"],
  },
  {
    name: "the distance a list of walls gives for a note",
    says: "W wall: 14% unprot. openings",
    plan: aList("Open-area table (705.8)", ["Wall", "Dist.", "Rating"], ["West", "8'-0\"", "1 hr"]),
    kinds: ["fail"],
  },
]);

testStatements(rule, [
  { says: "North wall 12 ft from lot line, openings 48 pct.", kinds: ["fail"] },
  { says: "North wall 12 ft from lot line, openings 14 percent", kinds: ["pass"] },
]);
