/**
 * Firefighters' radios work inside.
 * Looks for an assessment of radio signals or a system.
 * @source Florida Fire Prevention Code, 8th ed. (2023), NFPA 1 11.10
 */
import { defineRule } from "../define_rule.ts";
import { mustShowThing } from "../measure.ts";

export default defineRule({
  id: "fire/radio-enhancement",
  requirementId: "FFPC-11.10-radio",
  source: { volume: "FFPC", edition: "2023", section: "NFPA 1 11.10" },
  ...mustShowThing({
    thing: "radio enhancement",
    // The assessment found the signal strong enough.
    not:
      /\bPASS(?:ES|ED)?\b|\bNO\s+(?:BDA|DAS|E\.?R\.?(?:C\.?E\.?S|R\.?C)|SIGNAL BOOSTER|ENHANCEMENT)\w*\.?\s+(?:SYSTEM\s+)?(?:IS\s+)?(?:REQ|NEEDED|NECESSARY)/i,
  }),
  messages: {
    ok: "In-building radio coverage is addressed: {text}",
    denied: "In-building radio coverage is not provided for: {text}",
    deferred: "In-building radio coverage is deferred: {text}",
  },
});
