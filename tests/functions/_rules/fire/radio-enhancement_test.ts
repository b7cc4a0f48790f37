import rule from "../../../../functions/_rules/fire/radio-enhancement.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "BDA SYSTEM PER NFPA 1 11.10", kinds: ["pass"] },
  { says: "TWO-WAY RADIO ENHANCEMENT: NONE", kinds: ["fail"] },
  { says: "NO BDA OR RADIO SURVEY", kinds: ["fail"] },
  { says: "RADIO SURVEY DONE, SIGNAL STRONG ENOUGH: NO DAS REQUIRED", kinds: ["pass"] },
  { says: "NO BDA REQUIRED", kinds: ["fail"] },
  { says: "RADIO COVERAGE: TEST PASSED AT -93 DBM, NO BDA", kinds: ["pass"] },
]);
