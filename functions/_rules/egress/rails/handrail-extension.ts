/**
 * Handrails run on beyond the top riser. Applies to stated top extensions under FBC-Building; the extension at
 * the bottom, dwelling units and inner rails that run through are left alone. Inches.
 * @source FBC-B 8th ed. (2023), 1014.6
 */
import { atLeast } from "../../../_shared/units.ts";
import { cantTell, defineRule, fail, inapplicable } from "../../define_rule.ts";
import { judgeMin, type Stated, type Statement } from "../../measure.ts";
import { likelyExtensions, statedExtensions, unextended } from "./_extensions.ts";
import { governsFor } from "../stairs/_stairs.ts";

export default defineRule<(Stated & { isLikely?: boolean }) | Statement>({
  id: "egress/handrail-extension",
  requirementId: "FBC-B-1014.6-handrail-extension",
  title: "Handrail extension",
  demand: {
    thing: "handrail",
    property: ["distance", "length"],
    where: /\bEXT(?:EN|\.|\b)|\b(?:BEYOND|PAST|OVERRUN|RUN-?\s?OUT)\b/,
    unless: /BRACKET|PROJECT/,
  },
  applies: (plan) => [
    ...unextended(plan),
    ...statedExtensions(plan),
    ...likelyExtensions(plan).map((it) => ({ ...it, isLikely: true })),
  ],
  check(it, { limits, building }) {
    if (governsFor(it, building) === "lenient") return inapplicable();
    const required = limits.egress.handrailExtensionIn;
    if (!("value" in it)) {
      return fail("none", { actual: 0, required, unit: "in", text: it.sourceText });
    }
    const data = { actual: it.value, required, unit: "in" };
    if (!it.isLikely) return judgeMin(data, "short");
    return atLeast(it.value, required, "in") ? inapplicable() : cantTell("maybe", data);
  },
  onceTold: { maybe: "short" },
  messages: {
    ok: "The handrail extends {actual} in; at least {required} in is required at the top.",
    none: "The handrail has no extension at the top: {text} At least {required} in is required.",
    maybe:
      "{actual} in runs level at the top of the rail; if this is the handrail’s extension, at least {required} in is required.",
    short: "The handrail extends {actual} in; at least {required} in is required at the top.",
  },
  recommendation: "Extend the handrail horizontally at least {required} in beyond the top riser.",
});
