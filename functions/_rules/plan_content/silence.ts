/**
 * Words and abbreviations that speak of what an item asks for, however loosely. A set that uses any of them is not
 * silent: "not shown" is said only where none stands on any sheet. Papers, which come beside the drawings, have no line.
 * The words no other thing is called by, which tell
 * that a demand is spoken of, are in `due/`.
 */
const WATER = /\bWATER\b(?!\s*CLOSET)|\bDOM\b|\b[CH]\.?\s?W\b/i;
const COMBUSTION = /\bCOMBUSTION|\bDIRECT[- ]VENT|\bSEALED\b/i;
const ENERGY = /\bENERGY|\bINSUL|\bR-?\s?\d{1,2}\b|\bS?EER2?\b|\bTHERMOSTAT|\bHEAT TRAP/i;
const FLOOD = /\b[BD]\.?F\.?E\b|\bFLOOD|\bNAVD|\bEL(?:EV)?\.?\s*\+?\d/i;

const LOTS = /\bSETBACK|\bYARDS?\b|\bLOT\b|\bPROPERTY|\bP\.?L\b|\bSITE PLAN/i;
const FRAME =
  /\bFOOTING|\bFTG|\bFOUNDATION|\bFDN|\bSLAB|\bTRUSS|\bJOIST|\bRAFTER|\bFRAMING|\bP\.?S\.?F\b|\bANCHOR/i;
const RATED =
  /\bRATED|\bRATING|\bH(?:OU)?RS?\b|\bU\.?L\b|\bTYPE X\b|\bGYP|\bG\.?W\.?B\b|\d\s?MIN\b/i;
const EGRESS = /\bEXIT|\bEGRESS|\bOCC(?:UPANTS?)?\b|\bO\.?L\b|\bTRAVEL/i;
const BLOCKED = /\bFIRE[- ]?(?:BLOCK|STOP)|\bDRAFT[- ]?STOP/i;

/** By the id of the item. */
export const SPEAKS: Readonly<Record<string, RegExp>> = {
  "DOC-107.2.3-egress": EGRESS,
  "DOC-107.2.4-envelope":
    /\bFLASH|\bBARRIER|\bW\.?R\.?B\b|\bWRAP\b|\bFELT\b|\bSTUCCO|\bSIDING|\bPARAPET|\bSOFFIT/i,
  "DOC-107.2.5-balconies": /\bWATERPROOF|\bMEMBRANE|\bCOATING|\bMOISTURE|\bIMPERVIOUS/i,
  "DOC-107.2.6-siteplan": LOTS,
  "DOC-107.2.6.1-dfe": FLOOD,
  "DOC-107.2.7-structural": FRAME,
  "DOC-107.3.5-base": /\bPLANS?\b|\bELEVATIONS?\b|\bFRAMING|\bFOUNDATION/i,
  "DOC-107.3.5.1.1-1": /\bPARKING|\bSTALL|\bHYDRANT|\bFIRE LANE|\bSETBACK/i,
  "DOC-107.3.5.1.1-4": RATED,
  "DOC-107.3.5.1.1-5": /\bSPRINKLER|\bNFPA 13|\bSUPPRESSION|\bANSUL|\bSTANDPIPE|\bF\.?D\.?C\b/i,
  "DOC-107.3.5.1.1-6": EGRESS,
  "DOC-107.3.5.1.1-7": EGRESS,
  "DOC-107.3.5.1.1-8": FRAME,
  "DOC-107.3.5.1.1-9": /\bCONC|\bSTEEL|\bWOOD|\bC\.?M\.?U\b|\bMASONRY|\bGYP|\bINSUL/i,
  "DOC-107.3.5.1.1-10": /\bACCESSIB|\bADA\b|\bGRAB|\bHANDICAP|\bWHEELCHAIR|\bVAN\b/i,
  "DOC-107.3.5.1.1-11": /\bFINISH|\bFLAME|\bCLASS [ABC]\b|\bTILE\b|\bPAINT/i,
  "DOC-107.3.5.1.1-12": /\bELEV\b|\bELEVATOR|\bLIFT\b|\bESCALATOR/i,
  "DOC-107.3.5.1.1-13": /\bPOOL|\bSPA\b|\bBARRIER|\bFENCE/i,
  "DOC-107.3.5.1.1-14": RATED,
  "DOC-107.3.5.2": /\bASBESTOS|\bA\.?C\.?M\b|\bNESHAP|\bHAZARDOUS|\bABATE/i,
  "DOC-107.3.5.3-1": LOTS,
  "DOC-107.3.5.3-2": RATED,
  "DOC-107.3.5.3-3": BLOCKED,
  "DOC-107.3.5.3-4": /\bSMOKE|\bS\.?[DA]\b|\bC\.?O\b|\bALARM|\bDETECT/i,
  "DOC-107.3.5.3-5": /\bEGRESS|\bESCAPE|\bSTAIR|\bRISER|\bTREAD|\bWINDOW/i,
  "DOC-107.3.5.3-6": FRAME,
  "DOC-107.3.5.3-7": /\bACCESSIB|\b29\s?"|\b2'-?5"|\bBATH/i,
  "DOC-107.3.5.3-8": /\bIMPACT|\bSHUTTER|\bMISSILE|\bSTORM PANEL|\bPROTECT/i,
  "DOC-107.3.5.3-9": /\bENERGY|\bR40\d|\bMANUAL [JSN]\b|\bS?EER2?\b/i,
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
    /\bBACK-?\s?FLOW|\bB\.?F\.?P\b|\bR\.?P\.?Z|\bCHECK VALVE|\bVAC\w*\.? BR(?:EA)?K|\bP\.?V\.?B\b/i,
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
  "DOC-107.3.5.1.4-8": /\bO\.?\s?A\b|\bOUT(?:SIDE|DOOR)\b|\bVENTILAT/i,
  "DOC-107.3.5.1.4-9": COMBUSTION,
  "DOC-107.3.5.1.4-11":
    /\b(?:AIR|ROOF ?TOP) UNITS?\b|\bA\.?H\.?U\b|\bR\.?T\.?U\b|\bTONS?\b|\bHEAT PUMP|\bAPPLIANCE|\bRANGE\b|\bOVEN/i,
  "DOC-107.3.5.1.4-13": /\bREFRIG|\bCOOLER|\bFREEZER|\bCHILLER/i,
  "DOC-107.3.5.1.4-14": /\bEXH|\bE\.?F\b|\bFANS?\b/i,
  "DOC-107.3.5.1.4-16": FLOOD,
  "DOC-107.3.5.1.4-17": /\bDAMPER|\bF\.?S\.?D\b|\bF\.?D\b|\bC\.?R\.?D\b/i,
  "DOC-107.3.5.1.5-1": /\bGAS\b/i,
  "DOC-107.3.5.1.5-2":
    /\bFLUE|\bGAS VENT|\bVENT\b[^.;]{0,20}\bGAS|\bDIRECT[- ]VENT|\bPOWER[- ]VENT|\bSEALED[- ]COMB/i,
  "DOC-107.3.5.1.5-3": COMBUSTION,
  "DOC-107.3.5.1.5-5": /\bGAS\b|\bMBH\b|\bBTU/i,
  "DOC-107.3.5.1.5-6": /\bNAT\b\.?|\bNATURAL\b|\bN\.?G\b|\bPROPANE|\bL\.?P\b/i,
  "DOC-107.3.5.1.5-9":
    /\bGAS\b[^.;]{0,40}\b(?:VALVE|SHUT|COCK|RISER|ISO)|\b(?:VALVE|SHUT-?OFF)\b[^.;]{0,40}\b(?:GAS|APPLIANCE)/i,
  "DOC-107.3.5.1.5-10": FLOOD,
  "DOC-107.3.5.1.5-11": /\bPILOT|\bIGNIT|\bGAS\b[^.;]{0,40}\bENERGY/i,
};
