/**
 * Florida asks for a rail to hold on to in elevator cars.
 * Reads height of its top and its length, in inches.
 * @source F.S., 399.035
 */
import { defineRule } from "../define_rule.ts";
import { inches, orMissing, statedLimit } from "../measure.ts";
import { IN_UNIT } from "./_words.ts";

/** `NO SUPPORT RAIL IN CAR`, `CAB RAILS OMITTED`. */
const NO_RAIL = [
  /\b(NO|WITHOUT|W\/O|OMIT|DELETE) (SUPPORT |HAND ?|CAB |CAR |GRAB )?RAILS?\b[^;]{0,10}\b(IN|AT|INSIDE|ON) (THE |EACH |ANY |EITHER |THIS )?(ELEVATOR )?(CAR|CAB)\b/,
  /\b(CAR|CAB|ELEVATOR)S?\b[^;]{0,24}\b(NO|WITHOUT|W\/O) (SUPPORT |HAND ?)RAILS?\b/,
  /\b(CAR|CAB|SUPPORT) (HAND ?)?RAILS?\b[^;]{0,6}\b(OMITTED|NONE|NOT (PROVIDED|INCLUDED|FURNISHED|USED))/,
];
const OF_CAR = /\b(ELEVATORS?|ELEV|CAB|LIFT)\b/;
const OTHER_RAIL =
  /STAIR|GUIDE|LOBBY|HOISTWAY|\bPIT\b|FREIGHT|SERVICE CAR|DUMB ?WAITER|EXIST|REAR WALL ONLY/;

/** How long it is; a label may say more between: `SUPPORT RAIL LENGTH, ONE WALL | 42"`. */
const IS_LENGTH =
  /\bLENGTH\b[^#~;]{0,30}#|# ?(?:MIN\.? ?)?(?:LONG|LENGTH|LG\b|L\b)|# ?(?:MIN\.? ?)?(?:RAIL )?LENGTH/i;

const stated = statedLimit({
  demand: {
    thing: ["elevator rail", "rail", "handrail"],
    property: "height",
    where: /\bCARS?\b|\bCAB\b|ELEVATOR/i,
  },
  quantity: inches,
  says: [
    /\b(HAND ?|SUPPORT ?)?RAILS?\b[^#~]{0,14}# ?(ABOVE|ABV\.?|OVER|TO|FROM) [^#~]{0,10}\b(CAR|CAB)\b/,
    /(SUPPORT ?RAILS?|\b(CAR|CAB|ELEVATOR|ELEV)\b[^#~]{0,25}(HAND ?RAILS?|RAILS?))\b[^#~]{0,40}#(?! ?(MIN\.?)? ?(CLR|CLEAR|DIA|FROM (THE )?WALL))/,
    /(SUPPORT ?RAILS?|\b(CAR|CAB|ELEVATOR|ELEV)\b[^#~]{0,25}RAILS?)\b[^#~]{0,40}~[^#~]{0,25}#(?! ?(MIN\.?)? ?(CLR|CLEAR|DIA|FROM (THE )?WALL))/,
    /\b(?:SUPPORT|CAR|CAB|ELEV(?:ATOR)?\.?) ?(?:HAND ?)?RAIL\b.{0,120}\bTOP (?:OF (?:THE )?RAIL )?(?:IS )?(?:AT )?# ?(?:ABOVE|ABV\.?|OVER|FROM|TO)\b/,
  ],
  not: /STAIR|LOBBY|GUARD|GUIDE|HOISTWAY|\bPIT\b/,
  notUnder: IN_UNIT,
  labels: [{
    title: /\b(CAB|CAR|ELEVATOR|ELEV\.? \d|ELEV\.? (CAB|CAR|INTERIOR))\b/,
    notTitle: /STAIR|LOBBY|PARKING|GARAGE|EXTERIOR|BUILDING|HOISTWAY|\bPIT\b|CARPORT|CARD/,
    says: /^# ?(A\.? ?F\.? ?F\.? ?)?(TO )?(TOP OF |T\.?O\.? ?)?(HAND ?|SUPPORT ?)?RAIL/,
  }],
  keep: ({ value, clause }) => (value >= 15 && value <= 60) || IS_LENGTH.test(clause),
  bounds: ({ accessibility }, { clause }) =>
    IS_LENGTH.test(clause) ? { min: accessibility.elevatorRailLengthIn } : {
      min: accessibility.elevatorRailMinIn,
      max: accessibility.elevatorRailMaxIn,
    },
});

export default defineRule({
  id: "accessibility/elevator-support-rail",
  requirementId: "FBC-A-206.6-elevator-rail",
  title: "Elevator car support rail",
  ...orMissing(stated, { says: NO_RAIL, amid: OF_CAR, not: OTHER_RAIL, notUnder: IN_UNIT }),
  messages: {
    missing: "The elevator car is called out without a support rail: {text}",
    ok: "Elevator support rail: {raw}.",
    outside: "Elevator support rail: {actual} in is stated; {required} in is required.",
  },
  recommendation: "Add a rail at least 42 in long with its top 31 to 33 in above the car floor.",
});
