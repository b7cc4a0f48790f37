/**
 * Landings of stairs are as deep as the stair is wide. Applies to stated depths of stair landings under
 * FBC-Building. The stair's width is taken from the same text or sheet; without it only a landing narrower than
 * the narrowest stair fails. Inches.
 * @source FBC-B 8th ed. (2023), 1011.6
 */
import type { PlanSet } from "../../../_shared/domain/plan_set.ts";
import { atLeast } from "../../../_shared/units.ts";
import { cantTell, defineRule, inapplicable } from "../../define_rule.ts";
import { demand, type Demanded, judgeMin, subjectsOf } from "../../measure.ts";
import { landing, type LikelyDepth, likelyDepths } from "./_landings.ts";
import { STAIR_WIDTH, stairWidths } from "./_stair_width.ts";
import { governsFor } from "./_stairs.ts";

export default defineRule({
  id: "egress/stair-landing",
  requirementId: "FBC-B-1011.6-landing",
  ...demand({ ...landing((owner) => owner === "stair"), one: "least" }, likelyDepths),
  check(it, { plan, limits, building }) {
    const { stairLandingIn: most, stairWidthSmallIn: least } = limits.egress;
    const widths = stairWidths(plan).filter(({ page }) => page === it.page).map(({ value }) =>
      value
    );
    const width = (it as Partial<LikelyDepth>).widthIn ?? widthBeside(it, plan) ??
      (widths.length === 0 ? null : Math.min(...widths));
    if (it.isLikely) {
      const data = { actual: it.value, required: Math.min(width ?? least, most), unit: "in" };
      return atLeast(it.value, data.required, "in") ? inapplicable() : cantTell("maybe", data);
    }
    if (width !== null) {
      return judgeMin({ actual: it.value, required: Math.min(width, most), unit: "in" }, "shallow");
    }
    const data = { actual: it.value, required: least, unit: "in", most };
    if (!atLeast(it.value, least, "in")) {
      return governsFor(it, building) === "strict"
        ? judgeMin(data, "shallow")
        : cantTell("width", data);
    }
    return atLeast(it.value, most, "in")
      ? judgeMin({ ...data, required: most }, "shallow")
      : inapplicable();
  },
  onceTold: { maybe: "shallow" },
  messages: {
    ok: "The landing is {actual} in deep; at least {required} in is required.",
    shallow:
      "The landing is {actual} in deep; at least {required} in, the width of the stair, is required.",
    maybe:
      "{actual} in is printed in line with a landing; if this is its depth, at least {required} in, the width of the stair, is required.",
    width:
      "The landing is {actual} in deep; it must be as deep as the stair is wide, up to {most} in. The stair width is not shown.",
  },
  recommendation:
    "Deepen the landing to at least {required} in, measured in the direction of travel.",
});

/** The width of the stair whose landing the same row or sentence is about, inches; null where it tells several. */
function widthBeside({ frame }: Demanded, plan: PlanSet): number | null {
  const widths = subjectsOf(plan, STAIR_WIDTH).filter((it) =>
    it.frame.statement === frame?.statement
  );
  return widths.length === 1 ? widths[0].value : null;
}
