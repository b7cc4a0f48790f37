/**
 * How far a text has got: put off to somebody, left without an answer, about work that stays as it is, or about
 * work that is taken out, or taken back in the same breath. The only place that decides it.
 */
import { anyCase } from "../../_shared/pattern.ts";
import { either } from "./patterns.ts";
import { remembered } from "../../_shared/remembered.ts";

/** Every rule asks of the same texts, of which a set of 200 sheets has several thousand. */
const MOST_TEXTS = 10_000;

/** What is still to happen to a figure that has no answer. */
const ANSWERED =
  "DETERMINED|CONFIRMED|SELECTED|DECIDED|ESTABLISHED|ADVISED|OBTAINED|NAMED|CHOSEN|ASSIGNED";
/** … or to whatever comes some later day. */
const LATER = `${ANSWERED}|SUBMITTED|PROVIDED|COORDINATED|MARKED|ANNOUNCED|FINALIZED`;
const SOMEBODY =
  "OTHERS?|CONTRACTOR|G\\.?C\\.?|OWNER|VENDOR|MANUFACTURER|SUPPLIER|RATER|(MECH|ELEC|PLUMB)\\w*\\.?(\\s+(SUB-?)?CONTRACTOR)?|SUBS?|SUB-?CONTRACTORS?";
/** Who is left to give an answer. */
const TRADES =
  "BUILDER|ELECTRICIAN|PLUMBER|INSTALLER|MAKER|FABRICATOR|LANDLORD|OWNER|TENANT|SUPPLIER|VENDOR|ROOFER|MASON|ERECTOR";

const DEFERRED = new RegExp(
  [
    String
      .raw`\bBY\s+(${SOMEBODY}|(THE\s+)?(\w+\s+){0,2}((SUB-?)?CONTRACTORS?|SUBS?|SUPPLIERS?)(?!\w|\s*:))\b`,
    String
      .raw`\bT\.?B\.?D\.?\b|\bTO\s+BE\s*(${LATER})\b|\bDEFERRED\b|\bTO\s+FOLLOW\b|\bPENDING\b|_{4,}`,
    String
      .raw`\bN\.?\s?\/?A\.?\s+AT\s+THIS\s+TIME\b|\bNOT\s+(YET\s+)?AVAIL(ABLE|\.)|\bLATER\W*$`,
    String
      .raw`\bT\.?\s?B\.?\s?[AC]\b|\bTO\s+COME\b(?!\s+(TO|UP|OUT|IN(TO)?|WITHIN)\b)|\bFORTHCOMING\b|\bON\s+HOLD\b|\bAWAITING\b|\bUNDER\s+DESIGN\b`,
    String
      .raw`\bNOT\s+YET\s+(RECEIVED|ISSUED|DESIGNED|SIZED|LOCATED|COMPLETED?|CALCULATED|PREPARED|STARTED)\b`,
    String
      .raw`[:|]\s*(SEE|REFER\s+TO|CONSULT|ASK)\s+(THE\s+)?(\w+\s+){0,2}(MFR|MANUFACTURER|SUPPLIER|VENDOR|INSTALLER|UTILITY|OWNER|CONTRACTOR)\.?\s*(\||$)`,
    String
      .raw`\bLEFT\s+(TO|FOR|WITH|UP\s+TO)\s+(THE\s+|A\s+)?(\w+\s+)?(UTILITY|POWER\s+COMPANY|OWNER|TENANT|LANDLORD|BUILDER|VENDOR|MANUFACTURER|SUPPLIER|INSTALLER|TRADES?|OTHERS|(SUB-?)?CONTRACTORS?)\b`,
    String.raw`\bAT\s+A\s+LATER\s+DATE\b|\bLATER\s+(REPORT|SUBMITTAL|SET|PACKAGE|ISSUE)\b`,
    String
      .raw`\bNOT\s+INCLUDED\b|\bNOT\s+(IN|PART\s+OF)\s+((THIS|THESE|THE)\s+)?(CONTRACT|SET|ISSUE|SUBMITTAL|PACKAGE|DRAWINGS|PLANS)\b|\bNONE\s+(IN\s+HAND|WITH\s+THIS)\b|\bWITH\s+(THE\s+)?\w+\s+ORDER\b|\bN\.?I\.?C\.?\b|\bROUTE\s+BY\b`,
    String
      .raw`\bBY\s+(THE\s+)?(PLUMBER|PLBR|ELECTRICIAN|ELEC\.?|MECH\.?|INSTALLER|BUILDER)\.?\s+(IN|AT)\s+(THE\s+)?(F(IE)?LD|SITE)\b`,
    // A label whose answer ends in who has it: `APPROVAL NUMBERS: BY THE BUILDER BEFORE INSPECTION`.
    String
      .raw`[:|][^.;|]{0,50}\b(BY|FROM)\s+(THE\s+)?(\w+\s+)?(${TRADES})(\s+(BEFORE|AFTER|PRIOR\s+TO|AT|UPON)\s+(THE\s+)?\w+)?\W*$`,
    String
      .raw`\b(HELD|KEPT)\s+BY\b|\bSIZED?\b[^.;]{0,24}\bIN\s+(THE\s+)?FIELD\b|\b(PLACE|LOCATE|SIZE|SET)\b[^.;]{0,40}\bPER\s+(THE\s+)?(UTILITY|POWER\s+CO\w*|OWNER|TENANT)\W*$`,
    String.raw`\bFIELD\s+(VERIFY|LOCATE)\b|\bUNDER\s+SEPARATE\s+(PERMIT|COVER|SUBMITTAL)\b`,
    String
      .raw`\b(OWNER|TENANT|LANDLORD|CLIENT|OTHERS|UTILITY)\s+(TO|WILL|SHALL)\s+(ADVISE|DETERMINE|DECIDE|SELECT)\b`,
    String
      .raw`\b(MAKER|SUPPLIER|FABRICATOR|INSTALLER|MANUFACTURER|(SUB-?)?CONTRACTOR|TRADE)S?\s+(CHOOSE|PICK|SELECT|DECIDE)S?\b`,
  ].join("|"),
  "i",
);
/** Orders that only sound like a deferral. */
const ORDERED = new RegExp(
  String
    .raw`\bTO\s+BE\s*(PROVIDED|COORDINATED|CONFIRMED)\s+(IN|AT|ON|PER|WITH|OVER|BELOW|ABOVE|THROUGHOUT|FOR|BETWEEN|AROUND|TO|EVERY|EACH|ALL)\b(?!\s+(THE\s+)?(UTILITY|OWNER|TENANT|VENDOR|MANUFACTURER|\w*\.?\s*CONTRACTOR)\b)|\b(AND|&)\s+(CERTIFICATE|CERTIFIED|PROVIDED)\s+BY\s+\w+|\b(INSTALLED|TESTED|PERFORMED|CERTIFIED|INSPECTED|VERIFIED|DONE|WITNESSED|CHECKED|SET|MADE|BUILT)\s+BY\s+(THE\s+|A\s+)?(\w+\s+){0,2}((SUB-?)?CONTRACTORS?|${TRADES})\b|\bFIELD\s+VERIFY\b`,
  "gi",
);

/**
 * True when the text puts the matter off to somebody or some later day instead of showing it: `BY OTHERS`,
 * `TO BE PROVIDED`. An order does not: `TO BE PROVIDED IN EACH ROOM`.
 */
export const isDeferred = remembered(
  (text): boolean => DEFERRED.test(text.replace(ORDERED, " ")) || isAnswerPutOff(text),
  MOST_TEXTS,
);

/** What is all there is to an answer: `FAULT CURRENT: REQUESTED FROM UTILITY`, `PRESSURES | CONSULT MFR.` */
const LONGEST_ANSWER = 60;
/** Longer texts say more than who will answer. */
const LONGEST_TEXT = 160;
const PARTY =
  "UTILITY OWNER OWNERS CONTRACTOR CONTRACTORS GC SUB SUBS VENDOR MFR MANUFACTURER SUPPLIER INSTALLER LANDLORD TENANT OTHERS " +
  "FPL TECO JEA OUC DUKE ENERGY BUILDER RATER TRUSS SHELL SPECIALTY";
const STILL_OPEN =
  "COME HOLD AWAITING WAITING RECEIPT RECEIVED FORWARDED ISSUED SENT DESIGNED SIZED CALCULATED PREPARED COMPLETED FURNISHED " +
  "SUPPLIED GIVEN FILLED PROGRESS INCOMPLETE STARTED UNAVAILABLE AVAILABLE ASK CONTACT CONSULT ADDENDUM SEPARATE LATER " +
  "REQUESTED PRELIMINARY VERIFY VERIFIED COORD COORDINATE COORDINATED CONFIRM CONFIRMED OBTAIN OBTAINED ADVISE DETERMINE " +
  "OPTION DISCRETION CHOICE DIRECTS DIRECTED";
const BESIDE =
  "BY FROM PER TO BE WILL SHALL W WITH THE A AN AT IN ON OF AND FOR THIS TIME NOT YET WHEN UPON IS ARE BEING LETTER REPORT " +
  "DATE FUTURE CO COMPANY PACKAGE COVER SUBMITTAL PERMIT PRIOR AFTER STILL UNDER SUBMIT PROVIDE SEE ENGINEER AS CLOSING S";
const MAKERS = new Set(["MFR", "MANUFACTURER", "VENDOR", "SUPPLIER"]);
const setOf = (words: string) => new Set(words.split(" "));
const [PARTIES, OPEN_WORDS, ALL_WORDS] = [PARTY, STILL_OPEN, `${PARTY} ${STILL_OPEN} ${BESIDE}`]
  .map(setOf);

/** Says an answer nothing but that somebody else, or some later day, will give it? */
function isAnswerPutOff(text: string): boolean {
  if (text.length > LONGEST_TEXT) return false;
  const [subject, answer, ...others] = text.split(/[:|]/);
  if (answer === undefined || others.length > 0 || !/[A-Z]{2}/i.test(subject)) return false;
  if (answer.length > LONGEST_ANSWER || /\d/.test(answer)) return false;
  const words = answer.toUpperCase().replaceAll(".", "").match(/[A-Z]+/g) ?? [];
  // As the maker says is how it is built.
  if (words[0] === "PER" && words.some((it) => MAKERS.has(it))) return false;
  return words.length > 1 && words.every((it) => ALL_WORDS.has(it)) &&
    (words.some((it) => OPEN_WORDS.has(it)) || words.some((it) => PARTIES.has(it)));
}

const TO_BE_DECIDED =
  anyCase`\bT\.?\s?B\.?\s?D\b|\bTO\s+BE\s*(${ANSWERED})|\bTO\s+FOLLOW|\bPENDING\b`;
const BLANK = /_{3,}/i;
const NOT_KNOWN = /\bNOT\s+(YET\s+)?(DETERMINED|KNOWN|DECIDED|SELECTED|AVAILABLE)|\bUNKNOWN\b/i;
const PLACEHOLDER = /\?{2,}|\bX{2,}\b(?!L)/i;
const UNDECIDED = either(TO_BE_DECIDED, BLANK, NOT_KNOWN, PLACEHOLDER);

/** True when the text leaves a figure without an answer: `T.B.D.`, `____`, `UNKNOWN`. */
export const isUndecided = (text: string): boolean => UNDECIDED.test(text);

/** True where a text gives up what it names, or leaves it to be chosen: `ALT. 2, NOT TAKEN`, `II / III - A.H.J. TO PICK`. */
export const isWithdrawn = (text: string): boolean => WITHDRAWN.test(text);

/** True where a text refuses what it names in any words: `SYSTEM STATUS | OMITTED`, `WILL NOT BE PROTECTED BY SPRINKLERS`. */
export const isTakenBack = (text: string): boolean => TAKEN_BACK.test(text);

/**
 * True where a text bars what is wrong, so that the wrong thing it names is not built: `UNTEMPERED GLASS REJECTED`,
 * `DAMPERS MAY NOT BE OMITTED`, `20-MINUTE DOORS ARE NOT ACCEPTABLE`.
 */
export const isBarred = (text: string): boolean => BARRED.test(text);

const BARS = String
  .raw`(?:REJECTED|REFUSED|FORBIDDEN|PROHIBITED|UNACCEPTABLE|NOT\s+(?:BE\s+)?(?:ACCEPT\w*|PERMITTED|ALLOWED))\b`;
const WRONG = String
  .raw`(?:NON-?[A-Z]{4,}|UN(?!IT|DER|TIL|LESS|IFORM|ISEX|ION)[A-Z]{4,}|WITHOUT|W\/O|DELET\w+|OMI(?:T|SSION)\w*|(?:LESS|LOWER|SMALLER)\s+THAN|BELOW)\b`;
const BARRED = new RegExp(
  [
    String.raw`\b${WRONG}[^.;|]{0,80}\b${BARS}`,
    String
      .raw`\b(?:MAY|SHALL|MUST|CAN|WILL|DO)\s+NOT\s+(?:BE\s+)?(?:OMIT|DELETE|ELIMINATE|WAIVE|LEAVE\s+OUT|LEFT\s+OUT)`,
    String.raw`\b(?:DELETE|REMOVE|REPLACE|STRIKE)\s+NON-?[A-Z]{3,}`,
    String
      .raw`\d[-\s]?(?:MIN\w*|IN|INCH|HR?|HOUR|FT)?["'.]?\s+\w+\s+(?:(?:IS|ARE|WILL\s+BE)\s+)?${BARS}`,
  ].join("|"),
  "i",
);

const WITHDRAWN =
  /\b(?:WITHDRAWN|RESCINDED|STRUCK|SUPERSEDED|REJECTED|DECLINED|CAPPED|TO\s+PICK|NOT\s+(?:TAKEN|ACCEPTED|TIED|MADE)|NONE\s+HAS|SPACE\b[^.;]{0,16}\bONLY|ROUGH-?\s?IN\s+ONLY|MAY\s+BE\s+(?:ORDERED|ADDED)|WHERE\s+(?:THE\s+)?INSPECTOR)\b/i;

const TAKEN_BACK = new RegExp(
  [
    String.raw`\b(?:OMIT\w*|DELETED?|WAIVED?|LACK(?:S|ING)?|WITHOUT|DISCONTINUED|ELIMINATED)\b`,
    String
      .raw`\b(?:WILL|SHALL|IS|ARE|WAS|WERE|BE|BEEN|DOES|DO|DID|MAY|CAN)\s+NOT\b(?!\s+(?:BE\s+)?(?:LESS|MORE|EXCEED|OVER|UNDER|LOWER|GREATER|CLOSER|FARTHER|FURTHER|SMALLER|LARGER))`,
    String
      .raw`\bNOT\s+(?:PROV\w*|INCL\w*|SHOWN|USED|INSTALLED|SUPPLIED|DRAWN|GIVEN|STATED|NAMED|LISTED|REFERENCED|DESIGNED|CALCULATED|PART|REQ\w*)\b`,
    String
      .raw`\bNO\s+(?!(?:LESS|MORE|CLOSER|FARTHER|FURTHER|GREATER|SMALLER|LOWER|HIGHER|LATER)\b|\.?\s*\d)[A-Z]`,
    String.raw`[:|=]\s*(?:NO|NONE|NIL|N\/?A)\W*(?:$|\||;)`,
  ].join("|"),
  "i",
);

/** True for existing work that stays: it is not part of this permit. */
export const isKept = remembered(
  (text): boolean =>
    KEPT.test(text) || ((KEPT_CELL.test(text) || KEPT_END.test(text)) && !CHANGED.test(text)),
  MOST_TEXTS,
);

/**
 * True where a text calls its thing existing and says neither that it stays nor that it is changed, `EXISTING GUARD 34" HIGH`,
 * `GUARD (E) 34" HIGH`: it is probably no part of this permit. What lies so far from it is: `EXIST. F.H., 480 FT TO FAR CORNER`.
 */
export const mayBeKept = (text: string): boolean =>
  CALLED_EXISTING.test(text) && !CHANGED.test(text) && !/\b(?:TO|FROM)\b/i.test(text);

const CALLED_EXISTING =
  /^\W*(?:\d{1,2}[.)]\s+)?(?:(?:EXIST(?:ING|\.)?|EX\.|EXG\.?)\s+[A-Z\d]|(?:[A-Z]+\s+){1,3}\((?:E|EXG?|EXIST(?:ING)?)\.?\))/i;

/** Said last, behind a dash or in brackets: `SILL 3/4" AT BALCONY - EXIST.`, `48" CLR. (EXISTING)`. */
const KEPT_END = /(?:\s[-–]\s*|\(\s*)EXIST(?:ING)?\.?\s*\)?\.?\s*$/i;

/** Answer of a status column: `HC-2 | 11'-0" | EXISTING`. */
const KEPT_CELL =
  /\|\s*(?:\(E\)|EXIST(?:ING|\.)?|EX\.)(?:\s*[-–,(]?\s*(?:TO\s+STAY|NO\s+(?:WORK|CHANGE)|UNCHANGED))?\)?\s*(?:\||$)/i;
const CHANGED = /\b(NEW|PROPOSED|REPLAC\w*|RELOCAT\w*|ALTER\w*|MODIF\w*|WIDEN\w*|ENLARG\w*)\b/i;

/** Existing work up to the end of the sentence; the points of abbreviations and decimals end none. */
const EXISTING = String
  .raw`\b(?:EXIST(?:ING\b|\.|\b)|EX\.(?=\s))(?:[^.;]|\.(?=\d)|(?<=\b[A-Z]{1,3})\.){0,60}`;
/** `REMAIN`, but not in a state somebody has to keep: `REMAIN UNLOCKED`. */
const REMAINS =
  /\b(?:TO\s+REMAIN|REMAINS?(?=\s*(?:[.,;:|)]|$|AS\s+IS|UN(?:CHANGED|ALTERED)|IN\s+PLACE)))\b|\bNO\s+(?:NEW\s+)?(?:WORK|CHANGES?)\b/i;
const KEPT = either(
  anyCase`${EXISTING}(?:${REMAINS})`,
  /\bE\.?T\.?R\.?\b|^\((?:E|EXG?\.?|EXIST(?:ING)?\.?)\)\s/i,
);

/** True for the title of a drawing or list that shows what stands before the work: `EXISTING CONDITIONS`. */
export const isOfOldWork = (title: string | null): boolean =>
  title !== null && isTitleOfOldWork(title);

const isTitleOfOldWork = remembered((title) =>
  /^[^A-Z]*(EXIST(ING|\.)\s+(CONDITIONS?|(FIRST\s+|SECOND\s+)?(FLOOR\s+)?PLANS?)|DEMO(LITION)?\b)/i
    .test(title) &&
  !/\b(NEW|PROPOSED|AND|&)/i.test(title)
);

const TO_BE_REMOVED = /\b(TO\s+BE|SHALL\s+BE)\s+(DEMO\w*|REMOVED)/i;
const REMOVE = /^\W*(?:\d+\W*)?(DEMO(LISH)?\b|REMOVE\b|TAKE\s+OUT\b)/i;
const EXISTING_REMOVED =
  anyCase`(?:${EXISTING}|\b(?:OLD|FORMER)\s[^.;]{0,60})\b(?:DEMO\w*|REMOVED|RAZED|GONE|TORN\s+(?:OUT|DOWN)|TAKEN\s+(?:OUT|DOWN|AWAY)|ABANDONED|(?:IN)?FILLED(?:\s+IN)?|BLOCKED\s+(?:UP|IN)|CLOSED\s+(?:UP|OFF|IN))\b`;
const NOT_TAKEN =
  /\b(?:ALTERNATE|ALT|OPTION|SCHEME)\b[^;]{0,24}\b(?:NOT\s+(?:ACCEPTED|TAKEN|SELECTED|USED)|REJECTED|DELETED|VOID(?:ED)?|DECLINED)\b/i;
/** `EXIST. CARPORT: REMOVE. ITS RAMP IS 1:8`, `30" DOOR, 34" GUARD - NOT REUSED`. */
const NOT_REUSED =
  anyCase`${EXISTING}[:,-]\s*(?:REMOVE|DEMOLISH|TAKE\s+(?:OUT|DOWN))\b(?!\s+(?:AND\s+REINSTALL|&))|\b(?:NOT|NONE(?:\s+\w+){0,2})\s+(?:IS\s+|ARE\s+|TO\s+BE\s+)*RE-?USED\b`;
/** Answer of a status column for what is not built, or not here. */
const NOT_BUILT_CELL =
  /\|\s*(?:(?:TO\s+BE\s+)?(?:DEMO(?:LISH(?:ED)?)?|REMOVED?)\b|N\.?I\.?C\b|NOT\s+IN\s+CONTRACT\b)[^|]*(?:\||$)|\|[^|]*\d[^|]*\|\s*(?:DELETED|VOID)\.?\s*(?:\||$)/i;
const CORRECTED =
  "(?:REVISED|CORRECTED|CHANGED|INCREASED|REDUCED|DECREASED|RAISED|LOWERED|ENLARGED|WIDENED|DEEPENED|EXTENDED|SHORTENED|MOVED|RELOCATED)";
/** An earlier state and the one that took its place: `RIM 36" CORRECTED TO 34"`, `WAS 30" DEEP, NOW 36"`. */
const SUPERSEDED = new RegExp(
  [
    String
      .raw`\b(?:WAS|WERE|PREVIOUSLY|FORMERLY|ORIGINALLY)\b[^|]{0,80}\b(?:NOW\b|${CORRECTED}\s+TO\b)`,
    String.raw`\b${CORRECTED}\s+FROM\b[^;]{0,24}\d[^;]{0,24}\bTO\b`,
    String.raw`\d[^;.]{0,12}\s(?:(?:HAS|HAVE)\s+BEEN\s+|IS\s+|ARE\s+)?${CORRECTED}\s+TO\s+\d`,
  ].join("|"),
  "i",
);
const REMOVED = either(
  TO_BE_REMOVED,
  REMOVE,
  EXISTING_REMOVED,
  NOT_TAKEN,
  NOT_BUILT_CELL,
  SUPERSEDED,
  NOT_REUSED,
);

/**
 * True for work that is taken out and not replaced, or a state since corrected: its measures are no longer
 * anybody's.
 */
export const isRemoved = remembered(
  (text): boolean =>
    REMOVED.test(text) &&
    !/(?<!\b(?:NOT|NO)\s)\bNEW\b|\b(REPLACE\w*|INSTALL|PROVIDE)\b/i.test(text),
  MOST_TEXTS,
);
