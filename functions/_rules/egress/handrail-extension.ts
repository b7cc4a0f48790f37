/**
 * Handrails run on beyond the top riser. Applies to stated top extensions under FBC-Building; the extension at
 * the bottom, dwelling units and inner rails that run through are left alone. Inches.
 * @source FBC-B 8th ed. (2023), 1014.6
 */
import { isCommercial } from "../building_profile.ts";
import { defineRule, inapplicable } from "../define_rule.ts";
import { judgeMin, type Stated, statedLengths } from "../measure.ts";
import { HANDRAIL } from "./_rails.ts";
import { governsFor } from "./_stairs.ts";

const EXTENSION =
  /\bHAND\s?-?\s?RAIL\s+EXT(?:ENSIONS?)?\b(?!\.?\s*(?:GRADE|WALL|ALUM|STEEL|STL|DOOR|PAINT|FINISH|WOOD|CONC|PLASTER|STUCCO|INSUL|GYP|SHEATH|FACE|SLAB|CORNER)\b)|\bEXTEN(?:D|DS|DED|SIONS?)\b|\bEXT\.(?=\s|$)(?!\s*(?:GRADE|WALL|ALUM|STEEL|STL|DOOR|PAINT|FINISH|WOOD|CONC|PLASTER|STUCCO|INSUL|GYP|SHEATH|FACE|SLAB|CORNER)\b)/i;
/** `RAIL RUNS 12" PAST TOP RISER`: the same without the word extension. */
const RUNS_ON =
  /\bRAIL(?:ING)?S?\b[^;.]*\b(PAST|BEYOND)\s+(THE\s+)?((TOP|LAST|UPPER|UPPERMOST|HIGHEST|FIRST)\s+)?(RISERS?|NOSINGS?|TREADS?|STEPS?)\b/i;

export default defineRule<Stated>({
  id: "egress/handrail-extension",
  requirementId: "FBC-B-1014.6-handrail-extension",
  severity: "low",
  source: { volume: "FBC-B", edition: "2023", section: "1014.6" },
  category: "Egress",
  title: "Handrail extension",
  when: isCommercial,
  applies: (plan) =>
    [
      ...statedLengths(plan, {
        topic: RUNS_ON,
        not:
          /\bGUARD|\bFENCE|\bGATES?\b|\bTRELLIS|\bHAND\s?-?\s?RAIL.*\bEXT|\bTOE\b|\bBUMPER|\bCHAIR RAIL|\bGRAB/i,
        of: /\b(PAST|BEYOND)\b/i,
        betweenIn: [2, 36],
        notBefore: /^\s*(HIGH|A\.?F\.?F|O\.?\s?C|DIA|Ø|ABOVE|ABV)/i,
      }),
      ...statedLengths(plan, {
        topic: EXTENSION,
        under: new RegExp(
          `${HANDRAIL.source}|\\b(?:TOP|BOTTOM|BASE|END|HEAD|FOOT)\\s+OF\\s+(?:THE\\s+)?STAIR|\\bWALL\\s+RAIL|\\bRAIL\\s+(?:DETAILS?|ELEV\\w*|SECTIONS?|EXT\\w*)`,
          "i",
        ),
        of: EXTENSION,
        rivals:
          /(?<!\bEXTEND\s)\bHAND\s?-?\s?RAILS?\b|\bGUARDS?\b|\bHIGH\b|\bDIA\w*|\bWALL\b|\bBRACKETS?\b/i,
        betweenIn: [2, 36],
        notBefore: /^\s*(HIGH|A\.?F\.?F|O\.?\s?C|DIA|Ø)/i,
      }),
    ].filter((it) => {
      const words = `${it.text} ${it.drawing ?? ""}`;
      return !/\b(BOTTOM|BASE|FOOT)\b/i.test(words) || /\bTOP\b/i.test(words);
    }),
  check(it, { limits, building }) {
    if (governsFor(it, building) === "lenient") return inapplicable();
    const required = limits.egress.handrailExtensionIn;
    return judgeMin({ actual: it.value, required, unit: "in" }, "short");
  },
  messages: {
    ok: "The handrail extends {actual} in; at least {required} in is required at the top.",
    short: "The handrail extends {actual} in; at least {required} in is required at the top.",
  },
  recommendation: "Extend the handrail horizontally at least {required} in beyond the top riser.",
});
