/**
 * Figures a text gives for another case than its own, or as what the code asks: `56" IS FOR WALL-HUNG CLOSETS`,
 * `THE 20 FT LIMIT IS FOR UNSPRINKLERED BUILDINGS`, `44" NOT NEEDED BELOW 50`. The drawn thing has none of them.
 */

/** Between the figure and the verb: a unit, a word for a limit, a second figure of the same kind. */
const SUBJECT = String
  .raw`(?:\s*(?:\/|AND\b|OR\b|&)\s*[\d][\d\s'"\/.-]*)?\s*(?:(?:IN|FT|SF|PSF|CFM|HR|MIN|A|FEET|FOOT|INCHES|HOURS?)\b\.?\s*)?(?:(?:VALUES?|FIGURES?|LIMITS?|RULES?|MINIMUM|MAXIMUM|MIN\.?|MAX\.?)\s+)?`;
const OF_OTHERS = new RegExp(
  [
    String
      .raw`^${SUBJECT}(?:IS|ARE)\s+(?:ONLY\s+|MEANT\s+)?FOR\b(?!\s+(?:THIS|THESE|OUR|EACH|EVERY|ALL|BOTH)\b)`,
    String
      .raw`^\s*(?:[A-Z-]+\s+){1,2}(?:IS|ARE)\s+(?:ONLY\s+FOR|FOR\s+(?:DWELLINGS?|HOUSES?|HOMES|COMMERCIAL|SCHOOLS?|HOTELS?|HOSPITALS?|OTHERS?|UN-?SPRINKLERED))\b`,
    String
      .raw`^${SUBJECT}(?:IS|ARE)\s+(?:IN\s+)?THE\s+(?:[\w.-]+\s+){0,2}(?:COLUMN|ROW|TABLE|RULE|CASE)\b`,
    String.raw`^${SUBJECT}(?:IS\s+|ARE\s+)?NOT\s+(?:NEEDED|NECESSARY|USED|APPLICABLE)\b`,
    String.raw`^${SUBJECT}(?:APPL(?:Y|IES)\b(?!\s+HERE)|DO(?:ES)?\s+NOT\s+APPLY\b)`,
    String.raw`^${SUBJECT}WOULD\s+(?:DO|APPLY|BE|GIVE|SUFFICE|MAKE)\b`,
    String.raw`^${SUBJECT}ONLY\s+(?:IF|WHERE|WHEN)\b`,
  ].join("|"),
  "i",
);

/** Is the figure before these words one of another case, or of the code? */
export const isOfOtherCase = (after: string): boolean => OF_OTHERS.test(after);
