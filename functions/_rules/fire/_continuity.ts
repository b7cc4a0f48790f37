/**
 * How far up the wall between dwelling units goes: a wall that stops at the ceiling leaves one attic over all of them.
 * @source FBC-R 8th ed. (2023), R302.2, R302.3
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { anyCase } from "../../_shared/pattern.ts";
import { either, newWork, type Statement } from "../measure.ts";
import { titledWords } from "./_words.ts";

/** What is said of the height of such a wall. */
export interface Continuity extends Statement {
  reach: "roof" | "ceiling";
  /** The ceiling is protected and the attic draftstopped in its place: allowed in a two-family dwelling. */
  isMadeUpFor: boolean;
}

const BETWEEN_UNITS =
  /\b(?:PARTY|COMMON|SEPARATION|SEPARATING|DEMISING|DIVIDING|UNIT|TOWN\s*(?:HO(?:US|M)E)|DWELLING|TENANT)\s+(?:FIRE\s+|SEPARATION\s+|UNIT\s+)*(?:WALLS?|PARTITIONS?)\b|\bWALLS?\b[^.;]{0,24}\b(?:BETWEEN|SEPARATING|DIVIDING)\s+(?:THE\s+)?(?:TWO\s+)?(?:UNITS?|DWELLINGS?|TOWN\s*HO)/i;
const RATED_WALL =
  /\b(?:\d|ONE|TWO)\W{0,2}H(?:OU)?R\.?\s+(?:RATED\s+|FIRE\s+)*(?:WALLS?|PARTITIONS?)\b/i;
const UNITS = /\bUNITS\b|\bUNIT\s+[A-Z0-9]\b.*\bUNIT\s+[A-Z0-9]\b|\bDUPLEX|\bTOWN\s*HO/i;

const CEILING = String
  .raw`(?:(?:THE\s+|EACH\s+)?(?:(?:SECOND|2ND|UPPER|TOP)\s+(?:FLOOR\s+)?)?(?:CEILINGS?|CLG\.?)\b(?!\s*(?:JOIST|AND))|(?:THE\s+)?(?:BOTTOM|UNDERSIDE|B\.?O\.?)\s+(?:OF\s+)?(?:THE\s+)?(?:ROOF\s+)?(?:TRUSS(?:ES)?|CEILING|CLG|JOISTS?|(?:BOTTOM\s+)?CHORDS?)|(?:THE\s+)?(?:TRUSS\s+)?BOTTOM\s+CHORDS?|(?:THE\s+)?(?:DOUBLE\s+)?TOP\s+PLATES?)`;
const STOPS =
  anyCase`\b(?:ENDS?|STOPS?|STOPPED|TERMINATES?|HELD|CUT\s+OFF|CARRIED\s+ONLY|ONLY|EXTENDS?\s+ONLY|RUNS\s+ONLY)\s+(?:UP\s+)?(?:AT|TO|BELOW|UNDER)\s+${CEILING}|\bTO\s+${CEILING}\s+ONLY\b`;
const ONE_ATTIC =
  /\bATTIC\s+(?:IS\s+|SPACE\s+)*(?:OPEN|COMMON|SHARED|CONTINUOUS|UNDIVIDED)\b(?:\s+(?:ACROSS|OVER|BETWEEN|TO|ABOVE))?|\b(?:OPEN|COMMON|SHARED|CONTINUOUS|UNDIVIDED)\s+ATTIC\b/i;
const REACHES =
  /\b(?:TO|THROUGH|UP\s+TO|EXTENDS?\s+TO|TIGHT\s+TO)\s+(?:THE\s+)?(?:(?:UNDERSIDE|BOTTOM|U\/?S)\s+(?:OF\s+)?(?:THE\s+)?)?ROOF\s+(?:SHEATHING|DECK(?:ING)?)\b/i;
const DENIED =
  /\b(?:SHALL|DO(?:ES)?|MAY|MUST)\s+NOT\b|\bNOT\s+(?:TO\s+)?(?:END|STOP|TERMINATE)|\bNO\s+(?:OPEN|COMMON|SHARED)\s+ATTIC/i;
const MADE_UP_FOR =
  /\bTYPE\s*["']?X\b[^;]*\bDRAFT\s*-?\s*STOP|\bDRAFT\s*-?\s*STOP[^;]*\bTYPE\s*["']?X\b/i;

/** What the set says of the height of walls between units. */
export const continuities = (plan: PlanSet): Continuity[] =>
  newWork(plan, { topic: either(BETWEEN_UNITS, RATED_WALL) }).flatMap((it): Continuity[] => {
    if (DENIED.test(it.text)) return [];
    const isOpen = ONE_ATTIC.test(it.text);
    const isOfUnits = BETWEEN_UNITS.test(it.text) || isOpen || UNITS.test(titledWords(it));
    if (!isOfUnits) return [];
    const isMadeUpFor = MADE_UP_FOR.test(it.text);
    if (isOpen || STOPS.test(it.text)) return [{ ...it, reach: "ceiling", isMadeUpFor }];
    return REACHES.test(it.text) ? [{ ...it, reach: "roof", isMadeUpFor }] : [];
  });
