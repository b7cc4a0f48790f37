/** Lines that set a figure of the set beside what the code asks. Lengths are compared as drawings round. */
import type { CalculationCheck } from "../../_shared/domain/report.ts";
import { atLeast, atMost } from "../../_shared/units.ts";
import { withUnit } from "../../_shared/values.ts";

interface Comparison {
  label: string;
  /** Figure of the set; nothing is compared while it or the limit is unknown. */
  shown: number | null;
  limit: number | null;
  sense: "at least" | "at most";
  unit: string;
  codeReference: string;
  /** True when a shortfall could be allowed by something that is not known: then it is left open. */
  isOpen?: boolean;
  /** True when the figure was only measured on a plan: it neither meets nor misses the limit. */
  isMeasured?: boolean;
}

/** `2 exits`, `1 exit`, `4.5 ft`. */
const written = (value: number, unit: string): string =>
  withUnit(value.toLocaleString("en-US", { maximumFractionDigits: 2 }), unit);

/** The line of one comparison; empty while a side of it is unknown. */
export function compare(it: Comparison): CalculationCheck[] {
  const { label, shown, limit, sense, unit, codeReference, isOpen = false, isMeasured = false } =
    it;
  if (shown === null || limit === null) return [];
  const complies = (sense === "at least" ? atLeast : atMost)(shown, limit, unit);
  return [{
    label,
    shown: isMeasured ? `about ${written(shown, unit)}, measured` : written(shown, unit),
    limit: `${sense} ${written(limit, unit)}`,
    meets: isMeasured ? null : complies ? true : isOpen ? null : false,
    codeReference,
  }];
}

/** The line of a demand in words: permitted or not, shown or not. */
export const state = (
  label: string,
  shown: string,
  limit: string,
  meets: boolean | null,
  codeReference: string,
): CalculationCheck => ({ label, shown, limit, meets, codeReference });
