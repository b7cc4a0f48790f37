/**
 * Ways out are lit. Applies under FBC-Building to stated foot-candles of egress illumination at the floor; stairs and
 * emergency lighting are read by their own rules. Foot-candles.
 * @source FBC-B 8th ed. (2023), 1008.2.1
 */
import { isCommercial } from "../building_profile.ts";
import { defineRule, inapplicable } from "../define_rule.ts";
import { judgeMin, newWork, type Statement } from "../measure.ts";
import { footCandlesIn } from "./_light.ts";

export default defineRule<Statement>({
  id: "egress/egress-illumination",
  requirementId: "FBC-B-1008.2.1-egress-light",
  severity: "medium",
  source: { volume: "FBC-B", edition: "2023", section: "1008.2.1" },
  category: "Egress",
  title: "Means of egress illumination",
  when: isCommercial,
  applies: (plan) =>
    newWork(plan, {
      topic:
        /\b(EGRESS|EXIT (ACCESS|DISCHARGE|PATH)|CORRIDORS?)\b(?:[^.;]|\.(?=\d))*\b(LIT\b|ILLUM\w*|LIGHT\w*|F\.?C\b|FOOT)/i,
      not: /\bEMERGENCY|\bBATTERY|\bSTAIR|\bPERFORMANCE|\bEM\b|\b90\s*-?\s*MIN/i,
    }),
  check({ text }, { limits }) {
    const actual = footCandlesIn(text);
    if (actual === null) return inapplicable();
    return judgeMin({ actual, required: limits.egress.egressLightFc, unit: "fc" }, "dark");
  },
  messages: {
    ok: "Egress illumination is {actual} fc; at least {required} fc is required.",
    dark:
      "Egress illumination is {actual} fc; at least {required} fc is required at the walking surface.",
  },
  recommendation:
    "Light the means of egress to at least {required} fc at the floor while occupied.",
});
