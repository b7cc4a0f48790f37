/**
 * Sleepers wake at a low tone.
 * Looks for low-frequency sounders in sleeping rooms.
 * @source Florida Fire Prevention Code, 8th ed. (2023), NFPA 72 18.4.6.3
 */
import { defineRule } from "../define_rule.ts";
import { mustShowThing } from "../measure.ts";

export default defineRule({
  id: "fire/low-frequency-sounders",
  requirementId: "FFPC-72-low-frequency",
  ...mustShowThing({
    thing: "low frequency sounder",
    at: "sleeping room",
    instead: "high frequency sounder",
  }),
  messages: {
    ok: "Low-frequency sounders are shown: {text}",
    denied: "Sounders in sleeping rooms are not low-frequency: {text}",
    deferred: "Low-frequency sounders are deferred: {text}",
  },
});
