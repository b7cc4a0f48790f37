import rule from "../../../../functions/_rules/fire/incidental-use-protection.ts";
import { aHouse, anEvidence, aProject, aRoom, aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const laundry = (areaSqft: number | null) => ({ rooms: [aRoom("LAUNDRY", { areaSqft })] });

testStatements(rule, [
  { says: "TRASH ROOM 165 SF, ENCLOSURE: 0 HR", kinds: ["fail"] },
  { says: "TRASH ROOM 180 S.F., NO RATED ENCLOSURE, NOT SPRINKLERED", kinds: ["fail"] },
  {
    says: "LAUNDRY ROOM 140 SF: SPRINKLERED, SMOKE-TIGHT WALLS, NO RATED ENCLOSURE",
    kinds: ["pass"],
  },
  { says: "LAUNDRY 140 SF: NON-RATED ENCLOSURE", kinds: ["fail"] },
  { says: "TRASH ROOM 120 SQ. FT. ENCLOSED IN 1-HR CONSTRUCTION", kinds: ["pass"] },
  { name: "a large laundry without a word", plan: laundry(140), kinds: ["cantTell"] },
  {
    name: "a large laundry in a sprinklered building",
    plan: laundry(140),
    project: aProject({ fireSprinkler: true }),
    kinds: ["pass"],
  },
  { name: "a laundry of 100 sq ft", plan: laundry(100), kinds: [] },
  { name: "a laundry of unknown size", plan: laundry(null), kinds: [] },
  {
    name: "a room its note already speaks of",
    says: "LAUNDRY ROOM 140 SF: 1 HR RATED",
    plan: laundry(140),
    kinds: ["pass"],
  },
  {
    says: ["AMB CARE IN SUITE", "STOR RM 118 (140 SF): WALLS NOT TO DECK, NON-RATED PART."],
    kinds: ["fail"],
  },
  { says: ["AMB. CARE IN SUITE", "STOR RM 118 (100 SF): NON-RATED PART."], kinds: [] },
  { says: ["LAW OFFICE", "STOR RM 118 (140 SF): NON-RATED PART."], kinds: [] },
  { says: ["AMB. CARE IN SUITE", "STOR RM 118 (140 SF): NON-RATED CEILING"], kinds: [] },
  { name: "a house", plan: laundry(140), project: aHouse(), kinds: [] },
  {
    says: ["NON-RATED PARTN., NO SPRINKLERS", "GAS FURNACE 600 MBH INPUT"],
    where: { drawing: "MECH. RM. 118" },
    kinds: ["fail"],
  },
  {
    says: ["1-HR PARTN.", "GAS FURNACE 600 MBH INPUT"],
    where: { drawing: "MECH. RM. 118" },
    kinds: ["pass"],
  },
  {
    says: ["NON-RATED PARTN.", "GAS FURNACE 400 MBH INPUT"],
    where: { drawing: "MECH. RM. 118" },
    kinds: [],
  },
  {
    says: "BOILER ROOM: 600,000 BTU/H BOILER, NO RATED ENCLOSURE AND NO SPRINKLERS",
    kinds: ["fail"],
  },
  {
    says: ["NON-RATED WALLS", "(6) WASHERS"],
    where: { drawing: "LAUNDRY ROOM 180 SF" },
    kinds: ["fail"],
  },
]);

/** A supply room whose label carries the mark of its walls. */
const supplies = (areaSqft: number, mark: string) => ({
  rooms: [aRoom("CLEAN SUPPLY STORAGE", { areaSqft, labels: [anEvidence(mark)] })],
  schedules: [aSchedule("partition", [["TYPE", "mark"], ["RATING", "fire rating"]], [
    ["W1", "NR"],
    ["W2", "1 HR"],
  ])],
});
const CARE = "AMBULATORY SURGERY CENTER";

testStatements(rule, [
  {
    name: "storage in walls without a rating",
    says: CARE,
    plan: supplies(120, "W1"),
    kinds: ["cantTell"],
  },
  { name: "storage in rated walls", says: CARE, plan: supplies(120, "W2"), kinds: ["pass"] },
  { name: "small storage", says: CARE, plan: supplies(100, "W1"), kinds: [] },
  { name: "storage in walls of no schedule", says: CARE, plan: supplies(120, "W9"), kinds: [] },
  { name: "storage of an office", plan: supplies(120, "W1"), kinds: [] },
], aProject({ occupancyClassification: ["B"] }));
