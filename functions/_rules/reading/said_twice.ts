/** Lengths said twice, in feet and inches and in metric units: `3'-6" [1067]`, `82'-0" [25.0 m]`, `1067 mm (42 in)`. */
import { findLengths } from "../../_shared/units.ts";

const MAY_BE = /\d\D{0,8}[[(]\s*\d/;
const TWIN = /\s*[[(]\s*(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)\s*(MM|CM|M)?\.?\s*[\])]/gi;
const METRIC_FIRST =
  /(?<![\w.,])(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)\s*(MM|CM|M)?\.?\s*[[(]([^[\]()]{2,16})[\])]/gi;
/** What other figures say again: `72 psi [496 kPa]`, `120 F (49 C)`, `1,900 sq ft [177 m2]`. */
const OTHER_TWIN =
  /(?<=\d\s*(?:PSI|PSF|°?\s?F|SQ\.?\s?FT|S\.?F|CFM|LBF|LBS?|GPM|MPH)\.?)\s*[[(]\s*[\d.,]+\s*(?:K?PA|°?\s?C|M2|M²|SQ\.?\s?M|L\/S|N|KG|L\/MIN|M\/S|KM\/H|KPH)\s*[\])]/gi;

/** Rounded to the figures printed, a metric length differs from what it stands for by less than this share. */
const ROUNDED = 0.03;
const INCHES_OF: Record<string, number> = { MM: 1 / 25.4, CM: 1 / 2.54, M: 1 / 0.0254 };

/** Is a metric figure the length? Without a unit it may be in millimeters or meters. */
function isSame(metric: string, unit: string | undefined, inches: number): boolean {
  const value = Number(metric.replaceAll(",", ""));
  // A figure of one or two millimeters is rounded more coarsely than its share.
  return (unit ? [unit.toUpperCase()] : ["MM", "M"]).some((it) =>
    Math.abs(value * INCHES_OF[it] - inches) <= Math.max(ROUNDED * inches, it === "MM" ? 0.03 : 0)
  );
}

/** The text with each length said once, in feet and inches. */
export function withoutTwins(text: string): string {
  if (!MAY_BE.test(text)) return text;
  return text
    .replace(OTHER_TWIN, "")
    .replace(METRIC_FIRST, (all, metric: string, unit: string | undefined, inner: string) => {
      const [length, more] = findLengths(inner);
      return length && !more && !/\dM+\b|\d\s+M+\b/i.test(inner) &&
          isSame(metric, unit, length.valueIn)
        ? inner.trim()
        : all;
    })
    .replace(TWIN, (all, metric: string, unit: string | undefined, at: number, whole: string) => {
      const before = whole.slice(0, at);
      const last = findLengths(before).at(-1);
      return last && last.end === before.trimEnd().length && isSame(metric, unit, last.valueIn)
        ? ""
        : all;
    });
}

/** A cell that is a size, `60 x 59 in`, with the unit behind both of its sides. */
export const withBothUnits = (cell: string): string =>
  cell.replace(
    /^(\W*\d{1,3}(?:\.\d+|\s\d\/\d)?)\s*[x×]\s*(\d{1,3}(?:\.\d+|\s\d\/\d)?)\s*(IN|FT)\b/i,
    "$1 $3 x $2 $3",
  );
