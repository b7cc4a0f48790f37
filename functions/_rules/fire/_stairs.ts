/** Enclosures of exit stairs with their ratings. */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import type { Stated } from "../measure.ts";
import { wallRatings } from "./_words.ts";

const ENCLOSURE =
  /\b(EXIT\s*(STAIR(WAY|WELL|CASE)?S?|ENCLOSURES?)|STAIR(WAY|WELL|CASE|S)?\s*(NO\.?\s*)?(#?\s*\d+|[A-D])?\s*(EXIT\s+)?(ENCLOSURES?|SHAFTS?|WALLS?|TOWERS?)|ENCLOSED\s+(EXIT\s+)?STAIR\w*|VERTICAL\s+EXIT\s+ENCLOSURES?|STAIR\w*[^.;|]{0,12}\sENCLOSED)\b/i;
const OTHER =
  /\b(UN-?ENCLOSED|EXTERIOR|OPEN)\s+(EXIT\s+)?(ACCESS\s+)?STAIR|\bEXIT\s+ACCESS\s+STAIR|\b(WITHIN|INSIDE|IN)\s+(A\s+|THE\s+|EACH\s+)?(DWELLING\s+)?UNIT|\bRISERS?\b|\bTREADS?\b/i;

/** Statements of the rating of an exit stair enclosure, in hours. */
export const stairEnclosures = (plan: PlanSet): Stated[] =>
  wallRatings(plan, { topic: ENCLOSURE, not: OTHER });
