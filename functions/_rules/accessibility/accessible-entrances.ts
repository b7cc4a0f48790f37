/**
 * Most public entrances are accessible, and each tenant has one.
 * Reads how many of the entrances are stated accessible; which door is an entrance is not guessed.
 * @source FBC-A 8th ed. (2023), 206.4
 */
import { isCommercial } from "../building_profile.ts";
import { cantTell, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import { clausesSaying, firstOf, percent, rounded, type Statement } from "../measure.ts";

export default defineRule<Statement & { clause: string }>({
  id: "accessibility/accessible-entrances",
  requirementId: "FBC-A-206.4-entrances",
  severity: "high",
  source: { volume: "FBC-A", edition: "2023", section: "206.4" },
  category: "Accessibility",
  title: "Accessible entrances",
  when: isCommercial,
  applies: (plan) =>
    clausesSaying(plan, {
      says: [
        /\d+ (OF|OUT OF|\/) (THE )?\d+ [^.;]{0,20}ENTRANCES?\b/,
        /ENTRANCES?\b[^.;]{0,30}\d+ (OF|OUT OF|\/) \d+/,
        /\d+ ?% (OF )?[^.;]{0,20}ENTRANCES?\b/,
        /(PUBLIC|MAIN|FRONT|TENANT) ENTRANCE[^.;]{0,20}(IS )?NOT ACCESSIBLE/,
        /ACCESSIBLE ENTRANCE/,
      ],
      not: /SIGN|SERVICE/,
    }),
  check(it, { limits }) {
    const required = limits.accessibility.accessibleEntrancesPercent;
    const of = /(\d+)\s*(?:OUT\s*OF|OF|\/)\s*(?:THE\s*)?(\d+)/i.exec(it.clause);
    const stated = of && /ACCESSIBLE/i.test(it.clause)
      ? Number(of[1]) / Number(of[2]) * 100
      : /ACCESSIBLE/i.test(it.clause)
      ? firstOf(percent, it.clause)
      : null;
    const data = {
      actual: stated === null ? null : rounded(stated),
      required,
      unit: "%",
      text: it.sourceText,
    };
    if (/NOT ACCESSIBLE/i.test(it.clause)) return cantTell("denied", data);
    if (stated === null) return of ? inapplicable() : pass(data, { message: "shown" });
    return stated >= required ? pass(data) : fail("few", data);
  },
  messages: {
    ok: "{actual} % of the entrances are accessible.",
    shown: "Accessible entrance shown: {text}",
    few: "{actual} % of the entrances are accessible; at least {required} % is required.",
    denied: "An entrance is stated as not accessible: {text}",
  },
  recommendation: "Make at least 60 % of the public entrances accessible, and one for each tenant.",
});
