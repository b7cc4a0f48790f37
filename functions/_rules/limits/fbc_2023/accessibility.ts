/** Limits of the 8th edition (2023): accessibility. */
import { defineLimits } from "../define_limits.ts";

export const accessibility = defineLimits({
  /** Florida: every accessible space, car or van. */
  parkingSpaceWidthIn: { value: 144, unit: "in", section: "FBC-A 502.2", confidence: "confirmed" },
  accessAisleWidthIn: { value: 60, unit: "in", section: "FBC-A 502.3.1", confidence: "confirmed" },
  /** Florida; the ADA says 36. */
  parkingRouteWidthIn: { value: 44, unit: "in", section: "FBC-A 502.3", confidence: "confirmed" },
  /** 1:48 in any direction. */
  parkingSlopeMaxPercent: {
    value: 100 / 48,
    unit: "%",
    section: "FBC-A 502.4",
    confidence: "confirmed",
  },
  vanClearanceIn: { value: 98, unit: "in", section: "FBC-A 502.5", confidence: "confirmed" },
  /** One van space for each six accessible spaces or fraction. */
  spacesPerVanSpace: {
    value: 6,
    unit: "spaces",
    section: "FBC-A 208.2.4",
    confidence: "confirmed",
  },
  parkingSignIn: { value: 60, unit: "in", section: "FBC-A 502.6", confidence: "confirmed" },
  accessibleEntrancesPercent: {
    value: 60,
    unit: "%",
    section: "FBC-A 206.4",
    confidence: "likely",
  },
  routeWidthIn: { value: 36, unit: "in", section: "FBC-A 403.5.1", confidence: "confirmed" },
  /** For at most 24 in of length. */
  routeNarrowIn: { value: 32, unit: "in", section: "FBC-A 403.5.1", confidence: "likely" },
  routeNarrowLengthIn: { value: 24, unit: "in", section: "FBC-A 403.5.1", confidence: "likely" },
  walkSlopeMaxPercent: { value: 5, unit: "%", section: "FBC-A 403.3", confidence: "confirmed" },
  /** 1:48. */
  crossSlopeMaxPercent: {
    value: 100 / 48,
    unit: "%",
    section: "FBC-A 403.3",
    confidence: "confirmed",
  },
  doorClearWidthIn: { value: 32, unit: "in", section: "FBC-A 404.2.3", confidence: "confirmed" },
  latchPullIn: { value: 18, unit: "in", section: "FBC-A 404.2.4.1", confidence: "confirmed" },
  latchPushIn: { value: 12, unit: "in", section: "FBC-A 404.2.4.1", confidence: "likely" },
  /** Florida. */
  exteriorDoorForceLbf: {
    value: 8.5,
    unit: "lbf",
    section: "FBC-A 404.2.9",
    confidence: "confirmed",
  },
  interiorDoorForceLbf: {
    value: 5,
    unit: "lbf",
    section: "FBC-A 404.2.9",
    confidence: "confirmed",
  },
  thresholdMaxIn: { value: 0.5, unit: "in", section: "FBC-A 404.2.5", confidence: "likely" },
  /** 1:12. */
  rampSlopeMaxPercent: {
    value: 100 / 12,
    unit: "%",
    section: "FBC-A 405.2",
    confidence: "confirmed",
  },
  /** Existing sites with too little room: 1:10 for a rise of 6 in, 1:8 for 3 in. */
  existingRampSlopeMaxPercent: {
    value: 10,
    unit: "%",
    section: "FBC-A 405.2 exception",
    confidence: "likely",
  },
  existingRampRiseMaxIn: {
    value: 6,
    unit: "in",
    section: "FBC-A 405.2 exception",
    confidence: "likely",
  },
  existingSteepSlopeMaxPercent: {
    value: 12.5,
    unit: "%",
    section: "FBC-A 405.2 exception",
    confidence: "likely",
  },
  existingSteepRiseMaxIn: {
    value: 3,
    unit: "in",
    section: "FBC-A 405.2 exception",
    confidence: "likely",
  },
  rampRiseMaxIn: { value: 30, unit: "in", section: "FBC-A 405.6", confidence: "likely" },
  /** Between handrails. */
  rampWidthIn: { value: 36, unit: "in", section: "FBC-A 405.5", confidence: "confirmed" },
  curbFlareMaxPercent: { value: 10, unit: "%", section: "FBC-A 406.3", confidence: "likely" },
  turningDiameterIn: { value: 60, unit: "in", section: "FBC-A 304.3.1", confidence: "confirmed" },
  closetCentreMinIn: { value: 16, unit: "in", section: "FBC-A 604.2", confidence: "confirmed" },
  closetCentreMaxIn: { value: 18, unit: "in", section: "FBC-A 604.2", confidence: "confirmed" },
  ambulatoryCentreMinIn: { value: 17, unit: "in", section: "FBC-A 604.2", confidence: "confirmed" },
  ambulatoryCentreMaxIn: { value: 19, unit: "in", section: "FBC-A 604.2", confidence: "confirmed" },
  closetClearWidthIn: { value: 60, unit: "in", section: "FBC-A 604.3.1", confidence: "confirmed" },
  closetClearDepthIn: { value: 56, unit: "in", section: "FBC-A 604.3.1", confidence: "confirmed" },
  seatMinIn: { value: 17, unit: "in", section: "FBC-A 604.4", confidence: "confirmed" },
  seatMaxIn: { value: 19, unit: "in", section: "FBC-A 604.4", confidence: "confirmed" },
  /** Inside dwelling units. */
  unitSeatMinIn: { value: 15, unit: "in", section: "FBC-A 604.4", confidence: "likely" },
  sideGrabBarIn: { value: 42, unit: "in", section: "FBC-A 604.5.1", confidence: "likely" },
  rearGrabBarIn: { value: 36, unit: "in", section: "FBC-A 604.5.2", confidence: "likely" },
  grabBarMinIn: { value: 33, unit: "in", section: "FBC-A 609.4", confidence: "likely" },
  grabBarMaxIn: { value: 36, unit: "in", section: "FBC-A 609.4", confidence: "likely" },
  compartmentWidthIn: { value: 60, unit: "in", section: "FBC-A 604.8.1.1", confidence: "likely" },
  /** Wall-hung closet; 59 in floor-mounted. */
  compartmentDepthIn: { value: 56, unit: "in", section: "FBC-A 604.8.1.1", confidence: "likely" },
  ambulatoryMinIn: { value: 35, unit: "in", section: "FBC-A 604.8.2", confidence: "confirmed" },
  ambulatoryMaxIn: { value: 37, unit: "in", section: "FBC-A 604.8.2", confidence: "confirmed" },
  /** Florida. */
  stallLavatoryWidthIn: {
    value: 19,
    unit: "in",
    section: "FBC-A 604.8.1",
    confidence: "confirmed",
  },
  /** Florida. */
  stallLavatoryDepthIn: {
    value: 17,
    unit: "in",
    section: "FBC-A 604.8.1",
    confidence: "confirmed",
  },
  lavatoryRimMaxIn: { value: 34, unit: "in", section: "FBC-A 606.3", confidence: "likely" },
  kneeClearanceIn: { value: 27, unit: "in", section: "FBC-A 306.3", confidence: "likely" },
  reachMinIn: { value: 15, unit: "in", section: "FBC-A 308", confidence: "likely" },
  reachMaxIn: { value: 48, unit: "in", section: "FBC-A 308", confidence: "likely" },
  protrusionMaxIn: { value: 4, unit: "in", section: "FBC-A 307.2", confidence: "confirmed" },
  handrailProtrusionMaxIn: { value: 4.5, unit: "in", section: "FBC-A 307.2", confidence: "likely" },
  /** Wheelchair user. */
  spoutMaxIn: { value: 36, unit: "in", section: "FBC-A 602", confidence: "likely" },
  standingSpoutMinIn: { value: 38, unit: "in", section: "FBC-A 602", confidence: "likely" },
  standingSpoutMaxIn: { value: 43, unit: "in", section: "FBC-A 602", confidence: "likely" },
  /** Florida. */
  elevatorRailMinIn: { value: 31, unit: "in", section: "F.S. 399.035", confidence: "confirmed" },
  /** Florida. */
  elevatorRailMaxIn: { value: 33, unit: "in", section: "F.S. 399.035", confidence: "confirmed" },
  /** Florida. */
  elevatorRailLengthIn: { value: 42, unit: "in", section: "F.S. 399.035", confidence: "confirmed" },
  stretcherWidthIn: { value: 24, unit: "in", section: "FBC-B 3002.4", confidence: "likely" },
  stretcherLengthIn: { value: 84, unit: "in", section: "FBC-B 3002.4", confidence: "likely" },
  stretcherStories: { value: 4, unit: "stories", section: "FBC-B 3002.4", confidence: "likely" },
  /** Florida: one bathroom on the grade level. */
  bathDoorClearIn: { value: 29, unit: "in", section: "FBC-R R320.1.1", confidence: "confirmed" },
  /** Of gutter or road at a curb ramp. */
  counterSlopePercent: { value: 5, unit: "%", section: "FBC-A 406.2", confidence: "confirmed" },
  /** Lowest line, to its baseline. */
  tactileMinIn: { value: 48, unit: "in", section: "FBC-A 216", confidence: "likely" },
  /** Highest line, to its baseline. */
  tactileMaxIn: { value: 60, unit: "in", section: "FBC-A 216", confidence: "likely" },
  /** Over a length of 36 in. */
  serviceCounterIn: { value: 36, unit: "in", section: "FBC-A 904.4.1", confidence: "likely" },
  /** Of a clear floor space 30 in wide beyond the swing. */
  doorSwingClearIn: { value: 48, unit: "in", section: "FBC-A 603.2.3", confidence: "likely" },
  doorSwingClearWidthIn: { value: 30, unit: "in", section: "FBC-A 603.2.3", confidence: "likely" },
});
