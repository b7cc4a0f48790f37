import rule from "../../../../functions/_rules/structural/sill-anchors.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: '1/2" ANCHOR BOLTS AT 72" O.C. IN SILL PLATE', kinds: ["pass"] },
  { says: '1/2" ANCHOR BOLTS AT 7\'-0" O.C. IN SILL PLATE', kinds: ["fail"] },
  { says: '1/2" BOLTS 16" O.C. IN DECK LEDGER', kinds: [] },
], aHouse());
