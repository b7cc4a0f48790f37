/** Editions of the code and the limits each loads. Adding an edition adds a folder, not a branch. */
import { CODE_EDITIONS, type CodeEditionOnDay } from "../../_shared/constants/editions.ts";
import { valuesOf } from "./define_limits.ts";
import { fbc2023 } from "./fbc_2023/mod.ts";

/** An edition, in force from `inForceFrom` (ISO date) by permit application date. */
export type Edition = CodeEditionOnDay;

/** @source Florida Building Commission: 8th edition in force since 2023-12-31 */
export const FBC_2023: Edition = CODE_EDITIONS.find((it) => it.id === "2023")!;

/** Limits as rules use them: plain numbers by discipline. */
export const limits2023 = {
  accessibility: valuesOf(fbc2023.accessibility),
  documentation: valuesOf(fbc2023.documentation),
  egress: valuesOf(fbc2023.egress),
  electrical: valuesOf(fbc2023.electrical),
  energy: valuesOf(fbc2023.energy),
  fire: valuesOf(fbc2023.fire),
  flood: valuesOf(fbc2023.flood),
  gas: valuesOf(fbc2023.gas),
  mechanical: valuesOf(fbc2023.mechanical),
  plumbing: valuesOf(fbc2023.plumbing),
  site: valuesOf(fbc2023.site),
  structural: valuesOf(fbc2023.structural),
  wind: valuesOf(fbc2023.wind),
};

export type Limits = typeof limits2023;
