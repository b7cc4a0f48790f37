/**
 * Flue gas of mechanical vents does not blow into windows.
 * Reads distances of vent terminals from openings, in feet: 4 ft below or beside, 1 ft above;
 * direct vents follow their size.
 * @source FBC-FG 8th ed. (2023), 503.8
 */
import { defineRule } from "../define_rule.ts";
import { feet, statedLimit, type StatedQuantity } from "../measure.ts";

export default defineRule<StatedQuantity>({
  id: "gas/vent-terminal-clearance",
  requirementId: "FBC-FG-503.8-vent",
  severity: "medium",
  source: { volume: "FBC-FG", edition: "2023", section: "503.8" },
  category: "Gas",
  title: "Gas vent terminal clearances",
  ...statedLimit({
    quantity: feet,
    says: [
      /(FLUE|(GAS|POWER|MECHANICAL|MECH\.?|B ?-? ?)\W? ?(DRAFT )?VENT(ED)?|VENT TERMINA\w*)\b[^#~|]{0,70}#[^#~|]{0,45}(OPENING|WINDOW|DOOR|INLET|INTAKE)/,
      /(FLUE|VENT) TERMINA\w*[^#~|]{0,50}(OPENING|WINDOW|DOOR)[^#~|]{0,20}#/,
      /#[^#~;|]{0,30}(OPENING|WINDOW|DOOR)[^#~;|]{0,25}(FLUE|POWER VENT|VENT TERMIN)/,
    ],
    not:
      /DIRECT ?-? ?VENT|PLUMBING|DRYER|EXHAUST FAN|SANITARY|\bV\.?T\.?R|ATTIC|SOFFIT|BATH|KITCHEN HOOD/,
    bounds: ({ gas }, { clause }) => ({
      min: /# ?(MIN\.? )?ABOVE/i.test(clause) ? gas.ventTerminalAboveFt : gas.ventTerminalFt,
    }),
  }),
  messages: {
    ok: "Gas vent terminal {raw} from openings.",
    outside: "Gas vent terminal is {actual} ft from openings; at least {required} ft is required.",
  },
  recommendation: "Move the terminal 4 ft from openings, or 1 ft above them.",
});
