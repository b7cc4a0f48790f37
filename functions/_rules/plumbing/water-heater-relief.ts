/**
 * A water heater lets off pressure safely and does not flood the house.
 * Where a storage heater is shown, looks for its relief discharge.
 * @source FBC-P 8th ed. (2023), 504.6
 */
import { defineRule } from "../define_rule.ts";
import { mentions, mustShow, type Presence } from "../measure.ts";
import { plumbingSheets } from "./_words.ts";

export default defineRule<Presence>({
  id: "plumbing/water-heater-relief",
  requirementId: "FBC-P-504-water-heater",
  severity: "medium",
  source: { volume: "FBC-P", edition: "2023", section: "504.6" },
  category: "Plumbing",
  title: "Water heater relief and pan",
  ...mustShow({
    shown: [
      /\bT ?(&|AND|\+|\/) ?P\b|\bTPR?V?\b ?(RELIEF|VALVE|DISCH)|TEMP(ERATURE|\.)? ?(&|AND|\/) ?PRESS/,
      /RELIEF (VALVE|DISCHARGE|LINE|DRAIN|PIPE)/,
    ],
    denied: [
      /\b(NO|WITHOUT|W\/O) T ?(&|AND) ?P\b(?! (DRAIN )?PAN)|\bT ?(&|AND) ?P\b(?! (DRAIN )?PAN)[^.;]{0,25}(NOT (PROVIDED|SHOWN|REQUIRED)|NONE|OMITTED)/,
    ],
    not: /RELIEF JOINT|AIR RELIEF|PRESSURE RELIEF VENT|\bTP\b ?-|DAMPER|TOILET PAPER/,
    silentOn: (plan) =>
      mentions(plan, /WATER HEATER|\bW\.?H\.? ?-? ?\d/, {
          not: /TANKLESS|INSTANT|POINT OF USE|WALL HUNG/,
        })
        ? plumbingSheets(plan)
        : [],
    searched: "T&P relief discharge",
  }),
  messages: {
    ok: "Relief of the water heater is shown: {text}",
    denied: "No relief discharge: {text}",
    deferred: "Relief discharge of the water heater is not shown but put off: {text}",
    absent: "A water heater is shown and no T&P relief discharge was found.",
  },
  recommendation: "Show where relief valve and pan drain discharge.",
});
