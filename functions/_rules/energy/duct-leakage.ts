/**
 * Cooled air reaches the rooms.
 * Reads the total duct leakage, in cfm for 100 sq ft at 25 Pa.
 * @source FBC-EC 8th ed. (2023), R403.3.3
 */
import { defineRule } from "../define_rule.ts";
import { demand } from "../measure.ts";

export default defineRule({
  id: "energy/duct-leakage",
  requirementId: "FBC-EC-R403.3-duct-leakage",
  severity: "medium",
  source: { volume: "FBC-EC", edition: "2023", section: "R403.3.3" },
  title: "Duct leakage test",
  ...demand({
    thing: "duct leakage",
    property: "duct leakage",
    unless: /R405|PERFORMANCE|INSIDE (?:THE )?(?:CONDITIONED|ENVELOPE)|ALL DUCTS? IN/i,
    limit: ({ energy }) => ({ max: energy.ductLeakageCfmPer100 }),
  }),
  messages: {
    ok: "The duct leakage is {raw}.",
    outside: "Ducts leak {actual} cfm per 100 sq ft; at most {required} cfm is allowed.",
  },
  recommendation: "Specify the leakage test with at most {required} cfm per 100 sq ft.",
});
