/** Bubbles on drawings that refer to a keyed note: they say at their place, and at their leader's end, what it says. */
import { findLengths, normaliseMarks } from "../../../_shared/units.ts";
import { type Keynote, placesOfKeynote } from "../layout/keynotes.ts";
import type { FoundTag } from "./tags.ts";
import { LONGEST_NAME, type Words } from "./drawn_words.ts";

/**
 * What the bubbles of a page say, the words of the note at the place of the bubble.
 *
 * @param tags bubbles on the drawings, without those of the legend
 */
export function keyedWords(
  keynotes: readonly Keynote[],
  tags: readonly FoundTag[],
): Map<FoundTag, Words> {
  return new Map(keynotes.flatMap((keynote) => {
    const text = nameIn(keynote.text.text);
    if (text === "") return [];
    return placesOfKeynote(keynote, tags).map((tag): [FoundTag, Words] => [tag, {
      lines: [{ ...tag.line, text }],
      box: tag.box,
      bubble: tag.box,
    }]);
  }));
}

/** The clauses a note begins with, as many as make a name, up to its first length: `ROOF OVERHANG` of `ROOF OVERHANG 2'-0"`. */
function nameIn(note: string): string {
  const plain = normaliseMarks(note);
  const [length] = findLengths(plain);
  let name = "";
  for (const clause of plain.slice(0, length?.start).split(/(?=[,;:.]\s)/)) {
    if (name.length + clause.length > LONGEST_NAME) break;
    name += clause;
  }
  return name.replace(/[\s.,;:]*$/, "");
}
