/**
 * Widths of stairs whose words stand apart from their dimension string: `CLEAR WIDTH, SERVES 80` below a plan with
 * 42" at each flight. Which string is meant is likely where it is the only one, or the same at both flights.
 */
import type { PlanSet } from "../../../_shared/domain/plan_set.ts";
import { findLengths, normaliseMarks } from "../../../_shared/units.ts";
import { inches, labelledQuantities, type Stated, statements, subjectsOf } from "../../measure.ts";
import { BETWEEN_RAILS, FROM_SIDE } from "./_stair_width.ts";

const PLAN =
  /^(?!.*\b(SECTIONS?|ELEV(ATION)?S?|DETAILS?|SCHEDULE|EXIST\w*|DEMO\w*)\b).*\bSTAIRS?\b.*\b(PLAN|ENLARGED)\b|^(?!.*\b(SECTIONS?|ELEV(ATION)?S?|DETAILS?|SCHEDULE|EXIST\w*|DEMO\w*)\b).*\b(PLAN|ENLARGED)\b.*\bSTAIRS?\b/i;
const WIDTH =
  /\b(?:CLEAR|CLR|WIDTH)\b|\b(?:BETWEEN|BTWN|BET)\.?\s+(?:THE\s+)?(?:WALLS|STRINGERS)\b/i;
const OTHER = /\b(?:HEAD|LANDING|DOOR|OPENING|PICKETS?|BALUSTERS?|REFUGE|FLOOR\s+SPACE|DEEP)\b/i;
/** Widths people walk through side by side, inches. */
const WALKED_IN = [30, 72] as const;

/** Likely clear widths, with the words that call them so; one a drawing. */
/** Lengths that only a title makes the width of a stair, bare ones of plans and those of sections; inches. */
export const widthsTitled = (plan: PlanSet): (Stated & { isLikely: true })[] =>
  subjectsOf(plan, {
    thing: "stair",
    property: "width",
    keep: ({ sure }) => sure === "titled",
  }).filter(({ drawing, text }) =>
    FROM_SIDE.test(drawing ?? "") || PLAN.test(drawing ?? "") && IS_CLEAR.test(text)
  ).map((it) => ({ ...it, isLikely: true }));
const IS_CLEAR = /^[\d\s'"-\/]+CL(?:EA)?R\W*$/i;

export function widthsApart(plan: PlanSet): (Stated & { isLikely: true })[] {
  const words = statements(plan, { topic: WIDTH }).filter(({ from, text, drawing }) =>
    from === "note" && drawing !== null && PLAN.test(drawing) && text !== drawing &&
    !OTHER.test(text) && !BETWEEN_RAILS.test(text) &&
    findLengths(normaliseMarks(text)).length === 0
  );
  if (words.length === 0) return [];
  const drawn = labelledQuantities(plan, { quantity: inches }, [{
    title: PLAN,
    says: /^#$/,
  }]).filter(({ value }) => value >= WALKED_IN[0] && value <= WALKED_IN[1]);
  return words.flatMap((word) => {
    const here = drawn.filter((it) => it.page === word.page && it.drawing === word.drawing);
    const repeated = here.filter((it) =>
      here.some((other) => other !== it && other.box !== it.box && other.value === it.value)
    );
    const [width] = here.length === 1 ? here : repeated;
    const isOne = new Set(repeated.map(({ value }) => value)).size <= 1;
    return width && isOne ? [{ ...width, text: `${word.text}: ${width.raw}`, isLikely: true }] : [];
  });
}
