import rule from "../../../../functions/_rules/fire/grease-duct-clearance.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: 'GREASE DUCT 18" CLEAR TO COMBUSTIBLES', kinds: ["pass"] },
  { says: 'GREASE DUCT CLEARANCE 6" TO COMBUSTIBLES', kinds: ["fail"] },
  { says: 'GREASE DUCT 3" TO GYPSUM, NONCOMBUSTIBLE', kinds: [] },
]);
