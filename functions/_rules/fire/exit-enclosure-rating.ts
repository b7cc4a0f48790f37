/**
 * Interior exit stairs that connect two or three storeys are enclosed in rated construction.
 * Applies to stated ratings of stair enclosures. Measures hours.
 * @source FBC-B 8th ed. (2023), 1023.2
 */
import { defineRule, inapplicable } from "../define_rule.ts";
import { judgeMin } from "../measure.ts";
import { stairEnclosures } from "./_stairs.ts";
import { storiesOf } from "./_words.ts";

export default defineRule({
  id: "fire/exit-enclosure-rating",
  requirementId: "FBC-B-1023.2-exit-enclosure-1",
  title: "Exit stair enclosure rating",
  demand: { thing: "exit enclosure", property: "rating" },
  applies: stairEnclosures,
  check(stair, { plan, building, limits }) {
    const stories = storiesOf(stair, building, plan);
    if (
      stories !== null && (stories < 2 || stories >= limits.fire.exitEnclosureFourStoriesFrom)
    ) {
      return inapplicable();
    }
    const data = { actual: stair.value, required: limits.fire.exitEnclosureHours, unit: "hours" };
    return judgeMin(data, "low");
  },
  messages: {
    ok: "The stair enclosure is rated {actual} hr; {required} hr is required.",
    low: "The stair enclosure is rated {actual} hr; at least {required} hr is required.",
  },
  recommendation:
    "Enclose the stair in {required}-hour construction with 60-minute doors, or show the exception in 1019.3.",
  leftOpen: {
    topic: /\bSTAIR\w*[^;|]{0,25}\b(ENCLOSURE|SHAFT|RATING|WALLS?)|\bEXIT\s+ENCLOSURE/i,
    data: ({ limits }) => ({ required: limits.fire.exitEnclosureHours, unit: "hours" }),
  },
});
