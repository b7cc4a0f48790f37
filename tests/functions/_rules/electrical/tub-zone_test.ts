import rule from "../../../../functions/_rules/electrical/tub-zone.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: 'RECEPTACLE 40" FROM TUB RIM', kinds: ["pass"] },
  { says: 'RECEPTACLE 30" FROM TUB RIM', kinds: ["fail"] },
  { says: 'RECEPTACLE 30" FROM LAV', kinds: [] },
]);
