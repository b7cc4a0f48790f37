/** What a building measures in one place alone: the slope of its main roof, its floors, its soil, its walls and concrete. */
import { anyCase } from "../../_shared/pattern.ts";
import { findLengths } from "../../_shared/units.ts";
import { findElevations } from "../calculators/flood_elevation.ts";
import { findRatings } from "../reading/ratings.ts";
import { cellHeaded } from "../reading/rows.ts";
import { contextOf } from "../reading/scope.ts";
import type { Statement } from "../reading/statements.ts";
import { wordsOf } from "./plain.ts";
import { figures, type Single } from "./single.ts";
import { WALL_WORDS } from "./wall_types.ts";

/** `5:12`, `5 IN 12`; `5/12`, which may be a day, right beside the word alone. */
const PITCHES = [
  /(?<![\w:.\/'"-])(\d{1,2}(?:\.5)?)"?\s*(?::|\bIN\b|\bON\b)\s*12\b(?!\s*[\d:'"\/-]|\.\d)/gi,
  /(?<=\b(?:ROOF|PITCH|SLOPE)[\s:=]{1,3})(\d{1,2})\s?\/\s?12\b(?!\/)/gi,
  /(?<![\d\/])(\d{1,2})\s?\/\s?12(?=\s+(?:ROOF|PITCH|SLOPE))/gi,
];
/** `6:12` alone: nothing else rises so. */
const BARE_PITCH = /^\W*\d{1,2}(?:\.5)?\s?:\s?12\W*$/;
const ROOF =
  /\bROOFS?\b|\bSLOPE|\bSHINGLE|\bTILES?\b|\bSEAM\b|\bPITCH|\bRAFTER|\bTRUSS|\bELEVATIONS?\b/i;

const PSF = /(?<![\d.,])(\d,\d{3}|\d{3,4})\s*(?:P\.?S\.?F\b|LBS?\.?\s*\/\s*S)/gi;
const SOIL = /\bBEARING\b|\bSOILS?\b|\bFOOTINGS?\b|\bFOUNDATIONS?\b/i;

/** Surveyors give hundredths; feet and inches, `FIN. FLOOR EL. 10'-0"`, count from the zero of a section. */
const OF_SEA = /NAVD/i;
/** That zero, feet. */
const DATUMS: readonly number[] = [0, 100];

/** `FFE=12.50`, which no word calls an elevation. */
const TERSE_LEVEL = /\bF\.?\s?F\.?\s?E?\.?\s*[:=@]?\s*\+?(\d{1,3}\.\d{1,2})(?![\d"])/gi;

function levelsIn(text: string): number[] {
  const all = findElevations(text);
  const found = all.filter(({ raw }) => OF_SEA.test(text) || !raw.includes('"'));
  const levels = all.length > 0 ? found.map(({ ft }) => ft) : figures(text, TERSE_LEVEL);
  return levels.filter((ft) => !DATUMS.includes(ft));
}

const ABOVE_FIRST =
  anyCase`\b(?:SECOND|2ND)\s+(?:FIN\w*\.?\s+)?FL(?:OO)?R\.?\b[^;.]{0,40}\b(?:ABOVE|ABV\.?)\s+(?:THE\s+)?(?:FIRST|1ST|GROUND)\b`;

/** Walls between homes. */
const PARTY_WALL =
  /\b(?:PARTY|COMMON|TOWNHOUSE\s+SEPARATION|(?:DWELLING|UNIT)\s+(?:UNIT\s+)?SEPARATION)\s+(?:FIRE\s+)?WALLS?\b/i;
const TENANT_WALL =
  /\bDEMISING\s+(?:FIRE\s+)?(?:WALLS?|PARTITIONS?)\b|\bTENANT\s+(?:FIRE\s+)?SEPARATION\b/i;
const CORRIDOR =
  /^\W*(?:EXIT\s+ACCESS\s+)?CORRIDORS?\b(?:\s+(?:WALLS?|PARTITIONS?|RATING|FIRE))*\W|\b(?:HR|HRS|HOUR)S?\b\.?[\s-]*(?:FIRE[\s-]*)?(?:RATED\s+)?CORRIDOR\s+(?:WALLS?|PARTITIONS?)\b/i;
const SHAFT = /\bSHAFT(?:S|\s+(?:WALLS?|ENCLOSURES?|CONSTRUCTION))?\b/i;
const STAIR_ENCLOSURE = /\b(?:EXIT\s+)?STAIR(?:WAY|WELL)?S?\s+(?:ENCLOSURES?|SHAFTS?)\b/i;

const R_VALUE = /\bR\s?[-=]?\s?(\d{2})(?![\d\/-])\b/gi;
const OF_CEILING = /\bCEILINGS?\b|\bCLG\b|\bATTIC\b/i;

/** `1/4" PER FT`, `1/4:12`. */
const PER_FOOT =
  /(?<![\d\/])(\d)\/([248])(?:"|\s*IN(?:CH)?\b\.?)?\s*(?:(?:PER|\/|IN|A)\s*(?:1\s*)?F(?:OO)?T\b|:\s*12\b|\/\s*1?'|PER\s+1?'-0")/gi;
const CEILINGS =
  "CEILING CEILINGS CLG CLGS HEIGHT HEIGHTS HT HGT AFF A.F.F A F ABOVE FIN FINISHED FLOOR FLAT UNLESS OTHERWISE GYP BD BOARD ACT";

/** The one height a text gives ceilings, inches. */
function ceilingsIn({ text }: Statement): number[] {
  const lengths = OF_CEILING.test(text) ? findLengths(text) : [];
  return lengths.length === 1 && lengths[0].valueIn >= 80 && lengths[0].valueIn <= 240
    ? [lengths[0].valueIn]
    : [];
}

/** A water heater, by its tag as well: where the set has a second one, none is told of. */
const ANY_HEATER = /\b(?:WATER\s+HEAT(?:ER|ING)|(?:WATER|WTR\.?)\s+HTR|[EG]?W\.?H)\b/i;
/** A label that leaves to the title of its drawing what it speaks of. */
const LONGEST_LABEL = 12;

const KW = /(?<![\d.])(\d{1,2}(?:\.\d{1,2})?)\s?-?\s?K\.?W\b/gi;
const BTU = /(?<![\d.,])(\d{2,3},\d{3}|\d{5,6})\s*BTU/gi;
const MBH = /(?<![\d.,])(\d{2,3}(?:\.\d)?)\s*(?:MBH|K\s?BTU)/gi;
const BARE_INPUT = /^\W*(\d{2,3},\d{3}|\d{2,6}(?:\.\d)?)\W*$/;

/** Inputs of a heater, Btu/h: lettered with their unit, or bare under its head. */
function inputsOf(it: Statement): number[] {
  const inThousands = cellHeaded(it, /\bMBH\b|\bK\s?BTU/i);
  const bare = (cell: string | null) => figures(BARE_INPUT.exec(cell ?? "")?.[1] ?? "", /(.+)/g);
  return [
    ...figures(it.text, BTU),
    ...figures(it.text, MBH).map((mbh) => mbh * 1000),
    ...bare(inThousands).map((mbh) => mbh * 1000),
    ...(inThousands === null ? bare(cellHeaded(it, /\bBTU/i)) : []),
  ];
}

const HEATER =
  "WATER HEATER HEATING WTR HTR WH H W TANKLESS INSTANTANEOUS ELECTRIC ELEC GAS NATURAL PROPANE LP HEAT PUMP HYBRID TANK " +
  "STORAGE GAL GALLON GALLONS CAPACITY KW KVA V VOLT VOLTS PH PHASE BTU BTUH BTUHR HR INPUT UEF EF PAN DRN DRAIN T P RELIEF " +
  "VALVE STAND RAISED PLATFORM DIRECT VENT CONCENTRIC EXTERIOR INTERIOR OUTSIDE WALL MOUNTED BOTTOM EL ELEV MBH GPM";

/** Says a text, or the title over a short label, that it is the water heater? */
function isOfHeater({ text, drawing }: Statement): boolean {
  const called = text.length > LONGEST_LABEL ? text : `${text} ${drawing ?? ""}`;
  return ANY_HEATER.test(called);
}

const TONS = /(?<![\d.])(\d{1,2}(?:\.\d{1,2})?)\s?-?\s?TONS?\b/gi;
const OF_COOLING =
  /\bCOOL|\bSYSTEM|\bHEAT\s+PUMP|\bCONDITION|\bA\/?C\b|\bH\.?V\.?A\.?C\b|\bUNIT\b|\bHANDLER|\bSPLIT\b/i;
const SEER2 = [
  /(?<![\d.])(\d{2}(?:\.\d)?)\s*SEER2\b/gi,
  /\bSEER2\s*[:=|-]?\s*(\d{2}(?:\.\d)?)\b/gi,
];
/** Tags of a second system. */
const SECOND_SYSTEM =
  /(?<![\w-])(?:AHU|A\/H|AH|CU|HP|RTU|ACU|AC|FCU|SYSTEM|SYS\.?|(?:AIR\s+)?(?:CONDITIONER|HANDLER))\s?[-#]?\s?(?:[2-9]|B)(?![\w.'"%]|\s*-?\s*TON)/i;
const SECOND_HEATER = /(?<![\w-])(?:[EG]?W\.?H|WATER\s+HEATER)\.?\s?[-#]\s?[2-9]\b/i;
const COOLING =
  "COOLING SYSTEM SYSTEMS SPLIT HEAT PUMP AIR CONDITIONER CONDITIONING AC A C UNIT HVAC DX ELECTRIC ELEC CENTRAL TON TONS SEER " +
  "SEER2 HSPF HSPF2 EER AHU CU HANDLER NOMINAL CAPACITY EFFICIENCY HEATING STRIP KW EQUIPMENT";

/** `LOT AREA: 10,240 SF`, `LOT AREA | 0.25 AC`, as square feet; a line that gives both means one. */
const OF_LOT = /^\W*(?:TOTAL\s+)?(?:LOT|SITE)\s+AREA\s*[:|=]/i;
const LOT_SQFT = /(?<![\d.,])(\d{1,3}(?:,\d{3})+|\d{4,6})(?:\.\d+)?\s*(?:S\.?F\b|SQ)/gi;
const LOT_ACRES = /(?<![\d.,])(\d{0,3}\.\d{1,3}|\d{1,3})\s*\+?\/?-?\s*AC(?:RES?)?\b/gi;
const SQFT_OF_ACRE = 43_560;
const lotAreas = (text: string): number[] =>
  OF_LOT.test(text)
    ? [
      ...figures(text, LOT_SQFT),
      ...figures(text, LOT_ACRES).map((acres) => acres * SQFT_OF_ACRE),
    ]
    : [];

const PSI = /(?<![\d.,])(\d,\d{3}|\d{4})\s*P\.?S\.?I\b/gi;
const OF_MASONRY = /\bMASONRY\b|\bC\.?M\.?U\b|\bBLOCK\b|F\W?M\b/i;
const OF_BARS = /\bREINF|\bREBARS?\b|\bBARS?\b|#\s?\d/i;
const BAR_GRADE = /\bGR(?:ADE|\.)?\s*(40|50|60|75|80)\b/gi;
const OF_ROOF_DECK = /\bROOFS?\b|\bROOF\s+DECK|\bT\.?P\.?O\b|\bPOLYISO/i;
const FLOORS =
  "FFE FF FFEL FIN FINISH FINISHED FLOOR FLR FL FIRST 1ST GROUND EL ELEV ELEVATION NAVD BFE FT HOUSE RESIDENCE";

/** What a wall ends at has a rating of its own. */
const UP_TO = /\bTO\b[^,;|]*/gi;

/** Walls of a kind. */
const ratedWall = (
  of: string,
  { needs, called, words }: { needs: RegExp; called: RegExp; words: string },
): Single => ({
  topic: "rating",
  of: `the rating of the ${of}`,
  needs,
  plain: wordsOf(`${WALL_WORDS} ${words}`),
  read: ({ text }) =>
    called.test(text)
      ? findRatings(text.replace(UP_TO, " ")).map(({ hours }) => hours).filter((it) => it > 0)
      : [],
  isEverywhere: true,
});

/** `1 1/2"`, `3/4"`, `6"`: the size of a pipe, inches. */
const PIPE = /(?<![\d\/.'-])(?:(\d{1,2})(?:[\s-]+(\d)\/(\d))?|(\d)\/(\d))\s?(?:"|\s*IN(?:CH)?\b)/g;

function pipeSizes(text: string): number[] {
  return [...text.matchAll(PIPE)].map(([, whole, over, under, part, of]) =>
    whole ? Number(whole) + (over ? Number(over) / Number(under) : 0) : Number(part) / Number(of)
  );
}

/** The one pipe a building is served by, where a text gives one size and no slope or depth beside it. */
const pipeOf = (of: string, called: RegExp, words: string): Single => ({
  topic: "measure",
  of: `the size of the ${of}`,
  needs: called,
  plain: wordsOf(
    `${words} PVC CPVC PEX COPPER HDPE DUCTILE IRON SCH SCHEDULE TYPE K L PIPE LINE SIZE BUILDING NEW TO FROM PER FOOT SLOPE`,
  ),
  read: ({ text }) => {
    const sizes = called.test(text) ? pipeSizes(text.replace(PER_FOOT, " ")) : [];
    return sizes.length === 1 ? sizes : [];
  },
  isEverywhere: true,
});

const levelOf = (of: string, needs: RegExp, called: RegExp): Single => ({
  topic: "floor level",
  of: `the elevation of the ${of} floor`,
  needs,
  plain: wordsOf(`${FLOORS} LOWEST`),
  read: ({ text }) => called.test(text) ? levelsIn(text) : [],
});

export const MEASURES: readonly Single[] = [
  {
    topic: "roof slope",
    of: "the slope of the main roof",
    needs: /12/,
    plain: wordsOf(
      "ROOF ROOFS ROOFING CRIMP SLOPE SLOPES SLOPED PITCH PITCHES PITCHED SHINGLE SHINGLES ASPHALT ARCH ARCHITECTURAL DIMENSIONAL FIBERGLASS " +
        "METAL GALVALUME STANDING SEAM TILE TILES CONCRETE CLAY PANEL PANELS RAFTER RAFTERS TRUSS TRUSSES PREFAB " +
        "PREFABRICATED PRE ENGINEERED PREENGINEERED WOOD OC HIP GABLE HOUSE FRAMING OVER FELT UNDERLAYMENT DECK " +
        "SHEATHING PLYWOOD OSB TOP CHORD HEEL EAVE EAVES LAYER LAYERS TWO DOUBLE TAPED",
    ),
    // 1:12 and flatter is a ramp or a flat roof.
    read: (it) =>
      ROOF.test(contextOf(it)) || BARE_PITCH.test(it.text)
        ? PITCHES.flatMap((pattern) => figures(it.text, pattern))
          .filter((rise) => rise > 1.5 && rise <= 24)
        : [],
    isShared: true,
  },
  ratedWall("party wall", {
    needs: /WALL/i,
    called: PARTY_WALL,
    words: "PARTY COMMON TOWNHOUSE UNIT",
  }),
  ratedWall("tenant separation wall", {
    needs: /DEMISING|TENANT/i,
    called: TENANT_WALL,
    words: "DEMISING",
  }),
  ratedWall("corridor", {
    needs: /CORR/i,
    called: CORRIDOR,
    words: "CORRIDOR CORRIDORS EXIT ACCESS",
  }),
  ratedWall("exterior walls", {
    needs: /EXT/i,
    called: /\bEXT(?:ERIOR|\.)?\s+WALLS?\b/i,
    words: "EXTERIOR EXT",
  }),
  ratedWall("shafts", {
    needs: /SHAFT/i,
    called: SHAFT,
    words: "SHAFT SHAFTS ENCLOSURE ENCLOSURES DUCT GREASE EXHAUST VERTICAL",
  }),
  ratedWall("stair enclosure", {
    needs: /STAIR/i,
    called: STAIR_ENCLOSURE,
    words: "STAIR STAIRS STAIRWAY STAIRWELL EXIT ENCLOSURE ENCLOSURES SHAFT SHAFTS",
  }),
  {
    topic: "roof slope",
    of: "the slope of the flat roof",
    needs: /\d\/\d/,
    plain: wordsOf(
      "ROOF ROOFS ROOFING SLOPE SLOPED SLOPES TO DRAIN DRAINS TPO EPDM PVC MEMBRANE MOD BIT MODIFIED BITUMEN DECK INSULATION ISO " +
        "POLYISO PER FOOT FT FLAT LOW",
    ),
    read: (it) =>
      /\bROOF|\bT\.?P\.?O\b|\bMEMBRANE/i.test(contextOf(it))
        ? [...it.text.matchAll(PER_FOOT)].map(([, rise, run]) => Number(rise) / Number(run))
        : [],
    say: (value) => `${value * 8}/8 in per ft`,
  },
  {
    topic: "ceiling height",
    of: "the height of the ceilings",
    needs: /\bC(?:EI)?L(?:IN)?G/i,
    plain: wordsOf(CEILINGS),
    says: /\b(?:ALL|TYP\w*|U\.?N\.?O|UNLESS|THROUGHOUT)\b/i,
    read: ceilingsIn,
  },
  ...["FIRST|1ST|GROUND", "SECOND|2ND", "THIRD|3RD"].map((called): Single => {
    const floor = anyCase`\b(?:${called})\s+(?:FLOOR|FLR\.?|STORY|LEVEL)\b`;
    return {
      topic: "ceiling height",
      of: `the height of the ${called.split("|")[0].toLowerCase()} floor ceilings`,
      needs: /\bC(?:EI)?L(?:IN)?G/i,
      plain: wordsOf(`${CEILINGS} ${called.replaceAll("|", " ")} FLR STORY LEVEL`),
      read: (it) => floor.test(it.text) ? ceilingsIn(it) : [],
    };
  }),
  {
    topic: "rating",
    of: "the boards of the garage ceiling",
    needs: /GARAGE/i,
    plain: wordsOf(
      "GARAGE CEILING CEILINGS CLG TYPE GYP GYPSUM BD BOARD BRD DRYWALL GWB GYPSUMBOARD SHEETROCK LAYER",
    ),
    read: ({ text }) =>
      OF_CEILING.test(text) && /\bG(?:YP|WB)|DRYWALL|BOARD/i.test(text)
        ? [...text.matchAll(/(?<![\d\/])(\d)\/([28])"?/g)].map(([, a, b]) => Number(a) / Number(b))
        : [],
    say: (value) => `${value * 8}/8"`,
    isEverywhere: true,
  },
  {
    topic: "insulation",
    of: "the insulation of the ceiling",
    needs: /R\s?-?\s?\d/i,
    plain: wordsOf(
      "R CEILING CEILINGS CLG ATTIC INSULATION INSUL INSULATED BLOWN BATT BATTS FIBERGLASS CELLULOSE MINERAL " +
        "WOOL LOOSE FILL FLAT ABOVE OVER VALUE VENTED CONDITIONED SPACE UNFACED",
    ),
    read: ({ text }) => OF_CEILING.test(text) ? figures(text, R_VALUE) : [],
  },
  pipeOf(
    "water service",
    /\bWATER\s+SERVICE\b/i,
    "WATER SERVICE DOMESTIC POTABLE METER MAIN UNDERGROUND UG BURIED",
  ),
  {
    ...pipeOf(
      "backflow preventer",
      /\bBACKFLOW\b|\bR\.?P\.?Z\b/i,
      "BACKFLOW PREVENTER PREVENTERS DEVICE ASSEMBLY RPZ R.P.Z BFP REDUCED PRESSURE ZONE PRINCIPLE DOMESTIC WATER METER SERVICE AT",
    ),
    severals: /\b(?:BFP|RPZ|BF)\s?-?\s?[2-9B]\b(?!["'\/])/i,
  },
  pipeOf("water meter", /\b(?:WATER|DOMESTIC)\s+METER\b/i, "WATER METER DOMESTIC POTABLE BOX CITY"),
  pipeOf(
    "building sewer",
    /\b(?:BUILDING|SANITARY)\s+(?:SANITARY\s+)?(?:SEWER|LATERAL)\b/i,
    "SANITARY SEWER LATERAL",
  ),
  {
    topic: "power",
    of: "the power of the water heater",
    needs: /KW|WATER/i,
    plain: wordsOf(HEATER),
    read: (it) => {
      if (!isOfHeater(it)) return [];
      const cell = cellHeaded(it, /^\W*K\.?W\b/i);
      return figures(cell === null ? it.text : `${cell} KW`, KW);
    },
    severals: SECOND_HEATER,
    isOnce: true,
  },
  {
    topic: "gas input",
    of: "the gas input of the water heater",
    needs: ANY_HEATER,
    plain: wordsOf(HEATER),
    read: (it) => isOfHeater(it) ? inputsOf(it) : [],
    severals: SECOND_HEATER,
    isOnce: true,
  },
  {
    topic: "cooling",
    of: "the capacity of the cooling",
    needs: /TON/i,
    plain: wordsOf(COOLING),
    // A figure alone may stand at one of several systems.
    read: ({ text }) => OF_COOLING.test(text) ? figures(text, TONS) : [],
    severals: SECOND_SYSTEM,
    isAdded: true,
  },
  {
    topic: "efficiency",
    of: "the SEER2 of the cooling",
    needs: /SEER2/i,
    plain: wordsOf(COOLING),
    read: ({ text }) => SEER2.flatMap((pattern) => figures(text, pattern)),
    severals: SECOND_SYSTEM,
  },
  {
    topic: "concrete strength",
    of: "the strength of the concrete",
    needs: /P\.?S\.?I/i,
    plain: wordsOf(
      "CONCRETE CONC PSI F C FC COMPRESSIVE STRENGTH DAYS HAVE ATTAIN DEVELOP ACHIEVE REACH MIN MINIMUM",
    ),
    read: ({ text, drawing, heading }) =>
      /\bCONC(?:RETE)?\b/i.test(text) &&
        !OF_MASONRY.test(`${text} ${heading ?? ""} ${drawing ?? ""}`)
        ? figures(text, PSI).filter((psi) => psi >= 2000 && psi <= 8000)
        : [],
  },
  {
    topic: "lot area",
    of: "the area of the lot",
    needs: /\bLOT\b|\bSITE\s+AREA/i,
    plain: wordsOf("LOT SITE AREA ACRES ACRE AC GROSS SF SQ FT"),
    read: ({ text }) => lotAreas(text),
    say: (value) => `${Math.round(value)} sq ft`,
    isOnce: true,
  },
  {
    topic: "masonry strength",
    of: "the strength of the masonry",
    needs: /P\.?S\.?I/i,
    plain: wordsOf(
      "F M FM MASONRY CMU BLOCK CONC CONCRETE ASTM C GRADE N HOLLOW UNITS COMPRESSIVE STRENGTH PSI NET",
    ),
    read: (it) =>
      OF_MASONRY.test(it.text) && !/GROUT|MORTAR/i.test(it.text)
        ? figures(it.text, PSI).filter((psi) => psi >= 1000 && psi <= 4000)
        : [],
    isEverywhere: true,
  },
  {
    topic: "reinforcement",
    of: "the grade of the reinforcement",
    needs: /GRADE|\bGR\b/i,
    plain: wordsOf(
      "REINFORCING REINFORCEMENT REINF REBAR REBARS STEEL BAR BARS DEFORMED ASTM A GRADE GR KSI CONT CONTINUOUS",
    ),
    read: ({ text }) => OF_BARS.test(text) ? figures(text, BAR_GRADE) : [],
    say: (value) => `Grade ${value}`,
    isEverywhere: true,
  },
  {
    topic: "insulation",
    of: "the insulation of the roof",
    needs: /R\s?-?\s?\d/i,
    plain: wordsOf(
      "R ROOF ROOFS INSULATION INSUL INSULATED RIGID POLYISO POLYISOCYANURATE ISO CI C I CONTINUOUS ABOVE OVER UNDER " +
        "UNDERSIDE DECK DECKING METAL STEEL STL PLYWOOD TPO MEMBRANE SPRAY FOAM OPEN CLOSED CELL LAYERS VALUE",
    ),
    read: ({ text }) =>
      OF_ROOF_DECK.test(text) && !OF_CEILING.test(text) ? figures(text, R_VALUE) : [],
  },
  {
    topic: "soil bearing",
    of: "the bearing value of the soil",
    needs: /P\.?S\.?F|LBS?\b/i,
    plain: wordsOf(
      "SOIL SOILS BEARING BRG ALLOWABLE ALLOW PRESUMPTIVE PRESSURE CAPACITY VALUE NET FOUNDATION FOUNDATIONS FOOTING FOOTINGS SPREAD " +
        "CONTINUOUS CONT MIN MINIMUM PSF LBS LB SF SQ FT PER GEOTECHNICAL REPORT DATED",
    ),
    read: (it) =>
      SOIL.test(contextOf(it)) ? figures(it.text, PSF).filter((psf) => psf >= 1000) : [],
    isOnce: true,
  },
  levelOf("lowest", /LOWEST/i, /\bLOWEST\s+(?:FIN\w*\s+)?FLOOR\b/i),
  {
    topic: "floor height",
    of: "the height of the second floor above the first",
    needs: /SECOND|2ND/i,
    plain: wordsOf(
      "SECOND 2ND FIRST GROUND FLOOR FLR FL LEVEL FIN FINISH FINISHED ABOVE ABV HEIGHT TO",
    ),
    read: ({ text }) =>
      ABOVE_FIRST.test(text)
        ? findLengths(text).map(({ valueIn }) => valueIn).filter((it) => it >= 84 && it <= 300)
        : [],
    isEverywhere: true,
  },
];
