import rule from "../../../../functions/_rules/energy/stated-wall-insulation.ts";
import { aHouse, aNote, aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const form = (part: string, value: string) => ({
  schedules: [
    aSchedule(
      "other",
      [["PART", null], ["VALUE", null], ["NOTE", null]],
      [[part, value, "FRAME"]],
      {
        title: "ENERGY TABLE, FORM R402",
        page: 2,
      },
    ),
  ],
});

testStatements(rule, [
  { says: "2x6 WALL, R-19 BATT.", plan: form("WALLS", "R-13"), kinds: ["cantTell"] },
  { says: `2x6 @ 16", R-15 BATT`, plan: form("FRAME WALL", "R-13"), kinds: ["cantTell"] },
  {
    says: "WALL R-13",
    plan: { notes: [aNote("2x4 STUDS, R-15 BATT", { page: 3 })] },
    kinds: ["cantTell"],
  },
  { says: "2x6 WALL, R-13 BATT.", plan: form("WALLS", "R-13"), kinds: [] },
  { says: "2x6 KNEE WALL, R-19 BATT.", plan: form("WALLS", "R-13"), kinds: [] },
  { says: "2x6 RAFTERS, R-19 BATT.", plan: form("WALLS", "R-13"), kinds: [] },
  { says: "2x6 WALL, R-19 + R-5 CI", plan: form("WALLS", "R-13"), kinds: [] },
  { says: "2x6 WALL, R-19 MIN.", plan: form("WALLS", "R-13"), kinds: [] },
  { says: "2x6 WALL, R-19 BATT.", plan: form("CMU WALLS", "R-4"), kinds: [] },
  { says: "2x6 WALL, R-19 BATT.", plan: form("FLOOR OVER PARKING", "R-13"), kinds: [] },
], aHouse());
