/** Numbers against the code's numbers: one place for the tolerance of drawings and for how a bound is worded. */
import { atLeast, atMost } from "../../_shared/units.ts";
import { cantTell, fail, pass, type Verdict, type VerdictData } from "../define_rule.ts";

type Options = Parameters<typeof fail>[2];
type Compared = VerdictData & { actual: number; required: number };

/** Share of a slope that drawings may miss. */
const SLOPE_TOLERANCE = 0.01;

/** At least `limit`, with the tolerance of drawings for lengths and 1 % for slopes. */
export function reaches(value: number, limit: number, unit?: string | null): boolean {
  return unit === "%"
    ? value >= limit * (1 - SLOPE_TOLERANCE)
    : atLeast(value, limit, unit ?? undefined);
}

/** At most `limit`, with the tolerance of drawings for lengths and 1 % for slopes. */
export function keepsTo(value: number, limit: number, unit?: string | null): boolean {
  return unit === "%"
    ? value <= limit * (1 + SLOPE_TOLERANCE)
    : atMost(value, limit, unit ?? undefined);
}

/** Passes when `data.actual` is at least `data.required`; else fails with `message`. */
export function judgeMin(data: Compared, message: string, options: Options = {}): Verdict {
  return reaches(data.actual, data.required, data.unit)
    ? pass(data, options)
    : fail(message, data, options);
}

/** Passes when `data.actual` is at most `data.required`; else fails with `message`. */
export function judgeMax(data: Compared, message: string, options: Options = {}): Verdict {
  return keepsTo(data.actual, data.required, data.unit)
    ? pass(data, options)
    : fail(message, data, options);
}

/** Passes when `actual` lies within `[low, high]`; the required value is written as words. */
export function judgeRange(
  actual: number,
  [low, high]: readonly [number, number],
  unit: string,
  message: string,
): Verdict {
  const data = { actual, required: rangeOf(low, high), unit };
  return reaches(actual, low, unit) && keepsTo(actual, high, unit)
    ? pass(data)
    : fail(message, data);
}

/** Which of two limits governs. */
export type Governs = "strict" | "lenient" | "unknown";

/**
 * Judges against two limits of which one governs. When that is not known, only what meets the strict one
 * passes and only what misses the lenient one fails; between them the answer is a question.
 *
 * @param limits the strict and the lenient value; which side complies follows from `side`
 */
export function judgeEither(
  actual: number,
  limits: { strict: number; lenient: number; unit: string; side: "min" | "max" },
  options: { governs: Governs; message: string; question: string; data?: VerdictData },
): Verdict {
  const { strict, lenient, unit, side } = limits;
  const meets = (limit: number) => (side === "min" ? reaches : keepsTo)(actual, limit, unit);
  const data = (required: number) => ({ ...options.data, actual, required, unit });
  const governing = options.governs === "lenient" ? lenient : strict;
  if (meets(governing)) return pass(data(governing));
  if (options.governs !== "unknown" || !meets(lenient)) {
    return fail(options.message, data(options.governs === "unknown" ? lenient : governing));
  }
  return cantTell(options.question, { ...data(strict), lenient });
}

/** Two bounds as findings print them: `33 to 36`. */
export const rangeOf = (low: number, high: number): string => `${rounded(low)} to ${rounded(high)}`;

/** To three decimals, as findings print numbers. */
export function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
