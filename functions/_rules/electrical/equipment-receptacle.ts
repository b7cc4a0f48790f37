/**
 * Who services heating and cooling equipment finds a receptacle nearby.
 * Reads the distance from equipment to its service receptacle, in feet, and statements that there is none.
 * @source NFPA 70-2020, 210.63
 */
import { exactCase } from "../../_shared/pattern.ts";
import { defineRule } from "../define_rule.ts";
import { demand, loose, orMissing } from "../measure.ts";

const UNIT =
  "((MECH\\w*\\.? |HVAC |ROOF ?TOP |A ?\\/ ?C )?EQUIP\\w*|UNITS?\\b|RTU|COND(ENS\\w*|\\b\\.?)|\\bC\\.?U\\b|AHU|A\\.?H\\.?U|HVAC|A ?\\/ ?C\\b|\\bAC-?\\d|HEAT PUMP|\\bHP-?\\d|MAU|\\bEF-?\\d|MINI ?-?SPLIT|CHILLER)";

/** None on the level of the equipment: `NO RECEPTACLE ON THE ROOF`. */
const NONE_THERE =
  /\bNO (SERVICE |CONVENIENCE |MAINTENANCE |GFC?I |W\.?P\.? |WEATHERPROOF )*(RECEP\w*|OUTLETS?|DUPLEX)\b[^;|]{0,20}\b(ON|AT|NEAR|BY) (THE |THIS |ANY |EACH )?(ROOF|MECH\w*\.? (UNIT|EQUIP|PLATFORM)|RTU|ROOF ?TOP|COND\w*|AHU|A ?\/ ?C|HVAC)/;
const NOT_MISSING =
  /\b(SHALL|MUST|EXIST\w*|ADDITIONAL|OTHER|MORE|FARTHER|FURTHER|EXCEPT|UNLESS|WITHIN|ROOF DECK|TERRACE|EVAPORATIVE)\b/;
const SERVED = new RegExp(UNIT);

/** From one unit to the next: `RTU-2 30' FROM RTU-1, RECEPT AT EACH`. */
const BETWEEN_UNITS =
  exactCase`${UNIT}[^#~;|]{0,8}#[^#~;|]{0,4}\b(FROM|TO|OFF)\b[^#~;|]{0,6}${UNIT}`;

const OTHER_DISTANCE =
  /\bINTAKES?\b|\bDISCHARGE\b|COUNTER|POOL|SPA\b|WATER\b|A\.? ?F\.? ?F|ABOVE|HIGH|VOLT|EVAPORATIVE|SWAMP|EXIST|DWELLING UNIT|ON WALLS?\b|FARTHER|FURTHER/;

const OF_EQUIPMENT = ["roof equipment", "roof unit", "equipment receptacle"];

const distance = demand({
  thing: ["equipment receptacle", "receptacle", "roof equipment"],
  property: "distance",
  unless: OTHER_DISTANCE,
  keep: ({ thing, within, clause }) => {
    const named = [thing, ...within];
    return named.some((it) => it.endsWith("receptacle")) &&
      named.some((it) => OF_EQUIPMENT.includes(it)) &&
      !loose(BETWEEN_UNITS).test(clause);
  },
  scale: 1 / 12,
  limit: ({ electrical }) => ({ max: electrical.equipmentReceptacleFt }),
});

export default defineRule({
  id: "electrical/equipment-receptacle",
  requirementId: "NEC-210.63-hvac",
  ...orMissing(distance, {
    says: NONE_THERE,
    not: NOT_MISSING,
    amid: SERVED,
    in: "notes",
    required: ({ electrical }) => electrical.equipmentReceptacleFt,
  }),
  messages: {
    missing: "Equipment is called out without a service receptacle on its level: {text}",
    likely:
      "{raw} is drawn between the equipment and a receptacle; if it is the nearest, at most {required} ft is allowed.",
    ok: "A service receptacle is shown: {raw}.",
    outside:
      "The service receptacle is {actual} ft from the equipment; at most {required} ft is allowed.",
  },
  recommendation: "Add a receptacle within {required} ft of the equipment, on the same level.",
});
