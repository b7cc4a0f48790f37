/** Limits of the 8th edition (2023): wind. */
import { defineLimits } from "../define_limits.ts";

export const wind = defineLimits({});
