/** The words that lettering is likely to say: which are a slip away from what was read, and where two were run together. */

/** Shorter words are a letter away from too many others. */
const LEAST_LETTERS = 4;
/** Words so long may be two letters away. */
const LONG = 7;
/** Words of two and three letters that stand between others. */
const SHORT = "OF TO AT IN ON BY OR NO AND THE FOR ALL NEW TOP PER".split(" ");

/** Words that are expected, in capitals. */
export interface Vocabulary {
  has(word: string): boolean;
  /** Those that differ from a word in a letter, long ones in two: other letters, letters too many or too few. */
  near(word: string): string[];
  /** Where a run of letters parts into expected words, counted in letters; empty where it does not, or in several ways. */
  cutsOf(run: string): number[];
}

/** @param words capitals alone; others are passed over */
export function makeVocabulary(words: Iterable<string>): Vocabulary {
  const known = new Set(
    [...words].filter((it) => /^[A-Z]+$/.test(it) && it.length >= LEAST_LETTERS),
  );
  const byLength = Map.groupBy(known, ({ length }) => length);
  const parts = new Set([...known, ...SHORT]);
  return {
    has: (word) => known.has(word),
    near(word) {
      const most = word.length >= LONG ? 2 : 1;
      return [-2, -1, 0, 1, 2].filter((by) => Math.abs(by) <= most)
        .flatMap((by) => byLength.get(word.length + by) ?? [])
        .filter((it) => isWithin(word, it, most) && !isOpposite(word, it));
    },
    cutsOf(run) {
      if (known.has(run)) return [];
      const ways = waysToPart(run, parts);
      return ways.length === 1 ? ways[0] : [];
    },
  };
}

/** The ways to part a run into words, two at most. */
function waysToPart(run: string, parts: ReadonlySet<string>, from = 0): number[][] {
  const ways: number[][] = [];
  for (let to = from + 2; to <= run.length && ways.length < 2; to++) {
    if (!parts.has(run.slice(from, to))) continue;
    if (to === run.length) ways.push([]);
    else ways.push(...waysToPart(run, parts, to).map((rest) => [to, ...rest]));
  }
  return ways.slice(0, 2);
}

/** Two letters before a word may make it the opposite: `UNPROTECTED`. */
const isOpposite = (word: string, other: string): boolean =>
  Math.abs(word.length - other.length) === 2 && (word.endsWith(other) || other.endsWith(word));

/** Whether so many letters put in, left out or exchanged make one word the other. */
function isWithin(word: string, other: string, most: number): boolean {
  let above = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= word.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const exchanged = above[j - 1] + (word[i - 1] === other[j - 1] ? 0 : 1);
      row.push(Math.min(exchanged, above[j] + 1, row[j - 1] + 1));
    }
    if (Math.min(...row) > most) return false;
    above = row;
  }
  return above[other.length] <= most;
}
