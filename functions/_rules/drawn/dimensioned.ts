/** Printed dimensions whose line runs between things the plan knows, as frames: the figure is printed, the thing drawn. */
import type { Frame } from "../../_shared/domain/frame.ts";
import type { Dimension, PlanSet } from "../../_shared/domain/plan_set.ts";
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
export const dimensionFrames = (plan: PlanSet): Frame[] =>
  plan.dimensions.flatMap((it) => frameOf(it) ?? []);

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
