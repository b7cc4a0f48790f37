/** What a building measures in one place alone: the slope of its main roof, its floors, its soil, its walls and concrete. */
import { findLengths, formatLength } from "../../_shared/units.ts";
import { findElevations } from "../calculators/flood_elevation.ts";
import { findRatings } from "../reading/ratings.ts";
import { contextOf } from "../reading/scope.ts";
import type { Statement } from "../reading/statements.ts";
import { figures, type Single } from "./single.ts";

/** `5:12`, `5 IN 12`; `5/12`, which may be a day, right beside the word alone. */
const PITCHES = [
  /(?<![\w:.\/'"-])(\d{1,2}(?:\.5)?)"?\s*(?::|\bIN\b|\bON\b)\s*12\b(?!\s*[\d.:'"\/-])/gi,
  /(?<=\b(?:ROOF|PITCH|SLOPE)[\s:=]{1,3})(\d{1,2})\/12\b(?!\/)/gi,
  /(?<![\d\/])(\d{1,2})\/12(?=\s+(?:ROOF|PITCH|SLOPE))/gi,
];
const ROOF =
  /\bROOFS?\b|\bSLOPE|\bSHINGLE|\bTILES?\b|\bSEAM\b|\bPITCH|\bRAFTER|\bTRUSS|\bELEVATIONS?\b/i;
/** Ramps, what a product asks for, and what is there already. */
const NO_PITCH =
  /\bRAMP|\bFLARE|\bWALKS?\b|\bCURB\b|\bM(?:IN|AX)\b|\bOR\s+(?:GREATER|MORE|LESS|STEEPER|FLATTER)|\bLESS\s+THAN|\bUNDER\b|\bREQ|\bCRICKET|\bSTAIR|\bDRAIN/i;
/** Roofs beside the main one. */
const PART_OF_ROOF =
  /\b(?:PORCH|LANAI|ENTRY|GARAGE|DORMER|PATIO|PORTE|CANOP|SHED|BAY|LOWER|REAR|CUPOLA|TOWER|BREEZEWAY|ADDITION)\w*/i;

const PSF = /(?<![\d.,])(\d,\d{3}|\d{3,4})\s*(?:P\.?S\.?F\b|LBS?\.?\s*\/\s*S)/gi;
const SOIL = /\bBEARING\b|\bSOILS?\b|\bFOOTINGS?\b|\bFOUNDATIONS?\b/i;
const NO_BEARING =
  /\bPILES?\b|\bRETAIN|\bSIGN\b|\bCANOP|\bDUMPSTER|\bPOLES?\b|\bWIND\b|\bLIVE\b|\bDEAD\b|\bLATERAL|\bPASSIVE|\bWALL\s+BEARING|\bMASONRY|\bUPLIFT|\bPOOL|\bCONC\w*\s+\d/i;

const FLOOR =
  /\bF\.?\s?F\.?\s?(?:E\b|EL|=)|\bFIN(?:ISH(?:ED)?|\.)?\s*(?:1ST\s+|FIRST\s+|GROUND\s+)?FL(?:OO)?R\.?\b/i;
const NOT_ITS_FLOOR =
  /\bGARAGE|\bLANAI|\bPORCH|\bPATIO|\bPOOL|\bEQUIP|\bMIN\b|\bREQ|\bABOVE\b|\bABV\b|\bBELOW\b|\bSECOND|\b2ND|\bUPPER|\bLEVEL\s+[2-9]|\bBUILDING\s+[2-9B-Z]\b|\bUNIT|\bLOT\s+\d|\bTYP/i;
/** The zero sections of buildings count from, feet. */
const DATUMS: readonly number[] = [0, 100];

/** `FFE=12.50`, which no word calls an elevation. */
const TERSE_LEVEL = /\bF\.?\s?F\.?\s?E?\.?\s*[:=@]?\s*\+?(\d{1,3}\.\d{1,2})(?![\d"])/gi;

function levelsIn(text: string): number[] {
  const found = findElevations(text).map(({ ft }) => ft);
  const levels = found.length > 0 ? found : figures(text, TERSE_LEVEL);
  return levels.filter((ft) => !DATUMS.includes(ft));
}

/** The height of the whole, called so. */
const OWN_HEIGHT = /\b(?:BUILDING|BLDG\.?)\s+(?:HEIGHT|HGT\.?|HT\.?)\s*(?:IS\s+|[:=|]\s*)?(\d.*)$/i;
const ALLOWED_HEIGHT = /\bALLOW|\bMAX|\bLIMIT|\bPERMIT|\bSTOR(?:Y|IES)\s+ABOVE/i;

const ABOVE_FIRST = new RegExp(
  String
    .raw`\b(?:SECOND|2ND)\s+(?:FIN\w*\.?\s+)?FL(?:OO)?R\.?\b[^;.]{0,40}\b(?:ABOVE|ABV\.?)\s+(?:THE\s+)?(?:FIRST|1ST|GROUND)\b`,
  "i",
);

/** Walls between homes; their two halves are sometimes rated apart. */
const PARTY_WALL =
  /\b(?:PARTY|COMMON|TOWNHOUSE\s+SEPARATION|DWELLING\s+(?:UNIT\s+)?SEPARATION)\s+(?:FIRE\s+)?WALLS?\b/i;
const TENANT_WALL =
  /\bDEMISING\s+(?:FIRE\s+)?(?:WALLS?|PARTITIONS?)\b|\bTENANT\s+(?:FIRE\s+)?SEPARATION\b/i;
const CORRIDOR =
  /^\W*(?:EXIT\s+ACCESS\s+)?CORRIDORS?\b(?:\s+(?:WALLS?|PARTITIONS?|RATING|FIRE))*\W/i;
const STAIR_ENCLOSURE = /\b(?:EXIT\s+)?STAIR(?:WAY|WELL)?S?\s+(?:ENCLOSURES?|SHAFTS?)\b/i;
const IN_HALVES = /\bEACH\b|\bEA\b|\bTWO\b|\(2\)|\bDOUBLE\b|\bPAIR\b/i;
const NO_WALL_RATING = /\bDOORS?\b|\bOPENINGS?\b|\bPARAPET|\bOR\b|\bIF\b|\bSOFFIT|\bDECK\s+\d/i;

function wallRatings(wall: RegExp): (it: Statement) => { values: number[] } {
  return ({ text }) => {
    if (!wall.test(text) || NO_WALL_RATING.test(text)) return { values: [] };
    const hours = findRatings(text).map((it) => it.hours).filter((it) => it > 0);
    return { values: IN_HALVES.test(text) ? hours.flatMap((it) => [it, 2 * it]) : hours };
  };
}

const R_VALUE = /\bR\s?[-=]?\s?(\d{2})(?![\d\/-])\b/gi;
const OF_CEILING = /\bCEILINGS?\b|\bCLG\b|\bATTIC\b/i;
const NO_CEILING =
  /\bWALLS?\b|\bFLOORS?\b|\bDUCT|\bROOF\s+DECK|\bSLAB|\bGARAGE|\bPORCH|\bREQ|\bM(?:IN|AX)\b|\bCODE\b|\bHATCH|\bACCESS/i;

/** A water heater without a number: where one has a tag, others may be told by theirs. */
const WATER_HEATER = /\b(?:WATER\s+HEATER|WTR\.?\s+HTR|W\.?H)\b\.?(?!\s*-?\s*\d)/i;
const NO_HEATER =
  /\bW\.?H\.?\s?-\s?\d|\bEXPANSION|\bEACH\b|\bUNITS?\b|\bTYPE\b|\bREQ|\bM(?:IN|AX)\b|\bOR\b/i;
const GALLONS = /(?<![\d.,])(\d{2,3})\s?-?\s?GAL(?:LONS?)?\b(?!\s*(?:PER|\/))/gi;
/** A label that leaves to the title of its drawing what it speaks of. */
const LONGEST_LABEL = 12;
/** Smaller ones stand at a fixture, gallons. */
const SMALLEST_TANK = 20;

const PSI = /(?<![\d.,])(\d,\d{3}|\d{4})\s*P\.?S\.?I\b/gi;
const NO_CONCRETE =
  /\bWALKS?\b|\bSIDEWALK|\bCURB|\bPAVE|\bFILL\b|\bGROUT|\bDRIVE|\bMASONRY|\bC\.?M\.?U\b|\bMORTAR|\bPIPE|\bMIN\b|\bREQ/i;
const concreteOf = (element: RegExp) => ({ text }: Statement) => ({
  values: element.test(text) && !NO_CONCRETE.test(text)
    ? figures(text, PSI).filter((psi) => psi >= 2000 && psi <= 8000)
    : [],
});

export const MEASURES: readonly Single[] = [
  {
    topic: "roof slope",
    of: "the slope of the main roof",
    needs: /12/,
    read: (it) => {
      if (!ROOF.test(contextOf(it)) || NO_PITCH.test(it.text)) return { values: [] };
      // 1:12 and flatter is a ramp or a flat roof.
      const values = PITCHES.flatMap((pattern) => figures(it.text, pattern))
        .filter((rise) => rise > 1.5 && rise <= 24);
      return { values, isOfPart: PART_OF_ROOF.test(it.text) };
    },
    say: (value) => `${value}:12`,
  },
  {
    topic: "rating",
    of: "the rating of the party wall",
    needs: /WALL/i,
    read: wallRatings(PARTY_WALL),
    say: (value) => `${value} h`,
  },
  {
    topic: "rating",
    of: "the rating of the tenant separation wall",
    needs: /DEMISING|TENANT/i,
    read: wallRatings(TENANT_WALL),
    say: (value) => `${value} h`,
  },
  {
    topic: "rating",
    of: "the rating of the corridor",
    needs: /CORR/i,
    read: wallRatings(CORRIDOR),
    say: (value) => `${value} h`,
  },
  {
    topic: "rating",
    of: "the rating of the stair enclosure",
    needs: /STAIR/i,
    read: wallRatings(STAIR_ENCLOSURE),
    say: (value) => `${value} h`,
  },
  {
    topic: "insulation",
    of: "the insulation of the ceiling",
    needs: /R\s?-?\s?\d/i,
    read: ({ text }) => ({
      values: OF_CEILING.test(text) && !NO_CEILING.test(text) ? figures(text, R_VALUE) : [],
    }),
    say: (value) => `R-${value}`,
  },
  {
    topic: "volume",
    of: "the volume of the water heater",
    needs: /GAL/i,
    read: ({ text, drawing }) => ({
      values: WATER_HEATER.test(text.length > LONGEST_LABEL ? text : `${text} ${drawing ?? ""}`) &&
          !NO_HEATER.test(text)
        ? figures(text, GALLONS).filter((it) => it >= SMALLEST_TANK)
        : [],
    }),
    say: (value) => `${value} gal`,
    isOnce: true,
  },
  {
    topic: "concrete strength",
    of: "the strength of the concrete of slabs",
    needs: /P\.?S\.?I/i,
    read: concreteOf(/\bSLABS?\b/i),
    say: (value) => `${value} psi`,
  },
  {
    topic: "concrete strength",
    of: "the strength of the concrete of footings",
    needs: /P\.?S\.?I/i,
    read: concreteOf(/\bFOOTINGS?\b|\bF(?:OO)?TGS?\b/i),
    say: (value) => `${value} psi`,
  },
  {
    topic: "soil bearing",
    of: "the bearing value of the soil",
    needs: /P\.?S\.?F|LBS?\b/i,
    read: (it) => ({
      values: SOIL.test(contextOf(it)) && !NO_BEARING.test(it.text)
        ? figures(it.text, PSF).filter((psf) => psf >= 1000)
        : [],
    }),
    say: (value) => `${value} psf`,
    isOnce: true,
  },
  {
    topic: "height",
    of: "building height",
    needs: /HEIGHT|HGT|HT/i,
    // Rows are read with the code data, what is allowed apart.
    read: ({ text, from }) => {
      if (from === "row") return { values: [] };
      const said = OWN_HEIGHT.exec(text)?.[1];
      const [length] = said && !ALLOWED_HEIGHT.test(text) ? findLengths(said) : [];
      return { values: length ? [length.valueIn / 12] : [] };
    },
    say: (value) => formatLength(value * 12),
  },
  {
    topic: "floor level",
    of: "the elevation of the lowest floor",
    needs: /LOWEST/i,
    read: ({ text }) => ({
      values: /\bLOWEST\s+(?:FIN\w*\s+)?FLOOR\b/i.test(text) && !NOT_ITS_FLOOR.test(text)
        ? levelsIn(text)
        : [],
    }),
    say: (value) => `${value} ft`,
  },
  {
    topic: "floor level",
    of: "the elevation of the finished floor",
    needs: /F\.?\s?F|FIN/i,
    read: ({ text }) => ({
      values: FLOOR.test(text) && !NOT_ITS_FLOOR.test(text) ? levelsIn(text) : [],
    }),
    say: (value) => `${value} ft`,
  },
  {
    topic: "floor height",
    of: "the height of the second floor above the first",
    needs: /SECOND|2ND/i,
    read: ({ text }) => ({
      values: ABOVE_FIRST.test(text)
        ? findLengths(text).map(({ valueIn }) => valueIn).filter((it) => it >= 84 && it <= 300)
        : [],
    }),
    say: formatLength,
  },
];
