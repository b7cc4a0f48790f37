import rule from "../../../../functions/_rules/electrical/generator-clearance.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "3'-6\" GEN TO HOUSE (A)", kinds: ["fail"] },
  { says: "3'-6\" HOUSE (A) TO GEN", kinds: ["fail"] },
  { says: "5'-0\" GEN TO HOUSE (A)", kinds: ["pass"] },
  { says: "3'-6\" GEN TO LOT LINE", kinds: [] },
  { says: '36" CLEAR, WINDOW TO GENERATOR', kinds: ["fail"] },
  { says: "GENERATOR 5'-0\" MIN. FROM OPENINGS", kinds: ["pass"] },
  { says: "GENERATOR 3'-0\" FROM WINDOW", kinds: ["fail"] },
  { says: '22 KW GENERATOR ON PAD, 36" FROM HOUSE WALL', kinds: ["fail"] },
  { says: '60" TO BUILDING OPENINGS FROM GENERATOR', kinds: ["pass"] },
  { says: "4 FT FROM DOOR TO GENERATOR", kinds: ["fail"] },
  { says: "GENERATOR PAD 4'-0\" x 6'-0\"", kinds: [] },
  { says: "GENERATOR 3 FT FROM RATED WALL PER LISTING", kinds: [] },
  { says: "3'-0\" GEN. TO BR. WINDOW", kinds: ["fail"] },
  { says: "6'-0\" GEN. TO BR. WINDOW", kinds: ["pass"] },
  { says: "3'-0\" A/C TO BR. WINDOW", kinds: [] },
  { says: ["3'-0\" GEN. TO BR. WINDOW", 'GENERATOR LISTED FOR 18"'], kinds: [] },
  {
    says:
      "Generator enclosure is 38 inches off the wood-framed wall. Set is not tested for reduced distance.",
    kinds: ["fail"],
  },
  {
    says:
      "Generator enclosure is 38 inches off the wood-framed wall. Set is tested for reduced distance.",
    kinds: [],
  },
]);

const near = { drawing: "SITE PLAN" };

testStatements(rule, [
  { says: ["4'-0\" TO DOOR", "20 KW GENERATOR"], where: near, kinds: ["cantTell"] },
  { says: ["5'-6\" TO DOOR", "20 KW GENERATOR"], where: near, kinds: [] },
  { says: ["4'-0\" TO DOOR", "A/C PADS"], where: near, kinds: [] },
  { says: ["4'-0\" TO FENCE", "20 KW GENERATOR"], where: near, kinds: [] },
  { says: ["4'-0\" TO DOOR", '20 KW GENERATOR, LISTED FOR 18"'], where: near, kinds: [] },
]);
