import rule from "../../../../functions/_rules/structural/foundation-details.ts";
import { aHouse, aList, aProject } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "NO SPECIAL FOUNDATION DETAILS AT INTERIOR WALLS", kinds: [] },
  { says: "NO EXTRA FOOTING REINFORCING", kinds: [] },
  { says: '24" x 12" FOOTING W/ (3) #5 CONT.', kinds: ["pass"] },
  { says: 'PARTY WALL: 8" C.M.U., FTG. TO ROOF DECK', kinds: [] },
  { says: "Ground rods (2), Ufer in footing, #4 copper.", kinds: [] },
  { says: "FOUNDATION BY OTHERS", kinds: ["cantTell"] },
  { says: "FOOTINGS", kinds: [] },
  { says: `FTG BOT 18" BELOW GRADE`, kinds: [] },
  { says: `CLEANOUT AT 2'-0" FROM FOUNDATION`, kinds: [] },
  { says: ["FOUNDATION: DEFERRED SUBMITTAL", '12" DIA. PILES'], kinds: ["pass"] },
  { says: "FOUNDATION BY OTHERS", project: aProject({ name: "Interior remodel" }), kinds: [] },
  { says: "FOOTING SIZES AND REINFORCEMENT ARE NOT SHOWN", kinds: ["fail"] },
  { says: "NO FOUNDATION PLAN IN THIS SET", kinds: ["fail"] },
  {
    name: "SIZE AND BARS PER CONTRACTOR under FOOTING DETAIL",
    says: "SIZE AND BARS PER CONTRACTOR",
    where: { drawing: "FOOTING DETAIL" },
    kinds: ["cantTell"],
  },
  { says: '16" x 20" FTG. W/ (3) #5; LAYOUT BY CONTRACTOR', kinds: ["pass"] },
  {
    name: "FOOTING BY OTHERS under MAILBOX",
    says: "FOOTING BY OTHERS",
    where: { drawing: "MAILBOX" },
    kinds: [],
  },
  {
    name: "a footing without top bars",
    plan: aList("FOOTING SCHEDULE", ["MARK", "SIZE", "REINF. TOP", "REINF. BOTT."], [
      "F1",
      '4\'-0" x 4\'-0" x 12"',
      "NONE",
      "(5) #5 E.W.",
    ]),
    kinds: [],
  },
  {
    name: "a footing without any bars",
    plan: aList("FOOTING SCHEDULE", ["MARK", "SIZE", "REINF. TOP", "REINF. BOTT."], [
      "F1",
      '4\'-0" x 4\'-0" x 12"',
      "NONE",
      "NONE",
    ]),
    kinds: ["cantTell"],
  },
  {
    name: "a footing without a size",
    plan: aList("FOOTING SCHEDULE", ["MARK", "SIZE", "REINF. TOP", "REINF. BOTT."], [
      "F1",
      "-",
      "NONE",
      "(5) #5 E.W.",
    ]),
    kinds: ["cantTell"],
  },
], aHouse());

testStatements(rule, [
  {
    name: "rods in place of footing steel as an electrode",
    says: "2 rods 6 ft apart, 4 AWG; timber pier, no footing steel",
    where: { heading: "Grounding" },
    kinds: [],
  },
  { says: "NO FOOTING STEEL", kinds: ["fail"] },
], aHouse());

const inPile = { where: { drawing: "PILE SECTION" } };

testStatements(rule, [
  { says: '10" SQ. PRECAST PILE', ...inPile, kinds: ["cantTell"] },
  { says: ['10" SQ. PRECAST PILE', "PILE TIP EL. -22.0'"], ...inPile, kinds: ["pass"] },
  { says: ['10" SQ. PRECAST PILES', "25 TON CAPACITY"], ...inPile, kinds: ["pass"] },
  { says: '10" DIA. PILE', where: { drawing: "DOCK PILE DETAIL" }, kinds: ["pass"] },
  {
    says: '10" DIA. PILE',
    ...inPile,
    project: aProject({ name: "Interior remodel" }),
    kinds: [],
  },
], aHouse({ name: "New house" }));
