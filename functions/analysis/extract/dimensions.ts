/**
 * Dimension strings: `12'-6"`, `12' - 6"`, `12.50'`, `44"`, with the words printed at them. Lengths in inches.
 */
import type { Dimension } from "../../_shared/domain/plan_set.ts";
import type { PageReading } from "../../_shared/domain/page_reading.ts";
import { findLengths, normaliseMarks, parseLengthIn } from "../../_shared/units.ts";
import { fromPieces } from "./evidence.ts";
import type { Line } from "./layout.ts";

const QUALIFIER =
  /\b(CLEAR|CLR\.?|MIN(?:IMUM)?\.?|MAX(?:IMUM)?\.?|TYP(?:ICAL)?\.?|EQ\.?|O\.?\s?C\.?|A\.?F\.?F\.?|V\.?I\.?F\.?|HIGH|WIDE|DEEP|LONG|R\.?O\.?|HOLD|DIA\.?|NOM\.?)(?![A-Z])/i;

/** A line that prints one length and at most a word or two with it; null for anything else. */
export function asDimension(text: string): { valueIn: number; qualifier: string | null } | null {
  const mended = normaliseMarks(text).trim().replace(/^[(±+~]+|[)±]+$/g, "");
  const exact = parseLengthIn(mended);
  if (exact !== null) return { valueIn: exact, qualifier: null };
  const [length, ...others] = findLengths(mended);
  if (!length || others.length > 0) return null;
  const rest = `${mended.slice(0, length.start)} ${mended.slice(length.end)}`.trim();
  const words = QUALIFIER.exec(rest);
  if (!words || rest.replace(/[().,]/g, "").trim().split(/\s+/).length > 2) return null;
  return { valueIn: length.valueIn, qualifier: rest.replace(/^[(]|[)]$/g, "").trim() };
}

/** Lines that are nothing but a length: dimension strings, not notes. */
export const isBareDimension = (text: string): boolean => {
  const found = asDimension(text);
  return found !== null && found.qualifier === null;
};

/** Dimensions printed on a page; what they measure is filled in where the scale is verified. */
export function readDimensions(page: PageReading, lines: readonly Line[]): Dimension[] {
  return lines.flatMap((line) => {
    const found = asDimension(line.text);
    if (!found) return [];
    return [{
      ...fromPieces(page, [line]),
      valueIn: Math.round(found.valueIn * 1000) / 1000,
      measuredIn: null,
      qualifier: found.qualifier,
      orientation: line.turn % 180 === 0 ? "horizontal" as const : "vertical" as const,
    }];
  });
}
