/**
 * A service is bonded to earth through the electrodes the building has.
 * Looks for rods or a concrete-encased electrode beside the service.
 * @source NFPA 70-2020, 250.50
 */
import { defineRule } from "../define_rule.ts";
import { mustShow, type Presence } from "../measure.ts";
import { electricalSheets } from "./_words.ts";

export default defineRule<Presence>({
  id: "electrical/grounding-electrodes",
  requirementId: "NEC-250.50-grounding",
  severity: "medium",
  source: { volume: "NEC", edition: "2020", section: "250.50" },
  category: "Electrical",
  title: "Grounding electrode system",
  ...mustShow({
    shown: [
      /\bUFER\b|CONCRETE ?-? ?ENCASED/,
      /(GROUND(ING)?|GND\.?|EARTH) ?(ROD|ELECTRODE|RING|PLATE)/,
      /\bG\.?E\.?C\b/,
      /GROUNDING[^.;]{0,60}\bRODS?\b/,
      /COPPER ?-? ?CLAD[^.;]{0,20}ROD/,
    ],
    denied: [
      /\bNO (GROUND(ING)?|GND) (ROD|ELECTRODE)|GROUNDING ELECTRODE[^.;]{0,15}(NOT (PROVIDED|SHOWN|REQUIRED)|NONE|OMITTED)/,
    ],
    silentOn: (plan) =>
      electricalSheets(plan).filter((it) => /LINE|RISER|SERVICE/i.test(it.title ?? "")),
    searched: "a grounding electrode",
  }),
  messages: {
    ok: "Grounding electrodes are shown: {text}",
    denied: "Grounding electrodes are missing: {text}",
    deferred: "The grounding electrodes are put off: {text}",
    absent: "No grounding electrode was found beside the service diagram.",
  },
  recommendation: "Show the electrode system and the size of its conductor.",
});
