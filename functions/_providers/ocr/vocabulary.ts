/** The words that lettering is likely to say: which are a slip away from what was read, and where two were run together. */

/** Shorter words are a letter away from too many others. */
const LEAST_LETTERS = 4;
/** Words so long may be two letters away. */
const LONG = 7;
/** Words of two and three letters that stand between others. */
const SHORT =
  "OF TO AT IN ON BY OR NO AS IF IS BE AND THE FOR ALL ANY ARE NEW NOT TOP PER MAY HAS ONE TWO OUT USE GAS LOT"
    .split(" ");

/** Words that are expected, in capitals. */
export interface Vocabulary {
  has(word: string): boolean;
  /** Expected, or one of the short words between others. */
  stands(word: string): boolean;
  /** Those that differ from a word in a letter, long ones in two: other letters, letters too many or too few. */
  near(word: string): string[];
  /** Where a run of letters parts into the fewest expected words, counted in letters; empty where it does not, or in several ways. */
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
    stands: (word) => parts.has(word),
    near(word) {
      const most = word.length >= LONG ? 2 : 1;
      return [-2, -1, 0, 1, 2].filter((by) => Math.abs(by) <= most)
        .flatMap((by) => byLength.get(word.length + by) ?? [])
        .filter((it) => isWithin(word, it, most) && !isOpposite(word, it));
    },
    cutsOf: (run) => known.has(run) ? [] : cutsOf(run, parts),
  };
}

/** The fewest words that make up the beginning of a run: how many they are, and where the last begins; null for a tie. */
interface Beginning {
  words: number;
  last: number | null;
}

function cutsOf(run: string, parts: ReadonlySet<string>): number[] {
  const beginnings: (Beginning | undefined)[] = [{ words: 0, last: 0 }];
  for (let to = 2; to <= run.length; to++) {
    for (let from = 0; from <= to - 2; from++) {
      const before = beginnings[from];
      if (!before || !parts.has(run.slice(from, to))) continue;
      const words = before.words + 1;
      const best = beginnings[to];
      if (!best || words < best.words) beginnings[to] = { words, last: from };
      else if (words === best.words) beginnings[to] = { words, last: null };
    }
  }
  const cuts: number[] = [];
  for (let at = run.length; at > 0;) {
    const last = beginnings[at]?.last ?? null;
    if (last === null) return [];
    if (last > 0) cuts.unshift(last);
    at = last;
  }
  return cuts;
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
