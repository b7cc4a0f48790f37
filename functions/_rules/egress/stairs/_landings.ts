/** Landings as drawings write them: of stairs, of doors, of ramps. */
import type { PlanSet } from "../../../_shared/domain/plan_set.ts";
import { findLengths, normaliseMarks } from "../../../_shared/units.ts";
import { asStatement, contextOf, type Stated, statedLengths } from "../../measure.ts";
import { type InLine, inLine } from "../halls/_in_line.ts";

/** What a landing belongs to. */
export type LandingOf = "stair" | "door" | "ramp";

const LANDING =
  /\bLANDINGS?\b|\bLDG\b\.?(?!\s*DOCK)|\bSTOOPS?\b|\bENTRY\s+(?:PLATFORM|SLAB|PAD)\b/i;

/** Stated depths of landings, inches. Without a word for door or ramp a landing is a stair's. */
export function landingDepths(plan: PlanSet, of: LandingOf): Stated[] {
  return statedLengths(plan, {
    topic: LANDING,
    not: /\b(BETWEEN LANDINGS|LANDING TO LANDING|ELEVATOR|LIFT|RISE BETWEEN|SWITCH|RECEPT\w*)\b/i,
    of: LANDING,
    rivals:
      /\bRISERS?\b|\bTREADS?\b|\bHAND\s?RAILS?\b|\bGUARD\s?RAILS?\b|\bGUARDS?\b|\bSTAIRS?\b(?!\s+LANDING)|(?<!\b(?:WHERE|AT|OF|ON|FOR)\s(?:THE\s)?)\bRAMP\b(?!\s+LANDING)|\bRISE\b|\bHIGH\b|\bBELOW\b|\bTHRESHOLDS?\b|\bSTEP\b|\bGLAZING\b|\bPANES?\b|\bGLASS\b/i,
    betweenIn: [18, 144],
    notBefore: /^\s*(HIGH|ABOVE|BELOW|A\.?F\.?F|WIDE\b|W\b)/i,
    notAfter: /\bWITHIN\s*$|(\bEL(EV)?\w*\.?\s*[=:@]?\s*[+-]?|\+)\s*$/i,
  }).filter((it) => ownerOf(it) === of).map(alongTravel);
}

const ALONG_TRAVEL = /^\s*(?:DEEP|LONG|DEPTH|LENGTH|D\b|L\b|IN\s+(?:THE\s+)?(?:DIRECTION|DIR)\b)/i;

/** Of a size the side that lies in the direction of travel: `36" WIDE X 48" DEEP`. */
function alongTravel(it: Stated): Stated {
  const text = normaliseMarks(it.text);
  const along = findLengths(text).filter(({ end }) => ALONG_TRAVEL.test(text.slice(end)));
  return along.length === 1 ? { ...it, value: along[0].valueIn, raw: along[0].raw } : it;
}

function ownerOf(it: Stated): LandingOf {
  const owner = (text: string): LandingOf | null =>
    /\bRAMPS?\b/i.test(text)
      ? "ramp"
      : /\b(DOORS?|ENTR(Y|ANCE)|THRESHOLDS?|PORCH|STOOPS?)\b/i.test(text)
      ? "door"
      : /\b(STAIRS?|FLIGHT|RISERS?|TREADS?)\b/i.test(text)
      ? "stair"
      : /\bEXITS?\b/i.test(text)
      ? "door"
      : null;
  return owner(it.text) ?? owner(contextOf(it)) ?? "stair";
}

/** A length on the plan of a stair in line with the word LANDING, with the width of the stair; inches. */
export interface LikelyDepth extends Stated {
  widthIn: number;
}

const LANDING_LABEL = /^(?:(?:INT\w*|MID|UPPER|LOWER)\.?[\s-]*)?(?:LANDING|LDG)\.?$/i;
const GOES_UP = /^(?:UP|DN|DOWN)\.?$/i;
const STAIR_PLAN = /^(?!.*\b(?:SECTION|ELEV\w*|DETAILS?|EXIST\w*|DEMO\w*)\b).*\bSTAIR/i;
/** What people walk along or across on a stair. */
const WALKED_IN = [24, 96] as const;

/** Such lengths where UP or DN stands in line with the width of the same stair. */
export function likelyDepths(plan: PlanSet): LikelyDepth[] {
  const isWalked = ({ dimension: { valueIn } }: InLine) =>
    valueIn >= WALKED_IN[0] && valueIn <= WALKED_IN[1];
  const depths = inLine(plan, LANDING_LABEL, STAIR_PLAN).filter(isWalked);
  if (depths.length === 0) return [];
  const widths = inLine(plan, GOES_UP, STAIR_PLAN).filter(isWalked);
  return depths.flatMap(({ dimension, label }) => {
    const own = widths.filter((it) =>
      it.label.page === label.page && it.label.drawing === label.drawing &&
      it.dimension.orientation !== dimension.orientation
    ).map((it) => it.dimension.valueIn);
    if (own.length === 0) return [];
    return [{
      ...asStatement(dimension.sourceText, dimension),
      value: dimension.valueIn,
      unit: "in",
      raw: dimension.sourceText,
      widthIn: Math.min(...own),
    }];
  });
}
