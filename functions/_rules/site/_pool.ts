/** Pools as drawings write them. */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { perPlan, statements } from "../measure.ts";

export const POOL = /\b(SWIMMING\s+POOLS?|POOLS?|SPA|HOT TUB)\b/i;
/** There is none; `NO POOL HEATER` and `NEW POOL: NO FENCE` speak of a pool that lacks something. */
const NO_POOL =
  /\bNO\s+(SWIMMING\s+)?POOLS?\b(?!\s+(EQUIP\w*|HEAT\w*|FENC\w*|LIGHT\w*|DECK|COVER|WATER|BARRIER|ALARM\w*|ENCLOS\w*|SCREEN))|\bPOOL\s*[:=-]\s*(NONE|N\/A|NO)\b(?!\s+[A-Z])/i;

/** Does the set show a pool at all, and not say that there is none? */
export const hasPool: (plan: PlanSet) => boolean = perPlan((plan) => {
  if (statements(plan, { topic: NO_POOL }).length > 0) return false;
  if (statements(plan, { topic: POOL }).length > 0) return true;
  const titles = [
    ...plan.schedules.map(({ title }) => title ?? ""),
    ...plan.notes.flatMap(({ heading, drawing }) => [heading ?? "", drawing ?? ""]),
  ];
  return [...titles, ...plan.rooms.map(({ name }) => name)].some((it) => POOL.test(it));
});
