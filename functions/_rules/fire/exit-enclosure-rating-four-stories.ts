/**
 * Interior exit stairs that connect four or more storeys are enclosed in two-hour construction.
 * Applies to stated ratings of stair enclosures where the storeys connected are known. Measures hours.
 * @source FBC-B 8th ed. (2023), 1023.2
 */
import { defineRule, inapplicable } from "../define_rule.ts";
import { judgeMin } from "../measure.ts";
import { stairEnclosures } from "./_stairs.ts";
import { storiesOf } from "./_words.ts";

export default defineRule({
  id: "fire/exit-enclosure-rating-four-stories",
  requirementId: "FBC-B-1023.2-exit-enclosure-4",
  title: "Exit stair enclosure rating, four or more stories",
  demand: { thing: "exit enclosure", property: "rating" },
  applies: stairEnclosures,
  check(stair, { plan, building, limits }) {
    const stories = storiesOf(stair, building, plan);
    if (stories === null || stories < limits.fire.exitEnclosureFourStoriesFrom) {
      return inapplicable();
    }
    const required = limits.fire.exitEnclosureFourStoriesHours;
    return judgeMin({ actual: stair.value, required, unit: "hours", stories }, "low");
  },
  messages: {
    ok:
      "The stair enclosure through {stories} stories is rated {actual} hr; {required} hr is required.",
    low:
      "The stair enclosure through {stories} stories is rated {actual} hr; at least {required} hr is required.",
  },
  recommendation: "Enclose the stair in {required}-hour construction with 90-minute doors.",
});
