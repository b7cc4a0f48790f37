/** Share of the diagonal by which exits lie apart. */
import type { Separation } from "./_paths.ts";

/** Per cent of the diagonal that rounding on drawings may take. */
export const SEPARATION_TOLERANCE = 0.3;

/** The share of a separation against the required one, as verdicts print it. */
export const separationData = ({ apartFt, diagonalFt }: Separation, required: number) => ({
  actual: Math.round((apartFt / diagonalFt) * 1000) / 10,
  required,
  unit: "%",
  apart: apartFt,
  diagonal: diagonalFt,
});
