import rule from "../../../../functions/_rules/accessibility/walk-slope.ts";
import { aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const segments = (type: string, slope: string) =>
  aSchedule("other", [["SEG.", null], ["TYPE", "type"], ["RUNNING", null], ["CROSS", null]], [
    ["R-2", type, slope, "1.5%"],
  ], { title: "ACCESSIBLE ROUTE SEGMENTS" });

testStatements(rule, [
  { says: "H.C. SP. #3: 3.0% CROSS SLOPE", kinds: [] },
  { says: "WALK TO DR. 101: 3.0% CROSS SLOPE", kinds: ["fail"] },
  { says: "3% CROSS SLOPE", kinds: ["fail"] },
  { says: "CROSS FALL 3%", kinds: ["fail"] },
  { says: "1.5% CROSS SLOPE", kinds: ["pass"] },
  ...([["SIDEWALK", "7.0%", "fail"], ["SIDEWALK", "4.5%", "pass"]] as const).map((
    [type, slope, kind],
  ) => ({
    name: `a row of route segments, ${type} at ${slope}`,
    plan: { schedules: [segments(type, slope)] },
    kinds: [kind],
  })),
  {
    name: "a ramp among route segments",
    plan: { schedules: [segments("RAMP", "8.0%")] },
    kinds: [],
  },
  { says: "ACCESSIBLE WALK 6.5% RUNNING SLOPE", kinds: ["fail"] },
  { says: "ACCESSIBLE WALK 4.5% LONGITUDINAL SLOPE", kinds: ["pass"] },
  { says: "SIDEWALK SLOPE 5% MAX., CROSS SLOPE 2% MAX.", kinds: ["pass"] },
  { says: "CROSS SLOPE 3%", kinds: ["fail"] },
  { says: "WALK RUNNING / CROSS SLOPE: 4.9% / 2.0%", kinds: ["pass"] },
  { says: "CROSS SLOPE 1:48 MAX", kinds: ["pass"] },
  { says: "ACCESSIBLE ROUTE RUNNING SLOPE 1:16", kinds: ["fail"] },
  { says: "RUNNING SLOPE 1:20 MAX.", kinds: ["pass"] },
  { says: "SIDEWALK 6.5% SLOPE", kinds: ["fail"] },
  { says: 'CROSS-SLOPE 1/4" PER FT', kinds: ["pass"] },
  { says: "CURB RAMP RUNNING SLOPE 1:12", kinds: [] },
  { says: "ROOF CROSS SLOPE 1/2:12", kinds: [] },
  { says: "SIDEWALK 95% COMPACTION", kinds: [] },
  {
    says: "CONC. WALK FROM STREET TO OFFICE DOOR, 5 FT WIDE, 7% GRADE, NO RAILS (ACCESSIBLE ROUTE)",
    kinds: ["fail"],
  },
  { says: "ACCESSIBLE CONC. WALK, 5' WIDE, 6.5% GRADE", kinds: ["fail"] },
  { says: '48" WALK @ 1:16 SLOPE - ACCESSIBLE ROUTE', kinds: ["fail"] },
  { says: "CONC. WALK 5 FT WIDE, 4.5% GRADE (ACCESSIBLE ROUTE)", kinds: ["pass"] },
  { says: "CONC. WALK 5 FT WIDE, 7% GRADE, RAILS BOTH SIDES (ACCESSIBLE ROUTE)", kinds: [] },
  { says: "SERVICE WALK 5 FT WIDE, 7% GRADE", kinds: [] },
  { says: "ACCESSIBLE WALK 5' WIDE, LAWN BESIDE AT 10% GRADE", kinds: [] },
  { says: "6.8% WALK, NO RAILS", where: { drawing: "FRONT WALK GRADING" }, kinds: ["fail"] },
  { says: "4.2% WALK", where: { drawing: "FRONT WALK GRADING" }, kinds: ["pass"] },
  { says: "6.8%", where: { drawing: "FRONT WALK GRADING" }, kinds: ["fail"] },
  { says: "6.8%", where: { drawing: "SWALE SECTION" }, kinds: [] },
  { says: "1:12 UP", where: { drawing: "WALK AND RAMP" }, kinds: [] },
  { says: 'CROSS SLOPE OF CONCRETE WALKS SHALL BE 1/2" PER FT', kinds: ["fail"] },
  { says: "3.5% CROSS-FALL", where: { drawing: "SIDEWALK SECTION" }, kinds: ["fail"] },
  { says: "5% WALK-IN COOLER LOAD", kinds: [] },
  { says: "CONC. WALK, SLOPES 1:24 ALONG AND 1:50 ACROSS", kinds: ["pass"] },
  {
    says: "WALK: RUNNING SLOPE IS 4 PERCENT AND CROSS SLOPE IS 2 PERCENT",
    kinds: ["pass"],
  },
  { says: "WALK: RUNNING SLOPE IS 4 PERCENT AND CROSS SLOPE IS 3 PERCENT", kinds: ["fail"] },
  { says: "CONC. WALK, SLOPES 1:24 ALONG AND 1:40 ACROSS", kinds: ["fail"] },
  { says: "SIDEWALK 1:22 ACROSS FROM LOT 4", kinds: ["pass"] },
  { says: `WALK 5'-0" WIDE, 1:20 MAX. CROSS SLOPE 1:48`, kinds: ["pass"] },
  { says: `WALK 5'-0" WIDE, 1:20 MAX. CROSS SLOPE 1:40`, kinds: ["fail"] },
  { says: "WALK RUNNING SLOPE 5.0% (1:20) CROSS SLOPE 2.0%", kinds: ["pass"] },
]);
