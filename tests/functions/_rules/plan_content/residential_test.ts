import assert from "node:assert/strict";
import {
  aDoor,
  aFact,
  aHouse,
  aProject,
  aSchedule,
  aSheet,
  aWindow,
} from "../../../fakes/plan_set.ts";
import { answerTo, drawnOn, testItems } from "../../../fakes/checklist_table.ts";

const site = aSheet({ number: "C-1", title: "SITE PLAN", discipline: "civil", kind: "site" });
const structure = {
  liveLoadsPsf: [aFact({ use: "floor", psf: 40 })],
  windSpeedMph: [aFact({ mph: 150, kind: "ultimate" as const })],
  exposure: [aFact("C" as const)],
  stories: [aFact(1)],
};
const built = [
  "# TYPICAL WALL SECTION",
  "HURRICANE STRAP AT EACH TRUSS",
  "SOIL BEARING 2,000 PSF",
  'FOOTING 24" x 12"',
  'ROOF TRUSSES @ 24" O.C.',
  "TERMITE PROTECTION: SOIL TREATMENT",
];
const bath = aDoor("104", { location: "BATH 2", clearWidthIn: 30 });
const narrow = aDoor("104", { location: "BATH 2", clearWidthIn: 26 });
const escape = aWindow("A", { clearOpeningSqft: 5.7 });
const marks = aSchedule("window", [["MARK", "mark"]], [["A"]]);
const trailer = ["MANUFACTURED HOME 28 x 60"];
const noTrailer = {
  drawn: "METAL BUILDING MANUFACTURER",
  because: /^No manufactured building is named on the sheets\.$/,
};

testItems({
  sheet: {},
  project: aHouse({ femaFloodZone: "X" }),
  other: aProject(),
  items: {
    "DOC-107.3.5.3-1": {
      shows: [["25'-0\" FRONT SETBACK", "SIDE YARD 7.50'"], "SETBACKS: FRONT 25', SIDE 7.5'"],
      lookalikes: [
        "FRONT YARD",
        "25'-0\" FRONT SETBACK",
        ["75 FT. SETBACK FROM LAKE", "50 FT. SETBACK SEWER LINE"],
        ["25'-0\" FRONT SETBACK", "SIDE YARD 7.50'", "SEPTIC TANK BY OTHERS"],
      ],
      sheet: site,
    },
    "DOC-107.3.5.3-2": {
      shows: ['HOUSE/GARAGE WALL: 1/2" GYP. BD. GARAGE SIDE, TAPED'],
      lookalikes: ["GARAGE DOOR 16 x 7", "TYPE X GYPSUM AT CEILING"],
      beside: ["GARAGE"],
      notAsked: { because: /^No attached garage and no wall shared/ },
    },
    "DOC-107.3.5.3-3": {
      shows: ["FIREBLOCK AT RIM"],
      lookalikes: ["FIREPLACE", "FIRE CODE", "NO NFPA 13D"],
    },
    "DOC-107.3.5.3-4": {
      shows: ["SMOKE ALARMS IN EACH BEDROOM, INTERCONNECTED", "S/CO"],
      lookalikes: [
        "SMOKE DETECTORS: LOCATIONS BY ELECTRICAL CONTRACTOR",
        "DUCT SMOKE DETECTOR",
        "SMOKE AND CO ALARMS ON AFCI LIGHTING CIRCUIT",
        ["SMOKE ALARMS IN EACH BEDROOM", "GARAGE"],
      ],
    },
    "DOC-107.3.5.3-5": {
      shows: [{ windows: [escape] }, 'BEDROOM 2 EGRESS WINDOW, SILL @ 42"'],
      lookalikes: [{ schedules: [marks] }, ["EGRESS WINDOW", "STAIR UP"]],
    },
    "DOC-107.3.5.3-6": {
      shows: [{ codeSummary: structure }],
      lookalikes: ["HORZ. CORRUGATED METAL PANEL"],
      beside: built,
      sheet: { number: "S-1", discipline: "structural", kind: "structural" },
    },
    "DOC-107.3.5.3-7": {
      shows: [{ doors: [bath] }, "ACCESSIBLE BATH"],
      lookalikes: [{ doors: [narrow] }, '29" COUNTER', "BATH 2"],
    },
    "DOC-107.3.5.3-8": {
      shows: ["IMPACT GLAZING, ALL OPENINGS", "ACCORDION SHUTTERS"],
      lookalikes: ["GLAZING | INSULATED, NON-IMPACT", "IMPACT FEE", "FIRE SHUTTER"],
      notAsked: {
        drawn: {
          codeSummary: { windSpeedMph: [aFact({ mph: 120, kind: "ultimate" })] },
        },
        because: /^Ultimate wind speed 120 mph: outside the wind-borne debris region\.$/,
      },
    },
    "DOC-107.3.5.3-9": {
      shows: [["# ENERGY - FORM R402-2023 PRESCRIPTIVE", "# MANUAL J"]],
      lookalikes: [
        "ENERGY FORM AND MANUAL J SUBMITTED WITH APPLICATION",
        ["# ENERGY - FORM R405-2023 ATTACHED", "# MANUAL J"],
        "WINDOWS: U-FACTOR 0.36, SHGC 0.30 (FORM R402)",
      ],
      sheet: { number: "EN-1", title: "ENERGY", discipline: "other", kind: "other" },
    },
  },
});

testItems({
  sheet: site,
  other: null,
  items: {
    "DOC-107.3.5.4-1": {
      shows: [["25'-0\" FRONT SETBACK", "10' SIDE SETBACK"]],
      lookalikes: ["FRONT YARD", "25'-0\" FRONT SETBACK"],
      beside: trailer,
      notAsked: noTrailer,
    },
    "DOC-107.3.5.4-2": {
      shows: [["WIND ZONE II", "GROUND ANCHORS @ 5'-4\""]],
      lookalikes: ["WIND ZONE II", "ANCHOR BOLTS BY OTHERS"],
      beside: trailer,
      notAsked: noTrailer,
    },
    "DOC-107.3.5.4-3": {
      shows: ['3/4" METER', "PRIVATE WELL"],
      lookalikes: ["ELECTRIC METER"],
      beside: trailer,
      notAsked: noTrailer,
    },
    "DOC-107.3.5.4-4": {
      shows: ['DRYER VENT 4" TO EXTERIOR'],
      lookalikes: ["EXHAUST"],
      beside: trailer,
      notAsked: noTrailer,
    },
    "DOC-107.3.5.4-5": {
      shows: ["EXTERIOR DISCONNECT 200A"],
      lookalikes: ["A/C DISCONNECT BY OTHERS"],
      beside: trailer,
      notAsked: noTrailer,
    },
  },
});

Deno.test("a set outside the wind-borne debris region is not asked for shutters, whatever else it says", () => {
  const answerAt = (mph: number, words: string) =>
    answerTo(
      "DOC-107.3.5.3-8",
      drawnOn({}, words, {
        codeSummary: { windSpeedMph: [aFact({ mph, kind: "ultimate" as const })] },
      }),
      aHouse(),
    ).answer;
  const denied = "WIND-BORNE DEBRIS REGION | NO - 6.2 MI. TO ATLANTIC, NON-IMPACT GLAZING";
  assert.equal(answerAt(132, denied), "not applicable");
  assert.notEqual(answerAt(150, denied), "not applicable");
  assert.notEqual(answerAt(132, "NON-IMPACT GLAZING"), "not applicable");
});

Deno.test("a panel of metal and a ceiling plan show neither connectors nor a foundation", () => {
  const reasonOf = (title: string, text: string) => {
    const plan = drawnOn({ number: "A-300", kind: "elevation", title }, `# ${title}`, text);
    return answerTo("DOC-107.3.5.3-6", plan, aHouse()).reason ?? "";
  };
  assert.match(reasonOf("EXTERIOR ELEVATIONS", "META20 STRAP"), /Shown: connectors/);
  assert.doesNotMatch(reasonOf("EXTERIOR ELEVATIONS", "METAL PANEL"), /Shown: connectors/);
  assert.match(reasonOf("FOUNDATION DETAILS", "META20"), /Shown:[^.]*foundation/);
  assert.doesNotMatch(reasonOf("CEILING PLAN AT FOUNDATION", "META20"), /Shown:[^.]*foundation/);
});
