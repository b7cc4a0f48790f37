import rule from "../../../../functions/_rules/accessibility/drinking-fountain-heights.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "HI-LO DRINKING FOUNTAIN", kinds: ["pass"] },
  { says: "EWC, BI-LEVEL, ADA", kinds: ["pass"] },
  { says: 'DRINKING FOUNTAIN SPOUT 36" A.F.F.', kinds: ["pass"] },
  { says: 'DRINKING FOUNTAIN SPOUT AT 37" A.F.F.', kinds: ["fail"] },
  { says: 'E.W.C. SPOUT HEIGHT 44"', kinds: ["fail"] },
  { says: 'DRINKING FOUNTAIN SPOUT HEIGHT 43" STANDING', kinds: ["pass"] },
  { says: "SINGLE HEIGHT DRINKING FOUNTAIN", kinds: ["cantTell"] },
  { says: "HIGH-LOW SHELVES", kinds: [] },
  { says: "DRINKING FOUNTAIN", kinds: [] },
  { says: "ONLY EWC IN BLDG., SINGLE, STANDING HT.", kinds: ["fail"] },
  { says: "EWC, STANDING HEIGHT ONLY", kinds: ["fail"] },
  { says: "EWC, HI-LO, BARRIER FREE", kinds: ["pass"] },
]);
