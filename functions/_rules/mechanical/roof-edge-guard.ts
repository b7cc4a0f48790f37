/**
 * Who services roof equipment does not fall off.
 * Reads the stated distance of equipment from the roof edge, in feet; a parapet, guard or tie-back
 * makes up for less.
 * @source FBC-M 8th ed. (2023), 304.11
 */
import { isCommercial } from "../building_profile.ts";
import { defineRule } from "../define_rule.ts";
import { feet, statedLimit, type StatedQuantity } from "../measure.ts";

export default defineRule<StatedQuantity>({
  id: "mechanical/roof-edge-guard",
  requirementId: "FBC-M-304.11-guards",
  severity: "medium",
  source: { volume: "FBC-M", edition: "2023", section: "304.11" },
  category: "Mechanical",
  title: "Guards at roof equipment",
  when: isCommercial,
  ...statedLimit({
    quantity: feet,
    says: [
      /(EQUIP\w*|RTU\S*|UNITS?|FANS?|HATCH|CONDENS\w*|MAU\S*)\b[^#~|]{0,60}#[^#~|]{0,40}EDGE/,
      /#[^#~;|]{0,40}(ROOF |BUILDING )?EDGE[^#~;|]{0,40}(EQUIP|RTU|UNIT|FAN|HATCH)/,
      /(ROOF )?EDGE[^#~|]{0,30}(EQUIP|RTU|UNIT|FAN|HATCH)[^#~|]{0,25}#/,
    ],
    not: /(?<!\bNO )PARAPET|(?<!\bNO )GUARD|RAIL|TIE ?-? ?(OFF|BACK)|ANCHORAGE CONNECTOR/,
    keep: ({ text }) => !/(?<!\bNO )\b(PARAPET|GUARD)/i.test(text),
    bounds: ({ mechanical }) => ({ min: mechanical.roofEdgeFt }),
  }),
  messages: {
    ok: "Roof equipment {raw} from the edge.",
    outside:
      "Roof equipment is {actual} ft from the edge; at least {required} ft, or a guard or 42 in parapet, is required.",
  },
  recommendation: "Move the equipment {required} ft from the edge or add a guard.",
});
