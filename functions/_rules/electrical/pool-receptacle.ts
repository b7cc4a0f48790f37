/**
 * Near a pool one receptacle stands in reach, none too close to the water.
 * Reads the distance of receptacles from the water, in feet.
 * @source NFPA 70-2020, 680.22
 */
import { defineRule } from "../define_rule.ts";
import { feet, statedLimit, type StatedQuantity } from "../measure.ts";

export default defineRule<StatedQuantity>({
  id: "electrical/pool-receptacle",
  requirementId: "NEC-680-pool",
  severity: "high",
  source: { volume: "NEC", edition: "2020", section: "680.22" },
  category: "Electrical",
  title: "Receptacles at pools",
  ...statedLimit({
    quantity: feet,
    says: [
      /(RECEP\w*|OUTLETS?|DUPLEX|GFC?I)[^#~;|]{0,24}(POOL|WATER|SPA\b)[^#~;|]{0,30}#/,
      /(RECEP\w*|OUTLETS?|DUPLEX|GFC?I)\b[^#~;|]{0,45}#[^#~;|]{0,40}(POOL|WATER|SPA\b|TUB)/,
      /#[^#~;|]{0,40}(POOL|WATER|SPA\b)[^#~;|]{0,30}(RECEP|OUTLET|DUPLEX|GFC?I)/,
      /(POOL|WATER|SPA\b)[^#~;|]{0,30}(RECEP\w*|OUTLET|DUPLEX|GFC?I)[^#~;|]{0,30}#/,
      /(RECEP\w*|OUTLETS?|DUPLEX)\b[^#~;|]{0,45}~ ?(TO|AND|-|&) ?#[^#~;|]{0,40}(POOL|WATER|SPA\b)/,
      /(RECEP\w*|OUTLETS?|DUPLEX)\b[^#~;|]{0,45}# ?(TO|AND|-|&) ?~[^#~;|]{0,40}(POOL|WATER|SPA\b)/,
    ],
    not:
      /INSIDE|BEHIND|INTERIOR|INDOOR|THROUGH|EXIST|WATER HEATER|SINK|LAV|CLOSET|SOFTENER|HIGH|DEEP|FENCE|BARRIER|LIGHT|DISCONNECT/,
    titled: true,
    under: /\bPOOL|\bSPA\b|HOT TUB|WATER/,
    bounds: ({ electrical }) => ({
      min: electrical.poolReceptacleMinFt,
      max: electrical.poolReceptacleMaxFt,
    }),
  }),
  messages: {
    ok: "Receptacle {raw} from the water.",
    outside: "Receptacle is {actual} ft from the water; {required} ft is required.",
  },
  recommendation: "Place a GFCI receptacle between 6 and 20 ft from the water, and none closer.",
});
