/** Limits of the 8th edition (2023): site and fire department access. */
import { defineLimits } from "../define_limits.ts";

export const site = defineLimits({
  addressNumeralIn: { value: 4, unit: "in", section: "FBC-R R319.1 / 502.1", confidence: "likely" },
  poolBarrierIn: {
    value: 48,
    unit: "in",
    section: "FBC-R R4501.17 and F.S. 515.29",
    confidence: "confirmed",
  },
  poolLatchIn: {
    value: 54,
    unit: "in",
    section: "FBC-R R4501.17, F.S. 515.27",
    confidence: "confirmed",
  },
  poolAlarmDba: { value: 85, unit: "dBA", section: "FBC-R R4501.17.1.5", confidence: "confirmed" },
  fireRoadWidthFt: {
    value: 20,
    unit: "ft",
    section: "FFPC NFPA 1 18.2.3.5.1.1",
    confidence: "confirmed",
  },
  fireRoadHeightFt: {
    value: 13.5,
    unit: "ft",
    section: "FFPC NFPA 1 18.2.3.5.1.2",
    confidence: "likely",
  },
  fireRoadToWallFt: {
    value: 150,
    unit: "ft",
    section: "FFPC NFPA 1 18.2.3.2.2",
    confidence: "confirmed",
  },
  fireRoadToWallSprinkleredFt: {
    value: 450,
    unit: "ft",
    section: "FFPC NFPA 1 18.2.3.2.2",
    confidence: "likely",
  },
  hydrantFt: { value: 400, unit: "ft", section: "FFPC NFPA 1 18.5.3", confidence: "likely" },
  hydrantDwellingFt: {
    value: 600,
    unit: "ft",
    section: "FFPC NFPA 1 18.5.3",
    confidence: "likely",
  },
  /** Without a turnaround. */
  deadEndRoadFt: {
    value: 150,
    unit: "ft",
    section: "FFPC NFPA 1 18.2.3.5.4",
    confidence: "likely",
  },
  /** In the first 10 ft. */
  gradingFallIn: { value: 6, unit: "in", section: "FBC-R R401.3", confidence: "likely" },
  /** In the first 10 ft. */
  gradingFallPercent: { value: 5, unit: "%", section: "FBC-R R401.3", confidence: "likely" },
});
