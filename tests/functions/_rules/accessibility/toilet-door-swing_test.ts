import rule from "../../../../functions/_rules/accessibility/toilet-door-swing.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: '30" X 48" CLEAR FLOOR PAST DOOR SWING', kinds: ["pass"] },
  { says: '30" X 40" CLEAR FLOOR PAST DOOR SWING', kinds: ["fail"] },
  { says: `3'-8" CLEAR OF SWING`, kinds: ["cantTell"] },
  { says: `3'-8" CLEAR OF SWING`, where: { drawing: "TOILET 204" }, kinds: ["fail"] },
  { says: `3'-8" CLEAR OF SWING`, where: { drawing: "VESTIBULE 100" }, kinds: [] },
]);
