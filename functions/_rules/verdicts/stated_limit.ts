/** Quantities stated in words against their limits: subjects and verdicts of the commonest kind of rule. */
import {
  cantTell,
  type Demand,
  fail,
  inapplicable,
  pass,
  type Rule,
  type RuleContext,
} from "../define_rule.ts";
import type { Verdict, VerdictData } from "../define_rule.ts";
import { type Frame, isSure } from "../../_shared/domain/frame.ts";
import { overlaps } from "../../_shared/geometry.ts";
import { type FrameSubject, isAside, subjectsOf } from "../frames/demand.ts";
import type { Limits } from "../limits/mod.ts";
import { type QuantityQuery, statedQuantities, type StatedQuantity } from "../reading/saying.ts";
import { labelledQuantities, type LabelledQuantity, type TitledLabel } from "../reading/labels.ts";
import { rowQuantities } from "../reading/row_quantities.ts";
import { loose } from "../reading/patterns.ts";
import { isAmid } from "../reading/setting.ts";
import { isKept } from "../reading/standing.ts";
import { keepsTo, rangeOf, reaches, rounded } from "./bounds.ts";

/** Least and greatest value allowed, in the unit of the quantity. */
export interface Bounds {
  min?: number;
  max?: number;
}

/** Words of a stated limit, and where its bounds stand. */
export interface StatedLimit extends QuantityQuery {
  /** Null when the statement is nothing this rule judges. */
  bounds: (limits: Limits, stated: StatedQuantity, context: RuleContext) => Bounds | null;
  /** Keeps only statements that speak of the matter; a last word after the patterns. */
  keep?: (stated: LabelledQuantity, context: RuleContext) => boolean;
  /** Labels that leave the thing to a title. They need not match `says` and `under`. */
  labels?: readonly TitledLabel[];
  /** Frames that count as well, where none of these words found anything: what is said in so many words decides, a row accuses. */
  demand?: Demand;
}

/**
 * Subjects and verdicts of a rule about a stated quantity. Of several quantities in one statement the one
 * farthest from compliance counts; of a label that is only likely to mean the thing a miss is a question.
 * Message keys: `ok`, `outside`; data: actual, required, unit, raw, room.
 */
export function statedLimit(
  limit: StatedLimit,
): Pick<Rule<LabelledQuantity>, "demand" | "applies" | "check" | "leavesOut"> {
  const not = limit.not && loose(limit.not);
  const notUnder = limit.notUnder && loose(limit.notUnder);
  const { demand } = limit;
  const isOther = (text: string) => [not, notUnder].some((it) => it?.test(text));
  const isOtherIn = ({ clause, context, text }: Frame) =>
    isOther(clause) || isOther(context) || not?.test(text);
  const leavesOut: Rule<LabelledQuantity>["leavesOut"] = (frame, subject, context) =>
    isOtherIn(frame) && !isAside(isOther, (subject as FrameSubject).frame) ||
    !isAmid(subject as FrameSubject, context.plan, limit) ||
    limit.keep?.(subject as LabelledQuantity, context) === false;
  return {
    ...(demand && { demand }),
    leavesOut,
    applies: (plan, context) => {
      const isKeptBy = (it: LabelledQuantity) => limit.keep?.(it, context) ?? true;
      const rows = rowQuantities(plan, limit).filter(isKeptBy);
      const read = [
        ...statedQuantities(plan, limit),
        ...labelledQuantities(plan, { ...limit, under: undefined }, limit.labels ?? []),
      ].filter((it) => !rows.some(({ box }) => box === it.box)).filter(isKeptBy);
      const said = [...read, ...rows];
      // Of things side by side a pattern reads one; frames tell all of them.
      const framed = demand
        ? subjectsOf(plan, demand).filter((it) =>
          !isListedOpening(it) && !leavesOut(it.frame, it, context) &&
          (it.frame.isBeside ||
            !said.some(({ page, box }) => page === it.page && overlaps(box, it.box)))
        ).map((it) => ({ ...it, isLikely: !isSure(it.frame.sure) || isOtherIn(it.frame) }))
        : [];
      return worstOfEach(
        [...said, ...framed],
        (it) => missBy(it, limit.bounds(context.limits, it, context) ?? {}),
      );
    },
    check: (stated, context) => {
      const bounds = limit.bounds(context.limits, stated, context);
      if (bounds === null) return inapplicable();
      const verdict = judgeStated(stated, bounds);
      if (!stated.isLikely) return verdict;
      const frame = "frame" in stated ? (stated as FrameSubject).frame : null;
      if (verdict.kind === "pass") return frame ? inapplicable() : verdict;
      // The row of a thing tells its figure; what a title or a drawing leaves to tell only asks.
      return verdict.kind === "fail" && frame?.sure !== "rowed"
        ? cantTell("outside", verdict.data)
        : verdict;
    },
  };
}

/** Sizes and ratings in door and window lists are typed facts, which rules judge with all they say. */
export const isListedOpening = ({ schedule, frame }: FrameSubject): boolean =>
  (schedule?.kind === "door" || schedule?.kind === "window") &&
  (frame.property === null || TYPED.has(frame.property));
const TYPED = new Set(["width", "height", "clear height", "rating", "area", "opening"]);

/**
 * Compares a stated quantity with its bounds. A quantity stated as a minimum proves nothing about an upper
 * bound it keeps, and the other way round; work that stays as it is may miss them. Message key: `outside`.
 */
export function judgeStated(
  stated: Pick<StatedQuantity, "text" | "value" | "unit" | "raw" | "room" | "clause">,
  { min, max }: Bounds,
  data: VerdictData = {},
): Verdict {
  const { text, value, unit, raw, room, clause } = stated;
  const words: VerdictData = {
    actual: rounded(value),
    required: min !== undefined && max !== undefined ? rangeOf(min, max) : rounded(min ?? max ?? 0),
    unit,
    raw,
    room,
    ...data,
  };
  const isLow = min !== undefined && !reaches(value, min, unit);
  const isHigh = max !== undefined && !keepsTo(value, max, unit);
  if (isLow || isHigh) return isKept(text) ? inapplicable() : fail("outside", words);
  const [least, most] = [saysLeast(clause), saysMost(clause)];
  const provesNothing = (min === undefined && least && !most) ||
    (max === undefined && most && !least);
  return provesNothing ? inapplicable() : pass(words);
}

const saysLeast = (clause: string) =>
  /#\W*(OR MORE|OR GREATER)?\W*(CLEAR|CLR\.?|A\.?F\.?F\.?)?\W*\bMIN|\b(MIN(IMUM)?\.?|AT LEAST|NOT? LESS THAN)\W*(OF\W*)?#|# ?(OR MORE|OR GREATER)/i
    .test(clause);
const saysMost = (clause: string) =>
  /#\W*(CLEAR|CLR\.?|A\.?F\.?F\.?)?\W*\bMAX|\b(MAX(IMUM)?\.?|AT MOST|NOT? (MORE|GREATER|HIGHER) THAN|WITHIN|NOT TO EXCEED|NOT EXCEEDING)\W*(OF\W*)?#|# ?OR LESS/i
    .test(clause);

/** Of several quantities in one statement only the one that misses by most. */
export function worstOfEach<T extends StatedQuantity>(
  list: T[],
  missed: (it: T) => number,
): T[] {
  const worst = new Map<string, T>();
  for (const it of list) {
    const key = `${it.page}/${it.box.x}/${it.box.y}/${it.sourceText}`;
    const known = worst.get(key);
    if (!known || missed(it) > missed(known)) worst.set(key, it);
  }
  return [...worst.values()];
}

/** How far a figure misses its bounds; negative where it keeps them. */
export function missBy({ value }: StatedQuantity, { min, max }: Bounds): number {
  return Math.max(
    min === undefined ? -Infinity : min - value,
    max === undefined ? -Infinity : value - max,
  );
}
