/**
 * Words that speak of a demand and show nothing of the building: a quotation of the code, a promise to comply with it,
 * a reviewer's stamp. They prove no compliance; what they call for is still to be shown.
 */

/** A section at the head of a text: `1010.1.1 SIZE`, `FBC R314.3 …`, `PER SECTION 1013.1 …`, `NEC 210.8(A): …`. */
const CITED_FIRST =
  /^\W*(?:\d{1,2}[.)]\s+)?(?:(?:AS\s+)?PER\s+)?(?:(?:THE\s+)?(?:F\.?B\.?C\.?(?:-?[A-Z]{1,2})?|FLORIDA\s+BUILDING\s+CODE|I\.?[BR]\.?C\.?|N\.?E\.?C\.?|NFPA\s+\d+|FFPC|ADA(?:AG)?|SECTION|SEC\.?|§)[\s:,-]*(?:20\d\d[\s,]*)?)*(?:SECTION|SEC\.?|§)?\s*[A-Z]{0,2}\d{3,4}(?:\.\d+)+(?:\(\w+\))*/i;
/** A section anywhere. */
const CITED = /\b[A-Z]{0,2}\d{3,4}(?:\.\d+)+\b/i;
const COMMANDS = /\bSHALL\b/i;
/** How the code words a limit, and a drafter hardly ever what is drawn. */
const AS_THE_CODE_SAYS =
  /\bSHALL\s+(?:\w+\s+){0,4}NOT\s+(?:BE\s+)?(?:LESS|MORE|STEEPER|GREATER|EXCEED|FEWER)\b|\bSHALL\s+NOT\s+EXCEED\b/i;

/** True for a sentence of the code copied onto the sheet. */
const isQuotation = (text: string): boolean =>
  COMMANDS.test(text) &&
  (CITED_FIRST.test(text) || (CITED.test(text) && AS_THE_CODE_SAYS.test(text)));

const PROMISE =
  /\b(?:PER|AS\s+REQ(?:UIRE|')?D\.?(?:\s+BY|\s+PER)?|WHERE\s+REQ(?:UIRE|')?D\.?(?:\s+BY)?|ACCORDING\s+TO|IN\s+ACCORDANCE\s+WITH|COMPL(?:Y|IES)\s+WITH|CONFORMS?\s+(?:TO|WITH)|MEETS?)\s+(?:(?:ALL|THE|LOCAL|STATE|APPLICABLE|GOVERNING|CURRENT|FLORIDA|BUILDING|FIRE|ELECTRICAL|PLUMBING)\s+)*(?:CODES?\b|F\.?B\.?C\.?(?:-?[A-Z])?\b|N\.?E\.?C\b|NFPA\s+101\b|A\.?H\.?J\b|A\.?D\.?A\b)/i;
/** A quantity with its unit: what is promised is told after all. */
const QUANTITY =
  /\d\s*(?:["'%°]|IN\b|INCH|FT\b|FEET|S\.?\s?F\b|SQ|H(?:OU)?RS?\b|AMPS?\b|A\b|V\b|CFM|LBS?\b|PSF|MPH|GPM|FC\b|MIN(?:UTES?)?\b|-?\s?HOUR)/i;

/** True for a note that promises what the code asks and tells nothing of it. */
const isPromise = (text: string): boolean => PROMISE.test(text) && !QUANTITY.test(text);

/** Whether there is any is left open: `GUARDS, IF ANY`, `DAMPERS WHERE DUCTS PIERCE RATED WALLS`. */
const CONDITION =
  /\bIF\s+(?:ANY|REQ\w*|NEEDED|NECESSARY|USED)\b|\bWHERE\s+(?:NEEDED|NECESSARY|APPLICABLE|(?:THEY\s+)?OCCURS?|DUCTS?|PIPES?|PENETRAT\w+)\b/i;

/** What the building department or a reviewer wrote onto the sheet. */
const STAMP =
  /^\W*(?:PLANS?\s+(?:EXAMINER|REVIEW(?:ER|ED)?|CHECK(?:ER|ED)?)|REVIEWED\s+(?:FOR|BY)|APPROVED\s+(?:BY|FOR|AS)|CHECKED\s+BY|(?:BUILDING|FIRE|ZONING|STRUCTURAL|ELECTRICAL)\s+REVIEW)\b/i;

/** Does this text prove nothing of the building, whatever it speaks of? */
export const isNoProof = (text: string): boolean =>
  isQuotation(text) || isPromise(text) || CONDITION.test(text) || STAMP.test(text);
