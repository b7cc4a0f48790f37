import rule from "../../../../functions/_rules/wind/deck-nailing.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: 'RENAIL DECK W/ 8D RING SHANK AT 6" O.C.', kinds: ["pass"] },
  { says: 'RENAIL DECK W/ 8D RING SHANK AT 8" O.C.', kinds: ["fail"] },
  { says: '8D NAILS AT 12" O.C. IN WALL SHEATHING', kinds: [] },
], aHouse());
