/**
 * Switches, thermostats and dispensers stay within reach from a wheelchair.
 * Reads mounting heights of operable parts, in inches above the floor.
 * @source FBC-A 8th ed. (2023), 308
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { exactCase } from "../../_shared/pattern.ts";
import { defineRule } from "../define_rule.ts";
import {
  besideOnDrawing,
  either,
  inches,
  loose,
  statedLimit,
  type StatedQuantity,
} from "../measure.ts";
import { IN_UNIT, isInUprightView, NOT_ACCESSIBLE, OF_CHILDREN } from "./_words.ts";

const PART =
  "((PAPER |HAND )?TOWELS?|SOAP|NAPKIN|TISSUE|T\\.?P\\.?|TOILET PAPER|HAND DRYER|DRYER|COIN|SWITCH|CARD|DISPENSER|DISP\\.?)";
const OPERATED =
  "(SLOT|OUTLET|LEVER|BUTTON|OPENING|CONTROLS?|SENSOR|READER|DISPENSER|DISP\\.?|SPOUT|NOZZLE)";
/** All a label on an elevation says: `46" TO TOWEL SLOT`; the top of a cabinet is no operable part. */
const LABEL =
  exactCase`^# ?(MAX\.? )?(TO )?(BOT(TOM|\.)? OF )?(${PART} )?${OPERATED}S?\.?$|^# ?TO ${PART}$|^${PART} ${OPERATED}S? ?(@|AT|:|\+)? ?#$`;
/** Lower lengths beside a dispenser are distances from its neighbours. */
const RAISED_FROM_IN = 24;

/** The top of a dispenser whose drawing also gives the height of the part that is worked. */
const isTopOfCabinet = (it: StatedQuantity, plan: PlanSet): boolean =>
  /#[^#]{0,8}\bTOP\b/i.test(it.clause) &&
  besideOnDrawing(it, plan).some(({ text }) => /\d/.test(text) && WORKED.test(text));
const WORKED = /\b(?:OPERABLE|SLOT|LEVER|BUTTON|OPENING|OUTLET|CONTROLS?|SENSOR|SPOUT|NOZZLE)\b/i;

/** How far off it stands: `PULL STATION 5'-0" MAX FROM EXIT`, `SWITCH WITHIN 6" OF DOOR FRAME`. */
const IS_AWAY =
  /#\W*(?:(?:MAX|MIN)(?:IMUM|\.)?\W*|OR (?:LESS|MORE)\W*)?(?:AWAY )?(?:FROM|OFF|OF|BESIDE|LEFT OF|RIGHT OF)\b(?! ?(?:THE )?(?:FIN|FLOOR|F\.?F\b|GROUND|GRADE|CENTER|A\.?F\.?F))/i;

/** Worked by those who look after the building, or by nobody. @source FBC-A 205.1 exceptions 1 and 2 */
const OF_SERVICE =
  /\b(?:JANITOR|CUSTODIA\w+|MAINTENANCE|MECH\w* ROOM|CLOCK|T\.?V|MONITOR|PROJECTOR)\b/;

export default defineRule({
  id: "accessibility/reach-range",
  requirementId: "FBC-A-308-reach",
  ...statedLimit({
    demand: {
      thing: "reach control",
      property: "height",
      unless: either(
        /\bPOOL\b[^|]*\bFROM\s+(?:THE\s+)?WATER\b|\bDOWELS?\b|INLET|INTAKE|EXHAUST|\bT ?& ?P\b|RELIEF|\bDRAIN\b|WATER HEATER|TO EXIT|\bEF-|ROOF/,
        OF_SERVICE,
      ),
    },
    quantity: inches,
    says: [
      /\b((LIGHT|WALL|TOGGLE) SWITCH(ES)?|SWITCH(ES)?|THERMOSTATS?|T ?-? ?STATS?|DISPENSERS?|OPERABLE (PARTS?|CONTROLS?)|HAND DRYERS?|PULL STATIONS?|CARD READERS?|COAT HOOKS?|INTERCOM|PUSH BUTTON|CALL BUTTON)\b[^#~]{0,45}#[^#~]{0,14}(A\.? ?F|ABOVE|ABV|HIGH|MAX|TO (CENTER|TOP|C))/,
      /\b(SWITCH(ES)?|THERMOSTATS?|T ?-? ?STATS?|DISPENSERS?|OPERABLE PARTS?|HAND DRYERS?|PULL STATIONS?|CARD READERS?)\b[^#~]{0,25}(HEIGHT|HGT|HT\b|MTG|MTD|MOUNT(ED|ING)?|A\.? ?F\.? ?F|@)[^#~]{0,14}#/,
      LABEL,
      exactCase`${PART}[^#~]{0,12}# REACH\b|${PART} ${OPERATED}S? ?(@|AT)? ?# ?A\.? ?F`,
      /^# ?(A\.? ?F\.? ?F\.? )?(TO )?(C\.?L\.?|CENTER ?LINE|CENTER|TOP)( OF)? (LIGHT |WALL )?(SWITCH|THERMOSTAT|T ?-? ?STAT|DISPENSER|CARD READER)/,
      /\bHAND DRYERS?\b[^#~]{0,12}# TO (BUTTON|CONTROL|SENSOR|OPENING)/,
    ],
    not: either(
      /EXIST|MIRROR|SENSOR|CEILING|DISCONNECT|TRANSFER|PRESSURE|FLOW|FLOAT|CONTROL JOINT|\bCHILD|SAFETY SWITCH|FUSED|PHOTO|NON ?-? ?ACCESSIBLE|STAFF ONLY|REAR GRAB|SIDE GRAB/,
      NOT_ACCESSIBLE,
      OF_SERVICE,
    ),
    notUnder: either(IN_UNIT, OF_CHILDREN),
    labels: [{
      title:
        /\b(SWITCH|SW|THERMOSTAT|T ?-? ?STAT|DISPENSER|HAND DRYER|CARD READER|INTERCOM|PULL STATION)\b/,
      notTitle: /GEAR|BOARD|DISCONNECT|PLAN\b|CEILING/,
      says: /^# ?(MAX\.? )?(A\.? ?F\.? ?F|ABOVE|TO (C\.?L|CENTER|TOP))/,
    }],
    keep: (it, { plan }) =>
      it.value >= 6 && it.value <= 110 && !isTopOfCabinet(it, plan) && !IS_AWAY.test(it.clause) &&
      (!loose(LABEL).test(it.clause) || (it.value >= RAISED_FROM_IN && isInUprightView(it))),
    bounds: ({ accessibility }) => ({
      min: accessibility.reachMinIn,
      max: accessibility.reachMaxIn,
    }),
  }),
  messages: {
    ok: "Operable parts are at {raw}; {required} in above the floor is within reach.",
    outside: "Operable parts are at {actual} in above the floor; {required} in is within reach.",
  },
  recommendation: "Move the operable parts to {required} in above the floor.",
});
