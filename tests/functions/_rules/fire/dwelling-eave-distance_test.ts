import { testRule } from "../../../fakes/rule_table.ts";
import rule from "../../../../functions/_rules/fire/dwelling-eave-distance.ts";
import { aHouse, aList, aProject, aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "3'-0\" EAVE TO P.L.", kinds: ["pass"] },
  { says: "OVERHANG 2'-0\" FROM LOT LINE", kinds: ["cantTell"] },
  { says: "OVERHANG 2'-6\" FROM LOT LINE, 1 HR UNDERSIDE", kinds: ["pass"] },
  { says: "SOFFIT 1'-11\" TO PROPERTY LINE", kinds: ["fail"] },
  { says: '16" EAVE, 4\'-0" TO P.L.', kinds: ["pass"] },
  { says: 'ROOF OVERHANG 16"', kinds: [] },
  { name: "a shop", says: "SOFFIT 1'-11\" TO PROPERTY LINE", project: aProject(), kinds: [] },
], aHouse());

testRule(rule, [
  ["reads OFF P.L.", `EAVE 1'-3" OFF P.L.`, "fail"],
  ["passes 3 ft", `EAVE 3'-0" OFF P.L.`, "pass"],
  ["leaves the wall alone", `WALL 1'-3" OFF P.L.`, ""],
], aHouse());

testStatements(rule, [
  { says: 'EAVE 6" FROM P.L., 5 FT MAINTENANCE EASEMENT RECORDED', kinds: ["cantTell"] },
  { says: 'EAVE 6" FROM P.L.', where: { drawing: "ZERO LOT LINE SIDE" }, kinds: ["cantTell"] },
  { says: 'EAVE 6" FROM P.L.', where: { drawing: "EAST SIDE" }, kinds: ["fail"] },
], aHouse());

testStatements(rule, [
  {
    name: "an overhang beside the wall's distance",
    says: ["WALL 3'-4\" TO PROPERTY LINE", "OVERHANG 1'-8\""],
    kinds: ["cantTell"],
  },
  {
    name: "a short overhang beside it",
    says: ["WALL 3'-4\" TO PROPERTY LINE", "EAVE 1'-0\""],
    kinds: [],
  },
  {
    name: "two overhangs beside it",
    says: ["WALL 3'-4\" TO PROPERTY LINE", "EAVE 1'-8\"", "SOFFIT 2'-0\""],
    kinds: [],
  },
], aHouse());

testStatements(rule, [
  { says: "UNIT A EAVE 1'-8\" TO LINE", kinds: ["fail"] },
  { says: "UNIT B EAVE 3'-2\" TO LINE", kinds: ["pass"] },
  { says: "EAVE 1' - 6\" FROM WEST LINE", kinds: ["fail"] },
  { says: "1'-8\" EAVE TO LL", kinds: ["fail"] },
  { says: "eave tip 2'-2\" to line, 1 hr underside", kinds: ["pass"] },
  {
    name: "a row",
    plan: aList("SETBACKS", ["ITEM", "DISTANCE"], ["EAVE TO WEST LINE", "1'-8\""]),
    kinds: ["fail"],
  },
  { says: "EAVE 1'-6\" FROM PLUMB LINE OF WALL", kinds: [] },
  { says: "OVERHANG 1'-6\" TO LINE OF FASCIA", kinds: [] },
  { says: "BALCONY 1'-0\" OFF COLUMN LINE", kinds: [] },
  { says: "N wall 2'-6\" to lot line, no openings, no overhang", kinds: [] },
], aHouse());

const walls = (distance: string) => ({
  schedules: [
    aSchedule(
      "other",
      [["WALL", null], ["WALL TO LOT LINE", null], ["EAVE", null], [
        "EDGE TO LINE",
        null,
      ]],
      [["NORTH", "3'-4\"", '20"', distance]],
      { title: "LOT LINE WALLS" },
    ),
  ],
});
testStatements(rule, [
  { name: "the edge in a list of walls, too near", plan: walls("1'-8\""), kinds: ["fail"] },
  { name: "the edge in a list of walls", plan: walls("3'-0\""), kinds: ["pass"] },
  { name: "a list without that column", plan: walls("-"), kinds: [] },
], aHouse());
