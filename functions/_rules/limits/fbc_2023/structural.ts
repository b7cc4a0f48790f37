/** Limits of the 8th edition (2023): structural. */
import { defineLimits } from "../define_limits.ts";

export const structural = defineLimits({});
