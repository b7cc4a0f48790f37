/** Limits of the 8th edition (2023): mechanical. */
import { defineLimits } from "../define_limits.ts";

export const mechanical = defineLimits({});
