/**
 * Stairs in dwellings leave room for heads. Applies to stated headroom under FBC-Residential; spiral stairs
 * have their own figure. Inches.
 * @source FBC-R 8th ed. (2023), R311.7.2
 */
import { atLeast } from "../../../_shared/units.ts";
import { isResidential } from "../../building_profile.ts";
import { cantTell, defineRule, inapplicable } from "../../define_rule.ts";
import { contextOf, judgeMin, type Stated } from "../../measure.ts";
import { belowOverhead, isElsewhere, likelyHeadroom, statedHeadroom } from "./_headroom.ts";

export default defineRule<Stated & { isLikely?: boolean }>({
  id: "egress/dwelling-stair-headroom",
  requirementId: "FBC-R-R311.7.2-headroom",
  severity: "high",
  source: { volume: "FBC-R", edition: "2023", section: "R311.7.2" },
  category: "Egress",
  title: "Stair headroom in dwellings",
  when: isResidential,
  demand: {
    thing: ["stair", "headroom", "nosing"],
    unless: /ATTIC|CRAWL/i,
    property: "clear height",
  },
  applies: (plan) => [
    ...statedHeadroom(plan).filter((it) => /\bSTAIR/i.test(it.text) || !isElsewhere(it)),
    ...[...likelyHeadroom(plan), ...belowOverhead(plan)].map((it) => ({ ...it, isLikely: true })),
  ],
  check(it, { limits }) {
    const isSpiral = /\bSPIRAL\b/i.test(contextOf(it));
    const required = isSpiral ? limits.egress.spiralHeadroomIn : limits.egress.dwellingHeadroomIn;
    const data = { actual: it.value, required, unit: "in" };
    if (!it.isLikely) return judgeMin(data, "low");
    return atLeast(it.value, required, "in") ? inapplicable() : cantTell("maybe", data);
  },
  messages: {
    ok: "Stair headroom is {actual} in; at least {required} in is required.",
    maybe:
      "{actual} in is printed upright in the section of a stair; if it is its headroom, at least {required} in is required.",
    low: "Stair headroom is {actual} in; at least {required} in is required.",
  },
  recommendation: "Raise the soffit or move the stair so that headroom is at least {required} in.",
});
