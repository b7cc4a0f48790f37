/**
 * Steam of the kitchen goes outside.
 * Reads the exhaust of kitchens, in cfm.
 * @source FBC-R 8th ed. (2023), M1505.4.4
 */
import { defineRule } from "../define_rule.ts";
import { demand } from "../measure.ts";

export default defineRule({
  id: "mechanical/kitchen-exhaust",
  requirementId: "FBC-R-M1505.4-kitchen",
  ...demand({
    thing: ["range hood", "kitchen fan"],
    property: "airflow",
    unless: /BATH|TOILET|MAKE-?UP|\bMUA\b/i,
    limit: ({ mechanical }, { text }) => ({
      min: /CONTIN|\bCONT\b/i.test(text)
        ? mechanical.kitchenExhaustContinuousCfm
        : mechanical.kitchenExhaustCfm,
    }),
  }),
  messages: {
    ok: "The kitchen exhaust is {raw}.",
    outside: "The kitchen exhaust is {actual} cfm; at least {required} cfm is required.",
  },
  recommendation: "Choose a hood of at least {required} cfm.",
});
