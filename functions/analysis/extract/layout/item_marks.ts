/** What an item of a list begins with: `1.1`, `a.`, `(iv)`, bullets. */
import { emOf, heightOf, type Line, noteNumber, sharedLength } from "./layout.ts";

const BULLET = /^[•●▪◦*]|^-\s/;
/** `1.1`, `2.03`, `1.2.3.`, `a.`, `b)`, `(c)`, `iv.`, `01`: what may stand before an item's text. */
const MARK = /^(\d{1,2}(\.\d{1,2}){1,3}\.?|\(?([a-z]|[ivx]{2,4})[.)]|0\d|[A-Z]{1,3}-?\d{1,2}\.)$/;
/** A figure with its unit is no mark: `1.5 INCHES`. */
const MEASURE =
  /^\d[\d.]*\s*(["']|IN(CH(ES)?)?\b|FT\b|FEET|FOOT|TIMES|PERCENT|%|PS[FI]\b|GP[MF]\b|CFM|SQ|SF\b|MM\b|TO\b|OR\b|AND\b|[x×])/i;

/** True for a line that begins a new item, whatever stands over it. */
export const startsItem = ({ text }: { text: string }): boolean =>
  noteNumber(text) !== null || BULLET.test(text) || hasMark(text);

/** True for a line whose first word is the mark of an item. */
export function hasMark(text: string): boolean {
  const [first, second] = text.trim().split(/\s+/);
  return second !== undefined && MARK.test(first) && !MEASURE.test(text.trim());
}

/** Lines on either side in which a dash would be one of a list. */
const LIST_LINES = 6;

/**
 * True for a line with a dash that goes on what the line over it says: no other line of its column begins with the
 * mark of an item, and that line announces no list.
 */
export function isLoneDash(line: Line, over: Line, all: readonly Line[]): boolean {
  if (!/^-\s/.test(line.text) || startsItem(over) || /[:;]$/.test(over.text)) return false;
  if (over.words.length < 2) return false;
  const reach = LIST_LINES * Math.max(emOf(line), heightOf(line.up));
  return !all.some((other) =>
    other !== line && other.turn === line.turn && startsItem(other) &&
    Math.abs(other.up.top - line.up.top) < reach &&
    sharedLength(other.up.left, other.up.right, line.up.left, line.up.right) > 0
  );
}
