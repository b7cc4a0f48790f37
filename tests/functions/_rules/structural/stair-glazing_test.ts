import rule from "../../../../functions/_rules/structural/stair-glazing.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: 'GLASS AT STAIR: FIXED LITE, ANNEALED, SILL 38" ABV. TREAD NOSING', kinds: [] },
  { says: "STAIR WINDOW TEMPERED", kinds: ["pass"] },
  { says: 'WINDOW AT LANDING, ANNEALED, SILL 20"', kinds: ["fail"] },
  { says: "STAIR WINDOW NOT TEMPERED", kinds: ["fail"] },
  { says: "BEDROOM WINDOW ANNEALED", kinds: [] },
]);

testStatements(rule, [
  { says: 'GLASS AT STAIR 38" FROM TREADS, ANNEALED', kinds: [] },
  { says: "STAIR WINDOW 3'-2\" BEYOND THE NOSINGS, NOT TEMPERED", kinds: [] },
  { says: 'STAIR WINDOW 30" FROM TREADS, ANNEALED', kinds: ["fail"] },
  { says: 'STAIR WINDOW 40" FROM BOTTOM OF STAIR, ANNEALED', kinds: ["fail"] },
  {
    name: "glass of another place among the notes of the stair",
    says: 'FOYER FIXED PANE 30" FROM DOOR 101, ANNEALED',
    where: { heading: "STAIR WINDOWS" },
    kinds: [],
  },
]);
