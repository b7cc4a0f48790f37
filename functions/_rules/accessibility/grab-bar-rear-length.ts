/**
 * The wall behind an accessible water closet carries a long enough grab bar.
 * Reads the length of the rear bar in inches.
 * @source FBC-A 8th ed. (2023), 604.5
 */
import { defineRule } from "../define_rule.ts";
import { either, isMountedAt, statedLimit } from "../measure.ts";
import { BAR_LABEL, barInches, IN_UNIT, isOffset, isPartOfBar } from "./_words.ts";

/** Where the wall is too short the bar may be 24 in long. @source FBC-A 604.5.2 exception 1 */
const SHORT_WALL = /WALL SPACE|RECESSED (?:FIXTURE|LAV)/;

export default defineRule({
  id: "accessibility/grab-bar-rear-length",
  requirementId: "FBC-A-604.5-grab-bars",
  title: "Rear grab bar length",
  ...statedLimit({
    demand: {
      thing: "rear grab bar",
      property: "length",
      notWithin: ["shower", "bathtub"],
      unless: SHORT_WALL,
    },
    quantity: barInches,
    says: [
      /(REAR|BACK)( WALL)?[^#~,;|]{0,25}#(?! ?(MIN\.?|MAX\.?)? ?(A\.? ?F|ABOVE|ABV|HIGH|FROM))/,
      /GRAB BAR\b[^#]{0,30}\b(LENGTH|LONG|L|SIZE) #[^#]{0,50}\b(REAR|BACK)\b/,
      /#[^#~,;|]{0,12}(LONG )?(GRAB )?BARS?[^#~,;|]{0,8}(BEHIND|(AT|ON) (THE )?(REAR|BACK)\b)/,
    ],
    not: either(/SHOWER|\bTUB|SPLASH/, SHORT_WALL),
    under: /GRAB/,
    notUnder: IN_UNIT,
    labels: [{
      title: /(REAR|BACK) (WALL|ELEV)|BEHIND W\.?C/,
      notTitle: /SIDE|SHOWER|\bTUB|BUILDING|EXTERIOR/,
      says: BAR_LABEL,
    }],
    keep: (it) => !isOffset(it) && !isMountedAt(it) && !isPartOfBar(it),
    bounds: ({ accessibility }) => ({ min: accessibility.rearGrabBarIn }),
  }),
  messages: {
    ok: "The rear grab bar is {raw} long.",
    outside: "The rear grab bar is {actual} in long; at least {required} in is required.",
  },
  recommendation: "Provide a rear grab bar at least {required} in long.",
});
