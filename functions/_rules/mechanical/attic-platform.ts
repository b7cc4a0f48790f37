/**
 * Equipment in an attic has an opening to get it out and a place to stand.
 * Reads printed sizes of service platforms (30 by 30 in) and of openings to equipment (20 by 30
 * in).
 * @source FBC-M 8th ed. (2023), 306.3
 */
import type { Evidence } from "../../_shared/domain/plan_set.ts";
import { defineRule, fail, pass } from "../define_rule.ts";
import { clausesSaying, reaches, sizesIn } from "../measure.ts";

/** A platform or opening with its printed size. */
type Size = Evidence & { size: { a: number; b: number; raw: string }; isPlatform: boolean };

export default defineRule<Size>({
  id: "mechanical/attic-platform",
  requirementId: "FBC-M-306.3-attic",
  severity: "medium",
  source: { volume: "FBC-M", edition: "2023", section: "306.3" },
  category: "Mechanical",
  title: "Attic access and platform",
  applies: (plan) =>
    clausesSaying(plan, {
      says: [
        /(SERVICE |EQUIPMENT |WORK(ING)? |LEVEL |AHU )?PLATFORM/,
        /(ATTIC|EQUIPMENT|AHU|A\/C) (ACCESS|OPENING|SCUTTLE|HATCH)|PULL ?-? ?DOWN (STAIR|LADDER)/,
      ],
      under: /ATTIC|AHU|A\.?H\.?U|AIR HANDLER|MECHANICAL|EQUIPMENT/,
      not: /LOADING|STAGE|LIFT|GARAGE|ROOF HATCH|CONDENSER|BFE|FLOOD/,
    }).flatMap((it) =>
      sizesIn(it.clause).slice(0, 1).map((size) => ({
        ...it,
        size,
        isPlatform: /PLATFORM/i.test(it.clause),
      }))
    ),
  check({ size, isPlatform }, { limits }) {
    const { atticPlatformIn, atticOpeningShortIn, atticOpeningLongIn } = limits.mechanical;
    const [short, long] = [Math.min(size.a, size.b), Math.max(size.a, size.b)];
    const needs = isPlatform
      ? [atticPlatformIn, atticPlatformIn]
      : [atticOpeningShortIn, atticOpeningLongIn];
    const data = { actual: size.raw, required: needs.join(" x "), unit: "in" };
    return reaches(short, needs[0], "in") && reaches(long, needs[1], "in")
      ? pass(data)
      : fail("small", data);
  },
  messages: {
    ok: "Attic platform or opening of {actual}.",
    small: "Attic platform or opening is {actual}; at least {required} in is required.",
  },
  recommendation:
    "Provide an opening of at least 20 by 30 in and a platform of 30 by 30 in, with light and receptacle.",
});
