import rule from "../../../../functions/_rules/wind/roof-underlayment.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "(1) LAYER 30 LB. FELT", kinds: ["fail"] },
  { says: "ASPHALT SHINGLES ON SELF-ADHERED UNDERLAYMENT, SLOPE 5:12", kinds: ["pass"] },
  { says: "PEEL & STICK MEMBRANE", kinds: ["pass"] },
  { says: "TWO LAYERS #30 FELT", kinds: ["pass"] },
  { says: "ONE LAYER 30# FELT UNDERLAYMENT", kinds: ["fail"] },
  { says: "30# FELT", kinds: ["cantTell"] },
  { says: "UNDERLAYMENT: T.B.D.", kinds: ["cantTell"] },
  { says: ["30# FELT", "SEALED ROOF DECK: TAPE ALL SEAMS"], kinds: ["pass"] },
  { says: 'FLOOR UNDERLAYMENT 1/4"', kinds: [] },
  { says: "SHINGLES DIRECT TO DECK, NO UNDERLAYMENT", kinds: ["fail"] },
  {
    name: "1 LAYER #15 FELT under WALL SECTION",
    says: "1 LAYER #15 FELT",
    where: { drawing: "WALL SECTION" },
    kinds: [],
  },
  { says: "SELF-ADHERED MEMBRANE, NO FELT", kinds: ["pass"] },
], aHouse());
