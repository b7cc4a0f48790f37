/**
 * Firefighters' radios work inside.
 * Looks for an assessment of radio signals or a system.
 * @source Florida Fire Prevention Code, 8th ed. (2023), NFPA 1 11.10
 */
import { defineRule } from "../define_rule.ts";
import { mustShowThing } from "../measure.ts";

/** An assessment found the signal strong enough without a system: `PASSES AT -95 DBM, NO BDA REQ'D`. */
const IS_STRONG =
  /\bPASS(?:ES|ED)?\b|\b(?:SIGNAL|COVERAGE)\b[^.;|]{0,20}\b(?:STRONG|ADEQUATE|SUFFICIENT|ACCEPTABLE)\b/i;

export default defineRule({
  id: "fire/radio-enhancement",
  requirementId: "FFPC-11.10-radio",
  source: { volume: "FFPC", edition: "2023", section: "NFPA 1 11.10" },
  ...mustShowThing({
    thing: "radio enhancement",
    excused: ({ text }) => IS_STRONG.test(text),
  }),
  messages: {
    ok: "In-building radio coverage is addressed: {text}",
    denied: "In-building radio coverage is not provided for: {text}",
    deferred: "In-building radio coverage is deferred: {text}",
  },
});
