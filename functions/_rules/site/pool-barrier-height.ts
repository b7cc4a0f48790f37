/**
 * Children do not climb to a pool. Applies to stated heights of barriers and fences around outdoor pools and spas of
 * dwellings, hotels and apartments. Inches.
 * @source FBC-R 8th ed. (2023), R4501.17; F.S. 515.29
 */
import { defineRule } from "../define_rule.ts";
import { contextOf, judgeMin, type Stated, statedLengths } from "../measure.ts";
import { hasPool, POOL } from "./_pool.ts";

const BARRIER =
  /\b(?:BARRIERS?|FENC(?:E|ES|ING)|ENCLOSURE|BABY (?:FENCE|BARRIER)|MESH (?:FENCE|BARRIER))\b/i;

export default defineRule<Stated>({
  id: "site/pool-barrier-height",
  requirementId: "FBC-R-R4501-barrier",
  severity: "critical",
  source: { volume: "FBC-R", edition: "2023", section: "R4501.17" },
  category: "Site",
  title: "Pool barrier",
  applies: (plan) =>
    !hasPool(plan) ? [] : statedLengths(plan, {
      topic: BARRIER,
      not:
        /\b(VAPOR|VAPOUR|MOISTURE|AIR|WATER|ROOT|SMOKE|FIRE|THERMAL|IGNITION|EROSION|SILT|TREE|TRAFFIC|SCREEN ENCLOSURE HEIGHT) (BARRIER|FENC\w*)|\bDUMPSTER|\bGENERATOR|\bTERMITE|\bFROM PROPERTY|\bSETBACK/i,
      of: BARRIER,
      rivals:
        /\bOPENINGS?\b|\bGAPS?\b|\bSPHERE\b|\bPICKETS?\b|\bSPAC\w+\b|\bLATCH\w*|\bRELEASE\b|\bBOTTOM\b|\bFROM\b|\bWATER'?S? EDGE\b|\bSETBACK\b|\bCLEAR\w*\b|\bGATES?\b(?!\s*,?\s*\d+["'] ?HIGH)|\bWIDE\b|\bALARM\b|\bPOSTS?\b/i,
      betweenIn: [24, 120],
      notBefore: /^\s*(O\.?\s?C|WIDE|LONG|FROM|CLEAR|CLR|SETBACK|TO )/i,
    }).filter((it) => POOL.test(contextOf(it)) || /\bBABY|\bMESH/i.test(it.text)),
  check: (it, { limits }) =>
    judgeMin({ actual: it.value, required: limits.site.poolBarrierIn, unit: "in" }, "low"),
  messages: {
    ok: "The pool barrier is {actual} in high; at least {required} in is required.",
    low: "The pool barrier is {actual} in high; at least {required} in is required.",
  },
  recommendation: "Raise the barrier to at least {required} in on the side away from the pool.",
});
