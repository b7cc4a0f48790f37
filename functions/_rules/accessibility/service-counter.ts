/**
 * Who sits can pay.
 * Reads the height of sales and service counters, in inches; of a drawing of one that gives no figure a name, the
 * greatest upright dimension asks.
 * @source FBC-A 8th ed. (2023), 904.4.1
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { findLengths } from "../../_shared/units.ts";
import { defineRule } from "../define_rule.ts";
import { demand, framesOfText, mentions, type Stated, statedDimension } from "../measure.ts";

/** The part of a long counter that people reach from a wheelchair. */
const LOW_PART =
  /(?<!\b(?:NO|WITHOUT|WITHOUT ANY|WITHOUT AN?) )\b(?:LOW(?:ER(?:ED)?)?|ADA|A\.D\.A\.|ACCESSIBLE|ACC)\b(?:[^.;|]{0,20}\b(?:COUNTER|CNTR|SHELF)|\W+(?:ACCESSIBLE\W+)?(?:PORTION|SECTION|PART|END))\b/i;

/** Words of that part, whatever else they tell. */
const OF_LOW_PART =
  /(?<!\b(?:NO|WITHOUT|WITHOUT ANY|WITHOUT AN?) )\bLOW(?:ER(?:ED)?)?\b|(?<!\bNO )(?:A\.?D\.?A|ACCESSIBLE|\bACC\b)/i;

/** The part people stand at, `STANDING PART`, `UPPER LEDGE`. */
const STANDING_PART =
  /\b(?:STANDING|UPPER|HIGH(?:ER)?|RAISED)\s+(?:HEIGHT\s+)?(?:PART|PORTION|SECTION|SIDE|LEDGE)\b/i;

/** The text gives such a part a figure of its own, in whichever of its sentences. */
const GIVES_PART =
  /\b(?:WITH|AND) (?:AN? )?\d+(?:"|-?\s?IN(?:CH)?\b\.?|'(?:-0")?)(?: |-)?(?:LONG |WIDE )?(?:PORTION|SECTION|PART|LENGTH)\b|OF (?:ITS|THE) LENGTH (?:IS|ARE)\b|\d\s?(?:"|IN\.?) (?:HIGH |LG\.? |LONG )?(?:PART|PORTION|SECTION)\b/i;

/** Its own words say that it has no such part, whatever another counter has: `38" ALONG ITS WHOLE LENGTH`. */
const HAS_NONE =
  /\b(?:NO|WITHOUT(?: AN?Y?)?) (?:LOW(?:ER(?:ED)?)?|ADA|ACCESSIBLE|ACC) (?:PORTION|SECTION|PART|END)\b|\b(?:ALONG|FOR|OVER|THROUGH(?:OUT)?|ITS|THE|THEIR) (?:ITS |THE |THEIR )?(?:WHOLE|ENTIRE|FULL) (?:LENGTH|COUNTER)\b|\b(?:SINGLE|ONE|SAME|UNIFORM) (?:HEIGHT|LEVEL)\b|\bFULL L(?:EN)?GTH\b/i;

/** Whom a counter without a name of its own serves: `REGISTRATION 108: THE ENTIRE COUNTER TOP IS 38"`. */
const OF_PUBLIC =
  /\b(?:RECEPTION|REGISTRATION|CHECK-?\s?(?:IN|OUT)|CUSTOMERS?'?|PATIENTS?'?|GUESTS?'?|VISITORS?'?|CASHIER'?S?|TICKETS?|TELLERS?'?|CONCIERGE|HOST|TAKE-?\s?OUT|ORDER|PICK-?\s?UP)\b/i;

/** The counter of a drawing that is called so: `SERVING COUNTER @ 111 / 112`. */
const TITLE_OF_SERVICE =
  /\b(?:SERVICE|SERVING|RECEPTION|TRANSACTION|SALES|CHECK-?\s?OUT|WELCOME|TICKET|CONCESSION|INFO\w*)\W+(?:COUNTER|DESK)\b/i;

/** No counter people stand at is lower or higher, inches; what is lower is a part of it or the room for knees. */
const COUNTER_IN = [26, 54] as const;
const isOfCounter = (title: string | null | undefined): boolean =>
  typeof title === "string" && !/\bPLANS?\b/i.test(title) &&
  framesOfText({ text: `${title}: 42" HIGH`, under: [] }).some(({ thing }) =>
    thing === "service counter"
  );

/** A counter has no lower part: of its drawing a single figure of that size is the height, however it is lettered. */
const AT_ONE_HEIGHT = /\b(?:AT )?(?:ONE|SAME|SINGLE) (?:HEIGHT|LEVEL)\b/i;

/** The greatest upright dimension of each drawing of a counter where no other could be of a lower part. */
function drawnHeights({ dimensions, notes }: PlanSet): Stated[] {
  const isLevel = (drawing: string | null | undefined) =>
    notes.some((note) => note.drawing === drawing && AT_ONE_HEIGHT.test(note.text));
  const upright = dimensions.filter(({ orientation, valueIn, drawing, of }) =>
    valueIn >= COUNTER_IN[0] && valueIn <= COUNTER_IN[1] && of === undefined &&
    isOfCounter(drawing) && (orientation === "vertical" || isLevel(drawing))
  );
  const drawings = Map.groupBy(upright, ({ page, drawing }) => `${page}/${drawing}`);
  return [...drawings.values()].filter(({ length }) => length === 1).map(([it]) =>
    statedDimension(it)
  );
}

export default defineRule({
  id: "accessibility/service-counter",
  requirementId: "FBC-A-904.4-counter",
  source: { volume: "FBC-A", edition: "2023", section: "904.4.1" },
  ...demand({
    thing: ["service counter", "counter"],
    property: "height",
    isMetByPart: true,
    unless: /EMPLOYEE|STAFF|\bWORK\b|KITCHEN/i,
    // Of a part for wheelchairs the only height its text gives is its own.
    keep: ({ thing, text, context }) =>
      (thing === "service counter" || OF_PUBLIC.test(text) || TITLE_OF_SERVICE.test(context)) &&
      !GIVES_PART.test(text) &&
      // Where people stand is a part of a counter that has another one, unless it says that it has none.
      (!STANDING_PART.test(text) || HAS_NONE.test(text)) &&
      (!OF_LOW_PART.test(text) || findLengths(text).length === 1),
    limit: ({ accessibility }, { text }, { plan }) =>
      !HAS_NONE.test(text) && !OF_LOW_PART.test(text) && mentions(plan, LOW_PART)
        ? null
        : { max: accessibility.serviceCounterIn },
  }, drawnHeights),
  onceTold: { likely: "outside" },
  messages: {
    ok: "The counter is {raw} high.",
    outside:
      "The counter is {actual} in high; at most {required} in is allowed for 36 in of its length.",
    likely:
      "{actual} in is the height on a drawing of a counter; if this is the counter, at most {required} in is allowed for 36 in of its length.",
  },
  recommendation: "Lower 36 in of each counter to {required} in.",
});
