/**
 * Lengths without marks in sets that say once what their figures are: `PLAN DIMENSIONS IN FEET, DETAIL DIMENSIONS IN INCHES,
 * UNLESS A UNIT IS LETTERED`. Such offices letter feet with two decimals, `DEAD END LANE 185.00`, and inches as they come,
 * `HEADROOM 78`, `RISERS AT 7.25`. A figure counts only where the words at it say that it is a length.
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { anyCase, eachInAnyCase } from "../../_shared/pattern.ts";
import { perPlan } from "./per_plan.ts";

const PLANS_IN_FEET = anyCase`\bPLANS?\s+DIM(?:ENSION)?S?\.?\s+(?:ARE\s+)?(?:GIVEN\s+)?IN\s+FEET\b`;
const DETAILS_IN_INCHES =
  anyCase`\bDETAILS?\s+DIM(?:ENSION)?S?\.?\s+(?:ARE\s+)?(?:GIVEN\s+)?IN\s+INCHES\b`;

/** Does the set say that plans give feet and details inches? */
export const declaresMarks: (plan: PlanSet) => boolean = perPlan((plan) => {
  const says = (words: RegExp) => plan.notes.some(({ text }) => words.test(text));
  return says(PLANS_IN_FEET) && says(DETAILS_IN_INCHES);
});

const FIGURE = String
  .raw`(?<![\w.,:/'"#$-]|\d\s)(\d{1,3}(?:\.\d{1,3}|\s\d{1,2}\/\d{1,2})?)(?![\w'"/%-]|\.\d|,\d)`;
/** Measures that have a name, always a length: the figure behind them is one. */
const NAMED = String
  .raw`HEADROOM|SILL|EXTENSION|HEIGHT|WIDTH|DEPTH|LENGTH|RISERS?|TREADS?|CLEARANCE|PROJECTION|RADIUS|SPACING|THRESHOLDS?|PULL|PUSH|LATCH`;
/** A unit of its own, or what is counted. */
const UNIT = String
  .raw`\s?(?:IN|INCH(?:ES)?|FT|FEET|L\.?F|MM|M|S\.?F|SQ|STOR(?:Y|IES)|RISERS|TREADS|LBS?|LBF|PSF|%)\b|\sAT\s\d`;
const BEHIND_NAMES =
  eachInAnyCase`(?<=\b(?:${NAMED}),?\s(?:(?:AT|OF|IS|TO)\s)?)${FIGURE}(?!${UNIT})`;
/** What stands behind a length of any kind. */
const SIZE = String
  .raw`CLEAR|CLR|WIDE|HIGH|DEEP|LONG|APART|THICK|A\.?F\.?F\b|ON\sCENTER|O\.?C\b|ABOVE\s(?:THE\s)?(?:FLOOR|FINISH|GRADE|ROOF)`;
const BEFORE_SIZES = eachInAnyCase`${FIGURE}(?=,?\s(?:${SIZE}))`;
/** Feet show by their two decimals. */
const FEET = String.raw`(?<![\w.,:/'"#$-]|\d\s)(\d{1,3}\.\d\d)(?![\w'"/%-]|\.\d|,\d)`;
/** `LANDING 5.00 X 4.00`: one side, and the other behind it. */
const FIRST_SIDES = eachInAnyCase`${FEET}(?=\s?X\s?\d{1,3}\.\d\d(?!\d))`;
const OTHER_SIDES = eachInAnyCase`(?<=\.\d\d['"]\s?X\s?)(\d{1,3}\.\d\d)(?![\w'"/%-]|\.\d)`;
/** `5.00 FROM WATER`. */
const BEFORE_PLACES = eachInAnyCase`${FEET}(?=\s(?:TO|FROM)\s[A-Z])`;
/** Ways and yards, whose figure is a length: `DEAD END LANE 185.00`. */
const WAYS = String
  .raw`LANE|DEAD\sEND|YARD|SETBACK|TRAVEL|PATH|DISTANCE|LENGTH|HOSE\sLAY|WALK|AISLE|CORRIDOR`;
/** The figure behind them, or behind the place they lead to: `VTR TO RTU-3 INTAKE 8.00`. */
const BEHIND_PLACES =
  eachInAnyCase`(?<=\b(?:(?:TO|FROM)\s[A-Z][\w\s.-]{1,30}|${WAYS}),?\s)${FEET}(?=\s?[,;)]|\s?$)`;

/** Of stairs and small parts two decimals are inches as well. */
const SMALL =
  anyCase`\b(?:RISERS?|TREADS?|NOSINGS?|THRESHOLDS?|BEVELS?|PICKETS?|GAPS?|REVEALS?)(?:\s(?:AT|OF|TO))?\s$`;
/** Drawings whose figures are those of details. */
export const OF_DETAILS = anyCase`\b(?:DETAILS?|SECTIONS?|STAIRS?)\b`;

/**
 * The text with the marks its set leaves out.
 *
 * @param isDetail it stands at a detail or a section, where two decimals are inches too
 */
export function withDeclaredMarks(text: string, isDetail: boolean): string {
  const marked = (found: string, figure: string, at: number, whole: string) => {
    const isFeet = /^\d+\.\d\d$/.test(figure) && !isDetail && !SMALL.test(whole.slice(0, at));
    return found.replace(figure, `${figure}${isFeet ? "'" : '"'}`);
  };
  return [FIRST_SIDES, OTHER_SIDES, BEFORE_PLACES, BEHIND_PLACES, BEFORE_SIZES, BEHIND_NAMES]
    .reduce((it, by) => it.replace(by, marked), text);
}
