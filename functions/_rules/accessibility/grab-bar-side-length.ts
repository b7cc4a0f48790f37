/**
 * The side wall of an accessible water closet carries a long enough grab bar.
 * Reads the length of the side bar in inches.
 * @source FBC-A 8th ed. (2023), 604.5
 */
import { defineRule } from "../define_rule.ts";
import { either, isMountedAt, statedLimit } from "../measure.ts";
import { BAR_LABEL, barInches, IN_UNIT, isOffset } from "./_words.ts";

/** Sides of something else: of the centreline, of the closet. */
const OTHER_SIDE = /\b(ONE|OTHER|EACH|EA\.?|BOTH|OPEN|FAR|WIDE|TRANSFER)\s+SIDES?\b[^\d]*$/i;

/** Two bars under one label tell by their order which length is whose: `SIDE BAR / REAR BAR | 42" / 36"`. */
const BOTH_BARS = /\bSIDE ?(?:GRAB ?)?BARS? ?\/ ?REAR/i;

/** The other bar, lettered where both are drawn: `REAR BAR 36" LONG`. */
const OF_REAR = /^(?!.*\bSIDE\b).*\b(?:REAR|BACK)\b/i;

/** Shorter figures are its diameter or its distance from the wall, inches. */
const SHORTEST_IN = 6;

export default defineRule({
  id: "accessibility/grab-bar-side-length",
  requirementId: "FBC-A-604.5-grab-bars",
  title: "Side grab bar length",
  ...statedLimit({
    demand: {
      thing: ["side grab bar", "grab bar"],
      property: "length",
      where: /\bSIDE/i,
      unless: either(
        /\bREAR\b[^;|]*\b(?:WALL|OPEN|TRANSFER) SIDE|\b(ONE|OTHER|EACH|BOTH) SIDE|PANIC|EXIT DEVICE|PUSH BAR/,
        BOTH_BARS,
      ),
      notWithin: ["shower", "bathtub"],
    },
    quantity: barInches,
    says: [
      /\bSIDE( WALL)?(?![^#~]{0,20}VERT)[^#~,;|]{0,25}#(?! ?(MIN\.?|MAX\.?)? ?(A\.? ?F|ABOVE|ABV|HIGH|FROM)| ?(-|TO|AND|&) ?~| ?(LONG )?(REAR|BACK)\b)/,
      /\bSIDE( WALL)? ?\| ?# ?(LG|LONG|L)\b/,
      /#[^#~,;:|]{0,12}(LONG )?(AT )?\bSIDE( WALL)? ?(GRAB|BAR)?/,
    ],
    not: either(
      BOTH_BARS,
      /HAND ?-?RAIL|SHOWER|\bTUB|AMBULATORY|\b(STUDS?|GYP\w*|GWB|DRYWALL|PLYWOOD|SHEATHING|LAYERS?)\b/,
    ),
    // The bar where drinks are served is another thing.
    under:
      /GRAB|\bG\.B\b(?=.*\bSIDE)|(?<!\b(?:PANIC|EXIT|CRASH|PUSH|TOUCH) ?)\bBARS?\b(?! ?(TO|AREA|COUNTER|TOP|SEATING|SINK|ROOM|LOUNGE|\d{3})\b)/,
    notUnder: IN_UNIT,
    labels: [{
      title: /SIDE WALL|SIDE ELEV/,
      notTitle: /REAR|BACK|SHOWER|\bTUB/,
      says: BAR_LABEL,
    }],
    keep: ({ value, before, after, clause, row, text }) =>
      value >= SHORTEST_IN && !OF_REAR.test(text) && !OF_REAR.test(row?.cells[0]?.text ?? "") &&
      !/#[^#~,;|]{0,24}\bVERT|\bVERT(ICAL)?\b[^#~,;|]{0,20}#/i.test(clause) &&
      !(row && /\bVERT/i.test(text)) &&
      !OTHER_SIDE.test(before) && !isOffset({ before, after }) &&
      !isMountedAt({ before, after }) &&
      !/^[^\d,;|]{0,12}\b(ONE|OTHER|EACH|EA\.?|BOTH|OPEN|FAR|WALL|TRANSFER)\s+SIDE/i.test(after),
    bounds: ({ accessibility }) => ({ min: accessibility.sideGrabBarIn }),
  }),
  messages: {
    ok: "The side grab bar is {raw} long.",
    outside: "The side grab bar is {actual} in long; at least {required} in is required.",
  },
  recommendation: "Provide a side grab bar at least {required} in long.",
});
