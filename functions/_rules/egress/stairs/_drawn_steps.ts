/**
 * Steps that only a dimension gives: an upright string of a riser's size on the section of a stair, a level one of a
 * tread's. What it measures is likely, so nothing more than a question comes of it.
 */
import type { Evidence, PlanSet } from "../../../_shared/domain/plan_set.ts";
import { placeOf } from "../../measure.ts";
import { OTHER_STEPS } from "../exits/_no_way_out.ts";

/** The height or depth of one step by its dimension, inches. */
export interface DrawnStep extends Evidence {
  drawnIn: number;
}

const STAIR_SECTION = /\bSTAIRS?\b.*\b(?:SECTION|DETAIL)|\b(?:SECTION|DETAIL)S?\b.*\bSTAIRS?\b/i;
/** Lower strings are nosings and toes, higher ones curbs and slabs, inches. */
const STEP_IN = [5, 9.5] as const;

/** Level strings that are shorter are thicknesses of walls, longer ones landings, inches. */
const TREAD_IN = [8.5, 13] as const;

/** Upright bare dimensions of a step's size on sections of stairs. */
export const drawnRisers = (plan: PlanSet): DrawnStep[] => drawn(plan, "vertical", STEP_IN);

/** Level bare dimensions of a tread's size on sections of stairs. */
export const drawnTreads = (plan: PlanSet): DrawnStep[] => drawn(plan, "horizontal", TREAD_IN);

const drawn = (
  { dimensions }: PlanSet,
  direction: "vertical" | "horizontal",
  [least, most]: readonly [number, number],
): DrawnStep[] =>
  dimensions.filter(({ drawing, orientation, sourceText, valueIn, of }) =>
    drawing && STAIR_SECTION.test(drawing) && !OTHER_STEPS.test(drawing) &&
    orientation === direction && !of && !/[A-Z]/i.test(sourceText) &&
    valueIn >= least && valueIn <= most
  ).map((it) => ({ ...placeOf(it), drawnIn: it.valueIn }));
