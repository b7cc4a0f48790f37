/**
 * A car charges on a circuit of its own.
 * Looks for the individual circuit of vehicle chargers.
 * @source NFPA 70-2020, 625.40
 */
import { defineRule } from "../define_rule.ts";
import { mustShowThing } from "../measure.ts";

export default defineRule({
  id: "electrical/ev-circuit",
  requirementId: "NEC-625-ev",
  source: { volume: "NEC", edition: "2020", section: "625.40" },
  title: "EV outlet circuit",
  ...mustShowThing({
    thing: "individual circuit",
    at: "ev charger",
    instead: "shared circuit",
    not: /MANAG|EVEMS|LOAD ?SHAR/i,
  }),
  messages: {
    ok: "The charger has its own circuit: {text}",
    denied: "The charger shares its circuit: {text}",
    deferred: "The charger circuit is deferred: {text}",
  },
});
