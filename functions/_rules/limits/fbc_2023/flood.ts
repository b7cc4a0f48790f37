/** Limits of the 8th edition (2023): flood. */
import { defineLimits } from "../define_limits.ts";

export const flood = defineLimits({
  freeboardFt: [1, "ft", "FBC-R R322.2.1", "likely"],
  freeboardVFt: [1, "ft", "FBC-R R322.3.2", "likely"],
  /** Flood design classes 2 and, in A zones, 3. */
  freeboardCommercialFt: [1, "ft", "FBC-B 1612.4", "likely"],
  /** Class 3 in V zones, class 4. */
  freeboardHighClassFt: [2, "ft", "FBC-B 1612.4", "likely"],
  openingSqInPerSqft: [1, "sq in per sq ft", "FBC-R R322.2.2", "confirmed"],
  openingAboveGradeIn: [12, "in", "FBC-R R322.2.2", "likely"],
  openingWalls: [2, "openings", "FBC-R R322.2.2", "likely"],
});
