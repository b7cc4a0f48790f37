/** Limits of the 8th edition (2023): plumbing. */
import { defineLimits } from "../define_limits.ts";

export const plumbing = defineLimits({});
