/** Limits of the 8th edition (2023): energy. */
import { defineLimits } from "../define_limits.ts";

export const energy = defineLimits({
  ceilingRZone2: { value: 38, unit: "R", section: "FBC-EC R402.1.2", confidence: "likely" },
  /** Full height and uncompressed over the plate at the eaves. */
  ceilingRZone2FullHeight: {
    value: 30,
    unit: "R",
    section: "FBC-EC R402.1.2",
    confidence: "likely",
  },
  ceilingRZone1: { value: 30, unit: "R", section: "FBC-EC R402.1.2", confidence: "likely" },
  frameWallR: { value: 13, unit: "R", section: "FBC-EC R402.1.2", confidence: "likely" },
  /** At least half of the insulation outside. */
  massWallRZone1: { value: 3, unit: "R", section: "FBC-EC R402.1.2", confidence: "likely" },
  massWallInteriorRZone1: { value: 4, unit: "R", section: "FBC-EC R402.1.2", confidence: "likely" },
  /** At least half of the insulation outside. */
  massWallRZone2: { value: 4, unit: "R", section: "FBC-EC R402.1.2", confidence: "likely" },
  massWallInteriorRZone2: { value: 6, unit: "R", section: "FBC-EC R402.1.2", confidence: "likely" },
  shgcMax: { value: 0.25, unit: "SHGC", section: "FBC-EC R402.1.2", confidence: "likely" },
  uFactorZone2Max: { value: 0.4, unit: "U", section: "FBC-EC R402.1.2", confidence: "likely" },
  /** Impact-rated fenestration, carried up to the 2020 edition. */
  uFactorImpactZone2Max: {
    value: 0.65,
    unit: "U",
    section: "FBC-EC R402.1.2",
    confidence: "likely",
  },
  ach50Max: { value: 7, unit: "ACH50", section: "FBC-EC R402.4.1.2", confidence: "confirmed" },
  ach50VentilationBelow: {
    value: 3,
    unit: "ACH50",
    section: "FBC-EC R402.4.1.2",
    confidence: "confirmed",
  },
  atticDuctR: { value: 8, unit: "R", section: "FBC-EC R403.3.1", confidence: "likely" },
  otherDuctR: { value: 6, unit: "R", section: "FBC-EC R403.3.1", confidence: "likely" },
  /** Total leakage for 100 sq ft at 25 Pa, air handler in place. */
  ductLeakageCfmPer100: { value: 4, unit: "cfm", section: "FBC-EC R403.3.3", confidence: "likely" },
  /** Proposed to baseline. */
  performanceRatio: { value: 0.95, unit: "", section: "FBC-EC R405.2", confidence: "likely" },
  /** Area-weighted average of the performance method. */
  performanceShgc: { value: 0.5, unit: "", section: "FBC-EC R405.2", confidence: "likely" },
});
