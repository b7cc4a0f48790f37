/**
 * Printed dimensions as frames, the figure printed, the thing drawn: those whose line runs between things the plan knows,
 * and the only one of a drawing that is called after one thing, `3'-6"` in CORRIDOR C-2.
 */
import type { Frame } from "../../_shared/domain/frame.ts";
import type { Dimension, PlanSet } from "../../_shared/domain/plan_set.ts";
import { framesOfText } from "../frames/make.ts";
import { placeOf } from "../reading/places.ts";

/** What meanings are in the words of the lexicon, and the words rules look for beside such a figure. */
const MEANINGS: Readonly<
  Record<string, readonly [thing: string, property: string, clause: string]>
> = {
  "clear width of corridor": ["corridor", "width", "CORRIDOR # CLEAR WIDTH"],
  "clear width of stair": ["stair", "width", "STAIR # CLEAR WIDTH"],
  "latch side clearance of door": ["latch clearance", "distance", "LATCH SIDE #"],
};

/** Frames of the dimensions of a set. */
export const dimensionFrames = (plan: PlanSet): Frame[] => [
  ...plan.dimensions.flatMap((it) => frameOf(it) ?? []),
  ...loneFrames(plan),
];

/** Titles of drawings that show more than the thing they are called after. */
const OF_MANY =
  /\b(?:PLANS?|ELEV\w*|SECT\w*|DETAILS?|DIAGRAMS?|RISERS?|LAYOUT|SCHEDULES?|NOTES?|TYP\w*|LEVEL|FLOOR)\b/i;

function loneFrames({ dimensions }: PlanSet): Frame[] {
  const drawings = Map.groupBy(
    dimensions.filter(({ drawing }) => drawing && !OF_MANY.test(drawing)),
    ({ page, drawing }) => `${page}/${drawing}`,
  );
  return [...drawings.values()].flatMap((all) => {
    const [it] = all;
    if (all.length > 1 || it.of || it.between || it.heightOf || it.measures || it.qualifier) {
      return [];
    }
    return framesOfText({ text: it.sourceText, under: [it.drawing!] }).map((frame) => ({
      ...placeOf(it),
      ...frame,
      sure: "drawn" as const,
      text: it.sourceText,
      context: it.drawing!,
    }));
  });
}

function frameOf(dimension: Dimension): Frame | null {
  const { measures, valueIn, sourceText, of, between, drawing } = dimension;
  if (!measures || of || between) return null;
  const meaning = MEANINGS[`${measures.property} of ${measures.thing}`];
  if (!meaning) return null;
  const [thing, property, clause] = meaning;
  return {
    ...placeOf(dimension),
    thing,
    mark: measures.mark,
    within: [],
    property,
    bound: null,
    value: valueIn,
    unit: "in",
    raw: sourceText,
    role: "provided",
    polarity: "is",
    work: "new",
    sure: "drawn",
    clause,
    text: sourceText,
    context: [drawing, measures.room].filter(Boolean).join(" "),
  };
}
