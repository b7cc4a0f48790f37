/** Limits of the 8th edition (2023): mechanical. */
import { defineLimits } from "../define_limits.ts";

export const mechanical = defineLimits({
  /** For each water closet or urinal, switched. */
  toiletExhaustCfm: [70, "cfm", "FBC-M 403.3.1.1", "likely"],
  /** For each water closet or urinal, running always. */
  toiletExhaustContinuousCfm: [50, "cfm", "FBC-M 403.3.1.1", "likely"],
  /** Switched. */
  bathExhaustCfm: [50, "cfm", "FBC-R M1505.4", "likely"],
  /** Running always. */
  bathExhaustContinuousCfm: [20, "cfm", "FBC-R M1505.4", "likely"],
  dryerDuctFt: [35, "ft", "FBC-M 504.8.4.1", "likely"],
  /** Height of a roof up to which a portable ladder will do. */
  roofAccessFt: [16, "ft", "FBC-M 306.5", "likely"],
  /** 4 in mitered elbow. */
  dryerElbow90Ft: [5, "ft", "FBC-M 504.8.4.1", "likely"],
  /** 4 in mitered elbow. */
  dryerElbow45Ft: [2.5, "ft", "FBC-M 504.8.4.1", "likely"],
  /** Smooth elbow of 6 in radius. */
  dryerSmoothElbow90Ft: [1.75, "ft", "FBC-M 504.8.4.1", "likely"],
  /** Smooth elbow of 6 in radius. */
  dryerSmoothElbow45Ft: [1, "ft", "FBC-M 504.8.4.1", "likely"],
  dryerTerminalFt: [3, "ft", "FBC-M 504.4", "likely"],
  /** Above this makeup air is needed beside a natural-draft appliance. */
  rangeHoodCfm: [400, "cfm", "FBC-R M1503.6", "likely"],
  intakeDistanceFt: [10, "ft", "FBC-M 401.4", "likely"],
  /** An intake so far below a source may be nearer. */
  intakeBelowFt: [3, "ft", "FBC-M 401.4", "likely"],
  /** Above this a detector is needed. */
  ductDetectorCfm: [2000, "cfm", "FBC-M 606.2.1", "likely"],
  atticPassageFt: [20, "ft", "FBC-M 306.3", "likely"],
  /** Where it is 6 ft high. */
  tallAtticPassageFt: [50, "ft", "FBC-M 306.3", "likely"],
  tallAtticFt: [6, "ft", "FBC-M 306.3", "likely"],
  /** Both ways. */
  atticPlatformIn: [30, "in", "FBC-M 306.3", "likely"],
  atticOpeningShortIn: [20, "in", "FBC-M 306.3", "likely"],
  atticOpeningLongIn: [30, "in", "FBC-M 306.3", "likely"],
  /** Of canopy hoods beyond the appliances, on open sides. */
  hoodOverhangIn: [6, "in", "FBC-M 507.2", "likely"],
  /** From a Type I hood to what burns. */
  hoodCombustibleIn: [18, "in", "FBC-M 507.2", "likely"],
  /** Thinnest sheet of a grease duct: the higher the gauge the thinner. */
  greaseDuctSteelGauge: [16, "ga", "FBC-M 506.3", "likely"],
  greaseDuctStainlessGauge: [18, "ga", "FBC-M 506.3", "likely"],
  /** Outlet of grease exhaust above the roof. */
  roofEdgeFt: [10, "ft", "FBC-M 304.11", "likely"],
  roofGuardIn: [42, "in", "FBC-M 304.11", "likely"],
  /** Florida: below this a house is ventilated by machine. */
  tightHouseAch50: [3, "ACH50", "FBC-R R303.4", "confirmed"],
  /** Of the floor area. */
  openableAreaPercent: [4, "%", "FBC-R R303.1", "likely"],
  /** Exhaust at each station. */
  nailStationCfm: [50, "cfm", "FBC-M 403.3.1.1", "likely"],
  /** Intermittent. */
  kitchenExhaustCfm: [100, "cfm", "FBC-R M1505.4.4", "likely"],
  /** Continuous. */
  kitchenExhaustContinuousCfm: [25, "cfm", "FBC-R M1505.4.4", "likely"],
  /** Than the unit, on each side. */
  overflowPanLargerIn: [3, "in", "FBC-M 307.2.3", "likely"],
  overflowPanDepthIn: [1.5, "in", "FBC-M 307.2.3", "likely"],
  /** Above the roof. */
  greaseTerminationIn: [40, "in", "FBC-M 506.3.13.1", "likely"],
  garageExhaustCfmPerSqft: [0.75, "cfm/sq ft", "FBC-M 404.2", "likely"],
  /** With sensors of carbon monoxide and nitrogen dioxide. */
  garageExhaustLeastCfmPerSqft: [0.05, "cfm/sq ft", "FBC-M 404.2", "likely"],
});
