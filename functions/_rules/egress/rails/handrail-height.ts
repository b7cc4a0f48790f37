/**
 * Handrails are where hands find them. Applies to stated heights of handrails under FBC-Building. Inches above
 * the nosing or the ramp.
 * @source FBC-B 8th ed. (2023), 1014.2
 */
import type { PlanSet } from "../../../_shared/domain/plan_set.ts";
import { BAR_HEIGHT_IN, isOnlyUpright } from "../../accessibility/_upright.ts";
import { defineRule } from "../../define_rule.ts";
import { asStatement, demand, type Stated } from "../../measure.ts";
import { HANDRAIL, HANDRAIL_HEIGHT, listedRails } from "./_rails.ts";

const OF_FLIGHT = /\b(?:STAIRS?|STEPS|FLIGHTS?|RAMPS?)\b/i;
const OTHER_RAIL = /\bGUARD|\bGRAB\b|\bBALUST|\bPICKET/i;

/** The only upright dimension at the height of a hand on a drawing of a flight that names handrails and no guard. */
const drawnHeights = (plan: PlanSet): Stated[] =>
  plan.dimensions.flatMap((it) => {
    const { page, drawing, sourceText, of, heightOf, between } = it;
    if (!drawing || !OF_FLIGHT.test(drawing) || of || heightOf || between) return [];
    if (/[A-Z]/i.test(sourceText) || !isOnlyUpright(plan, it, BAR_HEIGHT_IN)) return [];
    const words = plan.notes.filter((note) => note.page === page && note.drawing === drawing);
    const isOfRail = words.some(({ text }) => HANDRAIL.test(text)) &&
      !OTHER_RAIL.test(drawing) && !words.some(({ text }) => OTHER_RAIL.test(text));
    const said = { value: it.valueIn, unit: "in", raw: sourceText };
    return isOfRail ? [{ ...asStatement(sourceText, it), drawing, ...said }] : [];
  });

export default defineRule({
  id: "egress/handrail-height",
  requirementId: "FBC-B-1014.2-handrail-height",
  ...demand({
    ...HANDRAIL_HEIGHT,
    limit: ({ egress }) => ({ min: egress.handrailLowIn, max: egress.handrailHighIn }),
  }, (plan) => [...drawnHeights(plan), ...listedRails(plan)]),
  onceTold: { likely: "outside" },
  messages: {
    ok: "The handrail is {actual} in high; {required} in is required.",
    outside: "The handrail is {actual} in high; {required} in is required.",
    likely:
      "{actual} in is drawn or listed for a flight with rails; if this is the height of its handrails, {required} in is required.",
  },
  recommendation: "Set the top of the handrail {required} in above the nosing line or ramp.",
});
