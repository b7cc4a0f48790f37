/**
 * Printed dimensions as frames, the figure printed, the thing drawn: those whose line runs between things the drawing
 * knows, surely or likely, and the only one of a drawing that is called after one thing, `3'-6"` in CORRIDOR C-2.
 */
import { measuredBy } from "../../_lexicon/measured.ts";
import type { Frame } from "../../_shared/domain/frame.ts";
import type { Dimension, Note, PlanSet } from "../../_shared/domain/plan_set.ts";
import { framesOfText, isUnderOldWork } from "../frames/make.ts";
import { figureOf } from "../reading/dimension_statements.ts";
import { placeOf } from "../reading/places.ts";

/** Frames of the dimensions of a set. */
export const dimensionFrames = (plan: PlanSet): Frame[] => [
  ...plan.dimensions.flatMap((it) => frameOf(it) ?? []),
  ...loneFrames(plan),
];

/** Titles of drawings that show more than the thing they are called after. */
const OF_MANY =
  /\b(?:PLANS?|ELEV\w*|SECT\w*|DETAILS?|DIAGRAMS?|RISERS?|LAYOUT|SCHEDULES?|NOTES?|TYP\w*|LEVEL|FLOOR)\b/i;

/** Titles that say which way one looks at a wall, and words that stand on views from the side. */
const OF_A_SIDE = /\b(?:NORTH|SOUTH|EAST|WEST)\W*$/i;
const ON_VIEWS =
  /\b(?:GRADE|NOSINGS?|A\.?F\.?F|CLG|CEILING|BALUSTERS?|PICKETS?|TREADS?|RISERS?|HAND\s?RAIL|T\.?O\.?\s+(?:SLAB|PLATE))\b|\d\s*[RT]\s*@|\bFIN\w*\.?\s+FL/i;

/** Is an upright dimension a height, though its drawing is called after something that has a width? */
const isSeenFromSide = (
  { property, within }: Pick<Frame, "property" | "within">,
  { orientation, drawing, page }: Dimension,
  notes: readonly Note[],
): boolean =>
  property === "width" && orientation === "vertical" &&
  (within.length > 0 || OF_A_SIDE.test(drawing ?? "") ||
    notes.some((it) => it.page === page && it.drawing === drawing && ON_VIEWS.test(it.text)));

function loneFrames({ dimensions, notes }: PlanSet): Frame[] {
  const drawings = Map.groupBy(
    dimensions.filter(({ drawing }) => drawing && !OF_MANY.test(drawing)),
    ({ page, drawing }) => `${page}/${drawing}`,
  );
  return [...drawings.values()].flatMap((all) => {
    const [it] = all;
    if (all.length > 1 || it.of || it.between || it.heightOf || it.measures || it.qualifier) {
      return [];
    }
    const { old, length } = figureOf(it);
    const frames = framesOfText({ text: old + length, under: [it.drawing!] });
    return frames.filter((frame) => !isSeenFromSide(frame, it, notes)).map((frame) => ({
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
  const meant = measuredBy(measures, valueIn);
  if (!meant) return null;
  const isOld = figureOf(dimension).old !== "" || isUnderOldWork(drawing ? [drawing] : []);
  return {
    ...placeOf(dimension),
    thing: meant.thing,
    property: meant.property,
    within: meant.within ?? [],
    clause: meant.says,
    sure: meant.isSure ? "ended" : "drawn",
    mark: measures.mark,
    bound: null,
    value: valueIn,
    unit: "in",
    raw: sourceText,
    role: "provided",
    polarity: "is",
    work: isOld ? "kept" : "new",
    text: meant.says.replace("#", sourceText),
    context: [drawing, measures.room].filter(Boolean).join(" "),
  };
}
