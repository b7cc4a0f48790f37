import rule from "../../../../functions/_rules/structural/sill-anchors.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: '1/2" ANCHOR BOLTS AT 72" O.C. IN SILL PLATE', kinds: ["pass"] },
  { says: '1/2" ANCHOR BOLTS AT 7\'-0" O.C. IN SILL PLATE', kinds: ["fail"] },
  {
    says: '1/2" J-BOLTS, 7" EMBED, 84" O.C., 12" FROM PLATE ENDS',
    kinds: ["fail"],
  },
  { says: '5/8" A.B. W/ 7" EMBED. @ 72" O.C. AND WITHIN 12" OF PLATE ENDS', kinds: ["pass"] },
  { says: 'SILL BOLTS 1/2" x 10", 7" MIN. EMBEDMENT', kinds: [] },
  { says: '1/2" BOLTS 16" O.C. IN DECK LEDGER', kinds: [] },
], aHouse());

testStatements(rule, [
  {
    says: `5. Garage sill plates: 1/2" x 10" anchor bolts at 6' - 8" OC, not engineered.`,
    kinds: ["fail"],
  },
  { says: `Sill plates: 1/2" anchor bolts at 6' - 8" OC, engineered.`, kinds: [] },
], aHouse());
