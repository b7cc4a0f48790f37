/** Pools as drawings write them. */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { allStatements } from "../measure.ts";

export const POOL = /\b(SWIMMING\s+POOLS?|POOLS?|SPA|HOT TUB)\b/i;
const NO_POOL = /\bNO\s+(SWIMMING\s+)?(POOL|SPA)\b|\bPOOL\s*[:=-]\s*(NONE|N\/A|NO)\b/i;

/** Does the set show a pool at all, and not say that there is none? */
export function hasPool(plan: PlanSet): boolean {
  const texts = allStatements(plan).map(({ text }) => text);
  return !texts.some((text) => NO_POOL.test(text)) &&
    (texts.some((text) => POOL.test(text)) || plan.rooms.some(({ name }) => POOL.test(name)));
}
