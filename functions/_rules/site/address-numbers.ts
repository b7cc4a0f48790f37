/**
 * Address numbers can be read from the street. Applies to stated heights of address numerals. Inches.
 * @source FBC-R 8th ed. (2023), R319.1; FBC-B 502.1
 */
import { defineRule } from "../define_rule.ts";
import { judgeMin, type Stated, statedLengths } from "../measure.ts";

const NUMERALS =
  /\b(?:HIGH|TALL)\s+NUMERALS\b|\bST\.\s+(?:NO\.?\'?S?|NUMBERS?)(?=\W)|\b(?:ADDRESS|STREET|HOUSE|BUILDING|PREMISES)\b[^.;,]{0,30}\b(?:NUMERALS?|NUMBERS?|CHARACTERS?|DIGITS|NO'?S|LETTER\w*|SIGN\w*)|\b(?:NUMERALS?|NUMBERS?)\b[^.;,\d]{0,20}\bADDRESS\b|\bADDRESS\s+(?:IDENTIFICATION|ID\b)/i;

const TEXT = {
  topic: NUMERALS,
  not: /\bPROJECT (NO|NUMBER)|\bPHONE|\bPARCEL|\bMAIL\s?BOX/i,
  rivals:
    /\bSTROKE\b|\bWIDE\b|\bWIDTH\b|\bA\.?F\.?F\b|\bABOVE (GRADE|FLOOR|FINISH)|\bMOUNT\w*|\bTHICK|\b(SUITE|UNIT|ROOM) NUMBERS?\b/i,
  betweenIn: [0.75, 36],
  notBefore: /^\s*(STROKE|WIDE|THICK|A\.?F\.?F|ABOVE)/i,
} as const;

export default defineRule<Stated>({
  id: "site/address-numbers",
  requirementId: "FBC-R-R319-address",
  severity: "low",
  source: { volume: "FBC-R", edition: "2023", section: "R319.1" },
  category: "Site",
  title: "Address numbers",
  demand: { thing: "address number", property: "height" },
  applies: (plan) =>
    [
      ...statedLengths(plan, { ...TEXT, of: NUMERALS }),
      ...statedLengths(plan, { ...TEXT, of: /\b(?:HIGH|HEIGHT|TALL)\b/i }),
    ].filter((it, index, list) =>
      list.findIndex((other) => other.text === it.text && other.page === it.page) === index
    ),
  check: (it, { limits }) =>
    judgeMin({ actual: it.value, required: limits.site.addressNumeralIn, unit: "in" }, "small"),
  messages: {
    ok: "Address numbers are {actual} in high; at least {required} in is required.",
    small: "Address numbers are {actual} in high; at least {required} in is required.",
  },
  recommendation:
    "Use address numbers at least {required} in high that contrast with their background.",
});
