/**
 * The words of a sheet with numbers, so that a model can point at them instead of copying them: what it cites exists
 * or it doesn't, and what it says is read from the words by code.
 */
import type { PageReading, Word } from "../../_shared/domain/page_reading.ts";
import { type PercentRect, toPercentRect, unionRect } from "../../_shared/geometry.ts";

/** Most words of one sheet that are listed; a sheet with more is lettered in text, not drawn. */
const MAX_WORDS = 4_000;

/**
 * One line a word: `id|text|x y w h`, the box in thousandths of the sheet from its top left corner. The id is the
 * word's place in `page.words`.
 */
export function listWords(page: PageReading): string {
  const lines = page.words.slice(0, MAX_WORDS).map((word, id) => {
    const { x, y, width, height } = toPercentRect(word.box, page);
    const box = [x, y, width, height].map((it) => Math.round(it * 10)).join(" ");
    return `${id}|${word.text.replace(/[|\n]/g, " ")}|${box}`;
  });
  const more = page.words.length - lines.length;
  return lines.join("\n") + (more > 0 ? `\n(${more} further words are not listed)` : "");
}

/** Words a model cited, in the order it cited them. */
export interface CitedWords {
  ids: number[];
  text: string;
  /** Around all of them, percent of the page. */
  box: PercentRect;
}

/**
 * The words behind ids; null when one of them does not exist, or when there are none.
 *
 * @param ids as a model gave them, unchecked
 */
export function citeWords(ids: readonly number[], page: PageReading): CitedWords | null {
  const known = [...new Set(ids)].filter((it) => isListed(it, page));
  if (known.length === 0 || known.length < new Set(ids).size) return null;
  const words: Word[] = known.map((it) => page.words[it]);
  return {
    ids: known,
    text: words.map((it) => it.text).join(" "),
    box: toPercentRect(unionRect(words.map((it) => it.box)), page),
  };
}

function isListed(id: number, { words }: PageReading): boolean {
  return Number.isInteger(id) && id >= 0 && id < Math.min(words.length, MAX_WORDS);
}
