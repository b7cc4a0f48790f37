/** Stories, heights, areas, occupant load and dwelling units. Feet, square feet, counts. */
import { levelIn } from "../../../../_shared/levels.ts";
import { exactCase } from "../../../../_shared/pattern.ts";
import { findLengths, parseNumber } from "../../../../_shared/units.ts";
import {
  bareNumber,
  COUNT,
  findAreas,
  type Plain,
  type Reader,
  type Reading,
  toCount,
} from "./reader.ts";

const BUILDING_NOUN =
  /RESIDENCE|BUILDING|HOUSE|DWELLING|STRUCTURE|OFFICE|RESTAURANT|RETAIL|WAREHOUSE|APARTMENT|TOWNHO|C\.?B\.?S|CMU|WOOD|FRAME|MASONRY|CONCRETE|DUPLEX|HOME|TOWER|HOTEL|MOTEL|SCHOOL|CLINIC|HOSPITAL|FACILITY|CONDO|DORMITORY|\bINN\b|TYPE [IV]+-?[AB]/;
/** A building named before its storeys: `HOTEL OF FOUR STORIES`, `OFFICE BUILDING, 3 STORIES`. */
const NOUN_BEFORE =
  /\b(RESIDENCE|BUILDING|DWELLING|UNITS|OFFICE|WAREHOUSE|APARTMENTS?|TOWNHO(USE|ME)S?|DUPLEX|TOWER|HOTEL|MOTEL|SCHOOL|CLINIC|HOSPITAL|FACILITY|CONDOMINIUM|DORMITORY)\b( IS| OF|,|:|-|\()?\s*$/;
/** Words of a provision, which speaks of buildings in general. */
const PROVISION =
  /\bOR (MORE|LESS|FEWER|GREATER|HIGHER)|MORE THAN|LESS THAN|FEWER THAN|EXCEED|\bUP TO\b|\bIF\b|\bWHERE\b|\bWHEN\b|\bNOT OVER\b|\bBUILDINGS\b/;
const OTHER_BUILDING = /EXISTING|ADJACENT|NEIGHBO|ALLOW|MAX(IMUM)?\b|PER STORY|EACH STORY/;

/** What is said of one story says not how many there are: `UNIT SEPARATION, 2ND STORY: 2X6 STUDS, 1/2" GYP. BD.` */
const ONE_STORY = /\b(?:\d(?:ST|ND|RD|TH)|FIRST|SECOND|THIRD|UPPER|LOWER|TOP) STORE?Y\b/;

/** Keys about a share of one, or about what joins or serves them: `MEZZANINE (% OF STORY)`, `STAIR 2 SERVES STORIES`. */
const OF_PART_OF_STORIES =
  /%|\bPERCENT|\bACCESSORY\b|\bMEZZ|\bSTAIRS?\b|\bSHAFTS?\b|\bHOIST|\bENCLOS|\bELEVATOR|\bATRIUM|\b(?:CONNECT|SERV)\w*/;

/** Keys that count the stories themselves, whatever number ends the line: `THREE-STORY SCHOOL, GRADES 4 TO 8`. */
const COUNTED = exactCase`(?<![\w,.'/-])(?:${COUNT})-STOR(?:E?Y|IED)\b`;

/** Number of stories, and the allowable number. */
export const readStories: Reader = (said) => {
  if (
    said.isPair && !/SPRINK/.test(said.key) &&
    /STOR(E?Y|E?YS|IES)\b|\bLEVELS\b|\bFLOORS\b/.test(said.key) && !COUNTED.test(said.key)
  ) {
    // `FLOORS / BEDROOMS | 40 / 30 PSF` tells loads, of which only the last figure says so.
    const isOther = /AREA|PER STORE?Y|LOAD|EXIT|SF|HEIGHT \(/.test(said.key) ||
      ONE_STORY.test(said.key) || OF_PART_OF_STORIES.test(said.key) ||
      /LOADS?\b/.test(said.under) || /\bP[SL]F\b|\bKPA\b/.test(said.text);
    if (isOther) return [];
    const number =
      exactCase`(?<!\b(?:AT|BELOW|UNDER|OVER|ABOVE|THAN|EXCEED\w*|WHERE|WHEN|IF)\s*)(?<![\w,.'-])(${COUNT})(?![\d.'"]|,\d|\s*\/\s*\d{1,2}\s*(?:"|IN\b))\b\s*(STOR|LEVEL|FLOOR|ABOVE|\(|$|/|;|,|\+|&|AND\b|PLUS\b|WITH\b|W/|PROPOSED|PROVIDED|ACTUAL|(?:AT|IN) (?:THE )?(?:MAIN|WING|TOWER))`
        .exec(said.value);
    const value = number ? toCount(number[1]) : null;
    if (value === null || value < 1 || value > 100) return [];
    const isAllowed = /ALLOW|MAX/.test(said.key) && !/ACTUAL|PROPOSED/.test(said.key);
    return [{ field: isAllowed ? "allowableStories" : "stories", value, unit: "stories" }];
  }
  const besideAllowed = storiesBesideAllowed(said.text);
  if (besideAllowed.length > 0) return besideAllowed;
  const isHeight = said.isPair && /HEIGHT/.test(said.key);
  const pattern = exactCase`(?<![\w,.'/-])(${COUNT})\s?-?\s?STOR(?:E?Y|E?YS|IES)\b(.{0,45})`;
  const text = isHeight ? said.value : said.text;
  const match = pattern.exec(text);
  if (!match || OTHER_BUILDING.test(said.text)) return [];
  const value = toCount(match[1]);
  const isBuilding = isHeight || BUILDING_NOUN.test(match[2]) ||
    (NOUN_BEFORE.test(text.slice(0, match.index)) && !PROVISION.test(text)) ||
    (said.isPair && /^(TOTAL |GROSS )?(BUILDING |FLOOR )?AREA$/.test(said.key)) ||
    (said.isPair && SCOPE_KEY.test(said.key) && /^\W*$/.test(match[2])) ||
    (said.isPair &&
      /^(TYPE OF )?(CONST\b\.?|CONSTRUCTION|BUILDING|BLDG\.?|STRUCTURE)( TYPE)?$/.test(said.key));
  const clause = clauseAround(text, match.index).replace(/\b(FIRE )?SPRINKLERS?\s*\(/, "(");
  const isAside = /STAIR|ENCLOS|STANDPIPE|THRESHOLD|SHAFT|ATRIUM|FIRE ACCESS/.test(clause) ||
    (/SPRINK/.test(clause) && /\bREQUIRE|\bSHALL\b|\bTHROUGHOUT BUILDINGS/.test(clause));
  if (value === null || value < 1 || !isBuilding || isAside) return [];
  return [{ field: "stories", value, unit: "stories", certainty: 0.92 }];
};

/** What the work is, in a line of its own: `WORK: NEW FREE-STANDING GROCERY, ONE STOREY.` */
const SCOPE_KEY = /^(?:(?:SCOPE OF |PROPOSED )?WORK|SCOPE|PROJECT(?: DESCRIPTION)?|DESCRIPTION)$/;

/** `ONE STOREY OF TWO ALLOWED`, `3 STORIES (4 ALLOWED)`: what there is, and what there may be. */
function storiesBesideAllowed(text: string): Reading[] {
  const match =
    exactCase`(?<![\w,.'/-])(${COUNT})\s?-?\s?STOR(?:E?Y|E?YS|IES)\b\W*(?:OF|VS\.?)?\W*(${COUNT})\s+(?:STOR\w+\s+)?(?:ARE |IS )?(?:ALLOWED|ALLOWABLE|PERMITTED|MAX\w*)\b`
      .exec(text);
  const [stories, allowed] = [toCount(match?.[1] ?? ""), toCount(match?.[2] ?? "")];
  if (stories === null || allowed === null || stories < 1) return [];
  return [
    { field: "stories", value: stories, unit: "stories", certainty: 0.92 },
    { field: "allowableStories", value: allowed, unit: "stories", certainty: 0.92 },
  ];
}

/** The part of a sentence, between semicolons and full stops, that holds a place in it. */
function clauseAround(text: string, at: number): string {
  const ends = [...text.matchAll(/;|(?<=[A-Z\d)]{2})\.(?=\s)/g)].map((match) => match.index);
  return text.slice(ends.findLast((end) => end < at) ?? 0, ends.find((end) => end > at));
}

const HEIGHT_KEY = /\bHEIGHT|\bHGT\b|\bHT\b/;
/** What a key of the building's own height says beside the word; any other names a part of it, or a thing in it. */
const OF_BUILDING =
  /\b(?:BUILDING|BLDG|STRUCTURE|HOUSE|DWELLING|OVERALL|TOTAL|PROPOSED|ACTUAL|PROVIDED|DESIGN|NEW|EXIST\w*|ALLOW\w*|MAX\w*|PERMITTED|LIMIT\w*|TABLE|TABULAR|SECTION|SEC|CH(?:APTER)?|CODE|FBC|PER|ABOVE|ABV|FROM|GRADE|PLANE|AVERAGE|AVG|FINISHED|HIGHEST|TOP|T\.?O\.?|ROOF|SURFACE|POINT|IN|FT|FEET|OF|TO|THE|AND|OR|AT|AREA|STOR(?:Y|IES)|NUMBER|NO|NON|TYPE|(?:UN)?SPRINK\w*|HEIGHTS?|HGT|HT|[IV]+-?[AB]|[A-Z])\b/g;

/** What it says besides where it names the building: `MAIN BUILDING HEIGHT`, `BLDG. HEIGHT (TO PEAK)`. */
const NAMES_BUILDING = /\b(?:BUILDING|BLDG|STRUCTURE|HOUSE|DWELLING|RESIDENCE)\b/;
const BESIDE_BUILDING =
  /\b(?:RESIDENCE|MAIN|PRINCIPAL|PEAK|RIDGE|GROUND|NATURAL|MEASURED|SHOWN|DATA|SUMMARY|MEAN|M\.?R\.?H)\b/g;

function isOfBuilding(key: string): boolean {
  if (!HEIGHT_KEY.test(key) || /STORY HEIGHT/.test(key)) return false;
  const beside = NAMES_BUILDING.test(key) ? key.replace(BESIDE_BUILDING, "") : key;
  return !/[A-Z]/.test(beside.replace(OF_BUILDING, ""));
}

/** Building height and allowable height, in feet. */
export const readHeight: Reader = (said) => {
  const stated = said.isPair ? null : heightInSentence(said);
  if (stated !== null) {
    return [{ field: "buildingHeightFt", value: stated, unit: "ft", certainty: 0.9 }];
  }
  if (!said.isPair || !isOfBuilding(said.key)) return [];
  const heights = findLengths(said.value).map((it) => it.valueIn / 12);
  const bare = /^(\d{1,3}(?:\.\d+)?)$/.exec(said.value);
  const value = heights[0] ?? (bare && said.key !== said.whole ? Number(bare[1]) : null);
  if (value === null || value < 6 || value > 1500) return [];
  const isAllowed = /ALLOW|MAX|PERMITTED|LIMIT/.test(said.key) && !/ACTUAL|PROPOSED/.test(said.key);
  const readings: Reading[] = [{
    field: isAllowed ? "allowableHeightFt" : "buildingHeightFt",
    value: round2(value),
    unit: "ft",
  }];
  const allowed = /(?:ALLOW\w*|MAX\w*)\s*:?\s*(.+)$/.exec(said.value);
  const limit = allowed ? findLengths(allowed[1])[0]?.valueIn : undefined;
  if (limit !== undefined && !isAllowed) {
    readings.push({ field: "allowableHeightFt", value: round2(limit / 12), unit: "ft" });
  }
  return readings;
};

/** `BUILDING HEIGHT 62'-0" ABOVE GRADE PLANE`, `T.O. ROOF 47'-0" ABV. GRADE PLANE`. */
function heightInSentence({ text }: Plain): number | null {
  const start = /\bBUILDING HEIGHT\s*(?:IS|OF|=)?\s*(?=\d)/.exec(text);
  const lengths = findLengths(text);
  const found = start
    ? lengths.find((it) => it.start >= start.index)
    : lengths.find((it) =>
      /^\s*(ABOVE|ABV\.?)\s+(THE\s+)?(AVERAGE\s+)?GRADE\s+PLANE/.test(text.slice(it.end))
    );
  const value = found ? found.valueIn / 12 : null;
  if (value === null || value < 6 || value > 1500) return null;
  return /ALLOW|MAX|LIMIT|EXCEED|PARAPET|RIDGE|TOWER/.test(text.slice(0, found?.start))
    ? null
    : round2(value);
}

const FLOOR_KEY =
  /\b(FIRST|SECOND|THIRD|FOURTH|GROUND|MAIN|UPPER|LOWER|1ST|2ND|3RD|4TH|MEZZANINE|BASEMENT|LIVING|GARAGE|PORCH|LANAI|DECK|BALCONY|ENTRY|SUITE|TENANT|UNIT \w+|PATIO|PER (STORY|FLOOR)|LEVEL \d|FLOOR \d)\b/;
const TOTAL_KEY =
  /\b(TOTAL|GROSS|BUILDING|BLDG|STRUCTURE|ACTUAL|PROPOSED|PROVIDED|UNDER ROOF|CONDITIONED)\b|^AREA$|^(FLOOR )?AREA\b/;
const NOT_AREA =
  /LOT|SITE|PARKING|OPEN SPACE|LANDSCAP|IMPERVIOUS|PERVIOUS|COVERAGE|GLAZ|OPENING|VENT|ALTERED|WINDOW|ATTIC|FIRE AREA|OCCUPANT|DISTURB|GREEN|DRIVE|PAVING|ROOF AREA|WALL/;

/** The footprint of a building that is said to have one storey, which is its area; square feet. */
function footprintIn({ text }: Plain): number | null {
  const ONE_STOREY = /\b(?:ONE|1|SINGLE)\s?-?\s?STOR(?:E?Y|IES)\b/;
  const at = text.search(/\bFOOT\s?PRINT\b/);
  if (at < 0 || !ONE_STOREY.test(text) || NOT_AREA.test(text) || FLOOR_KEY.test(text)) return null;
  const areas = findAreas(text).filter(({ index }) => !LIMIT_BEFORE.test(text.slice(0, index)));
  return areas.length === 1 ? areas[0].sqft : null;
}

/** `TOTAL BUILDING AREA 7,180 SF`, a line that says no more; square feet. */
const WHOLE_LINE =
  /^\W*(?:\d{1,2}[.)]\s*)?(?:TOTAL\s+|GROSS\s+)*(?:(?:BUILDING|BLDG\.?)\s+)(?:(?:GROSS|FLOOR)\s+)*AREA\s+([\d,]{3,9})\s*(?:G\.?)?(?:S\.?F\.?|SQ\.?\s*F(?:T|EET)\.?)(?:\s+GROSS)?\W*$/;

/** The rest of the clause an allowed area stands in: `ALLOWED BY TABLE 36,000 SF`. */
const LIMIT_BEFORE = /\b(?:ALLOW\w*|MAX\w*|PERMITTED|TABULAR)\b[^.;\d]{0,24}$/;

/** An area that is said to be that of one floor, and the whole beside it: `7,440 SF PER FLOOR; 22,320 SF TOTAL`. */
const OF_ONE_FLOOR = /^\W*(?:(?:PER|EACH|EA\.?|AT|ON)\s+)?(?:\w+\s+)?(?:FLOOR|FLR|LEVEL|STORE?Y)\b/;
const WHOLE_BEFORE = /\b(?:TOTAL|GROSS|OVERALL|BUILDING|BLDG)\b\.?(?: AREA)?\W{0,3}$/;
const WHOLE_AFTER = /^\W*(?:TOTAL|GROSS|OVERALL|COMBINED|(?:IN )?ALL)\b/;

/** The same with the floor named first: `FIRST 7,000 SF; SECOND 6,840 SF; TOTAL 13,840 SF`. */
const FLOOR_BEFORE = /\b(?:FIRST|1ST|GROUND|MAIN)\s*(?:FLOOR|LEVEL|STORE?Y)?\W*$/i;

/** The area of the whole where the value gives that of a floor first; square feet. */
function wholeBesideFloor(value: string): number | null {
  const areas = findAreas(value);
  if (areas.length < 2) return null;
  const [{ index, end }] = areas;
  if (!OF_ONE_FLOOR.test(value.slice(end)) && !FLOOR_BEFORE.test(value.slice(0, index))) {
    return null;
  }
  const whole = areas.slice(1).find(({ index, end }) =>
    WHOLE_BEFORE.test(value.slice(0, index)) || WHOLE_AFTER.test(value.slice(end))
  );
  return whole?.sqft ?? null;
}

/** What the most a building may have is called; rooms, cells of draftstops and the like have limits of their own. */
const OF_WHOLE_AREA = /\bAREAS?\b|\bBUILDING\b|\bBLDG\b|\bTABULAR\b|\bSTORE?Y\b/;

/** Building area, area by floor and allowable area, in square feet. */
export const readArea: Reader = (said) => {
  const footprint = footprintIn(said);
  if (footprint !== null) {
    return [{ field: "buildingAreaSqft", value: footprint, unit: "sq ft", certainty: 0.9 }];
  }
  const line = WHOLE_LINE.exec(said.text)?.[1];
  if (line !== undefined && !said.isPair) {
    const value = parseNumber(line);
    if (value !== null) return [{ field: "buildingAreaSqft", value, unit: "sq ft" }];
  }
  const isAreaKey = /AREA|\bS\.?F\.?\b|SQ|\bSIZE\b/.test(said.whole) ||
    /AREA|SQUARE/.test(said.under);
  if (!said.isPair || !isAreaKey || NOT_AREA.test(said.key)) return [];
  const areas = findAreas(said.value);
  const bare = bareNumber(said.value.replace(/\(.*$/, ""));
  const first = wholeBesideFloor(said.value) ?? areas[0]?.sqft ??
    (bare !== null && bare >= 50 ? bare : null);
  if (first === null) return [];
  const isPart = said.key !== said.whole;
  const readings: Reading[] = [];
  const isAllowed = /ALLOW|MAX|PERMITTED|TABULAR/.test(said.key);
  const aside = /ALLOW\w*[^\d]{0,16}([\d,]+)/.exec(said.value);
  if (!isPart && said.whole.includes("/") && /ALLOW/.test(said.whole) && areas.length >= 2) {
    return [];
  }
  if (!isPart && /\/|&|,/.test(said.whole) && TOTAL_KEY.test(said.whole) && areas.length >= 2) {
    const beforeAside = findAreas(said.value.replace(/\(.*$/, ""));
    if (beforeAside.length >= 2) return [];
  }
  if (isAllowed) {
    if (OF_WHOLE_AREA.test(said.key)) {
      readings.push({ field: "allowableAreaSqft", value: first, unit: "sq ft" });
    }
  } else if (FLOOR_KEY.test(said.key) && !/^TOTAL/.test(said.key)) {
    const floor = said.key.replace(/\b(FLOOR )?AREA\b|\(.*?\)|\bSF\b|[:=]/g, "").trim() || said.key;
    readings.push({ field: "areaByFloor", value: { floor, areaSqft: first }, unit: "sq ft" });
  } else if (TOTAL_KEY.test(said.key)) {
    readings.push({ field: "buildingAreaSqft", value: first, unit: "sq ft" });
  }
  if (aside && !isAllowed && readings.length > 0) {
    const limit = parseNumber(aside[1].replace(/,$/, ""));
    if (limit !== null && limit >= 100) {
      readings.push({ field: "allowableAreaSqft", value: limit, unit: "sq ft" });
    }
  }
  return readings;
};

/** Total occupant load of the building or suite. */
export const readOccupantLoad: Reader = (said) => {
  if (!said.isPair) return [];
  if (
    !/OCCUPAN(T|CY) (LOAD|COUNT)|TOTAL (BUILDING )?OCCUPANTS?|(NO|NUMBER)\.? OF OCCUPANTS|OCC\.? LOAD|BUILDING OCCUPANTS|^(DESIGN |CALCULATED |MAX(IMUM)?\.? )?OCCUPANTS$|^TOTAL (PERSONS|PEOPLE)$|^(PERSONS|PEOPLE|OCCUPANTS), TOTAL$|^(STUDENTS?|CHILDREN|PUPILS) (AND|&|\+|\/) STAFF$/
      .test(said.key)
  ) {
    return [];
  }
  if (/FACTOR|(PER|TYP\.?|TYPICAL|EACH) (STORY|FLOOR|ROOM)|TABLE|\bSIGN/.test(said.key)) return [];
  // The load of an upper level is not that of the building.
  if ((levelIn(said.key) ?? 1) > 1) return [];
  const match =
    /^(?:TOTAL\s*[:=]?\s*)?(\d{1,3}(?:,\d{3})*)\s*(?:OCC\w*\.?|PERSONS?|PEOPLE)?\s*(?:TOTAL)?\s*(?:\(.*\))?$/
      .exec(said.value);
  const sum = /=\s*(\d{1,3}(?:,\d{3})*)\s*(?:OCC\w*\.?|PERSONS?|PEOPLE|TOTAL)?\s*\.?$/.exec(
    said.value,
  );
  const found = match ?? sum;
  if (!found) return [];
  return [{
    field: "totalOccupantLoad",
    value: Number(found[1].replaceAll(",", "")),
    unit: "occupants",
  }];
};

/** Number of dwelling units stated. */
export const readDwellingUnits: Reader = (said) => {
  const value = unitsOf(said);
  return value === null ? [] : [{ field: "dwellingUnits", value, unit: "units" }];
};

/** Tables whose figures are no counts: `Dwelling units | 40` psf. */
const OF_LOADS = /\bLOADS?\b|\bPSF\b/;

function unitsOf(said: Plain): number | null {
  if (OF_LOADS.test(said.under)) return null;
  if (
    said.isPair &&
    /(DWELLING|LIVING|APARTMENT|RESIDENTIAL|NUMBER OF|NO\.? OF|TOTAL|#) ?UNITS|^UNITS$|UNIT COUNT|DWELLING UNITS/
      .test(said.key)
  ) {
    const match = exactCase`^(?:TOTAL\s*)?(${COUNT})\b(?!\s*(?:SF|SQ|%))`.exec(
      said.value,
    );
    return match ? toCount(match[1]) : null;
  }
  const sentence =
    exactCase`(?<![\w.,-])(${COUNT})[ -](?:DWELLING |APARTMENT )?UNITS?\b[ -](?:APARTMENT|BUILDING|MULTI|RESIDENTIAL|CONDO|TOWNHO|ROW)|\b(?:BUILDING|APARTMENTS?|TOWNHO(?:USE|ME)S?)(?: OF| WITH|,|:) (?<after>${COUNT})[ -](?:DWELLING |TOWNHO(?:USE|ME) )?UNITS\b`
      .exec(said.text);
  return sentence ? toCount(sentence[1] ?? sentence.groups?.after ?? "") : null;
}

const round2 = (value: number): number => Math.round(value * 100) / 100;
