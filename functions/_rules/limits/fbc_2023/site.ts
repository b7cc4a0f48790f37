/** Limits of the 8th edition (2023): site and fire department access. */
import { defineLimits } from "../define_limits.ts";

export const site = defineLimits({
  addressNumeralIn: [4, "in", "FBC-R R319.1 / 502.1", "likely"],
  poolBarrierIn: [48, "in", "FBC-R R4501.17 and F.S. 515.29", "confirmed"],
  poolLatchIn: [54, "in", "FBC-R R4501.17, F.S. 515.27", "confirmed"],
  poolAlarmDba: [85, "dBA", "FBC-R R4501.17.1.5", "confirmed"],
  fireRoadWidthFt: [20, "ft", "FFPC NFPA 1 18.2.3.5.1.1", "confirmed"],
  fireRoadHeightFt: [13.5, "ft", "FFPC NFPA 1 18.2.3.5.1.2", "likely"],
  fireRoadToWallFt: [150, "ft", "FFPC NFPA 1 18.2.3.2.2", "confirmed"],
  fireRoadToWallSprinkleredFt: [450, "ft", "FFPC NFPA 1 18.2.3.2.2", "likely"],
  hydrantFt: [400, "ft", "FFPC NFPA 1 18.5.3", "likely"],
  hydrantDwellingFt: [600, "ft", "FFPC NFPA 1 18.5.3", "likely"],
  /** Without a turnaround. */
  deadEndRoadFt: [150, "ft", "FFPC NFPA 1 18.2.3.5.4", "likely"],
  /** In the first 10 ft. */
  gradingFallIn: [6, "in", "FBC-R R401.3", "likely"],
  /** In the first 10 ft. */
  gradingFallPercent: [5, "%", "FBC-R R401.3", "likely"],
});
