/**
 * Texts that speak of a matter as a whole and say nothing else: every word is one of the matter's own, or changes nothing.
 * A word more may make it a part's, another building's, a limit or a quotation, `ROOF SLOPE 4:12 AT REAR`; nobody can
 * list them all, so the few that change nothing are listed.
 */

/** Words that change nothing, whatever they stand beside. */
const COMMON = wordsOf(
  "ALL AN AND ARE AT BE FOR IN IS MAIN NEW OF ON PROJECT PROPOSED PROVIDED PROV THE " +
    "THIS TOTAL TYP TYPICAL UNO WITH W X",
);
/** A word, its points left in; a mark of at most two letters and its figures, `U905`, names nothing. */
const WORD = /(?<![\w.])(?:\d+(?:ND|RD|TH)\b|[A-Z][A-Z.]*)(?:-?\d\w*)?/g;
const MARK = /^[A-Z]{1,2}-?\d/;
/** Minutes, which are no minimum, and the article. */
const NO_WORD = /(?<=(?<![\d:.,])\d{2,3}\s*-?\s*)MIN(?:UTES?)?\b|\bA(?=\s+[A-Z])/g;

/** The words of a matter as a set. */
export function wordsOf(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}

/** Words of the titles of drawings and lists that show the whole. */
const OF_TITLES = wordsOf(
  "PLAN PLANS FLOOR ROOF FRAMING FOUNDATION STRUCTURAL STRUCTURE ARCHITECTURAL ELECTRICAL PLUMBING MECHANICAL GENERAL " +
    "NOTES NOTE KEYNOTES DESIGN CODE CODES CRITERIA DATA SUMMARY ANALYSIS INFORMATION INFO LIFE SAFETY EGRESS OCCUPANCY " +
    "BUILDING BLDG SITE COVER SHEET SCHEDULE SCHEDULES TABLE LIST LEGEND ELEVATION ELEVATIONS FRONT SECTION SECTIONS " +
    "WALL DETAIL DETAILS CROSS LONGITUDINAL RISER DIAGRAM ENERGY LOAD LOADS WIND STREET SCALE NTS CONTINUED CONT EXTERIOR FIXTURE FIXTURES EQUIPMENT DOMESTIC POWER SERVICE HOUSE RESIDENCE",
);

/** Does a title name the matter or the whole alone? */
export const isOfWhole = (title: string, words: ReadonlySet<string>): boolean =>
  saysOnly(title, new Set([...OF_TITLES, ...words]));

/** Does a text use the words of a matter alone? */
export const saysOnly = (text: string, words: ReadonlySet<string>): boolean =>
  [...text.toUpperCase().replace(NO_WORD, " ").matchAll(WORD)]
    .filter(([it]) => !MARK.test(it))
    .map(([it]) => it.replace(/\.|(?<=[A-Z])-?\d\w*$/g, ""))
    .every((it) => COMMON.has(it) || words.has(it));
