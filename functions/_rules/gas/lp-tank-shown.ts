/**
 * Where propane is used the plan shows its tank.
 * Looks for a tank with its size on the drawings.
 * @source FBC-B 8th ed. (2023), 107.3.5.1.5
 */
import { defineRule } from "../define_rule.ts";
import { isDeferred, mentions, mustShow, sheetsOf } from "../measure.ts";
import { gasSheets } from "./_words.ts";

/** Who sells the gas shall place the tank. */
const LEFT_TO_OTHERS =
  /\b(BY|PER|WITH) (THE )?(GAS |PROPANE |LP |FUEL )*(CO(MPANY|\b\.?)|SUPPLIER|VENDOR|INSTALLER|DEALER|PROVIDER|OWNER)|(SUPPLIER|VENDOR|INSTALLER|DEALER|COMPANY|OWNER|CO\.) (TO|SHALL|WILL) (CHOOSE|LOCATE|SITE|DETERMINE|SELECT|PLACE|SIZE)|(DETERMINED?|LOCATED?|PLACED?|SET) (IN|AT) (THE )?(FIELD|SITE)|FIELD LOCATED?|NOT (YET )?(KNOWN|DECIDED)/i;

export default defineRule({
  id: "gas/lp-tank-shown",
  requirementId: "FBC-FG-tank-location",
  source: { volume: "FBC-B", edition: "2023", section: "107.3.5.1.5" },
  demand: { thing: "lp tank" },
  ...mustShow({
    titled: true,
    shown:
      /(L\.?P\.?( ?-? ?GAS)?\b|PROPANE)[^.;]{0,30}(TANK|CONTAINER|CYLINDER)|(TANK|CONTAINER|\d ?GAL(LON)?)[^.;]{0,20}(PROPANE|\bL\.?P\b)/,
    deferred: (text) => isDeferred(text) || LEFT_TO_OTHERS.test(text),
    denied: [
      /(L\.?P\.?( ?-? ?GAS)?\b|PROPANE)[^;]{0,30}(TANK|CONTAINER|CYLINDER)[^;]{0,40}\bNOT (SHOWN|LOCATED|ON PLAN|DIMENSIONED|INDICATED)/,
      /\bNO (L\.?P\.?|PROPANE)( GAS)? (TANK|CONTAINER)[^;]{0,14}(SHOWN|LOCATED|INDICATED|ON (THIS )?(SITE )?PLAN)/,
    ],
    silentOn: (plan) =>
      mentions(plan, /\bPROPANE\b|\bLP GAS\b/)
        ? [...sheetsOf(plan, { kinds: ["site"] }), ...gasSheets(plan)].slice(0, 1)
        : [],
    searched: "an LP tank",
  }),
  messages: {
    ok: "The LP tank is shown: {text}",
    denied: "The LP tank is not shown: {text}",
    deferred: "The LP tank is deferred: {text}",
    absent: "Propane is used, and no tank was found on the drawings.",
  },
  recommendation:
    "Show the tank with its size, distances and anchorage, including anchorage against flotation.",
});
