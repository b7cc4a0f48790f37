/** Limits of the 8th edition (2023): wind. */
import { defineLimits } from "../define_limits.ts";

export const wind = defineLimits({
  /** Wind-borne debris region anywhere. */
  debrisSpeedMph: [140, "mph", "FBC-B 1609.2", "confirmed"],
  /** Wind-borne debris region within a mile of water whose shore has Exposure D. */
  debrisCoastalSpeedMph: [130, "mph", "FBC-B 1609.2", "likely"],
  /** How far from the water that strip reaches. */
  debrisCoastMiles: [1, "mi", "FBC-B 1609.2", "likely"],
  largeMissileHeightFt: [30, "ft", "FBC-B 1626", "likely"],
  hvhzStudDepthIn: [6, "in nominal", "FBC-B 2318", "likely"],
  asce7Year: [22, "edition", "FBC-B 1609.1.1", "confirmed"],
  /** Mean roof height of buildings with wood panels as opening protection. */
  woodPanelRoofHeightFt: [33, "ft", "FBC-R R301.2.1.2", "likely"],
  /** Of supplemental nails. */
  deckNailSpacingIn: [6, "in", "FBC-EB 706.7.1", "likely"],
  /** At laps of the underlayment. */
  tinCapLapIn: [6, "in", "FBC-B 1518.2", "likely"],
  /** In the field of the underlayment. */
  tinCapFieldIn: [12, "in", "FBC-B 1518.2", "likely"],
});
