/** Limits of the 8th edition (2023): plumbing. */
import { defineLimits } from "../define_limits.ts";

export const plumbing = defineLimits({
  /** From the centre to a side wall or obstruction. */
  closetToWallIn: [15, "in", "FBC-P 405.3.1", "likely"],
  /** From the centre to that of the next fixture. */
  closetToFixtureIn: [30, "in", "FBC-P 405.3.1", "likely"],
  frontClearanceIn: [21, "in", "FBC-P 405.3.1", "likely"],
  showerSideIn: [30, "in", "FBC-P 421.4", "likely"],
  showerAreaSqin: [900, "sq in", "FBC-P 421.4", "likely"],
  /** Where the area is 1,300 sq in. */
  narrowShowerSideIn: [25, "in", "FBC-P 421.4", "likely"],
  narrowShowerAreaSqin: [1300, "sq in", "FBC-P 421.4", "likely"],
  /** Pipe of 2 1/2 in or less. */
  smallDrainSlopeInPerFt: [0.25, "in/ft", "FBC-P 704.1", "likely"],
  /** Pipe of 3 to 6 in. */
  drainSlopeInPerFt: [0.125, "in/ft", "FBC-P 704.1", "likely"],
  /** Pipe of 8 in and larger. */
  largeDrainSlopeInPerFt: [0.0625, "in/ft", "FBC-P 704.1", "likely"],
  cleanoutSpacingFt: [100, "ft", "FBC-P 708.1.1", "likely"],
  /** Unless 3 ft above the opening. */
  ventToOpeningFt: [10, "ft", "FBC-P 903.5", "likely"],
  ventAboveOpeningFt: [3, "ft", "FBC-P 903.5", "likely"],
  /** 100-year, one hour; the local figure governs. */
  rainfallInPerHour: [4, "in/h", "FBC-P 1106", "unconfirmed"],
  temperedWaterMaxF: [110, "F", "FBC-P 416.5", "likely"],
  toiletRouteFt: [500, "ft", "FBC-P 403.3.3", "confirmed"],
  mallToiletRouteFt: [300, "ft", "FBC-P 403.3.3", "confirmed"],
  /** No fountain is needed up to so many. */
  fountainFreeOccupants: [15, "persons", "FBC-P 410", "likely"],
  heaterPanDepthIn: [1.5, "in", "FBC-P 504.7", "likely"],
  /** Above the floor or waste receptor. */
  reliefEndIn: [6, "in", "FBC-P 504.6", "likely"],
  showerTemperatureF: [120, "F", "FBC-P 412.3", "likely"],
  /** Of a 1.25 in trap at its least slope. */
  trapArm125In: [60, "in", "FBC-P 909.1", "likely"],
  /** Of a 1.5 in trap at its least slope. */
  trapArm150In: [72, "in", "FBC-P 909.1", "likely"],
  /** Of a 2 in trap at its least slope. */
  trapArm200In: [96, "in", "FBC-P 909.1", "likely"],
  /** Of a 3 in trap at its least slope. */
  trapArm300In: [144, "in", "FBC-P 909.1", "likely"],
  /** Of a 4 in trap at its least slope. */
  trapArm400In: [192, "in", "FBC-P 909.1", "likely"],
  /** Above it a pressure-reducing valve. */
  waterPressurePsi: [80, "psi", "FBC-P 604.8", "likely"],
  /** Above the trap weir. */
  standpipeMinIn: [18, "in", "FBC-P 802.4", "likely"],
  /** Above the trap weir. */
  standpipeMaxIn: [42, "in", "FBC-P 802.4", "likely"],
});
