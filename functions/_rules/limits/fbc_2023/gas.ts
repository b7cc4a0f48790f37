/** Limits of the 8th edition (2023): gas. */
import { defineLimits } from "../define_limits.ts";

export const gas = defineLimits({
  shutoffDistanceFt: [6, "ft", "FBC-FG 409.5", "likely"],
  /** Copper; larger numbers are thinner. */
  bondingGauge: [6, "AWG", "FBC-FG 310", "likely"],
  /** For each 1,000 Btu/h. */
  combustionVolumeCuft: [50, "cu ft", "FBC-FG 304.5", "likely"],
  /** Above a garage floor. */
  ignitionHeightIn: [18, "in", "FBC-FG 305.3", "likely"],
  /** Below or beside an opening. */
  ventTerminalFt: [4, "ft", "FBC-FG 503.8", "likely"],
  /** Above an opening. */
  ventTerminalAboveFt: [1, "ft", "FBC-FG 503.8", "likely"],
  /** Containers of 125 to 500 gal. */
  lpMidTankFt: [10, "ft", "NFPA 58", "likely"],
  /** Containers of 501 to 2,000 gal. */
  lpLargeTankFt: [25, "ft", "NFPA 58", "likely"],
  /** From here 10 ft. */
  lpMidTankGal: [125, "gal", "NFPA 58", "likely"],
  /** From here 25 ft. */
  lpLargeTankGal: [501, "gal", "NFPA 58", "likely"],
  /** Larger ones keep distances of their own. */
  lpLargestTankGal: [2000, "gal", "NFPA 58", "likely"],
  /** Below grade. */
  burialDepthIn: [12, "in", "FBC-FG 404.12", "likely"],
  /** Above the cooking top to combustibles. */
  rangeClearanceIn: [30, "in", "FBC-FG 623.7", "likely"],
});
