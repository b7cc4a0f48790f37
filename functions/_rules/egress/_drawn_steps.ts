/**
 * Risers that only a dimension gives: an upright string of a step's size on the section of a stair. What it measures
 * is likely, so nothing more than a question comes of it.
 */
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { placeOf } from "../measure.ts";

/** The height of one step by its dimension, inches. */
export interface DrawnRiser extends Evidence {
  drawnIn: number;
}

const STAIR_SECTION = /\bSTAIRS?\b.*\b(?:SECTION|DETAIL)|\b(?:SECTION|DETAIL)S?\b.*\bSTAIRS?\b/i;
const OTHER_STAIR = /\b(?:SPIRAL|SHIP|ATTIC|ALTERNAT\w+|EXIST\w*|DEMO\w*|POOL)\b/i;
/** Lower strings are nosings and toes, higher ones curbs and slabs, inches. */
const STEP_IN = [5, 9.5] as const;

/** Upright bare dimensions of a step's size on sections of stairs. */
export const drawnRisers = ({ dimensions }: PlanSet): DrawnRiser[] =>
  dimensions.filter(({ drawing, orientation, sourceText, valueIn, of }) =>
    drawing && STAIR_SECTION.test(drawing) && !OTHER_STAIR.test(drawing) &&
    orientation === "vertical" && !of && !/[A-Z]/i.test(sourceText) &&
    valueIn >= STEP_IN[0] && valueIn <= STEP_IN[1]
  ).map((it) => ({ ...placeOf(it), drawnIn: it.valueIn }));
