/** Limits of the 8th edition (2023): accessibility. */
import { defineLimits } from "../define_limits.ts";

export const accessibility = defineLimits({
  /** Florida: every accessible space, car or van. */
  parkingSpaceWidthIn: [144, "in", "FBC-A 502.2", "confirmed"],
  accessAisleWidthIn: [60, "in", "FBC-A 502.3.1", "confirmed"],
  /** Florida; the ADA says 36. */
  parkingRouteWidthIn: [44, "in", "FBC-A 502.3", "confirmed"],
  /** 1:48 in any direction. */
  parkingSlopeMaxPercent: [100 / 48, "%", "FBC-A 502.4", "confirmed"],
  vanClearanceIn: [98, "in", "FBC-A 502.5", "confirmed"],
  /** One van space for each six accessible spaces or fraction. */
  spacesPerVanSpace: [6, "spaces", "FBC-A 208.2.4", "confirmed"],
  parkingSignIn: [60, "in", "FBC-A 502.6", "confirmed"],
  accessibleEntrancesPercent: [60, "%", "FBC-A 206.4", "likely"],
  /** Of the seats at dining surfaces, the fraction counts as a whole. */
  diningSeatsPercent: [5, "%", "FBC-A 226.1", "likely"],
  routeWidthIn: [36, "in", "FBC-A 403.5.1", "confirmed"],
  /** For at most 24 in of length. */
  routeNarrowIn: [32, "in", "FBC-A 403.5.1", "likely"],
  routeNarrowLengthIn: [24, "in", "FBC-A 403.5.1", "likely"],
  walkSlopeMaxPercent: [5, "%", "FBC-A 403.3", "confirmed"],
  /** 1:48. */
  crossSlopeMaxPercent: [100 / 48, "%", "FBC-A 403.3", "confirmed"],
  doorClearWidthIn: [32, "in", "FBC-A 404.2.3", "confirmed"],
  latchPullIn: [18, "in", "FBC-A 404.2.4.1", "confirmed"],
  latchPushIn: [12, "in", "FBC-A 404.2.4.1", "likely"],
  /** Florida. */
  exteriorDoorForceLbf: [8.5, "lbf", "FBC-A 404.2.9", "confirmed"],
  interiorDoorForceLbf: [5, "lbf", "FBC-A 404.2.9", "confirmed"],
  thresholdMaxIn: [0.5, "in", "FBC-A 404.2.5", "likely"],
  /** 1:12. */
  rampSlopeMaxPercent: [100 / 12, "%", "FBC-A 405.2", "confirmed"],
  /** Existing sites with too little room: 1:10 for a rise of 6 in, 1:8 for 3 in. */
  existingRampSlopeMaxPercent: [10, "%", "FBC-A 405.2 exception", "likely"],
  existingRampRiseMaxIn: [6, "in", "FBC-A 405.2 exception", "likely"],
  existingSteepSlopeMaxPercent: [12.5, "%", "FBC-A 405.2 exception", "likely"],
  existingSteepRiseMaxIn: [3, "in", "FBC-A 405.2 exception", "likely"],
  rampRiseMaxIn: [30, "in", "FBC-A 405.6", "likely"],
  /** Across the way where the ramp turns; along it FBC-B 1012.6 asks for the same. */
  rampLandingIn: [60, "in", "FBC-A 405.7.4", "confirmed"],
  /** Between handrails. */
  rampWidthIn: [36, "in", "FBC-A 405.5", "confirmed"],
  curbFlareMaxPercent: [10, "%", "FBC-A 406.3", "likely"],
  turningDiameterIn: [60, "in", "FBC-A 304.3.1", "confirmed"],
  closetCentreMinIn: [16, "in", "FBC-A 604.2", "confirmed"],
  closetCentreMaxIn: [18, "in", "FBC-A 604.2", "confirmed"],
  ambulatoryCentreMinIn: [17, "in", "FBC-A 604.2", "confirmed"],
  ambulatoryCentreMaxIn: [19, "in", "FBC-A 604.2", "confirmed"],
  closetClearWidthIn: [60, "in", "FBC-A 604.3.1", "confirmed"],
  closetClearDepthIn: [56, "in", "FBC-A 604.3.1", "confirmed"],
  seatMinIn: [17, "in", "FBC-A 604.4", "confirmed"],
  seatMaxIn: [19, "in", "FBC-A 604.4", "confirmed"],
  /** Inside dwelling units. */
  unitSeatMinIn: [15, "in", "FBC-A 604.4", "likely"],
  sideGrabBarIn: [42, "in", "FBC-A 604.5.1", "likely"],
  rearGrabBarIn: [36, "in", "FBC-A 604.5.2", "likely"],
  grabBarMinIn: [33, "in", "FBC-A 609.4", "likely"],
  grabBarMaxIn: [36, "in", "FBC-A 609.4", "likely"],
  compartmentWidthIn: [60, "in", "FBC-A 604.8.1.1", "likely"],
  /** Wall-hung closet; 59 in floor-mounted. */
  compartmentDepthIn: [56, "in", "FBC-A 604.8.1.1", "likely"],
  ambulatoryMinIn: [35, "in", "FBC-A 604.8.2", "confirmed"],
  ambulatoryMaxIn: [37, "in", "FBC-A 604.8.2", "confirmed"],
  /** Florida. */
  stallLavatoryWidthIn: [19, "in", "FBC-A 604.8.1", "confirmed"],
  /** Florida. */
  stallLavatoryDepthIn: [17, "in", "FBC-A 604.8.1", "confirmed"],
  lavatoryRimMaxIn: [34, "in", "FBC-A 606.3", "likely"],
  kneeClearanceIn: [27, "in", "FBC-A 306.3", "likely"],
  reachMinIn: [15, "in", "FBC-A 308", "likely"],
  reachMaxIn: [48, "in", "FBC-A 308", "likely"],
  protrusionMaxIn: [4, "in", "FBC-A 307.2", "confirmed"],
  handrailProtrusionMaxIn: [4.5, "in", "FBC-A 307.2", "likely"],
  /** Wheelchair user. */
  spoutMaxIn: [36, "in", "FBC-A 602", "likely"],
  standingSpoutMinIn: [38, "in", "FBC-A 602", "likely"],
  standingSpoutMaxIn: [43, "in", "FBC-A 602", "likely"],
  /** Florida. */
  elevatorRailMinIn: [31, "in", "F.S. 399.035", "confirmed"],
  /** Florida. */
  elevatorRailMaxIn: [33, "in", "F.S. 399.035", "confirmed"],
  /** Florida. */
  elevatorRailLengthIn: [42, "in", "F.S. 399.035", "confirmed"],
  stretcherWidthIn: [24, "in", "FBC-B 3002.4", "likely"],
  stretcherLengthIn: [84, "in", "FBC-B 3002.4", "likely"],
  stretcherStories: [4, "stories", "FBC-B 3002.4", "likely"],
  /** Florida: one bathroom on the grade level. */
  bathDoorClearIn: [29, "in", "FBC-R R320.1.1", "confirmed"],
  /** What stop and thickness of a leaf take of its width. */
  doorLeafLossIn: [2, "in", "trade allowance", "likely"],
  /** Of gutter or road at a curb ramp. */
  counterSlopePercent: [5, "%", "FBC-A 406.2", "confirmed"],
  /** Lowest line, to its baseline. */
  tactileMinIn: [48, "in", "FBC-A 216", "likely"],
  /** Highest line, to its baseline. */
  tactileMaxIn: [60, "in", "FBC-A 216", "likely"],
  /** Over a length of 36 in. */
  serviceCounterIn: [36, "in", "FBC-A 904.4.1", "likely"],
  /** Of a clear floor space 30 in wide beyond the swing. */
  doorSwingClearIn: [48, "in", "FBC-A 603.2.3", "likely"],
  doorSwingClearWidthIn: [30, "in", "FBC-A 603.2.3", "likely"],
});
