/** Limits of the 8th edition (2023): documentation. */
import { defineLimits } from "../define_limits.ts";

export const documentation = defineLimits({
  codeYear: { value: 2023, unit: "year", section: "FBC-B 101.4", confidence: "confirmed" },
  codeEdition: { value: 8, unit: "edition", section: "FBC-B 101.4", confidence: "confirmed" },
  /** One source says the reference moved to it; which one governs is asked. */
  necLaterYear: { value: 2023, unit: "year", section: "FBC-B 101.4", confidence: "unconfirmed" },
  necYear: { value: 2020, unit: "year", section: "FBC-B 101.4", confidence: "confirmed" },
});
