/** Judging a component's printed capacity and load against its width. */
import { cantTell, fail, inapplicable, pass, type Verdict } from "../../define_rule.ts";
import type { Component } from "./_capacity.ts";

export const CAPACITY_MESSAGES = {
  ok: "{element}: {actual} in clear serves {carries} occupants; {occupants} are assigned to it.",
  stated:
    "{element}: {actual} in clear serves {carries} occupants; a capacity of {occupants} is stated.",
  over:
    "{element}: {occupants} occupants are assigned to {actual} in clear, which serves {carries} at {factor} in each; {required} in is required.",
  reduced:
    "{element}: {occupants} occupants are assigned to {actual} in clear, which serves {carries} at {factor} in each. {required} in is required unless sprinklers and a voice alarm allow less, which could not be determined.",
};

/**
 * More than the width carries fails; more than it carries only with sprinklers and voice alarm asks, unless the set
 * itself asks for more width than it gives, or counts on no more than the width carries.
 */
export function judgeCapacity(
  it: Component,
  factors: { standard: number; reduced: number; mayReduce: boolean },
): Verdict {
  const counted = Math.max(it.capacity ?? 0, it.occupants ?? 0);
  if (it.widthIn === null || it.widthIn < 12 || counted === 0) return inapplicable();
  const carries = (factor: number) => Math.floor((it.widthIn ?? 0) / factor + 1e-6);
  const data = {
    element: it.name,
    actual: it.widthIn,
    required: Math.round(counted * factors.standard * 100) / 100,
    unit: "in",
    occupants: counted,
    carries: carries(factors.standard),
    factor: factors.standard,
  };
  if (counted <= carries(factors.standard) + 1) {
    return pass(data, it.occupants === null ? { message: "stated" } : {});
  }
  const isShort = (it.requiredIn ?? 0) > it.widthIn;
  if (!isShort && it.isReduced && counted <= carries(factors.reduced) + 1) return inapplicable();
  const carriesOwn = it.capacity ?? Infinity;
  const isByStandard = carriesOwn <= carries(factors.standard) && (it.occupants ?? 0) > carriesOwn;
  const isReducible = !isShort && !isByStandard && factors.mayReduce &&
    counted <= carries(factors.reduced) + 1;
  return isReducible ? cantTell("reduced", data) : fail("over", data);
}
