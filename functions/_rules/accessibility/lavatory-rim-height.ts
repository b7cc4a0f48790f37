/**
 * Accessible lavatories stand low enough to reach from a wheelchair.
 * Reads the height of rim, top or counter of a lavatory, in inches above the floor.
 * @source FBC-A 8th ed. (2023), 606.3
 */
import { isCommercial } from "../building_profile.ts";
import { defineRule } from "../define_rule.ts";
import { inches, loose, statedLimit, type StatedQuantity } from "../measure.ts";
import { IN_UNIT, isInToiletView } from "./_words.ts";

/** All a label on a drawing of a toilet room says: `34" RIM`, `RIM +34"`. */
const LABEL =
  /^# ?(MAX\.? |A\.? ?F\.? ?F\.? )?(LAV\.? |BASIN |SINK )?RIM( HEIGHT| HGT| HT| (OF )?(LAV|BASIN|SINK))?\.?$|^(BASIN |SINK )?RIM( HEIGHT| HGT| HT| OF BASIN)?\.? ?(@|AT|[:=+])? ?# ?(MAX\.?)? ?(A\.? ?F\.? ?F\.?)?$/;
/** Rims from here up are a basin's; those of urinals and water closets are lower. */
const BASIN_FROM_IN = 27;

export default defineRule<StatedQuantity>({
  id: "accessibility/lavatory-rim-height",
  requirementId: "FBC-A-606-lavatory",
  severity: "low",
  source: { volume: "FBC-A", edition: "2023", section: "606.3" },
  category: "Accessibility",
  title: "Lavatory rim height",
  when: isCommercial,
  ...statedLimit({
    quantity: inches,
    says: [
      /\b(LAV(ATOR(Y|IES))?S?|VANITY|(ACCESSIBLE|ADA) SINKS?)\b[^#~]{0,30}(RIM|TOP|COUNTER|HEIGHT|HGT|HT)S?\b[^#~]{0,30}#/,
      /\b(LAV(ATOR(Y|IES))?S?|VANITY( TOP)?)\b[^#~|]{0,14}(@|AT|:|MOUNTED|MTD\.?) #[^#~]{0,12}(A\.? ?F\.? ?F|ABOVE|HIGH|MAX)/,
      LABEL,
      /#[^#~,;|]{0,30}(TO|AT|@)[^#~,;|]{0,12}(RIM|TOP OF (LAV|COUNTER|VANITY))/,
      /\bRIMS? (OF|AT) [^#~,;|]{0,20}\bLAV(ATOR(Y|IES))?S?\b[^#~|]{0,12}#/,
      /TOP OF (LAV(ATORY)?|SINK|ADA SINK|ACCESSIBLE SINK)( RIM)?[^#~|]{0,12}#/,
      /#[^#~,;|]{0,16}(HIGH|A\.? ?F\.? ?F\.?|MAX\.?)[^#~,;|]{0,12}\bLAV(ATOR(Y|IES))?S?\b/,
      /\bLAV(ATOR(Y|IES))?S?\b[^#~|]{0,6}#[^#~,;|]{0,8}(RIM|TO RIM|A\.? ?F\.? ?F)/,
    ],
    not:
      /KITCHEN|SERVICE SINK|MOP|URINAL RIM # ?MAX|STANDARD LAV|\bCHILD(REN)?|JUVENILE|KINDERGARTEN/,
    notUnder: IN_UNIT,
    keep: (it) =>
      !loose(LABEL).test(it.clause) ||
      (it.value >= BASIN_FROM_IN && it.value <= 42 && isInToiletView(it)),
    bounds: ({ accessibility }) => ({ max: accessibility.lavatoryRimMaxIn }),
  }),
  messages: {
    ok: "Lavatory rim at {raw}; at most {required} in above the floor.",
    outside: "Lavatory rim is at {actual} in above the floor; at most {required} in is allowed.",
  },
  recommendation:
    "Set the lavatory so that rim or counter is at most {required} in above the finished floor.",
});
