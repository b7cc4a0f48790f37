/**
 * Stairs are wide enough for the people they serve. Applies to stated stair widths under FBC-Building where the
 * load served is 50 or more; where the load is not known, widths between the two figures are a question. Inches.
 * @source FBC-B 8th ed. (2023), 1011.2
 */
import { atLeast } from "../../../_shared/units.ts";
import type { Evidence } from "../../../_shared/domain/plan_set.ts";
import { cantTell, defineRule, inapplicable, type RuleContext } from "../../define_rule.ts";
import { demand, judgeMin } from "../../measure.ts";
import { loadBeside, servedBy, servesFew } from "../exits/_occupants.ts";
import { CLEAR_STAIR_WIDTH, drawnWidths } from "./_stair_width.ts";
import { widthsApart, widthsTitled } from "./_stair_width_apart.ts";
import { governsFor } from "./_stairs.ts";

/** A stair with a load: `STAIR S2 - KITCHEN (D04), OL 6`. */
const STAIR = /\bSTAIRS?\b/i;

/** Does a title or note of the same sheet name a stair that few people use? */
const isSmallStairBeside = (it: Evidence, { plan, limits }: RuleContext): boolean =>
  plan.notes.some(({ page, text }) =>
    page === it.page && STAIR.test(text) &&
    (servedBy(text) ?? Infinity) < limits.egress.smallLoadOccupants
  );

export default defineRule({
  id: "egress/stair-width",
  requirementId: "FBC-B-1011.2-stair-width",
  ...demand(
    { ...CLEAR_STAIR_WIDTH, one: "least" },
    (plan) => [...drawnWidths(plan), ...widthsApart(plan), ...widthsTitled(plan)],
  ),
  check(it, context) {
    const { stairWidthIn: required, stairWidthSmallIn: least } = context.limits.egress;
    const served = governsFor(it, context.building) === "lenient" ? "yes" : servesFew(it, context);
    // The load of the building is not that of one of its stairs where another is said to serve few.
    const few = served === "no" && loadBeside(it) === null && isSmallStairBeside(it, context)
      ? "unknown"
      : served;
    const data = { actual: it.value, required, unit: "in", least };
    if (it.isLikely) {
      return few === "yes" || atLeast(it.value, required, "in")
        ? inapplicable()
        : cantTell("apart", data);
    }
    if (few === "yes" || !atLeast(it.value, least, "in")) return inapplicable();
    if (few === "no" || atLeast(it.value, required, "in")) return judgeMin(data, "narrow");
    return cantTell("load", data);
  },
  messages: {
    ok: "The stair is {actual} in wide; at least {required} in is required.",
    narrow:
      "The stair is {actual} in wide; at least {required} in is required for 50 or more occupants.",
    apart:
      "{actual} in is drawn on this stair plan; if this is the clear width, at least {required} in is required for 50 or more occupants.",
    load:
      "The stair is {actual} in wide: enough for fewer than 50 occupants ({least} in) but not for 50 or more ({required} in). The occupant load it serves is not shown.",
  },
  recommendation:
    "Widen the stair to at least {required} in clear, or show that it serves fewer than 50 occupants.",
});
