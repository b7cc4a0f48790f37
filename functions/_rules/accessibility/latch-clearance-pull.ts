/**
 * Someone in a wheelchair can reach the latch from the pull side.
 * Reads the clear floor beside the latch of a door approached from the front, in inches; on plans that do not say which
 * side it is, what only the push side may have is a question.
 * @source FBC-A 8th ed. (2023), 404.2.4.1
 */
import { defineRule } from "../define_rule.ts";
import { inches, statedLimit } from "../measure.ts";
import { IN_UNIT } from "./_words.ts";

/** A longer bare dimension string is that of a leaf or a room, inches. */
const LONGEST_LIKELY_IN = 30;

export default defineRule({
  id: "accessibility/latch-clearance-pull",
  requirementId: "FBC-A-404.2.4-latch-18",
  title: "Latch clearance on the pull side",
  ...statedLimit({
    demand: {
      thing: "latch clearance",
      property: ["distance", "width"],
      where: /PULL/i,
      unless: /PUSH(?!\W{0,3}(?:\/|AND|&)?\W{0,3}PULL)|HINGE/i,
    },
    quantity: inches,
    says: [
      /#[^#~;|]{0,30}(LATCH|STRIKE|JAMB)[^#~;|]{0,22}PULL(?! ?(BAR|PLATE|HARDWARE))/,
      /#[^#~,;|]{0,30}\bPULL ?-? ?SIDE/,
      /#[^#~;|]{0,24}(LATCH|STRIKE|JAMB)[^#~;|]{0,30}(SWINGS?|SWINGING|OPENS?|OPENING) (TOWARD|AT YOU|IN TOWARD)/,
      /(SWINGS?|SWINGING|OPENS?|OPENING) TOWARD[^#~|]{0,60}#[^#~;|]{0,24}(LATCH|STRIKE|JAMB)/,
    ],
    not: /PLATE|HARDWARE HEIGHT/,
    notUnder: IN_UNIT,
    labels: [{
      title: /\bPULL\b/,
      notTitle: /PUSH|PULL STATION|PULL BOX/,
      says: [
        /^# ?(MIN\.? )?(TO |@ |AT |BESIDE |FROM )?(LATCH|STRIKE|JAMB|CLR|CLEAR)/,
        /^(LATCH|STRIKE|CLR|CLEAR)[^#~,;|]{0,12}#/,
      ],
      not: /\bPUSH\b/,
    }, {
      title: /\bPLAN\b/,
      says:
        /^# ?(MIN\.? |CLR\.? |CLEAR )*(AT |@ |TO )?(LATCH|STRIKE)( ?-? ?(SIDE|EDGE|JAMB|CLR|CLEAR(ANCE)?)\.?)*$/,
      isLikely: true,
    }, {
      title: /\bDOORS?\b/,
      notTitle: /PUSH|SCHEDULE|GARAGE|OVERHEAD|ROLL|HEAD|SILL|JAMB/,
      amid: /\bPULL ?-? ?SIDE\b/,
      notAmid: /\bPUSH ?-? ?SIDE\b|HINGE ?-? ?SIDE/,
      says: /^#$/,
      isLikely: true,
    }],
    keep: ({ value, isLikely }) => value >= 3 && value < (isLikely ? LONGEST_LIKELY_IN : 42),
    bounds: ({ accessibility }) => ({ min: accessibility.latchPullIn }),
  }),
  messages: {
    ok: "The clear floor beside the latch on the pull side is {raw}.",
    outside:
      "The clear floor beside the latch on the pull side is {actual} in; at least {required} in is required.",
  },
  recommendation:
    "Shift the door or the wall so that {required} in is clear beside the latch on the pull side.",
});
