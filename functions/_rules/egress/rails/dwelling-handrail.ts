/**
 * Stairs in dwellings have a handrail where hands find it. Applies under FBC-Residential to stated heights, and to
 * texts that leave the handrail out of a flight of four or more risers. One side is enough. Inches.
 * @source FBC-R 8th ed. (2023), R311.7.8 and R311.7.8.1
 */
import { cantTell, defineRule, fail, inapplicable } from "../../define_rule.ts";
import { demand, type Demanded, type Statement } from "../../measure.ts";
import { HANDRAIL_HEIGHT, handrailSides, listedRails, lowOverNosings, NO_RAIL } from "./_rails.ts";
import { risersIn } from "../stairs/_stairs.ts";

const FEW_RISERS = 3;

const heights = demand({
  ...HANDRAIL_HEIGHT,
  limit: ({ egress }) => ({
    min: egress.dwellingHandrailLowIn,
    max: egress.dwellingHandrailHighIn,
  }),
}, listedRails);

export default defineRule<Demanded | Statement>({
  id: "egress/dwelling-handrail",
  requirementId: "FBC-R-R311.7.8-handrail",
  title: "Handrail in dwellings",
  ...heights,
  applies: (plan, context) => [
    ...heights.applies(plan, context),
    ...lowOverNosings(plan).map((it) => ({ ...it, clause: "#", before: "", after: "" })),
    ...handrailSides(plan).filter(({ text }) => NO_RAIL.test(text) && !/\bRAMP\b/i.test(text)),
  ],
  check(it, context) {
    if ("value" in it) return heights.check(it, context);
    const said = it.text.split(/[;.](?=\s)/).find((part) => NO_RAIL.test(part)) ?? it.text;
    const risers = [said, it.text, it.drawing ?? it.heading ?? ""].map(risersIn)
      .find((count) => count !== null) ?? null;
    const data = { actual: "none", required: "one handrail", unit: null };
    if (risers !== null) return risers > FEW_RISERS ? fail("missing", data) : inapplicable();
    return cantTell("risers", data);
  },
  onceTold: { likely: "outside" },
  messages: {
    ok: "The handrail is {actual} in high; {required} in is required.",
    outside: "The handrail is {actual} in high; {required} in is required.",
    likely:
      "{actual} in is listed for the rail of a stair; if this is its handrail, {required} in is required.",
    missing: "A flight of four or more risers has no handrail; {required} is required.",
    risers:
      "A stair is shown without a handrail; with four or more risers, {required} is required.",
  },
  recommendation:
    "Provide a graspable handrail 34 to 38 in above the nosing line on at least one side.",
});
