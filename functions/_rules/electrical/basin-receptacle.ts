/**
 * A receptacle stands close to each basin of a dwelling.
 * Reads the distance between basin and receptacle, in feet.
 * @source NFPA 70-2020, 210.52(D)
 */
import { defineRule } from "../define_rule.ts";
import { feet, statedLimit, type StatedQuantity } from "../measure.ts";
import { hasDwellings } from "./_words.ts";

export default defineRule<StatedQuantity>({
  id: "electrical/basin-receptacle",
  requirementId: "NEC-210.52D-bath",
  severity: "medium",
  source: { volume: "NEC", edition: "2020", section: "210.52(D)" },
  category: "Electrical",
  title: "Bathroom receptacle",
  when: hasDwellings,
  ...statedLimit({
    quantity: feet,
    says: [
      /#[^#~;|]{0,20}(BASIN|LAV(ATORY)?|SINK|VANITY)\b/,
      /(BASIN|LAV(ATORY)?|VANITY)[^#~;|]{0,30}#[^#~;|]{0,30}(RECEPT|OUTLET|DUPLEX|GFC?I)/,
      /(RECEPT\w*|OUTLETS?|DUPLEX|GFC?I)[^#~;|]{0,40}#[^#~;|]{0,30}(BASIN|LAV|SINK|VANITY)/,
    ],
    notUnder: /\b(LAUNDRY|UTILITY|KITCHEN|GARAGE|MUD ?ROOM|BAR|PANTRY)\b/,
    not:
      /KITCHEN|TUB SINK|LAUNDRY|UTILITY SINK|MOP|BAR SINK|WITHIN 6|ABOVE|A\.? ?F\.? ?F|HIGH|WIDE|FROM WALL|WET BAR|6 FT|6\'|SINK[^;]{0,12}GFC?I/,
    keep: ({ clause, value }) =>
      value <= 12 &&
      /RECEPT|OUTLET|DUPLEX|PLUG|GFC?I|FROM (THE )?(EDGE OF )?(THE )?BASIN/i.test(clause),
    bounds: ({ electrical }) => ({ max: electrical.basinReceptacleFt }),
  }),
  messages: {
    ok: "Receptacle {raw} from the basin.",
    outside: "Receptacle is {actual} ft from the basin; at most {required} ft is allowed.",
  },
  recommendation: "Add a GFCI receptacle within {required} ft of the basin, on a 20 A circuit.",
});
