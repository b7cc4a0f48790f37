/**
 * The gas of an appliance can be shut off beside it.
 * Reads the stated distance of shutoff valves, in feet.
 * @source FBC-FG 8th ed. (2023), 409.5
 */
import { defineRule } from "../define_rule.ts";
import { feet, statedLimit, type StatedQuantity } from "../measure.ts";

/** Fireplaces and manifolds may be shut off from farther away; another sentence of the note may name them. */
const REMOTE = /FIRE ?-?PLACE|FIRE ?-?PIT|GAS LOGS?|MANIFOLD/i;
const VALVE =
  "(SHUT ?-? ?OFF( VALVE)?|\\bS\\.?O\\.?V\\b|GAS (VALVE|COCK|STOP)|\\b(BALL )?VALVE|\\bCOCK|\\bA\\.?G\\.?V\\b)";

export default defineRule<StatedQuantity>({
  id: "gas/appliance-shutoff",
  requirementId: "FBC-FG-409.5-shutoff",
  severity: "medium",
  source: { volume: "FBC-FG", edition: "2023", section: "409.5" },
  category: "Gas",
  title: "Appliance shutoff valve",
  ...statedLimit({
    quantity: feet,
    titled: true,
    says: [
      new RegExp(`${VALVE}[^#~|]{0,80}#[^#~|]{0,12}(AWAY|FROM|OF\\b|UPSTREAM|TO\\b)`),
      new RegExp(
        `#[^#~;|]{0,10}${VALVE}[^#~;|]{0,20}\\b(TO|FROM)\\b[^#~;|]{0,20}(APPLIANCE|RANGE|HEATER|FURNACE|DRYER|FRYER|COOKTOP|GRILL|BOILER|OVEN|TANKLESS|W\\.?H\\b|UNIT)`,
      ),
      new RegExp(
        `#[^#~;|]{0,20}(APPLIANCE|RANGE|HEATER|FURNACE|DRYER|FRYER|COOKTOP|GRILL|BOILER|OVEN|TANKLESS|W\\.?H\\b)[^#~;|]{0,14}\\bTO\\b[^#~;|]{0,16}${VALVE}`,
      ),
      /(SHUT ?-? ?OFF|\bSOV\b|(GAS )?(VALVE|COCK))[^#~|]{0,50}#[^#~|]{0,40}(APPLIANCE|RANGE|HEATER|FURNACE|DRYER|EQUIPMENT|FRYER|COOKTOP|OF\b|FROM)/,
      /#[^#~;|]{0,30}(SHUT ?-? ?OFF|\bSOV\b|GAS (VALVE|COCK))/,
      /(APPLIANCE|RANGE|HEATER|FURNACE|DRYER|FRYER|COOKTOP)[^#~|]{0,40}(SHUT ?-? ?OFF|VALVE)[^#~|]{0,25}#/,
    ],
    not:
      /BACKFLOW|HOSE|T ?& ?P|RELIEF|ZONE VALVE|HOT WATER VALVE|WATER (SHUT|SERVICE|MAIN|METER)|MAIN|TANK(?!LESS)|METER|EMERGENCY|FIRE ?-? ?PLACE|MANIFOLD|IRRIGATION|FIRE ?-?PIT|GAS LOGS?|EXIST|ABOVE|A\.? ?F\.? ?F|WALL HYDRANT/,
    amid: /GAS|PROPANE|RANGE|APPLIANCE|FURNACE|FRYER|COOKTOP|DRYER|HEATER/,
    keep: ({ value, text }) => value >= 1 && value <= 100 && !REMOTE.test(text),
    bounds: ({ gas }) => ({ max: gas.shutoffDistanceFt }),
  }),
  messages: {
    ok: "Gas shutoff {raw} from the appliance.",
    outside: "Gas shutoff is {actual} ft from the appliance; at most {required} ft is allowed.",
  },
  recommendation: "Place the valve within {required} ft, in the same room.",
});
