/** Landings as drawings write them: of stairs, of doors, of ramps. */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { contextOf, type Stated, statedLengths } from "../measure.ts";

/** What a landing belongs to. */
export type LandingOf = "stair" | "door" | "ramp";

const LANDING = /\bLANDINGS?\b/i;

/** Stated depths of landings, inches. Without a word for door or ramp a landing is a stair's. */
export function landingDepths(plan: PlanSet, of: LandingOf): Stated[] {
  return statedLengths(plan, {
    topic: LANDING,
    not: /\b(BETWEEN LANDINGS|LANDING TO LANDING|ELEVATOR|LIFT|RISE BETWEEN|SWITCH|RECEPT\w*)\b/i,
    of: LANDING,
    rivals:
      /\bRISERS?\b|\bTREADS?\b|\bHAND\s?RAILS?\b|\bGUARD\s?RAILS?\b|\bGUARDS?\b|\bSTAIRS?\b(?!\s+LANDING)|\bRAMP\b(?!\s+LANDING)|\bRISE\b|\bHIGH\b|\bBELOW\b|\bTHRESHOLDS?\b|\bSTEP\b/i,
    betweenIn: [18, 144],
    notBefore: /^\s*(HIGH|ABOVE|BELOW|A\.?F\.?F)/i,
    notAfter: /(\bEL(EV)?\w*\.?\s*[=:@]?\s*[+-]?|\+)\s*$/i,
  }).filter((it) => ownerOf(it) === of);
}

function ownerOf(it: Stated): LandingOf {
  const owner = (text: string): LandingOf | null =>
    /\bRAMPS?\b/i.test(text)
      ? "ramp"
      : /\b(DOORS?|ENTR(Y|ANCE)|THRESHOLDS?|PORCH|STOOP)\b/i.test(text)
      ? "door"
      : /\b(STAIRS?|FLIGHT|RISERS?|TREADS?)\b/i.test(text)
      ? "stair"
      : null;
  return owner(it.text) ?? owner(contextOf(it)) ?? "stair";
}
