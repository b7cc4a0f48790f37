/**
 * Firefighters get in without breaking the door.
 * Looks for a key box.
 * @source Florida Fire Prevention Code, 8th ed. (2023), NFPA 1 18.2.2.1
 */
import { defineRule } from "../define_rule.ts";
import { mustShowThing } from "../measure.ts";

export default defineRule({
  id: "fire/key-box",
  requirementId: "FFPC-18.2.2-key-box",
  ...mustShowThing({
    thing: "key box",
    // Caps of the fire department connection.
    not: /\bCAPS?\b|\bPLUGS?\b/,
  }),
  messages: {
    ok: "A key box is shown: {text}",
    denied: "No key box: {text}",
    deferred: "The key box is deferred: {text}",
  },
});
