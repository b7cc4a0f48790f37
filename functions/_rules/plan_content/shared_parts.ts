/** Parts that several items ask for: egress, structure, openings, heights above the flood. */
import { floodUnknown, oneStorey, outsideFlood, unlessNamed } from "./exemptions.ts";
import { denies, fact, onlyNamed, says, schedule, table, titled, where } from "./looks.ts";
import type { Exemption, Look, PartEntry, Parts, ProofEntry, Where } from "./proof.ts";
import type { Evidence, Sheet } from "../../_shared/domain/plan_set.ts";
import { exactCase } from "../../_shared/pattern.ts";
import { BUILDING, ENVELOPE, LIFE_SAFETY, SECTIONS, SITE } from "./where.ts";

/** A lot has lines on all sides: one distance is a part of what is asked. */
const MORE_THAN_ONE = {
  count: 2,
  of: /FRONT|REAR|SIDE|STREET|NORTH|SOUTH|EAST|WEST/,
  all: /\bALL (?:FOUR )?(?:SIDES|YARDS)|\b(?:SETBACKS|YARDS|LOT LINES|PROPERTY LINES)\b/,
};

/** Distances to lot lines, in feet. */
export const setbacks: Look[] = [
  says(
    /(?:FRONT|REAR|SIDE|STREET|BUILDING|REQUIRED|MIN\.?)? ?(?:YARD )?SETBACKS?\b[^.;]{0,40}\d|\d+(?:'| ?FT\.?|\.\d+)[^.;]{0,20} ?(?:FRONT |REAR |SIDE |BUILDING |STREET )?(?:SETBACK|TO (?:THE )?(?:(?:PROPERTY|LOT) LINE|PL\b)|FROM PL\b)|(?:FRONT|REAR|SIDE|STREET) YARDS?\b[^.;]{0,24}\d|FIRE SEPARATION DISTANCE[^.;]{0,20}\d/,
    {
      not:
        /GENERATOR|CONDENS|EQUIPMENT|\bGRADE\b|SWALE|\bREMOVE\b|FENCE|SEWER|SEPTIC|DRAIN ?FIELD|\bWELLS?\b|LAKE|SHORE|WETLAND|STREAM|HIGH WATER|BLUFF|LINES? TO (?:LOT|PROPERTY) LINE/,
      least: MORE_THAN_ONE,
    },
  ),
  schedule(["parking", "code summary", "other"], { title: /SETBACK|YARDS/ }),
  says(/(?:DISTANCE|CLEAR) TO (?:PROPERTY|LOT) LINE[^.;]{0,12}\d/),
  onlyNamed(
    fact(({ dimensions }) => dimensions, (_, sheet) => sheet !== undefined && SITE.sheet(sheet)),
  ),
];

/** The occupant load as a calculation. */
export const occupantLoad: Look[] = [
  schedule(["occupant load"]),
  table({ heads: [/FACTOR|S\.?F\.? ?(?:\/|PER)/, /LOAD|OCC|PERSONS/] }),
  table({ heads: [/LOAD|OCC/, /EXIT/] }),
  fact(({ occupantLoads }) => occupantLoads),
  says(/(?:OCCUPANT|OCCUPANCY) LOAD[^.;]{0,40}\d+ ?(?:\/|OCC|NET|GROSS|PERSONS)/),
];

const POOL = /(?:SWIMMING |WADING |PLUNGE |LAP )?POOLS?\b|SPAS?\b|WHIRLPOOL SPA|HOT TUB/;
const NO_POOL = /CAR ?POOL|POOL TABLE|POOLED|SPA (?:SERVICE|TREATMENT)|VENDOR POOL|MOTOR POOL/;
export const noPool: Exemption = unlessNamed(POOL, "No pool is named on the sheets.", {
  not: NO_POOL,
});

/** Stairs of the building: rise and run, or a section of them. */
export const stairs: PartEntry = {
  unless: oneStorey,
  by: [
    says(
      /(?:RISERS?|TREADS?)\b[^;]{0,40}\d+(?: ?\d\/\d)?"|\d+ ?R(?:ISERS)? ?@[^;]{0,12}\d|STAIR WIDTH[^.;]{0,10}\d/,
      {
        not: /\bGAS|WATER|PLUMB|SANITARY|CONDUIT|SPRINKLER|FIRE RISER|DUCT|WASTE/,
      },
    ),
    titled(
      /(?:EXIT )?STAIR[A-Z0-9 &-]{0,20} (?:SECTION|DETAIL|PLAN)|SECTION[A-Z0-9 -]{0,12} STAIR/,
    ),
  ],
};

/** Exits where they stand: labels on a plan, a table of exits. */
export const exits: readonly (RegExp | Look)[] = [
  says(/STAIR [A-Z0-9]\b$|EXIT STAIR/, { on: LIFE_SAFETY, in: "note" }),
  schedule(["egress"]),
  table({ heads: [/EXITS?\b/] }),
  says(
    /EXIT ?#? ?\d+\b(?! ?(?:HR|MIN))|EXIT [A-E]\b|EXITS \d ?(?:&|AND|\/) ?\d|\d+ EXIT DOORS?|(?:\d|ONE|TWO|THREE) EXITS? (?:REQUIRED|PROVIDED)|EXITS (?:ARE )?[^.;]{0,30}\d[^.;]{0,14}(?:PROVIDED|PROV|APART)|EXITS REQ[^|]{0,12}\/ ?PROV[^|]{0,6}\| ?\d|EXITS[^.;]{0,40}(?:PROV|PROVIDED)[^.;]{0,10}\|[^|]*\d/,
  ),
];

/** A measured travel distance, not that of an extinguisher. */
export const travel: readonly (RegExp | Look)[] = [
  table({ heads: [/COMMON PATH|TRAVEL/] }),
  says(
    /(?:EXIT ACCESS )?(?:MAX(?:IMUM|\.)? )?(?:LONGEST )?(?:ACTUAL )?(?:EXIT ACCESS )?TRAVEL(?: DISTANCE| DIST\.?)?[^.;#]{0,40}\d+(?:'| ?F(?:EE)?T\b| ?-)|\d+(?:'-?\d*"?| ?F(?:EE)?T\.?) (?:MAX\.? )?(?:EXIT ACCESS )?TRAVEL|COMMON PATH[^.;]{0,40}\d/,
    {
      not: /EXTINGUISHER|F\.?E\.?C\b|\bFEC?\b|HYDRANT|CLASS K|CARPET/,
    },
  ),
];

/** Loads and criteria the structure is designed for. */
export const structuralData: Parts = {
  "live loads": [
    fact(({ codeSummary }) => codeSummary.liveLoadsPsf),
    /(?:LIVE LOADS?|L\.?L\.?)\b[^.;]{0,40}\d+ ?(?:PSF|P\.S\.F|#)/,
  ],
  "wind design data": where(
    ({ plan: { codeSummary: it } }) => it.exposure.length > 0 || it.riskCategory.length > 0,
    fact(({ codeSummary }) => codeSummary.windSpeedMph),
  ),
  "soil bearing":
    /(?:ALLOWABLE |PRESUMED |ASSUMED |SOIL |DESIGN )*(?:SOIL )?BEARING (?:CAPACITY|PRESSURE|VALUE|STRENGTH)?[^.;]{0,40}\d[\d,]* ?(?:PSF|P\.S\.F|KSF)|\d[\d,]* ?PSF[^.;]{0,20} (?:SOIL|BEARING)/,
  "flood data": { unless: outsideFlood, by: floodElevations() },
};
/** Counts only where the set puts the thing off. */
const pausing = (look: Look): Look => (asked) => {
  const found = look(asked);
  return found?.standing === "put off" ? found : null;
};

/** Barriers of pools, with their height. */
export const poolBarrier: readonly (RegExp | Look)[] = [
  says(
    /(?:POOL|BARRIER|FENCE|ENCLOSURE|GATE)\b[^;]{0,60}(?:BARRIER|FENCE|HIGH|ALARM|LATCH|SELF-?CLOS)[^;]{0,40}/,
    { under: POOL, not: NO_POOL },
  ),
  pausing(says(POOL, { not: NO_POOL })),
];

/** Fire and smoke dampers, drawn or scheduled. */
export const dampers =
  /(?:COMBINATION )?(?:FIRE|SMOKE|CEILING|RADIATION|FIRE[ \/-](?:AND[ -])?SMOKE|CEILING RADIATION) ?(?:\/SMOKE )?DAMPERS?\b|C?F\.?S\.?D\.?-\d+|CRD-?\d*\b/;

/** Glass that stands a missile, or covers before it. */
export const impact: readonly (RegExp | Look)[] = [
  fact(({ windows }) =>
    windows.filter(({ glazing }) =>
      /IMPACT/i.test(glazing ?? "") && !/NON-?\s?IMPACT/i.test(glazing ?? "")
    )
  ),
  denies(/NON-? ?IMPACT/),
  onlyNamed(says(/IMPACT\b/, { in: "row", not: /NON-? ?IMPACT/ })),
  says(
    /IMPACT[- ](?:RESIST|RATED|GLASS|GLAZ|WINDOW|DOOR|PROTECT)|(?:GLAZING|GLASS|WINDOWS?|DOORS?|OPENINGS?)\b[^.;]{0,30} IMPACT\b|(?:LARGE )?MISSILE|(?:HURRICANE |STORM |ACCORDION |ROLL[- ]DOWN )?SHUTTERS?\b|STORM PANELS?/,
    {
      not: /NON-?\s?IMPACT|IMPACT (?:FEE|SOUND)|FIRE SHUTTER|COUNTER SHUTTER/,
    },
  ),
];

/** Foundation, walls, floors, roof, termites: how the building is put together. */
export const frame: Parts = {
  foundation: {
    drawnOn: SECTIONS,
    by: [
      titled(/FOUNDATION\b[A-Z &]*|FOOTING[A-Z0-9 &-]{0,40} (?:DETAIL|SCHEDULE|SECTION)/, {
        on: BUILDING,
        not: /\bCEILING|\bR\.?C\.?P\b/,
      }),
      says(
        /(?:FOOTINGS?|FTG\.?|FOUNDATION|MONOLITHIC|THICKENED|STEM ?WALL|SLAB ON GRADE|PILES?)\b[^;]{0,60}\d/,
        { not: /PLANTER|HEIGHT ABOVE|TERMITE|CABLE/ },
      ),
    ],
  },
  walls: {
    drawnOn: ENVELOPE,
    by: [
      titled(/(?:TYP(?:ICAL|\.)? )?(?:EXTERIOR )?WALL SECTION|WALL (?:TYPES?|DETAIL)/),
      /(?:8|12)" ?(?:CMU|CONCRETE BLOCK|MASONRY)|2 ?X ?[468]\b[^.;]{0,20}(?:STUD|WALL|WOOD|WD\b)|TILT-?UP|(?:CMU|STUD|FRAME) WALLS?\b[^.;]{0,40}\d/,
    ],
  },
  floors: {
    drawnOn: SECTIONS,
    unless: oneStorey,
    by: [
      titled(/FLOOR FRAMING/),
      /FLOOR (?:TRUSS|JOIST|SYSTEM|SLAB|SHEATHING|DECK)[^.;]{0,60}\d|(?:HOLLOW ?CORE|PRECAST) PLANK|FLOOR TRUSSES/,
    ],
  },
  roof: {
    drawnOn: ENVELOPE,
    by: [
      titled(/ROOF FRAMING|TRUSS (?:LAYOUT|PLAN)/),
      says(
        /ROOF (?:TRUSS|JOIST|SHEATHING|FRAMING|RAFTER)[A-Z]*\b|ROOF DECK(?:ING)?\b[^.;]{0,24}(?:GA\b|GAUGE|PLY|OSB|METAL|STEEL|CONC)|(?:METAL|STEEL|GA\.?) ROOF DECK|(?:WOOD |STEEL |PRE-?ENGINEERED )?TRUSSES\b|RAFTERS? ?@|BAR JOIST/,
        { not: /DUCT|CURB|EQUIPMENT|DRAIN/ },
      ),
    ],
  },
  "termite protection":
    /TERMITES?\b[^;]{0,60}(?:TREAT|PROTECT|SOIL|BAIT|BORATE|BORA|CHEMICAL)|(?:SOIL|BORATE|BORA-?CARE|BAIT)[^.;]{0,40}TERMIT/,
};

/** Base or design flood elevation, on the sheets named. */
export function floodElevations(on?: Where): Look[] {
  const isThere = (_: Evidence, sheet: Sheet | undefined): boolean =>
    !on || (sheet !== undefined && on.sheet(sheet));
  return [
    fact(({ codeSummary }) => codeSummary.designFloodElevationFt, isThere),
    says(/(?:DFE|DESIGN FLOOD)\b[^;]{0,50}\d+(?:\.\d+)?(?:'| ?FT| ?NAVD|\)|$| )/, { on }),
    // The base flood is the height a design starts from.
    onlyNamed(fact(({ codeSummary }) => codeSummary.baseFloodElevationFt, isThere)),
    onlyNamed(says(
      /(?:BFE|BASE FLOOD)\b[^;]{0,50}\d+(?:\.\d+)?(?:'| ?FT| ?NAVD|\)|$| )|(?:AE|VE|AO|AH) ?\(? ?(?:EL\.?|ELEV\.?|BFE) ?\d/,
      { on },
    )),
  ];
}

/** Elevators by name, or by a mark that is no height and no view: `ELEV E1`, never `ELEV. 12.50` or `GUARD ELEV.` */
export const ELEVATOR =
  /ELEVATORS?\b|ELEV\b\.? ?(?:NO\.? ?|#)?[A-Z]?\d(?![\d'"]|\.\d|-\d)|ELEV\b\.? ?(?:LOBBY|SHAFT|PIT|MACHINE|EQUIP)|(?<!\b(?:GUARD|(?:HAND)?RAIL|GATE|FENCE|WALL|INT\w*|EXT\w*|FRONT|REAR|LEFT|RIGHT|SIDE|NORTH|SOUTH|EAST|WEST|STREET|BLDG|CASEWORK|KITCHEN|TOILET|BATH|STAIR|SIGN|DOOR|WINDOW|F\.?F|FLOOR|FLR|GRADE|SLAB)(?:\.? | ?[-–:,] ?))ELEV\b\.?$/;

/** Equipment of a trade above the flood: its name, then a height. */
export function aboveFlood(on: Where, things: string, unless: Exemption[] = []): ProofEntry {
  const elevated =
    exactCase`(?:${things})\b[^;]{0,70}(?:BFE|DFE|B\.F\.E|D\.F\.E|NAVD|FLOOD ELEV|EL(?:EV)?\.? ?[+]?\d)`;
  return {
    on,
    unless: [...unless, outsideFlood],
    silence: floodUnknown,
    parts: { "elevation of equipment": elevated },
  };
}
