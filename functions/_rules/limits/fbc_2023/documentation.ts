/** Limits of the 8th edition (2023): documentation. */
import { defineLimits } from "../define_limits.ts";

export const documentation = defineLimits({
  codeYear: [2023, "year", "FBC-B 101.4", "confirmed"],
  codeEdition: [8, "edition", "FBC-B 101.4", "confirmed"],
  /** One source says the reference moved to it; which one governs is asked. */
  necLaterYear: [2023, "year", "FBC-B 101.4", "unconfirmed"],
  necYear: [2020, "year", "FBC-B 101.4", "confirmed"],
});
