/** How a value that a plan only measures becomes a frame: nothing printed says it, so it asks and never accuses. */
import type { Frame } from "../../_shared/domain/frame.ts";
import type { PercentRect } from "../../_shared/geometry.ts";
import { type DrawnPlan, scaleOf, toleranceIn } from "./trusted.ts";

/** Share of measured lengths of plans drawn from data that are right. */
const CONFIDENCE = 0.8;

/** What is said of one thing, inches unless a tolerance of its own is given. */
export interface Measured {
  thing: string;
  property: string;
  value: number;
  box: PercentRect;
  /** Whose it is, in a sentence: `Door 105 between …`. */
  whose: string;
  /** The words rules look for beside their figures. */
  clause: string;
  mark?: string | null;
  within?: readonly string[];
  tolerance?: number;
  /** What is lettered at it. */
  words?: string | null;
}

/** A measured value as a frame of the thing it is measured of. */
export function toFrame({ building, sheet }: DrawnPlan, it: Measured): Frame {
  const tolerance = it.tolerance ?? toleranceIn(building);
  const raw = `${Math.round(it.value * 10) / 10} in`;
  return {
    page: building.page,
    box: it.box,
    sheet: sheet.number,
    sourceText: `${it.whose}: ${raw} ± ${tolerance} in measured at ${scaleOf(building)}`,
    readBy: "geometry",
    confidence: CONFIDENCE,
    thing: it.thing,
    mark: it.mark ?? null,
    within: it.within ?? [],
    property: it.property,
    bound: null,
    value: it.value,
    unit: "in",
    raw,
    role: "provided",
    polarity: "is",
    work: /\bEXIST|\(E\)/i.test(`${it.whose} ${it.words ?? ""}`) ? "kept" : "new",
    sure: "measured",
    tolerance,
    clause: it.clause,
    text: it.whose,
    context: it.words ?? "",
  };
}
