/**
 * A large service trips on an arc to ground.
 * Looks for ground-fault protection of services of 1,000 A and more at 480 V.
 * @source NFPA 70-2020, 230.95
 */
import { defineRule } from "../define_rule.ts";
import { mentions, mustShowThing } from "../measure.ts";

/** Systems of 150 V to ground and less need none. */
const LOW_VOLTAGE = /\b(?:208\s?Y?\s?\/\s?120|120\s?\/\s?(?:208|240))(?!\d)/;
const HIGH_VOLTAGE = /(?<![\d,.])480\s?(?:Y|V|\/)|\b277\s?\/\s?480(?!\d)/;

/** Of less than 1,000 A, and of no more. */
const isSmall = (text: string): boolean =>
  /(?<![\d,.])[1-9]\d{2}\s?A(?:MP)?S?\b/i.test(text) &&
  !/\d,\d{3}\s?A(?:MP)?S?\b|(?<![\d,.])\d{4}\s?A(?:MP)?S?\b/i.test(text);

const protection = mustShowThing({
  thing: "ground fault protection",
  not:
    /\bRECEP|\bOUTLETS?\b|\bDUPLEX|\bPLUGS?\b|FIRE PUMP|CONTINUOUS|\b150 ?V\w* TO (?:GROUND|GND|GRD)|\b(?:208|240|120)\s?\/?(?:Y|V)|(?<!\d|,)[1-9]\d{2}\s?A(?:MP)?S?\b/i,
});

export default defineRule({
  id: "electrical/ground-fault-protection",
  requirementId: "NEC-230.95-gfpe",
  when: () => "yes",
  source: { volume: "NEC", edition: "2020", section: "230.95" },
  ...protection,
  demand: {
    ...protection.demand!,
    // What a set has of 150 V to ground alone, or of less than 1,000 A, needs none.
    spares: (text, _limits, { plan }) =>
      LOW_VOLTAGE.test(text) && !HIGH_VOLTAGE.test(text) || isSmall(text) ||
      mentions(plan, LOW_VOLTAGE) && !mentions(plan, HIGH_VOLTAGE),
  },
  applies: (plan, context) =>
    protection.applies(plan, context).filter(({ state }) =>
      state !== "denied" || !mentions(plan, LOW_VOLTAGE) || mentions(plan, HIGH_VOLTAGE)
    ),
  messages: {
    ok: "Ground-fault protection is shown: {text}",
    denied: "No ground-fault protection for the service: {text}",
    deferred: "Ground-fault protection of the service is deferred: {text}",
  },
  recommendation:
    "Show ground-fault protection at the main, set to at most 1,200 A with at most a one-second delay.",
});
