/** What an item of a list begins with: `1.1`, `a.`, `(iv)`, bullets. */
import { noteNumber } from "./layout.ts";

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
