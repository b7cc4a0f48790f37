/**
 * Stairs leave room for heads. Applies to stated headroom on drawings of stairs, and to headroom not said to
 * belong to anything else, under FBC-Building. Inches above the nosing line.
 * @source FBC-B 8th ed. (2023), 1011.3
 */
import { atLeast } from "../../../_shared/units.ts";
import { isCommercial } from "../../building_profile.ts";
import { cantTell, defineRule, inapplicable } from "../../define_rule.ts";
import { contextOf, judgeMin, type Stated } from "../../measure.ts";
import { isElsewhere, likelyHeadroom, statedHeadroom } from "./_headroom.ts";

export default defineRule<Stated & { isLikely?: boolean }>({
  id: "egress/stair-headroom",
  requirementId: "FBC-B-1011.3-stair-headroom",
  severity: "high",
  source: { volume: "FBC-B", edition: "2023", section: "1011.3" },
  category: "Egress",
  title: "Stair headroom",
  when: isCommercial,
  demand: {
    thing: ["stair", "headroom", "nosing"],
    property: "clear height",
    within: ["stair", "nosing", "landing"],
  },
  applies: (plan) => [
    ...statedHeadroom(plan).filter((it) => !isElsewhere(it)),
    ...likelyHeadroom(plan).map((it) => ({ ...it, isLikely: true })),
  ],
  check(it, { limits }) {
    const isSpiral = /\bSPIRAL\b/i.test(contextOf(it));
    const required = isSpiral ? limits.egress.spiralHeadroomIn : limits.egress.stairHeadroomIn;
    const data = { actual: it.value, required, unit: "in" };
    if (!it.isLikely) return judgeMin(data, "low");
    return atLeast(it.value, required, "in") ? inapplicable() : cantTell("maybe", data);
  },
  messages: {
    ok: "Stair headroom is {actual} in; at least {required} in is required.",
    maybe:
      "{actual} in clear is printed upright in the section of a stair; if it is its headroom, at least {required} in is required.",
    low: "Stair headroom is {actual} in; at least {required} in is required.",
  },
  recommendation: "Raise the soffit or move the stair so that headroom is at least {required} in.",
});
