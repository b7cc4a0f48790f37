/**
 * What the building part asks of structure, materials, access, interiors and special systems of commercial sets.
 * @source FBC-B 8th ed. (2023), 107.3.5.1.1
 */
import { exactCase } from "../../_shared/pattern.ts";
import { RATED_DOORS } from "./commercial_building.ts";
import {
  belowThreshold,
  ifDenied,
  interiorWork,
  nothingRated,
  oneStorey,
  outsideDebris,
  unlessGroup,
  unlessNamed,
} from "./exemptions.ts";
import { fact, onlyNamed, says, schedule, table, titled, withColumn } from "./looks.ts";
import type { Parts, ProofTable } from "./proof.ts";
import {
  dampers,
  ELEVATOR,
  frame,
  impact,
  noPool,
  poolBarrier,
  stairs,
  structuralData,
} from "./shared_parts.ts";
import {
  ARCHITECTURAL,
  BUILDING,
  EVERY_SHEET,
  MECHANICAL,
  ofKinds,
  SITE,
  STRUCTURAL,
} from "./where.ts";

const material = (
  name: string,
  named: RegExp,
  specified: RegExp,
  not?: RegExp,
): Parts => ({
  [name]: {
    unless: unlessNamed(named, `The set names no ${name}.`, { not }),
    by: says(specified, { not }),
  },
});

const fixedAccess: Parts = {
  "parking and route on site": {
    unless: interiorWork,
    by: [
      says(
        /ACCESSIBLE (?:PARKING|ROUTE|STALL|SPACE)|(?:HANDICAP|ADA|VAN)(?:PED)? (?:ACCESSIBLE )?(?:PARKING|STALL|SPACE)/,
        { on: SITE },
      ),
      /ACCESSIBLE (?:PARKING|ROUTE|STALLS?|SPACES?)[^.;]{0,60}\d/,
    ],
  },
  "route in the building":
    /ACCESSIBLE (?:ROUTE|MEANS|ENTRANCE)|(?:5|FIVE) ?(?:LBF|LB|POUNDS)|MANEUVERING CLEAR|(?:60"|5'-0") ?(?:DIA|DIAMETER)?[^.;]{0,10}TURNING|RAMP[^.;]{0,30}1 ?: ?1[0-9]|THRESHOLDS? [^.;]{0,12}\d\/\d|\d+" ?LATCH|OPENING FORCE/,
  "lift between stories": {
    unless: oneStorey,
    by: [
      ELEVATOR,
      /PLATFORM LIFT|WHEELCHAIR LIFT|LULA\b/,
    ],
  },
  "toilet rooms": [
    /GRAB ?BARS?\b[^;]{0,50}\d|(?:60" ?(?:DIA\.?|CLEAR)|TURNING (?:SPACE|CIRCLE|DIAMETER)|WHEELCHAIR) ?(?:TURNING|COMPARTMENT)?|LAV(?:ATORY)?\.? RIM[^.;]{0,12}\d|(?:WATER CLOSET|W\.?C\.?|TOILET)(?: CENTERLINE| SEAT)[^.;]{0,30}\d/,
    titled(/(?:ENLARGED|ACCESSIBLE)[A-Z0-9 &-]{0,40} (?:TOILETS?|RESTROOMS?|BATHS?|BATHROOMS?)/),
  ],
  "drinking fountains": {
    unless: [
      ifDenied(/DRINKING FOUNTAINS?/),
      ({ building }) =>
        building.occupantLoad.value !== null && building.occupantLoad.value <= 15
          ? "15 occupants or fewer."
          : null,
      unlessGroup([
        "A-1",
        "A-2",
        "A-3",
        "A-4",
        "A-5",
        "B",
        "E",
        "F-1",
        "F-2",
        "I-1",
        "I-2",
        "I-3",
        "I-4",
        "M",
      ], "Not required for this use."),
    ],
    by: says(
      /(?:HIGH[- ]LOW |HI-?LO |ACCESSIBLE |DUAL )*(?:DRINKING FOUNTAINS?|WATER COOLERS?|BOTTLE FILLER)\b|E\.?W\.?C\.?-?\d?\b|(?:DRINKING )?WATER (?:IS )?SERVED|D\.?F\.?-\d/,
      { not: /REQUIRED \| 0|WALK-IN/ },
    ),
  },
  "fair housing": {
    unless: unlessGroup(["R-2", "R-1"], "No dwelling units."),
    by: /FAIR HOUSING|F\.?H\.?A\.?\b(?! LOAN)|TYPE [AB] UNITS?|ANSI A117/,
  },
};

/** What carries people or goods between storeys. */
const MOVED = exactCase`${ELEVATOR}|ESCALATORS?\b|(?:PLATFORM|WHEELCHAIR|MATERIAL) LIFT|DUMBWAITER`;

/** @see commercialBuilding */
export const commercialStructure: ProofTable = {
  "DOC-107.3.5.1.1-8": {
    on: STRUCTURAL,
    unless: interiorWork,
    parts: {
      ...structuralData,
      ...frame,
      "impact protection": { unless: outsideDebris, by: impact },
      "threshold inspection plan": {
        unless: belowThreshold,
        by: [
          titled(/THRESHOLD INSPECTION|STRUCTURAL INSPECTION PLAN/),
          /(?:THRESHOLD|STRUCTURAL) INSPECTION PLAN/,
        ],
      },
      stairs,
    },
  },
  "DOC-107.3.5.1.1-9": {
    on: {
      ...EVERY_SHEET,
      name: "sections, details, schedules or notes",
      tells: ofKinds(
        "section",
        "detail",
        "structural",
        "schedule",
        "notes",
        "cover",
        "code summary",
      ),
    },
    parts: {
      ...material(
        "concrete",
        /CONCRETE\b|CONC\.? (?:SLAB|FTG|FOOTING)/,
        /CONC(?:RETE)?\b[^;]{0,60}\d[\d,]{3,} ?(?:PSI|P\.S\.I)|F'?C ?=|\d[\d,]{3,} ?(?:PSI|P\.S\.I\.?)[^.;]{0,30}(?:CONC|28|SLAB|FOOTING|F'?C)/,
        /CONCRETE-?ENCASED|\bTILE|SIDEWALK/,
      ),
      ...material(
        "structural steel",
        /STRUCTURAL STEEL|STEEL (?:COLUMN|BEAM|JOIST)|W\d+X\d+|HSS ?\d/,
        /ASTM A ?-?\d{2,3}\b|(?:GRADE|GR\.?) ?(?:36|50|B)\b|F ?Y ?= ?\d|A ?992|A ?500/,
      ),
      ...material(
        "wood",
        /(?:WOOD|TIMBER|LUMBER) (?:STUD|TRUSS|FRAM|BEAM|JOIST|POST)|WOOD STUDS|SOUTHERN (?:YELLOW )?PINE|S\.?Y\.?P\b|2 ?X ?[468]\b/,
        /S\.?Y\.?P\b|SOUTHERN (?:YELLOW )?PINE|SPRUCE|DOUGLAS|PRESSURE[- ]TREATED|P\.?T\.? (?:WOOD|SILL|LUMBER|PLATE)|(?:NO\.?|#) ?[12] (?:SYP|GRADE)/,
      ),
      ...material(
        "masonry",
        /MASONRY (?:WALL|UNIT|BLOCK)|CMU\b|CONCRETE BLOCK/,
        /ASTM C-? ?90|F'?M ?=|GROUT[^.;]{0,40}(?:PSI|ASTM)|(?:MASONRY|CMU)[^;]{0,60}\d[\d,]{3,} ?PSI|(?:4|6|8|10|12)" ?(?:CMU|CONCRETE BLOCK|MASONRY)/,
      ),
      ...material(
        "gypsum board",
        /GYP(?:SUM)?\.?\b|DRYWALL|PLASTER/,
        /\d\/8" ?(?:TYPE X |MOLD[A-Z -]* |FIRE[A-Z]* )*(?:GYP|GWB|DRYWALL)|TYPE X\b|GYPSUM BOARD[^.;]{0,20}\d\/\d/,
      ),
      ...material(
        "roofing",
        /ROOFING\b|SHINGLES?\b|T\.?P\.?O\b|STANDING SEAM|MODIFIED BITUMEN|ROOF (?:COVERING|MEMBRANE|\bTILE)/,
        /SHINGLES?\b|T\.?P\.?O\b|STANDING SEAM|MODIFIED BITUMEN|BUILT-?UP ROOF|ROOF TILES?|ROOF COVERING[^.;]{0,20}CLASS|SINGLE[- ]PLY/,
      ),
      insulation: {
        by: says(
          /R-? ?\d{1,2}(?:\.\d)?\b[^.;]{0,30}(?:INSUL|BATT|RIGID|ROOF|WALL|CEILING|FOAM|ATTIC)|(?:INSUL[A-Z.]*|BATTS?|ROOF|WALLS?|CEILING|FOAM|ATTIC)\b[^.;]{0,30}\bR-? ?\d{1,2}\b/,
          { not: /DUCT|PIPE|PIPING/ },
        ),
        unless: interiorWork,
      },
      "energy calculation": [
        titled(/COMCHECK|ENERGY (?:CALC|CODE COMPLIANCE|COMPLIANCE|FORM)/),
        onlyNamed(says(/COMCHECK|ENERGY (?:CALCULATIONS?|COMPLIANCE|FORMS?|REPORT)/)),
      ],
    },
  },
  "DOC-107.3.5.1.1-10": {
    on: ARCHITECTURAL,
    silence: "Routes and toilet rooms are often drawn without labels; a person has to look.",
    parts: fixedAccess,
  },
  "DOC-107.3.5.1.1-11": {
    on: ARCHITECTURAL,
    parts: {
      "finishes with flame spread": [
        schedule(["room finish"], { has: withColumn("flame spread") }),
        says(
          /CLASS [ABC]\b[^.;]{0,40}(?:FINISH|FLAME|WALL|CEILING|PANEL)|(?:FINISH(?:ES)?|WALLS?|CEILINGS?|FLAME SPREAD|CORRIDORS?)\b[^.;]{0,40} CLASS [ABC]\b|FLAME[- ]SPREAD[^.;]{0,24}\d/,
          { not: /ROOF|EXTINGUISHER|CLASS K/ },
        ),
      ],
      "light and ventilation": [
        schedule(["ventilation"]),
        table({ heads: [/^O\.?\s?A\b|OUT(?:DOOR|SIDE) (?:AIR|CFM)|FRESH AIR/] }),
        schedule(["hvac"], { has: withColumn("outdoor air") }),
        /(?:OUTDOOR|OUTSIDE) AIR[^.;]{0,30}\d+ ?CFM|\d+ ?CFM (?:O\.?A|OUTDOOR|OUTSIDE)|NATURAL (?:LIGHT|VENTILATION)/,
      ],
      sanitation: [
        schedule(["plumbing fixture"]),
        fact(({ rooms }) =>
          rooms.filter(({ name }) => /\b(BATH|TOILET|RESTROOM|RR|MEN|WOMEN|POWDER)\b/i.test(name))
        ),
        titled(/(?:ENLARGED |ACCESSIBLE )?(?:TOILETS?|RESTROOMS?|MEN|WOMEN)\b/),
        /(?:QUARRY|CERAMIC) TILE[^.;]{0,40}(?:TOILET|RESTROOM|BASE|WAINSCOT)|NON-?ABSORBENT/,
      ],
    },
  },
  "DOC-107.3.5.1.1-12": {
    on: ARCHITECTURAL,
    unless: unlessNamed(MOVED, "No elevator, escalator or lift is named on the sheets."),
    parts: {
      "elevator, escalator or lift": [
        fact(({ rooms }) =>
          rooms.filter(({ name }) => /^ELEV(ATOR)?\b(?!\W*\d+['".])/i.test(name))
        ),
        says(MOVED, { on: BUILDING }),
      ],
    },
  },
  "DOC-107.3.5.1.1-13": {
    on: SITE,
    unless: noPool,
    parts: { barrier: poolBarrier },
  },
  "DOC-107.3.5.1.1-14": {
    on: {
      name: "floor plan, door schedule or mechanical sheets",
      sheet: (it) => ARCHITECTURAL.sheet(it) || MECHANICAL.sheet(it),
      tells: ofKinds("floor plan", "schedule", "mechanical"),
    },
    unless: nothingRated,
    parts: {
      "fire doors": [
        fact(({ doors }) => doors.filter(RATED_DOORS)),
        /(?:20|45|60|90) ?-? ?MIN(?:UTE)?S?\.?\b[^|;]{0,24}DOOR|DOORS?[^|;.]{0,12}(?:20|45|60|90) ?-? ?MIN/,
      ],
      dampers,
    },
  },
};
