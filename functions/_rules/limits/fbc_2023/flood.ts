/** Limits of the 8th edition (2023): flood. */
import { defineLimits } from "../define_limits.ts";

export const flood = defineLimits({});
