/**
 * Permit sheets say what will be built. Applies to every set: T.B.D., a question lettered on the drawing and work "if
 * necessary" are asked about, rows of one schedule as one question, and only where no other rule asks about the place.
 * @source FBC-B 8th ed. (2023), 107.2.1
 */
import { cantTell, defineRule } from "../define_rule.ts";
import { openPoints, type Statement } from "../measure.ts";

export default defineRule({
  id: "documentation/left-open",
  requirementId: "FBC-B-107.2.1-extent",
  givesWay: true,
  applies: (plan) =>
    [...Map.groupBy(openPoints(plan), listOf).values()].map(([first, ...also]) => ({
      ...first,
      verdict: cantTell("open", { text: first.text }, { also }),
    })),
  check: ({ verdict }) => verdict,
  messages: { open: "The permit set leaves this undecided: {text}." },
  recommendation: "Decide this, and show it on the sheets before submitting them.",
});

/** Rows of one schedule are one point; every note is its own. */
const listOf = (it: Statement): unknown => it.schedule ?? it;
