/**
 * Circuits of guest rooms, dormitory units and sleeping rooms of limited care are protected
 * against arcs.
 * Reads statements; silence says nothing. The rooms of dwellings have a rule of their own.
 * @source NFPA 70-2020, 210.12
 */
import { anyCase, exactCase } from "../../_shared/pattern.ts";
import { hasOccupancy, isCommercial } from "../building_profile.ts";
import { allOf, defineRule } from "../define_rule.ts";
import { mustShow } from "../measure.ts";
import { arcProtectionOf, hasDwellings, LIVED_IN } from "./_words.ts";

const WHERE = "(GUEST|DORM|SLEEPING|PATIENT|RESIDENT|SUITE|BED ?ROOM)";
const NO_AFCI =
  "(?<!NOT )\\b(NO|NOT|WITHOUT|W ?\\/ ?O|NON|DELETE|OMIT)[ -]*(AN? |ON |USE |THE |ALL )?(C?A\\.?F\\.?C\\.?I|ARC ?-? ?FAULT)";
const ROOM = anyCase`\b${WHERE}`;
const ELSEWHERE =
  /\b(BATH\w*|CORR\w*|LOBBY|OFFICE|LAUNDRY|ELEV\w*|RANGE|DRYER|PTAC|A\/?C|HEATER|SPARE|CARE|EXAM)\b/i;

const notes = mustShow({
  shown: [
    /(GUEST|DORM|SLEEPING|PATIENT|SUITE|UNIT)[^.;]{0,50}(C?AFCI|ARC ?-? ?FAULT)/,
    /(C?AFCI|ARC ?-? ?FAULT)[^.;]{0,60}(GUEST|DORM|SLEEPING|PATIENT|SUITES?|UNITS?)\b/,
  ],
  denied: [
    exactCase`${WHERE}[^;]{0,80}${NO_AFCI}`,
    exactCase`${NO_AFCI}[^;]{0,60}${WHERE}`,
    exactCase`${WHERE}[^;]{0,60}(AFCI|ARC ?-? ?FAULT)[^;]{0,30}(NOT (PROV|REQ|USED|INCL)|NONE|OMITTED|DELETED)`,
  ],
  titled: true,
  not: /\bNOT (?:AN? |IN |OF |FOR )*(?:GUEST|DORM|SLEEPING)|HOSPITAL|BATH ?ROOM|CORRIDOR/,
});

export default defineRule({
  id: "electrical/afci-guest-rooms",
  requirementId: "NEC-210.12C-guest",
  source: { volume: "NEC", edition: "2020", section: "210.12" },
  title: "AFCI in guest and sleeping rooms",
  when: (building) =>
    allOf(isCommercial(building), hasOccupancy(building, "R-1", "R-2", "R-4", "I-2")),
  demand: { thing: "afci" },
  applies(plan, context) {
    const isOfDwelling = (words: string) =>
      hasDwellings(context.building) !== "no" && LIVED_IN.test(words);
    const circuits = arcProtectionOf(
      plan,
      (load) => ROOM.test(load) && !ELSEWHERE.test(load) && !isOfDwelling(load),
    );
    const bad = circuits.filter((it) => it.state === "denied");
    if (bad.length > 0) return bad.map((it) => ({ ...it, text: `${it.load}, ${it.protection}` }));
    return notes.applies(plan, context).filter(({ state, text }) =>
      state === "shown" || !isOfDwelling(text)
    );
  },
  check: notes.check,
  messages: {
    ok: "AFCI protection is shown: {text}",
    denied: "Sleeping rooms are called out without AFCI protection: {text}",
    deferred: "AFCI protection is deferred: {text}",
    absent: "No AFCI protection was found in the panel schedules.",
  },
  recommendation: "Add AFCI breakers to the circuits in sleeping units.",
});
