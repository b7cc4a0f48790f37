/**
 * Flue gas of mechanical vents does not blow into windows.
 * Reads distances of vent terminals from openings, in feet: 4 ft below or beside, 1 ft above;
 * direct vents follow their size.
 * @source FBC-FG 8th ed. (2023), 503.8
 */
import { defineRule } from "../define_rule.ts";
import { feet, statedLimit, type StatedQuantity } from "../measure.ts";

const VENT =
  "((POWER|MECH(ANICAL|\\.)?|INDUCED|FORCED|GAS|FAN ?-?ASSISTED)\\W? ?(-?DRAFT )?VENT(ED)?\\b|POWER ?-?VENT\\w*|\\bFLUE|VENT TERM\\w*\\.?|(W\\.?H|WATER HEATER|FURNACE|TANKLESS|BOILER)\\.? (VENT|FLUE|EXH\\w*)|INDUCED DRAFT)";
const OPENING = "(OPENINGS?|WINDOWS?|WDW|DOORS?|INLETS?|INTAKES?|LOUVER|SLIDER|S\\.?G\\.?D)\\b";

export default defineRule<StatedQuantity>({
  id: "gas/vent-terminal-clearance",
  requirementId: "FBC-FG-503.8-vent",
  severity: "medium",
  source: { volume: "FBC-FG", edition: "2023", section: "503.8" },
  category: "Gas",
  title: "Gas vent terminal clearances",
  ...statedLimit({
    quantity: feet,
    titled: true,
    says: [
      new RegExp(`#[^#~;|]{0,12}${VENT}[^#~;|]{0,34}\\b(TO|FROM|OF|OFF)\\b[^#~;|]{0,20}${OPENING}`),
      new RegExp(`${VENT}[^#~;|]{0,60}#[^#~;|]{0,44}${OPENING}`),
      new RegExp(`${VENT}[^#~;]{0,50}(TO|FROM) ${OPENING}[^#~;]{0,10}#`),
      new RegExp(`#[^#~;|]{0,30}${OPENING}[^#~;|]{0,14}\\bTO\\b[^#~;|]{0,20}${VENT}`),
      /(FLUE|(GAS|POWER|MECHANICAL|MECH\.?|B ?-? ?)\W? ?(DRAFT )?VENT(ED)?|VENT TERMINA\w*)\b[^#~|]{0,70}#[^#~|]{0,45}(OPENING|WINDOW|DOOR|INLET|INTAKE)/,
      /(FLUE|VENT) TERMINA\w*[^#~|]{0,50}(OPENING|WINDOW|DOOR)[^#~|]{0,20}#/,
      /#[^#~;|]{0,30}(OPENING|WINDOW|DOOR)[^#~;|]{0,25}(FLUE|POWER VENT|VENT TERMIN)/,
    ],
    not:
      /FIXED|NON-?OPER|INOPERABLE|GLASS BLOCK|DIRECT ?-? ?VENT|PLUMBING|DRYER|EXHAUST FAN|SANITARY|\bV\.?T\.?R|ATTIC|SOFFIT|BATH|KITCHEN HOOD|EXIST/,
    notAmid: /(?<!\b(NOT|NON|NO)[ -]*(AN? )?)DIRECT ?-? ?VENT/,
    bounds: ({ gas }, { clause }) => ({
      min: /# ?(MIN\.? |CLR\.? )?(ABOVE|ABV|OVER) |ABOVE[^#]{0,20}#/i.test(clause)
        ? gas.ventTerminalAboveFt
        : gas.ventTerminalFt,
    }),
  }),
  messages: {
    ok: "Gas vent terminal {raw} from openings.",
    outside: "Gas vent terminal is {actual} ft from openings; at least {required} ft is required.",
  },
  recommendation: "Move the terminal 4 ft from openings, or 1 ft above them.",
});
