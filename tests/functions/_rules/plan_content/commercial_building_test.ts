import { aDoor, aFact, aHouse, aProject, aSchedule, aSheet } from "../../../fakes/plan_set.ts";
import { testItems } from "../../../fakes/checklist_table.ts";

const site = {
  number: "C-1",
  title: "SITE PLAN",
  discipline: "civil" as const,
  kind: "site" as const,
};
const code = { number: "G-001", discipline: "general" as const, kind: "code summary" as const };
const egress = { number: "LS-1", discipline: "life safety" as const, kind: "life safety" as const };
const frame = { number: "S-1", discipline: "structural" as const, kind: "structural" as const };
const sprinklers = {
  number: "FP-1",
  title: "FIRE SPRINKLER PLAN",
  discipline: "fire protection" as const,
  kind: "other" as const,
};
const dry = aProject({ femaFloodZone: "X" });
const inside = aProject({ description: "Interior tenant build-out" });
const insideOnly = {
  drawn: { codeSummary: { scopeOfWork: [aFact("TENANT BUILD-OUT IN SHELL")] } },
  project: inside,
  because: /^Interior work: “TENANT/,
};
const parking = aSchedule("parking", [["ITEM", "item"], ["PROVIDED", "provided"]], [[
  "TOTAL",
  "62",
]]);
const rated = aSchedule("partition", [["MARK", "mark"], ["RATING", "fire rating"]], [[
  "P1",
  "1 HR",
]]);
const fireDoor = aDoor("1", { fireRatingMin: 45 });
const occupants = aSchedule("occupant load", [["SPACE", "room"], ["OCC", "occupants"]], [[
  "A",
  "9",
]]);
const exits = aSchedule("egress", [["EXIT", "name"], ["CAPACITY", "capacity"]], [["1", "170"]]);
const finishes = aSchedule("room finish", [["ROOM", "room"], ["CLASS", "flame spread"]], [[
  "A",
  "C",
]]);
const fixtures = aSchedule("plumbing fixture", [["WC", null], ["REQ", "required"]], [["2", "2"]]);
const air = aSchedule("hvac", [["UNIT", "mark"], ["OA", "outdoor air"]], [["AHU-1", "180"]]);
const structure = {
  liveLoadsPsf: [aFact({ use: "office", psf: 50 })],
  windSpeedMph: [aFact({ mph: 120, kind: "ultimate" as const })],
  exposure: [aFact("C" as const)],
  stories: [aFact(1)],
  buildingHeightFt: [aFact(20)],
};
const built = [
  "SOIL BEARING 2,000 PSF",
  'FOOTING 24" x 12"',
  '8" CMU WALL',
  'ROOF TRUSSES @ 24" O.C.',
  "TERMITE PROTECTION: SOIL TREATMENT",
];
const onSite = [
  "FIRE LANE 20' WIDE",
  "HYDRANT 265' FROM BUILDING",
  "SETBACKS 30' ALL SIDES",
  '6" SANITARY TO ALLEY',
  "FLOOD ZONE X",
];
const accessible = [
  'ACCESSIBLE ROUTE 60" WALK, 1:48',
  'GRAB BARS: SIDE 42", REAR 36"',
  "HIGH-LOW DRINKING FOUNTAIN",
  "ACCESSIBLE PARKING: 3 SPACES",
  "ONE STORY BUILDING",
];

testItems({
  sheet: {},
  other: aHouse(),
  project: dry,
  items: {
    "DOC-107.3.5.1.1-1": {
      shows: [{ schedules: [parking] }],
      lookalikes: [onSite.slice(1), "STANDPIPES NOT REQUIRED, HIGHEST FLOOR 21' ABOVE FIRE ACCESS"],
      beside: onSite,
      sheet: site,
      notAsked: { ...insideOnly, drawn: { ...insideOnly.drawn, sheets: [aSheet()] } },
    },
    "DOC-107.3.5.1.1-2": {
      shows: [
        { codeSummary: { occupancyGroups: [aFact(["B" as const])] } },
        "USE: A-2 RESTAURANT, NEW",
      ],
      lookalikes: ["GROUP B FIXTURES TOGETHER"],
      sheet: code,
    },
    "DOC-107.3.5.1.1-3": {
      shows: [{ codeSummary: { constructionType: [aFact("IIB" as const)] } }],
      lookalikes: ["H-1 TYPE I HOOD", "TYPE X GYPSUM BOARD"],
      sheet: code,
    },
    "DOC-107.3.5.1.1-4": {
      shows: [{ schedules: [rated], doors: [fireDoor] }],
      lookalikes: ["CORRIDOR RATING | 0 HR (NON-RATED PARTITIONS)", { schedules: [rated] }],
      beside: ["PENETRATIONS OF RATED ASSEMBLIES: FIRESTOP SYSTEMS TESTED TO ASTM E814"],
    },
    "DOC-107.3.5.1.1-5": {
      shows: [["# FIRE SPRINKLER PLAN", 'FIRE RISER 6"']],
      lookalikes: ["AUTOMATIC SPRINKLERS | NFPA 13", "NFPA 13 (2019)"],
      sheet: sprinklers,
      project: aProject({ fireSprinkler: true }),
      notAsked: { project: aProject(), because: /^No sprinklers/ },
    },
    "DOC-107.3.5.1.1-6": {
      shows: [{ schedules: [occupants, exits] }],
      lookalikes: ["OCCUPANT LOAD POSTED IN EACH ROOM"],
      beside: ["FIRE ALARM | NOT REQUIRED (GROUP B UNDER 500)"],
      sheet: egress,
    },
    "DOC-107.3.5.1.1-7": {
      shows: [{
        schedules: [occupants, exits],
        doors: [aDoor("1")],
      }],
      lookalikes: ["CLASS K FIRE EXTINGUISHER: TRAVEL DISTANCE FROM CHARBROILER 34 FEET"],
      beside: [
        "TRAVEL DISTANCE 118 FT",
        "EMERGENCY LIGHTING 90 MINUTES",
        "EXIT SIGNS AT ALL EXITS",
        "ONE STORY BUILDING",
      ],
      sheet: egress,
    },
    "DOC-107.3.5.1.1-8": {
      shows: [{ codeSummary: structure }],
      lookalikes: ['THRESHOLDS 1/2" MAXIMUM, BEVELED.'],
      beside: built,
      sheet: frame,
      notAsked: insideOnly,
    },
    "DOC-107.3.5.1.1-9": {
      shows: [["CONCRETE 4,000 PSI", "R-19 BATT INSULATION", "# COMCHECK"]],
      lookalikes: ["ENERGY COMPLIANCE: COMCHECK C402 SUBMITTED WITH APPLICATION"],
    },
    "DOC-107.3.5.1.1-10": {
      shows: [accessible],
      lookalikes: ["DRINKING FOUNTAIN"],
    },
    "DOC-107.3.5.1.1-11": {
      shows: [{ schedules: [finishes, fixtures, air] }],
      lookalikes: [{ schedules: [finishes] }, "CLASS K EXTINGUISHER", "ROOF COVERING CLASS C"],
    },
    "DOC-107.3.5.1.1-12": {
      shows: ['ELEVATOR CAR 80" x 54"'],
      lookalikes: [
        "ELEVATOR BY OTHERS",
        "DRINKING FOUNTAIN AT ELEVATOR",
        "# GUARD ELEV.",
        "# DECK GUARD - ELEV.",
      ],
      notAsked: { drawn: "ELEV. 12.50", because: /^No elevator, escalator or lift/ },
    },
    "DOC-107.3.5.1.1-13": {
      shows: ['POOL FENCE 48" HIGH, SELF-CLOSING GATE'],
      lookalikes: ["POOL 14 x 26", "POOL UNDER SEPARATE PERMIT"],
      sheet: site,
      notAsked: { drawn: "CAR POOL PARKING", because: /^No pool is named on the sheets\.$/ },
    },
    "DOC-107.3.5.1.1-14": {
      shows: [{ doors: [fireDoor], schedules: [rated] }],
      lookalikes: [{ schedules: [rated] }],
      beside: ["FIRE DAMPER AT SHAFT"],
      notAsked: { because: /^The set shows no fire-rated wall, floor or door\.$/ },
    },
  },
});
