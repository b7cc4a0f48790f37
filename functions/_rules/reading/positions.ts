/**
 * Where a thing is mounted, beside how long it is: in `36" REAR GRAB BAR @ 34"` the figure behind the sign is where the
 * bar hangs, never its length.
 */
import type { MaskedQuantity } from "./masking.ts";

/** Words that a height over the floor follows, with signs and small words between. */
const PUTS_IT = new RegExp(
  [
    String.raw`(?:@|\+|\b(?:AT|MTD|MTG|MOUNT(?:ED|ING)?|HUNG|H(?:EIGH|G)?T|H|ELEV|A\.?F\.?[FG])\b)`,
    String.raw`[\s.:=@+|]*(?:\b(?:AT|OF|IS|HT|HGT|HEIGHT|MIN|MAX)\b[\s.:=@+|]*){0,3}`,
    // The first figure of a range.
    String.raw`(?:\d[\d'"/.\s]{0,12}(?:-|\bTO\b|\bAND\b|&)\s*)?$`,
  ].join(""),
  "i",
);
/** What follows a height over the floor, behind the second figure of a range. */
const OVER_FLOOR =
  /^(?:\s*(?:-|TO\b)\s*\d[\d'"/.\s]{0,12})?\W*(?:(?:MIN|MAX|CLR|CLEAR)\b\W*)?(?:A\.?\s?F\.?\s?[FG]\b|ABOVE\b|ABV\b|HIGH\b|(?:UP\s+)?(?:FROM|OFF)\s+(?:THE\s+)?(?:FLOOR|FIN|GRADE|DECK|SLAB)|TO\s+(?:THE\s+)?(?:TOP|BOT|C\.?L\b|CENT(?:ER|RE)|T\.?O\.?|GRIP))/i;
/** The figure is a measure of the thing itself, whatever stands before it: `@ 36" LONG`. */
const OF_ITSELF =
  /^[^\w,;|]{0,3}(?:(?:MIN|MAX)(?:IMUM)?\b[^\w,;|]{0,3})?(?:LONG|LG|LGTH|L|LENGTH|IN\s+LENGTH|WIDE|W|DEEP|DIA)\b(?!\s*[=:])/i;

/** Is a length the height at which a thing is mounted rather than a measure of the thing? */
export const isMountedAt = ({ before, after }: Pick<MaskedQuantity, "before" | "after">): boolean =>
  OVER_FLOOR.test(after) ||
  (!OF_ITSELF.test(after) && PUTS_IT.test(before.slice(-NEAR_CHARACTERS)));

const NEAR_CHARACTERS = 60;
