/** Limits of the 8th edition (2023): electrical. */
import { defineLimits } from "../define_limits.ts";

export const electrical = defineLimits({
  /** Up to 150 V to ground. */
  workingDepthFt: { value: 3, unit: "ft", section: "NEC 110.26(A)(1)", confidence: "confirmed" },
  /** 151 to 600 V, nothing live or grounded opposite. */
  workingDepth480Condition1Ft: {
    value: 3,
    unit: "ft",
    section: "NEC 110.26(A)(1)",
    confidence: "confirmed",
  },
  /** 151 to 600 V, grounded parts opposite. */
  workingDepth480Condition2Ft: {
    value: 3.5,
    unit: "ft",
    section: "NEC 110.26(A)(1)",
    confidence: "confirmed",
  },
  /** 151 to 600 V, live parts on both sides. */
  workingDepth480Condition3Ft: {
    value: 4,
    unit: "ft",
    section: "NEC 110.26(A)(1)",
    confidence: "confirmed",
  },
  workingWidthIn: { value: 30, unit: "in", section: "NEC 110.26(A)(2)", confidence: "confirmed" },
  workingHeightFt: { value: 6.5, unit: "ft", section: "NEC 110.26(A)(3)", confidence: "confirmed" },
  /** And more than 6 ft wide. */
  largeEquipmentA: { value: 1200, unit: "A", section: "NEC 110.26(C)(2)", confidence: "confirmed" },
  largeEquipmentWidthFt: {
    value: 6,
    unit: "ft",
    section: "NEC 110.26(C)(2)",
    confidence: "confirmed",
  },
  largeEquipmentEntrances: {
    value: 2,
    unit: "entrances",
    section: "NEC 110.26(C)(2)",
    confidence: "confirmed",
  },
  panicHardwareA: { value: 800, unit: "A", section: "NEC 110.26(C)(3)", confidence: "confirmed" },
  /** From any point along the wall to a receptacle. */
  wallReceptacleFt: { value: 6, unit: "ft", section: "NEC 210.52(A)", confidence: "likely" },
  /** From any point along the wall line of a counter. */
  counterReceptacleIn: {
    value: 24,
    unit: "in",
    section: "NEC 210.52(C)(1)",
    confidence: "confirmed",
  },
  /** One receptacle for the first. */
  islandFirstSqft: {
    value: 9,
    unit: "sq ft",
    section: "NEC 210.52(C)(2)",
    confidence: "confirmed",
  },
  /** One more for each further or fraction. */
  islandFurtherSqft: {
    value: 18,
    unit: "sq ft",
    section: "NEC 210.52(C)(2)",
    confidence: "confirmed",
  },
  basinReceptacleFt: { value: 3, unit: "ft", section: "NEC 210.52(D)", confidence: "likely" },
  outdoorReceptacleHeightFt: {
    value: 6.5,
    unit: "ft",
    section: "NEC 210.52(E)",
    confidence: "likely",
  },
  /** From this length a hall needs a receptacle. */
  hallLengthFt: { value: 10, unit: "ft", section: "NEC 210.52(H)", confidence: "likely" },
  smallApplianceCircuits: {
    value: 2,
    unit: "circuits",
    section: "NEC 210.11(C)(1)",
    confidence: "likely",
  },
  dwellingServiceA: { value: 100, unit: "A", section: "NEC 230.79(C)", confidence: "likely" },
  equipmentReceptacleFt: { value: 25, unit: "ft", section: "NEC 210.63", confidence: "likely" },
  poolReceptacleMinFt: { value: 6, unit: "ft", section: "NEC 680.22", confidence: "confirmed" },
  poolReceptacleMaxFt: { value: 20, unit: "ft", section: "NEC 680.22", confidence: "confirmed" },
  poolBondAwg: { value: 8, unit: "AWG", section: "NEC 680.26(B)", confidence: "likely" },
  emergencyTransferS: { value: 10, unit: "s", section: "NEC 700.12", confidence: "likely" },
  standbyTransferS: { value: 60, unit: "s", section: "NEC 701.12", confidence: "likely" },
  /** Above this receptacles need not resist tampering. */
  tamperResistantFt: { value: 5.5, unit: "ft", section: "NEC 406.12", confidence: "likely" },
  generatorClearanceFt: { value: 5, unit: "ft", section: "NFPA 37", confidence: "likely" },
  /** To the inside wall of the pool. */
  poolEquipmentFt: { value: 5, unit: "ft", section: "NEC 680.22(E)", confidence: "likely" },
  /** From the rim of a bathtub or the threshold of a shower. */
  tubZoneFt: { value: 3, unit: "ft", section: "NEC 406.9(C)", confidence: "likely" },
});
