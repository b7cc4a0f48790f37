/**
 * Which quantity belongs to which word. Notes on drawings say several things in one breath
 * (`42" HIGH GUARD W/ PICKETS @ 4" O.C.`); this decides that 42 in is the guard and 4 in the pickets.
 * It also collects every printed text a rule may judge, labels and dimension strings included.
 */
import type { Evidence, PlanSet, ScheduleKind } from "../_shared/domain/plan_set.ts";
import { overlaps } from "../_shared/geometry.ts";
import { findLengths, type LengthMention, normaliseMarks } from "../_shared/units.ts";
import { allStatements, contextOf, type Stated, type Statement } from "./measure.ts";

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

/**
 * Lengths in `text` that belong to the thing rather than to a rival, what is drawn before what is required,
 * nearest first.
 */
export function lengthsOf(text: string, query: OwnLength): LengthMention[] {
  const mended = normaliseMarks(text).replace(/(?<=\d\s?)L\.?F\.?(?=\W|$)/gi, "FT");
  const own = spansOf(mended, query.of);
  const rivals = query.rivals
    ? spansOf(mended, query.rivals).filter((it) => !own.some((span) => touches(span, it)))
    : [];
  const [low, high] = query.betweenIn ?? [0, Infinity];
  return findLengths(mended)
    .filter(({ valueIn, start, end }) =>
      valueIn >= low && valueIn <= high &&
      !query.notBefore?.test(mended.slice(end, end + 16)) &&
      !query.notAfter?.test(mended.slice(Math.max(0, start - 16), start))
    )
    .flatMap((length) => {
      const distance = nearest(mended, own, length);
      if (distance > MAX_DISTANCE || nearest(mended, rivals, length) < distance) return [];
      const isDemand = DEMAND_AFTER.test(mended.slice(length.end)) ||
        DEMAND_BEFORE.test(mended.slice(0, length.start));
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

function spansOf(text: string, pattern: RegExp): Span[] {
  const global = new RegExp(
    pattern.source,
    pattern.flags.includes("g") ? pattern.flags : `${pattern.flags}g`,
  );
  return [...text.matchAll(global)].map((match) => ({
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
  if (a.end <= b.start && TIED.test(text.slice(a.end, b.start))) return 0;
  const between = a.end <= b.start ? text.slice(a.end, b.start) : text.slice(b.end, a.start);
  return BARRIERS.reduce(
    (sum, [pattern, weight]) => sum + weight * [...between.matchAll(pattern)].length,
    between.length,
  );
}

const cache = new WeakMap<PlanSet, Statement[]>();

/** Every printed text: notes, schedule rows, worded dimension strings and room label lines, each once. */
export function allTexts(plan: PlanSet): Statement[] {
  const known = cache.get(plan);
  if (known) return known;
  const list = allStatements(plan).map(withSpaces);
  const add = (text: string, at: Evidence, room: string | null) => {
    const isKnown = list.some((it) =>
      it.page === at.page && overlaps(it.box, at.box) &&
      it.text.replace(/\s+/g, "").includes(text.replace(/\s+/g, ""))
    );
    if (!isKnown) list.push(asStatement(text, at, room));
  };
  for (const room of plan.rooms) {
    for (const label of room.labels) add(label.sourceText, label, room.name);
  }
  for (const dimension of plan.dimensions) {
    if (/[A-Z]{3}/i.test(dimension.sourceText)) add(dimension.sourceText, dimension, null);
  }
  list.sort((a, b) => a.page - b.page || a.box.y - b.box.y);
  cache.set(plan, list);
  return list;
}

/** OCR loses spaces between words and numbers; they are put back where a word meets a number or its sign. */
function withSpaces(it: Statement): Statement {
  if (it.readBy !== "ocr") return it;
  const text = it.text.replace(/([A-Z]{3,})(?=\d)/gi, "$1 ").replace(
    /(?<=\d["'])(?=[A-Z]{3,})/gi,
    " ",
  )
    .replace(/([@=])(?=\d)/g, "$1 ");
  return text === it.text ? it : { ...it, text };
}

/** Evidence with its text as a statement that stands alone. */
export function asStatement(text: string, at: Evidence, room: string | null = null): Statement {
  const { page, box, sheet, sourceText, readBy, confidence } = at;
  return {
    text,
    heading: null,
    drawing: null,
    room,
    page,
    box,
    sheet,
    sourceText,
    readBy,
    confidence,
    from: "note",
    schedule: null,
    row: null,
  };
}

/** Which texts to look at. */
export interface TextQuery {
  /** The text itself must match. */
  topic: RegExp;
  /** Not when the text matches this. */
  not?: RegExp;
  /** Only where the text or what it belongs to matches this. */
  under?: RegExp;
  /** Not where the text or what it belongs to matches this. */
  notUnder?: RegExp;
}

/** Lists of things that are no stairs, guards or ways out, whatever words stand in their rows. */
const OTHER_LISTS: readonly ScheduleKind[] = [
  "door",
  "window",
  "plumbing fixture",
  "panel",
  "hvac",
  "exhaust fan",
  "ventilation",
  "product approval",
  "parking",
  "lighting",
  "insulation",
  "sheet index",
];

/** Printed texts about a topic; rows of other lists and texts about existing work that stays are left out. */
export function textsAbout(plan: PlanSet, query: TextQuery): Statement[] {
  return allTexts(plan).filter((it) => {
    if (it.schedule && OTHER_LISTS.includes(it.schedule.kind)) return false;
    if (!query.topic.test(it.text) || query.not?.test(it.text) || isKept(it.text)) return false;
    if (query.under && !query.under.test(contextOf(it))) return false;
    return !query.notUnder?.test(contextOf(it));
  });
}

/** Printed texts about a topic with the length that belongs to it. */
export function lengthsAbout(
  plan: PlanSet,
  query: TextQuery & OwnLength & { unit?: "in" | "ft" },
): Stated[] {
  const unit = query.unit ?? "in";
  return textsAbout(plan, query).flatMap((it) => {
    const length = lengthOf(it.text, query);
    const provided = providedLength(it);
    if (provided !== undefined) {
      if (provided === null) return [];
      const value = unit === "ft" ? provided.valueIn / 12 : provided.valueIn;
      return [{ ...it, value, unit, raw: provided.raw }];
    }
    return length
      ? [{
        ...it,
        value: unit === "ft" ? length.valueIn / 12 : length.valueIn,
        unit,
        raw: length.raw,
      }]
      : [];
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

/** True for existing work that stays: it is not part of this permit. */
export const isKept = (text: string): boolean =>
  /\bEXIST(?:ING|\.)?\b[^.;]{0,60}\bTO\s+REMAIN\b|\bE\.?T\.?R\.?\b|^\(E\)\s/i.test(text);

/** Distance between two places on one page in percent of the page; infinite across pages. */
export function gapBetween(a: Evidence, b: Evidence): number {
  if (a.page !== b.page) return Infinity;
  const apart = (p: number, w: number, q: number, v: number) =>
    Math.max(0, q - (p + w), p - (q + v));
  return Math.hypot(
    apart(a.box.x, a.box.width, b.box.x, b.box.width),
    apart(a.box.y, a.box.height, b.box.y, b.box.height),
  );
}
