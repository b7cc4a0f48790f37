/**
 * A van with a raised roof reaches its space.
 * Reads clear heights stated for van spaces and the way to them, in inches.
 * @source FBC-A 8th ed. (2023), 502.5
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { anyCase, exactCase } from "../../_shared/pattern.ts";
import { defineRule } from "../define_rule.ts";
import {
  calloutOf,
  type FrameSubject,
  inches,
  statedLimit,
  type StatedQuantity,
} from "../measure.ts";
import { IN_UNIT, isInUprightView, OVERHEAD } from "./_words.ts";

/** Words that make a length a height. */
const UPRIGHT = /\bVERT|HEADROOM|HEIGHT|\bHT\b|CLEARANCE|OVERHEAD|\bBAR\b/i;
/** What hangs across the way into a garage. */
const BAR = "(HEADACHE|CLEARANCE|HEIGHT|HEIGHT LIMIT|WARNING) BARS?";
/** Something that hangs over the stalls: `BEAM OVER VAN STALL`, `VAN SPACES UNDER CANOPY`. */
const OVER_VANS =
  anyCase`${OVERHEAD}[^#~.;|]{0,24}\b(?:OVER|ABOVE|ACROSS|AT)\b[^#~.;|]{0,24}\bVANS?\b|\bVANS?\b[^#~.;|]{0,40}\b(?:UNDER|BELOW|BENEATH)\b[^#~.;|]{0,16}${OVERHEAD}`;
/** A figure that says how far up it hangs. */
const HUNG = [
  /#[^#~;|,]{0,8}\b(CLEAR|CLR|UNDERSIDE|HEADROOM|ABOVE (PAVEMENT|GRADE|PAVING|SLAB|FLOOR)|A\.? ?F\.? ?[FG])\b/,
  /\b(CLEAR|CLR|UNDERSIDE|HEADROOM|BOTTOM)\b[^#~;|]{0,24}#/,
];
/** How far a thing stands off or reaches: `COLUMN 9'-0" CLEAR OF STALL`, `CANOPY 20'-0" LONG`. */
const LEVEL_MEASURE =
  /# ?(CLEAR |CLR )?(OF|FROM|BETWEEN|BTWN|TO (?!UNDERSIDE|BOTTOM|BEAM|SOFFIT))\b|# ?(LONG|DEEP|SPAN|O\.? ?C)\b|\b(COLUMNS?|POSTS?|SPAN)\b[^#~]{0,16}#/i;

/** Does its clause, or the callout it is a line of, say that it is clear below what hangs over the vans? */
function isUnderOverhead({ clause, ...it }: StatedQuantity, plan: PlanSet): boolean {
  if (LEVEL_MEASURE.test(clause)) return false;
  return OVER_VANS.test(/\bVANS?\b/i.test(clause) ? clause : calloutOf(it, plan));
}

/** The van stalls lie behind it. */
const VANS_INSIDE =
  /\bVAN\b[^|.;]{0,40}\b(IN|INSIDE|WITHIN|ON) (THE )?(GARAGE|STRUCTURE|DECK|PARKING (LEVEL|DECK|GARAGE)|LEVEL|P ?-?\d)\b/;

/** Is it read as the height that is clear? */
const isFramedUpright = (it: StatedQuantity): boolean =>
  "frame" in it && (it as FrameSubject).frame.property === "clear height";

export default defineRule({
  id: "accessibility/van-clearance",
  requirementId: "FBC-A-502.5-vertical",
  ...statedLimit({
    demand: {
      thing: ["van clearance", "van space"],
      property: ["clear height", "height", "distance"],
    },
    quantity: inches,
    says: [
      /\bVAN\b[^#~]{0,60}#/,
      /#[^#~;|]{0,45}\bVAN\b(?![^#~;|]{0,24}~)/,
    ],
    not: /\bSIGN|WIDE|WIDTH|AISLE [^#]*#|BOTTOM OF SIGN/,
    under: /CLEAR|CLR|VERT|HEADROOM|HEIGHT|UNDERSIDE|BOTTOM/,
    notUnder: IN_UNIT,
    labels: [{
      title:
        /\bVANS?\b[^|]{0,30}(CLEARANCE|CLEAR HEIGHT|SECTION|ELEVATION|HEADROOM)|(CLEARANCE|SECTION|HEADROOM)[^|]{0,20}\bVAN\b/,
      says: /^# ?(MIN\.? )?(CLR|CLEAR|VERT|HEADROOM|HEIGHT)/,
    }, {
      says: [
        exactCase`${BAR}[^#~;|]{0,60}#(?! ?(WIDE|LONG|DIA|O\.? ?C))`,
        exactCase`#[^#~;|]{0,16}${BAR}`,
      ],
      amid: VANS_INSIDE,
    }, {
      says: HUNG,
      amid: OVER_VANS,
    }],
    keep: (it, { plan }) =>
      it.value >= 60 && it.value <= 200 &&
      (UPRIGHT.test(it.clause) || isFramedUpright(it) ||
        (/\bCLE?A?R\b/i.test(it.clause) && isInUprightView(it)) ||
        isUnderOverhead(it, plan)),
    bounds: ({ accessibility }) => ({ min: accessibility.vanClearanceIn }),
  }),
  messages: {
    ok: "The clear height for vans is {raw}.",
    outside: "The clear height for vans is {actual} in; at least {required} in is required.",
  },
  recommendation: "Provide 98 in of clear height, or move the van spaces.",
});
