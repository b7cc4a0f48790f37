import rule from "../../../../functions/_rules/plumbing/cleanout-spacing.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: `SPACE CLEANOUTS ON 4" HOUSE DRAIN AT 110'.`, kinds: ["fail"] },
  { says: `SPACE CLEANOUTS ON 4" HOUSE DRAIN AT 95'.`, kinds: ["pass"] },
  { says: "Cleanouts on building drain at 100 ft maximum.", kinds: ["pass"] },
  { says: "CLEANOUTS EVERY 120 FT", kinds: ["fail"] },
  { says: "C.O. SPACING 125'-0\" MAX.", kinds: ["fail"] },
  { says: "PROVIDE CLEANOUT AT EVERY 75' OF HORIZONTAL RUN", kinds: ["pass"] },
  { says: "CLEANOUT WITHIN 5 FT OF BUILDING", kinds: [] },
  { says: 'CLEANOUT 4" TO GRADE', kinds: [] },
  { says: "CO ALARM WITHIN 10 FT OF BEDROOMS", kinds: [] },
  { says: "140' BETWEEN CLEANOUTS", kinds: ["fail"] },
  { says: "90' BETWEEN CLEANOUTS", kinds: ["pass"] },
  { says: "125'-0\" C.O. TO C.O.", kinds: ["fail"] },
  { says: "WCO SPACING 120 LF", kinds: ["fail"] },
  { says: "MANHOLES @ 300' O.C.", kinds: [] },
  {
    says: "CLEANOUTS ON 4-INCH BUILDING DRAIN SPACED NOT MORE THAN 135 FEET APART",
    kinds: ["fail"],
  },
  { says: 'CLEANOUTS ON 6" DRAIN SPACED NOT MORE THAN 100 FEET APART', kinds: ["pass"] },
  { says: 'CLEANOUT AT BASE OF 4" STACK, HANGERS SPACED 4 FT', kinds: [] },
]);
