/**
 * Receptacles near water, outdoors and in garages of dwellings are protected against ground faults.
 * A statement that such a receptacle has none fails; dwelling plans without any mention are a
 * question.
 * @source NFPA 70-2020, 210.8(A)
 */
import { defineRule } from "../define_rule.ts";
import { mustShow, type Presence } from "../measure.ts";
import { electricalPlans, hasDwellings } from "./_words.ts";

export default defineRule<Presence>({
  id: "electrical/gfci-dwelling",
  requirementId: "NEC-210.8A-gfci",
  severity: "high",
  source: { volume: "NEC", edition: "2020", section: "210.8(A)" },
  category: "Electrical",
  title: "GFCI in dwellings",
  when: hasDwellings,
  ...mustShow({
    shown: [
      /(?<!\b(NO|NON|NOT|WITHOUT|W\/O) ?-? ?)\bG\.?F\.?C?\.?I\b/,
      /GROUND ?-? ?FAULT (CIRCUIT )?(INTERRUPT|PROTECT)/,
    ],
    denied: [
      /(GARAGE|BATH(ROOM)?S?|POWDER|KITCHEN|COUNTER(TOP)?S?|OUTDOOR|EXTERIOR|OUTSIDE|LANAI|PATIO|PORCH|BALCONY|POOL|CRAWL|BASEMENT|LAUNDRY|SINK|WET BAR|TUB|SHOWER|DAMP|WET|DOCK|BOAT)[^.;]{0,50}((NO|NOT|WITHOUT|W\/O|NON ?-? ?) ?(GFC?I|GROUND ?-? ?FAULT)|GFC?I[^.;]{0,15}(NOT (REQ|PROV)|NONE|OMIT))/,
      /(NO|WITHOUT|NON ?-?) ?GFC?I[^.;]{0,40}(GARAGE|BATH(ROOM)?S?|POWDER|KITCHEN|COUNTER(TOP)?S?|OUTDOOR|EXTERIOR|OUTSIDE|LANAI|PATIO|PORCH|BALCONY|POOL|CRAWL|BASEMENT|LAUNDRY|SINK|WET BAR|TUB|SHOWER|DAMP|WET|DOCK|BOAT)/,
    ],
    not: /(BED ?ROOM|LIVING|DINING ROOM|SMOKE|FIRE ALARM|NO GFC?I (FOR|AT) (FREEZER|ALARM))/,
    silentOn: (plan) => electricalPlans(plan),
    searched: "GFCI protection",
  }),
  messages: {
    ok: "GFCI protection is shown: {text}",
    denied: "Receptacles that need GFCI protection are stated without it: {text}",
    deferred: "GFCI protection is put off: {text}",
    absent: "No GFCI protection was found on the electrical drawings of this dwelling.",
  },
  recommendation:
    "Mark GFCI at bathrooms, garage, outdoors, kitchen counters, laundry, and within 6 ft of sinks, tubs and showers.",
});
