/** Limits of the 8th edition (2023): structural. */
import { defineLimits } from "../define_limits.ts";

export const structural = defineLimits({
  guardConcentratedLb: { value: 200, unit: "lb", section: "FBC-B 1607.9", confidence: "likely" },
  guardLinearPlf: { value: 50, unit: "plf", section: "FBC-B 1607.9", confidence: "likely" },
  footingDepthIn: { value: 12, unit: "in", section: "FBC-R R403.1.4", confidence: "confirmed" },
  slabThicknessIn: { value: 3.5, unit: "in", section: "FBC-R R506.1", confidence: "likely" },
  vaporRetarderMil: { value: 6, unit: "mil", section: "FBC-R R506.2", confidence: "likely" },
  shingleRiseIn12: {
    value: 2,
    unit: "in per 12 in",
    section: "FBC-B 1507.2.2",
    confidence: "likely",
  },
  shingleDoubleUnderlaymentBelow: {
    value: 4,
    unit: "in per 12 in",
    section: "FBC-B 1507.2.2",
    confidence: "likely",
  },
  glazingToDoorIn: { value: 24, unit: "in", section: "FBC-B 2406.4", confidence: "confirmed" },
  /** A building with more storeys is a threshold building. */
  thresholdStories: { value: 3, unit: "stories", section: "FBC-B 110.8", confidence: "confirmed" },
  thresholdHeightFt: { value: 50, unit: "ft", section: "FBC-B 110.8", confidence: "confirmed" },
  thresholdAssemblySqft: {
    value: 5000,
    unit: "sq ft",
    section: "FBC-B 110.8",
    confidence: "confirmed",
  },
  thresholdAssemblyOccupants: {
    value: 500,
    unit: "occupants",
    section: "FBC-B 110.8",
    confidence: "confirmed",
  },
  /** Between insulation and roof sheathing at vents. */
  rafterAirspaceIn: { value: 1, unit: "in", section: "FBC-R R806.3", confidence: "likely" },
  /** Through the floor. */
  crawlAccessWidthIn: { value: 18, unit: "in", section: "FBC-R R408.4", confidence: "likely" },
  /** Height through a wall. */
  crawlAccessWallIn: { value: 16, unit: "in", section: "FBC-R R408.4", confidence: "likely" },
  crawlAccessLengthIn: { value: 24, unit: "in", section: "FBC-R R408.4", confidence: "likely" },
  /** From exterior wall coverings to final grade. */
  sidingClearanceIn: { value: 6, unit: "in", section: "FBC-R R318.7", confidence: "likely" },
  sillAnchorSpacingIn: { value: 72, unit: "in", section: "FBC-R R403.1.6", confidence: "likely" },
  /** 1/150 of the attic. */
  atticVentUsualPercent: { value: 0.667, unit: "%", section: "FBC-R R806.2", confidence: "likely" },
  /** 1/300, with 40 to 50 % of the vents high. */
  atticVentBetterPercent: {
    value: 0.333,
    unit: "%",
    section: "FBC-R R806.2",
    confidence: "likely",
  },
  /** 1/150 of the crawl space. */
  crawlVentUsualPercent: { value: 0.667, unit: "%", section: "FBC-R R408.1", confidence: "likely" },
  /** 1/1,500, with a vapor retarder and cross ventilation. */
  crawlVentBetterPercent: {
    value: 0.0667,
    unit: "%",
    section: "FBC-R R408.1",
    confidence: "likely",
  },
});
