/** Handrails as drawings write them. */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { newWork, type Stated, statedLengths, type Statement } from "../measure.ts";

export const HANDRAIL = /\bHAND\s?-?\s?RAIL(?:ING)?S?\b|\bH\.\s?R\.|\bHDRL\b/i;

/** Rails that are no handrail of a stair or ramp. */
export const NOT_A_HANDRAIL = /\b(ELEVATOR|CAR FLOOR|GRAB BAR|POOL|SPA|BATHTUB|CRIB|TOILET)\b/i;

const OTHERS =
  /\bGUARD\s?RAILS?\b|\bGUARDS?\b|\bRISERS?\b|\bTREADS?\b(?!\s+NOSING)|\bHEAD\s?ROOM\b|\bPICKETS?\b|\bBALUSTERS?\b|\bSPHERE\b|\bOPENINGS?\b|\bLANDINGS?\b|\bEXTEN\w+|\bCLEARANCE\b|\bFROM WALL\b|\bPROJECT\w*|\bWIDE\b|\bWIDTH\b|\bRISE\b|\bDIA\w*/i;

/** Stated heights of handrails, inches above nosing or ramp. */
export function handrailHeights(plan: PlanSet): Stated[] {
  return statedLengths(plan, {
    topic: HANDRAIL,
    not: NOT_A_HANDRAIL,
    of: HANDRAIL,
    rivals: OTHERS,
    betweenIn: [24, 60],
    notBefore: /^\s*(LONG|O\.?\s?C|WIDE|CLEAR|EXT)/i,
  }).filter(({ text }) =>
    !/\b(CHILD\w*|LOWER|SECOND(?:ARY)?|INTERMEDIATE|TRANSITION)\b/i.test(text)
  );
}

/** Texts that say on which sides a handrail is, or that there is none. */
export function handrailSides(plan: PlanSet): Statement[] {
  return newWork(plan, { topic: HANDRAIL, not: NOT_A_HANDRAIL }).filter(({ text }) =>
    ONE_SIDE.test(text) || NO_RAIL.test(text) || BOTH_SIDES.test(text)
  );
}

export const ONE_SIDE =
  /\b(ONE|1|SINGLE|ONLY ONE)\s+SIDE\b|\b(ONE|1|SINGLE|\(1\))\s+HAND\s?-?\s?RAIL\b|\bHAND\s?-?\s?RAIL\s+(AT|ON)\s+(WALL|LEFT|RIGHT|INSIDE|OUTSIDE)\s+SIDE\s+ONLY\b/i;
export const NO_RAIL =
  /\b(NO|WITHOUT|W\/O|OMIT)\s+HAND\s?-?\s?RAILS?\b|\bHAND\s?-?\s?RAILS?\s*[:=-]?\s*(ARE\s+|IS\s+)?(NONE|NOT\s+(REQ\w*|PROV\w*|SHOWN))\b/i;
export const BOTH_SIDES =
  /\b(BOTH|EACH|EA\.?|2|TWO|EITHER)\s+SIDES?\b|\b(TWO|2|\(2\))\s+HAND\s?-?\s?RAILS\b|\bEACH SIDE OF STAIR/i;
