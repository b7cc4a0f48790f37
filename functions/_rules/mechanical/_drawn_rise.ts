/** Outlets that end well above an intake, as sections of roofs dimension them. */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import type { Frame } from "../../_shared/domain/frame.ts";
import { findLengths } from "../../_shared/units.ts";
import { allStatements, type Statement } from "../measure.ts";

/** What is higher than this above a roof is no outlet, inches. */
const HIGHEST_IN = 144;

/**
 * Gives the section in which a distance is drawn an upright dimension of at least that many inches? It may be the
 * height from the opening to the end of the pipe, which takes the distance off.
 */
export const isDrawnAbove = (
  { page, drawing }: Pick<Statement, "page" | "drawing">,
  plan: PlanSet,
  leastIn: number,
): boolean =>
  drawing !== null && !/\bPLAN\b/i.test(drawing) &&
  plan.dimensions.some((it) =>
    it.page === page && it.drawing === drawing && it.orientation === "vertical" &&
    it.valueIn >= leastIn && it.valueIn <= HIGHEST_IN
  );

/**
 * May a distance between an outlet and an intake be a height, or one of the two lie so far above the other? On a plan all
 * lies level: only words of the set can say that something rises, `EF-1 DISCHARGE 42" ABOVE INTAKE`.
 */
export const mayBeRise = ({ context }: Frame, plan: PlanSet, leastIn: number): boolean =>
  !/\bPLAN\b/i.test(context) ||
  allStatements(plan).some(({ text }) =>
    OUTLET.test(text) && RISES.test(text) &&
    findLengths(text).some(({ valueIn }) => valueIn >= leastIn && valueIn <= HIGHEST_IN)
  );

const OUTLET =
  /\b(?:VENTS?|V\.?T\.?R|EXH(?:AUST)?|K?EF-?\s?\d|FANS?|INTAKES?|INLETS?|O\.?A|OUTDOOR AIR|OUTSIDE AIR|HOODS?|DISCHARGES?|FLUES?|STACKS?)\b/i;
const RISES =
  /\b(?:ABOVE|ABV|BELOW|HIGHER|LOWER|OVER|RAISED?|RISES?|UP|TALL|HIGH|EXTEND\w*|TERMINAT\w*|CURBS?)\b/i;
