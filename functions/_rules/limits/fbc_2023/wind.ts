/** Limits of the 8th edition (2023): wind. */
import { defineLimits } from "../define_limits.ts";

export const wind = defineLimits({
  /** Wind-borne debris region anywhere. */
  debrisSpeedMph: { value: 140, unit: "mph", section: "FBC-B 1609.2", confidence: "confirmed" },
  /** Wind-borne debris region within a mile of water whose shore has Exposure D. */
  debrisCoastalSpeedMph: {
    value: 130,
    unit: "mph",
    section: "FBC-B 1609.2",
    confidence: "likely",
  },
  /** How far from the water that strip reaches. */
  debrisCoastMiles: { value: 1, unit: "mi", section: "FBC-B 1609.2", confidence: "likely" },
  largeMissileHeightFt: { value: 30, unit: "ft", section: "FBC-B 1626", confidence: "likely" },
  hvhzStudDepthIn: { value: 6, unit: "in nominal", section: "FBC-B 2318", confidence: "likely" },
  asce7Year: { value: 22, unit: "edition", section: "FBC-B 1609.1.1", confidence: "confirmed" },
  /** Mean roof height of buildings with wood panels as opening protection. */
  woodPanelRoofHeightFt: {
    value: 33,
    unit: "ft",
    section: "FBC-R R301.2.1.2",
    confidence: "likely",
  },
  /** Of supplemental nails. */
  deckNailSpacingIn: { value: 6, unit: "in", section: "FBC-EB 706.7.1", confidence: "likely" },
  /** At laps of the underlayment. */
  tinCapLapIn: { value: 6, unit: "in", section: "FBC-B 1518.2", confidence: "likely" },
  /** In the field of the underlayment. */
  tinCapFieldIn: { value: 12, unit: "in", section: "FBC-B 1518.2", confidence: "likely" },
});
