import rule from "../../../../functions/_rules/mechanical/natural-ventilation.ts";
import { aHouse, aList } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "VENTILATION: OPENABLE AREA 4% OF FLOOR AREA", kinds: ["pass"] },
  { says: "OPERABLE WINDOW AREA 3% OF FLOOR AREA", kinds: ["fail"] },
  { says: "4.5% NATURAL VENTILATION", kinds: ["pass"] },
  { says: "ATTIC VENTILATION 1%", kinds: [] },
  { says: "CRAWL SPACE VENT 2%", kinds: [] },
  { says: "OPENABLE 2%, MECHANICALLY VENTILATED", kinds: [] },
  {
    says: "OPENABLE AREA 3% OF FLOOR AREA",
    where: { drawing: "MECHANICAL NOTES" },
    kinds: ["fail"],
  },
  { says: "160 SF, 4.0 SF OPENABLE", kinds: ["fail"], where: { "drawing": "BEDROOM 2" } },
  { says: "160 SF, 7.0 SF OPENABLE", kinds: ["pass"], where: { "drawing": "BEDROOM 2" } },
  {
    says: ["160 SF, 4.0 SF OPENABLE", "60 CFM FRESH AIR"],
    kinds: [],
    where: { "drawing": "BEDROOM 2" },
  },

  ...(["OPN (SF)", "OPEN PROV SF"] as const).map((head) => ({
    name: `4.1 of 121 sq ft under ${head}`,
    plan: aList("LIGHT / VENT", ["RM", "FLR (SF)", head], ["BR3", "121", "4.1"]),
    kinds: ["fail" as const],
  })),
  ...(["PROV VENT", "PROV", "PROV'D"] as const).map((head) => ({
    name: `3.5 of 150 sq ft under ${head}`,
    plan: aList(
      "LIGHT AND VENT",
      ["ROOM", "AREA", "REQ LT", "PROV LT", "REQ VENT", head],
      ["BEDROOM 2", "150", "12", "18", "6", "3.5"],
    ),
    kinds: ["fail" as const],
  })),
], aHouse());

testStatements(rule, [
  {
    says: "FIXED GLASS ONLY, NO OPERABLE SASH. NO MECH. VENTILATION THIS RM",
    where: { drawing: "DEN (150 SF)" },
    kinds: ["fail"],
  },
  {
    says: "NO OPERABLE WINDOWS",
    where: { drawing: "BEDROOM 2 PLAN" },
    kinds: ["cantTell"],
  },
  ...[
    { says: "FIXED GLASS ONLY, 40 CFM OUTDOOR AIR", where: { drawing: "DEN" } },
    { says: "FIXED GLASS ONLY", where: { drawing: "STAIR HALL" } },
    { says: "CLERESTORY: FIXED GLASS ONLY", where: { drawing: "LIVING ROOM" } },
    { says: "OPERABLE SASH", where: { drawing: "DEN" } },
  ].map((row) => ({ ...row, kinds: [] })),
], aHouse());

testStatements(rule, [
  { says: "TOTAL VENT AREA = 1:300", kinds: [] },
  { says: "OPENABLE AREA 1:30", kinds: [] },
  { says: "BEDROOM VENT AREA 3% OF FLOOR AREA", kinds: ["fail"] },
  { says: "BEDROOM VENTILATION AREA 4 PERCENT OF FLOOR AREA", kinds: ["pass"] },
], aHouse());

const shareOf = (open: string) =>
  aList("LIGHT / VENT", ["RM", "FLOOR (SF)", "OPEN (%)"], ["BR1", "238", open]);

testStatements(rule, [
  { name: "a share that is enough", plan: shareOf("4.8"), kinds: ["pass"] },
  { name: "a share that is too small", plan: shareOf("3.8"), kinds: ["fail"] },
], aHouse());
