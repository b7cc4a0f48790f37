/**
 * Shafts through floors are enclosed: two hours through four or more storeys, one hour otherwise.
 * Applies to stated ratings of shafts, hoistways and chutes of buildings with more than one storey. Hours.
 * @source FBC-B 8th ed. (2023), 713.4
 */
import { isCommercial } from "../building_profile.ts";
import { defineRule, inapplicable } from "../define_rule.ts";
import { judgeEither, orLeftOpen, type Stated } from "../measure.ts";
import { storiesOf, wallRatings } from "./_words.ts";

export default orLeftOpen(
  defineRule<Stated>({
    id: "fire/shaft-rating",
    requirementId: "FBC-B-713-shafts",
    severity: "high",
    source: { volume: "FBC-B", edition: "2023", section: "713.4" },
    category: "Fire Safety",
    title: "Shaft enclosure rating",
    when: isCommercial,
    applies: (plan) =>
      wallRatings(plan, {
        topic:
          /\b(SHAFTS?|SHAFT\s*WALLS?|HOISTWAYS?|(TRASH|LINEN|LAUNDRY|MAIL)\s+CHUTES?|ELEVATOR\s+(SHAFT|ENCLOSURE|WALLS?))\b/i,
        not: /\bSTAIR|LIGHT\s+SHAFT|PIPE\s+SHAFT\s+BEARING|NO\s+SHAFTS?\b|SHAFT\s+NOT\s+REQ/i,
      }),
    check(it, { building, limits }) {
      const stories = storiesOf(it, building);
      if (stories !== null && stories < 2) return inapplicable();
      return judgeEither(it.value, {
        strict: limits.fire.shaftFourStoriesHours,
        lenient: limits.fire.shaftHours,
        unit: "hours",
        side: "min",
      }, {
        governs: stories === null ? "unknown" : stories >= 4 ? "strict" : "lenient",
        message: "low",
        question: "unsure",
      });
    },
    messages: {
      ok: "The shaft is rated {actual} h; {required} h is required.",
      low: "The shaft is rated {actual} h; at least {required} h is required.",
      unsure:
        "The shaft is rated {actual} h; {required} h is required where it connects four or more storeys.",
    },
    recommendation:
      "Enclose the shaft in {required}-hour construction, or show the exception of 712.",
  }),
  {
    topic: /\b(SHAFT|HOISTWAY)S?\b[^;|]{0,25}(RATING|RATED|ENCLOSURE|HR|HOUR|\|)/i,
    data: ({ limits }) => ({ required: limits.fire.shaftHours, unit: "hours" }),
  },
);
