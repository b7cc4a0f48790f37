/** Words that bound, deny, put off or tie together, whatever they are said of. Written as {@link Thing.words} are. */

/** `34" MIN.`, `NOT LESS THAN 34"`. */
export const LEAST = [
  "MIN",
  "MINIMUM",
  "AT LEAST",
  "NOT LESS THAN",
  "NO LESS THAN",
  "OR MORE",
  "OR GREATER",
] as const;

/** `4" MAX.`, `NOT MORE THAN 4"`. */
export const MOST = [
  "MAX",
  "MAXIMUM",
  "AT MOST",
  "NOT MORE THAN",
  "NOT TO EXCEED",
  "NOT EXCEEDING",
  "OR LESS",
  "NO MORE THAN",
] as const;

/** Before a thing: there is none. */
export const NONE_BEFORE = [
  "NO",
  "WITHOUT",
  "W O",
  "OMIT",
  "DELETE",
  "LACKS",
  "ELIMINATE",
  "WAIVE",
] as const;

/** Behind a thing: there is none. */
export const NONE_AFTER = [
  "NONE",
  "NOT PROVIDED",
  "NOT SHOWN",
  "NOT INCLUDED",
  "OMITTED",
  "DELETED",
  "NOT REQUIRED",
  "NOT REQD",
  "NOT INSTALLED",
  "NIL",
  "WAIVED",
  "NOT USED",
  "NOT PROPOSED",
  "NOT PERFORMED",
  "NOT SUBMITTED",
] as const;

/** What is asked for, beside what is drawn. */
export const REQUIRED = [
  "REQUIRED",
  "REQD",
  "REQ",
  "REQ D",
  "PER CODE",
  "CODE MIN",
  "CODE MAX",
  "MIN REQUIRED",
  "MIN REQD",
] as const;

/** What is allowed. */
export const ALLOWED = ["ALLOWED", "ALLOWABLE", "PERMITTED", "MAX ALLOWED", "LIMIT"] as const;

/** What is drawn. */
export const PROVIDED = [
  "PROVIDED",
  "PROVD",
  "PROV",
  "PROV D",
  "ACTUAL",
  "SHOWN",
  "PROPOSED",
  "DESIGN",
  "LIMIT SET",
] as const;

/** Words that say the same wherever they stand, by the one the lexicon is written with: `H.C. STALL` is `ACCESSIBLE STALL`. */
export const ALIKE: Readonly<Record<string, readonly string[]>> = {
  ACCESSIBLE: ["ADA", "HC", "HANDICAP", "HANDICAPPED", "DISABLED"],
};
