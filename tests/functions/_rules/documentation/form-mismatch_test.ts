import type { PlanSet } from "../../../../functions/_shared/domain/plan_set.ts";
import type { ProjectDetails } from "../../../../functions/_shared/domain/project.ts";
import rule from "../../../../functions/_rules/documentation/form-mismatch.ts";
import {
  aDimension,
  aFact,
  aNote,
  aPlanSet,
  aProject,
  aSchedule,
  aSheet,
} from "../../../fakes/plan_set.ts";
import { testRule } from "../../../fakes/rule_table.ts";

const drawn = (
  codeSummary: Parameters<typeof aPlanSet>[0] extends infer T
    ? NonNullable<T> extends { codeSummary?: infer C } ? C : never
    : never,
) => aPlanSet({ codeSummary });

const low = aProject({ buildingHeight: 24 });

testRule(rule, [
  ["asks about an eave above the form's height", `28'-0" EAVE`, "cantTell", low],
  ["asks about an eave's height in other words", `EAVE HT. 26 FT`, "cantTell", low],
  ["accepts an eave below the form's height", `EAVE 20'-0"`, "", low],
  ["leaves levels alone", `EAVE EL. +38'-0"`, "", low],
  ["leaves overhangs alone", `EAVE 30'-0" LONG, 12" OVERHANG`, "", low],
  ["leaves the length over the eaves alone", `62'-0" out to out of eaves`, "", low],
  ["leaves the width from eave to eave alone", `EAVE TO EAVE 48'-0"`, "", low],
  [
    "says nothing when all agrees",
    drawn({
      occupancyGroups: [aFact(["B" as const])],
      constructionType: [aFact("IIB" as const)],
      sprinklers: [aFact("none" as const)],
      buildingHeightFt: [aFact(20.2)],
      buildingAreaSqft: [aFact(4050)],
    }),
    "",
  ],
  ["fails another group", drawn({ occupancyGroups: [aFact(["A-2" as const])] }), "fail"],
  [
    "accepts further groups",
    drawn({ occupancyGroups: [aFact(["B" as const, "S-1" as const])] }),
    "",
  ],
  ["fails another construction type", drawn({ constructionType: [aFact("VB" as const)] }), "fail"],
  [
    "only asks when the sheets differ among themselves",
    drawn({
      constructionType: [aFact("VB" as const), aFact("IIIB" as const)],
    }),
    "cantTell cantTell",
  ],
  ["fails sprinklers the form denies", drawn({ sprinklers: [aFact("NFPA 13" as const)] }), "fail"],
  ["asks about another area", drawn({ buildingAreaSqft: [aFact(4200)] }), "cantTell"],
  [
    "accepts the area of one floor",
    drawn({
      buildingAreaSqft: [aFact(8000)],
      areaByFloor: [aFact({ floor: "FIRST", areaSqft: 4000 })],
    }),
    "",
  ],
  [
    "asks about another area of the tenant's space",
    drawn({ areaByFloor: [aFact({ floor: "SUITE", areaSqft: 2150 })] }),
    "cantTell",
  ],
  [
    "takes the area of a floor for no tenant's",
    drawn({ areaByFloor: [aFact({ floor: "SECOND", areaSqft: 2150 })] }),
    "",
  ],
  ["asks about another height", drawn({ buildingHeightFt: [aFact(26)] }), "cantTell"],
  [
    "fails another flood zone",
    drawn({ floodZone: [aFact("AE")] }),
    "fail",
    aProject({ femaFloodZone: "X" }),
  ],
  [
    "accepts one zone in other words",
    drawn({ floodZone: [aFact("ZONE X (SHADED)")] }),
    "",
    aProject({ femaFloodZone: "X" }),
  ],
  ...([
    ["asks about another base flood elevation", 9, "cantTell"],
    ["says nothing about the same base flood elevation", 8, ""],
    ["says nothing about a base flood elevation written with hundredths", 8.01, ""],
  ] as const).map(([name, ft, kinds]): [string, PlanSet, typeof kinds, ProjectDetails] => [
    name,
    drawn({ baseFloodElevationFt: [aFact(ft)] }),
    kinds,
    aProject({ baseFloodElevation: 8 }),
  ]),
  [
    "says nothing about freeboard above the base flood elevation",
    drawn({ baseFloodElevationFt: [aFact(8), aFact(1, { sourceText: "BFE + 1 FT" })] }),
    "",
    aProject({ baseFloodElevation: 8 }),
  ],
  ["says nothing about a zone the form leaves out", drawn({ floodZone: [aFact("AE")] }), ""],
  [
    "names both places of a contradiction",
    drawn({ floodZone: [aFact("AE"), aFact("VE")] }),
    "cantTell",
  ],
  [
    "leaves other contradictions to other rules",
    drawn({ exposure: [aFact("B" as const), aFact("C" as const)] }),
    "",
  ],
]);

const noted = (text: string) => aPlanSet({ notes: [aNote(text)] });

testRule(rule, [
  ["asks about a generator the form leaves out", noted("GEN 150 KW DIESEL"), "cantTell"],
  ["asks about its rating first", noted("20 KW STANDBY GENERATOR"), "cantTell"],
  ["accepts a generator of the form", noted("GEN 150 KW"), "", aProject({ generator: true })],
  ...["FUTURE GENERATOR 20 KW", "EXIST. GENERATOR 20 KW", "PORTABLE GENERATOR 7.5 KW", "GEN. NOTES"]
    .map((text): [string, ReturnType<typeof noted>, string] => [
      `leaves alone ${text}`,
      noted(text),
      "",
    ]),
]);

testRule(rule, [
  [
    "leaves an adjacent building alone",
    drawn({
      constructionType: [{ ...aFact("VB" as const), sourceText: "ADJACENT BUILDING | TYPE V-B" }],
    }),
    "",
  ],
]);

testRule(rule, [
  [
    "asks about a type that is only allowed",
    drawn({
      constructionType: [{
        ...aFact("VB" as const),
        sourceText: "ALLOWABLE: TYPE V-B, 9,000 SF",
      }],
    }),
    "cantTell",
  ],
]);

testRule(rule, [
  [
    "leaves a clubhouse with its own permit alone",
    aPlanSet({
      codeSummary: {
        constructionType: [
          aFact("VB" as const, { sourceText: "CLUBHOUSE 1,850 SF, TYPE VB, SEPARATE PERMIT" }),
        ],
      },
    }),
    "",
  ],
  [
    "leaves a shed alone",
    aPlanSet({
      codeSummary: {
        constructionType: [aFact("VB" as const, { sourceText: "DETACHED SHED, TYPE VB" })],
      },
    }),
    "",
  ],
]);

testRule(rule, [[
  "asks which height of a ceiling is meant",
  aPlanSet({
    sheets: [aSheet({ kind: "reflected ceiling plan" })],
    notes: [aNote("STUDIO 241", { box: { x: 50, y: 50, width: 4, height: 1 } })],
    dimensions: [aDimension(`10'-8"`, 128, { box: { x: 51, y: 51.5, width: 2, height: 1 } })],
    schedules: [
      aSchedule("room finish", [["ROOM", "mark"], ["CLG HT", "ceiling height"]], [[
        "241",
        `9'-2"`,
      ]]),
    ],
  }),
  "cantTell",
]]);

const beside = (heading: string) => {
  const note = aNote("CONSTRUCTION TYPE: II-A", { heading });
  const { box, sourceText } = note;
  return aPlanSet({
    notes: [note],
    codeSummary: { constructionType: [aFact("IIA" as const, { box, sourceText })] },
  });
};

testRule(rule, [
  ["leaves data under the title of a shed alone", beside("SHED DATA"), ""],
  ["leaves a detached garage alone", beside("DETACHED GARAGE DATA"), ""],
  ["fails data of the house itself", beside("CODE DATA"), "fail"],
  ["fails data of house and shed together", beside("HOUSE AND SHED DATA"), "fail"],
]);

const units = (first: string, second: string, page = 2) =>
  aPlanSet({ notes: [aNote(first), aNote(second, { page })] });

testRule(rule, [
  [
    "asks about two areas of one unit",
    units("UNIT A - 1,050 SF", "UNIT A: 1,130 S.F."),
    "cantTell",
  ],
  ["accepts rounding", units("UNIT A - 1,050 SF", "UNIT A: 1,062 S.F."), ""],
  ["leaves another unit alone", units("UNIT A - 1,050 SF", "UNIT B: 1,130 S.F."), ""],
  ["compares no gross with net", units("UNIT A 1,050 SF NET", "UNIT A 1,130 SF GROSS"), ""],
  ["leaves balconies alone", units("UNIT A - 1,050 SF", "UNIT A BALCONY 130 SF"), ""],
  ["leaves one sheet to itself", units("UNIT A - 1,050 SF", "UNIT A: 1,130 S.F.", 1), ""],
]);

/** An area of the summary and a callout under a plan of another sheet. */
const storey = (floor: string, areaSqft: number, says: string, drawing: string) =>
  aPlanSet({
    codeSummary: { areaByFloor: [aFact({ floor, areaSqft })] },
    notes: [aNote(says, { page: 4, drawing })],
  });

testRule(rule, [
  [
    "asks about a storey whose plan gives another gross area",
    storey("PER FLOOR", 7600, "GROSS FLOOR AREA: 7,350 SF", "SECOND FLOOR PLAN"),
    "cantTell",
  ],
  [
    "asks about the storey of that name",
    storey("LEVEL 2", 7600, "G.F.A. 7,350 S.F.", "2ND FLOOR PLAN"),
    "cantTell",
  ],
  [
    "accepts rounding of it",
    storey("PER FLOOR", 7600, "GROSS FLOOR AREA 7,612 SF", "SECOND FLOOR PLAN"),
    "",
  ],
  [
    "leaves another storey alone",
    storey("FIRST FLOOR", 7600, "GROSS FLOOR AREA 7,350 SF", "SECOND FLOOR PLAN"),
    "",
  ],
  [
    "leaves the area of a suite alone",
    storey("PER FLOOR", 7600, "SUITE 210 GROSS FLOOR AREA 2,350 SF", "SECOND FLOOR PLAN"),
    "",
  ],
  [
    "leaves a drawing of no storey alone",
    storey("PER FLOOR", 7600, "GROSS FLOOR AREA 7,350 SF", "SITE PLAN"),
    "",
  ],
]);

/** Two sheets, each with a text about the area of the whole. */
const twoSheets = (first: string, second: string, drawing: string | null = null) =>
  aPlanSet({ notes: [aNote(first, { page: 1 }), aNote(second, { page: 2, drawing })] });

testRule(rule, [
  ...([
    ["Living 3,080 sq ft; garage 440; balcony 108", "Living area both floors: 2,864 sq ft."],
    ["SUITE | 6,240 SF GROSS OF 24,600 SF", "TENANT AREA THIS PLAN: 6,420 SF."],
    ["LEASED SPACE 2,150 S.F.", "SUITE AREA (GROSS) = 2,350 SQ. FT."],
    ["TOTAL CONDITIONED AREA 2,410 SF", "CONDITIONED FLOOR AREA: 2,510 SF"],
    ["DEMISED PREMISES: 1,800 SF", "TENANT SPACE 1,650 SQUARE FEET"],
  ] as const).map(([first, second]): [string, PlanSet, "cantTell"] => [
    `asks about ${first} beside ${second}`,
    twoSheets(first, second),
    "cantTell",
  ]),
  ...([
    ["LIVING AREA 3,080 SF", "LIVING AREA: 3,075 SF"],
    ["LIVING AREA 3,080 SF", "FIRST FLOOR LIVING AREA 2,864 SF"],
    ["LIVING AREA 3,080 SF", "CONDITIONED AREA 2,864 SF"],
    ["LIVING AREA 1,080 SF", "LIVING 320 SF"],
    ["TENANT AREA 2,150 SF", "ADJACENT TENANT 2,350 SF"],
    ["SUITE 104 | 2,150 SF", "SUITE 106 | 2,350 SF"],
    ["LIVING AREA 3,080 SF", "LIVING AREA 2,864 SF X 3 VA"],
    ["LIVING AREA 3,080 SF", "LIVING AREA MIN. 2,864 SF"],
  ] as const).map(([first, second]): [string, PlanSet, ""] => [
    `accepts ${first} beside ${second}`,
    twoSheets(first, second),
    "",
  ]),
  [
    "leaves the areas of two units alone",
    twoSheets("LIVING AREA 1,280 SF", "LIVING AREA 1,164 SF", "UNIT B FLOOR PLAN"),
    "",
  ],
]);

const form = aProject({ buildingArea: 6120 });
/** A code summary that gives the area only in a sentence. */
const sentence = (says: string, stories: number[] = [1]) =>
  aPlanSet({
    notes: [aNote(says)],
    codeSummary: { stories: stories.map((count) => aFact(count)) },
  });

testRule(rule, [
  [
    "asks about a footprint of one storey",
    sentence("BLDG FOOTPRINT 5,760 SF GROSS"),
    "cantTell",
    form,
  ],
  [
    "asks about a footprint said to be of one storey",
    sentence("BUILDING FOOTPRINT: 5,760 SQ. FT., ONE STORY", []),
    "cantTell",
    form,
  ],
  ["accepts the form's footprint", sentence("BLDG FOOTPRINT 6,120 SF"), "", form],
  ["leaves a footprint of two storeys alone", sentence("BLDG FOOTPRINT 3,060 SF", [2]), "", form],
  [
    "leaves a footprint of unknown storeys alone",
    sentence("BLDG FOOTPRINT 3,060 SF", []),
    "",
    form,
  ],
  [
    "leaves an allowable footprint alone",
    sentence("ALLOWABLE BUILDING FOOTPRINT 9,000 SF"),
    "",
    form,
  ],
  ...([
    ["AREA 2,040 SF EACH LEVEL, 6,120 SF ALL", ""],
    ["FLOOR AREA 2,040 SF PER FLOOR", ""],
    ["FLOOR AREA 2,040 SF GROUND FLOOR", "cantTell"],
    ["AREA 2,040 SF (ALLOWABLE 6,120 SF)", "cantTell"],
  ] as const).map(([sourceText, kinds]): [string, PlanSet, typeof kinds, ProjectDetails] => [
    `reads ${sourceText} of three storeys`,
    aPlanSet({
      codeSummary: { buildingAreaSqft: [aFact(2040, { sourceText })], stories: [aFact(3)] },
    }),
    kinds,
    form,
  ]),
]);
