import rule from "../../../../functions/_rules/accessibility/latch-clearance-push.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: 'LATCH 8"', where: { drawing: "PUSH SIDE" }, kinds: ["fail"] },
  { says: '12" LATCH, PUSH SIDE', kinds: ["pass"] },
  { says: '10" LATCH CLEARANCE, PUSH SIDE', kinds: ["fail"] },
  { says: 'DOOR CLEARANCES: 18" PULL SIDE, 12" PUSH SIDE', kinds: ["pass"] },
  { says: 'PUSH SIDE: 11" MIN.', kinds: ["fail"] },
  { says: 'PUSH SIDE 6", NO CLOSER', kinds: [] },
  { says: 'PULL SIDE 18"', kinds: [] },
  { says: "LOWEST 10 IN. OF THE PUSH SIDE SMOOTH", kinds: [] },
  { says: 'PUSH BAR 40" A.F.F.', kinds: [] },
  { says: 'KICK PLATE 10" HIGH ON PUSH SIDE OF DOOR', kinds: [] },
  { says: 'PUSH SIDE 48" DEEP', kinds: [] },
  { says: '8" STRIKE', where: { drawing: "DR. 112, PUSH SIDE W/ CLOSER" }, kinds: ["fail"] },
  { says: '12" STRIKE', where: { drawing: "DR. 112, PUSH SIDE W/ CLOSER" }, kinds: ["pass"] },
  { says: '8" STRIKE', where: { drawing: "DR. 112" }, kinds: [] },
  { says: '6" LATCH SIDE', where: { drawing: "PUSH SIDE, NO CLOSER" }, kinds: [] },
]);
