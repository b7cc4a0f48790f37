/** Limits of the 8th edition (2023): mechanical. */
import { defineLimits } from "../define_limits.ts";

export const mechanical = defineLimits({
  /** For each water closet or urinal, switched. */
  toiletExhaustCfm: { value: 70, unit: "cfm", section: "FBC-M 403.3.1.1", confidence: "likely" },
  /** For each water closet or urinal, running always. */
  toiletExhaustContinuousCfm: {
    value: 50,
    unit: "cfm",
    section: "FBC-M 403.3.1.1",
    confidence: "likely",
  },
  /** Switched. */
  bathExhaustCfm: { value: 50, unit: "cfm", section: "FBC-R M1505.4", confidence: "likely" },
  /** Running always. */
  bathExhaustContinuousCfm: {
    value: 20,
    unit: "cfm",
    section: "FBC-R M1505.4",
    confidence: "likely",
  },
  dryerDuctFt: { value: 35, unit: "ft", section: "FBC-M 504.8.4.1", confidence: "likely" },
  /** 4 in mitered elbow. */
  dryerElbow90Ft: { value: 5, unit: "ft", section: "FBC-M 504.8.4.1", confidence: "likely" },
  /** 4 in mitered elbow. */
  dryerElbow45Ft: { value: 2.5, unit: "ft", section: "FBC-M 504.8.4.1", confidence: "likely" },
  /** Smooth elbow of 6 in radius. */
  dryerSmoothElbow90Ft: {
    value: 1.75,
    unit: "ft",
    section: "FBC-M 504.8.4.1",
    confidence: "likely",
  },
  /** Smooth elbow of 6 in radius. */
  dryerSmoothElbow45Ft: {
    value: 1,
    unit: "ft",
    section: "FBC-M 504.8.4.1",
    confidence: "likely",
  },
  dryerTerminalFt: { value: 3, unit: "ft", section: "FBC-M 504.4", confidence: "likely" },
  /** Above this makeup air is needed beside a natural-draft appliance. */
  rangeHoodCfm: { value: 400, unit: "cfm", section: "FBC-R M1503.6", confidence: "likely" },
  intakeDistanceFt: { value: 10, unit: "ft", section: "FBC-M 401.4", confidence: "likely" },
  /** Above this a detector is needed. */
  ductDetectorCfm: { value: 2000, unit: "cfm", section: "FBC-M 606.2.1", confidence: "likely" },
  atticPassageFt: { value: 20, unit: "ft", section: "FBC-M 306.3", confidence: "likely" },
  /** Where it is 6 ft high. */
  tallAtticPassageFt: { value: 50, unit: "ft", section: "FBC-M 306.3", confidence: "likely" },
  tallAtticFt: { value: 6, unit: "ft", section: "FBC-M 306.3", confidence: "likely" },
  /** Both ways. */
  atticPlatformIn: { value: 30, unit: "in", section: "FBC-M 306.3", confidence: "likely" },
  atticOpeningShortIn: { value: 20, unit: "in", section: "FBC-M 306.3", confidence: "likely" },
  atticOpeningLongIn: { value: 30, unit: "in", section: "FBC-M 306.3", confidence: "likely" },
  /** Of canopy hoods beyond the appliances, on open sides. */
  hoodOverhangIn: { value: 6, unit: "in", section: "FBC-M 507.2", confidence: "likely" },
  /** From a Type I hood to what burns. */
  hoodCombustibleIn: { value: 18, unit: "in", section: "FBC-M 507.2", confidence: "likely" },
  /** Thinnest sheet of a grease duct: the higher the gauge the thinner. */
  greaseDuctSteelGauge: { value: 16, unit: "ga", section: "FBC-M 506.3", confidence: "likely" },
  greaseDuctStainlessGauge: { value: 18, unit: "ga", section: "FBC-M 506.3", confidence: "likely" },
  /** Outlet of grease exhaust above the roof. */
  greaseOutletIn: { value: 40, unit: "in", section: "FBC-M 506.3", confidence: "likely" },
  roofEdgeFt: { value: 10, unit: "ft", section: "FBC-M 304.11", confidence: "likely" },
  roofGuardIn: { value: 42, unit: "in", section: "FBC-M 304.11", confidence: "likely" },
  /** Florida: below this a house is ventilated by machine. */
  tightHouseAch50: { value: 3, unit: "ACH50", section: "FBC-R R303.4", confidence: "confirmed" },
  /** Of the floor area. */
  openableAreaPercent: { value: 4, unit: "%", section: "FBC-R R303.1", confidence: "likely" },
  /** Exhaust at each station. */
  nailStationCfm: { value: 50, unit: "cfm", section: "FBC-M 403.3.1.1", confidence: "likely" },
  /** Intermittent. */
  kitchenExhaustCfm: { value: 100, unit: "cfm", section: "FBC-R M1505.4.4", confidence: "likely" },
  /** Continuous. */
  kitchenExhaustContinuousCfm: {
    value: 25,
    unit: "cfm",
    section: "FBC-R M1505.4.4",
    confidence: "likely",
  },
  /** Than the unit, on each side. */
  overflowPanLargerIn: { value: 3, unit: "in", section: "FBC-M 307.2.3", confidence: "likely" },
  overflowPanDepthIn: { value: 1.5, unit: "in", section: "FBC-M 307.2.3", confidence: "likely" },
  /** Above the roof. */
  greaseTerminationIn: { value: 40, unit: "in", section: "FBC-M 506.3.13.1", confidence: "likely" },
  garageExhaustCfmPerSqft: {
    value: 0.75,
    unit: "cfm/sq ft",
    section: "FBC-M 404.2",
    confidence: "likely",
  },
  /** With sensors of carbon monoxide and nitrogen dioxide. */
  garageExhaustLeastCfmPerSqft: {
    value: 0.05,
    unit: "cfm/sq ft",
    section: "FBC-M 404.2",
    confidence: "likely",
  },
});
