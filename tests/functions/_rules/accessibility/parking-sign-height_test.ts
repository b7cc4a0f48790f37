import rule from "../../../../functions/_rules/accessibility/parking-sign-height.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  {
    says:
      "Accessible signs: bottom of sign 60 inches above grade, PARKING BY DISABLED PERMIT ONLY.",
    kinds: ["pass"],
  },
  { says: 'ADA PARKING SIGN, BOTTOM AT 48" ABOVE GRADE', kinds: ["fail"] },
  { says: 'HANDICAP PARKING: 54" TO BOTTOM OF SIGN', kinds: ["fail"] },
  { says: "ACCESSIBLE PARKING SIGN 7'-0\" A.F.G.", kinds: ["pass"] },
  { says: 'HC SIGN FTO-25 12" x 18", 60" MIN. ABOVE FINISHED GRADE', kinds: ["pass"] },
  { says: 'EXIT SIGN 80" A.F.F.', kinds: [] },
  { says: 'RESTROOM SIGN 60" A.F.F. ACCESSIBLE', kinds: [] },
]);
