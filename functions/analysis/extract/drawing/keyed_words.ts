/** Bubbles on drawings that refer to a keyed note: they say at their place, and at their leader's end, what it says. */
import { isDeferred, isKept, isRemoved } from "../../../_rules/reading/standing.ts";
import { findLengths, normaliseMarks } from "../../../_shared/units.ts";
import { type Keynote, placesOfKeynote } from "../layout/keynotes.ts";
import type { Block } from "../layout/notes.ts";
import type { FoundTag } from "./tags.ts";
import { LONGEST_NAME, type Words } from "./drawn_words.ts";

/** Words of a keyed note at its bubble: its name of a thing, and all it says up to its first length. */
export interface KeyedWords extends Words {
  says: string;
}

/**
 * What the bubbles of a page say, the words of the note at the place of the bubble. A mark with which two legends say
 * different things says nothing.
 *
 * @param tags  bubbles on the drawings, without those of the legend
 * @param notes the blocks of the page, those of the legends with their mark before their text
 */
export function keyedWords(
  keynotes: readonly Keynote[],
  { tags, notes }: { tags: readonly FoundTag[]; notes: readonly Block[] },
): Map<FoundTag, KeyedWords> {
  const wholeOf = new Map(notes.map(({ lines, text }) => [lines[0].words[0], text]));
  const said = keynotes.flatMap((keynote) => {
    const { text } = keynote.text;
    const words = wordsIn(text, wholeOf.get(keynote.line.words[0]) ?? text);
    return placesOfKeynote(keynote, tags).map((tag) => ({ tag, ...words }));
  });
  return new Map(
    [...Map.groupBy(said, ({ tag }) => tag)].flatMap(([tag, all]): [FoundTag, KeyedWords][] => {
      const [text, ...others] = new Set(all.map(({ name }) => name));
      if (text === "" || others.length > 0) return [];
      return [[tag, { lines: [{ ...tag.line, text }], box: tag.box, says: all[0].says }]];
    }),
  );
}

/**
 * What the first line of a note says up to its first length, and of that the clauses it begins with, as many as make a
 * name: `ROOF OVERHANG` of `ROOF OVERHANG 2'-0"`. Empty where only the rest of the note says that the work is old, or of
 * others.
 */
function wordsIn(line: string, note: string): { name: string; says: string } {
  const plain = normaliseMarks(line);
  const [length] = findLengths(plain);
  const said = plain.slice(0, length?.start);
  let name = "";
  for (const clause of said.split(/(?=[,;:.]\s)/)) {
    if (name.length + clause.length > LONGEST_NAME) break;
    name += clause;
  }
  const loses = [isKept, isRemoved, isDeferred].some((says) => says(note) && !says(name));
  const bare = (text: string) => loses ? "" : text.replace(/[\s.,;:]*$/, "");
  return { name: bare(name), says: bare(said) };
}
