/**
 * Grab bars stand at a height that helps.
 * Reads the height of horizontal grab bars, in inches above the floor. Where an elevation shows a bar and nothing else
 * hung at such a height, its only upright dimension that can be the bar's is a question.
 * @source FBC-A 8th ed. (2023), 604.5
 */
import { defineRule } from "../define_rule.ts";
import { either, inches, statedLimit } from "../measure.ts";
import { BAR_HEIGHT_IN, isOnlyUpright } from "./_upright.ts";
import { IN_UNIT, NOT_ACCESSIBLE, OF_CHILDREN } from "./_words.ts";

/** Other things of toilet rooms with heights of their own. */
const OTHER_HEIGHTS =
  /SHOWER|\bTUB|CHILD|KINDERGARTEN|MIRROR|\bLAV|\bSINK|DISPENS|TOWEL|URINAL|HOOK|NAPKIN|SHELF|COUNTER|SWITCH|CHANGING|DRYER|FLUSH|\bPAPER|\bT\.?P\.?D?\b|VERT/;

export default defineRule({
  id: "accessibility/grab-bar-height",
  requirementId: "FBC-A-604.5-grab-bars",
  title: "Grab bar height",
  ...statedLimit({
    demand: { thing: "grab bar", property: "height", notWithin: ["shower", "bathtub"] },
    quantity: inches,
    says: /GRAB BARS?[^#~]{0,8}(@|AT) #/,
    not: either(/SHOWER|\bTUB|VERTICAL|\bVERT\b|\bCHILD/, NOT_ACCESSIBLE),
    under: /GRAB|\bG\.? ?B\.?S?\b.*(STALL|TOILET|W\.? ?C\b|RESTROOM|ACCESSIBLE)/,
    notUnder: either(IN_UNIT, OF_CHILDREN),
    labels: [{
      title: /TOILET|REST ?ROOM|R\.?R\b|W\.? ?C\b|BATH|SIDE WALL|REAR WALL/,
      notTitle: /SHOWER|\bTUB|CHILD|KINDERGARTEN/,
      says: /^# ?(A\.? ?F\.? ?F\.?,? ?)?TO (TOP OF |T\.?O\.? |C\.?L\.? OF )?(GRAB ?BAR|G\.? ?B)/,
    }, {
      title: /TOILET|REST ?ROOM|R\.?R\b|W\.? ?C\b|WATER CLOSET|BATH|SIDE|REAR|ELEV|GRAB/,
      notTitle: /PLAN\b|SHOWER|\bTUB|CHILD|KINDERGARTEN/,
      amid: /GRAB ?BARS?|\bG\.? ?B\.?\b/,
      notAmid: OTHER_HEIGHTS,
      says: /^#$/,
      isLikely: true,
    }],
    keep: ({ clause, isLikely, ...it }, { plan }) =>
      (!isLikely || isOnlyUpright(plan, it, BAR_HEIGHT_IN)) &&
      !/GRAB BARS?[^#]*(DISPENS|MIRROR|LAV|SEAT|SINK|URINAL|FLUSH|HOOK|PAPER|NAPKIN|TOWEL|SWITCH|COUNTER)[^#]*#/i
        .test(clause),
    bounds: ({ accessibility }) => ({
      min: accessibility.grabBarMinIn,
      max: accessibility.grabBarMaxIn,
    }),
  }),
  messages: {
    ok: "Grab bars are at {raw}; {required} in above the floor is required.",
    outside: "Grab bars are at {actual} in above the floor; {required} in is required.",
  },
  recommendation:
    "Mount grab bars {required} in above the floor, measured to the top of the gripping surface.",
});
