/** Limits of the 8th edition (2023): fire. */
import { defineLimits } from "../define_limits.ts";

export const fire = defineLimits({});
