import rule from "../../../../functions/_rules/plumbing/shower-size.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: 'SHOWER 30" x 30" (900 SQ IN) INTERIOR', kinds: ["pass"] },
  { says: 'SHOWER 28" x 30"', kinds: ["fail"] },
  { says: "28 X 32 SHOWER", kinds: ["fail"] },
  { says: 'SHOWER 36" X 60"', kinds: ["pass"] },
  { says: 'SHOWER 26" x 50"', kinds: ["pass"] },
  { says: 'SHOWER 26" x 48"', kinds: ["fail"] },
  { says: "3'-0\" x 3'-0\" SHOWER", kinds: ["pass"] },
  { says: "SHOWER (840 SQ IN)", kinds: ["fail"] },
  { says: 'SHOWER DOOR 24" x 72"', kinds: [] },
  { says: 'SHOWER HEAD 6" x 6"', kinds: [] },
  { says: "SHOWER", kinds: [] },
]);
