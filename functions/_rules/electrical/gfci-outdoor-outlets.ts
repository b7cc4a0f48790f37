/**
 * Outdoor outlets of dwellings, condensers too, are protected against ground faults; local waivers
 * exist, so this only advises.
 * Reads statements about condensers and outdoor outlets.
 * @source NFPA 70-2020, 210.8(F)
 */
import { isResidential } from "../building_profile.ts";
import { defineRule } from "../define_rule.ts";
import { mustShow, type Presence } from "../measure.ts";

export default defineRule<Presence>({
  id: "electrical/gfci-outdoor-outlets",
  requirementId: "NEC-210.8F-outdoor",
  severity: "low",
  source: { volume: "NEC", edition: "2020", section: "210.8(F)" },
  category: "Electrical",
  title: "GFCI at outdoor outlets",
  when: isResidential,
  ...mustShow({
    shown: [
      /(CONDENS|OUTDOOR UNIT|HEAT PUMP|A\/?C UNIT|OUTDOOR OUTLET)[^.;]{0,40}\bGFC?I\b/,
      /\bGFC?I\b[^.;]{0,40}(CONDENS|OUTDOOR UNIT|HEAT PUMP|A\/?C UNIT|OUTDOOR OUTLET)/,
    ],
    denied: [
      /(CONDENS(ER|ING)|OUTDOOR UNIT|HEAT PUMP|A\/?C UNIT)[^.;]{0,40}(NO|WITHOUT|NON ?-?) ?GFC?I/,
    ],
  }),
  messages: {
    ok: "GFCI protection at outdoor equipment: {text}",
    denied: "Outdoor equipment is stated without GFCI protection: {text}",
    deferred: "GFCI protection of outdoor equipment is put off: {text}",
  },
  recommendation:
    "Give outdoor outlets GFCI protection, or name the local waiver for heating and cooling equipment.",
});
