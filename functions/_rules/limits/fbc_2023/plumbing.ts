/** Limits of the 8th edition (2023): plumbing. */
import { defineLimits } from "../define_limits.ts";

export const plumbing = defineLimits({
  /** From the centre to a side wall or obstruction. */
  closetToWallIn: { value: 15, unit: "in", section: "FBC-P 405.3.1", confidence: "likely" },
  /** From the centre to that of the next fixture. */
  closetToFixtureIn: { value: 30, unit: "in", section: "FBC-P 405.3.1", confidence: "likely" },
  frontClearanceIn: { value: 21, unit: "in", section: "FBC-P 405.3.1", confidence: "likely" },
  showerSideIn: { value: 30, unit: "in", section: "FBC-P 421.4", confidence: "likely" },
  showerAreaSqin: { value: 900, unit: "sq in", section: "FBC-P 421.4", confidence: "likely" },
  /** Where the area is 1,300 sq in. */
  narrowShowerSideIn: { value: 25, unit: "in", section: "FBC-P 421.4", confidence: "likely" },
  narrowShowerAreaSqin: {
    value: 1300,
    unit: "sq in",
    section: "FBC-P 421.4",
    confidence: "likely",
  },
  /** Pipe of 2 1/2 in or less. */
  smallDrainSlopeInPerFt: {
    value: 0.25,
    unit: "in/ft",
    section: "FBC-P 704.1",
    confidence: "likely",
  },
  /** Pipe of 3 to 6 in. */
  drainSlopeInPerFt: { value: 0.125, unit: "in/ft", section: "FBC-P 704.1", confidence: "likely" },
  /** Pipe of 8 in and larger. */
  largeDrainSlopeInPerFt: {
    value: 0.0625,
    unit: "in/ft",
    section: "FBC-P 704.1",
    confidence: "likely",
  },
  cleanoutSpacingFt: { value: 100, unit: "ft", section: "FBC-P 708.1.1", confidence: "likely" },
  /** Unless 3 ft above the opening. */
  ventToOpeningFt: { value: 10, unit: "ft", section: "FBC-P 903.5", confidence: "likely" },
  ventAboveOpeningFt: { value: 3, unit: "ft", section: "FBC-P 903.5", confidence: "likely" },
  /** 100-year, one hour; the local figure governs. */
  rainfallInPerHour: { value: 4, unit: "in/h", section: "FBC-P 1106", confidence: "unconfirmed" },
  temperedWaterMaxF: { value: 110, unit: "F", section: "FBC-P 416.5", confidence: "likely" },
  toiletRouteFt: { value: 500, unit: "ft", section: "FBC-P 403.3.3", confidence: "confirmed" },
  mallToiletRouteFt: { value: 300, unit: "ft", section: "FBC-P 403.3.3", confidence: "confirmed" },
  /** No fountain is needed up to so many. */
  fountainFreeOccupants: { value: 15, unit: "persons", section: "FBC-P 410", confidence: "likely" },
  heaterPanDepthIn: { value: 1.5, unit: "in", section: "FBC-P 504.7", confidence: "likely" },
  /** Above the floor or waste receptor. */
  reliefEndIn: { value: 6, unit: "in", section: "FBC-P 504.6", confidence: "likely" },
  showerTemperatureF: { value: 120, unit: "F", section: "FBC-P 412.3", confidence: "likely" },
  /** Of a 1.25 in trap at its least slope. */
  trapArm125In: { value: 60, unit: "in", section: "FBC-P 909.1", confidence: "likely" },
  /** Of a 1.5 in trap at its least slope. */
  trapArm150In: { value: 72, unit: "in", section: "FBC-P 909.1", confidence: "likely" },
  /** Of a 2 in trap at its least slope. */
  trapArm200In: { value: 96, unit: "in", section: "FBC-P 909.1", confidence: "likely" },
  /** Of a 3 in trap at its least slope. */
  trapArm300In: { value: 144, unit: "in", section: "FBC-P 909.1", confidence: "likely" },
  /** Of a 4 in trap at its least slope. */
  trapArm400In: { value: 192, unit: "in", section: "FBC-P 909.1", confidence: "likely" },
  /** Above it a pressure-reducing valve. */
  waterPressurePsi: { value: 80, unit: "psi", section: "FBC-P 604.8", confidence: "likely" },
  /** Above the trap weir. */
  standpipeMinIn: { value: 18, unit: "in", section: "FBC-P 802.4", confidence: "likely" },
  /** Above the trap weir. */
  standpipeMaxIn: { value: 42, unit: "in", section: "FBC-P 802.4", confidence: "likely" },
});
