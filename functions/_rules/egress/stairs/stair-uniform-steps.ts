/**
 * Steps of one flight are alike. Applies where a note states a variation, or where count, riser and total of
 * one flight do not add up. Inches.
 * @source FBC-B 8th ed. (2023), 1011.5.4
 */
import type { PlanSet } from "../../../_shared/domain/plan_set.ts";
import { overlaps } from "../../../_shared/geometry.ts";
import { findLengths, normaliseMarks } from "../../../_shared/units.ts";
import { cantTell, defineRule, type Demand, inapplicable } from "../../define_rule.ts";
import {
  cellHeaded,
  judgeMax,
  lengthOf,
  newWork,
  rounded,
  type Statement,
  subjectsOf,
} from "../../measure.ts";
import { countedFlights, type Flight } from "./_stairs.ts";

const VARIATION = /\b(VARIATION|VARY|VARIES|DIFFERENCE|TOLERANCE)\b/i;

/** A statement, with the difference of the steps of one flight where a list gives the largest and the smallest. */
type StepsSaid = Statement & { apartIn?: number };

/** Flights of lists with a column each for their largest and smallest step; inches. */
const listedExtremes = (plan: PlanSet): StepsSaid[] =>
  newWork(plan, { topic: /\d/, under: /\b(?:STAIRS?|RISERS?|TREADS?|FLIGHTS?)\b/i, in: "rows" })
    .flatMap((it) => {
      const step = (head: RegExp) => {
        const cell = it.row && cellHeaded(it, head);
        return findLengths(normaliseMarks(cell ?? ""))[0]?.valueIn ?? null;
      };
      const [most, least] = [
        step(/\b(?:LARGEST|GREATEST|TALLEST|HIGHEST|DEEPEST)\b/i),
        step(/\b(?:SMALLEST|LEAST|SHORTEST|LOWEST|SHALLOWEST)\b/i),
      ];
      return most === null || least === null || most < least || most > LARGEST_STEP_IN
        ? []
        : [{ ...it, apartIn: rounded(most - least) }];
    });
const LARGEST_STEP_IN = 20;
/** More than that is told of something else. */
const LARGEST_VARIATION_IN = 3;

const DIFFERENCE: Demand = {
  thing: "riser variation",
  property: "thickness",
  unless: /ALLOW|MAX|SHALL NOT|EXCEED|WITHIN|\bSLOP|\bGRADE\b|\bWALK\b/,
  keep: ({ value }) => value !== null && value <= LARGEST_VARIATION_IN,
  as: (apartIn) => ({ apartIn }),
};

export default defineRule<StepsSaid>({
  id: "egress/stair-uniform-steps",
  requirementId: "FBC-B-1011.5.4-uniformity",
  title: "Uniform risers and treads",
  demand: DIFFERENCE,
  applies: (plan) => {
    const framed = subjectsOf(plan, DIFFERENCE);
    const isFree = ({ page, box }: Statement) =>
      !framed.some((it) => it.page === page && overlaps(it.box, box));
    return [
      ...listedExtremes(plan),
      ...framed,
      ...newWork(plan, { topic: VARIATION }).filter((it) =>
        /RISER|TREAD/i.test(it.text) && isFree(it)
      ),
      ...countedFlights(plan).filter((it) => !VARIATION.test(it.text) && isFree(it)),
    ];
  },
  check(it, { limits }) {
    const { text, apartIn } = it;
    const required = limits.egress.stepDifferenceIn;
    if (apartIn !== undefined) return judgeMax({ actual: apartIn, required, unit: "in" }, "uneven");
    if (VARIATION.test(text)) {
      const stated = lengthOf(text, { of: VARIATION, betweenIn: [0, LARGEST_VARIATION_IN] });
      if (!stated) return inapplicable();
      return judgeMax({ actual: stated.valueIn, required, unit: "in" }, "uneven");
    }
    const { count, riserIn: riser, riseIn: total } = it as Flight;
    if (!count || riser === null || total === null) return inapplicable();
    const actual = Math.abs(total - count * riser);
    const data = { actual, required, unit: "in", count, riser, total };
    return actual > required && actual > count / 16 ? cantTell("sum", data) : inapplicable();
  },
  messages: {
    ok: "Steps differ by at most {actual} in; up to {required} in is allowed.",
    uneven: "Steps of a flight may differ by {actual} in; at most {required} in is allowed.",
    sum:
      "{count} risers of {riser} in do not add up to the {total} in printed; the difference of {actual} in exceeds the {required} in by which steps may differ.",
  },
  recommendation: "Make all risers and treads of the flight uniform, within {required} in.",
});
