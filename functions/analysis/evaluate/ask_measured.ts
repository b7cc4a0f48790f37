/**
 * What plans measure where nothing printed answers: one question a rule, at the place that misses its limit most.
 * A measurement asks and never accuses; both ends of what it may be off by have to miss.
 */
import { writeValue } from "../../_shared/values.ts";
import type { Rule, RuleContext, Subject, Verdict } from "../../_rules/define_rule.ts";
import { measuredFor, subjectOf } from "../../_rules/measure.ts";
import type { StoredFrame } from "../../_rules/frames/store.ts";
import { type SpokenPlaces, verdictsOn } from "./ask_frames.ts";
import type { Outcome } from "./outcome.ts";

const MEASURED = "measured";
const WORDS = {
  [MEASURED]:
    "{whose}: {found}, measured on the plan (± {tolerance} in), where the limit is {required} {unit}{more}. No printed dimension was found to confirm it.",
};

/** Things a floor has one of: what is printed of it anywhere answers for all plans. */
const OF_A_FLOOR: readonly string[] = ["travel distance", "common path", "dead end"];

interface Miss {
  frame: StoredFrame;
  verdict: Verdict;
  /** By how much of the limit. */
  share: number;
}

/** The question the plans of a set raise about one rule; none where the sheets print an answer. */
export function measuredQuestionsOf(
  rule: Rule<Subject>,
  context: RuleContext,
  spoken: SpokenPlaces,
): Outcome[] {
  const demand = rule.measured ?? rule.demand;
  if (!demand?.property) return [];
  const applicability = rule.when?.(context.building, context) ?? "yes";
  if (applicability === "no") return [];
  const misses = measuredFor(context.plan, demand)
    .filter((frame) => !isAnswered(rule, frame, spoken))
    .flatMap((frame): Miss[] => {
      const [low, high] = [-1, 1].map((side) => {
        const value = frame.value! + side * (frame.tolerance ?? 0);
        const subject = subjectOf({ ...frame, value }, demand);
        return verdictsOn({ ...rule, demand }, subject, context)
          .find(({ kind }) => kind === "fail");
      });
      if (!low || !high) return [];
      const verdict = typeof low.data.required === "number" ? low : high;
      const { required } = verdict.data;
      if (typeof required !== "number" || required <= 0) return [];
      const actual = frame.value! * (demand.scale ?? 1);
      return [{ frame, verdict, share: Math.abs(actual - required) / required }];
    })
    .sort((a, b) => b.share - a.share);
  if (misses.length === 0) return [];
  const [{ frame, verdict }, ...others] = misses;
  const unit = verdict.data.unit ?? "in";
  const actual = Math.round(frame.value! * (demand.scale ?? 1) * 10) / 10;
  return [{
    rule: { ...rule, messages: { ...rule.messages, ...WORDS } },
    verdict: {
      kind: "cantTell",
      message: MEASURED,
      data: {
        actual,
        required: verdict.data.required,
        unit,
        whose: frame.text,
        found: writeValue(actual, unit)!,
        tolerance: frame.tolerance,
        more: others.length === 0 ? "" : `; ${others.length} more like it on the plans`,
      },
      at: null,
      also: others.map((it) => it.frame),
      severity: null,
    },
    at: frame,
    isApplicabilityOpen: applicability === "unknown",
  }];
}

/** Printed words or figures of the same thing were looked at by a rule of this requirement. */
function isAnswered(rule: Rule<Subject>, frame: StoredFrame, spoken: SpokenPlaces): boolean {
  if (OF_A_FLOOR.includes(frame.thing)) return spoken.hasAny(rule);
  return spoken.has(rule, frame) || spoken.hasMark(rule, frame.mark);
}
