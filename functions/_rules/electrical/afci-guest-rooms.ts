/**
 * Circuits of guest rooms, dormitory units and sleeping rooms of limited care are protected
 * against arcs.
 * Reads statements; silence says nothing.
 * @source NFPA 70-2020, 210.12
 */
import { hasOccupancy, isCommercial } from "../building_profile.ts";
import { allOf, defineRule } from "../define_rule.ts";
import { mustShow, type Presence } from "../measure.ts";

export default defineRule<Presence>({
  id: "electrical/afci-guest-rooms",
  requirementId: "NEC-210.12C-guest",
  severity: "medium",
  source: { volume: "NEC", edition: "2020", section: "210.12" },
  category: "Electrical",
  title: "AFCI in guest and sleeping rooms",
  when: (building) =>
    allOf(isCommercial(building), hasOccupancy(building, "R-1", "R-2", "R-4", "I-2")),
  ...mustShow({
    shown: [
      /(GUEST|DORM|SLEEPING|PATIENT|SUITE|UNIT)[^.;]{0,50}(C?AFCI|ARC ?-? ?FAULT)/,
      /(C?AFCI|ARC ?-? ?FAULT)[^.;]{0,60}(GUEST|DORM|SLEEPING|PATIENT|SUITES?|UNITS?)\b/,
    ],
    denied: [
      /(GUEST|DORM|SLEEPING|PATIENT)[^.;]{0,50}(NO|WITHOUT|NON ?-?) ?(C?AFCI|ARC)/,
    ],
    not: /HOSPITAL/,
  }),
  messages: {
    ok: "AFCI protection is shown: {text}",
    denied: "Sleeping rooms are stated without AFCI protection: {text}",
    deferred: "AFCI protection is put off: {text}",
    absent: "No AFCI protection was found in the panel schedules.",
  },
  recommendation: "Add AFCI breakers to the circuits of sleeping units.",
});
