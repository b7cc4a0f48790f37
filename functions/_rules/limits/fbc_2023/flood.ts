/** Limits of the 8th edition (2023): flood. */
import { defineLimits } from "../define_limits.ts";

export const flood = defineLimits({
  freeboardFt: { value: 1, unit: "ft", section: "FBC-R R322.2.1", confidence: "likely" },
  freeboardVFt: { value: 1, unit: "ft", section: "FBC-R R322.3.2", confidence: "likely" },
  /** Flood design classes 2 and, in A zones, 3. */
  freeboardCommercialFt: { value: 1, unit: "ft", section: "FBC-B 1612.4", confidence: "likely" },
  /** Class 3 in V zones, class 4. */
  freeboardHighClassFt: { value: 2, unit: "ft", section: "FBC-B 1612.4", confidence: "likely" },
  openingSqInPerSqft: {
    value: 1,
    unit: "sq in per sq ft",
    section: "FBC-R R322.2.2",
    confidence: "confirmed",
  },
  openingAboveGradeIn: { value: 12, unit: "in", section: "FBC-R R322.2.2", confidence: "likely" },
  openingWalls: { value: 2, unit: "openings", section: "FBC-R R322.2.2", confidence: "likely" },
});
