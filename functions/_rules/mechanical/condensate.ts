/**
 * Water from cooling coils runs off safely, also when the drain clogs.
 * Looks for primary drain and secondary protection where cooling equipment is shown.
 * @source FBC-M 8th ed. (2023), 307.2
 */
import { defineRule } from "../define_rule.ts";
import { mentions, mustShow, type Presence } from "../measure.ts";
import { mechanicalSheets } from "./_words.ts";

export default defineRule<Presence>({
  id: "mechanical/condensate",
  requirementId: "FBC-M-307-condensate",
  severity: "medium",
  source: { volume: "FBC-M", edition: "2023", section: "307.2" },
  category: "Mechanical",
  title: "Condensate disposal",
  ...mustShow({
    shown: [
      /CONDENSATE/,
      /(SECONDARY|AUXILIARY|EMERGENCY) (DRAIN|PAN)|FLOAT SWITCH/,
    ],
    denied: [
      /\bNO (CONDENSATE|SECONDARY (DRAIN|PAN)|FLOAT SWITCH)|(CONDENSATE|SECONDARY) (DRAIN|PAN)[^.;]{0,12}(NOT (PROVIDED|SHOWN)|NONE|OMITTED)/,
    ],
    silentOn: (plan) =>
      mentions(plan, /\b(AHU|RTU|FCU) ?-? ?\d|AIR HANDLER|ROOFTOP UNIT/)
        ? mechanicalSheets(plan)
        : [],
    searched: "condensate disposal",
  }),
  messages: {
    ok: "Condensate disposal is shown: {text}",
    denied: "Condensate protection is missing: {text}",
    deferred: "Condensate disposal is put off: {text}",
    absent: "Cooling equipment is shown and no condensate disposal was found.",
  },
  recommendation: "Show the drain, its slope of 1/8 in per ft, and float switch or secondary pan.",
});
