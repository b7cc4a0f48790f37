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
  ...[
    "Exterior glazing is large-missile impact rated from grade to 25 feet and small-missile above.",
    "LARGE MISSILE BELOW 20 FT, SMALL MISSILE OVER",
    "SMALL-MISSILE GLAZING FROM 24' UP",
    "SMALL MISSILE IMPACT ABOVE 28 FT",
  ].map((says) => ({ says, plan: tall([60]), kinds: ["fail" as const] })),
  {
    says: "Large-missile rated from grade to 30 feet and small-missile above.",
    plan: tall([60]),
    kinds: ["pass"],
  },
  { says: "SMALL MISSILE IMPACT ABOVE 32 FT", plan: tall([60]), kinds: [] },
  {
    name: "bare figures under a head in feet",
    plan: {
      ...tall([60]),
      schedules: [
        aSchedule("window", [
          ["MARK", "mark"],
          ["SILL ABOVE GRADE (FT)", null],
          ["HEAD ABOVE GRADE (FT)", null],
          ["IMPACT RATING", null],
        ], [
          ["W2", "17.5", "22.5", "LARGE MISSILE"],
          ["W3", "28.0", "33.0", "SMALL MISSILE"],
          ["W4", "38.5", "43.5", "SMALL MISSILE"],
        ]),
      ],
    },
    kinds: ["fail"],
  },
  {
    name: "windows whose place tells from where to where they stand",
    plan: {
      ...tall([42]),
      schedules: [
        aSchedule("window", [["TYPE", "type"], ["PLACE", null], ["GLASS / IMPACT", null]], [
          ["A", "Classrooms, third floor, sill 3'-0\"", "Laminated, small missile"],
          ["D", "Clerestory, 20'-0\" to 24'-0\"", "Laminated, small missile only"],
          ["E", "Third floor, head 34'-0\", sill 30'-6\"", "Laminated, small missile"],
        ]),
      ],
    },
    kinds: ["fail"],
  },
  {
    name: "missile and height in one column",
    plan: {
      ...tall([42]),
      schedules: [
        aSchedule("window", [["MARK", "mark"], ["MSL / HT", null]], [
          ["W4", "SM MSL, 7'-0\""],
          ["W5", "LG MSL, 7'-0\""],
          ["W6", "SM MSL, 31'-0\""],
        ]),
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
