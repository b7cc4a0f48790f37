import rule from "../../../../functions/_rules/plumbing/tempered-water.ts";
import { aList } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "LAV TEMPERED TO 110 F, MOP SINK 140 F", kinds: ["pass"] },
  { says: "LAV TEMPERED TO 110 F, 140 F AT MOP SINK", kinds: ["pass"] },
  {
    name: "the row of a sink of the staff",
    plan: aList("FIXTURES", ["TAG", "FIXTURE", "VALVE"], [
      "L-2",
      "STAFF BREAK SINK",
      "ASSE 1070, 105 F",
    ]),
    kinds: [],
  },
  { says: "MOP SINK 140 F, LAV 120 F", kinds: ["fail"] },
  { says: "SET MIXING VALVES AT PUBLIC LAVATORIES FOR 120 DEG F DISCHARGE", kinds: ["fail"] },
  { says: "SET MIXING VALVES AT PUBLIC LAVATORIES FOR 110 DEG F DISCHARGE", kinds: ["pass"] },
  { says: "HOT WATER 120 DEG F AT FIXTURES, 110 DEG AT PUBLIC LAVATORIES", kinds: ["pass"] },

  { says: "Tempered water 120 F at public lavatories.", kinds: ["fail"] },
  { says: "TEMPERED WATER 110°F MAX. AT LAVATORIES", kinds: ["pass"] },
  { says: "ASSE 1070 MIXING VALVE SET AT 105 DEG. F", kinds: ["pass"] },
  { says: "LAVATORY HOT WATER 115 F", kinds: ["fail"] },
  { says: "WATER HEATER SET 140 F, TEMPERED BY MIXING VALVE", kinds: [] },
  { says: "DISHWASHER 180 F", kinds: [] },
  { says: "SHOWER MIXING VALVE 120 F", kinds: [] },
  {
    name: "SET AT 118° under TMV-1 @ LAVATORIES",
    says: "SET AT 118°",
    where: { drawing: "TMV-1 @ LAVATORIES" },
    kinds: ["fail"],
  },
  {
    name: "SET AT 110° under TMV-1 @ LAVATORIES",
    says: "SET AT 110°",
    where: { drawing: "TMV-1 @ LAVATORIES" },
    kinds: ["pass"],
  },
  { says: "LAVATORY HW 49°C", kinds: ["fail"] },
  { says: "LAVATORY HW 40°C", kinds: ["pass"] },
  {
    name: "SET AT 118° under DISHWASHER",
    says: "SET AT 118°",
    where: { drawing: "DISHWASHER" },
    kinds: [],
  },
  { says: "120 F AT TANK, MIXED TO 110", kinds: [] },
  { says: "LAVATORY HW 120 F AT TANK, MIXED TO 110", kinds: [] },
  { says: "LAVATORY HW 140 F AT TANK, MIXED TO 105 F", kinds: ["pass"] },
  { says: "LAVATORY HW 140 F AT TANK, MIXED TO 118 F", kinds: ["fail"] },
  { says: "LAVATORY HW: 120 F, TEMPERED TO 110 F", kinds: ["pass"] },
  { says: "LAVATORY HW 120 F AT FAUCET", kinds: ["fail"] },
  {
    name: "120 F AT TANK, MIXED TO 110 under LAVATORIES",
    says: "120 F AT TANK, MIXED TO 110",
    where: { drawing: "LAVATORIES" },
    kinds: [],
  },
  {
    name: "120 F AT TANK, MIXED TO 110 under TMV-1 @ LAVATORIES",
    says: "120 F AT TANK, MIXED TO 110",
    where: { drawing: "TMV-1 @ LAVATORIES" },
    kinds: [],
  },
  {
    name: "105 F at lavatories beside 140 F at the heater",
    plan: aList("MIXING VALVES", ["MARK", "SERVES", "OUTLET TEMP."], [
      "TMV-1",
      "PUBLIC LAVS.",
      "105 F",
    ], ["MMV-1", "W.H.", "140 F"]),
    kinds: ["pass"],
  },
  {
    name: "115 F at lavatories",
    plan: aList("MIXING VALVES", ["MARK", "SERVES", "OUTLET TEMP."], [
      "TMV-1",
      "PUBLIC LAVS.",
      "115 F",
    ], ["MMV-1", "W.H.", "140 F"]),
    kinds: ["fail"],
  },
  { says: "LAVATORIES 110 F, BREAK SINK 120 F", kinds: ["pass"] },
  { says: "LAVATORIES 120 F, BREAK SINK 110 F", kinds: ["fail"] },
]);
