import rule from "../../../../functions/_rules/plumbing/washer-standpipe.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: 'WASHER STANDPIPE 30" ABOVE TRAP WEIR', kinds: ["pass"] },
  { says: 'WASHER STANDPIPE 12" ABOVE TRAP WEIR', kinds: ["fail"] },
  { says: 'CLASS I STANDPIPE 60" HIGH', kinds: [] },
  { says: 'WASHER STANDPIPE RISES 48" ABV. TRAP WEIR', kinds: ["fail"] },
]);
