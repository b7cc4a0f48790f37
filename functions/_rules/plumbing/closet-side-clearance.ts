/**
 * A water closet leaves room to sit between walls and fixtures.
 * Reads the distance from its centre to a wall or to the next fixture, in inches.
 * @source FBC-P 8th ed. (2023), 405.3.1
 */
import { defineRule } from "../define_rule.ts";
import { inches, statedLimit, type StatedQuantity } from "../measure.ts";

export default defineRule<StatedQuantity>({
  id: "plumbing/closet-side-clearance",
  requirementId: "FBC-P-405.3.1-side",
  severity: "medium",
  source: { volume: "FBC-P", edition: "2023", section: "405.3.1" },
  category: "Plumbing",
  title: "Water closet side clearance",
  ...statedLimit({
    quantity: inches,
    says: [
      /#[^#~,;|]{0,30}(WALL[^#~|]{0,25}(C\.?L\b|C\/L|℄|CENTER|W\.? ?C\b|CLOSET|TOILET)|(C\.?L\.?|C\/L|℄|CENTER ?LINE)[^#~,;|]{0,15}(OF )?(W\.? ?C\b|CLOSET|TOILET))/,
      /\b(W\.? ?C\.?|WATER CLOSETS?|TOILETS?)\b[^#~]{0,40}(C\.?L\b\.?|C\/L|℄|CENTER ?LINE|CENTERED|CENTER|CENTRE)[^#~]{0,30}#/,
      /(CENTER ?LINE|CENTRE ?LINE|C\/L|\bC\.?L\b\.?|℄)[^#~]{0,20}(W\.? ?C\b|WATER CLOSET|TOILET)[^#~]{0,30}#/,
      /\b(W\.? ?C\.?|WATER CLOSETS?|TOILETS?)[^#~]{0,20}# ?(MIN\.? )?(C\.?L\.? )?(TO|FROM|OFF) [^#~]{0,26}(WALL|CABINET|TUB|VANITY|OBSTRUCTION|FIXTURE)/,
    ],
    not:
      /LAV[^,;]*(WALL|CENTER)|URINAL|SINK|DISPENS|SHOWER|CHILD|FLUSH|GRAB|ROUGH|REAR|BEHIND|BACK WALL|DOOR|HIGH|SEAT/,
    notUnder: /CHILD|KINDERGARTEN|DAY ?CARE/,
    keep: ({ value }) => value >= 8 && value <= 48,
    bounds: ({ plumbing }, { clause }) => ({
      min: /(CENTER|C\.?L\b\.?) TO (CENTER|C\.?L)|O\.? ?C\b|ADJACENT FIXTURE|NEXT FIXTURE/i.test(
          clause,
        )
        ? plumbing.closetToFixtureIn
        : plumbing.closetToWallIn,
    }),
  }),
  messages: {
    ok: "Water closet {raw} from wall or fixture.",
    outside:
      "Water closet is {actual} in from wall or fixture; at least {required} in is required.",
  },
  recommendation: "Move the fixture so that its centre is at least {required} in away.",
});
