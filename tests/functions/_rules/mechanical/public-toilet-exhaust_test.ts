import rule from "../../../../functions/_rules/mechanical/public-toilet-exhaust.ts";
import { aList, aProject, aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const fan = (serves: string, fixtures: string, air: string, operation: string) => ({
  schedules: [
    aSchedule("exhaust fan", [["Fan", "mark"], ["Serves", "load"], ["Fixtures", null], [
      "CFM",
      "airflow",
    ], ["Operation", "control"]], [
      ["EF-1", serves, fixtures, air, operation],
    ]),
  ],
});

testStatements(rule, [
  {
    name: "150 cfm for three closets",
    plan: fan("Women 104", "3 water closets", "150", "Intermittent"),
    kinds: ["fail"],
  },
  {
    name: "210 cfm for three closets",
    plan: fan("Women 104", "3 water closets", "210", "Intermittent"),
    kinds: ["pass"],
  },
  {
    name: "140 cfm for closet and urinal",
    plan: fan("Men 105", "1 water closet, 1 urinal", "140", "Switched"),
    kinds: ["pass"],
  },
  {
    name: "150 cfm running always for three closets",
    plan: fan("WOMEN", "3 WC", "150", "Continuous"),
    kinds: ["pass"],
  },
  {
    name: "a total in its column",
    plan: fan("WOMEN 127, 2 WC", "", "100 TOTAL", "INTERMITTENT"),
    kinds: ["fail"],
  },
  {
    name: "what a rate comes to",
    plan: fan("WOMEN 104", "3 WC", "50 CFM PER WC, 150 CFM", "CONTINUOUS"),
    kinds: ["pass"],
  },
  {
    name: "a rate alone is that of one fixture",
    plan: fan("WOMEN 104", "3 WC", "70 CFM PER WC", "INTERMITTENT"),
    kinds: ["pass"],
  },
  { name: "40 cfm for a toilet room", plan: fan("TOILET 110", "", "40", ""), kinds: ["fail"] },
  {
    name: "75 cfm for a toilet room of unknown fixtures",
    plan: fan("TOILET 110", "", "75", ""),
    kinds: [],
  },
  {
    name: "50 cfm each with the lights",
    plan: fan("Toilets 4, 5, w/ lights", "", "50 ea.", ""),
    kinds: ["fail"],
  },
  {
    name: "60 cfm by an occupancy sensor",
    plan: fan("RESTROOM 12", "", "60", "OCC. SENSOR"),
    kinds: ["fail"],
  },
  {
    name: "75 cfm each with the lights",
    plan: fan("Toilets 4, 5, w/ lights", "", "75 each", ""),
    kinds: [],
  },
  {
    name: "60 cfm without a word on how it runs",
    plan: fan("TOILET 110", "", "60", ""),
    kinds: [],
  },
  {
    name: "two fans for one room",
    plan: fan("EF-1, EF-2: TOILET 110, SWITCHED", "", "50 ea.", ""),
    kinds: [],
  },
  ...["106 TOILET", "106 W.C.", "12 WC", "2-104 TOILET", "LEVEL 2 TOILETS", "12 TOILET"].map(
    (serves) => ({
      name: `75 cfm for ${serves}`,
      plan: fan(serves, "", "75", "with light, intermittent"),
      kinds: [],
    }),
  ),
  {
    name: "50 cfm with the light for a room by its number",
    plan: fan("106 TOILET", "", "50", "with light, intermittent"),
    kinds: ["fail"],
  },
  {
    name: "140 cfm for the fixtures of a room by its number",
    plan: fan("106 TOILET", "2 WC, 1 UR", "140", "with light"),
    kinds: ["fail"],
  },
  {
    name: "12 closets in words",
    plan: fan("WOMEN 204", "12 WATER CLOSETS", "600", "switched"),
    kinds: ["fail"],
  },
  { says: "TOILET EXHAUST 70 CFM PER FIXTURE", kinds: ["pass"] },
  { says: "TOILET EXHAUST 50 CFM PER WATER CLOSET", kinds: ["fail"] },
  { says: "TOILET EXHAUST 50 CFM PER WATER CLOSET, CONTINUOUS", kinds: ["pass"] },
  { name: "a kitchen hood fan", plan: fan("Hood H-1", "", "40", ""), kinds: [] },
  {
    says: ["EF-2 150 CFM, SWITCHED", "(2) WC, (2) UR"],
    kinds: ["fail"],
    where: { "drawing": "MEN'S TOILET" },
  },
  {
    says: ["EF-2 300 CFM, SWITCHED", "(2) WC, (2) UR"],
    kinds: ["pass"],
    where: { "drawing": "MEN'S TOILET" },
  },
]);

testStatements(rule, [
  {
    name: "100 cfm for a closet and a urinal called so",
    plan: fan("men", "1 closet 1 urinal", "100", ""),
    kinds: ["fail"],
  },
  {
    name: "140 cfm for two closets",
    plan: fan("women", "2 closets", "140", ""),
    kinds: ["pass"],
  },
]);

testStatements(rule, [
  {
    name: "50 cfm for the public toilet of an office in apartments",
    plan: fan("Office toilet 103 (public)", "1 W.C.", "50", "Light switch"),
    kinds: ["fail"],
  },
  {
    name: "70 cfm for it",
    plan: fan("Office toilet 103 (public)", "1 W.C.", "70", "Light switch"),
    kinds: ["pass"],
  },
  {
    name: "50 cfm for the baths of the apartments",
    plan: fan("Unit toilets", "1 W.C.", "50", "Light switch"),
    kinds: [],
  },
], aProject({ occupancyClassification: ["R-2", "B"] }));

testStatements(rule, [
  {
    name: "150 cfm with 3 under FIXT",
    plan: {
      schedules: [
        aSchedule(
          "hvac",
          [["FAN", "mark"], ["CFM", "airflow"], ["SERVES", "load"], ["FIXT", "name"], [
            "NOTE",
            "remarks",
          ]],
          [["EF-2", "150", "WOMEN 111", "3", "ROOF"]],
          { title: "FANS" },
        ),
      ],
    },
    kinds: ["fail"],
  },
  {
    name: "140 cfm with 2 under FIXT",
    plan: {
      schedules: [
        aSchedule(
          "hvac",
          [["FAN", "mark"], ["CFM", "airflow"], ["SERVES", "load"], ["FIXT", "name"], [
            "NOTE",
            "remarks",
          ]],
          [["EF-1", "140", "MEN 110", "2", "ROOF"]],
          { title: "FANS" },
        ),
      ],
    },
    kinds: ["pass"],
  },
  {
    name: "75 cfm with 1 under FIXT",
    plan: {
      schedules: [
        aSchedule(
          "hvac",
          [["FAN", "mark"], ["CFM", "airflow"], ["SERVES", "load"], ["FIXT", "name"], [
            "NOTE",
            "remarks",
          ]],
          [["EF-3", "75", "TLT 204", "1", "ROOF"]],
          { title: "FANS" },
        ),
      ],
    },
    kinds: ["pass"],
  },
  {
    name: "60 cfm with the light",
    plan: {
      schedules: [
        aSchedule(
          "hvac",
          [["FAN", "mark"], ["CFM", "airflow"], ["SERVES", "load"], ["FIXT", "name"], [
            "NOTE",
            "remarks",
          ]],
          [["EF-3", "60", "TLT 204", "1", "SWITCHED W/ LT"]],
          { title: "FANS" },
        ),
      ],
    },
    kinds: ["fail"],
  },
  {
    name: "480 cfm for 8 fixtures of girls",
    plan: aList("EXHAUST FAN SCHEDULE", [
      "UNIT",
      "SERVES",
      "OPERATION",
      "REQUIRED",
      "PROVIDED",
      "REMARKS",
    ], [
      "EF-2",
      "GIRLS 116 (8 FIXTURES)",
      "INTERMITTENT",
      "SEE REMARKS",
      "480 CFM",
      "OCCUPANCY SENSOR",
    ]),
    kinds: ["fail"],
  },
  {
    name: "255 cfm running always for 5 fixtures of boys",
    plan: aList("EXHAUST FAN SCHEDULE", [
      "UNIT",
      "SERVES",
      "OPERATION",
      "REQUIRED",
      "PROVIDED",
      "REMARKS",
    ], [
      "EF-1",
      "BOYS 115 (5 FIXTURES)",
      "CONTINUOUS",
      "250 CFM (50 CFM EACH)",
      "255 CFM",
      "24 HOUR OPERATION",
    ]),
    kinds: ["pass"],
  },
  {
    name: "100 cfm beside the 140 cfm required",
    plan: aList("EXHAUST FAN SCHEDULE", ["UNIT", "SERVES", "REQUIRED", "PROVIDED"], [
      "EF-1",
      "WOMEN 106, 2 WC",
      "140 CFM",
      "100 CFM",
    ]),
    kinds: ["fail"],
  },
  { says: "EF-2, 100 CFM, SERVES WOMEN 104 (2 WC), WITH LIGHTS", kinds: ["fail"] },
  {
    says: "Men 105: exhaust 100 cfm on light switch for 1 water closet and 1 urinal.",
    kinds: ["fail"],
  },
  {
    name: "210 cfm with 2 under WC and 2 under UR",
    plan: aList("EXHAUST FAN SCHEDULE", ["FAN", "ROOM", "WC", "UR", "CFM"], [
      "EF-1",
      "MEN 110",
      "2",
      "2",
      "210",
    ]),
    kinds: ["fail"],
  },
  {
    name: "280 cfm with 2 under WC and 2 under UR",
    plan: aList("EXHAUST FAN SCHEDULE", ["FAN", "ROOM", "WC", "UR", "CFM"], [
      "EF-1",
      "MEN 110",
      "2",
      "2",
      "280",
    ]),
    kinds: ["pass"],
  },
  {
    name: "a rooftop unit for a room of boys",
    plan: aList("EXHAUST FAN SCHEDULE", ["UNIT", "SERVES", "CFM"], ["RTU-2", "BOYS 115", "100"]),
    kinds: [],
  },
  {
    name: "a hood fan with nothing under FIXT",
    plan: {
      schedules: [
        aSchedule(
          "hvac",
          [["FAN", "mark"], ["CFM", "airflow"], ["SERVES", "load"], ["FIXT", "name"]],
          [["KEF-1", "360", "HOOD H-1", ""]],
          { title: "FANS" },
        ),
      ],
    },
    kinds: [],
  },
  { says: "EF-2, 100 CFM, JANITOR 104", kinds: [] },
  { says: "WOMEN 104: EXH 150 CFM, 3 WC", kinds: ["fail"] },
  {
    name: "150 cfm in total for 3 fixtures",
    plan: aList("EXHAUST FAN SCHEDULE", [
      "MARK",
      "AREA SERVED",
      "FIXTURES",
      "CFM/FIXT.",
      "TOTAL CFM",
    ], ["EF-1", "MEN", "3", "50", "150"]),
    kinds: ["fail"],
  },
  {
    name: "120 cfm with two closets in the remarks",
    plan: aList("EXHAUST FAN SCHEDULE", ["MARK", "AREA SERVED", "CFM", "REMARKS"], [
      "EF-1",
      "WOMEN 203",
      "120",
      "SERVES 2 WATER CLOSETS",
    ]),
    kinds: ["fail"],
  },
  {
    name: "100 cfm with 1 under NO. WC and 1 under NO. UR",
    plan: aList("EXHAUST FAN SCHEDULE", ["TAG", "ROOM", "NO. WC", "NO. UR", "EXH CFM"], [
      "EF-3",
      "MEN 12",
      "1",
      "1",
      "100",
    ]),
    kinds: ["fail"],
  },
  { says: "Toilet exhaust: 50 cfm per fixture, switched", kinds: ["fail"] },
  {
    name: "100 cfm over two closets of a drawing",
    says: ["EF-2 100 CFM", "(2) WC"],
    where: { drawing: "WOMEN'S TOILET PLAN" },
    kinds: ["fail"],
  },
  { says: "EXHAUST WOMEN'S ROOM 106 (3 WATER CLOSETS) AT 180 CFM", kinds: ["fail"] },
  {
    name: "50 cfm by an occupancy sensor for a unisex room",
    plan: aList("EXHAUST FAN SCHEDULE", ["TAG", "ROOM", "CFM", "CONTROL"], [
      "EF-4",
      "UNISEX 108",
      "50",
      "OCC SENSOR",
    ]),
    kinds: ["fail"],
  },
  {
    name: "140 cfm with 1 under NO. WC and 1 under NO. UR",
    plan: aList("EXHAUST FAN SCHEDULE", ["TAG", "ROOM", "NO. WC", "NO. UR", "EXH CFM"], [
      "EF-3",
      "MEN 12",
      "1",
      "1",
      "140",
    ]),
    kinds: ["pass"],
  },
  { says: "WOMEN 104: EXH 210 CFM, 3 WC", kinds: ["pass"] },
  {
    name: "supply air of a locker room",
    plan: aList("EXHAUST FAN SCHEDULE", ["TAG", "ROOM", "CFM", "CONTROL"], [
      "SF-4",
      "WOMEN LOCKER SUPPLY",
      "50",
      "",
    ]),
    kinds: [],
  },
  {
    name: "closets provided, no air",
    plan: aList("PLUMBING FIXTURES", ["FLOOR / SEX", "PERSONS", "W.C. REQ'D", "W.C. PROV."], [
      "1 WOMEN",
      "42",
      "2",
      "2",
    ]),
    kinds: [],
  },
  {
    name: "150 cfm running always with 3 under WC",
    plan: aList("EXHAUST FAN SCHEDULE", ["TAG", "ROOM", "WC", "CFM", "CONTROL"], [
      "EF-4",
      "WOMEN 108",
      "3",
      "150",
      "CONTINUOUS",
    ]),
    kinds: ["pass"],
  },
]);

const fans = (air: string) => ({
  schedules: [
    aSchedule("other", [["NO", "mark"], ["SERVES", null], ["CFM", "airflow"], ["REMARKS", null]], [
      ["EF-1", "WOMEN 110 6 WC", air, "ROOF"],
    ]),
  ],
});

testStatements(rule, [
  { name: "350 switched for six closets", plan: fans("350 INTERM"), kinds: ["fail"] },
  { name: "420 switched for six closets", plan: fans("420 INT."), kinds: ["pass"] },
]);

testStatements(rule, [
  {
    name: "a head that says that the flow is that of one",
    plan: {
      schedules: [
        aSchedule("exhaust fan", [["MK", "mark"], ["SERVES", "load"], ["FIXTURES", null], [
          "CFM PER FIXTURE",
          "airflow",
        ], ["OPERATION", "control"]], [["EF-4", "GIRLS", "3 WC", "75", "SWITCHED"]]),
      ],
    },
    kinds: ["pass"],
  },
]);

testStatements(rule, [
  {
    name: "a count under CLOSETS",
    plan: aList("FANS", ["FAN", "SERVES", "CLOSETS", "CFM"], ["EF-1", "WOMEN 108", "2", "120"]),
    kinds: ["fail"],
  },
]);

const perStorey = (head: string) => ({
  schedules: [
    aSchedule("plumbing fixture", [["FIXTURE", null], ["SUM", null]], [
      ["WATER CLOSETS, WOMEN", "3"],
    ]),
    aSchedule("exhaust fan", [["MARK", "mark"], ["SERVES", null], [head, null], [
      "CFM",
      "airflow",
    ], ["OPERATION", "control"]], [
      ["EF-1", "WOMEN 125", "2", "140", "INTERMITTENT"],
      ["EF-2", "WOMEN 225", "1", "65", "INTERMITTENT"],
    ]),
  ],
});

testStatements(rule, [
  ...["FIXTURES (WC + URINAL)", "WC & UR", "NO. OF WATER CLOSETS AND URINALS", "FIXTURES SERVED"]
    .map((head) => ({
      name: `counts under ${head}`,
      plan: perStorey(head),
      kinds: ["pass" as const, "fail" as const],
    })),
  {
    name: "fixtures of the building, where each storey has a room for women",
    plan: perStorey("STATIC"),
    kinds: ["fail"],
  },
]);
