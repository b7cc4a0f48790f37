/**
 * Abbreviations of the trade that can mean one thing only, written out: `PULL STA. 9' FROM EXIT DR.` reads
 * `PULL STATION 9' FROM EXIT DOOR`. What may mean two things (`EL.`, `CO`, `EXT.` alone) stays as it is.
 */

import { eachInAnyCase } from "../../_shared/pattern.ts";

/** Abbreviations that stand in no text any more once it is spelled out, with their words. */
export const SPELLED: Readonly<Record<string, string>> = {
  ALM: "ALARM",
  ALRM: "ALARM",
  AMBUL: "AMBULATORY",
  ANNL: "ANNEALED",
  APT: "APARTMENT",
  BALC: "BALCONY",
  BALUS: "BALUSTER",
  BALUST: "BALUSTER",
  BDRM: "BEDROOM",
  BEDRM: "BEDROOM",
  BKR: "BREAKER",
  BLDG: "BUILDING",
  BLKG: "BLOCKING",
  BLW: "BELOW",
  BOTT: "BOTTOM",
  BSMT: "BASEMENT",
  BTM: "BOTTOM",
  BTWN: "BETWEEN",
  CLG: "CEILING",
  CLOS: "CLOSET",
  CLSR: "CLOSER",
  CLSRM: "CLASSROOM",
  COMPT: "COMPARTMENT",
  CONST: "CONSTRUCTION",
  DISCH: "DISCHARGE",
  DISCONN: "DISCONNECT",
  EMERG: "EMERGENCY",
  ENTR: "ENTRANCE",
  EQPT: "EQUIPMENT",
  EXH: "EXHAUST",
  FDN: "FOUNDATION",
  FLR: "FLOOR",
  FTG: "FOOTING",
  GAR: "GARAGE",
  GDRL: "GUARDRAIL",
  GLS: "GLASS",
  GLZ: "GLAZING",
  GLZG: "GLAZING",
  GRDRL: "GUARDRAIL",
  HCP: "HANDICAP",
  HDCP: "HANDICAP",
  HDRL: "HANDRAIL",
  HEADRM: "HEADROOM",
  HNDRL: "HANDRAIL",
  HSE: "HOUSE",
  HTR: "HEATER",
  LDG: "LANDING",
  LAUND: "LAUNDRY",
  LDRY: "LAUNDRY",
  LNDG: "LANDING",
  LTG: "LIGHTING",
  INDEP: "INDEPENDENT",
  MBR: "MASTER BEDROOM",
  MISSL: "MISSILE",
  OFC: "OFFICE",
  OPN: "OPEN",
  OPNG: "OPENING",
  OVFL: "OVERFLOW",
  PARTN: "PARTITION",
  PLN: "PLAN",
  PNL: "PANEL",
  PRKG: "PARKING",
  PRTN: "PARTITION",
  PTN: "PARTITION",
  PWR: "POWER",
  RCPT: "RECEPTACLE",
  RESTRM: "RESTROOM",
  RM: "ROOM",
  RNG: "RANGE",
  RTE: "ROUTE",
  RTG: "RATING",
  SANCT: "SANCTUARY",
  SDWK: "SIDEWALK",
  SECT: "SECTION",
  SGL: "SINGLE",
  SHWR: "SHOWER",
  SMK: "SMOKE",
  SPKLR: "SPRINKLER",
  SPRINK: "SPRINKLER",
  SPRKLR: "SPRINKLER",
  SPRNK: "SPRINKLER",
  STRS: "STAIRS",
  STRUCT: "STRUCTURAL",
  SWG: "SWING",
  THLD: "THRESHOLD",
  THRESH: "THRESHOLD",
  THRSH: "THRESHOLD",
  THRSHLD: "THRESHOLD",
  THRU: "THROUGH",
  TLT: "TOILET",
  TRD: "TREAD",
  TRNG: "TRAINING",
  TRVL: "TRAVEL",
  VEST: "VESTIBULE",
  WDW: "WINDOW",
  WHLCHR: "WHEELCHAIR",
  WKG: "WORKING",
  WOM: "WOMEN",
  WTR: "WATER",
};
const NEVER_PLURAL = new Set(["THRU", "STRUCT", "STRS"]);

const PLAIN = eachInAnyCase`(?<![A-Z0-9.-])(${
  Object.keys(SPELLED).sort((a, b) => b.length - a.length).join("|")
})('?S)?(?![A-Z0-9]|-\d)(?:\.(\d)?)?`;

/** A door where the words beside it say so: drives and doctors have no exits. */
const DOOR =
  /(?<=\b(?:EXIT|STAIR|ENTRY|ENTRANCE|BED(?:ROOM)?(?:\s*#?\d)?|UNIT|FIRE|METAL|WOOD|CORRIDOR|RATED|RATING|LABEL|HALL|ROOM|GARAGE|FRONT|REAR|OF|TO|EACH|EA\.?|NEAREST|CLOSEST|MAIN|PAIR|THE|AT|IN|FROM|AND|BETWEEN|BTWN\.?|ONE|TWO|THREE|(?<![\w.'"/-])\(?\d\)?|PR\.?|MIN\.?|HR\.?|H\.?M\.?|CLOSET|BATH|TOILET|CLOSING|LOCKED|SLIDING|SWING|EGRESS|\d["'])\s|[@&/]\s?)DR(S)?(?:\.(?!\s*[A-Z][a-z])|(?=[\s,;:)]|$))/g;
const PULL_STATION = /(?<=\b(?:PULL|MANUAL)\s)STA(S)?\b(?!\.?\s*\d+\s*\+)\.?/gi;
/** A storey, not laminated lumber: `LVL 2`, never `(2) LVL 1-3/4x11-7/8`. */
const LEVEL = /(?<![)\d"]\s?)\bLVL\.?(?=\s?#?\d{1,2}\b(?!\s*[-\/x"'\d]|\s*\d\/))/gi;
const EXTERIOR =
  /\bEXT\.?(?=\s+(?:LOAD\b|BEARING|BRG\b|NON-?BEARING|WALLS?\b|DOORS?\b|STAIRS?\b|FINISH|SIDE\b|GLAZ|WINDOWS?\b|GRADE\b|CORRIDOR))/gi;
const INTERIOR =
  /\bINT\.?(?=\s+(?:LOAD\b|BEARING|BRG\b|NON-?BEARING|WALLS?\b|DOORS?\b|STAIRS?\b|FINISH|PARTITION|EXIT\b|CORRIDOR))/gi;

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

/** Behind a length, before a word: `30" FR WINDOW`; else it may be fire-rated. */
const FROM = /(?<=\d\s?(?:["']|FT\.?|IN\.?)\s)FR\b\.?(?=\s[A-Z]{2})/gi;
/** A stair with a mark or a part; alone it may be structural. */
const STAIR =
  /\bSTR\b\.?(?=\s(?:#?\d{1,2}\b(?!\s?["'\/-])|[A-D]\b|ENCL|WIDTH|BALUS\w*|GUARDS?\b|GD\b|RAILS?\b|SECT|SCHED|KEY\b|PLN\b|PLAN\b|ELEV|L(?:T|TG|IGHT\w*)\b|DATA\b|\d{2}\s?"\s?(?:W|WD|WIDE|CLR|CLEAR)\b))/gi;
/** Short words that only their neighbours tell: a bedroom has a number, a grade stands behind `ABV`. */
const BY_NEIGHBOURS: readonly [pattern: RegExp, word: string][] = [
  [/\bBR(?=\s?#?\d\b(?!\s?["']|\s?[\/-]\s?\d))\s?/g, "BEDROOM "],
  // Not a branch circuit.
  [
    /\bBR(?=\s(?:RCPT|RECEPT\w*|OUTLETS?|LTG|LIGHTS?|LIGHTING|CLG|CEILING|WINDOWS?|DR|DOORS?|CLO|CLOS|CLOSET)\b)/g,
    "BEDROOM",
  ],
  [/(?<=\bBEDROOM\s)DR(S)?\b\.?/g, "DOOR$1"],
  // A cleanout is far from no bedroom.
  [
    /\bCO(?=\s+TO\s+(?:(?:FARTHEST|FURTHEST|FAR|NEAREST|ANY|EA|EACH)\s+)?(?:BR|BED\w*|SLEEP\w*)\b)/g,
    "CO ALARM",
  ],
  [/(?<=\bFIRE\s)LN\b\.?/gi, "LANE"],
  [/\bRF(?=\sEDGE\b)/gi, "ROOF"],
  [/\bPARA(?=\.?\s\d)\.?/gi, "PARAPET"],
  [/\bCLO(?=\s?(?:$|[(,;]))/gi, "CLOSET"],
  // A detector in a duct, where it is missing.
  [/(?<=\b(?:NO|W\/O|WITHOUT)\s)DD\b/g, "DUCT DETECTOR"],
  // A lot line is where something goes to; a live load stands alone.
  [/(?<=\b(?:TO|FROM|FR|OFF)\s(?:(?:[NSEW]|THE|SIDE|REAR|FRONT)\.?\s)?)LL\b/g, "LOT LINE"],
  // A guard is high, or missing.
  [
    /\bG(?:R?D)\b\.?(?=\s+(?:RAIL|@?\s?(?:3|4)\d(?:\s?-?\s?\d\/\d)?\s?(?:"|IN\b)\s?(?:H\b|HI\b|HIGH|HT\b|AFF)))/g,
    "GUARD",
  ],
  [/(?<=\b(?:NO|W\/O|WITHOUT)\s)GD\b/g, "GUARD"],
  [/\bBAL(?=\s(?:GD|GUARDS?|RAILS?|BALUSTERS?|DECK)\b)/g, "BALCONY"],
  // A rail for the hand is missing, or has sides or a height; `1 HR` is an hour.
  [/(?<=\b(?:NO|W\/O|WITHOUT)\s)HR\b(?!\.?\s*(?:RAT|SEP|WALL|FIRE|ASS|LABEL|DOOR))/g, "HANDRAIL"],
  [
    /(?<![\d)"'-]\s?|\b(?:ONE|TWO|THREE|HALF|PER)[\s-])\bHR\b\.?(?=\s+(?:(?:AT|ON|@)\s+)?(?:ONE|1|BOTH|2|TWO|EA|EACH|WALL|LEFT|RIGHT|OPEN|INNER|OUTER)\.?\s+SIDES?\b)/g,
    "HANDRAIL",
  ],
  [
    /(?<=^|[;,+(]\s*)HR\b\.?(?=\s+(?:(?:AT|@)\s+)?3\d(?:\s?-?\s?\d\/\d)?\s?(?:"|IN\b))/g,
    "HANDRAIL",
  ],
  // Glass, where it is all a cell says, or beside a thickness or other words of a pane; in alarms an annunciator.
  [
    /(?<=^|\d\s?"\s|\b(?:EDGE|GL|GLZ|GLASS|GLAZING|PLAIN|CLEAR|CLR),?\s)ANN\b\.?(?=\s*(?:$|[,;+&]|GL\b|GLASS|INSUL|INT\b|LITE|PANE))/gi,
    "ANNEALED",
  ],
  // Alone, as the head of a column.
  [/^OPEN\.$/gi, "OPENING"],
  [/^THR\.?$/gi, "THRESHOLD"],
  [/\bO\.?L\.?(?=\s?[:=]?\s?\d)(?!\s?\d+\s?[AV]\b)/g, "OCCUPANT LOAD"],
  [/(?<=\b(?:ABV|ABOVE|BLW|BELOW)\.?\s)GR\b\.?/gi, "GRADE"],
  [/(?<=\b(?:ABV|ABOVE)\.?\s)RF\b\.?/gi, "ROOF"],
  [/(?<=\b(?:UNDER|BELOW|BLW)\s)BMS?\b/gi, "BEAM"],
  [/(?<=\b(?:H[./]?C|ADA|VAN|ACCESSIBLE)\.?\s)SP(S)?\b(?!\.?'?\s?D\b)\.?/g, "SPACE$1"],
  // A stall with a number, of which something is said that is said of stalls; else a pump.
  [
    /\bSP\.?(?=\s?(?:#|NO\.?)\s?\d{1,3}\b[^;|]{0,20}\b(?:WIDE|W\b|CLR|SLOPE|LEVEL|GRADE)|\s?#\d{1,3}\s(?:&|AND)\s#\d{1,3}\b)/g,
    "SPACE",
  ],
  // What stands in a doorway is less than 2 in high.
  [
    /\bT\.?H\b\.?(?=[\s:=@]{1,3}(?:\d\/\d{1,2}|1(?:[\s-]\d\/\d)?)\s?")|(?<=\b(?:BELOW|BLW|ABOVE|ABV|TO|OF|UNDER)\.?\s)T\.H\.|^T\.H\.$/g,
    "THRESHOLD",
  ],
  // An alarm, not supply air, where bedrooms are gone through.
  [
    /\bS\.?[AD]\.?(?=\s(?:@|AT|IN)\s(?:(?:ALL|EA|EACH|EVERY)\.?\s(?:BRS?|BED|BDRM|SLEEP)|(?:BR|BED\s?(?:ROOM|RM)?|BDRM)\.?\s?#?\d\s?(?:[,&/]|AND\b))(?![^;]*(?:\bCFM|\d\s?["x]|DIFF|GRILLE|REG)))/g,
    "SMOKE ALARM",
  ],
  [/\b(HC|ADA)-?(\d)(?=\s+(?:WIDTH|W|WIDE|LENGTH|SLOPE)\b)/g, "$1 SPACE $2"],
  [/\b(HC|ADA)(?=\s+WIDTH\b)/g, "$1 SPACE"],
  [/(?<=\b(?:TOT|TOTAL|STD|STANDARD|REGULAR|ALL)\s)SPS?\b\.?(?!\s?D\b)/g, "SPACES"],
  [/\bPKG(?=\s(?:LOT|SPS?\b|SPACE|STALL|COUNT|GARAGE)|\sCALCS?\b)/gi, "PARKING"],
  [/(?<=\b(?:H\.?C|ADA|ACCESSIBLE|HANDICAP|VAN|SITE|VISITOR)\s)PKG\b/gi, "PARKING"],
  [
    /(?<=\b(?:ROOF|SHIPS?|CAGED|FIXED|PORT|PORTABLE|ACCESS|HATCH|WALL|STEEL|STL)\s)LDR\b(?!\.?\s*\d{1,2}\s*"\s*(?:DIA|Ø|ROUND|RD\b|X\s*\d))/gi,
    "LADDER",
  ],
  // Behind the length of a room or passage; of a board it is wood.
  [
    /(?<=(?:\b\d{2,3}(?:\s\d\/\d)?\s?"|'(?:\s?-\s?\d{1,2}"?)?)\s?)WD\b\.?(?=\s*(?:$|[,;.)]))/gi,
    "WIDE",
  ],
  [/\bSM\b\.?(?=\s?APP)/gi, "SMALL"],
  // What stands over a range or hangs on a wall; alone it is a car.
  [
    /(?<=\b(?:WD|WOOD|UNPROTECTED|WALL|BASE|UPPER|OVERHEAD|FILE|MEDICINE|KITCHEN|COMB\w*)\.?\s)CABS?\b\.?(?!\s?(?:RAIL|CONTROL))/gi,
    "CABINET",
  ],
  // Where people are served.
  [
    /(?<=\b(?:TAKE-?\s?OUT|SERVICE|SERVING|SERV|SVC|WELCOME|INFO|TRANSACTION|RECEPTION|RECEP|RECPT|CHECK-?\s?OUT|SALES|CASH|BAR|HOST|ORDER|PICK-?\s?UP)\.?\s)(?:CTR|CNTR)\b\.?/gi,
    "COUNTER",
  ],
  // What has a top, a length or a height over the floor; else a middle.
  [
    /^(?:CTR|CNTR)\b\.?(?=\s(?:TOP\b|\d{2}\s?"\s?(?:HI(?:GH)?\b|A\.?F\.?F\b)[^;]{0,12}\b(?:FULL|ENTIRE|ALL|THRU)\b))/g,
    "COUNTER",
  ],
  // Wood over a range; openings may be unprotected in other ways.
  [/\bUNPROT\b\.?(?=\s(?:WD|WOOD|COMB\w*|CAB\w*)\b)/gi, "UNPROTECTED"],
  [/(?<=\b(?:UNPROTECTED|COMBUSTIBLE)\s)WD\b\.?/gi, "WOOD"],
  [/\bEQ(?=\s(?:RM|ROOM)\b)/gi, "EQUIPMENT"],
  [
    /(?<=\d\s?"\s?(?:Ø|DIA\.?|GALV\.?|H\.?D\.?G\.?)?\s?)A\.?B\.?(?:'?S)?(?![A-Z0-9])\.?/g,
    "ANCHOR BOLT",
  ],
  [/\bGRT(?=\.?\s(?:RM|ROOM)\b)/gi, "GREAT"],
  [/\bBA\s?(?=#?\d\b(?!\s?["'\/-]))/g, "BATH "],
  [/(?<=\b(?:M|MASTER|OWNER'?S|GUEST|HALL|POOL)\s)BA\b/g, "BATH"],
  [/\bMTG(?=\s(?:RM|ROOM)\b)/gi, "MEETING"],
  [/\bCL\.?\s?R(?:OO)?M(S)?\b\.?(?=\s*(?:#?\d|$|[,;:&|()]|L\.?L|OCC|CORR))/g, "CLASSROOM$1"],
  [/\bBRG(?=\s(?:WALLS?|PARTITIONS?)\b)/gi, "BEARING"],
  [/(?<=\bLOAD\s)CTR(S)?\b/gi, "CENTER$1"],
  [/\bCNTR(?=\s(?:TOP|RCPT|RECEPT))/gi, "COUNTER"],
  [/\bKIT(?=\s(?:CTR|CNTR|COUNTER|HOOD|ELEC|ELEV|PLAN|HVAC|EXH|SINK|ISLAND))/gi, "KITCHEN"],
  [/\bINT(?=\s(?:LDGS?|LANDINGS?)\b)/gi, "INTERMEDIATE"],
  [/\bMAN\b\.?\s?(?=[JSDN]\b)/gi, "MANUAL "],
  [/\bF\.?E\b\.?(?=[\s,:;-]{0,3}\d{1,2}-?A\b)/gi, "FIRE EXTINGUISHER"],
  // Of a rail: `TOP EXT. 10" LEVEL`.
  [
    /(?<=\b(?:TOP|BOT|BOTTOM|UPPER|LOWER|(?:HAND)?RAIL)\.?\s)EXT\b\.?(?=[\s:@=]{0,3}\d)/gi,
    "EXTENSION",
  ],
  [/(?<=\b(?:FLD|FLOOD|PWR|POWER)\s)VT(S)?\b/gi, "VENT$1"],
  [/(?<=\d[\s-]?H(?:OU)?RS?\.?\s(?:RATED\s)?)F\.?B\b\.?/gi, "FIRE BARRIER"],
  [/(?<=\d[\s-]?H(?:OU)?RS?\.?\s(?:RATED\s)?)F\.?P\b\.?/gi, "FIRE PARTITION"],
  [/(?<=\b(?:\d|ONE|TWO|THREE|FOUR|FIVE|SIX)[\s-])STY\b/gi, "STORY"],
  [/\bC\.?O\b\.?(?=\s+TO\s+(?:(?:THE|EACH)\s+)?(?:BED|B\.?R\b|SLEEPING))/gi, "CO ALARM"],
  // What a wall or floor is rated: `1 h fire barrier`, `0 h, nonbearing`; a cell that says no more.
  [
    /(?<=(?<![\d.\/'"-]\s?)[0-4][\s-]?)H\b\.?(?=,?\s+(?:FIRE|RATED|RATING|NON-?\s?BEARING|BEARING|UNPROTECTED|(?:SMOKE\s+)?BARRIER|PARTITION|WALL|SEPARATION|SHAFT|ENCLOSURE|CORRIDOR|FLOOR|ROOF|DOOR|ASSEMBLY|UL\b|TYPE\s+[IV]+[AB]?\b)|\W*$(?<=^\W*[0-4][\s-]?H\W*))/gi,
    "HR",
  ],
];
/** Units lettered with points, `60 C.F.M.`, behind their figure. */
const DOTTED_UNIT =
  /(?<=\d\s?)(?:C\.F\.M|P\.S\.[IF]|S\.F|G\.P\.[MFH]|B\.T\.U|M\.P\.H|F\.P\.M|K\.V\.A|K\.W)\b\.?/gi;
const HIGH = /(?<=\d\s?")(\s?)HI\b\.?/gi;

/** `C. & C.`, `T. & P.` */
const POINTED_PAIR = /\b([A-Z])\.\s?&\s?([A-Z])\.(?![A-Z])/gi;
const SPRINKLERED = /\bSP(?:RINK|RINKLR|RINKL|KLR|RKLR|RK|K)\.?'?D\b/gi;
const OCCUPIED = /\bOCC\.?(?=\s+(?:FLOOR|LEVEL|STOR(?:Y|EY|IES))\b)/gi;

const ANY =
  /\b(?:T\.?H\b|S\.?[AD]\b|ANN\b|CO\b|LL\b|LN\b|PARA\b|CLO\b|DD\b|GR?D\b|BAL\b|STA|STR\b|FR\b|DR|LVL|EXT|INT|OCC|ACC|AMB|DISP|CORR|SP|BR|BA|O\.?L|GR|RF|BM|LDR|PKG|EQ|MTG|BRG|CTR|CNTR|KIT|VTS?|STY|MAN|HR|WD\b|SM\b|UNPROT|CABS?\b|HC\b|ADA\b|F\.?[EBP]\b|A\.?B|[HW]\s?\/\s?C|W\.C)|"\s?HI\b|\b[0-4][\s-]?H\b|\d\s?[A-Z]\.[A-Z]\b|\b[A-Z]\.\s?&\s?[A-Z]\.|^(?:OPEN\.|THR\.?)$/i;
/** Any of the plain words. */
const ANY_PLAIN = new RegExp(Object.keys(SPELLED).join("|"), "i");

const cache = new Map<string, string>();
const MAX_KNOWN = 20_000;

/** The text with its abbreviations written out, in capitals where they stood. */
export function spellOut(text: string): string {
  if (!ANY_PLAIN.test(text) && !ANY.test(text)) return text;
  const known = cache.get(text);
  if (known !== undefined) return known;
  const spelled = text
    .replace(SPRINKLERED, "SPRINKLERED")
    .replace(POINTED_PAIR, "$1&$2")
    .replace(
      PLAIN,
      (_, word: string, plural?: string, digit?: string) =>
        wordOf(word, plural) + (digit ? ` ${digit}` : ""),
    )
    .replace(FROM, "FROM")
    .replace(STAIR, "STAIR")
    .replace(HIGH, "$1HIGH")
    .replace(DOTTED_UNIT, (unit) => unit.replaceAll(".", ""))
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
  const told = BY_NEIGHBOURS.reduce((it, [short, word]) => it.replace(short, word), spelled);
  if (cache.size > MAX_KNOWN) cache.clear();
  cache.set(text, told);
  return told;
}

function wordOf(abbreviation: string, plural: string | undefined): string {
  const key = abbreviation.toUpperCase();
  const word = SPELLED[key];
  if (plural === undefined || NEVER_PLURAL.has(key)) return word;
  return `${word}S`;
}
