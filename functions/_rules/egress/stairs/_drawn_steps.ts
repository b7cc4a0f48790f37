/**
 * Steps that only a dimension gives: an upright string of a riser's size on the section of a stair, a level one of a
 * tread's. What it measures is likely, so nothing more than a question comes of it.
 */
import type { PlanSet } from "../../../_shared/domain/plan_set.ts";
import { type Stated, statedDimension } from "../../measure.ts";
import { OTHER_STEPS } from "../exits/_no_way_out.ts";

const STAIR_SECTION = /\bSTAIRS?\b.*\b(?:SECTION|DETAIL)|\b(?:SECTION|DETAIL)S?\b.*\bSTAIRS?\b/i;
/** `INTERIOR STAIR`, `STAIR 2`: which view it is, only what it shows can tell. */
const STAIR_ALONE = /^(?!.*\b(?:PLANS?|SECTIONS?|DETAILS?)\b).*\bSTAIRS?(?:\W+\w{1,2})?\W*$/i;
/** Lower strings are nosings and toes, higher ones curbs and slabs, inches. */
const STEP_IN = [5, 9.5] as const;

/** Level strings that are shorter are thicknesses of walls, longer ones landings, inches. */
const TREAD_IN = [8.5, 13] as const;

/** Upright bare dimensions of a step's size on sections of stairs. */
export const drawnRisers = (plan: PlanSet): Stated[] => drawn(plan, "vertical", STEP_IN);

/** Level bare dimensions of a tread's size on sections of stairs, and on drawings of a stair that show a riser as well. */
export const drawnTreads = (plan: PlanSet): Stated[] => [
  ...drawn(plan, "horizontal", TREAD_IN),
  ...drawn(plan, "horizontal", TREAD_IN, STAIR_ALONE).filter(({ page, drawing }) =>
    drawn(plan, "vertical", STEP_IN, STAIR_ALONE).some((riser) =>
      riser.page === page && riser.drawing === drawing
    )
  ),
];

const drawn = (
  { dimensions }: PlanSet,
  direction: "vertical" | "horizontal",
  [least, most]: readonly [number, number],
  title: RegExp = STAIR_SECTION,
): Stated[] =>
  dimensions.filter(({ drawing, orientation, sourceText, valueIn, of }) =>
    drawing && title.test(drawing) && !OTHER_STEPS.test(drawing) &&
    orientation === direction && !of && !/[A-Z]/i.test(sourceText) &&
    valueIn >= least && valueIn <= most
  ).map(statedDimension);
