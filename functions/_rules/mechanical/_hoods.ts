/** Drawings of kitchen hoods, and the buildings that have such hoods. */
import type { Rule } from "../define_rule.ts";
import { hasOccupancy, isCommercial } from "../building_profile.ts";
import { allOf } from "../define_rule.ts";

/** Title of a drawing of a hood or of its exhaust. */
export const HOOD_TITLE =
  /\bHOODS?\b|\bKITCHEN\s+(?:EXHAUST|VENT\w*)|\bGREASE\s+(?:DUCT|EXHAUST)|\bTYPE\s+(?:I|1)\b/i;
/** Hoods over what gives off no grease. */
export const OTHER_HOOD_TITLE = /\bTYPE\s*(?:II|2)\b|\bFUME|\bDISH|\bLAB\b|\bDRYER|\bRESIDENTIAL/i;

/** Commercial kitchens. */
export const inCommercialKitchens: NonNullable<Rule<never>["when"]> = (building) =>
  allOf(
    isCommercial(building),
    hasOccupancy(building, "A-2", "B", "E", "I-2", "M", "R-1", "R-2"),
  );

/** What burns beside a hood or its duct; in the spelling of patterns of statements. */
export const BURNS = String
  .raw`(?<!NON ?-? ?)(?:COMBUSTIBLES?|WOOD(?:EN)?|PLYWOOD|O\.?S\.?B|LUMBER|JOISTS?|RAFTERS?|TRUSS(?:ES)?)\b`;
