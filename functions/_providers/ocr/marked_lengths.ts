/**
 * Pages whose lengths have marks: a figure like `10-6` has lost them there, where it may be the number of something
 * elsewhere.
 */
import { isLengths, textOf } from "./mend.ts";
import type { ReadBox } from "./recognise.ts";

/** So many lengths with marks, and so large a share of all, show how the page letters them. */
const MARKED = 3, MARKED_SHARE = 0.2;

/** Whether a page letters lengths with their marks, as far as it was read. */
export function hasMarkedLengths(read: readonly (ReadBox | null)[]): boolean {
  const marked = read.filter((it) => {
    const text = it ? textOf(it.letters) : "";
    return /\d'.*\d"/.test(text) && isLengths(text);
  }).length;
  const unmarked = read.filter((it) => it?.unmarked).length;
  return marked >= MARKED && marked >= MARKED_SHARE * (marked + unmarked);
}

/** What was read, as the length that it is where the page letters lengths with marks. */
export const withMarks = (read: ReadBox): ReadBox => ({ ...read, ...read.unmarked });
