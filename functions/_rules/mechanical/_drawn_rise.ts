/** Outlets that end well above an intake, as sections of roofs dimension them. */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import type { Statement } from "../measure.ts";

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
