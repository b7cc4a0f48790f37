/**
 * Fire does not run through a whole floor.
 * Reads the areas between draftstops, in square feet.
 * @source FBC-R 8th ed. (2023), R302.12
 */
import { defineRule } from "../define_rule.ts";
import { demand, printedNumber } from "../measure.ts";

/** The whole, which is cut into parts: `1,200 SQ FT, DIVIDED INTO TWO OF 600`, `1,200 SF (OVER 1,000): STOP AT LINE B`. */
const DIVIDED =
  /#[^;]*\b(?:CUT|(?:SUB)?DIVIDED|SPLIT|BROKEN|PARTED)\b[^;]*\bIN(?:TO)?\b|#\W*OVER\s+1,?000\b(?![^;]*\bNO(?:NE|T)?\b)/i;

/** Is the whole cut into parts that are small enough, or of no stated size? */
function isDivided(clause: string, most: number): boolean {
  const cut = DIVIDED.exec(clause);
  if (!cut) return false;
  const parts = clause.slice(cut.index + cut[0].length).match(/\d[\d,]{2,}/g) ?? [];
  return parts.every((it) => printedNumber(it) <= most);
}

export default defineRule({
  id: "fire/draftstop-area",
  requirementId: "FBC-R-R302.12-draftstop",
  ...demand({
    thing: "draftstop",
    property: "area",
    unless: /ATTIC|ROOF/i,
    limit: ({ fire: { draftstopAreaSqft: max } }, { clause }) =>
      isDivided(clause, max) ? null : { max },
  }),
  messages: {
    ok: "The draftstopped areas are {raw}.",
    outside:
      "The concealed space is {actual} sq ft between draftstops; at most {required} sq ft is allowed.",
  },
});
