/**
 * Receptacles in kitchens, restrooms, on roofs, outdoors and near sinks are protected against
 * ground faults.
 * A statement that such a receptacle has none fails.
 * @source NFPA 70-2020, 210.8(B)
 */
import { hasOccupancy, isCommercial } from "../building_profile.ts";
import { allOf, defineRule, not } from "../define_rule.ts";
import { mustShow, type Presence } from "../measure.ts";
import { electricalPlans } from "./_words.ts";

export default defineRule<Presence>({
  id: "electrical/gfci-commercial",
  requirementId: "NEC-210.8B-gfci",
  severity: "high",
  source: { volume: "NEC", edition: "2020", section: "210.8(B)" },
  category: "Electrical",
  title: "GFCI in other than dwellings",
  when: (building) => allOf(isCommercial(building), not(hasOccupancy(building, "R-2", "R-3"))),
  ...mustShow({
    shown: [
      /(?<!\b(NO|NON|NOT|WITHOUT|W\/O) ?-? ?)\bG\.?F\.?C?\.?I\b/,
      /GROUND ?-? ?FAULT (CIRCUIT )?(INTERRUPT|PROTECT)/,
    ],
    denied: [
      /(KITCHEN|REST ?ROOM|TOILET|ROOF|OUTDOOR|EXTERIOR|SINK|WET|DAMP|LOCKER|GARAGE|SERVICE BAY|BREAK ROOM|LAUNDRY|JANITOR|MOP)\w*[^.;]{0,50}((NO|NOT|WITHOUT|W\/O|NON ?-? ?) ?(GFC?I|GROUND ?-? ?FAULT)|GFC?I[^.;]{0,15}(NOT (REQ|PROV)|NONE|OMIT))/,
      /(NO|WITHOUT|NON ?-?) ?GFC?I[^.;]{0,40}(KITCHEN|REST ?ROOM|TOILET|ROOF|OUTDOOR|EXTERIOR|SINK|WET|DAMP|LOCKER|BREAK ROOM|LAUNDRY)/,
    ],
    silentOn: (plan) => electricalPlans(plan),
    searched: "GFCI protection",
  }),
  messages: {
    ok: "GFCI protection is shown: {text}",
    denied: "Receptacles that need GFCI protection are stated without it: {text}",
    deferred: "GFCI protection is put off: {text}",
    absent: "No GFCI protection was found on the electrical drawings.",
  },
  recommendation:
    "Add GFCI protection in kitchens, restrooms, on the roof, outdoors, in damp places and within 6 ft of sinks.",
});
