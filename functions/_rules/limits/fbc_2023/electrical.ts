/** Limits of the 8th edition (2023): electrical. */
import { defineLimits } from "../define_limits.ts";

export const electrical = defineLimits({});
