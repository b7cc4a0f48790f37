/**
 * Steps of one flight are alike. Applies where a note states a variation, or where count, riser and total of
 * one flight do not add up. Inches.
 * @source FBC-B 8th ed. (2023), 1011.5.4
 */
import type { PlanSet } from "../../../_shared/domain/plan_set.ts";
import { findLengths, normaliseMarks } from "../../../_shared/units.ts";
import { cantTell, defineRule, inapplicable } from "../../define_rule.ts";
import { cellHeaded, judgeMax, lengthOf, newWork, rounded, type Statement } from "../../measure.ts";
import { countedFlights, type Flight } from "./_stairs.ts";

const VARIATION = /\b(VARIATION|VARY|VARIES|DIFFERENCE|TOLERANCE)\b/i;

const STEP_IN = String.raw`\d+(?:\s+\d+\/\d+|-\d+\/\d+|\.\d+)?\s*(?:"|IN(?:CHES)?\b\.?)`;
/** One step named beside all the others: `1ST RISER 6", ALL OTHERS 6 7/8"`. */
const ODD_STEP = new RegExp(
  [
    String
      .raw`\b(?:1ST|FIRST|BOTTOM|LOWEST|TOP|LAST|UPPER|R\s?1)\s*(?:RISER|TREAD|STEP|=)[^;\d]{0,14}${STEP_IN}[^\d]{0,30}\b(?:OTHERS?|REMAIN\w*|REST|BALANCE|R2)\b(?:-R\d+)?[^\d]{0,20}${STEP_IN}`,
    String
      .raw`\b(?:RISERS?|TREADS?|STEPS?)\b[^;\d]{0,14}${STEP_IN}[^;\d]{0,12}\bEXCEPT\b[^;\d]{0,12}\b(?:1ST|FIRST|BOTTOM|LOWEST|TOP|LAST|UPPER|UPPERMOST)\s+(?:RISER|TREAD|STEP|ONE)\b[^;\d]{0,24}${STEP_IN}`,
    String
      .raw`(?:\bR|\bRISERS?)\b[^;\d]{0,6}${STEP_IN}\s*[,;/&]\s*(?:AND\s+)?(?:1ST|FIRST|BOTTOM|LOWEST|TOP|LAST|UPPER)\s+RISER\b[^;\d]{0,8}${STEP_IN}`,
    String
      .raw`\bRISERS?\b[^;\d]{0,14}\b(?:RANGE|VARY|FROM)\b[^\d]{0,8}${STEP_IN}\s*(?:TO|-)\s*${STEP_IN}`,
  ].join("|"),
  "i",
);

/** A statement, with the difference of the steps of one flight where a list gives the largest and the smallest. */
type StepsSaid = Statement & { apartIn?: number };

/** Flights of lists with a column each for their largest and smallest step; inches. */
const listedExtremes = (plan: PlanSet): StepsSaid[] =>
  newWork(plan, { topic: /\d/, under: /\b(?:STAIRS?|RISERS?|TREADS?|FLIGHTS?)\b/i, in: "rows" })
    .flatMap((it) => {
      const step = (head: RegExp) => {
        const cell = it.row && cellHeaded(it.schedule!, it.row, head);
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

export default defineRule<StepsSaid>({
  id: "egress/stair-uniform-steps",
  requirementId: "FBC-B-1011.5.4-uniformity",
  title: "Uniform risers and treads",
  demand: {
    thing: "riser variation",
    property: "thickness",
    unless: /ALLOW|MAX|SHALL NOT|EXCEED|WITHIN/,
    as: (apartIn) => ({ apartIn }),
  },
  applies: (plan) => [
    ...listedExtremes(plan),
    ...newWork(plan, { topic: ODD_STEP, not: /\bSLOP\w*|\bGRADE\b|\bWALK\b/i, titled: true }),
    ...newWork(plan, { topic: VARIATION }).filter(({ text }) => /RISER|TREAD/i.test(text)),
    ...countedFlights(plan).filter(({ text }) =>
      !VARIATION.test(text) && !ODD_STEP.test(normaliseMarks(text))
    ),
  ],
  check(it, { limits }) {
    const { text, apartIn } = it;
    const required = limits.egress.stepDifferenceIn;
    if (apartIn !== undefined) return judgeMax({ actual: apartIn, required, unit: "in" }, "uneven");
    const odd = ODD_STEP.exec(normaliseMarks(text));
    if (odd) {
      const [a, b] = findLengths(odd[0]).map(({ valueIn }) => valueIn);
      const actual = rounded(Math.abs(a - b));
      return judgeMax({ actual, required, unit: "in" }, "uneven");
    }
    if (VARIATION.test(text)) {
      const stated = lengthOf(text, { of: VARIATION, betweenIn: [0, 3] });
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
      "{count} risers of {riser} in do not make the {total} in printed: {actual} in are left over, more than the {required} in by which steps may differ.",
  },
  recommendation: "Draw every riser and tread of the flight alike, within {required} in.",
});
