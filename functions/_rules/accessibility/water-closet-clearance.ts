/**
 * The floor beside and before an accessible water closet stays clear.
 * Reads the clear width at a water closet in inches; of a size, both sides reach the depth.
 * @source FBC-A 8th ed. (2023), 604.3.1
 */
import type { ScheduleRow } from "../../_shared/domain/plan_set.ts";
import { defineRule } from "../define_rule.ts";
import { firstOf, inches, loose, statedLimit, type Statement } from "../measure.ts";
import { ACCESSIBLE_TOILET_TITLE, IN_UNIT } from "./_words.ts";

/** True when the other side of a size is longer than that of the clear floor for one wheelchair. */
function isOfCloset(rest: string, value: number): boolean {
  const other = firstOf(inches, rest) ?? 0;
  return Math.max(other, value) > LONGEST_CLEAR_FLOOR_IN;
}
const LONGEST_CLEAR_FLOOR_IN = 52;

/** Before the bowl, not from the wall behind it: `FRONT CLEARANCE 48"`. */
const IN_FRONT =
  /\b(?:FRONT|FORWARD|AHEAD)\b[^#~;|]{0,16}#|#[^#~;|]{0,10}\b(?:FRONT|FORWARD|AHEAD)\b/i;

const ACCESSIBLE = loose(/ACCESSIBLE/);

/** A row of a list that marks other closets as the accessible ones. */
function isOfOtherCloset({ schedule, row }: Statement): boolean {
  const words = (it: ScheduleRow) => it.cells.map(({ text }) => text).join(" ");
  return schedule !== null && row !== null && !ACCESSIBLE.test(words(row)) &&
    schedule.rows.some((it) => ACCESSIBLE.test(words(it)));
}

export default defineRule({
  id: "accessibility/water-closet-clearance",
  requirementId: "FBC-A-604.3-wc-clearance",
  title: "Clearance at water closets",
  ...statedLimit({
    demand: {
      thing: "water closet",
      property: "width",
      unless: /\bTILE|GYPSUM|GWB|WAINSCOT|\bCLOSET #?\d{2,3}[A-Z]?\b|\bOFFICE\b/,
      // It may be the depth.
      mild: ({ accessibility }) => ({ min: accessibility.closetClearDepthIn }),
    },
    quantity: inches,
    says: [
      /(CLEAR(ANCE)?|CLR\.?)[^#~]{0,20}(AT|@|BESIDE|AROUND|FOR)[^#~]{0,12}(W\.? ?C\.?|WATER CLOSET|TOILET|CLOSET)[^#~]{0,15}#/,
      /#[^#~,;|]{0,12}(CLEAR(ANCE)?|CLR\.?)[^#~,;|]{0,22}(W\.? ?C\b|WATER CLOSET|TOILET|CLOSET)/,
      /(W\.? ?C\.?|WATER CLOSETS?|TOILETS?)[^#~]{0,12}(CLEARANCE|CLEAR FLOOR( SPACE)?|CLR\.?( SPACE)?|CLEAR SPACE)[^#~]{0,20}#/,
      /(CLEAR(ANCE)?|CLR\.?)[^#~]{0,20}(AT|@|BESIDE|AROUND|FOR)[^#~]{0,12}(W\.? ?C\.?|WATER CLOSET|TOILET|CLOSET)[^#~]{0,15}~ ?(W|WIDE)? ?(X|BY) ?#/,
      /\bLAV(ATORY)?\b[^#~]{0,14}# (FROM|OFF)[^#~]{0,14}WALL[^#~]{0,24}(W\.? ?C\b|CLOSET|TOILET)/,
      /# (FROM )?(SIDE )?WALL TO (EDGE OF |FACE OF )?LAV[^#~]{0,14}(W\.? ?C\b|CLOSET|TOILET)/,
      /# ?(W|WIDE|DEEP)? ?(X|BY) ?~[^#~,;|]{0,22}(CLEAR|CLR)[^#~]{0,25}(W\.? ?C|CLOSET|TOILET)/,
    ],
    not: /\bDOORS?\b|IN FRONT|FRONT OF|STANDARD|LATCH/,
    notUnder: IN_UNIT,
    labels: [{
      title: ACCESSIBLE_TOILET_TITLE,
      says: /^# ?(W|WIDE)? ?(X|BY) ?~ ?(CLR|CLEAR)\b[^#~]{0,12}$/,
      amid: /\bW\.? ?C\b|CLOSET/,
      not: /LAV/,
      isLikely: true,
    }],
    keep: (it) =>
      it.value >= 36 && it.value <= 90 && !isOfOtherCloset(it) && !IN_FRONT.test(it.clause) &&
      (!it.isLikely || isOfCloset(it.before + it.after, it.value)),
    bounds: ({ accessibility }, { clause }) => ({
      min: /[#~][^#~,;|]{0,8}(X|BY) ?[#~]/i.test(clause)
        ? accessibility.closetClearDepthIn
        : accessibility.closetClearWidthIn,
    }),
  }),
  messages: {
    ok: "The clearance at the water closet is {raw}.",
    outside:
      "The clearance at the water closet is {actual} in; at least {required} in is required.",
  },
  recommendation:
    "Provide 60 in clear beside the water closet and 56 in clear from the wall behind it.",
});
