import rule from "../../../../functions/_rules/plumbing/drinking-fountains.ts";
import { aFact, aList, aProject } from "../../../fakes/plan_set.ts";
import { testLinks } from "../../../fakes/link_table.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const people = (persons: number) => ({ codeSummary: { totalOccupantLoad: [aFact(persons)] } });

testStatements(rule, [
  { says: "EWC WITH BOTTLE FILLER", plan: people(131), kinds: ["pass"] },
  { says: "FOUNTAIN | 0 | WATER SERVED", plan: people(131), kinds: ["pass"] },
  { says: "DRINKING FOUNTAINS: 2", plan: people(131), kinds: ["pass"] },
  { says: "1 DRINKING FOUNTAIN", plan: people(131), kinds: ["fail"] },
  { says: "1 DRINKING FOUNTAIN", plan: people(100), kinds: ["pass"] },
  { says: "NO DRINKING FOUNTAIN", plan: people(60), kinds: ["fail"] },
  { says: "NO DRINKING FOUNTAIN", plan: people(15), kinds: [] },
  { says: "DRINKING FOUNTAIN BY OTHERS", plan: people(60), kinds: ["cantTell"] },
  {
    says: "PLUMBING FIXTURES IN THIS SUITE: WATER CLOSETS, URINAL, LAVATORIES, BREAK ROOM SINK.",
    plan: people(131),
    kinds: ["cantTell"],
  },
  {
    says: ["NO DRINKING FOUNTAIN", "FREE DRINKING WATER IS SERVED BY THE RESTAURANT"],
    plan: people(131),
    kinds: [],
  },
  {
    says: "NO DRINKING FOUNTAIN: GUESTS SERVED WATER FREE OF CHARGE AT TABLES",
    plan: people(131),
    kinds: [],
  },
  { says: "NO DRINKING FOUNTAIN; FREE PARKING, WATER BY CITY", plan: people(131), kinds: ["fail"] },
  { says: "LOBBY", plan: people(131), kinds: [] },
  { says: "OCCUPANT LOAD 150. NO DRINKING FOUNTAINS PROVIDED.", kinds: ["fail"] },
  { says: "NO DRINKING FOUNTAIN, OCCUPANT LOAD 12", kinds: [] },
  { says: ["D.F. DELETED", "OCC. LOAD 300"], kinds: ["fail"] },
  { says: "ELECTRIC WATER COOLERS OMITTED; OCCUPANT LOAD 180", kinds: ["fail"] },
  {
    name: "none of the fountains an office of 180 needs",
    plan: aList("FIXTURES REQ'D / PROVIDED - B, 180 OCC", ["FIXTURE", "PROVIDED"], [
      "DRINKING FOUNTAIN",
      "0",
    ]),
    kinds: ["fail"],
  },
  {
    name: "two fountains for an office of 180",
    plan: aList("FIXTURES REQ'D / PROVIDED - B, 180 OCC", ["FIXTURE", "PROVIDED"], [
      "DRINKING FOUNTAIN",
      "2",
    ]),
    kinds: ["pass"],
  },
  {
    name: "none in a list of a large office",
    plan: aList("FIXTURES REQ'D / PROVIDED", ["FIXTURE", "PROVIDED"], ["DRINKING FOUNTAIN", "0"]),
    project: aProject({ buildingArea: 6200 }),
    kinds: ["cantTell"],
  },
  {
    name: "none in a list of a small office",
    plan: aList("FIXTURES REQ'D / PROVIDED", ["FIXTURE", "PROVIDED"], ["DRINKING FOUNTAIN", "0"]),
    project: aProject({ buildingArea: 1500 }),
    kinds: [],
  },
  {
    name: "none in a list of a warehouse",
    plan: aList("FIXTURES REQ'D / PROVIDED", ["FIXTURE", "PROVIDED"], ["DRINKING FOUNTAIN", "0"]),
    project: aProject({ occupancyClassification: ["S-1"], buildingArea: 9000 }),
    kinds: [],
  },
]);

testStatements(rule, [
  {
    name: "a bar that gives water away",
    says: ["NO DRINKING FOUNTAIN", "water by the cup served free at the bar"],
    plan: people(120),
    kinds: [],
  },
]);

/** One row of a fixture count. */
const counted = (fixture: string, required: string, provided: string) =>
  aList("FIXTURE COUNT", ["FIXTURE", "RATIO", "CALCULATED", "PROVIDED"], [
    fixture,
    "1:100",
    required,
    provided,
  ]);

testStatements(rule, [
  { name: "a share rounded up", plan: counted("DRINKING FTN", "2.41", "2"), kinds: ["fail"] },
  { name: "as many as asked for", plan: counted("DRINK. FOUNT.", "2.41", "3"), kinds: ["pass"] },
  {
    name: "shares of two uses",
    plan: counted("DRINKING FTNS", "1.41 + 0.7", "2"),
    kinds: ["fail"],
  },
  {
    name: "one at two heights",
    plan: counted("WATER FOUNTAIN", "1.60", "1 HI-LO"),
    kinds: ["pass"],
  },
  ...["HI-LO FOUNTAIN AT LOBBY", "BI-LEVEL FOUNTAIN", "HYDRATION STATION, TWO HEIGHTS"].map(
    (says) => ({ says, plan: people(120), kinds: ["pass" as const] }),
  ),
  ...["SODA FOUNTAIN", "ENTRY COURT FOUNTAIN WITH LIGHTS"].map((says) => ({
    says,
    plan: people(120),
    kinds: [],
  })),
]);

/** A list in words of its own, with one row on fountains. */
const given = (number: string) =>
  aList("PLUMBING COUNT (174 PERSONS)", ["FIXTURE", "RATE", "NEED", "GIVEN"], [
    "WC WOMEN",
    "1 PER 65",
    "1.34",
    "2",
  ], ["FOUNTAIN", "1 PER 500", "0.35", number]);

testStatements(rule, [
  { name: "a list that counts a pair of fountains", plan: given("1 PAIR"), kinds: ["pass"] },
  { name: "a list that counts none", plan: given("0"), kinds: [] },
]);

testLinks(rule, [
  { name: "DF, ALL FLOORS", figure: "1", plan: people(131), kinds: ["fail"] },
  { name: "DF, ALL FLOORS", figure: "TWO", plan: people(131), kinds: ["pass"] },
]);
