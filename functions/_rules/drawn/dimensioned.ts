/**
 * Printed dimensions as frames, the figure printed, the thing drawn: those whose line runs between things the drawing
 * knows, surely or likely, and the only one of a drawing that is called after one thing, `3'-6"` in CORRIDOR C-2.
 */
import type { Frame } from "../../_shared/domain/frame.ts";
import type { Dimension, Note, PlanSet } from "../../_shared/domain/plan_set.ts";
import { framesOfText, isUnderOldWork } from "../frames/make.ts";
import { figureOf } from "../reading/dimension_statements.ts";
import { placeOf } from "../reading/places.ts";

interface Meaning extends Pick<Frame, "thing" | "clause" | "sure"> {
  property: string;
  /** What it is measured to. */
  within?: readonly string[];
  /** What is shorter or longer is none of them, inches. */
  leastIn?: number;
  mostIn?: number;
}

/** What meanings are in the words of the lexicon, how sure they are, and the words rules look for beside such a figure. */
const MEANINGS: Readonly<Record<string, Meaning>> = {
  "clear width of corridor": {
    thing: "corridor",
    property: "width",
    clause: "CORRIDOR # CLEAR WIDTH",
    sure: "drawn",
  },
  "clear width of stair": {
    thing: "stair",
    property: "width",
    clause: "STAIR # CLEAR WIDTH",
    sure: "drawn",
  },
  "latch side clearance of door": {
    thing: "latch clearance",
    property: "distance",
    clause: "LATCH SIDE #",
    sure: "drawn",
  },
  "latch side clearance, pull side of door": {
    thing: "latch clearance",
    property: "distance",
    clause: "LATCH SIDE # ON PULL SIDE",
    sure: "drawn",
  },
  "latch side clearance, push side of door": {
    thing: "latch clearance",
    property: "distance",
    clause: "LATCH SIDE # ON PUSH SIDE",
    sure: "drawn",
  },
  "height of riser": {
    thing: "riser",
    property: "height",
    clause: "RISER #",
    sure: "ended",
    mostIn: 14,
  },
  "depth of tread": {
    thing: "tread",
    property: "depth",
    clause: "TREAD #",
    sure: "ended",
    mostIn: 30,
  },
  "centerline distance of water closet": {
    thing: "water closet",
    property: "distance",
    clause: "WALL TO CENTERLINE OF WATER CLOSET #",
    sure: "ended",
  },
  "front clearance of water closet": {
    thing: "water closet",
    property: "distance",
    clause: "CLEAR IN FRONT OF WATER CLOSET #",
    sure: "ended",
  },
  "height of handrail": {
    thing: "handrail",
    property: "height",
    clause: "HANDRAIL # ABOVE NOSING",
    sure: "ended",
    leastIn: 24,
    // A rail as high as this is the top of a guard.
    mostIn: 41,
  },
  "clear height of headroom": {
    thing: "headroom",
    property: "clear height",
    clause: "HEADROOM #",
    sure: "ended",
    leastIn: 66,
    mostIn: 144,
  },
  "height of guard": {
    thing: "guard",
    property: "height",
    clause: "GUARD # HIGH",
    sure: "ended",
    leastIn: 24,
    mostIn: 60,
  },
  "depth of landing": {
    thing: "landing",
    property: "depth",
    clause: "STAIR LANDING # DEEP",
    sure: "ended",
    leastIn: 24,
    mostIn: 120,
  },
  "height of toilet seat": {
    thing: "toilet seat",
    property: "height",
    clause: "TOILET SEAT # ABOVE FLOOR",
    sure: "ended",
    leastIn: 10,
    mostIn: 24,
  },
  "height of sill": {
    thing: "sill",
    property: "height",
    clause: "WINDOW SILL # ABOVE FLOOR",
    sure: "drawn",
    leastIn: 6,
    mostIn: 90,
  },
  "distance of eave": {
    thing: "eave",
    property: "distance",
    clause: "EAVE # TO PROPERTY LINE",
    within: ["property line"],
    sure: "ended",
  },
  "depth of footing": {
    thing: "footing",
    property: "depth",
    clause: "BOTTOM OF FOOTING # BELOW GRADE",
    sure: "ended",
    leastIn: 2,
    mostIn: 120,
  },
  "width of door": {
    thing: "door",
    property: "width",
    clause: "DOOR # WIDE",
    sure: "drawn",
    leastIn: 20,
    mostIn: 72,
  },
  "width of access aisle": {
    thing: "access aisle",
    property: "width",
    clause: "ACCESS AISLE # WIDE",
    sure: "ended",
    leastIn: 30,
    mostIn: 144,
  },
  "width of accessible parking space": {
    thing: "accessible parking space",
    property: "width",
    clause: "ACCESSIBLE PARKING SPACE # WIDE",
    sure: "drawn",
    leastIn: 84,
    mostIn: 240,
  },
};

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
  const meant = MEANINGS[`${measures.property} of ${measures.thing}`];
  if (!meant) return null;
  const { leastIn = 0, mostIn = Infinity, ...meaning } = meant;
  if (valueIn < leastIn || valueIn > mostIn) return null;
  const isOld = figureOf(dimension).old !== "" || isUnderOldWork(drawing ? [drawing] : []);
  return {
    ...placeOf(dimension),
    within: [],
    ...meaning,
    mark: measures.mark,
    bound: null,
    value: valueIn,
    unit: "in",
    raw: sourceText,
    role: "provided",
    polarity: "is",
    work: isOld ? "kept" : "new",
    text: meant.clause.replace("#", sourceText),
    context: [drawing, measures.room].filter(Boolean).join(" "),
  };
}
