/**
 * What the list asks of one- and two-family houses, and of manufactured buildings.
 * @source FBC-B 8th ed. (2023), 107.3.5.3 and 107.3.5.4
 */
import { ifDenied, outsideDebris, spokenOf, unlessNamed } from "./exemptions.ts";
import { fact, onlyNamed, says, schedule, titled, withColumn } from "./looks.ts";
import type { Exemption, Parts, ProofEntry, ProofTable } from "./proof.ts";
import { frame, impact, setbacks, stairs, structuralData } from "./shared_parts.ts";
import { ENCLOSED } from "./supplements.ts";
import {
  ARCHITECTURAL,
  BUILDING,
  ENVELOPE,
  OPENINGS,
  ROOM_PLANS,
  SECTIONS,
  SITE,
  STRUCTURAL,
  WALLS,
} from "./where.ts";

const SEPTIC = /SEPTIC|DRAIN-? ?FIELD|O\.?S\.?T\.?D\.?S/;
const septic: Parts = {
  "septic tank": {
    unless: unlessNamed(SEPTIC, "No septic tank is named on the sheets."),
    by: SEPTIC,
  },
};

const garageSpoken = spokenOf(/(?:[123][- ]CAR |ATTACHED |TWO[- ]CAR )?GARAGE\b/, {
  not: /NO ATTACHED GARAGE|DETACHED|CARPORT ONLY/,
});
const sharedWall = spokenOf(
  /(?:PARTY|COMMON|TENANT|UNIT) (?:SEPARATION )?WALL|TOWN-? ?HO(?:US|M)E|DUPLEX/,
  { not: /FAMILY DWELLINGS? AND/ },
);

/** Nothing to separate in a house without garage or neighbour. */
const standsAlone: Exemption = (asked) => {
  const garage = garageSpoken(asked);
  if (garage && garage.standing !== "denied") return null;
  if (asked.building.isTownhouse || sharedWall(asked)) return null;
  return "No attached garage and no wall shared with another dwelling is named on the sheets.";
};

/** Carbon monoxide is asked where fuel burns or cars stand. */
const nothingBurns: Exemption = (asked) => {
  const denied = ifDenied(/CARBON MONOXIDE(?: ALARMS?| DETECTORS?)?/)(asked);
  if (denied) return denied;
  const garage = garageSpoken(asked);
  if (garage && garage.standing !== "denied") return null;
  return unlessNamed(
    /GAS (?:RANGE|WATER HEATER|FURNACE|LINE|PIP)|NATURAL GAS|PROPANE|FIREPLACE|GARAGE|CARBON MONOXIDE/,
    "No garage, fireplace or fuel-burning appliance is named on the sheets.",
    { not: /NO (?:GAS|GARAGE)|NOT REQUIRED/ },
  )(asked);
};

const MANUFACTURED =
  /(?:MANUFACTURED|MOBILE) (?:HOME|HOUSING|HOUSE|BUILDING UNIT)|DBPR (?:INSIGNIA|MODULAR)|MODULAR (?:HOME|BUILDING|UNIT)|HUD LABEL/;
const notManufactured = unlessNamed(
  MANUFACTURED,
  "No manufactured building is named on the sheets.",
);

const manufactured = (parts: Parts): ProofEntry => ({
  on: SITE,
  unless: notManufactured,
  parts,
});

export const residential: ProofTable = {
  "DOC-107.3.5.3-1": {
    on: SITE,
    parts: { setbacks, ...septic },
  },
  "DOC-107.3.5.3-2": {
    on: WALLS,
    unless: standsAlone,
    parts: {
      separation: says(
        /GARAGE\b[^;]{0,70}(?:GYP|TYPE X|5\/8|1\/2"? ?GYP|SEPARATION|RATED|20 ?MIN)|(?:GYP[A-Z.]*|TYPE X|5\/8"|SEPARATION)\b[^;]{0,60}GARAGE|(?:PARTY|COMMON|TENANT|UNIT|DWELLING|TOWNHOUSE) (?:UNIT )?(?:SEPARATION )?WALL[^;]{0,120}(?:\d ?-? ?H(?:OU)?R|U\.?L\.? ?U?\d|\bU\d{3}|RATED|TYPE X)|[12] ?-? ?H(?:OU)?R\.?[- ][^.;]{0,30}(?:WALL|SEPARATION|PARTY)/,
        { not: /OVERHEAD|WIND[- ]RATED/ },
      ),
    },
  },
  "DOC-107.3.5.3-3": {
    on: BUILDING,
    parts: {
      fireblocking: [
        /FIRE-? ?BLOCK(?:ING|ED|S)?\b|DRAFT-? ?STOP(?:PING|PED|S)?\b/,
        // That a house has no sprinklers says nothing of what stops fire in its walls.
        says(/NFPA ?13D/, { not: /\b(?:NO|NOT|NON)\b/ }),
      ],
    },
    silence: "The list gives no details for this item; a person has to look.",
  },
  "DOC-107.3.5.3-4": {
    on: ROOM_PLANS,
    parts: {
      "smoke alarms": says(
        /SMOKE (?:ALARMS?|DETECTORS?)|(?:COMBINATION )?SMOKE[ \/](?:AND |& )?(?:CARBON|CO\b)|S\.?D\.?$|S\/CO$/,
        // The circuit that feeds them tells of no place.
        { not: /\bDUCT|\bTEST(?:S|ED)?\b|\bCIRCUITS?\b|\bAFCI\b/ },
      ),
      "carbon monoxide alarms": {
        unless: nothingBurns,
        by: /CARBON MONOXIDE|CO (?:ALARM|DETECTOR)|SMOKE[ \/]CO\b|S\/CO$|CO\/SD?$|CO ?= ?/,
      },
    },
  },
  "DOC-107.3.5.3-5": {
    silence: "Stairs and windows are often drawn without labels; a person has to look.",
    on: {
      name: "floor plan or window schedule",
      sheet: (it) => ARCHITECTURAL.sheet(it) || it.kind === "schedule",
    },
    parts: {
      "escape windows": [
        fact(({ windows }) =>
          windows.filter((it) => it.clearOpeningSqft !== null || it.clearOpeningWidthIn !== null)
        ),
        schedule(["window"], { has: withColumn("clear opening") }),
        /(?:EMERGENCY )?(?:EGRESS|ESCAPE)(?: AND RESCUE| & RESCUE)? (?:WINDOW|OPENING|DOOR)|(?:NET )?CLEAR (?:OPENING )?[^.;]{0,8}\d\.\d ?S\.?F|WINDOW[^.;]{0,40}(?:EGRESS|ESCAPE)/,
      ],
      stairs: {
        ...stairs,
        unless: unlessNamed(
          /STAIRS?\b|STAIRWAY|SECOND FLOOR|2ND FLOOR|UPPER (?:FLOOR|LEVEL)/,
          "No stair is named on the sheets.",
          { not: /PULL-?DOWN|ATTIC STAIR/ },
        ),
      },
    },
  },
  "DOC-107.3.5.3-6": {
    on: {
      name: "structural sheets or wall sections",
      sheet: (it) => STRUCTURAL.sheet(it) || ENVELOPE.sheet(it),
    },
    parts: {
      "wall section": { drawnOn: SECTIONS, by: titled(/WALL SECTIONS?/) },
      connectors:
        /(?:HURRICANE|UPLIFT|TRUSS|TIE-?DOWN|HOLD-?DOWN)S? ?(?:TIE|CLIP|STRAP|CONNECTOR|ANCHOR)|SIMPSON\b|(?:H10|H2\.5|(?:HETA|META|HDU|MTS|LSTA)\d+)[A-Z]?\b|STRAPS?\b[^.;]{0,40}(?:\d|EACH|EA\.)|ANCHOR BOLTS?\b[^.;]{0,30}\d|UPLIFT[^.;]{0,20}\d+ ?(?:LBS?|#)/,
      ...structuralData,
      ...frame,
    },
  },
  "DOC-107.3.5.3-7": {
    on: { name: "floor plan or door schedule", sheet: (it) => ARCHITECTURAL.sheet(it) },
    parts: {
      "bathroom door at grade": [
        fact(({ doors }) =>
          doors.filter((it) =>
            BATH.test(`${it.location ?? ""} ${it.rooms.join(" ")} ${it.remarks ?? ""}`) &&
            (it.clearWidthIn ?? 0) >= 29
          )
        ),
        /ACCESSIBLE BATH|(?:29"|2'-5") ?(?:MIN\.? )?CLEAR|BATH[^.;]{0,40}(?:29"|2'-5"|32") ?(?:MIN\.? )?CL(?:EA)?R/,
      ],
    },
    silence: "No clear width of a bathroom door is written; a person has to measure it.",
  },
  "DOC-107.3.5.3-8": {
    on: OPENINGS,
    unless: outsideDebris,
    parts: { "protection of openings": impact },
  },
  "DOC-107.3.5.3-9": {
    on: { name: "energy forms", sheet: (it) => /\bENERGY|R40[2-6]/i.test(it.title ?? "") },
    parts: {
      "energy form": [
        titled(/ENERGY (?:FORM|CALC|COMPLIANCE|CODE)|(?:FORM )?R40[256]\b/, { not: ENCLOSED }),
        onlyNamed(
          says(/(?:FORM )?R40[256]-?20\d\d|ENERGY (?:FORMS?|CALC[A-Z]*|REPORT|COMPLIANCE)/),
        ),
      ],
      "load calculation": [
        titled(/MANUAL J|HVAC LOAD CALC|HEAT(?:ING)? (?:AND COOLING )?LOAD/),
        /MANUAL J\b[^.;]{0,40}\d/,
        onlyNamed(says(/MANUAL (?:J|S)\b|HVAC LOAD CALC|HEAT (?:GAIN|LOSS)|COOLING LOAD/)),
      ],
    },
  },
  "DOC-107.3.5.4-1": manufactured({ setbacks, ...septic }),
  "DOC-107.3.5.4-2": manufactured(
    {
      "wind zone": /WIND ZONE ?(?:I{1,3}|[123])\b/,
      "anchoring and blocking":
        /(?:GROUND )?ANCHORS? (?:SPACING|@|EVERY)|TIE-?DOWNS?\b|BLOCKING PLAN|PIERS?\b[^.;]{0,20}\d/,
    },
  ),
  "DOC-107.3.5.4-3": manufactured({
    "water source and meter": /WATER METER[^.;]{0,20}\d|(?:POTABLE|PRIVATE) WELL|\d\/?\d?" ?METER/,
  }),
  "DOC-107.3.5.4-4": manufactured({
    exhaust: /(?:DRYER|RANGE|KITCHEN|BATH) (?:EXHAUST|VENT|HOOD|FAN)/,
  }),
  "DOC-107.3.5.4-5": manufactured({
    "exterior disconnect": /(?:EXTERIOR|SERVICE|MAIN|EMERGENCY|OUTDOOR) DISCONNECT/,
  }),
};

const BATH = /\bBATH|\bPOWDER|\bTOILET|\bW\.?C\b|\bRESTROOM/i;
