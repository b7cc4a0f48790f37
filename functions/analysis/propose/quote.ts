/**
 * The gate of the model: a proposed fact counts only where its quote stands on the page. The quote is looked for
 * among the page's words, in reading order, with a stated distance; where it is not found the fact stays
 * unverified and proves nothing.
 */
import type { PageReading, TextLine } from "../../_shared/domain/page_reading.ts";
import type { PercentRect } from "../../_shared/geometry.ts";
import { toPercentRect, unionRect } from "../../_shared/geometry.ts";

/** Largest share of characters in which a quote may differ from the page: slips of reading, not other words. */
export const MAX_DISTANCE = 0.12;

/** Shorter quotes must match to the letter: a slip in `A-1` makes it another sheet. */
const EXACT_BELOW = 8;

/** Most lines one quote may run over. */
const MAX_LINES = 6;

/** Where a quote stands. `distance` is the share of characters that differ. */
export interface FoundQuote {
  box: PercentRect;
  sourceText: string;
  distance: number;
}

/** Finds a quote on the page; null when nothing on it is near enough. Numbers must agree to the digit. */
export function findQuote(quote: string, page: PageReading): FoundQuote | null {
  const wanted = squeeze(quote);
  if (wanted.length < 2) return null;
  const digits = digitsOf(quote);
  let best: FoundQuote | null = null;
  for (let from = 0; from < page.lines.length; from++) {
    for (let count = 1; count <= MAX_LINES && from + count <= page.lines.length; count++) {
      const lines = page.lines.slice(from, from + count);
      if (count > 1 && !isBlock(lines)) break;
      const found = matchIn(lines, wanted, digits, page);
      if (found && (!best || found.distance < best.distance)) best = found;
      if (squeeze(lines.map((it) => it.text).join(" ")).length > wanted.length * 2) break;
    }
    if (best?.distance === 0) break;
  }
  return best;
}

/** Lines that could carry one sentence: same direction, one below the other. */
function isBlock(lines: TextLine[]): boolean {
  const [above, below] = lines.slice(-2);
  return Math.abs(above.angle - below.angle) < 5 &&
    Math.abs(below.box.y - above.box.y) < above.sizePt * 3;
}

function matchIn(
  lines: TextLine[],
  wanted: string,
  digits: string,
  page: PageReading,
): FoundQuote | null {
  const words = lines.flatMap((it) => it.words);
  let best: FoundQuote | null = null;
  for (let from = 0; from < words.length; from++) {
    let text = "";
    for (let to = from; to < words.length; to++) {
      text += squeeze(words[to].text);
      if (text.length > wanted.length * 1.2 + 2) break;
      if (text.length < wanted.length * 0.8 - 2) continue;
      const limit = wanted.length < EXACT_BELOW ? 0 : Math.floor(wanted.length * MAX_DISTANCE);
      const edits = editDistance(text, wanted, limit);
      if (edits > limit || digitsOf(text) !== digits) continue;
      const distance = edits / wanted.length;
      if (best && best.distance <= distance) continue;
      const run = words.slice(from, to + 1);
      best = {
        box: toPercentRect(unionRect(run.map((it) => it.box)), page),
        sourceText: run.map((it) => it.text).join(" "),
        distance,
      };
    }
  }
  return best;
}

const squeeze = (text: string): string =>
  text.normalize("NFKC").toUpperCase().replace(/[^\p{L}\p{N}'"./%#+-]/gu, "");
const digitsOf = (text: string): string => text.normalize("NFKC").replace(/\D/g, "");

/** Levenshtein distance, given up as `limit + 1` once it is certain to be larger. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next.push(
        Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)),
      );
    }
    if (Math.min(...next) > limit) return limit + 1;
    row = next;
  }
  return row[b.length];
}
