/**
 * Lint and moisture of a dryer do not come back in.
 * Reads the stated distance of its outlet from openings, in feet.
 * @source FBC-M 8th ed. (2023), 504.4
 */
import { defineRule } from "../define_rule.ts";
import { feet, statedLimit, type StatedQuantity } from "../measure.ts";

export default defineRule<StatedQuantity>({
  id: "mechanical/dryer-termination",
  requirementId: "FBC-M-dryer-termination",
  severity: "low",
  source: { volume: "FBC-M", edition: "2023", section: "504.4" },
  category: "Mechanical",
  title: "Dryer termination",
  ...statedLimit({
    quantity: feet,
    says: [
      /DRYER[^#~|]{0,70}#[^#~|]{0,40}(OPENING|WINDOW|DOOR|INTAKE|CONDENS|BUILDING)/,
      /#[^#~;|]{0,30}(OPENING|WINDOW|DOOR|INTAKE)[^#~;|]{0,30}DRYER/,
      /DRYER[^#~|]{0,50}(OPENING|WINDOW|DOOR|INTAKE)[^#~|]{0,20}#/,
    ],
    not: /DUCT LENGTH|LAUNDRY DOOR|CLOSET DOOR|LONG\b|LENGTH|STRAIGHT/,
    keep: ({ clause }) => /FROM|TO\b|AWAY|CLEAR/i.test(clause),
    bounds: ({ mechanical }) => ({ min: mechanical.dryerTerminalFt }),
  }),
  messages: {
    ok: "Dryer outlet {raw} from openings.",
    outside: "Dryer outlet is {actual} ft from openings; at least {required} ft is required.",
  },
  recommendation: "Move the outlet {required} ft from openings; damper, no screen.",
});
