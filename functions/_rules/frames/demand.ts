/**
 * Subjects of a rule from the frame store: what a rule demands, of which thing, names them. The rule keeps its limits,
 * its exceptions and its words.
 */
import { isKindOf } from "../../_lexicon/mod.ts";
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import type { Demand } from "../define_rule.ts";
import { clausesOf } from "../reading/clauses.ts";
import { excepts, loose } from "../reading/patterns.ts";
import type { StatedQuantity } from "../reading/saying.ts";
import { frameStore, type StoredFrame } from "./store.ts";

/** A frame as the subject of a rule: the statement it was read from, with its figure. */
export type FrameSubject = StatedQuantity & {
  frame: StoredFrame;
  isLikely?: boolean;
  /** Of things said not to be there, as rules about presence take them. */
  state?: "denied" | "deferred";
};

/** The frames a demand is about that something printed says: new work, provided and not required, in page order. */
export function framesFor(plan: PlanSet, demand: Demand): StoredFrame[] {
  const store = frameStore(plan);
  return among([demand.thing].flat().flatMap((thing) => store.of(thing)), demand);
}

/** The frames a demand is about that plans only measure. */
export const measuredFor = (plan: PlanSet, demand: Demand): StoredFrame[] =>
  among(
    frameStore(plan).measured.filter((it) =>
      [demand.thing].flat().some((thing) => isKindOf(it.thing, thing))
    ),
    demand,
  );

function among(frames: readonly StoredFrame[], demand: Demand): StoredFrame[] {
  if (demand.onlyHolds) return [];
  return frames.flatMap((it) => {
    if (!isAsked(it, demand)) return [];
    if (!demand.unless || !excepts(demand.unless, wordsOf(it))) return [it];
    return isAside((text) => excepts(demand.unless!, text), it) ? [likely(it)] : [];
  });
}

/** Is a frame of the thing and measure a demand is about? What excepts it is not looked at. */
function isAsked(it: StoredFrame, demand: Demand): boolean {
  if (it.work !== "new" || it.role !== "provided") return false;
  const asked = [demand.property ?? []].flat();
  if (asked.length === 0 ? it.polarity !== "none" : it.property === null) return false;
  if (asked.length > 0 && !asked.includes(it.property!)) return false;
  const others = it.within;
  const named = [it.thing, ...others];
  if (demand.within && ![demand.within].flat().some((thing) => named.includes(thing))) {
    return false;
  }
  if (demand.notWithin && [demand.notWithin].flat().some((thing) => others.includes(thing))) {
    return false;
  }
  return isMeant(it, demand);
}

/** The words of a frame, and what stands over them. */
const wordsOf = ({ clause, context }: StoredFrame): string => `${clause} | ${context}`;

/**
 * Is a figure left out only by another sentence of its note, which may speak of another thing? `Men: 2 urinals. Closet
 * center 19 in. from the wall.` Such a figure asks.
 */
export function isAside(leavesOut: (text: string) => boolean, it: StoredFrame): boolean {
  if (it.property === null || it.statement.row || it.sure !== "said") return false;
  const sentences = clausesOf(it.text.replaceAll(";", ","));
  const [own, ...others] = sentences.filter((sentence) => sentence.includes(it.raw));
  if (sentences.length < 2 || own === undefined || others.length > 0) return false;
  const titles = it.context.slice(Math.min(it.text.length, it.context.length));
  return ![own, it.clause, titles].some(leavesOut);
}

/** The same frame as one that only asks. */
const likely = (it: StoredFrame): StoredFrame => ({ ...it, sure: "titled", isAside: true });

/** Do they say all that a demand wants said of its thing? */
export const isMeant = (frame: StoredFrame, { where, keep }: Demand): boolean =>
  (where === undefined || loose(where).test(wordsOf(frame))) && keep?.(frame) !== false;

/** Frames as a rule's own check takes its subjects. */
export function subjectsOf(plan: PlanSet, demand: Demand): FrameSubject[] {
  return framesFor(plan, demand).map((frame) => subjectOf(frame, demand));
}

/** One frame as a rule's own check takes its subjects. */
export function subjectOf(frame: StoredFrame, demand: Demand): FrameSubject {
  const scale = demand.scale ?? 1;
  const [before, after = ""] = frame.clause.split("#");
  return {
    ...frame.statement,
    value: (frame.value ?? 0) * scale,
    unit: unitOf(frame.unit, scale),
    raw: frame.raw,
    clause: frame.clause,
    before,
    after,
    frame,
    ...(frame.sure === "drawn" && { isLikely: true }),
    ...(frame.polarity === "none" && { state: "denied" as const }),
    ...demand.as?.((frame.value ?? 0) * scale, frame),
  };
}

const unitOf = (unit: string | null, scale: number): string =>
  unit === "in" && scale !== 1 ? "ft" : unit ?? "";
