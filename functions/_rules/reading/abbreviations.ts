/**
 * Abbreviations of the trade that can mean one thing only, written out: `PULL STA. 9' FROM EXIT DR.` reads
 * `PULL STATION 9' FROM EXIT DOOR`. What may mean two things (`EL.`, `CO`, `EXT.` alone) stays as it is.
 */

const WORDS: Record<string, string> = {
  APT: "APARTMENT",
  BDRM: "BEDROOM",
  BEDRM: "BEDROOM",
  BLDG: "BUILDING",
  BLKG: "BLOCKING",
  BOTT: "BOTTOM",
  BSMT: "BASEMENT",
  BTWN: "BETWEEN",
  CLG: "CEILING",
  COMPT: "COMPARTMENT",
  DISCONN: "DISCONNECT",
  ENTR: "ENTRANCE",
  EQPT: "EQUIPMENT",
  FLR: "FLOOR",
  HCP: "HANDICAP",
  HDCP: "HANDICAP",
  HNDRL: "HANDRAIL",
  LNDG: "LANDING",
  OPNG: "OPENING",
  PARTN: "PARTITION",
  PRKG: "PARKING",
  PRTN: "PARTITION",
  PTN: "PARTITION",
  RESTRM: "RESTROOM",
  RM: "ROOM",
  SDWK: "SIDEWALK",
  SPKLR: "SPRINKLER",
  SPRKLR: "SPRINKLER",
  SPRNK: "SPRINKLER",
  SPRINK: "SPRINKLER",
  STRUCT: "STRUCTURAL",
  THRESH: "THRESHOLD",
  THRU: "THROUGH",
  VEST: "VESTIBULE",
  WHLCHR: "WHEELCHAIR",
};
const NEVER_PLURAL = new Set(["THRU", "STRUCT"]);

const PLAIN = new RegExp(
  String.raw`(?<![A-Z0-9.-])(${
    Object.keys(WORDS).sort((a, b) => b.length - a.length).join("|")
  })('?S)?(?![A-Z0-9]|-\d)(?:\.(\d)?)?`,
  "gi",
);

/** A door where the words beside it say so: drives and doctors have no exits. */
const DOOR =
  /(?<=\b(?:EXIT|STAIR|ENTRY|ENTRANCE|BED(?:ROOM)?(?:\s*#?\d)?|UNIT|FIRE|METAL|WOOD|CORRIDOR|RATED|RATING|LABEL|HALL|ROOM|GARAGE|FRONT|REAR|OF|TO|EACH|EA\.?|PAIR|THE|AT|IN|FROM|AND|BETWEEN|BTWN\.?|ONE|TWO|THREE|(?<![\w.'"/-])\(?\d\)?|PR\.?|MIN\.?|HR\.?|H\.?M\.?|CLOSET|BATH|TOILET|CLOSING|LOCKED|SLIDING|SWING|EGRESS|\d["'])\s|[@&/]\s?)DR(S)?(?:\.(?!\s*[A-Z][a-z])|(?=[\s,;:)]|$))/g;
const PULL_STATION = /(?<=\b(?:PULL|MANUAL)\s)STA(S)?\b(?!\.?\s*\d+\s*\+)\.?/gi;
/** A storey, not laminated lumber: `LVL 2`, never `(2) LVL 1-3/4x11-7/8`. */
const LEVEL = /(?<![)\d"]\s?)\bLVL\.?(?=\s?#?\d{1,2}\b(?!\s*[-\/x"'\d]|\s*\d\/))/gi;
const EXTERIOR =
  /\bEXT\.?(?=\s+(?:LOAD\b|BEARING|NON-?BEARING|WALLS?\b|DOORS?\b|STAIRS?\b|FINISH|SIDE\b|GLAZ|WINDOWS?\b|GRADE\b|CORRIDOR))/gi;
const INTERIOR =
  /\bINT\.?(?=\s+(?:LOAD\b|BEARING|NON-?BEARING|WALLS?\b|DOORS?\b|STAIRS?\b|FINISH|PARTITION|EXIT\b|CORRIDOR))/gi;

/** A corridor, not corrugated steel. */
const CORRIDOR =
  /\bCORR(S)?\b(?:\.|(?!\.))(?!\s*(?:STEEL|STL|METAL|MTL|DECK|PIPE|ROOF|PANEL|PLASTIC|SIDING|SHEET|GALV|FORM|PVC|HDPE|RESIST))/gi;

/** Accessible, where it says of what: alone it may be an accessory. */
const ACCESSIBLE =
  /\bACC\b\.?(?=\s+(?:ROUTES?|PATHS?|STALLS?|SPACES?|PARKING|R\.?R\b|TOILETS?|REST ?ROOMS?|BATH|ENTR|AISLES?|LAV|COMPARTMENT|RAMPS?|GUEST)\b)/gi;
const HANDICAPPED =
  /\bH\s?\/\s?C\b(?=\s+(?:STALLS?|SPACES?|PARKING|RAMPS?|SIGNS?|TOILETS?|COMPARTMENTS?|SYMBOL|ROUTE|ACCESS|ACCESSIBLE|VAN|PATH|WALK|REST ?ROOM)\b)/gi;
const WHEELCHAIR =
  /\bW(?:\s?\/\s?|\.)C\b\.?(?=\s+(?:SPACES?|SEATS|SEATING|LOCATIONS?|POSITIONS?|STALLS?|TURN\w*|COMPARTMENTS?|LIFT|USERS?)\b)/gi;
const AMBULATORY = /\bAMB\b\.?(?=\s+(?:STALLS?|COMPARTMENTS?|TOILETS?)\b)/gi;
const DISPENSER =
  /(?<=\b(?:TOWEL|PAPER|SOAP|NAPKIN|TISSUE|SANITIZER|P\.?T\.?|T\.?P\.?)\s)DISP\b\.?/gi;

const SPRINKLERED = /\bSP(?:RINK|RINKLR|RINKL|KLR|RKLR|RK|K)\.?'?D\b/gi;
const OCCUPIED = /\bOCC\.?(?=\s+(?:FLOOR|LEVEL|STOR(?:Y|EY|IES))\b)/gi;

const ANY =
  /\b(?:STA|DR|LVL|EXT|INT|OCC|ACC|AMB|DISP|[HW]\s?\/\s?C|W\.C)|(?:APT|BDRM|BEDRM|BL[DK]G|BOTT|BSMT|BTWN|CLG|COMPT|CORR|DISC|ENTR|EQPT|FLR|H[CD]?CP|HNDRL|LNDG|OPNG|PRKG|TN|RESTRM|RM|SDWK|SP[KR]|STRUCT|THR[EU]|VEST|WHLCHR)/i;

const cache = new Map<string, string>();
const MAX_KNOWN = 20_000;

/** The text with its abbreviations written out, in capitals where they stood. */
export function spellOut(text: string): string {
  if (!ANY.test(text)) return text;
  const known = cache.get(text);
  if (known !== undefined) return known;
  const spelled = text
    .replace(SPRINKLERED, "SPRINKLERED")
    .replace(
      PLAIN,
      (_, word: string, plural?: string, digit?: string) =>
        wordOf(word, plural) + (digit ? ` ${digit}` : ""),
    )
    .replace(CORRIDOR, (_, plural?: string) => plural ? "CORRIDORS" : "CORRIDOR")
    .replace(LEVEL, "LEVEL")
    .replace(OCCUPIED, "OCCUPIED")
    .replace(PULL_STATION, (_, plural: string | undefined) => plural ? "STATIONS" : "STATION")
    .replace(DOOR, (_, plural: string | undefined) => plural ? "DOORS" : "DOOR")
    .replace(ACCESSIBLE, "ACCESSIBLE")
    .replace(HANDICAPPED, "HC")
    .replace(WHEELCHAIR, "WHEELCHAIR")
    .replace(AMBULATORY, "AMBULATORY")
    .replace(DISPENSER, "DISPENSER")
    .replace(EXTERIOR, "EXTERIOR")
    .replace(INTERIOR, "INTERIOR");
  if (cache.size > MAX_KNOWN) cache.clear();
  cache.set(text, spelled);
  return spelled;
}

function wordOf(abbreviation: string, plural: string | undefined): string {
  const key = abbreviation.toUpperCase();
  const word = WORDS[key];
  if (plural === undefined || NEVER_PLURAL.has(key)) return word;
  return `${word}S`;
}
