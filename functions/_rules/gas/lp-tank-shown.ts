/**
 * Where propane is used the plan shows its tank.
 * Looks for a tank with its size on the drawings.
 * @source FBC-FG 8th ed. (2023), 107.3.5.1.5
 */
import { defineRule } from "../define_rule.ts";
import { mentions, mustShow, type Presence, sheetsOf } from "../measure.ts";
import { gasSheets } from "./_words.ts";

export default defineRule<Presence>({
  id: "gas/lp-tank-shown",
  requirementId: "FBC-FG-tank-location",
  severity: "medium",
  source: { volume: "FBC-FG", edition: "2023", section: "107.3.5.1.5" },
  category: "Gas",
  title: "LP tank location on plan",
  ...mustShow({
    shown: [
      /(L\.?P\.?( ?-? ?GAS)?\b|PROPANE)[^.;]{0,30}(TANK|CONTAINER|CYLINDER)|(TANK|CONTAINER|\d ?GAL(LON)?)[^.;]{0,20}(PROPANE|\bL\.?P\b)/,
    ],
    silentOn: (plan) =>
      mentions(plan, /\bPROPANE\b|\bLP GAS\b/)
        ? [...sheetsOf(plan, { kinds: ["site"] }), ...gasSheets(plan)].slice(0, 1)
        : [],
    searched: "an LP tank",
  }),
  messages: {
    ok: "LP tank is shown: {text}",
    denied: "LP tank is not shown: {text}",
    deferred: "The LP tank is put off: {text}",
    absent: "Propane is used and no tank was found on the drawings.",
  },
  recommendation: "Show tank, size, distances and anchorage, also against flotation.",
});
