/**
 * Vapours that creep along a garage floor do not meet a flame.
 * Reads the height of ignition sources and of stands for heaters in garages, in inches; heaters
 * listed as resistant to vapours may stand lower.
 * @source FBC-FG 8th ed. (2023), 305.3 / M1307.3
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { cantTell, defineRule } from "../define_rule.ts";
import {
  allStatements,
  clausesSaying,
  demand,
  type Demanded,
  either,
  perPlan,
  settingOf,
  type Statement,
} from "../measure.ts";

/** Heaters that need not stand high, by what stands around them. */
const NOT_BOUND =
  /(?<!\b(NOT|NON|NO)[ -]*)(?:FVIR|FLAMMABLE VAPOR\w*|IGNITION RESIST\w*)(?!\W*(?:NO|NONE|NOT)\b)|SEALED|DIRECT ?-? ?VENT|EXTERIOR CLOSET|HEAT PUMP W/i;
const OTHER_HEIGHT = /ELEC\b|ELECTRIC|ROOF|STRAP|T ?& ?P|RELIEF|DRAIN|PIPE|FLUE|DISCHARGE|CEILING/;

/** Measured up to where the flame is: `14" TO BURNER`. */
const TO_FLAME = /#\W*(?:UP\s+)?(?:TO|@|AT)\s+(?:THE\s+)?(?:BURNER|PILOT|IGNIT\w+|FLAME|ELEMENT)/i;

const stated = demand({
  thing: ["ignition source", "water heater", "furnace"],
  property: ["height", "distance"],
  unless: either(OTHER_HEIGHT, NOT_BOUND),
  keep: ({ value, property, clause }) =>
    (value ?? 0) <= 72 && (property === "height" || TO_FLAME.test(clause)),
  limit: ({ gas }) => ({ min: gas.ignitionHeightIn }),
});

function isBound(it: Statement, plan: PlanSet): boolean {
  const around = settingOf(it, plan);
  if (NOT_BOUND.test(around)) return false;
  return /GARAGE|IGNITION/i.test(around) || heatersStandInGarage(plan);
}

/** Do all heaters labelled on plans stand in a garage? */
const heatersStandInGarage = perPlan((plan: PlanSet): boolean => {
  const rooms = allStatements(plan).filter(({ room, text }) =>
    room !== null &&
    /^\W*(?:GAS\s+)?(?:W\.?\s?H\.?|WATER\s+HEATER|FURNACE)\W*\d?\W*[A-Z]?\W*$/i.test(text)
  ).map(({ room }) => room!);
  return rooms.length > 0 && rooms.every((room) => /\bGARAGE\b/i.test(room));
});

const RESISTANT =
  /FVIR|FLAMMABLE VAPOR|ELEC\b|ELECTRIC|HEAT PUMP|DIRECT ?-? ?VENT|SEALED|IGNITION RESIST|\bNOT? (BE )?(SET|INSTALLED|PLACED)/;
/** Straight on the floor; whether the heater resists vapours is not said. */
const ON_FLOOR =
  /(GAS|PROPANE|L\.?P\b|PILOT)[^;]{0,20}(WATER HEATER|FURNACE|DRYER|\bW\.?H\b)[^;]{0,40}\bON\b (THE )?(GARAGE |CONC\w*\.? )?(SLAB|FLOOR)\b/;

export default defineRule({
  id: "gas/ignition-height",
  requirementId: "FBC-FG-305.3-ignition",
  ...stated,
  applies: (plan, context) => {
    const heights = stated.applies(plan, context).filter((it) => isBound(it, plan));
    if (heights.length > 0) return heights;
    return clausesSaying(plan, {
      says: ON_FLOOR,
      not: RESISTANT,
      titled: true,
      amid: /GARAGE/,
      notAmid: RESISTANT,
    })
      .map((it) => ({ ...it, value: 0, unit: "in", raw: it.clause, before: "", after: "" }));
  },
  leavesOut: (_frame, subject, { plan }) => !isBound(subject as Demanded, plan),
  check: (it, context) =>
    it.raw === it.clause
      ? cantTell("onFloor", { text: it.text, required: context.limits.gas.ignitionHeightIn })
      : stated.check(it, context),
  onceTold: { likely: "outside" },
  messages: {
    likely:
      "{raw} is drawn at an ignition source; if it is its height, at least {required} in above the garage floor is required.",
    ok: "The ignition source is at {raw}.",
    outside:
      "The ignition source is {actual} in above the garage floor; at least {required} in is required.",
    onFloor:
      "A gas appliance is on the garage floor ({text}); its ignition source must be {required} in above it unless the appliance is listed as flammable-vapor-ignition resistant.",
  },
  recommendation:
    "Raise the ignition source to at least {required} in above the floor, or use a heater listed as flammable-vapor-ignition resistant. Protect it with a bollard.",
});
