import rule from "../../../../functions/_rules/accessibility/guest-rooms.ts";
import { aProject, aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const matrix = (accessible: string) => ({
  schedules: [
    aSchedule("other", [["TYPE", "type"], ["DESCRIPTION", null], ["QTY", "quantity"]], [
      ["KA", "KING ADA (MOBILITY)", accessible],
      ["K", "KING", "77"],
      ["Q", "DOUBLE QUEEN", "40"],
      ["", "TOTAL", "120"],
    ], { title: "GUEST ROOM MATRIX" }),
  ],
});

testStatements(rule, [
  { says: "3 OF 60 ROOMS ACCESSIBLE", kinds: ["fail"] },
  { says: "ACCESSIBLE KEYS: 4 / TOTAL KEYS: 60", kinds: ["pass"] },
  { says: ["TOTAL GUEST ROOMS: 60", "ACCESSIBLE ROOMS: 4"], kinds: ["pass"] },
  { says: ["TOTAL GUEST ROOMS: 60", "ACCESSIBLE ROOMS: 3"], kinds: ["fail"] },
  { says: ["25 KEYS", "1 ADA ROOM"], kinds: ["pass"] },
  { says: ["26 KEYS", "1 ADA ROOM"], kinds: ["fail"] },
  { says: ["600 GUEST ROOMS", "18 MOBILITY ROOMS"], kinds: ["pass"] },
  { says: ["600 GUEST ROOMS", "17 MOBILITY ROOMS"], kinds: ["fail"] },
  { says: ["GUEST ROOMS: 120", "ROOMS WITH ACCESSIBLE FEATURES: 4"], kinds: ["fail"] },
  { says: ["GUEST ROOMS: 120", "7 KEYS W/ MOBILITY FEATURES (RM 101-107)"], kinds: ["pass"] },
  {
    says: ["80 KEYS", "MOBILITY ROOMS: 5, INCL. 1 WITH ROLL-IN SHOWER"],
    kinds: ["pass"],
  },
  {
    name: "a part of the accessible rooms",
    says: ["80 KEYS", "ROOMS WITH MOBILITY FEATURES: 5", "ADA ROOMS W/ ROLL-IN SHOWER: 1"],
    kinds: ["pass"],
  },
  {
    name: "accessible rooms of one story",
    says: ["80 KEYS", "2ND FLOOR: ADA ROOMS 2"],
    kinds: [],
  },
  { says: ["120 GUEST ROOMS", "2 ADA ROOMS THIS FLOOR"], kinds: [] },
  { says: ["120 GUEST ROOMS", "2 ADA ROOMS"], kinds: ["fail"] },
  { name: "a room's own number", says: ["150 KEYS", "ADA ROOM 104"], kinds: [] },
  { says: "ACCESSIBLE ROOMS: 4", kinds: [] },
  { says: "OF THE 90 GUEST ROOMS, 3 HAVE MOBILITY FEATURES", kinds: ["fail"] },
  { says: "OF THE 90 GUEST ROOMS, 5 HAVE MOBILITY FEATURES", kinds: ["pass"] },
  { name: "3 of 120 in a matrix", plan: matrix("3"), kinds: ["fail"] },
  { name: "7 of 124 in a matrix", plan: matrix("7"), kinds: ["pass"] },
  { says: ["60 KEYS", "2 ADA RESTROOMS"], kinds: [] },
], aProject({ occupancyClassification: ["R-1"] }));

/** A row of a table of counts, with the rooms in all and the accessible ones in columns of their own. */
const counts = (...row: string[]) => ({
  schedules: [
    aSchedule(
      "parking",
      [
        ["ITEM", "item"],
        ["TOTAL", "quantity"],
        ["REQUIRED", "required"],
        ["PROVIDED", "provided"],
      ],
      [row, ["GUEST ROOMS WITH COMMUNICATION FEATURES", "26", "4", "4"]],
      {
        title: "PARKING AND GUEST ROOM COUNTS",
      },
    ),
  ],
});

testStatements(rule, [
  ...[
    { row: ["GUEST ROOMS WITH MOBILITY FEATURES", "26", "1", "1"], kinds: ["fail" as const] },
    { row: ["GUEST ROOMS WITH MOBILITY FEATURES", "26", "2", "2"], kinds: ["pass" as const] },
    { row: ["ACCESSIBLE KEYS", "25", "1", "1"], kinds: ["pass" as const] },
    { row: ["ADA SUITES", "76", "5", "4"], kinds: ["fail" as const] },
    { row: ["ROOMS W/ ROLL-IN SHOWER (MOBILITY)", "76", "1", "1"], kinds: [] },
    { row: ["ACCESSIBLE PARKING SPACES", "76", "4", "4"], kinds: [] },
  ].map(({ row, kinds }) => ({ name: row.join(" | "), plan: counts(...row), kinds })),
], aProject({ occupancyClassification: ["R-1"] }));
