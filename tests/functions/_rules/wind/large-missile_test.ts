import rule from "../../../../functions/_rules/wind/large-missile.ts";
import { aFact, aProject, aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const tall = (ft: number[]) => ({
  codeSummary: {
    windSpeedMph: [aFact({ mph: 150, kind: "ultimate" as const })],
    buildingHeightFt: ft.map((it) => aFact(it)),
  },
});

testStatements(rule, [
  { says: "LARGE MISSILE IMPACT GLAZING", plan: tall([24]), kinds: ["pass"] },
  { says: "SMALL MISSILE IMPACT GLAZING", plan: tall([24]), kinds: ["fail"] },
  { says: "SMALL MISSILE IMPACT GLAZING", plan: tall([30]), kinds: ["fail"] },
  { says: "SMALL MISSILE IMPACT GLAZING", plan: tall([31]), kinds: [] },
  { says: "FIRST FLOOR STOREFRONT: SMALL MISSILE", plan: tall([60]), kinds: ["cantTell"] },
  { says: "SMALL MISSILE ABOVE 30 FT", plan: tall([24]), kinds: [] },
  {
    says: "LEVEL 2 GLAZING 14 FT ABOVE GRADE: SMALL MISSILE",
    plan: tall([60]),
    kinds: ["fail"],
  },
  { says: "SMALL MISSILE GLAZING 36 FT ABOVE GRADE", plan: tall([60]), kinds: [] },
  { says: "GLAZING HIGHER THAN 28 FT ABOVE GRADE: SMALL MISSILE", plan: tall([60]), kinds: [] },
  {
    name: "windows listed by the level of their glass and their height",
    plan: {
      ...tall([40]),
      schedules: [
        aSchedule("window", [["MARK", "mark"], ["GLASS", "glazing"], ["NOTES", "remarks"]], [
          ["W1", "LAM SMI", "24'-0\" AFG"],
          ["W2", "LAM SMI", "33'-0\" A.F.G."],
          ["W3", "LAM LMI", "12'-0\" AFG"],
        ]),
      ],
    },
    kinds: ["fail"],
  },
  { says: "SMALL MISSILE PRODUCTS NOT PERMITTED", plan: tall([24]), kinds: [] },
  { says: "NO SMALL MISSILE PRODUCTS BELOW 30 FT", plan: tall([24]), kinds: [] },
  { says: "SMALL MISSILE LOUVER, 14 FT WIDE", plan: tall([60]), kinds: [] },
  {
    name: "rows with their height above grade",
    plan: {
      ...tall([60]),
      schedules: [
        aSchedule(
          "window",
          [["TYPE", "type"], ["ELEV. ABV. GRADE", null], ["IMPACT RATING", null]],
          [
            ["CW-2", "14'-0\" TO 26'-0\"", "SMALL MISSILE"],
            ["CW-4", "38'-0\" TO 50'-0\"", "SMALL MISSILE"],
          ],
        ),
      ],
    },
    kinds: ["fail"],
  },
  { says: "LARGE AND SMALL MISSILE IMPACT", plan: tall([24]), kinds: ["pass"] },
  { says: "SMALL MISSILE IMPACT GLAZING", plan: tall([24, 40]), kinds: ["cantTell"] },
  {
    name: "a speed below the region",
    says: "SMALL MISSILE",
    plan: { codeSummary: { windSpeedMph: [aFact({ mph: 120, kind: "ultimate" as const })] } },
    kinds: [],
  },
], aProject());
