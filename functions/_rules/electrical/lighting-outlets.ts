/**
 * Rooms, halls, stairs and outside doors of dwellings have switched light.
 * Reads statements; which rooms lack a symbol is not guessed.
 * @source NFPA 70-2020, 210.70
 */
import { defineRule } from "../define_rule.ts";
import { mustShow, type Presence } from "../measure.ts";
import { hasDwellings } from "./_words.ts";

export default defineRule<Presence>({
  id: "electrical/lighting-outlets",
  requirementId: "NEC-210.70-lighting",
  severity: "low",
  source: { volume: "NEC", edition: "2020", section: "210.70" },
  category: "Electrical",
  title: "Required lighting outlets",
  when: hasDwellings,
  ...mustShow({
    shown: [
      /SWITCHED (LIGHT|LUMINAIRE)/,
      /LIGHT(ING)? OUTLETS?[^.;]{0,40}(EVERY|EACH|ALL|HALL|STAIR|ROOM|GARAGE|EXTERIOR)/,
      /(3|THREE|4|FOUR) ?-? ?WAY SWITCH/,
    ],
    denied: [
      /\bNO (SWITCH(ED)? )?LIGHT(S|ING)?( (OUTLET|FIXTURE)S?)?[^.;]{0,12}\b(AT|IN|ON)\b[^.;]{0,12}(STAIR|HALL|ROOM|GARAGE|KITCHEN|BATH|ENTR)/,
    ],
    topic: [
      /LIGHTING (LAYOUT|PLAN|OUTLETS?)|SWITCHED LIGHT/,
    ],
  }),
  messages: {
    ok: "Switched light is shown: {text}",
    denied: "Light is stated as missing: {text}",
    deferred: "The lighting layout is put off: {text}",
  },
  recommendation: "Add switched lights in rooms, halls, stairs, garage and at outside doors.",
});
