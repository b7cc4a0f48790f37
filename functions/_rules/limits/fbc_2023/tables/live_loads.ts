/** Least uniform live loads by use, in psf, with the words drawings use for them. */

/** One use; `upperPsf` where upper floors have another load than the first. */
export interface LiveLoad {
  use: string;
  words: RegExp;
  psf: number;
  upperPsf?: number;
}

/** In order: the first whose words match decides. @source FBC-B Table 1607.1 */
export const LIVE_LOADS: readonly LiveLoad[] = [
  { use: "stairs and exits", words: /\bSTAIRS?\b|\bEXITS?\b|\bFIRE\s+ESCAPE/i, psf: 100 },
  {
    use: "first-floor corridors",
    words:
      /\b(?:(?:FIRST|1ST|GROUND)[\s-]+(?:FLOOR|FLR\.?|LEVEL|STOR(?:E?Y))|LEVEL\s*1)\s+CORRIDORS?\b|\bCORRIDORS?\W{1,4}(?:(?:AT|ON)\s+)?(?:THE\s+)?(?:(?:FIRST|1ST|GROUND)\s+(?:FLOOR|FLR|LEVEL)|LEVEL\s*1\b|GRADE\b)/i,
    psf: 100,
  },
  {
    use: "office corridors",
    words: /\bOFFICE\s+CORRIDOR|\bCORRIDORS?\s+OFFICE/i,
    psf: 100,
    upperPsf: 80,
  },
  {
    use: "public rooms and corridors",
    words: /\bPUBLIC\s+(ROOMS?|AREAS?|SPACES?|CORRIDOR)/i,
    psf: 100,
  },
  { use: "lobbies", words: /\bLOBB(Y|IES)\b/i, psf: 100 },
  {
    use: "bleachers and grandstands",
    words: /\bBLEACHERS?\b|\bGRAND\s?STANDS?\b|\bREVIEWING\s+STANDS?/i,
    psf: 100,
  },
  { use: "assembly with fixed seats", words: /\bFIXED\s+(?:SEAT|PEW|CHAIR)|\bPEWS?\b/i, psf: 60 },
  {
    use: "assembly",
    words:
      /\bASSEMBLY|\bASSY\b|\b(?:MOV(?:E?ABLE)?|LOOSE)\b\.?\s+(?:SEAT|CHAIR)|\bGYMNAS|\bGYMS?\b|\bDANCE|\bSTAGE\b|\bBALLROOM|\bMEETING\s+(?:ROOM|HALL)|\bBANQUET|\bAUDITORIUM|\bSANCTUARY|\bWORSHIP|\bFELLOWSHIP\s+HALL|\bEXHIBIT/i,
    psf: 100,
  },
  {
    use: "dining rooms",
    words:
      /\bDINING|\bBREAKFAST\s+(?:ROOM|RM|AREA|HALL)|\bRESTAURANT|\bCAFE(TERIA)?\b|\bTAP\s?ROOM|\bTAVERN|\bBREW\s?PUB|\bBAR\s+(?:AREA|ROOM|SEATING)/i,
    psf: 100,
  },
  {
    use: "heavy storage",
    words: /\b(HEAVY\s+STORAGE|STORAGE\W{0,4}HEAVY|WAREHOUSE\W{0,4}HEAVY)/i,
    psf: 250,
  },
  { use: "library stacks", words: /\bSTACK\s*ROOMS?|\bBOOK\s*STACK/i, psf: 150 },
  { use: "light storage", words: /\b(LIGHT\s+)?STORAGE|\bSTOCK\s*ROOM|\bWAREHOUSE/i, psf: 125 },
  { use: "manufacturing", words: /\bMANUFACTUR/i, psf: 125 },
  {
    use: "retail",
    words: /\bRETAIL|\bSALES|\bMERCANTILE|\bSTORES?\b|\bSHOPS?\b/i,
    psf: 100,
    upperPsf: 75,
  },
  { use: "classrooms", words: /\bCLASS\s*ROOM/i, psf: 40 },
  { use: "patient rooms", words: /\bPATIENT/i, psf: 40 },
  { use: "operating rooms and laboratories", words: /\bOPERATING|\bLABORATOR/i, psf: 60 },
  { use: "passenger garages", words: /\bGARAGE|\bPARKING/i, psf: 40 },
  {
    use: "roof gardens and terraces",
    words: /\bROOF\s+(GARDEN|TERRACE|DECK\s+OCC)|\bTERRACE/i,
    psf: 100,
  },
  { use: "offices", words: /\bOFFICES?\b/i, psf: 50 },
  {
    use: "dwelling and guest rooms",
    words:
      /\b(DWELLING|APARTMENT|LIVING|UNIT|GUEST|HOTEL|PRIVATE|RESIDENTIAL|BED)\s*(ROOMS?|UNITS?|AREAS?|SPACES?)?\b/i,
    psf: 40,
  },
];
