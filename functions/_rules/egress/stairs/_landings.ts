/** Landings as drawings write them: of stairs, of doors, of ramps. */
import type { Frame } from "../../../_shared/domain/frame.ts";
import type { PlanSet } from "../../../_shared/domain/plan_set.ts";
import { anyCase } from "../../../_shared/pattern.ts";
import type { Demand } from "../../define_rule.ts";
import { asStatement, ownPart, type Stated } from "../../measure.ts";
import { type InLine, inLine } from "../halls/_in_line.ts";

/** What a landing belongs to. */
export type LandingOf = "stair" | "door" | "ramp";

/** Stated depths of landings. Without a word for door or ramp a landing is a stair's. */
export const landing = (of: (owner: LandingOf, it: Frame) => boolean): Demand => ({
  thing: "landing",
  property: ["depth", "length"],
  unless:
    /\b(?:BETWEEN LANDINGS|LANDING TO LANDING|ELEVATOR|LIFT|SWITCH|RECEPT\w*|GLAZING|PANES?|GLASS)\b|\bEL(?:EV)?\w*\.?\s*[=:@]?\s*[+-]?\s*#|\+\s*#/i,
  keep: (it) =>
    !isAtCloset(it) && !OVER_GRADE.test(it.clause) && !isOfOtherPart(it.clause) &&
    of(ownerOf(it), it),
});

/** How high it stands: `STOOP SURF. TO GRADE 36"`, `36" TO GRADE`. */
const OVER_GRADE =
  /\b(?:TO|ABOVE|ABV|OVER)\b\.?\s+(?:FIN\w*\.?\s+)?GRADE\W*#|#\W*(?:TO|ABOVE|ABV|OVER)\b\.?\s+(?:FIN\w*\.?\s+)?GRADE\b/i;

/** Another part of the clause gives the landing its own sizes: `34" CLR, LDG 3 FT X 4 FT`. */
const isOfOtherPart = (clause: string): boolean =>
  /\b(?:LANDING|LDG)\W{1,3}~/i.test(clause) && !/\b(?:LANDING|LDG)/i.test(ownPart(clause));

/** Nobody leaves through the door of a closet, so that no landing is asked for there. */
const isAtCloset = ({ clause, text, context }: Frame): boolean =>
  /\b(?:CLOSETS?|CLO|LINEN|PANTRY)\b/i.test(clause) &&
  !/\b(?:STAIRS?|FLIGHT|RISERS?|RAMPS?|EXIT|EGRESS|ENTR(?:Y|ANCE)|EXTERIOR|FRONT|REAR)\b/i
    .test(`${text} | ${context}`);

/** Whose mark stands before the word, where titles name a stair and a ramp: `ST-2 LANDING` under STAIR ST-2, RAMP R-1. */
function markedOwner(text: string, context: string): LandingOf | null {
  const mark = /\b([A-Z]{1,3}-?\d{1,2}[A-Z]?)\s+(?:\w+\s+)?(?:LANDING|LDG)/i.exec(text)?.[1];
  if (!mark) return null;
  const names = (thing: string) => anyCase`\b${thing}S?\s+${mark}\b`.test(context);
  if (names("STAIR") === names("RAMP")) return null;
  return names("STAIR") ? "stair" : "ramp";
}

function ownerOf({ text, context }: Frame): LandingOf {
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
  return owner(text) ?? markedOwner(text, context) ?? owner(context) ?? "stair";
}

/** A length on the plan of a stair in line with the word LANDING, with the width of the stair; inches. */
export interface LikelyDepth extends Stated {
  widthIn: number;
  isLikely: true;
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
      isLikely: true,
    }];
  });
}
