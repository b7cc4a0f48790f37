import rule from "../../../../functions/_rules/accessibility/turning-space.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: '60" DIA TURNING', kinds: ["pass"] },
  { says: '59 1/4" DIA. TURNING CIRCLE', kinds: ["fail"] },
  { says: "5'-0\" TURNING CIRCLE", kinds: ["pass"] },
  { says: 'TURNING SPACE: 60" MIN.', kinds: ["pass"] },
  { says: '30" TURNING RADIUS', kinds: ["pass"] },
  { says: 'WHEELCHAIR TURNING SPACE 56" DIA', kinds: ["fail"] },
  { says: "4'-6\" CLEAR TURNING SPACE", kinds: ["fail"] },
  { says: "FIRE TRUCK TURNING RADIUS 50 FT", kinds: [] },
  { says: "25' TURNING RADIUS", kinds: [], name: "a drive" },
]);
