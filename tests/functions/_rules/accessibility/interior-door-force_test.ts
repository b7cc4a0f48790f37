import rule from "../../../../functions/_rules/accessibility/interior-door-force.ts";
import { aList, aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "INTERIOR GLASS DOORS, NON-RATED, WEIGHT 60 LBS PER LEAF", kinds: [] },
  { says: "NON-RATED INTERIOR HINGED DOORS: OPERATING EFFORT NOT OVER 9 LBS.", kinds: ["fail"] },
  { says: "INTERIOR DOORS, NON FIRE-RATED: 5 LBF", kinds: ["pass"] },
  { says: "INTERIOR UNRATED DOORS 8 LBF", kinds: ["fail"] },
  { says: "FIRE-RATED INTERIOR DOORS: 15 LBF", kinds: [] },
  { says: "RATED INTERIOR DOORS: 15 LBF", kinds: [] },
  { says: "Interior hinged doors: 5 lbf maximum opening force.", kinds: ["pass"] },
  { says: "INTERIOR DOORS: 8.5 LBF", kinds: ["fail"] },
  { says: "INTERIOR DOOR CLOSERS 6 LBS MAX.", kinds: ["fail"] },
  { says: "INTERIOR DOORS 5 LBF, EXTERIOR DOORS 8.5 LBF", kinds: ["pass"] },
  { says: "5# MAX. PULL AT INTERIOR DOORS", kinds: ["pass"] },
  { says: "EXTERIOR HINGED DOORS: 8.5 LBF", kinds: [] },
  { says: "EX-4 | 3'-0\" X 7'-0\" | LEVER, CLOSER | HM DOOR, 8 LBF", kinds: [] },
  { says: "INTERIOR FIRE DOORS 15 LBF", kinds: [] },
  { says: "INTERIOR DOOR: 15 LBF TO UNLATCH", kinds: [] },
  {
    says: "EXAM, TOILET (INTERIOR) | SURFACE, 8 LBF | NONE",
    where: { heading: "HARDWARE GROUPS" },
    kinds: ["fail"],
  },
  { says: "TOILET ROOM DOORS 7 LBS TO OPEN", where: { heading: "CLOSERS" }, kinds: ["fail"] },
  { says: "TOILET ROOM DOORS 5 LBS TO OPEN", where: { heading: "CLOSERS" }, kinds: ["pass"] },
  { says: "INTERIOR FIRE DOORS 12 LBF", kinds: [] },
  { says: "INT. STAIR DOOR CLOSER 12 LBF", kinds: [] },
]);

/** A row of closer settings. */
const closer = (...row: string[]) => ({
  schedules: [
    aSchedule(
      "other",
      [
        ["DOOR", "mark"],
        ["LOCATION", "room"],
        ["RATED", null],
        ["OPENING FORCE", null],
      ],
      [row],
      { title: "CLOSER SETTINGS" },
    ),
  ],
});

testStatements(rule, [
  ...[
    { row: ["118", "WOMEN", "NO", "9 LBF"], kinds: ["fail" as const] },
    { row: ["118", "WOMEN", "NO", "5 LBF"], kinds: ["pass" as const] },
    { row: ["118", "OFFICE", "-", "5.5"], kinds: ["fail" as const] },
    { row: ["118", "WOMEN", "20 MIN", "9 LBF"], kinds: [] },
    { row: ["101", "MAIN ENTRY TO OFFICE", "NO", "8.5 LBF"], kinds: [] },
    { row: ["S1", "STAIR TO OFFICE", "NO", "15 LBF"], kinds: [] },
  ].map(({ row, kinds }) => ({ name: row.join(" | "), plan: closer(...row), kinds })),
]);

testStatements(rule, [
  { says: "Interior doors, except fire doors, need 7 lbf to open.", kinds: ["fail"] },
  { says: "INTERIOR DOORS OTHER THAN FIRE-RATED DOORS: 7 LBF MAX.", kinds: ["fail"] },
  { says: "INTERIOR DOORS EXCLUDING FIRE DOORS: 5 LBF MAX.", kinds: ["pass"] },
  { says: "INTERIOR FIRE DOORS: 12 LBF MAX.", kinds: [] },
  { says: "DOOR CLOSER W/ (8) #10 SCREWS", kinds: [] },
  { says: "DOOR CLOSER, EIGHT (8) POUNDS", kinds: ["fail"] },
]);

const forces = (...rows: string[][]) =>
  aList("DOOR SCHEDULE", ["DOOR", "CLEAR", "FORCE (LBF)"], ...rows);

testStatements(rule, [
  {
    name: "doors of another strength than others of the list",
    plan: forces(["D1", '34"', "8.5"], ["D7", '34"', "5"]),
    kinds: [],
  },
  { name: "a door nobody places", plan: forces(["D1", '34"', "7"]), kinds: ["cantTell"] },
  { name: "one of an office", plan: forces(["OFFICE D1", '34"', "7"]), kinds: ["fail"] },
]);

const rated = (rating: string) =>
  aList("DOOR SCHEDULE", ["DOOR", "RATING (MIN)", "FORCE (LBF)"], ["OFFICE D1", rating, "11"]);

testStatements(rule, [
  { name: "a rated door", plan: rated("20"), kinds: [] },
  { name: "one without a rating", plan: rated("-"), kinds: ["fail"] },
]);
