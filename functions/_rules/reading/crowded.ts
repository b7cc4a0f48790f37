/** Pages that say more in one breath than is judged, so that their reader is told. */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { findLengths } from "../../_shared/units.ts";
import { clausesOf } from "./clauses.ts";
import { MAX_QUANTITIES } from "./masking.ts";
import { allStatements } from "./statements.ts";

/** Shorter texts hold no more lengths than are read: each has a figure, a unit and a space. */
const SHORTEST = 3 * MAX_QUANTITIES;

/** Pages with a sentence of more lengths than are read in one, by number. */
export function crowdedPages(plan: PlanSet): number[] {
  const crowded = allStatements(plan).filter(({ text }) =>
    text.length > SHORTEST &&
    clausesOf(text).some((it) => it.length > SHORTEST && findLengths(it).length > MAX_QUANTITIES)
  );
  return [...new Set(crowded.map(({ page }) => page))].sort((a, b) => a - b);
}

/** What is said of such a page. */
export const CROWDED =
  `A sentence on this page gives more figures than can be checked: only the first ${MAX_QUANTITIES} were read.`;
