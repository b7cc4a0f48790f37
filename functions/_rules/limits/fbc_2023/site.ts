/** Limits of the 8th edition (2023): site. */
import { defineLimits } from "../define_limits.ts";

export const site = defineLimits({});
