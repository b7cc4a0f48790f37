/** Limits of the 8th edition (2023): documentation. */
import { defineLimits } from "../define_limits.ts";

export const documentation = defineLimits({});
