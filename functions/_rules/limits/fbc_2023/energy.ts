/** Limits of the 8th edition (2023): energy. */
import { defineLimits } from "../define_limits.ts";

export const energy = defineLimits({});
