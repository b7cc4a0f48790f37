import rule from "../../../../functions/_rules/accessibility/room-signs.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: 'TACTILE SIGN 60" AFF', kinds: ["pass"] },
  { says: 'BRAILLE SIGN 66" AFF', kinds: ["fail"] },
  { says: 'ROOM SIGN AT 40" AFF', kinds: ["fail"] },
]);
