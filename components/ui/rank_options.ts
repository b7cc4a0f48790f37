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

/**
 * Options that answer `typed`, best first: the code itself (`VB`, `V-B` and `type v-b` alike), codes that begin
 * with it, then meanings and synonyms by whole words, by beginnings of words, and by letters within them. Within a
 * rank the order of the list stays. Nothing typed gives the whole list.
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
  const known = wordsOf(`${value} ${label} ${synonyms}`);
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return null;
  const everyWord = (test: (word: string, part: string) => boolean) =>
    wanted.every((part) => known.some((word) => test(word, part)));
  if (everyWord((word, part) => word === part)) return 2;
  if (everyWord((word, part) => word.startsWith(part))) return 3;
  const isInside = (word: string, part: string) =>
    word.startsWith(part) || part.length >= INSIDE_CHARS && word.includes(part);
  return everyWord(isInside) ? 4 : null;
}
