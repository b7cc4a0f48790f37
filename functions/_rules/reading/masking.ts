/**
 * Quantities as patterns see them: one after another written as `#` and the other lengths as `~`, so that a plain
 * pattern says what belongs together: `RIM [^#~]*#` is the length right after RIM.
 */
import { findLengths, type LengthMention } from "../../_shared/units.ts";
import { isOfOtherCase } from "./other_cases.ts";
import type { Quantity } from "./quantities.ts";

/** A quantity with the text around it. */
export interface MaskedQuantity {
  value: number;
  unit: string;
  /** The quantity as printed. */
  raw: string;
  /** The text with the quantity as `#` and other lengths as `~`. */
  clause: string;
  /** What stands before and after the quantity, as read. */
  before: string;
  after: string;
}

/** Quantities of one kind that are read in a text: each is read with all of it. A sentence has a dozen at most. */
export const MAX_QUANTITIES = 40;

/**
 * Every quantity of a kind in a text, in the order it finds them, the first {@link MAX_QUANTITIES} of them.
 *
 * @param text   as `forReading` gives it
 * @param from   quantities before this place are none of the text's own
 * @param lengths of the text, where they are known
 */
export function maskedQuantities(
  text: string,
  { find, fromLengths, unit }: Quantity,
  { from = 0, lengths = () => findLengths(text) }: {
    from?: number;
    lengths?: () => readonly LengthMention[];
  } = {},
): MaskedQuantity[] {
  const mentions = fromLengths ? fromLengths(lengths()) : find(text);
  const own = mentions.filter(({ start, end }) => start >= from && !isOfOtherCase(text.slice(end)))
    .slice(0, MAX_QUANTITIES);
  return own.map(({ value, raw, start, end }) => ({
    value,
    unit,
    raw: raw.replaceAll("№", "#"),
    clause: mask(text, { start, end }, lengths()),
    before: text.slice(0, start),
    after: text.slice(end),
  }));
}

interface Span {
  start: number;
  end: number;
}

/** The text with one figure as `#` and the other lengths as `~`. */
export function mask(text: string, chosen: Span, lengths: readonly Span[]): string {
  let masked = "";
  let at = 0;
  let isPut = false;
  const put = ({ start, end }: Span, sign: string) => {
    masked += text.slice(at, start) + sign;
    at = end;
  };
  for (const it of lengths) {
    if (it.end > chosen.start && it.start < chosen.end) continue;
    if (!isPut && it.start >= chosen.end) {
      put(chosen, "#");
      isPut = true;
    }
    put(it, "~");
  }
  if (!isPut) put(chosen, "#");
  return masked + text.slice(at);
}
