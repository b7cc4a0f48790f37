/**
 * What frames say where the words of a rule found nothing: the figure of the thing a rule is about misses its limit, or
 * the thing is said not to be there. A figure said in so many words accuses, everything else asks.
 */
import { isSure } from "../../_shared/domain/frame.ts";
import type { Evidence } from "../../_shared/domain/plan_set.ts";
import { overlaps } from "../../_shared/geometry.ts";
import { isKindOf, marksIn } from "../../_lexicon/mod.ts";
import { isObjectAt } from "../../_rules/frames/nearness.ts";
import {
  type Rule,
  type RuleContext,
  type Subject,
  type Verdict,
} from "../../_rules/define_rule.ts";
import {
  type FrameSubject,
  isListedOpening,
  judgeStated,
  loose,
  subjectsOf,
} from "../../_rules/measure.ts";
import type { Outcome } from "./outcome.ts";

const BY_FRAME = "byFrame";
const IS_ABSENT = "isAbsent";
const WORDS = {
  [IS_ABSENT]: "The sheet seems to say there is none: {text}.",
  [BY_FRAME]: "{raw} reads as the {property} of this {thing}; {required} {unit} is the limit.",
};

/** Where rules have looked, by requirement. */
export class SpokenPlaces {
  readonly #places = new Map<string, Evidence[]>();

  #leftOut = new Map<string, readonly RegExp[]>();

  /** What the rules leave out, as if nobody had looked anywhere yet. */
  forgotten(): SpokenPlaces {
    const places = new SpokenPlaces();
    places.#leftOut = this.#leftOut;
    return places;
  }

  /** What the rule's own words leave out, frames of it leave out as well. */
  leaveOut({ id }: Rule<Subject>, patterns: readonly RegExp[]): void {
    this.#leftOut.set(id, patterns.map(loose));
  }

  /** Would the rule's own words have left out this frame? */
  leavesOut({ id }: Rule<Subject>, { frame }: FrameSubject): boolean {
    return this.#leftOut.get(id)?.some((it) => it.test(frame.clause) || it.test(frame.context)) ??
      false;
  }

  readonly #marks = new Map<string, Set<string>>();

  /** A rule looked at this place, whatever came of it. */
  add({ requirementId }: Rule<Subject>, subject: Subject): void {
    const { page, box } = subject;
    if ("mark" in subject && typeof subject.mark === "string") {
      const marks = this.#marks.get(requirementId) ?? new Set();
      this.#marks.set(requirementId, marks.add(subject.mark.toUpperCase()));
    }
    const places = this.#places.get(requirementId);
    const place = { page, box } as Evidence;
    if (places) places.push(place);
    else this.#places.set(requirementId, [place]);
  }

  /** Did a rule of this requirement look anywhere? */
  hasAny({ requirementId }: Rule<Subject>): boolean {
    return this.#places.has(requirementId);
  }

  /** Did a rule of this requirement look at the thing of that mark? */
  hasMark({ requirementId }: Rule<Subject>, mark: string | null): boolean {
    return mark !== null && (this.#marks.get(requirementId)?.has(mark.toUpperCase()) ?? false);
  }

  /** Did a rule of this requirement look here? */
  has({ requirementId }: Rule<Subject>, { page, box }: Evidence): boolean {
    return this.#places.get(requirementId)?.some((it) =>
      it.page === page && overlaps(it.box, box)
    ) ?? false;
  }
}

/** Of these a set has many that need not comply: `DOOR 30" CLEAR` may lead to a closet. */
export const OF_MANY: ReadonlySet<string> = new Set(["door", "wall", "window", "insulation"]);

/** Names a condition, a listing or another way to comply: whether it holds a person has to judge. */
export const ON_CONDITION =
  /\b(?:WHERE|WHEN|IF|UNLESS|EXCEPT\w*|EXEMPT|MANUFACTURER\S*|MFR\S*|LISTED|LISTING|ENGINEERED|REDUCED|ALTERNAT\w*|OPTION\w*|IN LIEU|VARIANCE|WAIVER)(?!\w)/i;

/** Is the figure surely that of its thing, told without condition, and the thing one that has to comply? */
const isPlain = ({ frame, row, schedule }: FrameSubject): boolean =>
  (isSure(frame.sure) || frame.sure === "rowed" && isLabelled(frame, row, schedule)) &&
  frame.property !== null && !OF_MANY.has(frame.thing) && !ON_CONDITION.test(frame.text);

/** Does the first cell of a row that has words name the thing, or the list? Then the row is its own. */
function isLabelled(
  { thing }: FrameSubject["frame"],
  row: FrameSubject["row"],
  schedule: FrameSubject["schedule"],
): boolean {
  const label = row?.cells.find(({ text }) => /[A-Z]{3}/i.test(text))?.text ?? "";
  return [label, schedule?.title ?? ""].some((text) =>
    marksIn(text).some((mark) =>
      !isObjectAt(text, mark.start) && mark.things.some((it) => isKindOf(thing, it))
    )
  );
}

/** What the frames of a set say against one rule, one a place; a rule that may not apply only asks. */
export function questionsOf(
  rule: Rule<Subject>,
  context: RuleContext,
  spoken: SpokenPlaces,
): Outcome[] {
  const { demand } = rule;
  if (!demand) return [];
  const applicability = rule.when?.(context.building, context) ?? "yes";
  if (applicability === "no") return [];
  return subjectsOf(context.plan, demand).flatMap((subject): Outcome[] => {
    if (
      isListedOpening(subject) || isDeniedInProse(subject) || spoken.has(rule, subject) ||
      spoken.leavesOut(rule, subject) ||
      rule.leavesOut?.(subject.frame, subject, context)
    ) return [];
    const wrong = verdictsOn(rule, subject, context).find(({ kind }) =>
      kind === "fail" || kind === "cantTell"
    );
    if (!wrong) return [];
    spoken.add(rule, subject);
    const accuses = wrong.kind === "fail" && applicability === "yes" && !demand.onlyAsks &&
      isPlain(subject);
    return [{
      rule: worded(rule),
      verdict: accuses ? wrong : { ...wrong, kind: "cantTell" },
      at: wrong.at ?? subject,
      isApplicabilityOpen: applicability === "unknown",
    }];
  });
}

/** Rules about presence read every denial in prose, with its reasons; answers of rows are left to frames. */
const isDeniedInProse = ({ frame, row }: FrameSubject): boolean =>
  frame.property === null && row === null;

/** The rule with the words for what frames say. */
export const worded = (rule: Rule<Subject>): Rule<Subject> => ({
  ...rule,
  messages: { ...WORDS, ...rule.messages },
});

/** What a rule says of one frame. */
export function verdictsOn(
  rule: Rule<Subject>,
  subject: FrameSubject,
  context: RuleContext,
): Verdict[] {
  if (subject.frame.property === null) {
    const told = [rule.check(subject, context)].flat();
    return told.map((it) => it.kind === "fail" && !it.message ? { ...it, message: IS_ABSENT } : it);
  }
  const limit = rule.demand?.limit;
  if (!limit) return [rule.check(subject, context)].flat();
  const bounds = limit(context.limits, subject.frame, context);
  if (bounds === null) return [];
  const { thing, property } = subject.frame;
  const data = { thing, property };
  return [{ ...judgeStated(subject, bounds, data), message: BY_FRAME }];
}
