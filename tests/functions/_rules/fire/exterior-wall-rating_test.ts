import rule from "../../../../functions/_rules/fire/exterior-wall-rating.ts";
import {
  aDimension,
  aFact,
  aHouse,
  aList,
  aNote,
  aProject,
  aSchedule,
  aSheet,
} from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const site = { sheets: [aSheet({ kind: "site" })] };
const shop = aProject({ occupancyClassification: ["M"], typeOfConstruction: "IIB" });
const box = (x: number, y: number) => ({ x, y, width: 8, height: 1 });
const dimension = (
  valueIn: number,
  x: number,
  y: number,
) => (aDimension(`${valueIn / 12}'`, valueIn, { box: box(x, y) }));

const onLot = (...rows: string[][]) =>
  aList("EXTERIOR WALLS", ["Wall", "Fire separation", "Wall built as", "Measured to"], ...rows);

testStatements(rule, [
  {
    name: "the only rating of a row",
    plan: onLot(["East", "8 ft 0 in.", "0 hr", "lot line"]),
    project: shop,
    kinds: ["fail"],
  },
  {
    name: "one hour there",
    plan: onLot(["East", "8 ft 0 in.", "1 hr", "lot line"]),
    project: shop,
    kinds: ["pass"],
  },
  { says: "FIRE SEPARATION DISTANCE: TO BE DETERMINED", kinds: ["cantTell"] },
  { says: "WEST WALL: 0 HR RATING FSD 8 FT TO INTERIOR LOT LINE", kinds: ["fail"] },
  { says: "EAST WALL: 0 HR, FIRE SEPARATION DISTANCE 12'-0\"", kinds: ["pass"] },
  { says: "EXTERIOR WALL 1 HR, 9'-11\" TO PROPERTY LINE", kinds: ["pass"] },
  { says: "REAR WALL NON-RATED, 4'-6\" TO P.L.", kinds: ["fail"] },
  { says: "NORTH WALL 1 HR, FSD = 4'-11\"", kinds: ["fail"] },
  { says: ["SOUTH WALL: UNRATED", "SOUTH: FIRE SEPARATION DISTANCE 7 FT"], kinds: ["fail"] },
  {
    says: ["SOUTH WALL: UNRATED", "FIRE SEPARATION DISTANCE 30 FT OR MORE ON ALL SIDES"],
    kinds: ["pass"],
  },
  { says: "LINE 1 WALL, 8'-0\" TO WEST P.L.: METAL PANEL ON GIRTS, 0 HR", kinds: ["fail"] },
  { says: "WALL ON GRID A: 1 HR, 7 FT FROM SOUTH PROPERTY LINE", kinds: ["pass"] },
  {
    says: ["WALL ALONG GRID LINE C: UNRATED", "FIRE SEPARATION DISTANCE 8 FT ON ALL SIDES"],
    kinds: [],
  },
  { says: "SOUTH WALL: UNRATED", kinds: [] },
  {
    name: "the nearest dimension of a site plan, below the limit",
    plan: {
      ...site,
      notes: [aNote("WEST WALL: 0 HR", { box: box(30, 30) })],
      dimensions: [dimension(96, 32, 35)],
    },
    kinds: ["cantTell"],
  },
  {
    name: "the nearest dimension of a site plan, beyond the limit",
    plan: {
      ...site,
      notes: [aNote("WEST WALL: 0 HR", { box: box(30, 30) })],
      dimensions: [dimension(144, 32, 35)],
    },
    kinds: ["pass"],
  },
  {
    name: "a table of walls",
    plan: {
      schedules: [
        aSchedule(
          "other",
          [["WALL", "item"], ["FSD", null], ["REQ'D", "required"], ["PROVIDED", "provided"]],
          [["NORTH", "35 FT", "0 HR", "0 HR"], ["WEST", "8 FT", "1 HR", "0 HR"]],
          { title: "EXTERIOR WALL RATINGS" },
        ),
      ],
    },
    kinds: ["pass", "fail"],
  },
  {
    name: "a use that needs less than the other",
    says: "WEST WALL 1 HR, FSD 4 FT",
    project: aProject({ occupancyClassification: ["M", "B"], typeOfConstruction: "IIB" }),
    kinds: ["cantTell"],
  },
  {
    name: "a disputed type",
    says: "WEST WALL 0 HR, FSD 8 FT",
    plan: { codeSummary: { constructionType: [aFact("IIB" as const), aFact("VB" as const)] } },
    kinds: ["cantTell"],
  },
  { says: "EAST CORRIDOR WALL 0 HR, 5 FT FROM LOT LINE", kinds: [] },
  { name: "a house", says: "WEST WALL: 0 HR, FSD 2 FT", project: aHouse(), kinds: [] },
  {
    says: ["2x6 STUD WALL, NON-RATED", `6'-0" TO P/L`],
    where: { drawing: "WALL SECTION @ WEST SIDE" },
    project: aProject({ occupancyClassification: ["M"], typeOfConstruction: "VB" }),
    kinds: ["fail"],
  },
  {
    says: ["2x6 STUD WALL, NON-RATED", `16'-0" TO P/L`],
    where: { drawing: "WALL SECTION @ WEST SIDE" },
    project: aProject({ occupancyClassification: ["B"], typeOfConstruction: "VB" }),
    kinds: ["pass"],
  },
  {
    name: "a roof on the section of the wall",
    says: ["NON-RATED ROOF TRUSSES", `3'-0" TO P/L`],
    where: { drawing: "WALL SECTION @ WEST SIDE" },
    kinds: [],
  },
  {
    name: "two distances on one drawing",
    says: ["CMU WALL, NON-RATED", `6'-0" TO P/L`, `16'-0" TO PROPERTY LINE`],
    where: { drawing: "WALL SECTION @ WEST SIDE" },
    kinds: [],
  },
  {
    name: "an interior elevation",
    says: ["WALL NON-RATED", `3'-0" TO P/L`],
    where: { drawing: "INTERIOR ELEVATION" },
    kinds: [],
  },
], shop);

/** A list of walls whose rows name a side in their first cell. */
const walls = (title: string, ...rows: string[][]) => ({
  schedules: [
    aSchedule("other", [["WALL", null], ["TO LINE", null], ["RATING", "fire rating"]], rows, {
      title,
    }),
  ],
});

testStatements(rule, [
  {
    name: "sides by their letters",
    plan: walls("OUTSIDE WALLS", ["N", "12'-0\"", "0 HR"], ["E", "8'-0\"", "0 HR"]),
    kinds: ["pass", "fail"],
  },
  {
    name: "a lettered side far enough",
    plan: walls("EXTERIOR WALLS", ["SW.", "31'-0\"", "0 HR"]),
    kinds: ["pass"],
  },
  {
    name: "wall types by letters",
    plan: walls("PARTITION TYPES", ["E", "8'-0\"", "0 HR"]),
    kinds: [],
  },
  {
    name: "types of outside walls by letters",
    plan: walls("EXTERIOR WALL TYPES", ["D", "8'-0\"", "0 HR"], ["E", "8'-0\"", "0 HR"]),
    kinds: [],
  },
  { name: "marks", plan: walls("EXTERIOR WALLS", ["EX", "8'-0\"", "0 HR"]), kinds: [] },
], shop);

const asked = (given: string) => ({
  schedules: [
    aSchedule(
      "other",
      [
        ["WALL", null],
        ["FSD", null],
        ["RATING REQ", "fire rating"],
        ["RATING PROV", "fire rating"],
      ],
      [["W", "8'-0\"", "1", given]],
      { title: "EXTERIOR WALLS" },
    ),
  ],
});

testStatements(rule, [
  { name: "a rating below the one asked for beside it", plan: asked("0"), kinds: ["fail"] },
  { name: "the rating asked for beside it", plan: asked("1"), kinds: ["pass"] },
]);
