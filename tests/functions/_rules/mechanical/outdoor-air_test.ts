import rule from "../../../../functions/_rules/mechanical/outdoor-air.ts";
import { aFact, aList, aNote, aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const unit = (serves: string, outdoorAir: string, remarks: string) => ({
  schedules: [
    aSchedule("hvac", [["Unit", "mark"], ["Serves", "load"], ["Supply CFM", "airflow"], [
      "Outdoor air CFM",
      "outdoor air",
    ], ["Remarks", "remarks"]], [
      ["RTU-1", serves, "4,200", outdoorAir, remarks],
    ]),
  ],
});

const listedUse = (room: string, use: string, air: string) => ({
  schedules: [
    aSchedule(
      "ventilation",
      [["NO.", null], ["ROOM", "room"], ["USE", null], ["PEOPLE", null], [
        "AREA",
        null,
      ], ["OA CFM", "outdoor air"]],
      [["102", room, use, "27", "1,350", air]],
      {
        title: "VENTILATION SCHEDULE",
      },
    ),
  ],
});

testStatements(rule, [
  {
    name: "a reading room by its use, with too little",
    plan: listedUse("Adult reading", "Library", "250"),
    kinds: ["fail"],
  },
  {
    name: "a reading room by its use, with enough",
    plan: listedUse("Adult reading", "Library", "300"),
    kinds: ["pass"],
  },
  {
    name: "the sum of people and area with the counts first",
    plan: aList(
      "VENT.",
      ["RM.", "OCC. x CFM + SF x CFM", "O.A. PROV'D"],
      ["106", "18 x 10 + 360 x 0.12", "180"],
    ),
    kinds: ["fail"],
  },
  {
    name: "the same with enough",
    plan: aList(
      "VENT.",
      ["RM.", "OCC. x CFM + SF x CFM", "O.A. PROV'D"],
      ["107", "16 x 10 + 310 x 0.12", "200"],
    ),
    kinds: ["pass"],
  },
  {
    name: "a dining room with too little",
    plan: unit("Dining", "1,150", "Dining 2,550 SF, 170 occupants"),
    kinds: ["fail"],
  },
  {
    name: "a dining room with enough",
    plan: unit("Dining", "1,734", "2,550 SF, 170 OCC"),
    kinds: ["pass"],
  },
  {
    name: "a small room given the whole cubic foot next to what it needs",
    plan: unit("Office", "30", "340 SF, 2 OCC"),
    kinds: ["pass"],
  },
  { name: "a blank to fill in", plan: unit("Sales", "_____", ""), kinds: ["cantTell"] },
  { name: "a figure to be decided", plan: unit("Sales", "T.B.D.", ""), kinds: ["cantTell"] },
  { name: "a dash", plan: unit("Sales", "--", ""), kinds: [] },
  { name: "a unit that serves two uses", plan: unit("Kitchen / office", "400", ""), kinds: [] },
  {
    name: "an office by its occupant load row",
    plan: {
      ...unit("OPEN OFFICE", "100", ""),
      occupantLoads: [{
        ...aFact("OPEN OFFICE"),
        space: "OPEN OFFICE",
        areaSqft: 3000,
        factor: 150,
        basis: "gross",
        occupants: 20,
        isTotal: false,
      }],
    },
    kinds: ["fail"],
  },
  { says: "OUTSIDE AIR REQUIRED: 400 CFM, PROVIDED: 350 CFM", kinds: ["fail"] },
  { says: "OUTDOOR AIR REQUIRED 400 CFM / PROVIDED 400 CFM", kinds: ["pass"] },
  {
    name: "a make-up air unit",
    plan: unit("Kitchen make-up air", "100", "Dining 2,550 SF, 170 occupants"),
    kinds: [],
  },
  { says: "Conference room 210: 20 people, 400 sf, outdoor air 60 cfm.", kinds: ["fail"] },
  { says: "Conference room 210: 20 people, 400 sf, outdoor air 160 cfm.", kinds: ["pass"] },
]);

/** A row of a ventilation table: zone, unit, area, people, outdoor air. */
const zone = (...cells: string[]) => ({
  schedules: [
    aSchedule(
      "ventilation",
      [
        ["Zone", null],
        ["Unit", "mark"],
        ["Sq ft", "area"],
        ["People", "occupants"],
        ["O.A. cfm", "outdoor air"],
      ],
      [cells],
      { title: "OUTDOOR AIR" },
    ),
  ],
});
/** A row of a fan schedule that works its air out. */
const fan = (serves: string, airCfm: string) => ({
  schedules: [
    aSchedule("exhaust fan", [["Mark", "mark"], ["Serves", "load"], ["CFM", "airflow"]], [
      ["DOAS-1", serves, airCfm],
    ]),
  ],
});
const drawing = "HVAC PLAN";
const beside = (text: string) => ({ notes: [aNote(text, { drawing })] });
const office = beside("OPEN OFFICE 2,400 SF, 14 OCC.");

testStatements(rule, [
  ...[
    { row: ["Classroom 201 (age 9+)", "RTU-2", "910", "46", "320"], kinds: ["fail" as const] },
    { row: ["Classroom 201 (age 9+)", "RTU-2", "910", "46", "569"], kinds: ["pass" as const] },
    {
      row: ["Classrooms 202, 203 (each)", "RTU-2", "910", "46", "320"],
      kinds: ["fail" as const],
    },
    { row: ["Classrooms 202, 203", "RTU-2", "910", "46", "320"], kinds: [] },
    { row: ["Classroom and office", "RTU-2", "910", "46", "320"], kinds: [] },
    { row: ["Boiler room (2 boilers)", "EF-2", "910", "-", "20"], kinds: [] },
    {
      row: ["Day care 101-103 (age 3-4)", "RTU-1", "2,310", "66", "1,080"],
      kinds: ["pass" as const],
    },
  ].map(({ row, kinds }) => ({ name: row.join(" | "), plan: zone(...row), kinds })),
  ...[
    { serves: "BAR: 7.5 X 148 + 0.18 X 2,220", air: "1,520", kinds: ["pass" as const] },
    { serves: "BAR: 7.5 X 148 + 0.18 X 2,220", air: "1,400", kinds: ["fail" as const] },
    {
      serves: "MEETING: 5 CFM/P x 40 P + .06 CFM/SF x 1,000 SF",
      air: "200",
      kinds: ["fail" as const],
    },
    { serves: "DUCTS 24 X 12 + 18 X 10", air: "100", kinds: [] },
    { serves: "BAR", air: "100", kinds: [] },
  ].map(({ serves, air, kinds }) => ({
    name: `${serves} at ${air} cfm`,
    plan: fan(serves, air),
    kinds,
  })),
  { says: "AHU-2: 100% RECIRC., NO O.A.", where: { drawing }, plan: office, kinds: ["cantTell"] },
  {
    says: "OPEN OFFICE 2,400 SF, 14 OCC: OUTSIDE AIR NONE",
    where: { drawing },
    kinds: ["fail"],
  },
  ...[
    "AHU-2: NO O.A. AT UNIT; 220 CFM O.A. FROM DOAS-1",
    "AHU-2: NO O.A. DAMPER, OUTDOOR AIR BY ERV-1",
    "NO O.A. INTAKE WITHIN 10 FT OF EXHAUST",
    "NO OUTSIDE AIR DURING MORNING WARM-UP",
    "IDF SPLIT: NO O.A.",
  ].map((says) => ({ says, where: { drawing }, plan: office, kinds: [] })),
  {
    name: "no outdoor air where nobody stays",
    says: "FCU-1: NO O.A.",
    where: { drawing },
    plan: beside("STORAGE 2,400 SF"),
    kinds: [],
  },
]);

/** A unit whose space is calculated elsewhere with 2,700 sq ft and 18 people: 252 cfm. */
const calculated = (serves: string, outdoorAir: string) => ({
  ...unit(serves, outdoorAir, ""),
  occupantLoads: [{
    ...aFact("UPPER OFFICES"),
    space: "UPPER OFFICES",
    areaSqft: 2700,
    factor: 150,
    basis: "gross" as const,
    occupants: 18,
    isTotal: false,
  }],
});

testStatements(rule, [
  {
    name: "a space named with its area, too little",
    plan: calculated("UPPER OFFICES 2,700 SF", "140"),
    kinds: ["fail"],
  },
  {
    name: "a space named with its area, enough",
    plan: calculated("UPPER OFFICES (2,700 SF)", "252"),
    kinds: ["pass"],
  },
  {
    name: "two spaces with their area",
    plan: calculated("UPPER OFFICES, SALES 2,700 SF", "140"),
    kinds: [],
  },
]);

const units = (...rows: [unit: string, serves: string, outdoorAir: string][]) => ({
  schedules: [
    aSchedule("hvac", [["Unit", "mark"], ["Serves", "load"], ["Supply CFM", "airflow"], [
      "OA CFM",
      "outdoor air",
    ]], rows.map(([unit, serves, outdoorAir]) => [unit, serves, "2,400", outdoorAir])),
  ],
});

testStatements(rule, [
  {
    name: "a dash where the other units have a figure",
    plan: units(["AHU-1", "Shop", "350"], ["AHU-2", "Studio", "-"]),
    kinds: ["cantTell"],
  },
  {
    name: "nothing where the other units have a figure",
    plan: units(["AHU-1", "Shop", "350"], ["AHU-2", "Studio", ""]),
    kinds: ["cantTell"],
  },
  {
    name: "a dash at a unit of a room nobody works in",
    plan: units(["AHU-1", "Shop", "350"], ["AC-2", "Elec. room", "--"]),
    kinds: [],
  },
  {
    name: "dashes beside a unit of outdoor air",
    plan: units(["DOAS-1", "All", "1,900"], ["AHU-2", "Studio", "--"]),
    kinds: [],
  },
]);

const rates = (
  row: string[],
  heads = ["SPACE", "AREA", "PEOPLE", "CFM/P", "CFM/SF", "O.A. CFM"],
) => ({
  schedules: [
    aSchedule("ventilation", heads.map((head) => [head, null]), [row], {
      title: "VENTILATION SCHEDULE",
    }),
  ],
});

testStatements(rule, [
  {
    name: "a row whose own rates come to more",
    plan: rates(["TASTING ROOM", "800", "40", "7.5", ".18", "300"]),
    kinds: ["fail"],
  },
  {
    name: "rates by other heads",
    plan: rates(["Club room", "800", "40", "5", "0.06", "180"], [
      "Space",
      "Floor area",
      "Occupants",
      "cfm per person",
      "cfm per sq ft",
      "Outdoor air cfm",
    ]),
    kinds: ["fail"],
  },
  {
    name: "a list of outdoor air and exhaust, both rates in one cell",
    plan: rates(["Dining 101", "46", "690", "7.5 per person + 0.18 per sf", "470", "380"], [
      "Room",
      "Occ.",
      "Area sf",
      "Rate",
      "Req. cfm",
      "Prov. cfm",
    ]),
    kinds: ["fail"],
  },
  {
    name: "a row that adds up",
    plan: rates(["TASTING ROOM", "800", "40", "7.5", ".18", "445"]),
    kinds: [],
  },
  {
    name: "a hotel's lounge at the rate of lobbies",
    plan: rates(["LOUNGE", "600", "20", "7.5", ".06", "190"]),
    kinds: [],
  },
  {
    name: "a cocktail lounge at that rate",
    plan: rates(["COCKTAIL LOUNGE", "600", "20", "7.5", ".06", "190"]),
    kinds: ["fail"],
  },
  {
    name: "a breakfast room at the rate of offices",
    plan: rates(["BREAKFAST ROOM", "600", "30", "5", ".06", "190"]),
    kinds: ["fail"],
  },
  {
    name: "a corridor without people",
    plan: rates(["CORR.", "900", "--", "--", ".06", "20"]),
    kinds: [],
  },
]);

/** One room worked out with rates of its own, met by what is provided. */
const worked = (room: string, perSqft: string, required: string, provided: string) => ({
  schedules: [
    aSchedule(
      "ventilation",
      [
        ["ROOM / USE", "room"],
        ["AREA SF", "area"],
        ["PEOPLE", "occupants"],
        ["CFM/PERSON", "airflow"],
        ["CFM/SF", "airflow"],
        ["OA REQ. CFM", "airflow"],
        ["OA PROV. CFM", "airflow"],
      ],
      [[room, "700", "20", "10", perSqft, required, provided]],
      { title: "OUTSIDE AIR" },
    ),
  ],
});

testStatements(rule, [
  {
    name: "rates lower than those of the room's name",
    plan: worked("NURSERY, DAY CARE", "0.12", "284", "285"),
    kinds: ["pass", "cantTell"],
  },
  {
    name: "the rates of the room's name",
    plan: worked("NURSERY, DAY CARE", "0.18", "326", "330"),
    kinds: ["pass"],
  },
  {
    name: "a room with its ages",
    plan: worked("CLASSROOM 2, AGES 6-9", "0.12", "284", "285"),
    kinds: ["pass"],
  },
  {
    name: "two rooms of two uses",
    plan: worked("NURSERY, OFFICE", "0.06", "242", "245"),
    kinds: ["pass"],
  },
]);

testStatements(rule, [
  ...([
    ["OA BASIS RTU-1: 60 PERSONS AND 1,440 SF GROUP EXERCISE", "900", "fail"],
    ["OA BASIS RTU-1: 60 PERSONS AND 1,440 SF GROUP EXERCISE", "1,290", "pass"],
    ["OA BASIS RTU-1: 160 PERSONS, 2,400 SF FELLOWSHIP HALL", "900", "fail"],
    ["OA BASIS RTU-1: 160 PERSONS, 2,400 SF FELLOWSHIP HALL", "950", "pass"],
    ["OUTSIDE AIR BASED ON: RTU 1, YOGA STUDIO 1,440 SF, 60 PEOPLE", "900", "fail"],
    [
      "O.A. CALC. RTU-1: 1,440 SF FITNESS CLASS, 60 OCC.; RTU-2: 36 + 8 PERSONS, 900 SF YOGA",
      "900",
      "fail",
    ],
    ["OA BASIS RTU-3: 60 PERSONS AND 1,440 SF GROUP EXERCISE", "900", null],
    ["OA BASIS RTU-1: 32 + 32 PERSONS, 1,440 SF GROUP EXERCISE", "900", null],
    ["OA BASIS RTU-1: 60 PERSONS AT 15 CFM", "900", null],
    ["EXHAUST BASIS RTU-1: 60 PERSONS AND 1,440 SF GROUP EXERCISE", "900", null],
  ] as const).map(([says, outdoor, kind]) => ({
    name: `${outdoor} cfm, ${says}`,
    says,
    plan: {
      schedules: [
        aSchedule(
          "ventilation",
          [["UNIT", "mark"], ["SERVES", null], ["CFM", "airflow"], ["OA CFM", "outdoor air"]],
          [["RTU-1", "STUDIO A", "1,950", outdoor], ["RTU-2", "OFFICE", "800", "90"]],
        ),
      ],
    },
    kinds: kind ? [kind] : [],
  })),
]);

const aired = (title: string, heads: string[], ...row: string[]) => ({
  schedules: [aSchedule("other", heads.map((it) => [it, null]), [row], { title })],
});

testStatements(rule, [
  {
    name: "what is asked for in the column before",
    plan: aired(
      "AIR UNITS",
      ["TAG", "SERVES", "REQ. O.A. CFM", "O.A. CFM"],
      "RTU-1",
      "OFFICES",
      "420",
      "300",
    ),
    kinds: ["fail"],
  },
  {
    name: "… and met",
    plan: aired(
      "AIR UNITS",
      ["TAG", "SERVES", "REQ. O.A. CFM", "O.A. CFM"],
      "RTU-1",
      "OFFICES",
      "420",
      "430",
    ),
    kinds: ["pass"],
  },
  {
    name: "a title that says what air it is",
    plan: aired(
      "VENTILATION (403.3)",
      ["Room", "Use", "Area", "Persons", "Provided"],
      "Fitness room",
      "Health club",
      "900 sq ft",
      "12",
      "180 cfm",
    ),
    kinds: ["fail"],
  },
  {
    name: "the supply of a room is no outdoor air",
    plan: aired(
      "SUPPLY AIR",
      ["Room", "Area", "Persons", "Provided"],
      "Fitness room",
      "900 sq ft",
      "12",
      "180 cfm",
    ),
    kinds: [],
  },
  { says: "RTU-2: O.A. REQUIRED 610 CFM, PROVIDED 450 CFM", kinds: ["fail"] },
  { says: "RTU-2: O.A. REQUIRED 610 CFM, PROVIDED 640 CFM", kinds: ["pass"] },
]);

testStatements(rule, [
  {
    name: "both rates in one cell",
    plan: aList("OUTSIDE AIR CHECK", ["ROOM", "AREA", "PEOPLE", "RATE", "OUTSIDE AIR"], [
      "PROVIDERS 201",
      "476 SF",
      "3",
      "5 CFM/P + 0.06/SF",
      "35 CFM",
    ]),
    kinds: ["fail"],
  },
  {
    name: "… and a rate of area that is no area",
    plan: aList("OA CALC", ["SPACE", "SF", "P", "OA CFM", "RATE"], [
      "102 BAR",
      "750",
      "50",
      "460",
      "7.5 P + .18 SF",
    ]),
    kinds: ["fail"],
  },
]);
