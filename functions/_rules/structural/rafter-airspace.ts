/**
 * Air finds its way over the insulation.
 * Reads the clear space between insulation and sheathing, in inches.
 * @source FBC-R 8th ed. (2023), R806.3
 */
import { defineRule } from "../define_rule.ts";
import { demand } from "../measure.ts";

export default defineRule({
  id: "structural/rafter-airspace",
  requirementId: "FBC-R-R806.3-airspace",
  ...demand({
    thing: "rafter airspace",
    where: /INSUL|EAVE|RAFTER|ATTIC|BAFFLE|BATT|\bVENT|SHEATH|R-\d|ROOF/i,
    unless: /PLUMB|SINK|DISHW|CAVITY|BRICK|VENEER|STUCCO|WINDOW/i,
    property: ["height", "depth", "distance", "thickness", "width", "opening"],
    limit: ({ structural }) => ({ min: structural.rafterAirspaceIn }),
  }),
  messages: {
    ok: "The airspace is {raw}.",
    outside: "The airspace over the insulation is {actual} in; at least {required} in is required.",
  },
  recommendation: "Show baffles that keep {required} in clear.",
});
