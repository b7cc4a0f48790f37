import rule from "../../../../functions/_rules/fire/truss-sign.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "TRUSS SIGN 5'-0\" ABOVE GRADE", kinds: ["pass"] },
  { says: "MALTESE CROSS 7'-0\" ABOVE GRADE", kinds: ["fail"] },
  { says: "TRUSS EMBLEM FIXED BESIDE THE ENTRANCE 7'-0\" ABOVE GRADE", kinds: ["fail"] },
  { says: "TRUSS EMBLEM FIXED BESIDE THE ENTRANCE 5'-0\" ABOVE GRADE", kinds: ["pass"] },
  { says: "TRUSS EMBLEM AT DECK 7'-0\" ABOVE GRADE", kinds: [] },
  { says: "TRUSS SIGN 3'-0\" AFF", kinds: ["fail"] },
  { says: 'TRUSS SIGN "F/R", 8 IN. MALTESE CROSS, CENTER 5 FT ABOVE GRADE', kinds: ["pass"] },
]);
