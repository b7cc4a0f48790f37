/**
 * Most public entrances are accessible, and each tenant has one.
 * Reads how many of the entrances are stated accessible; which door is an entrance is not guessed.
 * @source FBC-A 8th ed. (2023), 206.4
 */
import { cantTell, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { anyCase } from "../../_shared/pattern.ts";
import {
  clausesSaying,
  count,
  firstOf,
  loose,
  percent,
  rounded,
  type Statement,
  statements,
} from "../measure.ts";

const NUMBER = String.raw`\(?(\d+|ONE|TWO|THREE|FOUR|FIVE|SIX)\)?`;
const SHARE = anyCase`\b${NUMBER}\s*(?:OUT\s*OF|OF|\/)\s*(?:THE\s*)?${NUMBER}(?!\d)`;
const SENTENCES =
  anyCase`\b${NUMBER}\s+PUBLIC\s+ENTR(?:ANCES|IES)\b.{0,40}\b${NUMBER}\s+(?:IS|ARE)\s+ACCESSIBLE`;

/** An entrance for everybody behind steps alone: `MAIN PUBLIC ENTRY - (3) STEPS, NO RAMP`. */
const STEPPED =
  /\b(PUBLIC|MAIN|FRONT|TENANT|CUSTOMER) (PUBLIC )?ENTR(ANCE|Y)\b[^;]{0,24}(?<!\bNO )\b(STEPS|RISERS|STAIRS?)\b[^;]{0,14}\b(NO|WITHOUT|W\/O) (RAMP|LIFT)\b(?! ?(RAIL|EXT|HAND))|\b(PUBLIC|MAIN|FRONT|TENANT|CUSTOMER) (PUBLIC )?ENTR(ANCE|Y)\b[^;]{0,24}(?<!\bNO )\b(STEPS|STAIRS?) ONLY\b/;

/** Counted in two sentences: `PUBLIC ENTRIES: 4. ACCESSIBLE: 2`. */
const COUNTED =
  anyCase`\b(?:PUBLIC\s+)?ENTR(?:ANCES|IES)\W{1,3}${NUMBER}(?!\d|\s*%)\W{1,4}(?:OF\s+(?:THESE|WHICH)\W+)?ACCESSIBLE\W{1,3}${NUMBER}(?!\d|\s*%)`;

/** How many entrances of how many are accessible: in the clause itself, or in another row of its schedule. */
function shareIn(
  { clause, text, schedule }: Statement & { clause: string },
  plan: PlanSet,
): { accessible: number; total: number } | null {
  const value = (word: string) => firstOf(count, word) ?? 0;
  const counted = COUNTED.exec(text);
  if (counted) return { accessible: value(counted[2]), total: value(counted[1]) };
  const share = SHARE.exec(clause);
  if (share) return { accessible: value(share[1]), total: value(share[2]) };
  const sentence = SENTENCES.exec(clause);
  if (sentence) return { accessible: value(sentence[2]), total: value(sentence[1]) };
  const accessible = schedule ? firstOf(count, clause) : null;
  const [total] = statements(plan, {
    topic: /ENTR(ANCES|IES)\b/i,
    not: /ACCESSIBLE|SERVICE|EMPLOYEE|\bREQ/i,
    in: "rows",
  }).filter((it) => it.schedule === schedule).flatMap(({ text }) => firstOf(count, text) ?? []);
  return accessible === null || total === undefined || total < accessible
    ? null
    : { accessible, total };
}

export default defineRule({
  id: "accessibility/accessible-entrances",
  requirementId: "FBC-A-206.4-entrances",
  applies: (plan) =>
    clausesSaying(plan, {
      says: [
        /\b(\d+|ONE|TWO|THREE) (OF|OUT OF|\/) (THE )?\(?(\d+|TWO|THREE|FOUR|FIVE|SIX)\)? [^.;]{0,20}ENTR(ANCES?|Y|IES)\b/,
        /ENTR(ANCES?|Y|IES)\b[^.;]{0,30}\b(\d+|ONE|TWO|THREE) (OF|OUT OF|\/) \(?(\d+|TWO|THREE|FOUR|FIVE|SIX)\b/,
        /\b(\d+|TWO|THREE|FOUR|FIVE|SIX) PUBLIC ENTR(ANCES|IES)\b.{0,40}\b(\d+|ONE|TWO|THREE) (IS|ARE) ACCESSIBLE/,
        /ENTR(ANCES|IES)\b[^.;|]{0,14}ACCESSIBLE\b[^.;]{0,14}\d/,
        /\bPUBLIC ENTR(ANCES|IES)\W{1,3}\(?(\d+|TWO|THREE|FOUR|FIVE|SIX)\b/,
        /\d+ ?% (OF )?[^.;]{0,20}ENTRANCES?\b/,
        /(PUBLIC|MAIN|FRONT|TENANT) ENTR(ANCE|Y)[^.;]{0,20}(IS )?NOT ACCESSIBLE/,
        /ACCESSIBLE ENTRANCE/,
        STEPPED,
      ],
      not: /\bSIGN|SERVICE|EXIST|EMPLOYEE|DEMO/,
    }),
  check(it, { limits, plan }) {
    const required = limits.accessibility.accessibleEntrancesPercent;
    const of = shareIn(it, plan);
    const stated = of && (/ACCESSIBLE/i.test(it.clause) || COUNTED.test(it.text))
      ? of.accessible / of.total * 100
      : /ACCESSIBLE/i.test(it.clause)
      ? firstOf(percent, it.clause)
      : null;
    const data = {
      actual: stated === null ? null : rounded(stated),
      required,
      unit: "%",
      text: it.sourceText,
    };
    if (/NOT ACCESSIBLE/i.test(it.clause) || loose(STEPPED).test(it.clause)) {
      return cantTell("denied", data);
    }
    if (stated === null && !/ACCESSIBLE/i.test(it.clause)) return inapplicable();
    if (stated === null) return of ? inapplicable() : pass(data, { message: "shown" });
    return stated >= required ? pass(data) : fail("few", data);
  },
  messages: {
    ok: "{actual}% of the entrances are accessible.",
    shown: "An accessible entrance is shown: {text}",
    few: "{actual}% of the entrances are accessible; at least {required}% is required.",
    denied: "An entrance is called out as not accessible: {text}",
  },
  recommendation:
    "Make at least 60% of the public entrances accessible, including one for each tenant.",
});
