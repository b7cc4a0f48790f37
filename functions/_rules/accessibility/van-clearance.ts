/**
 * A van with a raised roof reaches its space.
 * Reads clear heights stated for van spaces and the way to them, in inches.
 * @source FBC-A 8th ed. (2023), 502.5
 */
import { isCommercial } from "../building_profile.ts";
import { defineRule } from "../define_rule.ts";
import { inches, statedLimit, type StatedQuantity } from "../measure.ts";
import { IN_UNIT, isInUprightView } from "./_words.ts";

/** Words that make a length a height. */
const UPRIGHT = /\bVERT|HEADROOM|HEIGHT|\bHT\b|CLEARANCE|OVERHEAD|\bBAR\b/i;
/** What hangs across the way into a garage. */
const BAR = "(HEADACHE|CLEARANCE|HEIGHT|HEIGHT LIMIT|WARNING) BARS?";
/** The van stalls lie behind it. */
const VANS_INSIDE =
  /\bVAN\b[^|.;]{0,40}\b(IN|INSIDE|WITHIN|ON) (THE )?(GARAGE|STRUCTURE|DECK|PARKING (LEVEL|DECK|GARAGE)|LEVEL|P ?-?\d)\b/;

export default defineRule<StatedQuantity>({
  id: "accessibility/van-clearance",
  requirementId: "FBC-A-502.5-vertical",
  severity: "medium",
  source: { volume: "FBC-A", edition: "2023", section: "502.5" },
  category: "Accessibility",
  title: "Van vertical clearance",
  when: isCommercial,
  ...statedLimit({
    quantity: inches,
    says: [
      /\bVAN\b[^#~]{0,60}#/,
      /#[^#~;|,]{0,45}\bVAN\b/,
      /#[^#~;|]{0,45}\bVAN\b(?![^#~;|]{0,24}~)/,
    ],
    not: /\bSIGN|WIDE|WIDTH|AISLE [^#]*#|BOTTOM OF SIGN/,
    under: /CLEAR|CLR|VERT|HEADROOM|HEIGHT/,
    notUnder: IN_UNIT,
    labels: [{
      title:
        /\bVANS?\b[^|]{0,30}(CLEARANCE|CLEAR HEIGHT|SECTION|ELEVATION|HEADROOM)|(CLEARANCE|SECTION|HEADROOM)[^|]{0,20}\bVAN\b/,
      says: [
        /^# ?(MIN\.? )?(CLR|CLEAR|VERT|HEADROOM|HEIGHT)/,
        /^(MIN\.? )?(CLR|CLEAR|VERT|HEADROOM)[^#~]{0,20}#/,
      ],
    }, {
      says: [
        new RegExp(`${BAR}[^#~;|]{0,60}#(?! ?(WIDE|LONG|DIA|O\\.? ?C))`),
        new RegExp(`#[^#~;|]{0,16}${BAR}`),
      ],
      amid: VANS_INSIDE,
    }],
    keep: (it) =>
      it.value >= 60 && it.value <= 200 &&
      (UPRIGHT.test(it.clause) || (/\bCLE?A?R\b/i.test(it.clause) && isInUprightView(it))),
    bounds: ({ accessibility }) => ({ min: accessibility.vanClearanceIn }),
  }),
  messages: {
    ok: "Clear height for vans of {raw}.",
    outside: "Clear height for vans is {actual} in; at least {required} in is required.",
  },
  recommendation: "Provide 98 in of clear height, or move the van spaces.",
});
