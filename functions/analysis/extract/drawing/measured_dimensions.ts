/** The dimensions of a page with their length at a scale that was verified, and with what they measure. */
import type { PageReading } from "../../../_shared/domain/page_reading.ts";
import type { PointRect } from "../../../_shared/geometry.ts";
import type { FoundRoom } from "../building/rooms.ts";
import { drawingAt, type DrawingTitle } from "../layout/drawing_titles.ts";
import type { readScales } from "../layout/sheet_scales.ts";
import { plottedScales } from "../layout/verify_scales.ts";
import type { PageFacts } from "../page_facts.ts";
import type { Rulings } from "../tables/rulings.ts";
import { withMeaning } from "./dimension_meaning.ts";
import { withStrings } from "./dimension_strings.ts";
import { type FoundDimension, withMeasure } from "./dimensions.ts";
import { type BubbleEnds, endsOfBubbles } from "./bubble_strokes.ts";
import type { Words } from "./drawn_words.ts";
import { keyedDimensions } from "./keyed_dimensions.ts";
import type { KeyedWords } from "./keyed_words.ts";
import { leaderEnds, type Point } from "./leaders.ts";
import type { FoundTag } from "./tags.ts";

/**
 * @param sheet title of the sheet
 * @param words what is lettered on the drawings, without titles, lists and dimensions
 * @param keyed what bubbles among them say by their notes
 */
export function measuredDimensions(
  page: PageReading,
  found: FoundDimension[],
  { sheet, rulings, titles, words, keyed, rooms, scaleAt, roomAt }: {
    sheet: string | null;
    rulings: Rulings;
    titles: readonly DrawingTitle[];
    words: readonly Words[];
    keyed: ReadonlyMap<FoundTag, KeyedWords>;
    rooms: readonly FoundRoom[];
    scaleAt: ReturnType<typeof readScales>["at"];
    roomAt: (box: PointRect) => string | null;
  },
): PageFacts["dimensions"] {
  const measured = found.map((it) => {
    const scale = scaleAt(it.line.box);
    const dimension = withMeasure(it, scale?.isVerified ? scale.pointsPerFoot : null);
    const room = dimension.qualifier === null ? null : roomAt(it.line.box);
    return room === null ? dimension : { ...dimension, room };
  });
  const titleOf = (box: PointRect) => drawingAt(titles, box, page)?.text ?? null;
  const plotted = plottedScales(found, titleOf);
  const pointsPerFootAt = (box: PointRect) => {
    const scale = scaleAt(box);
    return scale?.isVerified ? scale.pointsPerFoot : plotted(box) ?? scale?.pointsPerFoot ?? null;
  };
  const keyedEnds = endsOfBubbles(page, [...keyed.values()]);
  const meant = withMeaning(measured, found, {
    page,
    sheet,
    rulings,
    words,
    keyed: keyedDimensions(found, keyed, keyedEnds),
    leaderEndsOf: leadersOf(page, words, keyedEnds),
    rooms: rooms.map(({ room, at, nameLines }) => ({
      name: room.name,
      box: at,
      lines: nameLines,
    })),
    pointsPerFootAt,
    isScaleProvenAt: (box) => scaleAt(box)?.isVerified === true || plotted(box) !== null,
    drawingAt: titleOf,
    roomAt,
  });
  return withStrings(meant, found, { lettering: page.lines, pointsPerFootAt, drawingAt: titleOf });
}

/** Where the leaders of words end, looked for when first asked. */
function leadersOf(
  page: PageReading,
  words: readonly Words[],
  keyedEnds: ReadonlyMap<Words, BubbleEnds>,
): (of: Words) => readonly Point[] {
  let ends: Map<Words, Point[]> | null = null;
  const find = () => {
    const plain = words.filter((it) => !keyedEnds.has(it));
    const found = leaderEnds(page, plain.map(({ lines }) => lines));
    return new Map(plain.map((it, at) => [it, found[at]]));
  };
  return (of) => {
    const keyed = keyedEnds.get(of);
    if (keyed) return keyed.arrows.length > 0 ? keyed.arrows : keyed.strokes;
    return (ends ??= find()).get(of) ?? [];
  };
}
