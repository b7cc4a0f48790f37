/** Words rooms are called by, and the lines that stand under a room's name. */
import { anyCase } from "../../../_shared/pattern.ts";
import { findLengths, normaliseMarks, parseNumber } from "../../../_shared/units.ts";

const NAMES =
  "BED ?ROOM|BDRM|BR|MASTER|PRIMARY|GUEST|NURSERY|SUITE|BATH ?ROOM|BATH|POWDER|PWDR|HALF BATH|SHOWERS?|TUB|TOILET|TLT|RESTROOM|REST ROOM|RR|WC|W\\.C\\.|MEN|MEN'S|WOMEN|WOMEN'S|UNISEX|FAMILY|LOCKER|KITCHEN|KITCHENETTE|PANTRY|DINING|BREAKFAST|NOOK|LIVING|GREAT|FAMILY ROOM|DEN|STUDY|LIBRARY|OFFICE|LOFT|BONUS|MEDIA|GAME|REC|RECREATION|GYM|FITNESS|EXERCISE|LAUNDRY|UTILITY|MUD(?: ?ROOM)?|CLOSET|CLO|CL|W\\.?I\\.?C\\.?|WALK-?IN|LINEN|STORAGE|STOR|STOCK|GARAGE|CARPORT|FOYER|ENTRY|ENTRANCE|VESTIBULE|VEST|LOBBY|HALL|HALLWAY|CORRIDOR|GALLERY|PASSAGE|STAIR|STAIRS|STAIRWELL|ELEVATOR|ELEV|PORCH|LANAI|PATIO|DECK|BALCONY|TERRACE|VERANDA|COVERED|CONFERENCE|CONF|MEETING|MTG|TRAINING|CLASS ?ROOM|RECEPTION|WAITING|BREAK|WORK ?ROOM|WORK|LOUNGE|COPY|MAIL|FILE|SERVER|IT|DATA|TELECOM|ELECTRICAL|ELEC|MECHANICAL|MECH|JANITOR|JAN|CUSTODIAL|SALES|RETAIL|SHOWROOM|DISPLAY|CHECKOUT|CASHIER|FITTING|DRESSING|STOCKROOM|RECEIVING|SHIPPING|LOADING|WAREHOUSE|WORKSHOP|SHOP|PREP|COOLER|FREEZER|BAR|SEATING|SERVER|SERVING|DISH|EXAM|TREATMENT|NURSE|LAB|LABORATORY|X-?RAY|OPERATORY|SANCTUARY|CHAPEL|ASSEMBLY|AUDITORIUM|STAGE|FELLOWSHIP|MULTI-?PURPOSE|MEZZANINE|BASEMENT|CRAWL|ATTIC|FLEX|UNIT|APARTMENT|STUDIO|TENANT|ROOM|RM|AREA|OPEN OFFICE|MANAGER|OPEN|SPA|SAUNA|POOL|CABANA|PUMP|TRASH|REFUSE|FIRE|RISER|EQUIPMENT|BOILER|METER|SECURITY|CONTROL|DRY|PRIVATE|EXECUTIVE|COMPUTER|WASH|MOTHER'S|LACTATION|TOWEL|BAGGAGE|VAULT|SAFE|HOLDING|CELL|KENNEL|SALON|FLOOR";
const ROOM_WORD = anyCase`(?<![A-Z'])(?:${NAMES})(?![A-Z])`;
const ONLY_ROOM_WORDS =
  anyCase`^(?:(?:${NAMES}|UPSTAIRS|APT\.?|A\.?D\.?U\.?|IN-?LAW|OWNER'?S'?|KIDS'?|BOYS'?|GIRLS'?|FORMAL|SCREENED|[MOGP]\.|FRONT|REAR|EAST|WEST|NORTH|SOUTH|UPPER|LOWER|MAIN|BACK|SIDE|FIRST|SECOND|THIRD|COMMON|PUBLIC|STAFF|EMPLOYEE|[A-D]|\d{1,2}|NO|#\d+|OF|THE|HIS|HER|TWO|ONE|CAR|IN|OUTDOOR|HOT|COLD|LARGE|SMALL|EXIST|EXISTING|NEW|\(E\)|\(N\))[\s./&,'-]*)+$`;
const NOT_A_NAME =
  /\b(SCALE|SEE|TYP|DETAILS?|(KEY)?NOTES?|LEGEND|SCHEDULE|SECTION|ELEVATION|PLAN|DOOR|WINDOW|WALL|ABOVE|BELOW|LINE|PROVIDE|NEW|EXIT|MAX|MIN|CLEAR|FIN|SLOPE|TO|AT|FOR|WITH|BY|SHALL|SHEET|SILL|EQ|UP|DN|DOWN|REF|RANGE|SINK|DW|GFCI|WP|SUPPLY|RETURN|PANEL|DUCT|TABLE|COUNTER|RECEPT(ACLES?)?)\b|["=:;]|\d{2,}\s*(SF|CFM|GAL|AMP)|\d'/i;

/** What lists of fixtures call closets and tubs by: no rooms. */
const FIXTURE_TAG = /^(?:WC|W\.C\.|TUB)-\d{1,2}[A-Z]?$/i;

/** True when some word of the text is a word rooms are called by. */
export const hasRoomWord = (text: string): boolean => ROOM_WORD.test(text);

/** True when the text is nothing but such words: a room name even without a number or an area. */
export function isRoomName(text: string): boolean {
  const plain = text.trim();
  if (FIXTURE_TAG.test(plain)) return false;
  if (
    /^((FIRST|SECOND|THIRD|GROUND|MAIN|UPPER|LOWER|1ST|2ND|3RD)\s+)?(FLOOR|LEVEL|ROOF)$/i.test(
      plain,
    )
  ) return false;
  return plain.length >= 2 && plain.length <= 34 && /[A-Z]{2}/i.test(plain.replaceAll(".", "")) &&
    hasRoomWord(plain) &&
    ONLY_ROOM_WORDS.test(plain) &&
    !/^(MAIN|FIRST|SECOND|UNIT|OPEN|AREA|ROOM|FLOOR|FIRE|IT|BR|CL|WORK|RISER|PUMP|METER|EQUIPMENT|CONTROL|COVERED|PRIVATE|NEW|EXIST\w*)$/i
      .test(plain.replace(/[.,:]+$/, ""));
}

const BUILDING = /\b(BUILDING|RESIDENCE|DWELLING|STORY|STORIES|STRUCTURE)\b/i;

/** True for a name shortened to its initial, which is no letter of a list: `O. BATH`, `M. BEDROOM`. */
export const isInitialName = (text: string): boolean =>
  /^[MOGP]\.\s/i.test(text.trim()) && isRoomName(text.trim().slice(2));

/**
 * True for words whose last is one rooms are called by, and none of which speaks of something else: `LAKE PATIO`,
 * `MAP ROOM`.
 */
export function endsInRoomWord(text: string): boolean {
  const words = text.trim().split(/\s+/);
  return words.length <= 3 && /^[A-Z'. /&-]+$/.test(text.trim()) && !NOT_A_NAME.test(text) &&
    (isRoomName(words.at(-1)!) || (words.length > 1 && /^(ROOM|RM|AREA)$/.test(words.at(-1)!)));
}

/** True when the text could be a name where number or area say that it is one. */
export function canBeName(text: string): boolean {
  const plain = text.trim();
  return plain.length >= 2 && plain.length <= 40 && /[A-Z]{2}|^[A-Z]\.[A-Z]/i.test(plain) &&
    plain.split(/\s+/).length <= 6 && !BUILDING.test(plain) && !/["=:;]|\d'/.test(plain) &&
    (hasRoomWord(plain) || !NOT_A_NAME.test(plain)) && !/^\(?\d+\)?$/.test(plain);
}

/** Room numbers as offices write them: 101, 101A, A1, B-204, 1.01. */
export const isRoomNumber = (text: string): boolean =>
  /^#?(?:[A-Z]{0,2}-?\d{1,4}(?:[.-]\d{1,3})?[A-Z]?|[A-Z])$/.test(text.trim());

/** What a line under a room's name says. */
export interface RoomLine {
  /** Where the line states an area as well. */
  number?: string;
  areaSqft?: number;
  widthFt?: number;
  depthFt?: number;
  ceilingHeightIn?: number;
  occupants?: number;
  factor?: { sqftPerOccupant: number; basis: "net" | "gross" | null };
}

/** A number before the area on one line, parted by more than a space: `108 - 159 SF`, `A12 | 159 SF`, `108 (159 SF)`. */
const NUMBERED_AREA =
  /^(?:(?:ROOM|RM)\.?\s*)?#?\s*(\d{3,4}[A-Z]?|[A-Z]{1,2}-?\d{1,4}|\d{1,2}[.-]\d{1,3})\s*(?:[-–—|•·:;]\s*|\()\+?\/?-?\s*\d[\d,.]*\s*\+?\/?-?\s*(?:S\.?\s?F\b|SQ\b|SQFT|FT2|FT²|M2\b|M²|☐|□)/;

/** Reads one line of a room's label; null when it says none of these. */
export function readRoomLine(text: string): RoomLine | null {
  const plain = normaliseMarks(text).toUpperCase().trim();
  const line: RoomLine = {};
  const numbered = NUMBERED_AREA.exec(plain);
  if (numbered) line.number = numbered[1];
  const area =
    /(?<![\d.,])(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?\s*\+?\/?-?\s*(?:S\.?\s?F\b\.?|SQ\.?\s?(?:FT|FEET)\b\.?|SQUARE F|FT2|FT²|SQFT|☐'|□)/
      .exec(plain);
  if (area) line.areaSqft = Number(area[1].replaceAll(",", "") + (area[2] ?? ""));
  const metric = /(?<![\d.,])(\d+(?:\.\d+)?)\s*(?:M2\b|M²|SQ\.? ?M\b)/.exec(plain);
  if (!area && metric) line.areaSqft = Math.round(Number(metric[1]) * 107.639) / 10;
  const sides = /^(.{1,14}?)\s*[X×]\s*(.{1,14})$/.exec(plain);
  const [width, depth] = sides ? [lengthFt(sides[1]), lengthFt(sides[2])] : [null, null];
  if (width !== null && depth !== null && width >= 3 && depth >= 3) {
    line.widthFt = width;
    line.depthFt = depth;
  }
  const ceiling = ceilingOf(plain);
  if (ceiling !== null) line.ceilingHeightIn = ceiling;
  const occupants = occupantsOf(plain);
  if (occupants !== null) line.occupants = occupants;
  const factor =
    /(?:\/|^|@\s*|1\s*(?:PER|:|\/)\s*)\s*(\d{1,3})\s*(?:S\.?F\.?\s*)?(?:\/?\s*(?:OCC|PERSON)\w*\.?\s*)?\(?(NET|GROSS)\b/
      .exec(plain);
  if (factor) {
    line.factor = {
      sqftPerOccupant: Number(factor[1]),
      basis: factor[2] === "NET" ? "net" : "gross",
    };
  }
  return Object.keys(line).length > 0 ? line : null;
}

const PEOPLE =
  /(?:=|^|[\s(])(\d{1,3}(?:,\d{3})+|\d{1,4})\s*(?:[O0]CC(?:UPANTS?|\.|S)?|PERSONS?|PEOPLE|PPL)\b(?!.*\/)/;
const LOAD =
  /\b(?:OCC(?:UPANTS?|\.)?\s*[:=]|(?:O\.? ?L\b\.?|OCC(?:UPANT|UPANCY|\.)? ?LOAD)\s*[:=-]?)\s*(\d{1,3}(?:,\d{3})+|\d{1,4})\)?$/;

/** The occupant load a line states: `62 OCC`, `OL = 62`, `OCC. LOAD: 62`. */
function occupantsOf(plain: string): number | null {
  const found = PEOPLE.exec(plain) ?? LOAD.exec(plain);
  return found ? Number(found[1].replaceAll(",", "")) : null;
}

/** A side in feet; between the two sides of a room `22-0` is feet and inches too. */
function lengthFt(text: string): number | null {
  const plain = text.trim();
  const dashed = /^(\d{1,2})-(\d{1,2})$/.exec(plain);
  if (dashed) return Number(dashed[2]) < 12 ? Number(dashed[1]) + Number(dashed[2]) / 12 : null;
  const found = findLengths(plain);
  if (found.length === 1 && found[0].raw.length >= plain.replace(/[\s+/-]+$/, "").length - 1) {
    return found[0].valueIn / 12;
  }
  const bare = parseNumber(plain);
  return bare !== null && bare >= 3 && bare <= 200 && /^\d+(\.\d+)?$/.test(plain) ? bare : null;
}

function ceilingOf(plain: string): number | null {
  const isCeiling = /\b(CLG|CEILING|CEIL|CLNG|C\.?H\b\.?|CH\.)|\bA\.?F\.?F\b|\bFLAT\b|\bVAULT/.test(
    plain,
  );
  if (
    !isCeiling ||
    /SILL|GRAB|COUNTER|MIRROR|RECEPT|SWITCH|OUTLET|DISPENS|RAIL|SIGN|FAN|LIGHT|FROM|DETECT/.test(
      plain,
    )
  ) return null;
  const [length] = findLengths(plain);
  return length && length.valueIn >= 60 && length.valueIn <= 480 ? length.valueIn : null;
}
