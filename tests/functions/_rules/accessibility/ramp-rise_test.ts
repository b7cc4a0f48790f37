import rule from "../../../../functions/_rules/accessibility/ramp-rise.ts";
import { testStatements } from "../../../fakes/statement_table.ts";
import { aList } from "../../../fakes/plan_set.ts";

testStatements(rule, [
  { says: 'RAMP 1:12, 30" MAX RISE, 60" LANDINGS', kinds: ["pass"] },
  { says: 'RAMP: 32" RISE, 72" LANDINGS TOP AND BOTTOM', kinds: ["fail"] },
  { says: 'RAMP 1:12, 6" RISE, NO HANDRAILS', kinds: ["pass"] },
  { says: 'RAMP MAX RISE 30"', kinds: ["pass"] },
  { says: 'RAMP RISE: 36"', kinds: ["fail"] },
  { says: "ADA RAMP 1:12, 2'-9\" RISE", kinds: ["fail"] },
  { says: 'STAIR RISE 7"', kinds: [] },
  { says: 'CURB RAMP 6" RISE', kinds: [] },
  { says: `36" RISE, SINGLE RUN`, where: { drawing: "ACCESSIBLE RAMP SECTION" }, kinds: ["fail"] },
  { says: `30" RISE, SINGLE RUN`, where: { drawing: "ACCESSIBLE RAMP SECTION" }, kinds: ["pass"] },
  { says: `48" TOTAL RISE IN TWO RUNS`, where: { drawing: "RAMP ELEVATION" }, kinds: [] },
  {
    says: `35" TOTAL RISE - NO INTERM. LANDING`,
    where: { drawing: "RAMP ELEVATION" },
    kinds: ["fail"],
  },
  { says: `36" RISE`, where: { drawing: "STAIR SECTION" }, kinds: [] },
  { says: `DECK RAMP, TYPICAL RUN (TWO RUNS, TOTAL RISE 3'-0 1/4")`, kinds: [] },
]);

testStatements(rule, [
  { says: 'RAMP 1:12, RISE 13", 48" CLEAR', kinds: ["pass"] },
  { says: 'RAMP 1:12, RISE 33", 48" CLEAR', kinds: ["fail"] },
  { says: `RISE 5 1/2", RUN 5'-6"`, where: { drawing: "RAMP R3" }, kinds: ["pass"] },
  { says: `RISE 31", RUN 31'-0"`, where: { drawing: "RAMP R3" }, kinds: ["fail"] },
]);

testStatements(rule, [
  {
    name: "a run in the remark of a rise",
    plan: aList("RAMPS", ["ITEM", "LIMIT", "DRAWN", "REMARKS"], [
      "Ramp R4, rise (in)",
      "30",
      "7",
      "7'-0\" run",
    ]),
    kinds: ["pass"],
  },
]);
