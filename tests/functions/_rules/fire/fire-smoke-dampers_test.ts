import { testRule } from "../../../fakes/rule_table.ts";
import rule from "../../../../functions/_rules/fire/fire-smoke-dampers.ts";
import { aHouse, aNote, aProject } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const lines = (...texts: string[]) =>
  texts.map((text, index) =>
    aNote(text, { drawing: "HVAC PLAN", box: { x: 10, y: 20 + index * 1.4, width: 12, height: 1 } })
  );

testStatements(rule, [
  { says: "FIRE AND SMOKE DAMPERS | LOCATIONS BY MECHANICAL CONTRACTOR", kinds: ["cantTell"] },
  { says: "FIRE DAMPER AT RATED CORRIDOR WALL, TYP.", kinds: ["pass"] },
  { says: "COMBINATION FIRE/SMOKE DAMPER W/ ACCESS DOOR", kinds: ["pass"] },
  { says: "SMOKE DAMPERS: NONE", kinds: ["cantTell"] },
  { says: "NO FIRE DAMPERS, NO RATED WALLS PENETRATED BY DUCTS", kinds: ["pass"] },
  { says: "FIREPLACE DAMPER", kinds: [] },
  { name: "a house", says: "SMOKE DAMPERS: TBD", project: aHouse(), kinds: [] },
  { says: "14x10 SUPPLY THRU 2-HR SHAFT WALL, NO DAMPER", kinds: ["fail"] },
  {
    says: "NO SMOKE DAMPER, 20x12 R/A",
    where: { drawing: "DUCT THRU SMOKE BARRIER" },
    kinds: ["fail"],
  },
  { says: "NO FIRE DAMPER AT 1-HR FIRE BARRIER", kinds: ["cantTell"] },
  {
    says: "No fire damper at 1-hr fire barriers: ducted, 26 ga. steel, Group B (717.5.2 exc. 3)",
    kinds: [],
  },
  { says: 'EXHAUST SUBDUCT 22" UP IN SHAFT, NO DAMPER', kinds: [] },
  { says: "NO VOLUME DAMPER BEHIND GRILLE", kinds: [] },
  {
    name: "a callout of two lines",
    plan: { notes: lines("14x10 SUPPLY THRU 2-HR SHAFT WALL,", "NO DAMPER") },
    kinds: ["fail"],
  },
  {
    name: "two lines about a partition",
    plan: { notes: lines("14x10 TRANSFER THRU PARTITION,", "NO DAMPER") },
    kinds: [],
  },
  {
    name: "a duct whose wall is another callout's",
    plan: {
      notes: [
        ...lines("14x10 TRANSFER THRU PARTITION,", "NO DAMPER"),
        aNote("2-HR SHAFT WALL", {
          drawing: "HVAC PLAN",
          box: { x: 10, y: 40, width: 12, height: 1 },
        }),
      ],
    },
    kinds: [],
  },
]);

testRule(rule, [
  ["fails a duct through a shaft wall", "20x12 S.A. THRU 2-HR SHAFT WALL, NO FD", "fail"],
  ["leaves floor drains alone", "2-HR SHAFT, NO FD IN MOP CLOSET", ""],
  ["leaves smoke detectors alone", "2-HR STAIR, NO SD", ""],
  ["passes an unrated wall", "20x12 S.A. THRU NON-RATED WALL, NO FD", "pass"],
]);

testStatements(rule, [
  { says: "KITCHEN GREASE DUCT: NO FIRE DAMPER IN 2 HR ENCLOSURE", kinds: [] },
  { says: "DRYER EXHAUST: NO FIRE DAMPER IN 1 HR SHAFT", kinds: [] },
  { says: "SUPPLY DUCT: NO FIRE DAMPER IN 2 HR SHAFT", kinds: ["fail"] },
  {
    says: [
      "FULLY DUCTED 26 GAGE STEEL AT 1 HOUR BARRIER: NO FIRE DAMPER, BUILDING SPRINKLERED.",
      "FIRE DAMPERS AT 2 HOUR WALLS ARE SHOWN BY SYMBOL FD.",
    ],
    where: { heading: "DUCT PENETRATIONS" },
    kinds: [],
  },
]);

/** The label of a shaft on a plan, and what the set says of its walls. */
const shaft = (walls: string, ...texts: string[]) => ({
  notes: [...lines(...texts), aNote(walls)],
});

testStatements(rule, [
  {
    name: "ducts in a rated shaft and no word of dampers",
    plan: shaft("W4: 2 HR SHAFTWALL", "SHAFT B", '20" X 44" DUCTS'),
    kinds: ["cantTell"],
  },
  {
    name: "ducts in a rated shaft with dampers",
    plan: shaft("W4: 2 HR SHAFTWALL, FIRE DAMPERS AT RATED WALLS", "SHAFT B", '20" X 44" DUCTS'),
    kinds: ["pass"],
  },
  {
    name: "ducts in a shaft whose walls have no rating",
    plan: shaft("W4: SHAFT LINER", "SHAFT B", '20" X 44" DUCTS'),
    kinds: [],
  },
  {
    says: "Transfer opening 24 x 12 through the rated wall, grille both sides, no duct, no damper.",
    kinds: ["cantTell"],
  },
  { says: "NO DUCTS IN RATED WALLS, NO DAMPERS", kinds: ["pass"] },
  {
    name: "a rated shaft without ducts",
    plan: shaft("W4: 2 HR SHAFTWALL", "SHAFT B", "NO DUCTS"),
    kinds: [],
  },
  {
    name: "a grease duct",
    plan: shaft("W4: 2 HR SHAFTWALL", "SHAFT B", "GREASE DUCT"),
    kinds: [],
  },
]);

const DUCTED = { drawing: "LEVEL 2 DUCT PLAN" };
const ducted = (...notes: string[]) => ({
  notes: [aNote("18x10 SUPPLY DUCT", DUCTED), ...notes.map((text) => aNote(text))],
});
const bare = aProject({ occupancyClassification: ["B"], fireSprinkler: false });

testStatements(rule, [
  { name: "ducts among rated corridors", plan: ducted("CORRIDOR WALLS 1 HR"), kinds: ["cantTell"] },
  { name: "ducts among other corridors", plan: ducted("CORRIDOR WALLS NON-RATED"), kinds: [] },
  {
    name: "dampers told",
    plan: ducted("CORRIDOR WALLS 1 HR", "FIRE DAMPERS AT CORRIDOR WALLS"),
    kinds: ["pass"],
  },
  {
    name: "an exception told",
    plan: ducted("CORRIDOR WALLS 1 HR", "DUCTS OF 26 GA. STEEL"),
    kinds: [],
  },
], bare);
testStatements(rule, [
  { name: "a sprinklered building", plan: ducted("CORRIDOR WALLS 1 HR"), kinds: [] },
], aProject({ occupancyClassification: ["B"], fireSprinkler: true }));

testStatements(rule, [
  { says: '4" DUCT TO WALL CAP, NO SHAFT, NO DAMPER', kinds: ["pass"] },
]);
