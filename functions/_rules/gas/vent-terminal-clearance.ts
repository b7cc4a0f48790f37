/**
 * Flue gas of mechanical vents does not blow into windows.
 * Reads distances of vent terminals from openings, in feet: 4 ft below or beside, 1 ft above;
 * direct vents follow their size. A bare dimension string on a drawing of the terminal is a question.
 * @source FBC-FG 8th ed. (2023), 503.8
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { exactCase } from "../../_shared/pattern.ts";
import { cantTell, defineRule } from "../define_rule.ts";
import { feet, inches, labelledQuantities, statedLimit, type StatedQuantity } from "../measure.ts";

const VENT =
  "((POWER|PWR\\.?|MECH(ANICAL|\\.)?|INDUCED|FORCED|GAS|FAN ?-?ASSISTED)\\W? ?(-?DRAFT )?VENT(ED)?\\b|POWER ?-?VENT\\w*|\\bFLUE|VENT TERM\\w*\\.?|(W\\.?H|WATER HEATER|FURNACE|TANKLESS|BOILER)\\.? (VENT|FLUE|EXH\\w*)|INDUCED DRAFT)";
const OPENING = "(OPENINGS?|WINDOWS?|WDW|DOORS?|INLETS?|INTAKES?|LOUVER|SLIDER|S\\.?G\\.?D)\\b";

const stated = statedLimit({
  demand: {
    thing: "gas vent terminal",
    property: "distance",
    unless: /ROOF|DIRECT/i,
    scale: 1 / 12,
    // Enough where it is the height above the opening.
    mild: ({ gas }) => ({ min: gas.ventTerminalAboveFt * 12 }),
  },
  quantity: feet,
  titled: true,
  says: exactCase`${VENT}[^#~;|]{0,60}#[^#~;|]{0,44}${OPENING}`,
  not:
    /FIXED|NON-?OPER|INOPERABLE|GLASS BLOCK|DIRECT ?-? ?VENT|PLUMBING|DRYER|EXHAUST FAN|SANITARY|\bV\.?T\.?R|ATTIC|SOFFIT|BATH|KITCHEN HOOD|EXIST/,
  notAmid: /(?<!\b(NOT|NON|NO)[ -]*(AN? )?)DIRECT ?-? ?VENT/,
  bounds: ({ gas }, { clause }) => ({
    min: /# ?(MIN\.? |CLR\.? )?(ABOVE|ABV|OVER) |ABOVE[^#]{0,20}#/i.test(clause)
      ? gas.ventTerminalAboveFt
      : gas.ventTerminalFt,
  }),
});

/** Title of a drawing of the terminal alone. */
const TERMINAL_VIEW =
  /\b(FLUE|VENT|EXHAUST)\b[^|]{0,14}(TERMIN|OUTLET|SIDE ?WALL|DISCH)|SIDE ?WALL (POWER )?VENT/;
const OTHER_VENT =
  /PLUMBING|DRYER|\bROOF|RIDGE|SOFFIT|\bV\.?T\.?R|FLOOD|ATTIC|INTAKE|HOOD|DIRECT ?-? ?VENT|DUCT|PLAN\b/;
/** It belongs to a gas appliance, and something near it opens. */
const GAS_BY_OPENING =
  exactCase`^(?=.*(\bGAS\b|POWER ?-?VENT|\bW\.?H\b|\bGWH|BTU|BOILER|FURNACE|TANKLESS|WATER HEATER)).*\b${OPENING}`;
const CLOSED = /FIXED|NON-?OPER|INOPERABLE|GLASS BLOCK/;
const DIRECT = /(?<!\b(NOT|NON|NO)[ -]*(AN? )?)DIRECT ?-? ?VENT/;
const LONGEST_FT = 12;

/** The shortest bare dimension string of such a drawing, where none reaches the distance. Feet. */
function drawnDistances(plan: PlanSet, required: number): Bare[] {
  const bare = labelledQuantities(plan, { quantity: inches }, [{
    title: TERMINAL_VIEW,
    notTitle: OTHER_VENT,
    says: /^#( MIN\.?| CLR\.?| CLEAR)?$/,
    amid: GAS_BY_OPENING,
    notAmid: exactCase`${DIRECT}|${CLOSED}`,
  }]).map((it): Bare => ({ ...it, value: it.value / 12, unit: "ft", isBare: true }))
    .filter(({ value }) => value >= 0.5 && value <= LONGEST_FT);
  return [...Map.groupBy(bare, ({ page, drawing }) => `${page} ${drawing}`).values()]
    .filter((list) => list.every(({ value }) => value < required))
    .map((list) => list.toSorted((a, b) => a.value - b.value)[0]);
}

/** A distance; `isBare` when only a dimension string on a drawing of the terminal gives it. */
type Bare = StatedQuantity & { isBare?: true };

export default defineRule<Bare>({
  id: "gas/vent-terminal-clearance",
  requirementId: "FBC-FG-503.8-vent",
  title: "Gas vent terminal clearances",
  ...stated,
  applies: (plan, context) => {
    const worded = stated.applies(plan, context);
    const drawn = drawnDistances(plan, context.limits.gas.ventTerminalFt);
    return [
      ...worded,
      ...drawn.filter((it) => !worded.some(({ page }) => page === it.page)),
    ];
  },
  check(it, context) {
    if (!it.isBare) return stated.check(it, context);
    const required = context.limits.gas.ventTerminalFt;
    return cantTell("beside", {
      actual: it.value,
      required,
      unit: "ft",
      raw: it.raw,
      drawing: it.drawing,
    });
  },
  messages: {
    ok: "The gas vent terminal is {raw} from openings.",
    outside:
      "The gas vent terminal is {actual} ft from openings; at least {required} ft is required.",
    beside:
      "{raw} is drawn on {drawing}; if it is the distance between the terminal and an opening, at least {required} ft is required unless it is 1 ft above.",
  },
  recommendation: "Move the terminal to 4 ft from openings or 1 ft above them.",
});
