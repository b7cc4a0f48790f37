import rule from "../../../../functions/_rules/wind/garage-door.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "WIND RATED GARAGE DOOR FL 12345, +38/-42 PSF", kinds: ["pass"] },
  { says: "STANDARD GARAGE DOOR", kinds: ["fail"] },
  { says: "GARAGE DOOR DESIGN PRESSURE: NONE", kinds: ["fail"] },
  { says: "GARAGE DOOR DESIGN PRESSURE T.B.D.", kinds: ["cantTell"] },
]);
