/**
 * Matters a building has one of, by the words for them: the slope of its main roof, what its soil bears, where its
 * floors lie. A sheet may speak of several parts; sheets agree where they share a value.
 */
import type { Compared } from "../../_lexicon/mod.ts";
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { findLengths, formatLength } from "../../_shared/units.ts";
import { findElevations } from "../calculators/flood_elevation.ts";
import { isOfOtherBuilding, isOfOutbuilding } from "../reading/other_buildings.ts";
import { placeOf } from "../reading/places.ts";
import { findRatings } from "../reading/ratings.ts";
import { contextOf } from "../reading/scope.ts";
import { isKept, isOfOldWork, isRemoved } from "../reading/standing.ts";
import { allStatements, type Statement } from "../reading/statements.ts";
import { numberOf } from "./said.ts";
import type { Told } from "./told.ts";

interface Single {
  topic: Compared;
  of: string;
  /** Letters a text about it cannot do without. */
  needs: RegExp;
  /** Values a text gives of it, of parts of it apart. */
  read: (it: Statement) => { values: number[]; isOfPart?: boolean };
  say: (value: number) => string;
  /** Held against each other text by text, not sheet by sheet: nothing has several. */
  isOnce?: true;
  /** What a sheet gives of several parts may add up to the whole another gives. */
  isAdded?: true;
}

const figures = (text: string, pattern: RegExp): number[] =>
  [...text.matchAll(pattern)].map(([, digits]) => numberOf(digits));

const PITCH =
  /(?<![\w:.\/'"-])(\d{1,2}(?:\.5)?)"?\s*(?::|\bIN\b|\bON\b)\s*12\b(?!\s*[\d.:'"\/-])/gi;
const ROOF = /\bROOFS?\b|\bSHINGLE|\bTILES?\b|\bSEAM\b|\bPITCH|\bRAFTER|\bTRUSS|\bELEVATIONS?\b/i;
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
  /\bF\.?\s?F\.?\s?E\b|\bFIN(?:ISH(?:ED)?|\.)?\s*(?:1ST\s+|FIRST\s+|GROUND\s+)?FL(?:OO)?R\.?\b/i;
const NOT_ITS_FLOOR =
  /\bGARAGE|\bLANAI|\bPORCH|\bPATIO|\bPOOL|\bEQUIP|\bMIN\b|\bREQ|\bABOVE\b|\bABV\b|\bBELOW\b|\bSECOND|\b2ND|\bUPPER|\bLEVEL\s+[2-9]|\bBUILDING\s+[2-9B-Z]\b|\bUNIT|\bLOT\s+\d|\bTYP/i;
/** The zero sections of buildings count from, feet. */
const DATUMS: readonly number[] = [0, 100];

const ABOVE_FIRST = new RegExp(
  String
    .raw`\b(?:SECOND|2ND)\s+(?:FIN\w*\.?\s+)?FL(?:OO)?R\.?\b[^;.]{0,40}\b(?:ABOVE|ABV\.?)\s+(?:THE\s+)?(?:FIRST|1ST|GROUND)\b`,
  "i",
);

/** Walls between homes; their two halves are sometimes rated apart. */
const PARTY_WALL =
  /\b(?:PARTY|COMMON|TOWNHOUSE\s+SEPARATION|DWELLING\s+(?:UNIT\s+)?SEPARATION)\s+(?:FIRE\s+)?WALLS?\b/i;
const TENANT_WALL = /\b(?:DEMISING|TENANT\s+SEPARATION)\s+(?:FIRE\s+)?(?:WALLS?|PARTITIONS?)\b/i;
const IN_HALVES = /\bEACH\b|\bEA\b|\bTWO\b|\(2\)|\bDOUBLE\b|\bPAIR\b/i;
const NO_WALL_RATING = /\bDOORS?\b|\bOPENINGS?\b|\bPARAPET|\bOR\b|\bIF\b|\bSOFFIT|\bDECK\s+\d/i;

function wallRatings(wall: RegExp): (it: Statement) => { values: number[] } {
  return ({ text }) => {
    if (!wall.test(text) || NO_WALL_RATING.test(text)) return { values: [] };
    const hours = findRatings(text).map((it) => it.hours).filter((it) => it > 0);
    return { values: IN_HALVES.test(text) ? hours.flatMap((it) => [it, 2 * it]) : hours };
  };
}

const SEATS =
  /(?<![\d.,-])(\d{1,3}(?:,\d{3})?|\d{4})\s+(?:(?:DINING|FIXED|TOTAL|INDOOR|LOOSE)\s+)?SEATS\b/gi;
const SEAT_ROW =
  /^\W*(?:TOTAL\s+)?(?:SEATS|SEATING)(?:\s+(?:TOTAL|PROVIDED|COUNT|CAPACITY))*\s*[:|=]+\s*(\d{1,4})\b/gi;
const NO_SEATS =
  /\bPER\b|\bREQ|\bWHEEL|\bACCESSIBLE|\bFOR\s+EACH|\bM(?:IN|AX)\b|\bW\.?C\b|\bTOILET|\bSTAFF/i;
const PART_OF_SEATS = /\b(?:BAR|PATIO|OUTDOOR|TERRACE|BOOTH|COUNTER|LOUNGE|DECK|TABLE|BALCONY)\b/i;

const GUEST_ROOMS = /(?<![\d.,'"-])(\d{2,3})\s+(?:GUEST\s?ROOMS|KEYS)\b/gi;
const PART_OF_ROOMS = /\bFLOOR\b|\bLEVELS?\b|\bACCESSIBLE\b|\bMOBILITY|\bHEARING|\bPER\b|\bWING\b/i;

const PSI = /(?<![\d.,])(\d,\d{3}|\d{4})\s*P\.?S\.?I\b/gi;
const NO_CONCRETE =
  /\bWALKS?\b|\bSIDEWALK|\bCURB|\bPAVE|\bFILL\b|\bGROUT|\bDRIVE|\bMASONRY|\bC\.?M\.?U\b|\bMORTAR|\bPIPE|\bMIN\b|\bREQ/i;
const concreteOf = (element: RegExp) => ({ text }: Statement) => ({
  values: element.test(text) && !NO_CONCRETE.test(text)
    ? figures(text, PSI).filter((psi) => psi >= 2000 && psi <= 8000)
    : [],
});

/** `80 SPACES IN ALL`, `TOTAL PARKING: 80`, `PARKING SPACES | 80`; all figures beside it may be meant. */
const PARKING_TOTAL =
  /\b(?:SPACES|STALLS)\b.{0,20}\b(?:IN\s+ALL|TOTAL)\b|\bTOTAL\b.{0,24}\b(?:PARKING|SPACES|STALLS)\b|^\W*(?:(?:TOTAL|ON-?SITE)\s+)*PARKING(?:\s+(?:SPACES|STALLS|PROVIDED|PROV\S*))*\s*[:|]/i;
const PARKED = /\bPARKING\b|\bSTALLS\b/i;
const NO_TOTAL =
  /\bEACH\b|\bUNIT\b|\bBICYCLE|\bBIKE|\bRATIO|\bPER\b|\bGARAGE\b|\bLOTS?\s+[A-Z1-9]\b/i;
const COUNT = /(?<![\d.,'"-])(\d{1,4})(?![\d.,:'"%-])/g;

const SINGLES: readonly Single[] = [
  {
    topic: "roof slope",
    of: "the slope of the main roof",
    needs: /12/,
    read: (it) => {
      if (!ROOF.test(contextOf(it)) || NO_PITCH.test(it.text)) return { values: [] };
      // 1:12 and flatter is a ramp or a flat roof.
      const values = figures(it.text, PITCH).filter((rise) => rise > 1.5 && rise <= 24);
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
    needs: /WALL|PARTITION/i,
    read: wallRatings(TENANT_WALL),
    say: (value) => `${value} h`,
  },
  {
    topic: "seats",
    of: "the number of seats",
    needs: /SEAT/i,
    read: ({ text }) => ({
      values: NO_SEATS.test(text)
        ? []
        : [...figures(text, SEATS), ...figures(text, SEAT_ROW)].filter((it) => it >= 8),
      isOfPart: PART_OF_SEATS.test(text),
    }),
    say: (value) => `${value} seats`,
    isAdded: true,
  },
  {
    topic: "guest rooms",
    of: "the number of guest rooms",
    needs: /GUEST|KEYS/i,
    read: ({ text }) => ({
      values: figures(text, GUEST_ROOMS),
      isOfPart: PART_OF_ROOMS.test(text),
    }),
    say: (value) => `${value} guest rooms`,
    isAdded: true,
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
    topic: "parking count",
    of: "the number of parking spaces",
    needs: /PARKING|SPACES|STALLS/i,
    read: (it) => ({
      values: PARKING_TOTAL.test(it.text) && PARKED.test(contextOf(it)) && !NO_TOTAL.test(it.text)
        ? figures(it.text, COUNT)
        : [],
    }),
    say: (value) => `${value} spaces`,
    isOnce: true,
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
    topic: "floor level",
    of: "the elevation of the finished floor",
    needs: /F\.?\s?F\.?\s?E|FIN/i,
    read: ({ text }) => ({
      values: FLOOR.test(text) && !NOT_ITS_FLOOR.test(text)
        ? findElevations(text).map(({ ft }) => ft).filter((ft) => !DATUMS.includes(ft))
        : [],
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

const NEEDED = new RegExp(SINGLES.map(({ needs }) => needs.source).join("|"), "i");

/** What is told of each. */
export function toldOfSingles(plan: PlanSet): Told[] {
  const texts = allStatements(plan).filter((it) => NEEDED.test(it.text) && isOfThisWork(it));
  return SINGLES.flatMap((single) => {
    const told = texts.filter(({ text }) => single.needs.test(text)).flatMap((it) => {
      const { values, isOfPart = false } = single.read(it);
      return values.length > 0 ? [{ it, values, isOfPart }] : [];
    });
    const places = single.isOnce
      ? told.map((one) => [one])
      : [...Map.groupBy(told, ({ it }) => it.page).values()];
    return places.flatMap((all): Told[] => {
      const main = all.find(({ isOfPart }) => !isOfPart);
      if (!main) return [];
      const values = all.flatMap((it) => it.values);
      const sum = values.reduce((total, it) => total + it, 0);
      return [{
        ...placeOf(main.it),
        topic: single.topic,
        of: single.of,
        values: single.isAdded ? [...values, sum] : values,
        said: single.say(main.values[0]),
      }];
    });
  });
}

function isOfThisWork(it: Statement): boolean {
  if (isKept(it.text) || isRemoved(it.text) || isOfOtherBuilding(it.text)) return false;
  const titles = [it.drawing, it.heading, it.schedule?.title];
  return !titles.some((title) => title && (isOfOldWork(title) || isOfOutbuilding(title)));
}
