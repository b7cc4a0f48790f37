/** Limits of the 8th edition (2023): gas. */
import { defineLimits } from "../define_limits.ts";

export const gas = defineLimits({});
