import rule from "../../../../functions/_rules/accessibility/accessible-entrances.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "MAIN ENTRY STAIRS WITH NO RAMP RAIL EXTENSION CONFLICT", kinds: [] },
  { says: "MAIN PUBLIC ENTRY - (3) STEPS, NO RAMP", kinds: ["cantTell"] },
  { says: "FRONT ENTRANCE BY STEPS ONLY", kinds: ["cantTell"] },
  { says: "SERVICE ENTRY - (3) STEPS, NO RAMP", kinds: [] },
  { says: "MAIN ENTRY AT GRADE, NO STEPS, NO RAMP NEEDED", kinds: [] },
  { says: "EXISTING MAIN ENTRY - 3 STEPS, NO RAMP", kinds: [] },
  { says: "MAIN ENTRY STEPS WITH RAMP BESIDE", kinds: [] },
  { says: "3 OF 5 PUBLIC ENTRANCES ACCESSIBLE", kinds: ["pass"] },
  { says: "2 OF 4 PUBLIC ENTRANCES ARE ACCESSIBLE", kinds: ["fail"] },
  { says: "ACCESSIBLE ENTRANCES: 1 OF 2", kinds: ["fail"] },
  { says: "60% OF PUBLIC ENTRANCES ARE ACCESSIBLE", kinds: ["pass"] },
  { says: "50% OF ENTRANCES ACCESSIBLE", kinds: ["fail"] },
  { says: "ACCESSIBLE ENTRANCE", kinds: ["pass"] },
  { says: "MAIN ENTRANCE IS NOT ACCESSIBLE", kinds: ["cantTell"] },
  { says: "SERVICE ENTRANCE", kinds: [] },
  { says: "ONE OF (3) PUBLIC ENTRIES IS ACCESSIBLE", kinds: ["fail"] },
  { says: "TWO OF (3) PUBLIC ENTRIES ARE ACCESSIBLE", kinds: ["pass"] },
  { says: "4 public entrances are provided; 1 is accessible.", kinds: [] },
  { says: "4 PUBLIC ENTRANCES, 1 IS ACCESSIBLE", kinds: ["fail"] },
]);

testStatements(rule, [
  { says: "PUBLIC ENTRIES: 4. ACCESSIBLE: 2 (A & C). B & D VIA STEPS", kinds: ["fail"] },
  { says: "PUBLIC ENTRANCES: 5. ACCESSIBLE: 3", kinds: ["pass"] },
  { says: "PUBLIC ENTRANCES: FIVE, OF WHICH ACCESSIBLE: TWO", kinds: ["fail"] },
  { says: "PUBLIC ENTRIES: 4", kinds: [] },
]);

testStatements(rule, [
  { says: "Public entrances | 60% accessible | 2 of 2", kinds: ["pass"] },
]);
