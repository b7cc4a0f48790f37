import rule from "../../../../functions/_rules/plumbing/separate-facilities.ts";
import { aFact, aList, aProject, aRoom, aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const people = (persons: number) => ({ codeSummary: { totalOccupantLoad: [aFact(persons)] } });

testStatements(rule, [
  { says: "ONE UNISEX RESTROOM", plan: people(25), kinds: ["pass"] },
  { says: "ONE UNISEX RESTROOM", plan: people(26), kinds: ["cantTell"] },
  {
    says: "1 GENDER-NEUTRAL TOILET ROOM",
    plan: people(60),
    project: aProject({ occupancyClassification: ["M"] }),
    kinds: ["pass"],
  },
  {
    says: "SINGLE UNISEX RESTROOM",
    plan: people(16),
    project: aProject({ occupancyClassification: ["A-3"] }),
    kinds: ["cantTell"],
  },
  {
    name: "rooms for men and women",
    plan: { rooms: [aRoom("MEN"), aRoom("WOMEN")] },
    kinds: ["pass"],
  },
  { says: "UNISEX SIGN", plan: people(60), kinds: [] },
  { says: "UNISEX TOILET (ONLY TOILET ROOM IN SUITE), OCC. LOAD 46", kinds: ["fail"] },
  { says: "UNISEX TOILET (ONLY TOILET ROOM IN SUITE), OCC. LOAD 18", kinds: ["pass"] },
  { says: "MEN AND WOMEN SHARE ONE TOILET ROOM. TOTAL OCCUPANTS 40", kinds: ["fail"] },
  {
    says: [
      "TOILET FACILITIES | ONE SINGLE-USER ROOM SHARED BY BOTH SEXES",
      "OCCUPANT LOAD (M) | 160",
    ],
    project: aProject({ occupancyClassification: ["M"] }),
    kinds: ["fail"],
  },
  {
    says: ["TOILETS: ONE ROOM SHARED BY ALL", "OCCUPANT LOAD (M) | 90"],
    project: aProject({ occupancyClassification: ["M"] }),
    kinds: ["pass"],
  },
  { says: "TOILETS: ONE STALL EACH FOR MEN AND WOMEN, OCC. LOAD 46", kinds: [] },
  { says: "TOILET: ONE GRAB BAR FOR BOTH STALLS, OCC. LOAD 46", kinds: [] },
  { says: "ACCESSIBLE TOILET ONLY ON THIS FLOOR, OCC. LOAD 46", kinds: [] },
  {
    name: "one room for 140 persons",
    plan: aList("TOILET ROOMS", ["OCCUPANTS", "ROOMS PROVIDED"], ["140", "1 UNISEX"]),
    kinds: ["cantTell"],
  },
  {
    name: "one room for 14 persons",
    plan: aList("TOILET ROOMS", ["OCCUPANTS", "ROOMS PROVIDED"], ["14", "1 UNISEX"]),
    kinds: ["pass"],
  },
  {
    name: "one unisex room beside men and women",
    plan: aList("TOILET ROOMS", ["OCCUPANTS", "ROOMS PROVIDED"], ["140", "MEN, WOMEN + 1 UNISEX"]),
    kinds: [],
  },

  { says: "TOILET 108 - UNISEX (ONLY PUBLIC TOILET)", plan: people(74), kinds: ["fail"] },
  { says: "ONE TOILET ROOM, ALL USERS", plan: people(60), kinds: ["fail"] },
  { says: "ONE TOILET ROOM, ALL USERS", plan: people(12), kinds: ["pass"] },
]);

testStatements(rule, [
  {
    name: "a staff room of a list for 120 persons",
    says: ["crew 1 unisex room", "OCCUPANT LOAD 120 OCC."],
    where: { heading: "Toilet rooms" },
    kinds: [],
  },
]);

const counted = (load: number, men: string, women: string) => ({
  ...people(load),
  schedules: [
    aSchedule("plumbing fixture", [["Toilet fixtures", null], ["Men", null], ["Women", null]], [
      ["Required", "1", "1"],
      ["Provided", men, women],
    ]),
  ],
});
const cafe = aProject({ occupancyClassification: ["A-2"] });

testStatements(rule, [
  {
    name: "one shared room under the one sex",
    plan: counted(48, "1 shared", "0"),
    project: cafe,
    kinds: ["fail"],
  },
  {
    name: "one shared room for few",
    plan: counted(14, "1 unisex", "none"),
    project: cafe,
    kinds: ["pass"],
  },
  { name: "a room for each sex", plan: counted(48, "1", "1"), project: cafe, kinds: [] },
  {
    name: "a shared room for each sex",
    plan: counted(48, "1 unisex", "1 unisex"),
    project: cafe,
    kinds: [],
  },
]);
