import rule from "../../../../functions/_rules/accessibility/ambulatory-compartment.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: 'AMBULATORY STALL 36" WIDE', kinds: ["pass"] },
  { says: 'AMBULATORY COMPARTMENT 34" x 60"', kinds: ["fail"] },
  { says: '37" WIDE AMBULATORY STALL', kinds: ["pass"] },
  { says: 'AMBULATORY ACCESSIBLE STALL: 38"', kinds: ["fail"] },
  { says: 'AMBULATORY TOILET COMPARTMENT 36" X 60"', kinds: ["pass"] },
  { says: 'AMBULATORY STALL DOOR 32" CLEAR', kinds: [] },
  { says: '32" CLR.', where: { drawing: "AMBULATORY STALL" }, kinds: ["fail"] },
  { says: '36" CLR.', where: { drawing: "AMBULATORY STALL" }, kinds: ["pass"] },
  { says: '42" AMB. STALL', kinds: ["fail"] },
  { says: '32" CLR.', where: { drawing: "STANDARD STALL" }, kinds: [] },
]);
