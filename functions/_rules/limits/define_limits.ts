/** Numbers of the code, each with unit, section and how sure the source is of it. */
import type { SourceConfidence } from "../../_shared/domain/finding.ts";

/**
 * One number of one edition; the section with its volume: `80, "in", "FBC-B 1010.1.1", "confirmed"`. What the code gives
 * no number for but a rule has to reckon with stands under `trade allowance`.
 */
type Limit = readonly [
  value: number,
  unit: string,
  section: string,
  confidence: SourceConfidence,
];

/** The plain numbers of a block of limits, as rules use them. */
type LimitValues<T extends Record<string, Limit>> = { [K in keyof T]: number };

/** Takes the numbers out of a block of limits. */
export function valuesOf<T extends Record<string, Limit>>(block: T): LimitValues<T> {
  return Object.fromEntries(
    Object.entries(block).map(([name, [value]]) => [name, value]),
  ) as LimitValues<T>;
}

/** Declares a block of limits of one discipline and edition. */
export function defineLimits<const T extends Record<string, Limit>>(block: T): T {
  return block;
}
