/**
 * Vapours that creep along a garage floor do not meet a flame.
 * Reads the height of ignition sources and of stands for heaters in garages, in inches; heaters
 * listed as resistant to vapours may stand lower.
 * @source FBC-FG 8th ed. (2023), 305.3 / M1307.3
 */
import { defineRule } from "../define_rule.ts";
import { inches, statedLimit, type StatedQuantity } from "../measure.ts";

export default defineRule<StatedQuantity>({
  id: "gas/ignition-height",
  requirementId: "FBC-FG-305.3-ignition",
  severity: "high",
  source: { volume: "FBC-FG", edition: "2023", section: "305.3 / M1307.3" },
  category: "Gas",
  title: "Ignition source in garages",
  ...statedLimit({
    quantity: inches,
    says: [
      /IGNITION[^#~|]{0,50}#/,
      /#[^#~;|]{0,30}(IGNITION|BURNER|PILOT)/,
      /(WATER HEATER|FURNACE|APPLIANCE|BURNER|PILOT|\bW\.?H\b)[^#~|]{0,50}(STAND|PLATFORM|RAISED?|ELEVATED?|ABOVE|A\.? ?F\.? ?F|MIN)[^#~|]{0,25}#/,
      /(WATER HEATER|FURNACE|APPLIANCE|BURNER|PILOT|\bW\.?H\b)[^#~|]{0,30}# ?(HIGH )?(STAND|PLATFORM|ABOVE|A\.? ?F\.? ?F|HIGH)/,
      /#[^#~;|]{0,10}(HIGH )?(STAND|PLATFORM)[^#~;|]{0,30}(WATER HEATER|FURNACE|APPLIANCE|W\.?H\b)/,
    ],
    not:
      /FVIR|FLAMMABLE VAPOR|ELEC\b|ELECTRIC|HEAT PUMP|ROOF|STRAP|T ?& ?P|DRAIN|PIPE|FLUE|DISCHARGE|CEILING|DIRECT ?-? ?VENT|SEALED/,
    under: /GARAGE|IGNITION/,
    keep: ({ value }) => value <= 72,
    bounds: ({ gas }) => ({ min: gas.ignitionHeightIn }),
  }),
  messages: {
    ok: "Ignition source at {raw}.",
    outside:
      "Ignition source is {actual} in above the garage floor; at least {required} in is required.",
  },
  recommendation:
    "Raise the appliance so that its ignition source is at least {required} in above the floor, or use a heater listed as resistant to vapours, with a bollard.",
});
