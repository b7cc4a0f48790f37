/** Ways the drawings themselves take out of the count: nobody has to leave by them. */

/** `NOT COUNTED AS EGRESS`, `NOT PART OF THE MEANS OF EGRESS`, `NOT THE EGRESS DOOR`, `NOT A CIRCULATION PATH`, `ABANDONED`. */
const UNCOUNTED =
  /\bNOT\s+(?:COUNTED|USED|REQ\w*|PART|CONSIDERED|CREDITED|INCLUDED|DESIGNATED|INTENDED|TAKEN|FOR|AN?|ON|IN)\b[^.;|]{0,24}\b(?:EGRESS|EXIT|EXITS|EXITING|CAPACITY|CIRCULATION)\b|\bNOT\s+(?:THE\s+)?(?:REQ\w*\.?\s+)?EGRESS\b|\bNON-?\s?EGRESS\b|\bABANDONED\b/i;

export const isUncounted = (text: string): boolean => UNCOUNTED.test(text);

/** Stairs and ladders that serve plants or equipment alone; a platform of equipment is no way out. @source FBC-B 505.3 */
const NO_BUILDING_STAIR =
  /\b(?:GARDEN|LANDSCAPE|SHIP'?S?\s+LADDERS?|ALTERNATING|ALT\.?\s+TREADS?|ATTIC|PULL-?DOWN|FIXED\s+LADDERS?|(?:EQUIP(?:MENT)?|MECH(?:ANICAL)?|HVAC|A\/C|AHU|RTU)\.?(?:[\s-]*\d+|\s+UNITS?)?\s+PLATFORMS?)\b/i;

export const isNoBuildingStair = (text: string): boolean => NO_BUILDING_STAIR.test(text);

/** Titles over steps with sizes of their own, or of no work of this permit. */
export const OTHER_STEPS =
  /\b(?:SPIRAL|SHIP|ATTIC|ALTERNAT\w+|EXIST\w*|DEMO\w*|POOL|SEATING|STAGE)\b/i;
