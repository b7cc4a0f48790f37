/** Locks on the way out, as schedules and notes write them. */

/** Locks that keep people in: a key, a tool or a trick is needed from the inside. */
export const KEEPS_IN =
  /\b(DOUBLE|DBL\.?|TWO)[\s-]*(CYL(INDER)?S?|KEYED|SIDED KEY\w*)\b|\bDOUBLE KEYED\b|\bKEYED?\s*((LOCK\w*|DEAD\s?BOLT|CYL\w*)\s+)?(ON\s+|FROM\s+|AT\s+|EA\w*\.?\s+)?(BOTH|EACH|EA\.?|TWO|2)\s+SIDES?\b|\b(KEYED?\s+(DEAD\s?BOLT|LOCK\w*|CYL\w*|REQUIRED)|KEYED?|KEY[- ]?(OPERATED|LOCKED))\s+(REQUIRED\s+)?(FROM|ON|AT)\s+(THE\s+)?(INSIDE|INTERIOR|EGRESS SIDE)\b|\bKEY\s+(IS\s+)?(REQ\w*|NEEDED|TO\s+(OPEN|EXIT|UNLOCK)|ONLY)\b(?:(?!OUTSIDE|EXTERIOR|FREE|WITHOUT)[^.;]){0,40}\b(INSIDE|EGRESS|EXIT\w*|OUT)\b|\b(REQUIRES?|NEEDS?|WITH|BY)\s+(AN?\s+)?KEY\b(?!\s*(PAD|SWITCH|BOX))(?:(?!OUTSIDE|EXTERIOR|FREE|WITHOUT)[^.;]){0,40}\b(INSIDE|EGRESS|TO\s+EXIT|TO\s+LEAVE)\b|\bKEYED?\s+(ON\s+|FROM\s+)?(THE\s+)?IN(SIDE)?\s*(AND|&|\+|\/)\s*OUT(SIDE)?\b|\bLOCKED\s+(FROM|ON|AT)\s+(THE\s+)?(INSIDE|EGRESS SIDE)\b|\b(PAD\s?LOCKS?|HASPS?|(SLIDE|BARREL) BOLTS?)\b/i;

/** A text that forbids such a lock instead of showing one. */
export const FORBIDS =
  /\b(NO|NOT|WITHOUT|W\/O|NEVER|PROHIBIT\w*|REMOV\w+|REPLAC\w+|SHALL NOT|DO NOT|OTHER THAN|INSTEAD OF)\b/i;

/** The sign and condition that let a main exterior door be locked by key. */
export const HAS_SIGN = /\bSIGN(AGE|S)?\b|\bREMAIN UNLOCKED\b|\bUNLOCKED WHEN\b|\bPLACARD\b/i;
