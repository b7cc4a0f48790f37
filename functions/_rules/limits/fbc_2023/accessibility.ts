/** Limits of the 8th edition (2023): accessibility. */
import { defineLimits } from "../define_limits.ts";

export const accessibility = defineLimits({});
