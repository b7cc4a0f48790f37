import rule from "../../../../functions/_rules/electrical/garage-receptacles.ts";
import { aHouse, aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "1 RECEPT.", where: { drawing: "GARAGE PLAN" }, kinds: [] },
  { says: "2 RECEPTS.", where: { drawing: "GARAGE PLAN" }, kinds: ["pass"] },
  { says: "GARAGE RECEPTACLES: 20 A GFCI", kinds: ["pass"] },
  { says: "ONE RECEPTACLE PER BAY IN GARAGE", kinds: ["pass"] },
  { says: "NO RECEPTACLES IN GARAGE", kinds: ["fail"] },
  { says: "2-CAR GARAGE: 1 RECEPTACLE", kinds: ["fail"] },
  { says: "GARAGE: RECEPTACLE NOT PROVIDED", kinds: ["fail"] },
  { says: "GARAGE RECEPTACLES BY OTHERS", kinds: ["cantTell"] },
  { says: "GARAGE DOOR OPENER", kinds: [] },
  { says: "(1) RECEPT. TOTAL, BAY 1", kinds: ["fail"], where: { "drawing": "2-CAR GARAGE" } },
  { says: "(2) GFI RECEPTS, 1 EA. BAY", kinds: ["pass"], where: { "drawing": "2-CAR GARAGE" } },
  { says: "Attached two-car garage: one GFCI receptacle in each bay.", kinds: ["pass"] },
  { says: "TWO-CAR GARAGE, ONE RECEPTACLE PER VEHICLE SPACE", kinds: ["pass"] },
  { says: 'NO RECEPTACLES BELOW 18" A.F.F. IN GARAGE', kinds: [] },
  { says: "NO RECEPTACLES ON GARAGE FIREWALL", kinds: [] },
  { says: "DETACHED GARAGE: NO ELECTRIC SERVICE, NO OUTLETS IN GARAGE", kinds: [] },
  { says: "TWO-CAR GARAGE WITH ONE GFCI RECEPTACLE", kinds: ["fail"] },
  { says: "10 | GARAGE, 2 BAYS | 20/1 | GFCI", kinds: ["pass"] },
  { says: "GARAGE, 2 BAYS: 1 GFCI RECEPT ON 20/1", kinds: ["fail"] },
], aHouse());

/** A row of what is asked for and what is there. */
const row = (...cells: string[]) => ({
  schedules: [
    aSchedule(
      "other",
      ["ITEM", "REQUIRED", "PROVIDED", "REMARKS"].map((it) => [it, null]),
      [cells],
      {
        title: "ELECTRICAL MATRIX",
      },
    ),
  ],
});

testStatements(rule, [
  {
    name: "an outlet of a bay where the remark says there is no garage",
    plan: row("Garage bay outlet", "Not required", "None", "Carport; no walls, no garage"),
    kinds: [],
  },
  {
    name: "a row whose remark says there is no garage",
    plan: row("Garage receptacle", "N/A", "None", "Carport; no walls, no garage"),
    kinds: [],
  },
  {
    name: "a row that asks for it",
    plan: row("Garage receptacle", "1", "None", "Carport; no walls, no garage"),
    kinds: ["fail"],
  },
  {
    name: "a row that gives no reason",
    plan: row("Garage receptacle", "N/A", "None", "by owner"),
    kinds: ["fail"],
  },
], aHouse());

/** A row of a count: bays, receptacles. */
const bays = (...row: string[]) => ({
  schedules: [
    aSchedule("other", [["AREA", null], ["VEHICLE BAYS", null], ["WALL RECEPTS", null]], [row], {
      title: "OUTLET COUNT",
    }),
  ],
});

testStatements(rule, [
  { name: "two receptacles for three bays", plan: bays("GARAGE", "3", "2"), kinds: ["fail"] },
  { name: "three receptacles for three bays", plan: bays("GARAGE", "3", "3"), kinds: ["pass"] },
  { name: "an existing garage", plan: bays("EXIST. GARAGE", "3", "1"), kinds: [] },
  { name: "another room", plan: bays("WORKSHOP", "3", "1"), kinds: [] },
], aHouse());

testStatements(rule, [
  { says: "GARAGE, TWO BAYS: ONE", where: { heading: "RECEPTACLES" }, kinds: ["fail"] },
  { says: "GARAGE, TWO BAYS: TWO", where: { heading: "RECEPTACLES" }, kinds: ["pass"] },
  { says: "ONE GFCI RECEPTACLE FOR BOTH GARAGE BAYS", kinds: ["fail"] },
  { says: "A single receptacle serves the two-bay garage.", kinds: ["fail"] },
  { says: "TWO-CAR GARAGE: RECEPTACLES, ONE", kinds: ["fail"] },
  { says: "GARAGE: ONE RECEPTACLE IN EACH OF THE TWO BAYS", kinds: ["pass"] },
], aHouse());

testStatements(rule, [
  {
    says:
      "8. GARAGE 130, TWO BAYS: ONE RECEPTACLE IN THE EAST BAY, GFCI, AND DOOR OPENER OUTLETS AT THE CEILING.",
    kinds: ["fail"],
  },
  { says: '6. Garage: ONE RECEPT TOTAL FOR 2 BAYS, GFCI, at side door, 44" AFF.', kinds: ["fail"] },
  { says: "GARAGE: ONLY ONE RECEPTACLE FOR TWO CARS", kinds: ["fail"] },
  {
    says: "2 CAR GARAGE: ONE GFCI RECEPTACLE ON SIDE WALL, OPENER RECEPTACLE AT CEILING",
    kinds: ["fail"],
  },
  { says: "The two-bay garage has a single wall receptacle by the door.", kinds: ["fail"] },
  { says: "GARAGE 2 BAYS: 1 RECEPT. TOTAL, 20 A.", kinds: ["fail"] },
  { says: "GARAGE, TWO BAYS: ONE RECEPTACLE IN EACH BAY AND OPENER OUTLETS AT CEILING", kinds: [] },
  { says: "GARAGE, TWO BAYS: ONE RECEPTACLE IN EAST BAY, ONE RECEPTACLE IN WEST BAY", kinds: [] },
], aHouse());
