/** Limits of the 8th edition (2023): electrical. */
import { defineLimits } from "../define_limits.ts";

export const electrical = defineLimits({
  /** Up to 150 V to ground. */
  workingDepthFt: [3, "ft", "NEC 110.26(A)(1)", "confirmed"],
  /** 151 to 600 V, nothing live or grounded opposite. */
  workingDepth480Condition1Ft: [3, "ft", "NEC 110.26(A)(1)", "confirmed"],
  /** 151 to 600 V, grounded parts opposite. */
  workingDepth480Condition2Ft: [3.5, "ft", "NEC 110.26(A)(1)", "confirmed"],
  /** 151 to 600 V, live parts on both sides. */
  workingDepth480Condition3Ft: [4, "ft", "NEC 110.26(A)(1)", "confirmed"],
  workingWidthIn: [30, "in", "NEC 110.26(A)(2)", "confirmed"],
  workingHeightFt: [6.5, "ft", "NEC 110.26(A)(3)", "confirmed"],
  /** And more than 6 ft wide. */
  largeEquipmentA: [1200, "A", "NEC 110.26(C)(2)", "confirmed"],
  largeEquipmentWidthFt: [6, "ft", "NEC 110.26(C)(2)", "confirmed"],
  largeEquipmentEntrances: [2, "entrances", "NEC 110.26(C)(2)", "confirmed"],
  panicHardwareA: [800, "A", "NEC 110.26(C)(3)", "confirmed"],
  /** From any point along the wall to a receptacle. */
  wallReceptacleFt: [6, "ft", "NEC 210.52(A)", "likely"],
  /** From any point along the wall line of a counter. */
  counterReceptacleIn: [24, "in", "NEC 210.52(C)(1)", "confirmed"],
  /** One receptacle for the first. */
  islandFirstSqft: [9, "sq ft", "NEC 210.52(C)(2)", "confirmed"],
  /** One more for each further or fraction. */
  islandFurtherSqft: [18, "sq ft", "NEC 210.52(C)(2)", "confirmed"],
  basinReceptacleFt: [3, "ft", "NEC 210.52(D)", "likely"],
  outdoorReceptacleHeightFt: [6.5, "ft", "NEC 210.52(E)", "likely"],
  /** From this length a hall needs a receptacle. */
  hallLengthFt: [10, "ft", "NEC 210.52(H)", "likely"],
  smallApplianceCircuits: [2, "circuits", "NEC 210.11(C)(1)", "likely"],
  dwellingServiceA: [100, "A", "NEC 230.79(C)", "likely"],
  equipmentReceptacleFt: [25, "ft", "NEC 210.63", "likely"],
  poolReceptacleMinFt: [6, "ft", "NEC 680.22", "confirmed"],
  poolReceptacleMaxFt: [20, "ft", "NEC 680.22", "confirmed"],
  poolBondAwg: [8, "AWG", "NEC 680.26(B)", "likely"],
  emergencyTransferS: [10, "s", "NEC 700.12", "likely"],
  standbyTransferS: [60, "s", "NEC 701.12", "likely"],
  /** Above this receptacles need not resist tampering. */
  tamperResistantFt: [5.5, "ft", "NEC 406.12", "likely"],
  generatorClearanceFt: [5, "ft", "NFPA 37", "likely"],
  /** To the inside wall of the pool. */
  poolEquipmentFt: [5, "ft", "NEC 680.22(E)", "likely"],
  /** From the rim of a bathtub or the threshold of a shower. */
  tubZoneFt: [3, "ft", "NEC 406.9(C)", "likely"],
});
