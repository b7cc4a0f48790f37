/** What column headers of schedules mean, in the many ways offices word them. */
import type { ColumnMeaning } from "../../../_shared/domain/plan_set.ts";

/**
 * Patterns in order of precedence, tried against the header in capitals with marks and double spaces removed.
 * The first that matches decides.
 */
const MEANINGS: [RegExp, ColumnMeaning | null][] = [
  [/^(TYPE )?(COMMENTS?|REMARKS?|REM|RMKS?)$/, "remarks"],
  [/ROUGH|^R\.?O\.?\b|MASONRY OPENING|^M\.?O\.?$/, null],
  [/^(SHEET|DWG|DRAWING)S? ?(NO|NUMBER|#|ID)?$|^SHT( ?NO)?$/, "sheet number"],
  [
    /^((SHEET|DRAWING|DWG) )?(TITLE|CONTENTS?)$|^(SHEET|DRAWING|DWG) (NAME|DESCRIPTION)$/,
    "sheet title",
  ],
  [
    /PRODUCT ?APPROVAL|\bNOA\b|F\.?L\.? ?(NO|NUMBER|#)|FL ?APPROVAL|^FL ?#$|FPA ?(NO|#)|^FPA$|APPROVAL ?(NO|NUMBER|#)|MIAMI ?DADE|^FLORIDA (PRODUCT|APPROVAL)/,
    "product approval",
  ],
  [
    /DESIGN ?PRESSURE|^D\.?P\.?(?![A-Z])|DP ?RATING|^PRESSURES?|PSF ?\(?\+|WIND PRESSURE|^\+ ?\/ ?-/,
    "design pressure",
  ],
  [/U ?- ?FACTOR|U ?- ?VALUE|^U ?-? ?VAL\b|^U ?-? ?FACT\b|^U$|^U ?\/|UFACTOR/, "u-factor"],
  [/SHGC|SOLAR HEAT/, "shgc"],
  [/R ?- ?VALUE|^R ?VALUE|^R$|INSULATION VALUE/, "r-value"],
  [
    /OUTDOOR AIR|OUTSIDE AIR|^O\.?A\.?( ?CFM)?$|MIN ?O\.?A|FRESH AIR|VENTILATION AIR|OA ?CFM/,
    "outdoor air",
  ],
  [/CFM|AIR ?FLOW|AIR ?VOLUME|^SUPPLY( AIR|$)|^EXHAUST ?\(?RATE|EXHAUST AIR/, "airflow"],
  [/(NET|CLE?A?R)\b.*\bOP(EN(ING)?|NI?N?G|G) H(EIGHT|GT|T)?$/, null],
  [
    /(NET|CLE?A?R)\b.*\bOP(EN(ING)?|NI?N?G|G) W(IDTH)?$|CLR? ?OPENING ?WIDTH|CLEAR ?WIDTH|CLEAR ?OPNG|^((DOOR|OPENING) )?(CLR\.?|CLEAR)$|CLR ?WIDTH|NET ?WIDTH|CLEAR \(?IN|^CLEAR ?DIM/,
    "clear width",
  ],
  [
    /NET ?CLE?A?R|^CLE?A?R\.? (AREA|W(IDTH)?\.? ?[X×] ?H)|NET ?OP(EN|NI?N?G|G\b)|CLE?A?R\.? ?OP(EN|NI?N?G|G\b)|(EGRESS|ESCAPE|EERO|RESCUE) ?(AREA|OPENING|OPN?G|CLE?A?R|NET)|EGRESS ?S\.?F|OPENABLE AREA|^N\.?C\.?O/,
    "clear opening",
  ],
  [/SILL/, "sill height"],
  [/CEILING ?(HEIGHT|HT|HGT)|CLG ?\.? ?(HT|HGT|HEIGHT)/, "ceiling height"],
  [/FLAME ?SPREAD|FLAME ?\/ ?SMOKE|FINISH ?CLASS|CLASS$|INTERIOR FINISH/, "flame spread"],
  [/FLOOR ?(FINISH|MATERIAL|MAT)|^FLOORS?$|^FLR\b/, "floor finish"],
  [
    /(?<!TO ?(THE ?)?)WALL ?(FINISH|MATERIAL)?S?$|^(NORTH|SOUTH|EAST|WEST)( WALL)?$|^[NSEW] WALL$/,
    "wall finish",
  ],
  [/^CEILINGS?( FINISH| MATERIAL)?$|^CLG\.?( FIN.*)?$/, "ceiling finish"],
  [/^STC|SOUND TRANS|\bSTC\b/, "stc"],
  [
    /UL ?(DESIGN|NO|#|ASSEMBLY|LISTING)|DESIGN ?(NO|NUMBER|#)|TEST ?(NO|#)|^LISTING|^UL$/,
    "design number",
  ],
  [/OPENING PROTECT|PROTECTION|(BREAKER|CB|C\/B|BKR) ?TYPE|GFCI|AFCI/, "protection"],
  [
    /FIRE ?(RATING|RATED|LABEL|RES|RTG)|^(RATING|RTG)|(RATING|RTG)$|^LABEL|F\.?R\.? ?RATING|HOURLY|^HOURS?$|^MIN(UTES)? ?RATING/,
    "fire rating",
  ],
  [/MAX ?(OCC|CAPACITY)|EGRESS CAPACITY|CAPACITY|^CAP\.?$|^TONS?$|BTU|MBH|TONNAGE/, "capacity"],
  [
    /SF ?\/ ?(OCC|PERSON)|LOAD ?FACTOR|OCC\.? ?FACTOR|^FACTOR|FACTOR$|OLF|AREA ?PER ?OCC|SQ\.? ?FT\.? ?PER|FLOOR AREA PER|^(ONE|1) (PERSON|OCCUPANT|OCC\.?) (PER|\/)|^FACT\.?$|^S\.?F\.? ?(PER|\/) ?(OCC|PERSON)|(AREA|OCC\w*|LOAD) ALLOWANCES?$|^((FBC|TABLE) ){0,2}1004\.\d$/,
    "factor",
  ],
  [
    /OCCUPANT ?LOAD|^OCC(UPANTS?|'?S)?\.?$|^OCC(UPANCY|UPANTS?)?\.? ?(LOAD|COUNT|NO\.?|QTY)|(NO\.?|NUMBER|#) ?OF ?(OCC|PERSONS|PEOPLE|PPL)|^O\.?L\.?$|^PERSONS?$|^PEOPLE$|OCCUPANTS?$|^LOAD \(?OCC|^(CALC('?D|ULATED)?|DESIGN|TOTAL|ROOM|SPACE)\.? OCC(UPANCY)?\.?( LOAD)?$/,
    "occupants",
  ],
  [/^(MEN|MALE|MENS|MEN'S)$/, "men"],
  [/^(WOMEN|FEMALE|WOMENS|WOMEN'S)$/, "women"],
  [/REQUIRED|^NEED(ED)?$|\bREQ'?D?\.?$|^REQ\b|^MIN(IMUM)?\.?$|\bREQ\b/, "required"],
  [
    /PROVIDED|^PROV'?D?\.?( ?\(?(IN|FT|SF|HRS?)\.?\)?)?$|\bPROV(\.|'?D\.?)?$|^ACTUAL|^(AS )?BU?I?LT( ?\(?(IN|FT|SF|HRS?)\.?\)?)?$/,
    "provided",
  ],
  [
    /^(CODE|FBC)( ?20\d\d)? (MAX(IMUM)?|MIN(IMUM)?|LIMITS?|ALLOW(ED|ABLE)?)\.?$|^((CODE|MAX(IMUM)?|MIN(IMUM)?)\.? ?)?(ALLOW(ED|ABLE|'?D)?|PERMITTED)\.?( (BY|PER) CODE| VALUE)?$|^LIMITS?$|^MAX(IMUM)?\.?$|^(BY|PER) CODE$|^TABULAR( VALUE)?$/,
    "required",
  ],
  [
    /^PROPOSED( VALUE)?$|^AS (DESIGNED|DRAWN|SHOWN|PROPOSED)$|^SHOWN( ON PLANS?)?$|^THIS (PROJECT|BUILDING|BLDG|DESIGN|TENANT|SUITE|SPACE|HOUSE)\.?$|^FURNISHED$/,
    "provided",
  ],
  [/AREA|^((NET|GROSS) ?)?S\.?F\.?$|SQ ?\.? ?(FT|FEET)|SQUARE F|^SIZE \(?SF/, "area"],
  [/DISCHARGE|TERMINAT|EXHAUST ?TO|^VENT ?TO/, "discharge"],
  [/^CONTROLS?|OPERATION|SWITCH|INTERLOCK|^MODE$/, "control"],
  [/^(CKT|CIRCUIT|CIR|CCT)S?\.? ?(NO|#|NUMBER)?\.?$|^POLE ?(NO|#)$/, "circuit"],
  [
    /^(TRIP|AMPS?|BREAKER|BKR|C\/?B|OCP|MOCP|MCA|AMPERES)( ?(SIZE|AMPS?|TRIP|RATING))?|BREAKER|OVERCURRENT/,
    "breaker",
  ],
  [/VOLT|^V ?\/ ?PH|^PHASE|^V$/, "voltage"],
  [
    /(LOAD|CIRCUIT) ?(DESCRIPTION|SERVED)|^LOADS?$|DESCRIPTION OF LOAD|^SERVES?$|^SERVICE$|^SERVING|CONNECTED LOAD|AREA SERVED/,
    "load",
  ],
  [/THICK|^THK\.?$|^TH$|^T$/, "thickness"],
  [/HARDWARE|^HDW?[RE]?\.?( ?(SET|GRP|GROUP|NO|#))?\.?$|HW ?SET|HDWR|^LOCKSET/, "hardware"],
  [/GLAZING|^GLASS|GLZ|^GL\.?$/, "glazing"],
  [/SWING|HAND(ING)?$|^DOOR ?HAND/, "swing"],
  [/^W(I?D(TH?)?)?\.?$|WIDTH|^WIDE$/, "width"],
  [/^H(EIGHT|GH?T|T)?\.?$|HEIGHT|^HIGH$/, "height"],
  [/SIZE|DIMENSION|\bW ?[X×] ?H\b|NOMINAL|UNIT ?DIM|^OPENING$|^(DOOR )?LEAF$/, "size"],
  [/MATERIAL|^MAT'?L?\.?$|^MTL\.?$|CONSTRUCTION|^CORE( ?(\/|AND|&) ?FACES?)?$/, "material"],
  [/ASSEMBLY|WALL TYPE|PARTITION TYPE/, "assembly"],
  [/MANUFACTURER|^MFR|^MANUF|^MAKE$|^BRAND/, "manufacturer"],
  [/MODEL|SERIES|CATALOG|CAT ?\.? ?(NO|#)|PRODUCT$|BASIS OF DESIGN/, "model"],
  [
    /ROOM ?(NAME|NO|NUMBER|#)?$|^SPACE|LOCATION|^PLACE$|^WHERE( USED)?( ?[\/&,].*)?$|^LOC(ATION)? ?\/|FROM ?ROOM|TO ?ROOM|^FROM( ?\/ ?TO)?$|^LOC\.?$|^RM\.?|^ROOMS?\b/,
    "room",
  ],
  [
    /^(DOOR|WINDOW|WIN|WDW|FIXTURE|FIXT|EQUIP(MENT)?|UNIT|FAN|OPENING|PARTITION|WALL|ITEM|SYMBOL|DR|PANEL)?\.? ?(MARK|MK|NO|NUMBER|TAG|ID|SYMBOL|SYM|DESIG(NATION)?|KEY|CODE|#)\.?$|^(MARK|TAG|SYM|DOOR|WINDOW|OPENING|LETTER|KEY|#|MK|ID|UNIT|FAN|HOOD|PANEL|EQUIPMENT NO|DR|WDW|WIN)\.?$|TYPE ?MARK/,
    "mark",
  ],
  [/QUANTITY|^QTY|^COUNT|^NO\.? OF|^TOTAL(S| SPACES)?$|^NUMBER$/, "quantity"],
  [/^TYPE|STYLE|^FUNCTION|^USE(?!D)|OPERATOR|DOOR TYPE|WINDOW TYPE/, "type"],
  [/^WASTE|^SAN(ITARY)?\.?$|DRAIN SIZE|^W$/, "waste"],
  [/^VENTS?$/, "vent"],
  [/COLD|^C\.?W\.?$/, "cold water"],
  [/HOT|^H\.?W\.?$/, "hot water"],
  [/REMARKS?|COMMENTS?|NOTES?$|^NOTE/, "remarks"],
  [
    /^(NAME|DESCRIPTION|EXIT|FIX(TURE|T)?|EQUIPMENT|SEX|FLOOR|STORY|LEVEL|OCCUPANCY|COMPONENT|ELEMENT)S?$/,
    "name",
  ],
  [/^ITEMS?$/, "item"],
  [/^VAL(UE)?S?$|^CRITERIA$|^DATA$/, "value"],
];

/** Word over the sides of an opening, before the letter of a side: `SIZE W`, `DOOR SIZE THK`. */
const SIZE_OF = /^((DOOR|WINDOW|LEAF|NOMINAL|UNIT) )?SIZES? (?=(W|H|T|WD|HT|HGT|THK|TH)\.?$)/;

/** Meaning of one header, null when unknown. Spaces a recogniser lost or added do not matter much. */
export function headerMeaning(header: string): ColumnMeaning | null {
  const plain = header.toUpperCase().replace(/[’‘]/g, "'").replace(/[.:]+$/, "")
    .replace(/\s+/g, " ").trim().replace(SIZE_OF, "");
  if (plain === "" || plain.length > 48) return null;
  const found = MEANINGS.find(([words]) => words.test(plain));
  if (found) return found[1];
  const bare = plain.replace(/\s*\(.*$|\s*,\s*(?:IN|FT|SQ\.? ?FT|SF|HRS?|MIN|PSF|CFM|AMPS?)$/, "")
    .trim();
  if (bare !== plain && bare !== "") return headerMeaning(bare);
  const own = plain.replace(/^(DOOR|WINDOW|LEAF) /, "");
  if (own !== plain) return headerMeaning(own);
  const undotted = plain.replace(/(?<=\b[A-Z])\./g, "");
  if (undotted !== plain) return headerMeaning(undotted);
  const joined = plain.replace(/\s+/g, "");
  return joined === plain ? null : MEANINGS.find(([words]) => words.test(joined))?.[1] ?? null;
}

/** Share of the given header texts with a known meaning; empty ones do not count. */
export function knownShare(headers: readonly string[]): number {
  const printed = headers.filter((header) => header.trim() !== "");
  if (printed.length === 0) return 0;
  return printed.filter((header) => headerMeaning(header) !== null).length / printed.length;
}
