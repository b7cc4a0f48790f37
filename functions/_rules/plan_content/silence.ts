/**
 * Words and abbreviations that speak of what an item asks for, however loosely. A set that uses any of them is not
 * silent: "not shown" is said only where none stands on any sheet. Items without a line, which drawings do not
 * abbreviate, are silent where none of their own wordings is found. The words no other thing is called by, which tell
 * that a demand is spoken of, are in `due/`.
 */
const WATER = /\bWATER\b(?!\s*CLOSET)|\bDOM\b|\b[CH]\.?\s?W\b/i;
const COMBUSTION = /\bCOMBUSTION|\bDIRECT[- ]VENT|\bSEALED\b/i;
const ENERGY = /\bENERGY|\bINSUL|\bR-?\s?\d{1,2}\b|\bS?EER2?\b|\bTHERMOSTAT|\bHEAT TRAP/i;
const FLOOD = /\b[BD]\.?F\.?E\b|\bFLOOD|\bNAVD|\bEL(?:EV)?\.?\s*\+?\d/i;

/** By the id of the item. */
export const SPEAKS: Readonly<Record<string, RegExp>> = {
  "DOC-107.3.5.1.1-2": /\bOCCUPANCY|\bUSE\b|\bGROUP\b/i,
  "DOC-107.3.5.1.1-3": /\bCONST\w*\b|\bTYPE\s+[IV]/i,
  "DOC-107.3.5.1.2-2":
    /\bPANEL|\bSWITCH(?:BOARD|GEAR)|\bTRANSFORMER|\bXFMR|\bDISC(?:\b|ONNECT)|\bM(?:DP|SB)\b|\bMETER\b/i,
  "DOC-107.3.5.1.2-3": /\bHAZARD|\bCLASS I\b|\bASSEMBLY|\bPATIENT|\bARTICLE 5/i,
  "DOC-107.3.5.1.2-4": /\bEMERG|\bE\.?M\b|\bBATTERY|\bBATT\b|\bGENERATOR|\bEXIT (?:SIGN|LIGHT)/i,
  "DOC-107.3.5.1.2-5":
    /\bDATA\b(?!\s*\|)|\bTEL\w*\b|\bCAT-?\s?\d|\bPHONE|\bCOMM\b|\bCOMMUNICATION/i,
  "DOC-107.3.5.1.2-6":
    /\bLOW[- ]VOLT|\bSECURITY|\bCAMERA|\bKEY-?\s?CARD|\bCARD READER|\bFIRE ALARM|\bSPEAKER|\bSOUND RACK/i,
  "DOC-107.3.5.1.2-7": /\bK?VA\b|\bDEMAND|\bCALC|\bLOADS?\b[^.;|]{0,20}\d/i,
  "DOC-107.3.5.1.2-8": FLOOD,
  "DOC-107.3.5.1.3-1": /\bFIXTURES?\b|\bW\.?C\b[^.;]{0,20}\d/i,
  "DOC-107.3.5.1.3-2": /\bFIXTURES?\b|\bP-\d/i,
  "DOC-107.3.5.1.3-3": WATER,
  "DOC-107.3.5.1.3-4": /\bSAN\b|\bSANITARY|\bWASTE\b|\bSEWER|\bDRAIN/i,
  "DOC-107.3.5.1.3-5": /\b[EG]?W\.?\s?H\b|\bHEATER|\bHOT WATER|\bH\.?W\b/i,
  "DOC-107.3.5.1.3-6": /\bVENTS?\b|\bV\.?T\.?R\b/i,
  "DOC-107.3.5.1.3-7": /\bROOF DRAIN|\bR\.?D\b|\bSCUPPER|\bGUTTER|\bOVERFLOW|\bDOWNSPOUT/i,
  "DOC-107.3.5.1.3-8":
    /\bBACK-?\s?FLOW|\bB\.?F\.?P\b|\bR\.?P\.?Z|\bCHECK VALVE|\bVAC\w*\.? BREAK|\bP\.?V\.?B\b/i,
  "DOC-107.3.5.1.3-9": /\bIRRIG/i,
  "DOC-107.3.5.1.3-10": WATER,
  "DOC-107.3.5.1.3-11": /\bGREASE|\bG\.?\s?I\b|\bINTERCEPTOR/i,
  "DOC-107.3.5.1.3-13": /\bRISER\b|\bISO\b|\bISOMETRIC/i,
  "DOC-107.3.5.1.3-14": FLOOD,
  "DOC-107.3.5.1.3-15": ENERGY,
  "DOC-107.3.5.1.4-1": ENERGY,
  "DOC-107.3.5.1.4-2": /\bEXH|\bE\.?F\b|\bFANS?\b|\bHOOD/i,
  "DOC-107.3.5.1.4-3": /\bTONS?\b|\bCFM\b|\bR\.?T\.?U\b|\bA\.?H\.?U\b|\bHEAT PUMP|\bMINI-?SPLIT/i,
  "DOC-107.3.5.1.4-4": /\bR\.?T\.?U\b|\bA\.?H\.?U\b|\bC\.?U\b|\bE\.?F\b|\bCONDENS/i,
  "DOC-107.3.5.1.4-5": /\bMAKE-?\s?UP|\bM\.?\s?U\.?\s?A\b|\bM\.?A\.?U\b/i,
  "DOC-107.3.5.1.4-7": /\bDUCT/i,
  "DOC-107.3.5.1.4-8": /\bO\.?\s?A\b|\bOUT(?:SIDE|DOOR) AIR|\bVENTILAT/i,
  "DOC-107.3.5.1.4-9": COMBUSTION,
  "DOC-107.3.5.1.4-11": /\bTONS?\b|\bHEAT PUMP|\bAPPLIANCE|\bRANGE\b|\bOVEN/i,
  "DOC-107.3.5.1.4-13": /\bREFRIG|\bCOOLER|\bFREEZER|\bCHILLER/i,
  "DOC-107.3.5.1.4-14": /\bEXH|\bE\.?F\b|\bFANS?\b/i,
  "DOC-107.3.5.1.4-16": FLOOD,
  "DOC-107.3.5.1.4-17": /\bDAMPER|\bF\.?S\.?D\b|\bF\.?D\b|\bC\.?R\.?D\b/i,
  "DOC-107.3.5.1.5-1": /\bGAS\b/i,
  "DOC-107.3.5.1.5-2":
    /\bFLUE|\bGAS VENT|\bVENT\b[^.;]{0,20}\bGAS|\bDIRECT[- ]VENT|\bPOWER[- ]VENT/i,
  "DOC-107.3.5.1.5-3": COMBUSTION,
  "DOC-107.3.5.1.5-5": /\bGAS\b|\bMBH\b|\bBTU/i,
  "DOC-107.3.5.1.5-6": /\bNAT\b\.?|\bNATURAL\b|\bN\.?G\b|\bPROPANE|\bL\.?P\b/i,
  "DOC-107.3.5.1.5-9":
    /\bGAS\b[^.;]{0,40}\b(?:VALVE|SHUT|COCK|RISER|ISO)|\b(?:VALVE|SHUT-?OFF)\b[^.;]{0,40}\b(?:GAS|APPLIANCE)/i,
  "DOC-107.3.5.1.5-10": FLOOD,
  "DOC-107.3.5.1.5-11": /\bPILOT|\bIGNIT|\bGAS\b[^.;]{0,40}\bENERGY/i,
};
