/** What a set says about frontage: the share of the perimeter on open space, and how wide that space is. */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { findLengths, normaliseMarks } from "../../_shared/units.ts";
import { allStatements, printedNumber, type Statement } from "../measure.ts";

/** A claim of frontage with where it stands. */
export interface Frontage {
  percent: number;
  widthFt: number | null;
  /** The increase factor or percentage claimed with it; null when none is stated. */
  factor: number | null;
  at: Statement;
}

const TOPIC =
  /\b(FRONTAGE|OPEN\s+PERIMETER|PERIMETER\s+(OPEN|FRONTING)|AREA\s+INCREASE)|\bF\s*\/\s*P\b|\bI_?F\s*=/i;
const NOT =
  /\b(LOT|STREET|ROAD|MIN(IMUM)?\.?|PARCEL|PROPERTY)\s+FRONTAGE|FRONTAGE\s+(ROAD|STREET)|ZONING|SETBACK/i;
const PERCENT =
  /(\d+(?:\.\d+)?)\s*(?:%|PERCENT)\s*(?:\w+\s+){0,3}(?:OPEN|FRONT|PERIM)|(?:FRONTAGE|OPEN|PERIMETER|F\s*\/\s*P)[^%;|]{0,40}?(?:\|[^%;|]{0,40}?)?[=:\s](\d+(?:\.\d+)?)\s*(?:%|PERCENT)/i;
const LENGTHS =
  /(?:FRONTAGE|OPEN\s+PERIMETER|\bF)\s*[=:]?\s*(\d[\d,.]*)\s*(?:'|FT|FEET|L\.?F)?[^\d]{1,30}(?:PERIMETER|\bP)\s*[=:]?\s*(\d[\d,.]*)\s*(?:'|FT|FEET|L\.?F)?/i;
const FACTOR = /\bI_?F\s*[=:]\s*(0?\.\d+|1(?:\.0+)?|0)\b/i;

/** Statements of frontage that give its share of the perimeter. */
export function frontageStatements(plan: PlanSet): Frontage[] {
  return allStatements(plan).flatMap((at) => {
    const text = normaliseMarks(at.text);
    if (!TOPIC.test(text) || NOT.test(text)) return [];
    const percent = percentOf(text);
    if (percent === null) return [];
    const factor = FACTOR.exec(text)?.[1];
    return [{
      percent,
      widthFt: widthOf(text),
      factor: factor === undefined ? null : Number(factor),
      at,
    }];
  });
}

/** What the code asks for, beside what is there: `(MIN. 25% REQ'D)`. */
const DEMAND =
  /\(?\s*\b(MIN\w*|REQ\w*|AT\s+LEAST)\b\.?[^)|%\d]{0,15}\d+\s*%\s*(MIN\w*|REQ\S*)?\s*\)?/gi;
const PART_OF_WHOLE =
  /(\d[\d,.]*)\s*(?:'|FT\.?|FEET|L\.?F\.?)?\s*(?:-0")?\s*(?:OUT\s+)?OF\s+(?:THE\s+|A\s+|TOTAL\s+)*(\d[\d,.]*)\s*(?:'|FT\.?|FEET|L\.?F\.?|-|\s)*(?:-0")?\s*(?:TOTAL\s+|BUILDING\s+)?PERIMETER/i;

/** The increase itself in percent, which is no share of the perimeter: `FRONTAGE INCREASE 50% TAKEN`. */
const OWN_PERCENT =
  /\bINCREASE\s*(?:OF|[=:])?\s*\d+(?:\.\d+)?\s*%(?=\s*(?:TAKEN|CLAIMED|USED|APPLIED|[;,.)]|$))/gi;

function percentOf(printedText: string): number | null {
  const text = printedText.replace(DEMAND, " ").replace(OWN_PERCENT, " ");
  const parts = PART_OF_WHOLE.exec(text);
  if (parts) {
    const [open, all] = [parts[1], parts[2]].map((it) => printedNumber(it));
    if (all > 0 && open <= all) return open / all * 100;
  }
  const printed = PERCENT.exec(text);
  if (printed) return Number(printed[1] ?? printed[2]);
  const lengths = LENGTHS.exec(text);
  if (!lengths) return null;
  const [front, whole] = [lengths[1], lengths[2]].map((it) => printedNumber(it));
  return whole > 0 && front <= whole ? front / whole * 100 : null;
}

/** Width of the open space a text states in feet, null when none. */
export function widthOf(text: string): number | null {
  const match =
    /(\d+(?:\.\d+)?)\s*(?:'|FT|FEET)(?:-0")?\s*(?:\w+\.?\s+){0,2}(?:WIDE|WIDTH|OPEN\s+SPACE)|(?:WIDTH|\bW)\s*[=:]\s*(\d+(?:\.\d+)?)\s*(?:'|FT|FEET)?/i
      .exec(text);
  if (match) return Number(match[1] ?? match[2]);
  const lengths = findLengths(text).filter(({ valueIn }) => valueIn >= 120 && valueIn <= 1200);
  return /WIDE|WIDTH/i.test(text) && lengths.length === 1 ? lengths[0].valueIn / 12 : null;
}
