/**
 * What lettering shows that a sheet speaks of the thing a requirement demands, in the words drawings use for it. A
 * title of the catalogue shares its words with half of every set; these are the words no other thing is called by.
 * Written in capitals. Only whether a demand is spoken of follows from them, never whether it is met.
 */

import { exactCase } from "../../_shared/pattern.ts";

const FIRE_DAMPER =
  /\b(?:FIRE|SMOKE|COMBINATION|CEILING|RADIATION|F\/S|FSD|CRD)[ /-]*(?:AND SMOKE |\/ ?SMOKE )?DAMPERS?\b|\bDAMPERS?\b.{0,40}\b(?:FIRE|SMOKE|RATED|U\.?L\.? ?555)|(?:RATED|HR).{0,40}\bDAMPER|NO (?:FD|DAMPER)|\bU\.?L\.? ?555|\b(?:FSD|F\/SD|CFD|CRD)S?\b|\bFD-\d/;
const AFCI = /\b(?:C|D)?AFCI|ARC[- ]?FAULT|DUAL[- ]FUNCTION/;
const TERMITES =
  /TERMIT|TERMATIC|BORA-?CARE|BORATE|BAIT(?:ING)? (?:SYSTEM|STATION)|SENTRICON|SUBTERRANEAN|SOIL (?:TREAT|POISON)|CHEMICAL(?:LY)? (?:TREAT|BARRIER)|PEST (?:CONTROL|TREAT)|\b1816\b|\bR318\b/;
const APPROVALS =
  /\bF\.?L\.? ?(?:NO\.?|NUMBER|#)? ?[#:-]? ?\d{3,6}|\bFL ?#|\bN\.?O\.?A\b|PRODUCT (?:APPROVAL|NO|EVAL)|(?:STATE|FLORIDA|MIAMI|FBC)[A-Z -]{0,16}APPROV|APPROVAL (?:NO|#|NUM)|APPROVAL:? ?(?:\d|FL)|APPR(?:OVAL|\.)? ?(?:NO|#)|\bF\.?P\.?A\.? ?(?:#|NO)/;
const PANIC =
  /PANIC|EXIT DEVICE|PUSH ?\/ ?PULL|NO LATCH|CRASH BAR|FIRE EXIT H|\bF\.?E\.?H\b|PUSH ?(?:BAR|PAD)|TOUCH ?(?:BAR|PAD)/;
const FOUNTAIN =
  /FOUNTAIN|WATER (?:IS )?SERVED|\bFTN\b|WATER COOLER|\bE\.?W\.?C\b|BOTTLE[- ]FILL|HI-?LO\b|BUBBLER|\bD\.?F\.?-?\d?\b/;
const SMOKE_ALARM =
  /SMOKE[ /&-]*(?:AND |\+ ?)?(?:C\.?O\.?|CARBON[A-Z ]*)?[ /-]*(?:ALARM|DET|SENSOR)|\bS\.?D\b|\bS\.?\/?A\b|\bSD\/CO|\bS\/CO\b|\bSMOKES\b|\bSM\b/;
const HOOD_SUPPRESSION =
  /ANSUL|U\.?L\.? ?-?300|SUPPRESSION|WET CHEM|FIRE SYSTEM|17A\b|HOOD (?:FIRE|PROTECTION)|\bR-?102\b|PYRO-?CHEM/;
const ENERGY =
  /\bR-?40[2356]|\bC-?40[1-7]|ENERGY (?:FORM|COMPLIANCE|REPORT|CALC|GAUGE|SUMMARY|PERFORMANCE)|ENERGYGAUGE|COM ?CHECK|RES ?CHECK|EPL\b|90\.1|FORM \d{3}|PERFORMANCE (?:METHOD|PATH)|PRESCRIPTIVE/;

const EQUIPMENT = String
  .raw`(?:EQUIP|UNITS?\b|\bR\.?T\.?U|\bC\.?U\b|\bCOND|CURB|\bE?FANS?\b|\bE\.?F\b|HEAT PUMP|\bA\/?C\b|\bM\.?A\.?U|\bPADS?\b|STANDS?\b|\bH\.?P\b|COMPRESSOR)`;
const ANCHORAGE = String
  .raw`(?:TIE ?-?DOWN|HOLD ?-?DOWN|ANCHOR|HURRICANE|STRAP|CLIP|SECURED|FASTEN|BOLT|WIND|UPLIFT)`;
/** Straps and anchors are those of trusses and sills as well. */
const ANCHORED_EQUIPMENT =
  exactCase`${EQUIPMENT}[^;]{0,100}${ANCHORAGE}|${ANCHORAGE}[^;]{0,100}${EQUIPMENT}|\b301\.15`;

/** By requirement. What stands in no line is looked for by the catalogue's own wordings and title. */
export const EVIDENCE: Readonly<Record<string, RegExp>> = {
  "FBC-B-105.3-asbestos":
    /ASBESTOS|NESHAP|\bA\.?C\.?M\b|\bACBM\b|HAZ(?:ARDOUS|MAT)[A-Z ]*(?:SURVEY|MATERIAL)/,
  "FBC-B-107-existing-scope":
    /LEVEL (?:OF )?ALT|LEVEL ?-?(?:[123]|I{1,3}\b|ONE|TWO|THREE)|ALTERATION[A-Z ,-]{0,20}LEVEL|WORK AREA (?:METHOD|COMPL)|PRESCRIPTIVE (?:COMPL|METHOD)|CLASSIFICATION OF WORK|CHANGE OF OCCUPANCY|EXISTING BUILDING,? (?:CODE|CH)|FBC-? ?E\.?B|FBCEB/,
  "FBC-B-107.3.5-fire-damper-locations": FIRE_DAMPER,
  "FBC-B-717-dampers": FIRE_DAMPER,
  "FBC-B-714-penetrations":
    /FIRE[- ]?STOP|E-? ?814|U\.?L\.? ?-?1479|THROUGH[- ]?PENETRATION|PENETRATION|\bPENS?\b|THRU|INTUMESC|FIRE (?:CAULK|SEAL)|CAULK|\b[CFW]-?[A-Z]{1,2}-?\d{4}/,
  "FBC-B-420.3-floor-separation":
    /FLOOR[ /-]*CEILING|FLR\.? ?\/ ?CLG|BETWEEN UNITS|\b(?:U\.?L|GA|FC)\b.{0,8}\b[LDGJ]-?\d{3}|FLOOR (?:ASSEMB|SEPARATION|BETWEEN)|HORIZONTAL (?:ASSEMB|SEPARATION)|\b[LDGJ]\d{3}\b/,
  "FBC-B-718-blocking": /FIRE[- ]?BLOCK|DRAFT[- ]?STOP/,
  "FBC-R-R302.11-fireblocking": /FIRE[- ]?BLOCK|FIRE ?STOP/,
  "FBC-R-R302.12-draftstop": /DRAFT[- ]?STOP/,
  "FBC-B-906.1-extinguishers": /EXTINGUISHER|\bF\.?E\.?C?\.?\d?\b|\b\d+-?A ?:? ?\d+-?B/,
  "FBC-B-907.4.2-pull-stations": /\bPULL\b|MANUAL (?:FIRE ALARM|PULL|STATION|BOX)|ALARM BOX/,
  "FBC-B-907.2-fire-alarm":
    /FIRE ALARM|NFPA ?-?72|PULL[- ]STATION|HORN[- /]*STROBE|\bF\.?A\.?C\.?P\b|ALARM SYSTEM|\bF\.?A\.? SYSTEM|NOTIFICATION/,
  "FBC-B-907.2.11-smoke-alarms": SMOKE_ALARM,
  "FBC-R-R314-smoke": SMOKE_ALARM,
  "FS-553.883-smoke-10yr":
    /LIFE \(YR|(?:10|TEN)[- ]?(?:YR|YEAR)|SEALED[- ](?:BATTERY|LITHIUM)|NON-?REMOVABLE/,
  "FBC-B-915-co": /CARBON MONOX|\bC\.?O\.?\b.{0,12}(?:AL|DET|UNIT|TO )|CO \+|SD\/CO|S\/CO|CO\/S/,
  "FBC-R-R315-co": /CARBON MONOX|\bC\.?O\.?\b.{0,12}(?:AL|DET|UNIT|TO )|CO \+|SD\/CO|S\/CO|CO\/S/,
  "FFPC-72-low-frequency": /LOW[- ]?FREQ|520[- ]?H(?:Z|ERTZ)|TONE/,
  "FBC-B-904.13-hood-suppression": HOOD_SUPPRESSION,
  "FBC-M-508-makeup": /MAKE-? ?UP|\bM\.?U\.?A|\bM\.?A\.?U\b|REPLACEMENT AIR|INTERLOCK/,
  "FBC-M-hood-makeup":
    /MAKE-? ?UP|\bM\.?U\.?A|(?:HOOD|RANGE).{0,40}\bCFM|\bCFM.{0,40}(?:HOOD|RANGE)/,
  "FBC-B-1008.3-emergency-light":
    /EMERG[A-Z.]*[ -]*(?:LIGHT|LTG|EGRESS|FIXTURE|LUM|BATTERY|BALLAST|ILLUM|PACK|BACK|POWER)|BATTERY[- ](?:BACK|PACK|UNIT)|BUG[- ]?EYE|90[- ]?MIN|\bEM(?:-?\d)?\b|\bE\.?B\.?U\b|TWIN HEAD|EXIT ?\/ ?EM/,
  "FBC-B-1008.2.1-egress-light": /FOOT-? ?CANDLE|\bF\.?C\b|\bLUX\b|ILLUMINAT|EGRESS (?:LIGHT|LTG)/,
  "FBC-B-1008.2.1-stair-light": /FOOT-? ?CANDLE|\bF\.?C\b|\bLUX\b|ILLUMINAT|STAIR.{0,20}LIGHT/,
  "FBC-B-1013.1-exit-signs":
    /EXIT[- ]?(?:SIGN|SGN|LIGHT|LTG|FIXTURE|COMBO|UNIT|\/ ?EM)|SIGNS?.{0,30}\bEXIT|ILLUMINATED EXIT|^EXIT$|\bEX-?\d/,
  "FBC-B-1013.2-low-exit-signs-R1":
    /LOW[- ]?(?:LEVEL|MOUNT|EXIT)|FLOOR[- ]?(?:LEVEL|PROXIM)|FLOOR.{0,20}EXIT SIGN/,
  "FBC-B-1010.2.9-panic": PANIC,
  "FBC-B-1010.2-locks":
    /DEAD ?-?BOLT|DOUBLE[- ]CYL|KEYED|THUMB ?-?TURN|\bLOCKS?\b|LOCKING|LOCKSET|LATCH|KEY[- ]?LOCK|MAG-?LOCK|HARDWARE|WITHOUT (?:A )?KEY|\bKEY\b/,
  "FBC-B-1009-accessible-egress":
    /RESCUE|AREA OF REFUGE|ACCESSIBLE (?:MEANS|EGRESS)|\bA\.?O\.?R\b|TWO-WAY COMM|REFUGE|ACCESSIBLE EXIT/,
  "FBC-B-1803-geotech":
    /GEO-?TECH|SOILS? (?:REPORT|BEAR|INVEST|BORING|TEST|DATA|ENGIN)|BORINGS?\b|BEARING (?:CAP|PRESS|VALUE|STRAT)|BEARING[A-Z ,:]*\d[\d,]* ?P\.?S\.?F|\d[\d,]* ?P\.?S\.?F[A-Z ,.]*(?:BEAR|SOIL)|(?:ALLOWABLE|SAFE|NET|PRESUMED) (?:SOIL|BEAR)|PILE CAP|SUB-?SURFACE (?:INV|EXP)/,
  "FBC-B-1816-termite": TERMITES,
  "FBC-R-R807-attic":
    /ATTIC[^;]{0,40}(?:ACCESS|HATCH|SCUTTLE|OPENING|STAIR|LADDER|PANEL)|SCUTTLE|PULL-? ?DOWN|(?:ACCESS|HATCH)[^;]{0,30}ATTIC/,
  "FBC-R-R802-truss":
    /TRUSS (?:ENG|LAYOUT|DRAW|SHOP|PACK|PLAN|MANUF|SUPPL|DESIGN|CALC|SUBMIT|PROFILE|SHEET)|TRUSS.{0,40}(?:SEALED|SIGNED|DELEGATED|ATTACHED|SUBMIT|BY MANUF|INCLUDED|PROVIDED|R802)|(?:SEALED|SIGNED|DELEGATED|SHOP|ENGINEERED).{0,40}TRUSS|NO TRUSS|STICK[- ]FRAM/,
  "FBC-R-connectors":
    /UPLIFT|TIE[- ]?DOWN|HOLD[- ]?DOWN|STRAPS?\b|STRAPPING|CONNECTORS?\b|HURRICANE (?:TIE|CLIP)|\bH-?(?:10|2\.?5|1)A?\b|\bHETA|\bMETA\d|\bMTSM?\d|\bHD[UQ]?\d|SIMPSON|LOAD PATH|\bMST\d|\bCS\d{2}|\bHTS?\d|CLIPS?\b/,
  "FBC-B-1609-cc-pressures":
    /C ?& ?C\b|C ?AND ?C\b|COMPONENTS? (?:AND|&|\+) ?CLAD|CLADDING|\bD\.?P\.? ?[:=]? ?[+±(/-]? ?\d|DESIGN PRESS|(?:WIND|OPENING|WINDOW|DOOR|GLAZ|ROOF|NET|ULT|ASD)[A-Z /.]*PRESSURE|[+±] ?\d{2,3}(?:\.\d+)? ?[/,|] ?-? ?\d{2,3}|ZONES? ?[1-5]\b|P\.?S\.?F\.? ?[(/]|[+±-] ?\d{2,3}(?:\.\d+)? ?P\.?S\.?F/,
  "FBC-B-1709-product-approval": APPROVALS,
  "FBC-R-R609.4-garage-door":
    /(?:GARAGE|OVERHEAD|SECTIONAL|ROLL-? ?UP|O\.?H\.?)[ -]*(?:DOOR|DR).{0,80}(?:\bFL|NOA|\bDP\b|PSF|MPH|WIND|APPR|RATED|PRESS|±|\+)|\bO\.?H\.?\b.{0,20}[+]\d/,
  "FBC-B-1609-asce722": /ASCE/,
  "FBC-B-1604.5-risk-category": /RISK ?-?CAT|\bCAT(?:EGORY)?\.? ?I{1,3}V?\b|RISK: ?I/,
  "FBC-B-1609.3-wind-speed": /\bM\.?P\.?H\b|V ?-?_?ULT|WIND (?:SPEED|VEL)|\bV ?= ?1\d\d/,
  "FBC-B-1609.2-wbdr":
    /IMPACT|\b[LS]MI\b|MISSILE|SHUTTER|DEBRIS|W\.?B\.?D\.?R|PROTECTED OPENING|OPENING PROTECTION|STORM PANEL/,
  "FBC-B-1503-drainage":
    /OVERFLOW|SCUPPER|SECONDARY (?:DRAIN|ROOF)|EMERGENCY DRAIN|\bO\.?F\.?D\b|\bO\.?R\.?D\b|\bO\.?D\.?-?\d|\bOVFL|SCUP\b/,
  "FBC-P-1108-overflow":
    /OVERFLOW|SCUPPER|SECONDARY (?:DRAIN|ROOF)|EMERGENCY DRAIN|\bO\.?F\.?D\b|\bO\.?R\.?D\b|\bOVFL|SCUP\b|RAIN ?FALL|^(?!.*(?:IRRIGAT|INFILTRAT|PERCOL|SOIL)).*(?:IN\.? ?\/ ?HR\b|INCH(?:ES)? PER HOUR)/,
  "FBC-B-1507.1.1-sealed-deck":
    /UNDERLAY|SELF-?ADH|PEEL[- ]|SEALED (?:ROOF )?DECK|D-? ?1970|TAPED? (?:JOINT|SEAM)|SECONDARY WATER|\bS\.?W\.?B\b|FELT/,
  "FBC-B-2406-safety-glazing":
    /TEMPER|SAFETY[- ]?GLA|\bTEMP\.? ?(?:GL|GLASS)?|LAMINATED|CPSC|16 ?CFR|\bSG\b|HAZARDOUS LOC/,
  "FBC-B-110.8-threshold": /THRESHOLD (?:BUILD|BLDG|INSP)|SPECIAL INSPECT|553\.7/,
  "FBC-B-1511-roof-class": /CLASS[: -]*[ABC]\b|E-? ?108|U\.?L\.? ?790/,
  "FBC-EC-R401-forms": ENERGY,
  "FBC-EC-C401-forms": ENERGY,
  "FBC-EC-R402.4-ach": /\bACH|BLOWER|AIR (?:LEAK|CHANGE|TIGHT|INFIL)|AIR ?TEST/,
  "FBC-EC-R402.4.1-tester": /BLOWER|AIR[- ](?:LEAK|TIGHT|TEST)|\bACH|TEST(?:ER|ING) (?:BY|AGENCY)/,
  "FBC-EC-climate-zone": /CLIMATE ?-?ZONE|\bC\.?Z\.? |\bCZ ?-?[12]/,
  "FBC-EC-R403.3-duct-leakage": /DUCT (?:LEAK|TEST|TIGHT)|QN\b|LEAKAGE|CFM25/,
  "FBC-M-301.15-wind": ANCHORED_EQUIPMENT,
  "FBC-M-307-condensate":
    /CONDENSATE|\bC\.?D\b|FLOAT SW|SECONDARY (?:PAN|DRAIN)|AUX(?:ILIARY)? (?:PAN|DRAIN)|EMERGENCY PAN|OVERFLOW (?:PAN|SW|SHUT)|\bCOND\.? ?DR/,
  "FBC-M-307.2.3-aux-pan":
    /(?:AUX|SECONDARY|EMERGENCY|DRAIN|OVERFLOW)[A-Z. ]{0,12}PAN|FLOAT SW|OVERFLOW (?:SW|SHUT)|WET SWITCH/,
  "FBC-M-403.7-manual-J":
    /MAN(?:UAL|\.)? ?-?[JSDN]\b|LOAD CALC|ACCA|(?:COOLING|HEATING|SENSIBLE|HVAC) (?:LOAD|CALC)|SIZING/,
  "FBC-M-403.3-outdoor-air":
    /\bO\.?A\b|\bO\.?S\.?A\b|OUT(?:DOOR|SIDE) ?AIR|FRESH AIR|VENT(?:ILATION)? AIR|\bVENT\.? RATE|62\.1|CFM ?\/ ?(?:PERSON|SF|OCC)/,
  "FBC-R-R303.4-whole-house":
    /WHOLE[- ]?HOUSE|\bE\.?R\.?V\b|\bH\.?R\.?V\b|MECHANICAL VENTILATION|VENT.{0,30}CFM|62\.2|\bACH ?-?50/,
  "NEC-210.12-afci": AFCI,
  "NEC-210.12C-guest": AFCI,
  "NEC-406.12-TR": /TAMPER|\bT\.?R\b|\bWR\/TR/,
  "NEC-220-load-calc":
    /LOAD[- ]?(?:CALC|SUMM|ANAL|SCHED|STUDY|SUM)|CALC(?:ULATED|\.)? (?:LOAD|DEMAND|AMP)|DEMAND (?:LOAD|FACTOR|AMP|KVA)|(?:TOTAL|CONNECTED|CONN\.?|SERVICE|NET|COMPUTED|PANEL) (?:LOAD|DEMAND|AMP|KVA|VA\b)|\bK?VA\b.{0,20}TOTAL|\b220\.\d/,
  "NEC-210.52E3-deck":
    /(?:BALCON|\bDECK|PORCH|PATIO|LANAI|TERRACE)[^;]{0,80}(?:\bREC|OUTLET|GFC?I)|(?:\bREC|OUTLET|GFC?I)[^;]{0,80}(?:BALCON|\bDECK|PORCH|PATIO|LANAI|TERRACE)/,
  "NEC-230.67-surge": /\bS\.?P\.?D\b|SURGE|TVSS/,
  "NEC-230.85-disconnect":
    /EMERGENCY[- ]?DISC|(?:SERVICE|MAIN|EXTERIOR|OUTDOOR|OUTSIDE)[A-Z .]{0,20}DISC|METER(?: AND|[ &/-])* ?(?:MAIN|DISC)|\b230\.85|DISC(?:ONNECT|\.)?[A-Z .]{0,30}(?:OUTSIDE|OUTDOOR|EXTERIOR|METER)|EMERG\.? ?DISC/,
  "NEC-250.50-grounding":
    /\bUFER|\bRODS?\b|FTG REBAR|FOOTING STEEL|GROUND(?:ING)? (?:ROD|ELECTR|SYSTEM|RING|GRID)|\bG\.?E\.?[CS]\b|ENCASED ELECTR|CONCRETE[- ]ENCASED|GROUNDING.{0,40}(?:STEEL|REBAR)|EARTH(?:ING)? ROD|\b250\.\d|GND\.? ?(?:ROD|ELEC)|#\d[A-Z ]*(?:CU|COPPER)[A-Z .]*GR?OU?ND/,
  "NEC-110.24-fault-current":
    /\bA\.?I\.?C\b|K?A\.?I\.?C\b|FAULT (?:CURR|DUTY|LEVEL)|\bA\.?F\.?C\b|\bSCCR|SHORT[- ]CIRC|INTERRUPT/,
  "NEC-230.95-gfpe":
    /\bG\.?F\.?P|\bLSIG|GROUND[- ]FAULT (?:PROT|REL)|GROUND[- ]FAULT (?:FUNCTION|TRIP|RELAY|SENS)/,
  "NEC-625-ev": /\bE\.?V\.?(?:SE|C|CS)?\b|CHARG(?:ER|ING)|14-?50/,
  "NEC-690.12-rapid-shutdown": /RAPID|690\.12|MLPE|MODULE[- ]LEVEL/,
  "NEC-680-pool":
    /BOND(?:ING|ED| GRID)|SOLID CU|PERIMETER|EQUI-?POTENTIAL|\b680\.26|POOL.{0,60}(?:GFC?I|REC(?:EPT|P)?\b)|(?:GFC?I|RECEPT).{0,60}POOL/,
  "FBC-P-608-backflow":
    /BACK-? ?FLOW|\bR\.?P\.?Z|\bR\.?P\.?P?\.?A?\b(?=.{0,12}(?:ASS|BACK|DEV))|\bD\.?C\.?[VD]\.?A|\bB\.?F\.?P\b|DOUBLE CHECK|REDUCED PRESS|VACUUM BREAK/,
  "FBC-P-608-hose-bibb":
    /(?:HOSE|H\.?B\b|BIBB|HYDRANT|SILL ?COCK|FAUCET)[^;]{0,80}(?:\bVAC|\bV\.?B\b|BACK-?FLOW|ASSE ?10\d\d|FROST|NON-?FREEZE)|(?:\bVAC|BACK-?FLOW|ASSE ?10\d\d|FROST|NON-?FREEZE)[^;]{0,80}(?:HOSE|H\.?B\b|BIBB|HYDRANT|SILL ?COCK)|\bH\.?V\.?B\b/,
  "FBC-P-1003-grease":
    /GREASE (?:TRAP|INTER|RECOV|SEP)|\bG\.?I\b|\bG\.?T\b|\bG\.?R\.?D\b|INTERCEPTOR/,
  "FBC-P-504-water-heater":
    /T ?(?:&|AND|\+|\/) ?P\b|\bT\.?P\.?R|RELIEF|(?:DRAIN|OVERFLOW|SAFETY|EMERGENCY|W\.?H\.?|HEATER|METAL|GALV)[A-Z .]{0,12}\bPAN\b|\bPAN\b.{0,30}(?:DRAIN|INDIRECT|EXTERIOR)/,
  "FBC-P-504.7-pan-size": /\bPAN\b/,
  "FBC-P-504.6-relief-end": /T ?(?:&|AND|\+|\/) ?P\b|\bT\.?P\.?R|RELIEF/,
  "FBC-P-410-fountain": FOUNTAIN,
  "FBC-A-602-fountains": FOUNTAIN,
  "FBC-P-riser":
    /RISER DIA|(?:PLUMBING|SANITARY|WASTE|WATER|VENT|DWV|DOMESTIC|SAN\.?)[A-Z &/,.]{0,30}(?:RISER|ISO)|ISOMETRIC|\bDWV\b|\bISO\b/,
  "FBC-P-708-cleanout": /CLEAN-? ?OUT|\b[CFWGY]\.?C\.?O\b|\bC\.?O\b|COTG|2-?WAY/,
  "FBC-P-708-end-cleanout": /CLEAN-? ?OUT|\b[CFWGY]\.?C\.?O\b|\bC\.?O\b|COTG|2-?WAY/,
  "FBC-P-802-dishwasher": /AIR[- ]?GAP|HIGH[- ]?LOOP|INDIRECT|LOOPED|\bHI-? ?LOOP/,
  "FBC-P-802.4-washer-box": /WASH(?:ER|ING)|STAND ?PIPE|\bW\.?B\b/,
  "FBC-P-412-tempered": /TEMPER|MIXING|THERMOSTATIC|\bT\.?M\.?V|ASSE ?1070|110 ?°?F/,
  "FBC-FG-402-sizing":
    /(?:GAS|PIP(?:E|ING))[A-Z ]*(?:SIZ|RISER|ISO|SCHED|DIAGRAM|DEMAND)|LONGEST|\b402\.4|\d" ?W\.?C\b|\d"[^;]{0,20}(?:\bM?BTU|\bMBH|\bCFH)|(?:\bM?BTU|\bMBH|\bCFH)[^;]{0,20}\d"|\d" ?(?:GAS|L\.?P\b|CSST|BLACK)/,
  "FBC-FG-310-bonding": /CSST|BOND/,
  "FBC-FG-409.5-shutoff": /SHUT-? ?OFF|GAS (?:COCK|VALVE|STOP)|\bCOCK\b|\bVALVE/,
  "FBC-A-206.6-elevator-rail":
    /\b(?:CAR|SUPPORT|ELEV(?:ATOR)?|LIFT)\b[^;]{0,40}\bRAIL|\bRAILS?\b[^;]{0,40}\b(?:CAR|ELEV(?:ATOR)?)\b|\b399\.035/,
  "FBC-A-208.2.4-van": /\bVAN\b|VAN[- ]ACC/,
  "FBC-A-502.6-sign": /\bSIGN|FTP-?\d|\$ ?250/,
  "FBC-A-502-blue-outline": /BLUE|STRIP(?:E|ING)/,
  "FBC-A-703.4-room-signs":
    /BRAILLE|TACTILE|RAISED CHAR|SIGNAGE|ROOM SIGN|PICTOGRAM|(?:ROOM|TOILET|RESTROOM) ID|RAISED LET/,
  "FBC-A-221-seating":
    /WHEELCHAIR|COMPANION|\bW\.?C\.? SPACE|ACCESSIBLE SEAT|\bW\.?C\.? SP\b|COMP\.? SEAT/,
  "FBC-A-224-lodging":
    /(?:ACCESSIBLE|ADA|MOBILITY|COMMUNICATION|HEARING)[A-Z /-]*(?:ROOM|UNIT|GUEST|FEATURE|KEY|SUITE)|ROLL-? ?IN/,
  "FBC-B-107.2.6.1-flood-data":
    /FLOOD ?-?ZONE|\bF\.?I\.?R\.?M|\bB\.?F\.?E\b|\bD\.?F\.?E\b|FLOOD (?:ELEV|HAZ|MAP|INS)|COMMUNITY (?:NO|PANEL|NUM)|ZONE: ?(?:X|A|V)/,
  "FBC-R-R322-openings":
    /FLOOD (?:VENT|OPENING)|SMART ?VENT|\bSQ\.? ?IN.{0,30}(?:PER|FLOOD)|FLOOD-?PROOF VENT|SMART ?VT|\bENG\.? .{0,8}V(?:EN)?TS\b/,
  "FFPC-18.2.2-key-box": /KNOX|KEY ?BOX|RAPID (?:ENTRY|ACCESS)/,
  "FFPC-11.10-radio": /\bBDA\b|\bDAS\b|\bERRC|\bERCES|TWO-?WAY RADIO|RADIO (?:ENH|COV|SIG)/,
  "FFPC-1.14-code-footprint": /CODE FOOTPRINT/,
  "FFPC-truss-sign":
    /(?:TRUSS|LIGHT[- ]?FRAME).{0,40}(?:SIGN|SYMBOL|MALTESE|PLACARD|EMBLEM)|(?:SIGN|SYMBOL|MALTESE|PLACARD|EMBLEM).{0,40}(?:TRUSS|LIGHT[- ]?FRAME)|MALTESE|\b633\.027/,
  "FBC-R-R319-address":
    /(?:STREET|HOUSE|BLDG\.?|UNIT) NO|ADDRESS (?:NUM|ID|\bSIGN|CHAR)|(?:HOUSE|BUILDING|STREET|UNIT) NUMBER|NUMERALS|PREMISES|4" ?(?:HIGH|TALL|NUM|MIN)|\bADDR\.? NO/,
  "FBC-B-1031-eero":
    /EGRESS (?:WIN|OPEN)|\bE\.?E\.?R?\.?O|ESCAPE|RESCUE|NET[- ]CL|\bEGR\.? W|CLEAR OPENING|BED ?ROOM WINDOW/,
  "FBC-FG-303.3-prohibited":
    /HEATER|FURNACE|\bG?W\.?H\b|TANKLESS|DIRECT[- ]VENT|SEALED COMB|BOILER|UNVENTED/,
  "FBC-R-R310.1-eero":
    /EGRESS (?:WIN|OPEN)|\bE\.?E\.?R?\.?O|EMERGENCY ESCAPE|ESCAPE|\bEGRESS\b|RESCUE|\bR310|\bEGR\.? W|BED ?ROOM WINDOW|NO WINDOW|FRENCH DOOR/,
  "FBC-R-R602.10-lateral": /SHEAR|BRACED|BRACING|HOLD-? ?DOWN|\bWSP\b|\bSW-? ?\d|SHEATH/,
  "FBC-EB-706.7.2-secondary-barrier": /SECONDARY|SELF-?ADH|PEEL|TAPE|UNDERLAY/,
  "FBC-R-R4501-door-alarm":
    /(?:DOOR|EXIT|WINDOW|POOL)S?[A-Z ]{0,16}ALARM|ALARM.{0,40}(?:DOOR|POOL)|U\.?L\.? ?2017|85 ?DB|SELF-?CLOS|POOL DR\.? ALARM/,
};
