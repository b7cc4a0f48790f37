/**
 * Rules that find their subjects in the frame store: what is demanded of which thing gives the subjects, and with a
 * limit the verdicts too.
 */
import type { Frame } from "../../_shared/domain/frame.ts";
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { overlaps } from "../../_shared/geometry.ts";
import {
  cantTell,
  type Demand,
  inapplicable,
  type Rule,
  type RuleContext,
} from "../define_rule.ts";
import { subjectsOf } from "../frames/demand.ts";
import type { StoredFrame } from "../frames/store.ts";
import { placeOf } from "../reading/places.ts";
import type { StatedQuantity } from "../reading/saying.ts";
import { contextOf } from "../reading/scope.ts";
import type { Stated } from "../reading/topics.ts";
import { judgeStated, missBy, worstOfEach } from "./stated_limit.ts";

/** A figure of the thing: a frame of it, or a place that is likely to give it. */
export interface Demanded extends StatedQuantity {
  frame?: StoredFrame;
  /** Only where it is drawn makes it one: a miss is a question. */
  isLikely?: boolean;
}

/**
 * Places beside the frames: dimensions that name nothing, on the drawing of the thing. Where the limit judges, they are
 * only likely.
 */
type Also = (plan: PlanSet, context: RuleContext) => Stated[];

type Limited = Demand & Required<Pick<Demand, "limit">>;

/** What limits ask of a place that has no frame. */
const frameless = (it: Demanded, { thing }: Demand): Frame => ({
  ...placeOf(it),
  thing: [thing].flat()[0],
  mark: null,
  within: [],
  property: null,
  bound: null,
  value: it.value,
  unit: it.unit,
  raw: it.raw,
  role: "provided",
  polarity: "is",
  work: "new",
  sure: "drawn",
  clause: it.clause,
  text: it.text,
  context: contextOf(it),
});

/**
 * Demand and subjects of a rule; with a limit also its check. Message keys then: `ok`, `outside`, and `likely` where
 * places beside the frames are given; data: actual, required, unit, raw, room.
 */
export function demand(
  it: Limited,
  also?: Also,
): Pick<Rule<Demanded>, "demand" | "applies" | "check">;
export function demand(it: Demand, also?: Also): Pick<Rule<Demanded>, "demand" | "applies">;
export function demand(
  it: Demand,
  also: Also = () => [],
): Pick<Rule<Demanded>, "demand" | "applies"> & Partial<Pick<Rule<Demanded>, "check">> {
  const boundsOf = (subject: Demanded, context: RuleContext) =>
    it.limit!(context.limits, subject.frame ?? frameless(subject, it), context);
  return {
    demand: it,
    applies(plan: PlanSet, context: RuleContext): Demanded[] {
      const said: Demanded[] = subjectsOf(plan, it);
      const beside = also(plan, context).filter(({ page, box }) =>
        !said.some((other) => other.page === page && overlaps(other.box, box))
      ).map((place): Demanded => ({
        ...{ clause: "#", before: "", after: "", isLikely: it.limit !== undefined },
        ...place,
      }));
      const all = [...said, ...beside];
      if (it.limit) return worstOfEach(all, (one) => missBy(one, boundsOf(one, context) ?? {}));
      if (!it.one) return all;
      return worstOfEach(all, ({ value }) => it.one === "greatest" ? value : -value);
    },
    ...(it.limit && {
      check(subject: Demanded, context: RuleContext) {
        const bounds = boundsOf(subject, context);
        if (bounds === null) return inapplicable();
        const verdict = judgeStated(subject, bounds);
        if (!subject.isLikely) return verdict;
        return verdict.kind === "fail" ? cantTell("likely", verdict.data) : inapplicable();
      },
    }),
  };
}
