/**
 * Someone in a wheelchair can reach the latch from the push side.
 * Reads the clear floor beside the latch of a door approached from the front, in inches.
 * @source FBC-A 8th ed. (2023), 404.2.4.1
 */
import { defineRule } from "../define_rule.ts";
import { either, inches, statedLimit } from "../measure.ts";
import { IN_UNIT } from "./_words.ts";

/** A door with only one of closer and latch, or neither, needs no room beside it. */
const WITHOUT_BOTH =
  /NO (LATCH OR |LATCH AND )?CLOSER|(WITHOUT|W\/O) (A )?(CLOSER|LATCH)|NO LATCH|CLOSER: ?NO/i;

/** How high up the foot of the leaf is smooth (404.2.10). */
const SMOOTH = /\bSMOOTH\b|\bBOTTOM\b/i;

export default defineRule({
  id: "accessibility/latch-clearance-push",
  requirementId: "FBC-A-404.2.4-latch-12",
  title: "Latch clearance on the push side",
  ...statedLimit({
    demand: {
      thing: "latch clearance",
      property: ["distance", "width"],
      where: /PUSH/i,
      unless: either(/PULL/, SMOOTH),
    },
    quantity: inches,
    says: /#[^#~,;|]{0,30}\bPUSH ?-? ?SIDE/,
    not: either(/PLATE/, SMOOTH, WITHOUT_BOTH),
    notUnder: either(IN_UNIT, WITHOUT_BOTH),
    labels: [{
      title: /\bPUSH\b/,
      notTitle: /PULL/,
      says: [
        /^# ?(MIN\.? )?(TO |@ |AT |BESIDE |FROM )?(LATCH|STRIKE|JAMB|CLR|CLEAR)/,
        /^(LATCH|STRIKE|CLR|CLEAR)[^#~,;|]{0,12}#/,
      ],
    }],
    keep: ({ value }) => value >= 3 && value < 42,
    bounds: ({ accessibility }) => ({ min: accessibility.latchPushIn }),
  }),
  messages: {
    ok: "The clear floor beside the latch on the push side is {raw}.",
    outside:
      "The clear floor beside the latch on the push side is {actual} in; at least {required} in is required.",
  },
  recommendation:
    "Shift the door or the wall so that {required} in is clear beside the latch on the push side.",
});
