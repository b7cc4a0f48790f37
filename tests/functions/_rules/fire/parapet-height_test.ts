import rule from "../../../../functions/_rules/fire/parapet-height.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";
import { listed, under } from "../egress/_under.ts";
import { testRule } from "../../../fakes/rule_table.ts";

testStatements(rule, [
  { says: 'PARAPET 30" HIGH', kinds: ["pass"] },
  { says: 'PARAPET HEIGHT: 42" ABOVE ROOF', kinds: ["pass"] },
  { says: ['PARAPET 30" HIGH', "WEST WALL 1 HR, FSD 8 FT"], kinds: ["pass"] },
  { says: ['PARAPET 30" HIGH', "WEST WALL 0 HR, FSD 40 FT"], kinds: [] },
  { says: ['PARAPET 24" ABOVE ROOF', "WEST WALL 1 HR, FSD 8 FT"], kinds: ["cantTell"] },
  { says: 'PARAPET 24" ABOVE ROOF', kinds: [] },
  { says: 'PARAPET ON THE RATED SIDE WALL 24" ABOVE ROOF', kinds: ["cantTell"] },
  { says: 'PARAPET ON THE NON-RATED SIDE WALL 24" ABOVE ROOF', kinds: [] },
  { says: "T.O. PARAPET EL. 18'-0\"", kinds: [] },
  { name: "a house", says: 'PARAPET 24" HIGH', project: aHouse(), kinds: [] },
  {
    says: [`PARAPET 18" ABOVE ROOF`, `2-HR CMU WALL, 2'-0" TO P/L`],
    where: { drawing: "SECTION AT NORTH PROPERTY LINE" },
    kinds: ["cantTell"],
  },
  {
    says: [`PARAPET 30" ABOVE ROOF`, `2-HR CMU WALL, 2'-0" TO P/L`],
    where: { drawing: "SECTION AT NORTH PROPERTY LINE" },
    kinds: ["pass"],
  },
  {
    says: "PARAPET ON THE 1-HOUR EAST WALL (4 FT FROM THE LOT LINE) RISES 12 INCHES ABOVE THE ROOF",
    kinds: ["cantTell"],
  },
]);

testRule(rule, [
  [
    "asks about a low parapet of a rated wall",
    under("PARAPET AT WEST P.L. (1-HR WALL)", "2'-2\" ABV. ROOF"),
    "cantTell",
  ],
  ["leaves one of an unrated wall alone", under("PARAPET AT EAST", "1'-2\" ABV. ROOF"), ""],
]);

testRule(rule, [
  [
    "asks about a low one on its rated side",
    listed("PARAPETS", ["SIDE", "WALL RATING", "HEIGHT ABOVE ROOF"], [
      "SOUTH (P.L.)",
      "1 HR",
      "1'-6\"",
    ]),
    "cantTell",
  ],
  [
    "passes 30 in there",
    listed("PARAPETS", ["SIDE", "WALL RATING", "HEIGHT ABOVE ROOF"], [
      "SOUTH (P.L.)",
      "1 HR",
      "2'-6\"",
    ]),
    "pass",
  ],
  [
    "leaves the unrated side alone",
    listed("PARAPETS", ["SIDE", "WALL RATING", "HEIGHT ABOVE ROOF"], ["NORTH", "NR", '12"']),
    "",
  ],
]);
