/**
 * Who services heating and cooling equipment finds a receptacle nearby.
 * Reads the distance from equipment to its service receptacle, in feet.
 * @source NFPA 70-2020, 210.63
 */
import { defineRule } from "../define_rule.ts";
import { feet, statedLimit, type StatedQuantity } from "../measure.ts";

const UNIT =
  "((MECH\\w*\\.? |HVAC |ROOF ?TOP |A ?\\/ ?C )?EQUIP\\w*|UNITS?\\b|RTU|COND(ENS\\w*|\\b\\.?)|\\bC\\.?U\\b|AHU|A\\.?H\\.?U|HVAC|A ?\\/ ?C\\b|HEAT PUMP|\\bHP-?\\d|MAU|\\bEF-?\\d|MINI ?-?SPLIT|CHILLER)";

export default defineRule<StatedQuantity>({
  id: "electrical/equipment-receptacle",
  requirementId: "NEC-210.63-hvac",
  severity: "low",
  source: { volume: "NEC", edition: "2020", section: "210.63" },
  category: "Electrical",
  title: "Receptacle for equipment service",
  ...statedLimit({
    quantity: feet,
    titled: true,
    says: [
      new RegExp(
        `# ?(FROM )?(THE )?${UNIT}[^#~;|]{0,20}\\b(TO|AND|NEAREST|CLOSEST)\\b[^#~;|]{0,24}(RECEP|OUTLET|DUPLEX|GFC?I|W\\.?P\\b)`,
      ),
      new RegExp(
        `# ?(FROM )?(THE )?(NEAREST |CLOSEST |SERVICE |W\\.?P\\.? )*(RECEP|OUTLET|DUPLEX|GFC?I)[^#~;|]{0,20}\\b(TO|AND)\\b[^#~;|]{0,14}${UNIT}`,
      ),
      new RegExp(
        `(RECEP\\w*|OUTLETS?|DUPLEX|GFC?I)\\.?[^#~;|]{0,20}\\b(TO|FROM|FOR)\\b[^#~;|]{0,20}${UNIT}[^#~;|]{0,40}#`,
      ),
      /(RECEPT\w*|OUTLET|GFC?I)\b[^#~;|]{0,50}#[^#~;|]{0,45}(EQUIP|UNITS?\b|RTU|CONDENS|AHU|A\.?H\.?U|HVAC|A\/?C)/,
      /(EQUIP\w*|UNITS?|RTU|CONDENS\w*|AHU|HVAC|A\/?C)\b[^#~;|]{0,45}#[^#~;|]{0,45}(RECEPT|OUTLET|GFC?I)/,
      /#[^#~;|]{0,25}(RECEPT|OUTLET)[^#~;|]{0,25}(EQUIP|UNIT|RTU|CONDENS|AHU|HVAC)/,
      /(SERVICE|CONVENIENCE|MAINTENANCE) (RECEPT\w*|OUTLET)[^#~;|]{0,40}#/,
    ],
    not: /POOL|SPA\b|WATER\b|A\.? ?F\.? ?F|ABOVE|HIGH|VOLT|EVAPORATIVE|SWAMP|EXIST|DWELLING UNIT/,
    keep: ({ value }) => value >= 3 && value <= 200,
    bounds: ({ electrical }) => ({ max: electrical.equipmentReceptacleFt }),
  }),
  messages: {
    ok: "Service receptacle: {raw}.",
    outside:
      "Service receptacle is {actual} ft from the equipment; at most {required} ft is allowed.",
  },
  recommendation: "Add a receptacle within {required} ft of the equipment, on the same level.",
});
