/**
 * The two units of a two-family dwelling are separated by one-hour construction, half an hour when sprinklered.
 * Applies to stated ratings between the units of a duplex. Measures hours.
 * @source FBC-R 8th ed. (2023), R302.3
 */
import { defineRule } from "../define_rule.ts";
import { judgeUnlessSprinklered } from "./_sprinklers.ts";
import { isTwoFamily } from "./_units.ts";
import { titledWords, wallRatings } from "./_words.ts";

export default defineRule({
  id: "fire/two-family-separation",
  requirementId: "FBC-R-R302.3-duplex",
  title: "Separation of a two-family dwelling",
  when: isTwoFamily,
  demand: {
    thing: ["unit separation wall", "floor assembly"],
    property: "rating",
    limit: ({ fire }) => ({ min: fire.duplexSprinkleredHours }),
  },
  applies: (plan) =>
    wallRatings(plan, {
      topic:
        /\b(PARTY|COMMON|UNIT|DEMISING|TENANT|DUPLEX|DWELLING)\s*(SEPARATION\s+|FIRE\s+|UNIT\s+)?(WALLS?|SEPARATION|PARTITION|FLOOR)|\bSEPARATION\s+WALL|\b(BETWEEN|SEPARATING|DIVIDING)\s+(THE\s+)?(TWO\s+)?((UPPER|LOWER|FIRST|SECOND|LEFT|RIGHT|FRONT|REAR|ADJACENT|BOTH)\s+((AND|&|\/)\s*(UPPER|LOWER|FIRST|SECOND|LEFT|RIGHT|FRONT|REAR)\s+)?)?(UNITS?|DWELLINGS?|APARTMENTS?)|\bUNITS?\b[^.;]{0,15}\b(ARE|IS)\s+(DIVIDED|SEPARATED)/i,
      not: /\bGARAGE|CORRIDOR|EXTERIOR/i,
      titled: true,
    }),
  check(it, { building, limits }) {
    const { duplexHours: strict, duplexSprinkleredHours: lenient } = limits.fire;
    return judgeUnlessSprinklered(it.value, { strict, lenient }, building, titledWords(it));
  },
  unlessClaimed: ["unsure"],
  messages: {
    ok: "The separation of the two units is rated {actual} hr; {required} hr is required.",
    low:
      "The separation of the two units is rated {actual} hr; at least {required} hr is required.",
    unsure:
      "The separation of the two units is rated {actual} hr; {required} hr is required unless they are sprinklered.",
  },
  recommendation:
    "Provide {required}-hour wall and floor assemblies between the units, up to the roof sheathing.",
  leftOpen: {
    topic: /\b(PARTY|COMMON|UNIT|SEPARATION)\s+(SEPARATION\s+)?WALL|\bUNIT\s+SEPARATION/i,
    data: ({ limits }) => ({ required: limits.fire.duplexHours, unit: "hours" }),
  },
});
