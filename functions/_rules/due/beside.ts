/**
 * What a missing thing would stand beside, in the words drawings use for it, the likeliest first: the service of a
 * surge protector, the slab of a termite treatment. By requirement, in capitals.
 */

const SERVICE = [
  /^\W*(?:ELECTRICAL )?SERVICE\W*$|\b(?:SERVICE|SERV\.|SVC\.?) (?:NOTES|ENT\w*|DISC\w*|RATING|SIZE|GROUND\w*|COND\w*|EQUIP\w*)(?!\w)/,
  /\b(?:SERVICE|SVC)\b.{0,24}\b\d{2,4} ?A(?:MPS?)?\b|\b\d{2,4} ?A(?:MPS?)? (?:SERVICE|SVC)\b/,
  /\bM(?:DP|SB|CB)\b.{0,16}\b\d{3,4} ?A(?:MPS?)?\b/,
  /\b(?:ONE|SINGLE|1)[ -]*LINE\b|\b(?:ELEC\w*|POWER|SERVICE)\.? (?:\w+ )?(?:RISER|DIAGRAM)\b/,
  /\b\d{2,4} ?A(?:MPS?)?\b.{0,8}\bMAIN\b|\bMAIN\b.{0,8}\b\d{2,4} ?A\b/,
  /\bMETERS?\b|\bSERVICE\b/,
  /\bPANEL/,
  /\bELECTRICAL NOTES\b/,
];
const PANELS = [
  /\b(?:SERVICE|SVC)\b.{0,24}\b\d{2,4} ?A(?:MPS?)?\b/,
  /\b(?:PANEL(?:BOARD)?|PNL|M(?:DP|SB|CB))\b.{0,40}\b\d{2,4} ?A(?:MPS?)?\b/,
  /\bPANEL|\bPNL\b/,
  ...SERVICE,
];
const CODE_DATA = [/\bCODE (?:DATA|SUMMARY|ANALYSIS|INFO)|\b(?:BUILDING|PROJECT) (?:DATA|INFO)/];
const FIXTURES = [/\bPLUMBING FIXTURE/, /\bFIXTURE SCHED/, /\bPLUMBING NOTES\b/];
const ENERGY = [
  /^\W*ENERGY\W*$|\bENERGY (?:SUBMI\w+|FORMS?|REPORT|CALC\w*|COMPL\w*|DATA|NOTES|PATH)\b/,
  /\bDOCUMENTS (?:BOUND |SUBMITTED )?WITH\b/,
  /\bENERGY\b(?! CONSERV)/,
  /\bCLIMATE\b|^\W*[12]A\b/,
  /\bENVELOPE\b/,
  /\b(?:SHEET|DRAWING) (?:INDEX|LIST)|\bINDEX OF|\bLIST OF (?:SHEETS|DRAWINGS)/,
];
const WINDOWS = [/\b(?:WINDOW|OPENING|GLAZ\w*|FENEST\w*)S? SCHED|\bWINDOWS?\b/];
const ROOFING = [/\bUNDERLAY/, /\bSHINGLE|\bROOFING\b|\bMETAL ROOF/, /\bROOF\b/];
const TRUSSES = [/\bTRUSS/, /\bROOF FRAMING/];
const AIR_HANDLERS = [
  /\bR\.?T\.?U\b|\bA\.?H\.?U\b|\bAIR HANDL/,
  /\b(?:MECH\w*|HVAC|EQUIP\w*)\.? SCHED/,
];
const ADDRESSES = [
  /\bADDRESS\b/,
  /\b(?:FRONT|STREET|ENTRY)\b.{0,12}\bELEV|\bELEV\w*,? (?:FRONT|STREET|ENTRY)\b/,
  /\bELEVATION\b/,
];
const RECEPTACLES = [/\bRECEPT/, /\bCIRCUIT|\bCKTS?\b/, /\bELECTRICAL NOTES\b/];

const BEDROOMS = [/\bBED ?ROOM|\bB\.?R\b|\bGUEST ?ROOM/];
const CO_ALARMS = [/\bSMOKE\b/, /\bELECTRICAL NOTES\b/, /\bGARAGE\b/];

const BESIDE: Readonly<Record<string, readonly RegExp[]>> = {
  "FBC-A-201.1.1-vertical": [/\bSTAIR/],
  "FBC-A-502-blue-outline": [
    /\bSTRIP(?:E|ING)\b/,
    /\b(?:ACCESSIBLE|H\.?C\.?|VAN)\b.{0,12}\b(?:STALL|SPACE|PARKING)/,
    /\bSTALLS?\b|\bPARKING\b/,
  ],
  "FBC-A-703.4-room-signs": [/(?<!\bEXIT )\bSIGN(?:S|AGE)\b/, /\bROOM (?:NAMES|SCHED|FINISH)/],
  "FBC-B-3002.4-stretcher": [/\bELEVATOR/],
  "FBC-B-105.3-asbestos": [/\bREMOVE\b|\bDEMOL/],
  "FBC-B-107-code-summary": CODE_DATA,
  "FBC-B-107-existing-scope": CODE_DATA,
  "FBC-B-107.3.5-fire-damper-locations": [/\bDAMPER/, /\bDUCT/, /\bMECHANICAL NOTES\b/],
  "FBC-B-110.8-threshold": [/\bSTRUCTURAL NOTES\b/, /\bINSPECT/],
  "FBC-B-714-penetrations": [
    /\bPENETRAT/,
    /\b(?:WALL|PARTITION) (?:TYPES?|SCHED)|\bTYPE X\b|\bU\.?L\.?\b.{0,12}\d{3}/,
  ],
  "FBC-B-717-dampers": [/\bDUCT/, /\bMECHANICAL NOTES\b/],
  "FBC-B-905.3-standpipes": [/\bSPRINKLER|\bNFPA\b/, /\bSTAIR/],
  "FBC-B-906.1-extinguishers": [/\bEXTINGUISH/, /\bFIRE PROTECTION\b/, /\bSPRINKLER|\bNFPA\b/],
  "FBC-B-907.2-fire-alarm": [/\bALARM/, /\bSPRINKLER|\bNFPA\b/, /\bOCC\w*\.? LOAD/],
  "FBC-B-1008.3-emergency-light": [/\bEXIT SIGN/, /\bEGRESS/, /\bLIGHTING\b/],
  "FBC-B-1009-accessible-egress": [/\bEGRESS|\bEXITS?\b/],
  "FBC-B-1011.12-roof-stair": [/\bSTAIR/],
  "FBC-B-1013.1-exit-signs": [/\bEMERGENCY/, /\bEXITS?\b/],
  "FBC-B-1013.2-low-exit-signs-R1": [/\bEXIT SIGN/, /\bEXITS?\b/],
  "FBC-B-1410-soffit": [/\bSOFFIT/, /\bEAVE|\bO'?HANG|\bOVERHANG|\bFASCIA/],
  "FBC-B-1503-drainage": [/\bROOF DRAIN|\bR\.?D\.?-?\d?\b/, /\bROOF\b/],
  "FBC-B-1609-cc-pressures": [
    /\bWIND (?:DESIGN|LOAD|DATA)|\bV ?-?ULT|\bASCE\b|\bMPH\b/,
    /\bWINDOW SCHED/,
  ],
  "FBC-B-1609.2-wbdr": [/\bWINDOW (?:SCHED|TYPES)/, /\bWINDOW/, /\bGLAZ/],
  "FBC-B-1603.1-design-data": [/\bDESIGN (?:DATA|LOADS?|CRITERIA)\b/, /\bSTRUCTURAL NOTES\b/],
  "FBC-B-1507.1.1-sealed-deck": ROOFING,
  "FBC-EB-706.7.2-secondary-barrier": [/\bRE-?ROOF/, ...ROOFING],
  "FBC-B-1709-product-approval": [
    /\bPRODUCT APPROV|\bF\.?L\.? ?(?:NO|#)/,
    ...WINDOWS,
    /\bDOOR SCHED/,
    /\bROOFING\b/,
  ],
  "FBC-B-1803-geotech": [
    /\b(?:FOUNDATION|STRUCTURAL) NOTES\b|\bPILES?\b/,
    /\bBEARING\b/,
    /\bFOOTING|\bFOUNDATION/,
  ],
  "FBC-B-1816-termite": [
    /\bSUB-?GRADE\b|\bBEFORE (?:THE )?SLAB\b|\bCOMPACT\w*\b.{0,40}\bSLAB\b|\bSTRIP\b.{0,30}(?:\d ?"|\bTOPSOIL|\bPROOF)/,
    /\bPROOF[ -]?ROLL/,
    /\bCOMPACT|\b\d+ ?-?MIL\b|\bVAPOU?R (?:SHEET|RETARD|BARRIER)|\bSUB-?GRADE\b/,
    /\b(?:FOUNDATION|STRUCTURAL) NOTES\b/,
    /\bFILL\b|\bEARTHWORK\b/,
    /^\W*(?:FDN|FOUNDATION)\b.{0,16}$/,
    /\bSLAB[ -]ON[ -]GRADE\b|\bCONC(?:RETE|\.)? SLAB\b|\bV\.B\./,
    /\bSLAB\b|\bFOUNDATION/,
    /\b(?:SITE|GENERAL) NOTES\b/,
  ],
  "FBC-EC-C401-forms": ENERGY,
  "FBC-EC-R401-forms": ENERGY,
  "FBC-B-107-energy-attached": ENERGY,
  "FBC-FG-402-sizing": [/\bGAS\b|\bPROPANE\b/],
  "FBC-FG-tank-location": [/\bPROPANE\b|\bL\.?P\.?(?:G| GAS)?\b/],
  "FBC-M-301.15-wind": [
    /\b(?:FACTORY|ROOF|EQUIP\w*) CURBS?\b|\bMECH\w*\.? EQUIP\w*\.? SCHED/,
    /\b(?:ROOF ?TOP|PACKAGED?|OUTDOOR|CONDENS\w*|AIR) UNITS? SCHED|\b(?:R\.?T\.?U|HVAC)\.? SCHED/,
    /^\W*(?:ROOF ?TOP|PACKAGED?|OUTDOOR|CONDENS\w*|AIR|HVAC) (?:UNITS?|EQUIP\w*)\b.{0,12}$/,
    /\bCURBS?\b|\bR\.?T\.?U\b|\bC\.?U\.?-?\d|\bCONDENS(?:ER|ING)/,
    /\bROOF ?TOP|\bHEAT PUMP/,
  ],
  "FBC-M-307-condensate": [/\bCOIL\b|\bAIR HANDLER|\bA\.?H\.?U?\.?-?\d/, /\bMECHANICAL NOTES\b/],
  "FBC-M-403.7-manual-J": [
    /\bSIZING\b|\b(?:COOLING|HEATING) LOADS?\b/,
    /\d[ -]?TONS?\b|\bHEAT PUMP|\bH\.?P\.? SPLIT|\bSPLIT SYSTEM/,
    /\bMECH\w*\.? SCHED|\bEQUIP\w*\.? SCHED|\bAIR HANDL\w+.{0,12} SCHED/,
    /\bMECHANICAL (?:NOTES|SCHED)|^\W*HVAC\b.{0,12}$/,
    /\bAIR HANDLER|\bTONS?\b/,
    /\bENERGY\b/,
  ],
  "FBC-M-508-makeup": [/\bMAKE-?UP\b/, /\bHOODS?\b|\bKITCHEN EXH/],
  "FBC-M-606-duct-detectors": [/\bDUCT DET/, ...AIR_HANDLERS],
  "FBC-P-403.1-fixtures": FIXTURES,
  "FBC-P-410-fountain": FIXTURES,
  "FBC-P-504-water-heater": [/\bWATER HEATER|\bE?\.?W\.?H\b/],
  "FBC-P-608-backflow": [
    /\bWATER (?:SERVICE|MAIN|METER|LINE|ENTR\w*)|\bDOMESTIC\b/,
    /\bWATER\b.{0,12}\b(?:RISER|DIAGRAM|ISOMETRIC)|\bPLUMBING RISER/,
    /\bPLUMBING NOTES\b/,
  ],
  "FBC-P-608-hose-bibb": [/\bHOSE ?BI?BB?S?\b|\bH\.?B\b|\bSILL ?COCK/, /\bPLUMBING NOTES\b/],
  "FBC-P-802-dishwasher": [/\bDISH ?W|\bD\.?W\b/, ...FIXTURES],
  "FBC-P-1003-grease": [
    /\b(?:POT|PREP|FLOOR) (?:SINK|SK)|\b(?:3|THREE)[ -]?COMP|\bDISH/,
    /\bPLUMBING FIXTURE|\bFIXTURE SCHED/,
    ...FIXTURES,
  ],
  "FBC-P-riser": [
    /\b(?:SAN(?:ITARY)?|WASTE)\b.{0,24}\b(?:WATER|VENTS?|V|CW|DOMESTIC)\b|\bPIP(?:E SIZES|ING)\b/,
    /\bPLUMBING (?:NOTES|DRAWING)/,
    /\bWASTE\b|\bSANITARY\b|\bVENT (?:PIP|STACK|THRU|THROUGH)/,
    ...FIXTURES,
  ],
  "FBC-B-907.2.11-smoke-alarms": BEDROOMS,
  "FBC-R-R314-smoke": BEDROOMS,
  "FBC-B-915-co": CO_ALARMS,
  "FBC-R-R315-co": CO_ALARMS,
  "FBC-R-connectors": [
    /\bTRUSS\w*.{0,24}(?:@|\bO\.? ?C\b|\bAT \d|\bTO (?:PL|PLATE|WALL|TIE)\b)/,
    /\bTRUSS/,
    /\bRAFTER|\bROOF FRAMING|^\W*FRAMING\b/,
    /\bSTRUCTURAL NOTES\b/,
  ],
  "FBC-R-R319-address": ADDRESSES,
  "FBC-R-R609.4-garage-door": [
    /\bOVERHEAD\b|\bO\.?H\.?D?\.? (?:DOOR|DR)\b|\bOHD\b|\bGARAGE DOOR|\bSECTIONAL\b/,
    /\bDOOR SCHED/,
  ],
  "FBC-R-R802-truss": TRUSSES,
  "FFPC-72-low-frequency": [/\bHORN|\bSTROBE|\bNOTIFICATION APPL/, /\bALARM/],
  "GEN-setback": [/\bPROPERTY LINE|\bP\.?L\b|\bLOT\b/],
  "NEC-110.24-fault-current": [
    /\bA\.?I\.?C\b|\bSCCR\b|\bFAULT\b/,
    /\b(?:MDP|MSB|SWITCH ?BOARD|SWBD|SWITCHGEAR|SERVICE (?:GEAR|EQUIP\w*))\b/,
    ...SERVICE,
  ],
  "NEC-210.8A-gfci": RECEPTACLES,
  "NEC-210.8B-gfci": RECEPTACLES,
  "NEC-210.12-afci": RECEPTACLES,
  "NEC-220-load-calc": PANELS,
  "NEC-230.67-surge": SERVICE,
  "NEC-230.85-disconnect": [/\bMETERS?\b(?! (?:ROOM|CENTER))/, ...SERVICE],
  "NEC-250.50-grounding": SERVICE,
  "NEC-680-pool": [/\bPOOLS?\b/, /\bSPA\b/],
  "NEC-702-generator": [/\bGENERATOR|\bGEN\b/],
};

/** Patterns of the things a missing one belongs to, the likeliest first; none where its sheet as a whole is the place. */
export const besideOf = (requirementId: string): readonly RegExp[] => BESIDE[requirementId] ?? [];
