/** Limits of the 8th edition (2023): egress. */
import { defineLimits } from "../define_limits.ts";

export const egress = defineLimits({});
