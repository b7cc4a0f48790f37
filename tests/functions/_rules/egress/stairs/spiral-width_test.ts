import rule from "../../../../../functions/_rules/egress/stairs/spiral-width.ts";
import { testStatements } from "../../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: 'SPIRAL STAIR 26" CLEAR WIDTH', kinds: ["pass"] },
  { says: 'SPIRAL STAIR 25" CLEAR WIDTH', kinds: ["fail"] },
  { says: 'SPIRAL STAIR 60" DIAMETER', kinds: [] },
]);
