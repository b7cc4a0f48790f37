import type { CodeSummary } from "../../../../functions/_shared/domain/plan_set.ts";
import rule from "../../../../functions/_rules/documentation/code-summary.ts";
import { aFact, aHouse, aNote, aPlanSet, aSheet } from "../../../fakes/plan_set.ts";
import { testRule } from "../../../fakes/rule_table.ts";

const whole = {
  occupancyGroups: [aFact(["B" as const])],
  constructionType: [aFact("IIB" as const)],
  buildingAreaSqft: [aFact(4000)],
  stories: [aFact(1)],
  totalOccupantLoad: [aFact(30)],
  sprinklers: [aFact("none" as const)],
};
const set = (codeSummary: Partial<CodeSummary>, text = "EXITS REQUIRED / PROVIDED: 2/2") =>
  aPlanSet({
    sheets: [aSheet({ kind: "code summary" }), aSheet({ page: 2 })],
    notes: [aNote(text)],
    codeSummary,
  });

testRule(rule, [
  [
    "asks when the set leaves it out",
    set(whole, "Code analysis (occupancy, exits) is not included in this set."),
    "cantTell",
  ],
  [
    "takes stories stated beside another item",
    set({ ...whole, stories: [] }, "Construction: II-B existing, one-story. EXITS 2"),
    "pass",
  ],
  ["asks when there is none", set(whole, "NO CODE ANALYSIS; EXITS 2"), "cantTell"],
  [
    "leaves a sheet without it alone",
    set(whole, "CODE SUMMARY NOT SHOWN ON THIS SHEET, SEE G-002; EXITS 2"),
    "pass",
  ],
  [
    "takes the footprint of one storey for the area",
    set({ ...whole, buildingAreaSqft: [] }, "BLDG FOOTPRINT 5,760 SF GROSS. EXITS 2"),
    "pass",
  ],
  [
    "asks for the area beside an allowable footprint",
    set({ ...whole, buildingAreaSqft: [] }, "ALLOWABLE BLDG FOOTPRINT 9,000 SF. EXITS 2"),
    "cantTell",
  ],
  ["passes a whole summary", set(whole), "pass"],
  ["asks about one missing item", set({ ...whole, constructionType: [] }), "cantTell"],
  ["asks once about many missing items", set({}, "NOTES"), "cantTell"],
  [
    "takes the load from a note",
    set({ ...whole, totalOccupantLoad: [] }, "OCCUPANT LOAD PER STORY 27, EXITS 2"),
    "pass",
  ],
  ["names both values of a contradiction", {
    ...set({ ...whole, dwellingUnits: [aFact(16), aFact(12)] }),
  }, "pass cantTell"],
  [
    "says nothing where no sheet would show it",
    aPlanSet({ sheets: [aSheet({ kind: "mechanical" })] }),
    "",
  ],
  ["leaves houses alone", set({}), "", aHouse()],
  [
    "asks about an item left open",
    aPlanSet({
      notes: [aNote("CONSTRUCTION TYPE: TO BE DETERMINED", { heading: "CODE SUMMARY" })],
    }),
    "cantTell",
  ],
  [
    "asks about items left open in one breath",
    aPlanSet({
      notes: [
        aNote("OCC., TYPE, AREA, OCC. LOAD & EXITS: LATER, BY OTHERS.", { heading: "CODE DATA" }),
      ],
    }),
    "cantTell",
  ],
]);
