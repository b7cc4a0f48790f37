/** Limits of the 8th edition (2023): energy. */
import { defineLimits } from "../define_limits.ts";

export const energy = defineLimits({
  ceilingRZone2: [38, "R", "FBC-EC R402.1.2", "likely"],
  /** Full height and uncompressed over the plate at the eaves. */
  ceilingRZone2FullHeight: [30, "R", "FBC-EC R402.1.2", "likely"],
  ceilingRZone1: [30, "R", "FBC-EC R402.1.2", "likely"],
  frameWallR: [13, "R", "FBC-EC R402.1.2", "likely"],
  /** At least half of the insulation outside. */
  massWallRZone1: [3, "R", "FBC-EC R402.1.2", "likely"],
  massWallInteriorRZone1: [4, "R", "FBC-EC R402.1.2", "likely"],
  /** At least half of the insulation outside. */
  massWallRZone2: [4, "R", "FBC-EC R402.1.2", "likely"],
  massWallInteriorRZone2: [6, "R", "FBC-EC R402.1.2", "likely"],
  shgcMax: [0.25, "SHGC", "FBC-EC R402.1.2", "likely"],
  uFactorZone2Max: [0.4, "U", "FBC-EC R402.1.2", "likely"],
  /** Impact-rated fenestration, carried up to the 2020 edition. */
  uFactorImpactZone2Max: [0.65, "U", "FBC-EC R402.1.2", "likely"],
  ach50Max: [7, "ACH50", "FBC-EC R402.4.1.2", "confirmed"],
  ach50VentilationBelow: [3, "ACH50", "FBC-EC R402.4.1.2", "confirmed"],
  atticDuctR: [8, "R", "FBC-EC R403.3.1", "likely"],
  otherDuctR: [6, "R", "FBC-EC R403.3.1", "likely"],
  /** Total leakage for 100 sq ft at 25 Pa, air handler in place. */
  ductLeakageCfmPer100: [4, "cfm", "FBC-EC R403.3.3", "likely"],
  /** Proposed to baseline. */
  performanceRatio: [0.95, "", "FBC-EC R405.2", "likely"],
  /** Area-weighted average of the performance method. */
  performanceShgc: [0.5, "", "FBC-EC R405.2", "likely"],
});
