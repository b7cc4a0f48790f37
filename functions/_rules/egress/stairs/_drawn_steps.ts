/**
 * Steps that only a dimension gives: an upright string of a riser's size on the section of a stair, a level one of a
 * tread's. What it measures is likely, so nothing more than a question comes of it.
 */
import type { PlanSet } from "../../../_shared/domain/plan_set.ts";
import { asStatement, type Stated } from "../../measure.ts";
import { OTHER_STEPS } from "../exits/_no_way_out.ts";

const STAIR_SECTION = /\bSTAIRS?\b.*\b(?:SECTION|DETAIL)|\b(?:SECTION|DETAIL)S?\b.*\bSTAIRS?\b/i;
/** Lower strings are nosings and toes, higher ones curbs and slabs, inches. */
const STEP_IN = [5, 9.5] as const;

/** Level strings that are shorter are thicknesses of walls, longer ones landings, inches. */
const TREAD_IN = [8.5, 13] as const;

/** Upright bare dimensions of a step's size on sections of stairs. */
export const drawnRisers = (plan: PlanSet): Stated[] => drawn(plan, "vertical", STEP_IN);

/** Level bare dimensions of a tread's size on sections of stairs. */
export const drawnTreads = (plan: PlanSet): Stated[] => drawn(plan, "horizontal", TREAD_IN);

const drawn = (
  { dimensions }: PlanSet,
  direction: "vertical" | "horizontal",
  [least, most]: readonly [number, number],
): Stated[] =>
  dimensions.filter(({ drawing, orientation, sourceText, valueIn, of }) =>
    drawing && STAIR_SECTION.test(drawing) && !OTHER_STEPS.test(drawing) &&
    orientation === direction && !of && !/[A-Z]/i.test(sourceText) &&
    valueIn >= least && valueIn <= most
  ).map((it) => ({
    ...asStatement(it.sourceText, it),
    value: it.valueIn,
    unit: "in",
    raw: it.sourceText,
  }));
