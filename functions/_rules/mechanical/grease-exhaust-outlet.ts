/**
 * Grease exhaust leaves the building well above the roof.
 * Reads the stated height of the outlet of kitchen exhaust above the roof, in inches, and figures lettered beside the
 * outlet on the drawing of a hood. Too low is a question: the loaded edition holds the hood's section, not the ducts'.
 * @source FBC-M 8th ed. (2023), 506.3.13.1
 */
import { cantTell, defineRule, inapplicable, pass } from "../define_rule.ts";
import { demand, reaches } from "../measure.ts";
import { figuresBeside } from "./_figures_beside.ts";
import { HOOD_TITLE, inCommercialKitchens, OTHER_HOOD_TITLE } from "./_hoods.ts";

/** What else stands on a roof. */
const NOT_OUTLET =
  /\bINTAKES?\b|\bO\.?A\b|\bPLUMBING|\bV\.?T\.?R|\bCURBS?\b|\bPARAPET|\bHANDRAIL|\bGUARD|\bFLUE|\bB-?VENT|\bTOILET|\bDRYER|\bDOMESTIC|\bRECEPT|\bHINGE|\bTYPE (?:II|2)\b|\bCONDENS/;
const LOWEST = 4, TALLEST = 120;

export default defineRule({
  id: "mechanical/grease-exhaust-outlet",
  requirementId: "FBC-M-507-type1",
  title: "Outlet of grease exhaust",
  when: inCommercialKitchens,
  ...demand({
    thing: ["exhaust outlet", "bath exhaust"],
    property: ["height", "distance"],
    where: /\bGREASE|\bHOOD|\bKITCHEN|\bUP ?-?BLAST|\bTYPE (?:I|1)\b/,
    unless: NOT_OUTLET,
    keep: ({ value }) => (value ?? 0) >= LOWEST && (value ?? 0) <= TALLEST,
    limit: ({ mechanical }) => ({ min: mechanical.greaseOutletIn }),
  }, (plan) =>
    figuresBeside(plan, {
      says:
        /^(?:(?:FAN|EXH\w*\.?|GREASE|DUCT|TO)\s+)*(?:OUTLET|DISCHARGE|DISCH\.?|TERMINATION)(?:\s+ABOVE\s+ROOF|\s+HEIGHT|\s+A\.?\s?R)?\.?$/i,
      title: HOOD_TITLE,
      notTitle: OTHER_HOOD_TITLE,
    }).filter(({ orientation, value }) =>
      orientation === "vertical" && value >= LOWEST && value <= TALLEST
    )),
  check(it, { limits }) {
    const required = limits.mechanical.greaseOutletIn;
    const data = { actual: it.value, required, unit: "in", raw: it.raw };
    if (reaches(it.value, required, "in")) return it.isLikely ? inapplicable() : pass(data);
    return cantTell(it.isLikely ? "beside" : "low", data);
  },
  messages: {
    ok: "The grease exhaust outlet is {raw} above the roof; {required} in is required.",
    low:
      "The grease exhaust outlet is {actual} in above the roof; grease ducts usually end at least {required} in above it.",
    beside:
      "{raw} is written at the outlet of a kitchen exhaust; if this is its height above the roof, grease ducts usually end at least {required} in above it.",
  },
  recommendation: "Raise the fan so that its outlet is {required} in above the roof.",
});
