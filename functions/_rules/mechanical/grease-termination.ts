/**
 * Grease does not settle on the roof.
 * Reads the height of the outlets of kitchen exhaust above roofs, in inches, and figures lettered beside the outlet on
 * the drawing of a hood, which only ask.
 * @source FBC-M 8th ed. (2023), 506.3.13
 */
import { cantTell, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import { contextOf, demand, reaches } from "../measure.ts";
import { figuresBeside } from "./_figures_beside.ts";
import { HOOD_TITLE, inCommercialKitchens, OTHER_HOOD_TITLE } from "./_hoods.ts";

/** What else stands on a roof, and outlets that end elsewhere. */
const NOT_OUTLET =
  /\bINTAKES?\b|\bO\.?A\b|\bPLUMBING|\bV\.?T\.?R|\bCURBS?\b|\bPARAPET|\bHANDRAIL|\bGUARD|\bFLUE|\bB-?VENT|\bTOILET|\bBATH|\bDRYER|\bDOMESTIC|\bRECEPT|\bHINGE|\bTYPE (?:II|2)\b|\bCONDENS|\bGRADE\b|\bA\.?F\.?F\b|\bWALL\b/;
/** What carries grease; the fan of a kitchen may serve another hood. */
const OF_GREASE = /\bGREASE|\bTYPE\s+(?:I|1)\b|\bUP ?-?BLAST|\bK\.?E\.?F\b/i;
const LOWEST = 4, TALLEST = 120;

export default defineRule({
  id: "mechanical/grease-termination",
  requirementId: "FBC-M-506.3.13-termination",
  when: inCommercialKitchens,
  ...demand({
    thing: ["exhaust outlet", "bath exhaust"],
    property: ["height", "distance"],
    where: /\bGREASE|\bHOOD|\bKITCHEN|\bUP ?-?BLAST|\bTYPE (?:I|1)\b|\bK\.?E\.?F\b/,
    unless: NOT_OUTLET,
    keep: ({ value }) => (value ?? 0) >= LOWEST && (value ?? 0) <= TALLEST,
    limit: ({ mechanical }) => ({ min: mechanical.greaseTerminationIn }),
  }, (plan) =>
    figuresBeside(plan, {
      says:
        /^(?:(?:FAN|EXH\w*\.?|GREASE|DUCT|TO)\s+)*(?:OUTLET|DISCHARGE|DISCH\.?|TERMINATION)(?:\s+OPE?NI?N?G\.?)?(?:\s+ABOVE\s+ROOF|\s+HEIGHT|\s+A\.?\s?R)?\.?(?:,[A-Z .]*)?$/i,
      title: HOOD_TITLE,
      notTitle: OTHER_HOOD_TITLE,
    }).filter(({ orientation, value }) =>
      orientation === "vertical" && value >= LOWEST && value <= TALLEST
    )),
  check(it, { limits }) {
    const required = limits.mechanical.greaseTerminationIn;
    const data = { actual: it.value, required, unit: "in", raw: it.raw };
    if (reaches(it.value, required, "in")) return it.isLikely ? inapplicable() : pass(data);
    if (it.isLikely) return cantTell("beside", data);
    return OF_GREASE.test(contextOf(it)) ? fail("low", data) : cantTell("low", data);
  },
  onceTold: { beside: "low" },
  messages: {
    ok: "The grease outlet is {raw} above the roof.",
    low: "The grease outlet is {actual} in above the roof; at least {required} in is required.",
    beside:
      "{raw} is written at the outlet of a kitchen exhaust; if this is its height above the roof, at least {required} in is required.",
  },
  recommendation: "Raise the outlet to {required} in.",
});
