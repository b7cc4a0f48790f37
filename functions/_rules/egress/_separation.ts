/** Share of the diagonal by which exits lie apart. */
import type { Separation } from "./_paths.ts";

/** Per cent of the diagonal that rounding on drawings may take. */
export const SEPARATION_TOLERANCE = 0.3;

/** Per cent of the diagonal, one decimal. */
export const shareOf = (it: Separation): number =>
  Math.round((it.apartFt / it.diagonalFt) * 1000) / 10;
