/** The order in which the entries of an option list answer what was typed: codes before words. */

export interface RankedOption {
  value: string;
  /** What the value means. */
  label?: string;
  /** Other words people know it by. */
  synonyms?: string;
}

/** Inside of a word is looked only for this many letters and more: fewer are found nearly everywhere. */
const INSIDE_CHARS = 3;

const squeeze = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, "");
const wordsOf = (text: string): string[] => text.toLowerCase().split(/[^a-z0-9]+/).filter(Boolean);

/** More words than any option has: the place of a word never outweighs a rank. */
const MOST_WORDS = 1000;

/**
 * Options that answer `typed`, best first: the code itself (`VB`, `V-B` and `type v-b` alike), codes that begin
 * with it, then meanings and synonyms by whole words, by beginnings of words, and by letters within them. Within a
 * rank meanings come before synonyms, and a synonym named early before one named late; else the order of the list
 * stays. Nothing typed gives the whole list.
 */
export function rankOptions<T extends RankedOption>(options: readonly T[], typed: string): T[] {
  const text = typed.trim().replace(/^(?:type|group|class)\s+(?=\S)/i, "");
  if (text === "") return [...options];
  return options
    .map((option) => ({ option, rank: rankOf(option, text) }))
    .filter(({ rank }) => rank !== null)
    .sort((a, b) => a.rank! - b.rank!)
    .map(({ option }) => option);
}

function rankOf({ value, label = "", synonyms = "" }: RankedOption, typed: string): number | null {
  const code = squeeze(value);
  const asked = squeeze(typed);
  if (asked !== "" && code === asked) return 0;
  if (asked !== "" && code.startsWith(asked)) return 1;
  const meant = wordsOf(`${value} ${label}`);
  const known = [...meant, ...wordsOf(synonyms)];
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return null;
  /** `rank`, and behind it the place of the word found last; null where one is not found. */
  const ranked = (rank: number, test: (word: string, part: string) => boolean) => {
    const places = wanted.map((part) => known.findIndex((word) => test(word, part)));
    if (places.includes(-1)) return null;
    return rank + Math.max(0, ...places.map((it) => it - meant.length + 1)) / MOST_WORDS;
  };
  const isInside = (word: string, part: string) =>
    word.startsWith(part) || part.length >= INSIDE_CHARS && word.includes(part);
  return ranked(2, (word, part) => word === part) ??
    ranked(3, (word, part) => word.startsWith(part)) ?? ranked(4, isInside);
}
