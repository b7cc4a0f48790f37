/** Which sheet of a revised set is which of the set before: by number, by title, then by looks. Pure but for the looks. */
import type { SheetSummary } from "../../_shared/domain/report.ts";
import type { MatchedBy } from "../../_shared/domain/comparison.ts";

export type MatchableSheet = Pick<
  SheetSummary,
  "page" | "number" | "title" | "kind" | "discipline" | "widthPt" | "heightPt"
>;

export interface SheetMatch {
  before: number;
  after: number;
  by: MatchedBy;
}

/** Share of words two titles have in common from which they are called alike. */
const TITLES_ALIKE = 0.6;
/** Likeness of two pictures from which sheets without a number are taken for one, and by how much it beats the next. */
const LOOKS_ALIKE = 0.75;
const LOOKS_APART = 0.08;
/** Likeness from which a sheet of another number is the same drawing: storeys of one building come to 0.7. */
const SAME_DRAWING = 0.95;
/** Where more pairs than this are alike, as of 300 sheets and 300, none is told from the others. */
const MOST_PAIRS = 100_000;

/**
 * Matches sheets one to one. A sheet of whose like there are several is matched by none of them.
 *
 * @param lookAlike likeness of page `before` and page `after`, 0–1
 */
export async function matchSheets(
  before: readonly MatchableSheet[],
  after: readonly MatchableSheet[],
  lookAlike: (before: number, after: number) => Promise<number>,
): Promise<SheetMatch[]> {
  const matches: SheetMatch[] = [];
  // A title several sheets carry tells none of them, whichever of them are left.
  const [early, late] = [countTitles(before), countTitles(after)];
  const isShared = (key: string | null) =>
    key !== null && ((early.get(key) ?? 0) > 1 || (late.get(key) ?? 0) > 1);
  const left = { before: [...before], after: [...after] };
  const take = (a: MatchableSheet, b: MatchableSheet, by: MatchedBy) => {
    matches.push({ before: a.page, after: b.page, by });
    left.before.splice(left.before.indexOf(a), 1);
    left.after.splice(left.after.indexOf(b), 1);
  };
  const takeAlike = (by: MatchedBy, keyOf: (sheet: MatchableSheet) => string | null) => {
    for (const [a, b] of pairsOf(left.before, left.after, keyOf)) take(a, b, by);
  };

  takeAlike("number", (it) => joined(numberKey(it), titleKey(it)));
  // Where sheets were numbered anew, the title says which is which and the number misleads.
  const renumbered = renumberedTitles(left.before, left.after);
  takeAlike("title", (it) => renumbered.has(titleKey(it) ?? "") ? titleKey(it) : null);
  takeAlike("number", numberKey);
  takeAlike("title", (it) => isShared(titleKey(it)) ? null : titleKey(it));
  for (const [a, b] of await similarTitles(left.before, left.after)) take(a, b, "title");
  for (const [a, b] of await lookAlikes(left.before, left.after, lookAlike)) take(a, b, "looks");
  const all = { before, after };
  for (const [a, b] of await sameDrawings(left, all, lookAlike)) take(a, b, "looks");
  return matches.sort((a, b) => a.after - b.after);
}

/** `A-101`, `a 101` and `A101` are one number. */
export function numberKey({ number }: Pick<MatchableSheet, "number">): string | null {
  return number?.toUpperCase().replace(/[^A-Z0-9.]/g, "") || null;
}

function titleKey({ title }: Pick<MatchableSheet, "title">): string | null {
  return wordsOf(title).join(" ") || null;
}

function countTitles(sheets: readonly MatchableSheet[]): Map<string | null, number> {
  return new Map([...Map.groupBy(sheets, titleKey)].map(([key, list]) => [key, list.length]));
}

const wordsOf = (title: string | null): string[] => title?.toUpperCase().match(/[A-Z0-9]+/g) ?? [];

const joined = (a: string | null, b: string | null): string | null => a && b ? `${a} ${b}` : null;

/** Sheets that share a key nobody else on their side has. */
function pairsOf(
  before: readonly MatchableSheet[],
  after: readonly MatchableSheet[],
  keyOf: (sheet: MatchableSheet) => string | null,
): [MatchableSheet, MatchableSheet][] {
  const later = Map.groupBy(after, keyOf);
  return [...Map.groupBy(before, keyOf)].flatMap(([key, sheets]) => {
    const others = key === null ? [] : later.get(key) ?? [];
    const isSingle = sheets.length === 1 && others.length === 1;
    return isSingle ? [[sheets[0], others[0]] as [MatchableSheet, MatchableSheet]] : [];
  });
}

/** Titles whose number another sheet of the other side took, while that sheet's title is elsewhere, too. */
function renumberedTitles(
  before: readonly MatchableSheet[],
  after: readonly MatchableSheet[],
): Set<string> {
  const byNumber = pairsOf(before, after, numberKey);
  const byTitle = new Map(pairsOf(before, after, titleKey).map(([a, b]) => [a, b]));
  const laterTitled = new Set(byTitle.values());
  return new Set(
    byNumber.flatMap(([a, b]) => {
      const isMoved = byTitle.has(a) && byTitle.get(a) !== b && laterTitled.has(b);
      return isMoved ? [titleKey(a)!, titleKey(b)!] : [];
    }),
  );
}

/** Sheets of one discipline whose titles share most words, the best first. */
async function similarTitles(
  before: readonly MatchableSheet[],
  after: readonly MatchableSheet[],
): Promise<[MatchableSheet, MatchableSheet][]> {
  const [early, late] = [before, after].map((sheets) =>
    twoOfATitle(sheets).map((sheet) => ({ sheet, words: new Set(wordsOf(sheet.title)) }))
  );
  const candidates: Candidate[] = [];
  for (const { sheet: a, words } of early) {
    await letOthersIn();
    for (const { sheet: b, words: others } of late) {
      // Two numbers that were read and differ are two sheets, unless the titles are the same.
      if (a.discipline !== b.discipline || numberKey(a) && numberKey(b)) continue;
      const likeness = shareOfWords(words, others);
      if (likeness >= TITLES_ALIKE) candidates.push({ a, b, likeness });
    }
    if (candidates.length > MOST_PAIRS) return [];
  }
  return chooseBest(candidates, 0);
}

/** Of sheets that share a title two stand for all: none of them is matched by it, and each rivals the others. */
const twoOfATitle = (sheets: readonly MatchableSheet[]): MatchableSheet[] =>
  [
    ...Map.groupBy(
      sheets,
      (it) => JSON.stringify([it.discipline, titleKey(it), numberKey(it) !== null]),
    ).values(),
  ].flatMap((alike) => alike.slice(0, 2));

function shareOfWords(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const all = a.union(b).size;
  return all === 0 ? 0 : (a.size + b.size - all) / all;
}

/** How long pairs are gone through before others get their turn on the thread. */
const TURN_MS = 10;
let turnEndedMs = 0;

async function letOthersIn(): Promise<void> {
  if (performance.now() - turnEndedMs < TURN_MS) return;
  await new Promise((resolve) => setTimeout(resolve));
  turnEndedMs = performance.now();
}

/** Sheets of one size that look alike. Two numbers that were read and differ are two sheets. */
async function lookAlikes(
  before: readonly MatchableSheet[],
  after: readonly MatchableSheet[],
  lookAlike: (before: number, after: number) => Promise<number>,
): Promise<[MatchableSheet, MatchableSheet][]> {
  const candidates: Candidate[] = [];
  for (const a of before) {
    await letOthersIn();
    for (const b of after) {
      if (numberKey(a) && numberKey(b) || !isSameShape(a, b)) continue;
      const likeness = await lookAlike(a.page, b.page);
      if (likeness >= LOOKS_ALIKE) candidates.push({ a, b, likeness });
    }
    if (candidates.length > MOST_PAIRS) return [];
  }
  return chooseBest(candidates, LOOKS_APART);
}

interface Sheets {
  before: readonly MatchableSheet[];
  after: readonly MatchableSheet[];
}

/**
 * Sheets that were numbered anew and whose title tells nothing, as others carry it, too: they are the same drawing, and
 * no other sheet of either set looks like it, as those of equal storeys do.
 */
async function sameDrawings(
  left: Sheets,
  all: Sheets,
  lookAlike: (before: number, after: number) => Promise<number>,
): Promise<[MatchableSheet, MatchableSheet][]> {
  const found: [MatchableSheet, MatchableSheet][] = [];
  const isOne = async (a: MatchableSheet, b: MatchableSheet, least: number) =>
    isSameShape(a, b) && await lookAlike(a.page, b.page) >= least;
  /** Does more than one of these pairs look alike, its own sheet among them? */
  const hasRivals = async (pairs: [MatchableSheet, MatchableSheet][]) => {
    await letOthersIn();
    let count = 0;
    for (const [a, b] of pairs) {
      if (await isOne(a, b, SAME_DRAWING - LOOKS_APART) && ++count > 1) return true;
    }
    return false;
  };
  const likeAfter = new Map<MatchableSheet, Promise<boolean>>();
  const byTitle = Map.groupBy(left.after, titleKey);
  for (const a of left.before) {
    await letOthersIn();
    const key = titleKey(a);
    for (const b of key === null ? [] : byTitle.get(key) ?? []) {
      if (a.discipline !== b.discipline || !await isOne(a, b, SAME_DRAWING)) continue;
      // Of two alike neither is told, so no other one needs to be looked at.
      if (await hasRivals(all.after.map((it) => [a, it]))) break;
      const ofB = likeAfter.get(b) ?? hasRivals(all.before.map((it) => [it, b]));
      likeAfter.set(b, ofB);
      if (!await ofB) found.push([a, b]);
    }
  }
  return found;
}

const isSameShape = (a: MatchableSheet, b: MatchableSheet): boolean =>
  Math.abs(a.widthPt / a.heightPt - b.widthPt / b.heightPt) < 0.02;

interface Candidate {
  a: MatchableSheet;
  b: MatchableSheet;
  likeness: number;
}

/** The best pairs, each sheet once; one that is not better than the next by `apart` is left alone. */
function chooseBest(
  candidates: readonly Candidate[],
  apart: number,
): [MatchableSheet, MatchableSheet][] {
  const chosen: [MatchableSheet, MatchableSheet][] = [];
  const taken = new Set<MatchableSheet>();
  const bestFirst = candidates.toSorted((x, y) => y.likeness - x.likeness);
  const bestLast = bestFirst.toReversed();
  const ofBefore = Map.groupBy(bestLast, (it) => it.a);
  const ofAfter = Map.groupBy(bestLast, (it) => it.b);
  const isLeft = ({ a, b }: Candidate) => !taken.has(a) && !taken.has(b);
  const isRivaled = (own: Candidate, pairs: Candidate[]) => {
    while (!isLeft(pairs.at(-1)!)) pairs.pop();
    const next = pairs.findLast((it) => it !== own && isLeft(it));
    return next !== undefined && own.likeness - next.likeness <= apart;
  };
  for (const pair of bestFirst) {
    const { a, b } = pair;
    if (!isLeft(pair)) continue;
    if (isRivaled(pair, ofBefore.get(a)!) || isRivaled(pair, ofAfter.get(b)!)) continue;
    taken.add(a).add(b);
    chosen.push([a, b]);
  }
  return chosen;
}
