import rule from "../../../../functions/_rules/structural/wet-glazing.ts";
import { aWindow } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "WINDOW OVER TUB: TEMPERED", kinds: ["pass"] },
  { says: "SHOWER DOOR TEMPERED GLASS", kinds: ["pass"] },
  { says: "WINDOW OVER TUB, ANNEALED GLASS", kinds: ["fail"] },
  { says: "SHOWER ENCLOSURE GLASS NOT TEMPERED", kinds: ["fail"] },
  { says: "KITCHEN WINDOW ANNEALED", kinds: [] },
]);

testStatements(rule, [
  {
    says:
      "SHOWER DOOR TEMPERED GLASS 1/4 IN. (S1). Windows C stand 30 in. above the floor and have panes of 5 sq ft; they need no tempered glass.",
    kinds: [],
  },
  { says: "WINDOW OVER TUB IS FIXED; IT NEEDS NO TEMPERED GLASS", kinds: ["fail"] },
]);

testStatements(rule, [
  { says: 'TUB AT M BATH: WDW F 24" FR TUB, SILL 40", ANNEALED.', kinds: ["fail"] },
  {
    says: 'W6 stands 30 inches from the tub and is annealed glass; its sill is at 36"',
    kinds: ["fail"],
  },
  { says: 'WINDOW F 60" FROM TUB, SILL 40", ANNEALED', kinds: [] },
  { says: 'ANNEALED WINDOW OVER TUB, SILL 60" ABOVE TUB FLOOR', kinds: [] },
  { says: 'ANNEALED WINDOW OVER TUB, SILL 42" ABOVE TUB FLOOR', kinds: ["fail"] },
  { says: "WINDOW W3 AT TUB TEMPERED; W4 AT HALL NOT TEMPERED", kinds: [] },
]);

const listed = (glass: string, sillHeightIn: number | null, fields = {}) => ({
  windows: [aWindow("W8", { sillHeightIn, fields: { GLASS: glass, ...fields } })],
});

testStatements(rule, [
  { name: "annealed over a tub", plan: listed("annealed, over the tub", 40), kinds: ["fail"] },
  {
    name: "a shortened word and the distance",
    plan: listed(`1/8" ANN + SHTR, 14" FR TUB`, 42),
    kinds: ["fail"],
  },
  {
    name: "a column of the distance",
    plan: listed("ANN", 48, { "TO WATER (IN)": "20" }),
    kinds: ["fail"],
  },
  { name: "beyond reach", plan: listed("ANN", 48, { "TO WATER (IN)": "61" }), kinds: [] },
  { name: "with a high sill", plan: listed("annealed, over the tub", 60), kinds: [] },
  { name: "laminated", plan: listed("annealed laminated, over the tub", 40), kinds: [] },
  { name: "not said to be near water", plan: listed("annealed", 40), kinds: [] },
]);

testStatements(rule, [
  { says: `GLASS AT SHOWER ALCOVE, 66" FROM THE PAN, IS PLAIN ANNEALED.`, kinds: [] },
  { says: `GLASS AT SHOWER ALCOVE, 46" FROM THE PAN, IS PLAIN ANNEALED.`, kinds: ["fail"] },
]);

testStatements(rule, [
  { says: "SIDELIGHT SL-1: ANNEALED", where: { heading: "GLASS AT TUBS" }, kinds: [] },
  { says: "W6: ANNEALED", where: { heading: "GLASS AT TUBS" }, kinds: ["fail"] },
]);
