import rule from "../../../../functions/_rules/mechanical/range-hood-makeup.ts";
import { aHouse, aList, aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "RANGE HOOD 400 CFM", kinds: ["pass"] },
  { says: "RANGE HOOD 600 CFM", kinds: ["cantTell"] },
  { says: ["RANGE HOOD 600 CFM", "NATURAL DRAFT WATER HEATER"], kinds: ["fail"] },
  { says: ["KITCHEN HOOD: 600 CFM", "MAKEUP AIR DAMPER INTERLOCKED WITH HOOD"], kinds: ["pass"] },
  { says: ["600 CFM RANGE HOOD", "ALL-ELECTRIC RESIDENCE"], kinds: ["pass"] },
  { says: ["RANGE HOOD 401 CFM", "ATMOSPHERICALLY VENTED FURNACE"], kinds: ["fail"] },
  { says: "KIT HOOD 600 CFM, NO MUA, ALL ELEC", kinds: ["pass"] },
  { says: "BATH FAN 50 CFM", kinds: [] },
  ...([
    ["KITCHEN HOOD 600 CFM", "KITCHEN & BATH EXHAUST PLAN", ["cantTell"]],
    ["KITCHEN HOOD 600 CFM", "EXISTING CONDITIONS", []],
    ["EXIST. KITCHEN HOOD 600 CFM", "KITCHEN PLAN", []],
  ] as const).map(([says, drawing, kinds]) => ({
    name: `${says} under ${drawing}`,
    says,
    where: { drawing },
    kinds: [...kinds],
  })),
  {
    name: "a hood schedule row of 400 cfm without makeup air",
    plan: {
      schedules: [
        aSchedule("hvac", [["TAG", "mark"], ["CFM", "airflow"], ["MAKE-UP AIR", null]], [[
          "RH-1",
          "400",
          "None",
        ]], { title: "RANGE HOOD" }),
      ],
    },
    kinds: ["pass"],
  },
  {
    says: ["900 CFM HOOD, NO MUA", "ATMOSPHERIC W.H. IN UTILITY"],
    kinds: ["fail"],
    where: { "drawing": "KITCHEN" },
  },
  {
    says: ["900 CFM HOOD", "MUA DAMPER INTERLOCKED", "ATMOSPHERIC W.H. IN UTILITY"],
    kinds: ["pass"],
    where: { "drawing": "KITCHEN" },
  },
  {
    says: ["450 CFM HOOD, NO MUA; WH IN GARAGE, OUTSIDE AIR BARRIER", "MASONRY FIREPLACE"],
    kinds: ["cantTell"],
    where: { "drawing": "KITCHEN" },
  },
  {
    says: ["450 CFM HOOD, NO MUA", "WATER HEATER IN GARAGE", "B-VENT THROUGH ROOF"],
    kinds: ["cantTell"],
    where: { "drawing": "KITCHEN" },
  },
  {
    says: ["900 CFM HOOD, NO MUA", "ATMOSPHERIC W.H. IN GARAGE"],
    kinds: ["pass"],
    where: { "drawing": "KITCHEN" },
  },
  {
    says:
      "Island hood exhausts 650 cfm to roof; replacement air by door leakage only. Atmospheric gas furnace in the hall closet draws room air.",
    kinds: ["fail"],
  },
  {
    says:
      "Island hood exhausts 650 cfm to roof; replacement air by a motorized damper. Atmospheric gas furnace in the hall closet draws room air.",
    kinds: ["pass"],
  },

  ...(["-", '8" INTERLOCKED DAMPER'] as const).map((air) => ({
    name: `a list with ${air} under makeup`,
    plan: aList(
      "KITCHEN VENT",
      ["ITEM", "CFM", "MAKEUP", "REMARK"],
      ["RANGE HOOD RH-1", "600", air, "ROUND"],
      ["W.H. (KITCHEN CLOSET)", "-", "-", "GAS, NATURAL DRAFT"],
    ),
    kinds: [air === "-" ? "fail" as const : "pass" as const],
  })),
], aHouse());

const withHeater = (remark: string) =>
  aList("VENTILATION", ["ITEM", "CFM", "REMARKS"], ["KITCHEN HOOD", "600", remark], [
    "WH",
    "-",
    "ATMOSPHERIC, B-VENT",
  ]);
testStatements(rule, [
  {
    name: "a hood said to have no draft in the envelope",
    plan: withHeater("DUCTED OUT, NO ATMOS APPL IN ENVELOPE"),
    kinds: ["pass"],
  },
  { name: "the same without the words", plan: withHeater("DUCTED OUT"), kinds: ["fail"] },
], aHouse());

testStatements(rule, [
  {
    name: "a hood said to have no gas vent inside",
    plan: withHeater("DUCTED OUT, NO GAS VENT INSIDE HOUSE"),
    kinds: ["pass"],
  },
  { says: "KITCHEN HOOD 600 CFM, NO MUA, ALL ELEC", kinds: ["pass"] },
], aHouse());
