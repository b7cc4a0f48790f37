/**
 * A door that opens in leaves room for a wheelchair.
 * Reads the clear floor beyond doors of toilet rooms, in inches.
 * @source FBC-A 8th ed. (2023), 603.2.3
 */
import { cantTell, defineRule } from "../define_rule.ts";
import { demand, settingOf } from "../measure.ts";

/** Between two doors of a vestibule another depth is asked beyond the swing. */
const OF_TOILETS =
  /\b(?:TOILETS?|BATH\w*|REST\s?ROOMS?|W\.?C|LAV\w*|CLOSETS?|URINALS?|FIXTURES?|WHEEL\s?CHAIR|STALLS?|(?:WO)?MEN'?S?|UNISEX|SHOWERS?)\b|(?<!\d)30\s*(?:"|IN\b\.?)?\s*[X×]/i;

const beyond = demand({
  thing: "floor past swing",
  property: ["length", "depth", "height", "width", "distance"],
  unless: /CORRIDOR|LATCH|PULL SIDE|PUSH SIDE|VESTIBULE/i,
  keep: ({ property, value }) => property !== "width" || value !== 30,
  limit: ({ accessibility }) => ({ min: accessibility.doorSwingClearIn }),
});

export default defineRule({
  id: "accessibility/toilet-door-swing",
  requirementId: "FBC-A-603.2.3-door-swing",
  ...beyond,
  check(it, context) {
    const [verdict] = [beyond.check(it, context)].flat();
    return verdict.kind === "fail" && !OF_TOILETS.test(settingOf(it, context.plan))
      ? cantTell("unsure", verdict.data)
      : verdict;
  },
  messages: {
    ok: "The clear floor beyond the swing is {raw}.",
    unsure:
      "{raw} is given beyond the swing of a door; if that is of a toilet room, at least {required} in is required.",
    outside:
      "The clear floor beyond the swing is {actual} in long; at least {required} in is required.",
  },
  recommendation: "Reverse the door, or show a clear floor of 30 x 48 in beyond its swing.",
});
