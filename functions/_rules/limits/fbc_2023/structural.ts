/** Limits of the 8th edition (2023): structural. */
import { defineLimits } from "../define_limits.ts";

export const structural = defineLimits({
  guardConcentratedLb: [200, "lb", "FBC-B 1607.9", "likely"],
  guardLinearPlf: [50, "plf", "FBC-B 1607.9", "likely"],
  footingDepthIn: [12, "in", "FBC-R R403.1.4", "confirmed"],
  buildingFootingDepthIn: [12, "in", "FBC-B 1809.4", "likely"],
  slabThicknessIn: [3.5, "in", "FBC-R R506.1", "likely"],
  vaporRetarderMil: [6, "mil", "FBC-R R506.2", "likely"],
  shingleRiseIn12: [2, "in per 12 in", "FBC-B 1507.2.2", "likely"],
  shingleDoubleUnderlaymentBelow: [4, "in per 12 in", "FBC-B 1507.2.2", "likely"],
  glazingToTreadsIn: [36, "in", "FBC-R R308.4.6", "likely"],
  glazingToWaterIn: [60, "in", "FBC-R R308.4.5", "likely"],
  glazingToDoorIn: [24, "in", "FBC-B 2406.4", "confirmed"],
  /** A building with more storeys is a threshold building. */
  thresholdStories: [3, "stories", "FBC-B 110.8", "confirmed"],
  thresholdHeightFt: [50, "ft", "FBC-B 110.8", "confirmed"],
  thresholdAssemblySqft: [5000, "sq ft", "FBC-B 110.8", "confirmed"],
  thresholdAssemblyOccupants: [500, "occupants", "FBC-B 110.8", "confirmed"],
  /** Between insulation and roof sheathing at vents. */
  rafterAirspaceIn: [1, "in", "FBC-R R806.3", "likely"],
  /** Through the floor. */
  crawlAccessWidthIn: [18, "in", "FBC-R R408.4", "likely"],
  /** Height through a wall. */
  crawlAccessWallIn: [16, "in", "FBC-R R408.4", "likely"],
  crawlAccessLengthIn: [24, "in", "FBC-R R408.4", "likely"],
  /** From exterior wall coverings to final grade. */
  sidingClearanceIn: [6, "in", "FBC-R R318.7", "likely"],
  sillAnchorSpacingIn: [72, "in", "FBC-R R403.1.6", "likely"],
  /** 1/150 of the attic. */
  atticVentUsualPercent: [0.667, "%", "FBC-R R806.2", "likely"],
  /** 1/300, with 40% to 50% of the vents high. */
  atticVentBetterPercent: [0.333, "%", "FBC-R R806.2", "likely"],
  /** 1/150 of the crawl space. */
  crawlVentUsualPercent: [0.667, "%", "FBC-R R408.1", "likely"],
  /** 1/1,500, with a vapor retarder and cross ventilation. */
  crawlVentBetterPercent: [0.0667, "%", "FBC-R R408.1", "likely"],
});
