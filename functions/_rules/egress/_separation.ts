/** Share of the diagonal by which exits lie apart. */
import type { Separation } from "./_paths.ts";

/** Per cent of the diagonal that rounding on drawings may take. */
export const SEPARATION_TOLERANCE = 0.3;

/** The distance of a separation against the required one, feet, with their shares of the diagonal, per cent. */
export const separationData = ({ apartFt, diagonalFt }: Separation, requiredShare: number) => ({
  actual: apartFt,
  required: Math.round(diagonalFt * requiredShare) / 100,
  unit: "ft",
  share: Math.round((apartFt / diagonalFt) * 1000) / 10,
  requiredShare,
  diagonal: diagonalFt,
});
