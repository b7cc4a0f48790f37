/**
 * Answers given to words as they were numbered then, carried over to the numbers the same words have now. Readers get
 * better, and what somebody pointed at stays where it stands.
 */

/** One numbered line of a question: `12|text|rest`, the rest a box for words, the text of the set for lines. */
interface Numbered {
  id: number;
  text: string;
  /** x, y, width and height in thousandths of the sheet; null for lines. */
  box: [number, number, number, number] | null;
}

/** Words of one text may have moved by so many thousandths of the sheet. */
const NEAR = 6;

/** Id of an answer to a word or line that is no longer there: nothing has it, so that no part of a figure is left. */
const GONE = -1;

/**
 * The answer with today's ids.
 *
 * @param before text of the question that was answered
 * @param now text of the question as it is asked today
 */
export function carryOver(answer: unknown, before: string, now: string): unknown {
  const today = numbered(now);
  const byText = Map.groupBy(today, ({ text }) => text);
  const ids = new Map(numbered(before).map((it) => [it.id, idsOf(it, today, byText)]));
  const textOf = new Map(today.map(({ id, text }) => [id, text]));
  const claims = claimsIn(now);
  const textBefore = new Map(numbered(before).map(({ id, text }) => [id, text]));
  const same = new Map(
    claimsIn(before).map(({ id, said, line }) => {
      const alike = claims.filter((it) => it.said === said);
      // The same words may stand in several lines, each a claim of its own.
      const own = alike.find((it) => textOf.get(it.line) === textBefore.get(line));
      return [id, (own ?? alike.at(-1))?.id];
    }),
  );
  return withIds(answer, {
    idsOf: (id) => ids.get(id) ?? [],
    lineOf: (id, quote) => {
      const pieces = ids.get(id) ?? [];
      return pieces.find((it) => textOf.get(it)!.includes(quote)) ?? pieces.at(0) ?? GONE;
    },
    claimOf: (claim) => same.get(claim) ?? "",
  });
}

/**
 * What would accuse, in the question about a set: `C3|sheet|words|requirement|12`. The line the words stand in, last, has
 * the number it has today.
 */
const claimsIn = (text: string): { id: string; said: string; line: number }[] =>
  [...text.matchAll(/^(C\d+)\|(.*?)(?:\|(\d*))?$/gm)].map(([, id, said, line = ""]) => ({
    id,
    said,
    line: line === "" ? GONE : Number(line),
  }));

/** An answer given before checklists asked on which other sheet a thing stands. */
export function withNewKeys(answer: unknown): unknown {
  const checklist = (answer as { checklist?: object[] } | null)?.checklist;
  if (!checklist) return answer;
  return { ...answer as object, checklist: checklist.map((it) => ({ sheet: null, ...it })) };
}

function numbered(text: string): Numbered[] {
  return [...text.matchAll(/^(\d+)\|(.*)$/gm)].map(([, id, rest]) => {
    const word = /^(.*)\|(\d+) (\d+) (\d+) (\d+)$/.exec(rest);
    const box = word && word.slice(2).map(Number) as [number, number, number, number];
    return { id: Number(id), text: word ? word[1] : rest, box };
  });
}

/** The same text where it stood; else the words that stand in its place now, of a line what was cut out of it or off it. */
function idsOf(
  old: Numbered,
  today: readonly Numbered[],
  byText: ReadonlyMap<string, Numbered[]>,
): number[] {
  const same = byText.get(old.text) ?? [];
  if (!old.box) {
    const pieces = today.filter(({ text }) => isCut(text, old.text));
    return (same.length > 0 ? same.slice(0, 1) : pieces).map(({ id }) => id);
  }
  const [x, y, width, height] = old.box;
  const far = ({ box }: Numbered) => Math.hypot(box![0] - x, box![1] - y);
  const [nearest] = same.toSorted((a, b) => far(a) - far(b));
  if (nearest && far(nearest) <= NEAR) return [nearest.id];
  return today.filter(({ box }) => {
    const [across, down] = [box![0] + box![2] / 2, box![1] + box![3] / 2];
    return across >= x && across <= x + width && down >= y && down <= y + height;
  }).map(({ id }) => id);
}

/** Is a line of a sheet the beginning of another or a piece of it, long enough to be no other? */
function isCut(text: string, old: string): boolean {
  const [[sheet, said], [there, whole]] = [text, old].map((it) => it.split(/\|(.*)/));
  return sheet === there && Math.min(said.length, whole.length) >= LEAST_PIECE &&
    (whole.includes(said) || said.startsWith(whole));
}

const LEAST_PIECE = 60;

/** Keys of answers that hold ids of figures, of other words, or of lines. */
const FIGURES = "words";
const WORDS = [FIGURES, "subject", "room", "mark", "from", "to", "name"];
const LINE = "line";
const CLAIM = "claim";

interface Carried {
  idsOf: (id: number) => number[];
  /** Of the pieces a line was cut into, the one that says the quoted words. */
  lineOf: (id: number, quote: string) => number;
  claimOf: (id: string) => string;
}

function withIds(value: unknown, carried: Carried): unknown {
  if (Array.isArray(value)) return value.map((it) => withIds(it, carried));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, it]) => {
      if (WORDS.includes(key) && Array.isArray(it)) {
        const found = it.map((id) => carried.idsOf(id as number));
        const isPart = key === FIGURES && found.some((here) => here.length === 0);
        return [key, isPart ? [GONE] : [...new Set(found.flat())]];
      }
      if (key === CLAIM) return [key, carried.claimOf(it as string)];
      return [
        key,
        key === LINE ? carried.lineOf(it as number, quoteIn(value)) : withIds(it, carried),
      ];
    }),
  );
}

/** What an answer quotes of a line beside its number. */
const quoteIn = (value: object): string =>
  Object.entries(value).flatMap(([key, it]) => QUOTES.includes(key) ? [String(it)] : []).join("");

const QUOTES = [FIGURES, "figure"];
