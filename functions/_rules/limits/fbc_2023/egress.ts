/** Limits of the 8th edition (2023): means of egress. */
import { defineLimits } from "../define_limits.ts";

export const egress = defineLimits({
  doorClearWidthIn: { value: 32, unit: "in", section: "FBC-B 1010.1.1", confidence: "confirmed" },
  /** Leaf thickness and stop that a hinged leaf loses of its nominal width, at 90°. Practice, not code. */
  doorStopAllowanceIn: { value: 2, unit: "in", section: "FBC-B 1010.1.1", confidence: "likely" },
});
