import assert from "node:assert/strict";
import type { Sheet } from "../../../../functions/_shared/domain/plan_set.ts";
import {
  aDimension,
  aFact,
  anEvidence,
  aNote,
  type aPlanSet,
  aProject,
  aRoom,
  aSchedule,
  aSheet,
  aWindow,
} from "../../../fakes/plan_set.ts";
import { answerTo, drawnOn, testItems } from "../../../fakes/checklist_table.ts";

const seal = aNote("G. Ferreira, R.A. FL AR 99004", { kind: "title-block" });
const firm = aNote("4100 W. Kennedy Blvd., Tampa, FL AA 26009996", { kind: "title-block" });
const index = aSchedule("sheet index", [["SHEET", "sheet number"]], [["A-101"]]);
const scale = {
  text: `1/8" = 1'-0"`,
  pointsPerFoot: 9,
  isVerified: false,
  evidence: anEvidence(`1/8" = 1'-0"`),
};
const length = aDimension(`12'-0"`, 144);
const wet = aProject({ femaFloodZone: "AE" });
const dry = aProject({ femaFloodZone: "X" });
const inside = aProject({ description: "Interior tenant build-out" });
const scopeOfWork = { codeSummary: { scopeOfWork: [aFact("TENANT BUILD-OUT IN SHELL")] } };
const insideOnly = { drawn: scopeOfWork, project: inside, because: /^Interior work: “TENANT/ };
const low = aProject({ buildingHeight: 20 });
const storeys = { stories: [aFact(1)], buildingHeightFt: [aFact(20)] };
const occupants = aSchedule("occupant load", [["SPACE", "room"], ["OCC", "occupants"]], [[
  "A",
  "9",
]]);
const exits = aSchedule("egress", [["EXIT", "name"], ["CLEAR", "clear width"]], [["1", '34"']]);
const site = aSheet({ number: "C-1", title: "SITE PLAN", discipline: "civil", kind: "site" });
const loads = {
  liveLoadsPsf: [aFact({ use: "office", psf: 50 })],
  windSpeedMph: [aFact({ mph: 140, kind: "ultimate" as const })],
  exposure: [aFact("C" as const)],
};

testItems({
  sheet: {},
  other: null,
  project: low,
  items: {
    "DOC-107.1-sets": {
      shows: [{
        notes: [seal, aNote("GEOTECHNICAL REPORT NO. 26-118 DATED 3/2/26")],
        schedules: [index],
        codeSummary: storeys,
      }],
      lookalikes: [
        "SEE SHEET INDEX",
        { notes: [firm], schedules: [index] },
        { notes: [seal], codeSummary: storeys },
      ],
    },
    "DOC-107.2.1-info": {
      shows: [{ sheets: [aSheet({ scales: [scale] })], dimensions: [length], notes: [aNote("N")] }],
      lookalikes: ["DO NOT SCALE DRAWINGS", "NORTH ELEVATION", { dimensions: [length] }],
    },
    "DOC-107.2.2-fps": {
      shows: ["# FIRE SPRINKLER PLAN"],
      lookalikes: [
        "SHOP DRAWINGS FOR FIRE SPRINKLER AND FIRE ALARM BY LICENSED CONTRACTORS",
        "NFPA 72",
      ],
      sheet: { number: "FP-1", title: "SPRINKLERS", discipline: "fire protection", kind: "other" },
      project: aProject({ fireSprinkler: true }),
      notAsked: {
        drawn: { codeSummary: { sprinklers: [aFact("none", { sourceText: "NOT PROVIDED" })] } },
        project: aProject(),
        because: /^No sprinklers: “NOT PROVIDED\.”$/,
      },
    },
    "DOC-107.2.3-egress": {
      shows: [{
        schedules: [occupants, exits],
        notes: [aNote("MAX. TRAVEL DISTANCE = 132'-0\""), aNote("ONE STORY BUILDING")],
      }],
      lookalikes: [
        "MANUAL FIRE ALARM BOXES ARE MOUNTED 8 FT. FROM EACH EXIT DOOR",
        "FIRE EXTINGUISHERS AT 75 FT MAXIMUM TRAVEL",
        { schedules: [occupants] },
      ],
    },
    "DOC-107.2.4-envelope": {
      shows: [["# WALL SECTION", "FLASHING AT SILL", "WEATHER-RESISTIVE BARRIER", "DRIP EDGE"]],
      lookalikes: ["SEALANT AT TOILET FIXTURES", ["# WALL SECTION", "FLASHING"]],
      sheet: { number: "A-301", title: "WALL SECTIONS", kind: "section" },
      notAsked: insideOnly,
    },
    "DOC-107.2.5-balconies": {
      shows: ["BALCONY: PEDESTRIAN TRAFFIC COATING OVER SLOPED CONCRETE"],
      lookalikes: [
        'COMMON BALCONY GUARD 38" HIGH',
        "BALCONY DECK COATING BY OTHERS",
        "COMPOSITE WOOD DECKING",
      ],
      sheet: { number: "A-301", title: "WALL SECTIONS", kind: "section" },
      notAsked: { because: /^No balcony or elevated walking surface/ },
    },
    "DOC-107.2.6-siteplan": {
      shows: [
        [
          "# SITE PLAN",
          "25'-0\" FRONT SETBACK",
          "10' SIDE SETBACK",
          "PROPERTY LINE",
          "FINISHED GRADE 12.5",
        ],
      ],
      lookalikes: [["# SITE PLAN", "PROPERTY LINE"], "SEE SITE PLAN"],
      sheet: site,
      notAsked: { ...insideOnly, drawn: { ...insideOnly.drawn, sheets: [aSheet()] } },
    },
    "DOC-107.2.6.1-dfe": {
      shows: ["DFE 10.0 NAVD", "DESIGN FLOOD ELEVATION 12.0' NAVD88"],
      lookalikes: [
        "BASE FLOOD ELEVATION 11.0' NAVD88",
        "BFE 9.0 NAVD",
        "FLOOD ZONE AE",
        "NORTH ELEVATION",
      ],
      sheet: site,
      project: wet,
      notAsked: { project: dry, because: /^Flood zone X: no design flood elevation\.$/ },
    },
    "DOC-107.2.7-structural": {
      shows: [{ codeSummary: loads, notes: [aNote("SOIL BEARING 2,000 PSF")] }],
      lookalikes: ["DESIGN LOADS PER ASCE 7", { codeSummary: loads }],
      sheet: { number: "S-001", discipline: "structural", kind: "structural" },
      project: dry,
      notAsked: insideOnly,
    },
    "DOC-107.3.4-dp": {
      shows: [
        { notes: [seal] },
        { notes: [seal, aNote("DEFERRED SUBMITTALS: TRUSSES, FIRE SPRINKLERS")] },
        // What is no part of the design is in no list.
        { notes: [seal, aNote("FURNITURE AND WINDOW TREATMENTS BY OTHERS")] },
      ],
      lookalikes: [
        { notes: [firm] },
        "ARCHITECT SHALL APPROVE SAMPLES",
        { notes: [seal, aNote("EMERGENCY LIGHTING: BY OTHERS, NOT INCLUDED IN THIS SET")] },
        { notes: [seal, aNote("FIRE SPRINKLERS UNDER SEPARATE PERMIT")] },
      ],
    },
    "DOC-107.3.5-base": {
      shows: [{
        notes: [
          "FLOOR PLAN",
          "SITE PLAN",
          "FOUNDATION PLAN",
          "ROOF FRAMING PLAN",
          "NORTH ELEVATION",
        ]
          .map((text) => aNote(text, { kind: "title" })),
        windows: [aWindow("W1", { widthIn: 36 })],
      }],
      lookalikes: ["# FLOOR PLAN", "SEE FOUNDATION PLAN", { rooms: [aRoom("OFFICE")] }],
    },
    "DOC-107.3.5.2": {
      shows: ["ASBESTOS SURVEY DATED 3/2/26 BY ENVIRO-TEST"],
      lookalikes: ["ASBESTOS / HAZ. MATERIALS: OWNER TO ADVISE", "DEMOLITION"],
      beside: ["DEMOLISH EXISTING WALL"],
      notAsked: {
        drawn: "DEMOLITION OF THE FORMER MOTEL IS UNDER A SEPARATE PERMIT.",
        because: /^Demolition is not part of this set: “DEMOLITION OF THE FORMER MOTEL/,
      },
    },
  },
});

Deno.test("a plan is one by its kind and rooms, a foundation by the sheet's whole title", () => {
  const base = (sheet: Partial<Sheet>, over: Parameters<typeof aPlanSet>[0] = {}) =>
    answerTo("DOC-107.3.5-base", drawnOn(sheet, over)).reason ?? "";
  const rooms = ["HALL", "KITCHEN", "BED ROOM"].map((name) => aRoom(name));
  const untitled = { title: null, titleBlock: null, number: null, kind: "floor plan" as const };
  assert.match(base(untitled, { rooms }), /^Shown: floor plan/);
  assert.doesNotMatch(base({ title: "FOUNDATION", kind: "structural" }), /Not found:.*foundation/);
  assert.match(base({ title: "FOUNDATION DETAILS", kind: "detail" }), /Not found:.*foundation/);
});

Deno.test("the scale of a plan may be a bar without a word", () => {
  const reason = (kind: "floor plan" | "detail", over: Parameters<typeof aPlanSet>[0] = {}) =>
    answerTo("DOC-107.2.1-info", drawnOn({ kind, title: "SHEET" }, over)).reason ?? "";
  assert.doesNotMatch(reason("floor plan", { dimensions: [length] }), /Not found:[^.]*scale/);
  assert.match(reason("detail", { dimensions: [length] }), /Not found:[^.]*scale/);
  assert.match(
    reason("floor plan", { notes: [aNote("GRAPHIC SCALE IN FEET")], dimensions: [length] }),
    /Shown:[^.]*scale/,
  );
});

Deno.test("a chimney nobody names may stand on an elevation", () => {
  const answer = (kind: "elevation" | "mechanical") =>
    answerTo("DOC-107.3.5.1.4-10", drawnOn({ kind, title: "SHEET" }, "OFFICE")).answer;
  assert.equal(answer("mechanical"), "not applicable");
  assert.equal(answer("elevation"), "could not verify");
});

Deno.test("what elevations and sections draw without a word is not called missing", () => {
  const answer = (id: string, sheet: Partial<Sheet>) => answerTo(id, drawnOn(sheet, "EQ")).answer;
  const elevations = { number: "A-201", title: "ELEVATIONS", kind: "elevation" as const };
  assert.equal(answer("DOC-107.2.4-envelope", elevations), "could not verify");
  const sections = { number: "A-301", title: "BUILDING SECTIONS", kind: "section" as const };
  assert.equal(answer("DOC-107.3.5-base", sections), "could not verify");
  const details = { number: "A-501", title: "DETAILS", kind: "detail" as const };
  assert.equal(answer("DOC-107.3.5-base", details), "not shown");
});
