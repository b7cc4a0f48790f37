/**
 * Seats of accessible water closets are neither too low nor too high.
 * Reads the height of the seat, in inches above the floor.
 * @source FBC-A 8th ed. (2023), 604.4
 */
import { isCommercial } from "../building_profile.ts";
import { defineRule } from "../define_rule.ts";
import { either, inches, loose, statedLimit, type StatedQuantity } from "../measure.ts";
import { IN_UNIT, isInToiletView, NOT_ACCESSIBLE, OF_CHILDREN } from "./_words.ts";

/** All a label on a drawing of a toilet room says: `1'-5" SEAT`. */
const LABEL = /^# ?(A\.? ?F\.? ?F\.? )?(T\.? ?O\.? )?(W\.?C\.? )?SEAT( (HEIGHT|HGT|HT))?\.?$/;

export default defineRule<StatedQuantity>({
  id: "accessibility/seat-height",
  requirementId: "FBC-A-604.4-seat",
  severity: "low",
  source: { volume: "FBC-A", edition: "2023", section: "604.4" },
  category: "Accessibility",
  title: "Water closet seat height",
  when: isCommercial,
  demand: { thing: "toilet seat", property: "height" },
  ...statedLimit({
    quantity: inches,
    says: [
      /\bSEATS?( (HEIGHTS?|HGT|HT))?\b[^#~]{0,35}#/,
      /\bSEATS?( (HEIGHTS?|HGT|HT))?\b[^#~]{0,30}~ ?(TO|-|AND|MIN\.? ?[-\/,]?) ?#/,
      /#[^#~,;|]{0,16}(TO|AT|@|HIGH)[^#~,;|]{0,12}SEAT/,
      LABEL,
      /(W\.? ?C\.?|WATER CLOSETS?|TOILETS?)\b[^#~]{0,12}(HEIGHT|HGT)[^#~]{0,12}#/,
    ],
    not: either(
      /SHOWER|BENCH|\bTUB|STADIUM|CHAIR|\bCHILD|JUVENILE|KINDERGARTEN|WINDOW|FOLD|DRESSING|DINING|BOOTH|ROWS?\b/,
      NOT_ACCESSIBLE,
    ),
    notUnder: either(IN_UNIT, OF_CHILDREN),
    labels: [{
      title: /\bW\.? ?C\b|TOILET|REST ?ROOM|WATER CLOSET/,
      notTitle: /PLAN\b|SHOWER|CHILD|KINDERGARTEN|NURSERY/,
      says:
        /^# ?(A\.? ?F\.? ?F\.?,? )?TO (T\.?O\.? |TOP OF )?SEAT|^(T\.?O\.? |TOP OF )?SEAT( @| AT| EL\.?)? #/,
    }],
    keep: (it) =>
      it.value >= 8 && it.value <= 30 && (!loose(LABEL).test(it.clause) || isInToiletView(it)),
    bounds: ({ accessibility }) => ({
      min: accessibility.seatMinIn,
      max: accessibility.seatMaxIn,
    }),
  }),
  messages: {
    ok: "Water closet seat at {raw}; {required} in above the floor is required.",
    outside: "Water closet seat is at {actual} in above the floor; {required} in is required.",
  },
  recommendation:
    "Specify an accessible-height water closet with the seat {required} in above the floor.",
});
