import rule from "../../../../functions/_rules/fire/sprinklers-by-use.ts";
import { aFact, aHouse, aProject } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const bare = (areaSqft: number, more = {}) => ({
  codeSummary: {
    sprinklers: [aFact("none" as const)],
    buildingAreaSqft: [aFact(areaSqft)],
    ...more,
  },
});
const load = (value: number) => ({ totalOccupantLoad: [aFact(value)] });
const of = (...groups: ("A-3" | "B" | "I-2" | "M")[]) =>
  aProject({ occupancyClassification: groups });

testStatements(rule, [
  {
    says: ["OCC. LOAD 164, NO SPRINKLERS", "DANCE FLOOR", "BAR"],
    where: { drawing: "LIFE SAFETY PLAN - NIGHTCLUB (A-2)" },
    project: aProject({ occupancyClassification: ["A-2"], fireSprinkler: false }),
    kinds: ["fail"],
  },
  {
    name: "a club that the form calls sprinklered",
    says: ["OCC. LOAD 164, NO SPRINKLERS"],
    where: { drawing: "LIFE SAFETY PLAN - NIGHTCLUB (A-2)" },
    project: aProject({ occupancyClassification: ["A-2"], fireSprinkler: true }),
    kinds: [],
  },
  ...[
    "NO SPRINKLER HEADS IN ELEC. CLOSET, 164 OCC.",
    "NO SPRINKLERS IN ATTIC, 164 OCC.",
    "IF NOT SPRINKLERED, 164 OCC. MAX.",
    "ALLOWABLE AREA, NON-SPRINKLERED: 164 OCC.",
  ].map((says) => ({
    says,
    project: aProject({ occupancyClassification: ["A-2"], fireSprinkler: false }),
    kinds: [],
  })),
  { says: "FIRE SPRINKLERS: T.B.D.", project: aProject(), kinds: ["cantTell"] },
  { name: "a store of exactly 12,000 sq ft", plan: bare(12000), kinds: ["pass"] },
  { name: "a store of 12,001 sq ft", plan: bare(12001), kinds: ["fail"] },
  {
    name: "a stated fire area below the limit in a larger building",
    says: "FIRE AREA 9,500 SF",
    plan: bare(14000),
    kinds: ["pass"],
  },
  {
    name: "a large store divided by fire barriers",
    says: "2 HR FIRE BARRIER",
    plan: bare(14000),
    kinds: ["cantTell"],
  },
  {
    name: "a large sprinklered store",
    plan: { codeSummary: { sprinklers: [aFact("NFPA 13" as const)] } },
    kinds: ["pass"],
  },
  {
    name: "a store altered inside a larger building",
    plan: bare(14000),
    project: aProject({ name: "Store remodel", occupancyClassification: ["M"] }),
    kinds: ["cantTell"],
  },
  {
    name: "a hall of 299 occupants",
    plan: bare(9000, load(299)),
    project: of("A-3"),
    kinds: ["pass"],
  },
  {
    name: "a hall of 300 occupants",
    plan: bare(9000, load(300)),
    project: of("A-3"),
    kinds: ["fail"],
  },
  {
    name: "a bar of 100 occupants",
    plan: bare(3000, load(100)),
    project: aProject({ name: "Tavern", occupancyClassification: ["A-2"] }),
    kinds: ["fail"],
  },
  {
    name: "a restaurant, which has its own rule",
    plan: bare(9000, load(150)),
    project: aProject({ name: "Restaurant", occupancyClassification: ["A-2"] }),
    kinds: [],
  },
  { name: "a hospital", plan: bare(2000), project: of("I-2"), kinds: ["fail"] },
  { name: "an office, which has no threshold", plan: bare(90000), project: of("B"), kinds: [] },
  {
    name: "a hall beside offices",
    plan: bare(9000, load(310)),
    project: of("A-3", "B"),
    kinds: ["cantTell"],
  },
  { name: "a house", plan: bare(90000), project: aHouse(), kinds: [] },
], of("M"));

const dayCare = (says: string, stories = 1) => ({
  says,
  plan: bare(6200, { stories: [aFact(stories)] }),
  project: aProject({ occupancyClassification: ["I-4"], fireSprinkler: false }),
});

testStatements(rule, [
  { ...dayCare("EACH CARE ROOM HAS AN EXTERIOR EXIT DOOR"), kinds: ["pass"] },
  { ...dayCare("ALL CHILDREN'S ROOMS WITH A DOOR TO THE OUTSIDE"), kinds: ["pass"] },
  {
    name: "the same upstairs",
    ...dayCare("EACH CARE ROOM HAS AN EXTERIOR EXIT DOOR", 2),
    kinds: ["fail"],
  },
  { ...dayCare("EACH CARE ROOM HAS A DOOR TO THE CORRIDOR"), kinds: ["fail"] },
  { ...dayCare("ALL CARE ROOMS EXCEPT ROOM 4 HAVE AN EXTERIOR DOOR"), kinds: ["fail"] },
]);
