/**
 * Which quantity belongs to which word. Notes on drawings say several things in one breath
 * (`42" HIGH GUARD W/ PICKETS @ 4" O.C.`); this decides that 42 in is the guard and 4 in the pickets.
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { rememberedOf } from "../../_shared/remembered.ts";
import { findLengths, type LengthMention, normaliseMarks } from "../../_shared/units.ts";
import { lengthsInFigures } from "./quantities.ts";
import type { Statement } from "./statements.ts";
import { newWork, type Stated, type StatementQuery } from "./topics.ts";

/** How to find the length of a thing in a text. */
export interface OwnLength {
  /** The thing. */
  of: RegExp;
  /** Other things of the same trade that may own a length in the same text. */
  rivals?: RegExp;
  /** Not a length that is followed by this (up to 16 characters are looked at). */
  notBefore?: RegExp;
  /** Not a length that is preceded by this (up to 16 characters are looked at). */
  notAfter?: RegExp;
  /** Leave out lengths the text states as a limit or requirement only. */
  drawnOnly?: boolean;
  /** Lengths outside these bounds are something else; inches. */
  betweenIn?: readonly [low: number, high: number];
}

/** What stands between a word and a length makes them strangers by so many characters. */
const BARRIERS: readonly [pattern: RegExp, weight: number][] = [
  [/[;|]|\.(?=\s+[A-Z(])/gi, 60],
  [/,/g, 30],
  [/\b(?:W\/|WITH|AND)|&|\+/gi, 15],
];
/** Signs that tie a length to the word before them. */
const TIED = /^\.?\s*(?:@|AT|=)\s*$/i;
const MAX_DISTANCE = 150;
const DEMAND_AFTER =
  /^\s*(?:MIN\.?|MAX\.?)?\s*(?:REQ|ALLOW|PERMIT|LIMIT|BY CODE|PER (?:FBC|CODE))/i;
const DEMAND_BEFORE =
  /(?:\bREQ(?:UIRE)?D?\b\.?|\bALLOW(?:ED|ABLE)?\b|\bPERMITTED\b|\bLIMIT(?:ED)?\b|\bCODE\s+M(?:IN|AX)\b\.?)(?:(?!\b(?:PROV|ACTUAL|SHOWN|DRAWN|DESIGN))[^0-9;|]){0,28}$/i;
/** A demand and what may stand behind it are no longer. */
const DEMAND_WITHIN = 80;

/**
 * Lengths in `text` that belong to the thing rather than to a rival, what is drawn before what is required,
 * nearest first.
 */
export function lengthsOf(text: string, query: OwnLength): readonly LengthMention[] {
  const mended = lengthsInFigures(normaliseMarks(text)).replace(
    /(?<=\d\s?)L\.?F\.?(?=\W|$)/gi,
    "FT",
  );
  const [low, high] = query.betweenIn ?? [0, Infinity];
  const lengths = findLengths(mended).filter(({ valueIn, start, end }) =>
    valueIn >= low && valueIn <= high &&
    !query.notBefore?.test(mended.slice(end, end + 16)) &&
    !query.notAfter?.test(mended.slice(Math.max(0, start - 16), start))
  );
  if (lengths.length === 0) return [];
  const own = spansOf(mended, query.of);
  const rivals = query.rivals
    ? spansOf(mended, query.rivals).filter((it) => !own.some((span) => touches(span, it)))
    : [];
  return lengths
    .flatMap((length) => {
      const distance = nearest(mended, own, length);
      if (distance > MAX_DISTANCE || nearest(mended, rivals, length) < distance) return [];
      const isDemand = DEMAND_AFTER.test(mended.slice(length.end)) ||
        DEMAND_BEFORE.test(mended.slice(Math.max(0, length.start - DEMAND_WITHIN), length.start));
      if (isDemand && query.drawnOnly) return [];
      return [{ length, rank: distance + (isDemand ? 1000 : 0) }];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ length }) => length);
}

/** The length that belongs to the thing, null when none does. See {@link lengthsOf}. */
export const lengthOf = (text: string, query: OwnLength): LengthMention | null =>
  lengthsOf(text, query)[0] ?? null;

type Span = { start: number; end: number };

const globalOf = rememberedOf((pattern: RegExp): RegExp =>
  pattern.global ? pattern : new RegExp(pattern.source, `${pattern.flags}g`)
);

function spansOf(text: string, pattern: RegExp): Span[] {
  return [...text.matchAll(globalOf(pattern))].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

const touches = (a: Span, b: Span) => a.start < b.end && b.start < a.end;

function nearest(text: string, words: Span[], length: Span): number {
  return Math.min(...words.map((word) => distanceOf(text, word, length)));
}

function distanceOf(text: string, a: Span, b: Span): number {
  if (touches(a, b)) return 0;
  // Most words of a long text are too far away to be asked what stands between.
  if (Math.max(b.start - a.end, a.start - b.end) > MAX_DISTANCE) return Infinity;
  if (a.end <= b.start && TIED.test(text.slice(a.end, b.start))) return 0;
  const between = a.end <= b.start ? text.slice(a.end, b.start) : text.slice(b.end, a.start);
  return BARRIERS.reduce(
    (sum, [pattern, weight]) => sum + weight * [...between.matchAll(pattern)].length,
    between.length,
  );
}

/** Lengths of new work: statements about a topic with the length that belongs to the thing. */
export function statedLengths(
  plan: PlanSet,
  query: StatementQuery & OwnLength & { unit?: "in" | "ft" },
): Stated[] {
  const unit = query.unit ?? "in";
  return newWork(plan, query).flatMap((it) => {
    const provided = providedLength(it);
    const length = provided === undefined ? lengthOf(it.text, query) : provided;
    const [low, high] = query.betweenIn ?? [0, Infinity];
    if (length === null || length.valueIn < low || length.valueIn > high) return [];
    return [{
      ...it,
      value: unit === "ft" ? length.valueIn / 12 : length.valueIn,
      unit,
      raw: length.raw,
    }];
  });
}

const PROVIDED = /\b(PROVIDED|PROV'?D|ACTUAL|PROPOSED|SHOWN|DESIGN)\b/i;

/**
 * The length under a PROVIDED or ACTUAL column of a row. Undefined when the row has no such column or is none;
 * null when that cell has no length, or two bare lengths stand side by side and nothing says which is drawn.
 */
function providedLength({ row, schedule, text }: Statement): LengthMention | null | undefined {
  if (!row || !schedule) return undefined;
  const index = schedule.columns.findIndex(({ header, meaning }) =>
    meaning === "provided" || PROVIDED.test(header)
  );
  if (index >= 0) return findLengths(row.cells[index]?.text ?? "")[0] ?? null;
  const bare = row.cells.filter((cell) =>
    /^[\d\s'"./-]+(FT|IN)?\.?$/i.test(normaliseMarks(cell.text).trim())
  )
    .filter((cell) => findLengths(cell.text).length === 1);
  return bare.length > 1 && !PROVIDED.test(text) ? null : undefined;
}
