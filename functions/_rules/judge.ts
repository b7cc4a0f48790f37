/** Verdicts on one number against the code's number, so that rules say only which numbers. */
import { atLeast, atMost } from "../_shared/units.ts";
import { cantTell, fail, pass, type Verdict, type VerdictData } from "./define_rule.ts";

type Options = Parameters<typeof fail>[2];

/** Passes when `data.actual` is at least `data.required`; else fails with `message`. */
export function judgeMin(
  data: VerdictData & { actual: number; required: number },
  message: string,
  options: Options = {},
): Verdict {
  return atLeast(data.actual, data.required, data.unit ?? undefined)
    ? pass(data, options)
    : fail(message, data, options);
}

/** Passes when `data.actual` is at most `data.required`; else fails with `message`. */
export function judgeMax(
  data: VerdictData & { actual: number; required: number },
  message: string,
  options: Options = {},
): Verdict {
  return atMost(data.actual, data.required, data.unit ?? undefined)
    ? pass(data, options)
    : fail(message, data, options);
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
  const meets = (limit: number) =>
    side === "min" ? atLeast(actual, limit, unit) : atMost(actual, limit, unit);
  const data = (required: number) => ({ ...options.data, actual, required, unit });
  const governing = options.governs === "lenient" ? lenient : strict;
  if (meets(governing)) return pass(data(governing));
  if (options.governs !== "unknown" || !meets(lenient)) {
    return fail(options.message, data(options.governs === "unknown" ? lenient : governing));
  }
  return cantTell(options.question, { ...data(strict), lenient });
}

/** Passes when `actual` lies within `[low, high]`; the required value is written as words. */
export function judgeRange(
  actual: number,
  [low, high]: readonly [number, number],
  unit: string,
  message: string,
): Verdict {
  const data = { actual, required: `${low} to ${high}`, unit };
  return atLeast(actual, low, unit) && atMost(actual, high, unit)
    ? pass(data)
    : fail(message, data);
}
