/** Limits of the 8th edition (2023): gas. */
import { defineLimits } from "../define_limits.ts";

export const gas = defineLimits({
  shutoffDistanceFt: { value: 6, unit: "ft", section: "FBC-FG 409.5", confidence: "likely" },
  /** Copper; larger numbers are thinner. */
  bondingGauge: { value: 6, unit: "AWG", section: "FBC-FG 310", confidence: "likely" },
  /** For each 1,000 Btu/h. */
  combustionVolumeCuft: { value: 50, unit: "cu ft", section: "FBC-FG 304.5", confidence: "likely" },
  /** Above a garage floor. */
  ignitionHeightIn: { value: 18, unit: "in", section: "FBC-FG 305.3", confidence: "likely" },
  /** Below or beside an opening. */
  ventTerminalFt: { value: 4, unit: "ft", section: "FBC-FG 503.8", confidence: "likely" },
  /** Above an opening. */
  ventTerminalAboveFt: { value: 1, unit: "ft", section: "FBC-FG 503.8", confidence: "likely" },
  /** Containers of 125 to 500 gal. */
  lpMidTankFt: { value: 10, unit: "ft", section: "NFPA 58", confidence: "likely" },
  /** Containers of 501 to 2,000 gal. */
  lpLargeTankFt: { value: 25, unit: "ft", section: "NFPA 58", confidence: "likely" },
  /** From here 10 ft. */
  lpMidTankGal: { value: 125, unit: "gal", section: "NFPA 58", confidence: "likely" },
  /** From here 25 ft. */
  lpLargeTankGal: { value: 501, unit: "gal", section: "NFPA 58", confidence: "likely" },
  /** Below grade. */
  burialDepthIn: { value: 12, unit: "in", section: "FBC-FG 404.12", confidence: "likely" },
  /** Above the cooking top to combustibles. */
  rangeClearanceIn: { value: 30, unit: "in", section: "FBC-FG 623.7", confidence: "likely" },
});
