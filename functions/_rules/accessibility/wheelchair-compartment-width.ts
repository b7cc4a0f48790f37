/**
 * One compartment of a toilet room takes a wheelchair.
 * Reads its stated width or its size, in inches; standard and ambulatory compartments are narrower.
 * @source FBC-A 8th ed. (2023), 604.8.1.1
 */
import { defineRule } from "../define_rule.ts";
import { inches, loose, statedLimit } from "../measure.ts";
import { IN_UNIT, isOnSite } from "./_words.ts";

/** Title of a view of the compartment alone. */
const STALL_TITLE = /\b(WHEEL ?CHAIR|ACCESSIBLE)\b\.? (TOILET )?(COMPARTMENT|STALL)/;

export default defineRule({
  id: "accessibility/wheelchair-compartment-width",
  requirementId: "FBC-A-604.8-compartment",
  title: "Wheelchair compartment size",
  ...statedLimit({
    demand: {
      thing: "wheelchair compartment",
      property: "width",
      // It may be the depth.
      mild: ({ accessibility }) => ({ min: accessibility.compartmentDepthIn }),
    },
    quantity: inches,
    says: [
      /#[^#~,;|]{0,18}((WHEEL ?CHAIR|ACCESSIBLE) )?(TOILET )?(COMPARTMENT|STALL)/,
      /(WHEEL ?CHAIR|ACCESSIBLE) (TOILET )?(COMPARTMENT|STALL)S?\b[^#~]{0,30}#/,
      /\b(COMPARTMENT|STALL) (WHEEL ?CHAIR|ACCESSIBLE)( WIDTH)? #/,
      /\b(COMPARTMENT|STALL)\b[^#~]{0,24}\b(WHEEL ?CHAIR|ACCESSIBLE)\b[^#~]{0,14}\bWIDTH #/,
      /# ?(W|WIDE|CLEAR)? ?(X|BY) ?~[^#~,;|]{0,8}(WHEEL ?CHAIR|ACCESSIBLE) (TOILET )?(COMPARTMENT|STALL)/,
    ],
    not:
      /AMBULATORY|PARKING|DOOR|GRAB|HIGH\b|A\.? ?F\.? ?F|(?<!\bTO )PARTITIONS?\b(?! SCHEDULE)|CENTER|CAR\b|SHOWER|STANDARD|GARAGE|DEPTH #|SLOPE|STRIP|HOOK|SHELF|DISPENSER|MIRROR|PAPER/,
    notUnder: IN_UNIT,
    labels: [{
      title: STALL_TITLE,
      notTitle: /AMBULATORY|PARKING/,
      says: /^# ?(MIN\.? )?(CLR|CLEAR|WIDE|INSIDE|WIDTH)/,
      not: /DOOR|LAV|W\.? ?C|CLOSET|GRAB/,
    }],
    keep: ({ value, clause, isLikely, ...it }, { plan }) =>
      value >= 40 && value <= 84 && !isOnSite(plan, it) &&
      (isLikely
        ? value >= 48 && value < 56
        : value >= 48 || loose(/WHEEL|ACCESSIBLE/).test(clause)),
    bounds: ({ accessibility }, { clause }) => ({
      min: /~[^#~,;|]{0,10}(X|BY) ?#|# ?(MIN\.? ?)?(CLR\.? ?|CLEAR ?)?(DEEP|DEPTH)/i.test(clause)
        ? accessibility.compartmentDepthIn
        : accessibility.compartmentWidthIn,
    }),
  }),
  messages: {
    ok: "The wheelchair compartment is {raw}.",
    outside: "The wheelchair compartment is {actual} in; at least {required} in is required.",
  },
  recommendation:
    "Provide one compartment 60 in wide and 59 in deep (56 in with a wall-hung closet) in each toilet room.",
});
