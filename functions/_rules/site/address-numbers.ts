/**
 * Address numbers can be read from the street. Applies to stated heights of address numerals. Inches.
 * @source FBC-R 8th ed. (2023), R319.1; FBC-B 502.1
 */
import { defineRule } from "../define_rule.ts";
import { demand } from "../measure.ts";

/** Other numbers, and what else is measured of these. */
const OTHER = /\b(?:PROJECT\s+N|PHONE|PARCEL|MAIL\s?BOX)/i;
const NO_HEIGHT =
  /#\W{0,3}(?:STROKE|WIDE|THICK)|STROKES?(?:\s+WIDTH)?\b(?:\s+(?:OF|IS|ARE|BEING|AT|LEAST|MIN\w*\.?))*[:=\s]{0,3}#|\b(?:SUITE|UNIT(?!\s+ADDRESS)|ROOM)\b[^#~]{0,30}#/i;

export default defineRule({
  id: "site/address-numbers",
  requirementId: "FBC-R-R319-address",
  source: { volume: "FBC-R", edition: "2023", section: "R319.1" },
  ...demand({
    thing: "address number",
    property: "height",
    keep: ({ text, clause }) => !OTHER.test(text) && !NO_HEIGHT.test(clause),
    limit: ({ site }) => ({ min: site.addressNumeralIn }),
  }),
  messages: {
    ok: "Address numbers are {actual} in high; at least {required} in is required.",
    outside: "Address numbers are {actual} in high; at least {required} in is required.",
  },
  recommendation:
    "Use address numbers at least {required} in high that contrast with their background.",
});
