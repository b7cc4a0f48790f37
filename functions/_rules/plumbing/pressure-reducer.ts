/**
 * Water comes no harder than the pipes bear.
 * Reads water pressures where no reducing valve stands, in psi.
 * @source FBC-P 8th ed. (2023), 604.8
 */
import { defineRule } from "../define_rule.ts";
import { allStatements, demand, newWork, type Stated } from "../measure.ts";
import type { PlanSet } from "../../_shared/domain/plan_set.ts";

/** A valve that takes the pressure down, and not the lack of one. */
const REDUCED =
  /(?<!\b(?:NO|W\/O|WITHOUT)\s+(?:(?:WATER|PRESSURE)[\s-]+)*)\b(?:P\.?R\.?V\b|PRESSURE.?REDUC|REDUCING\s+VALVE)/i;

/** The row or line that says there is none: `PRV | NONE`, `PRESSURE REDUCER: N/A`. */
const NONE_ROW =
  /(?:P\.?R\.?V|REDUC(?:ER|ING(?:\s+VALVE)?)|VALVE)\b\.?\W{0,4}(?:NONE|NO\b|NOT\b|N\/?A\b|OMIT)/i;

/** A pressure beside the word that there is no valve: `88 PSI; NO PRV`. */
const UNREDUCED =
  /(?<!\d)(?<psi>\d{2,3}) ?P\.?S\.?I\b[^|]{0,24}\b(?:NO|W\/O|WITHOUT)\s+(?:P\.?R\.?V\b|(?:PRESSURE[\s-]+)?REDUC)/i;

const unreduced = (plan: PlanSet): Stated[] =>
  newWork(plan, { topic: UNREDUCED }).flatMap((it) => {
    const psi = UNREDUCED.exec(it.text)?.groups?.psi;
    return psi ? [{ ...it, value: Number(psi), unit: "psi", raw: `${psi} PSI` }] : [];
  });

const pressures = demand({
  thing: "water pressure",
  property: "pressure",
  unless: /FIRE|SPRINK|HYDRANT|\bTEST|RESIDUAL|\bGAS\b/i,
  limit: ({ plumbing }, { text, sure }, { plan }) => {
    const isReduced = REDUCED.test(text) && !/(?:PRV|VALVE)\W*(?:NONE|NOT\b)/i.test(text);
    // A row of the street's pressure leaves the valve to the next row.
    const isElsewhere = sure === "rowed" && !/\bNO(?:NE)?\b/i.test(text) &&
      allStatements(plan).some((it) => REDUCED.test(it.text) && !NONE_ROW.test(it.text));
    return isReduced || isElsewhere ? null : { max: plumbing.waterPressurePsi };
  },
}, unreduced);

export default defineRule({
  id: "plumbing/pressure-reducer",
  requirementId: "FBC-P-604.8-prv",
  severity: "medium",
  title: "Pressure-reducing valve",
  ...pressures,
  applies: (plan, context) =>
    pressures.applies(plan, context).map((it) => ({ ...it, isLikely: false })),
  messages: {
    ok: "The water pressure is {raw}.",
    outside:
      "The water pressure is {actual} psi; above {required} psi, a pressure-reducing valve is required.",
  },
  recommendation: "Show a pressure-reducing valve.",
});
