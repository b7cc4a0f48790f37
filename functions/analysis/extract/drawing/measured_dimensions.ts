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
import { strokeEndsOfBubbles } from "./bubble_strokes.ts";
import type { Words } from "./drawn_words.ts";
import { leaderEnds, leaderEndsOfBubbles, type Point } from "./leaders.ts";

/** @param words what is lettered on the drawings, without titles, lists and dimensions */
export function measuredDimensions(
  page: PageReading,
  found: FoundDimension[],
  { rulings, titles, words, rooms, scaleAt, roomAt }: {
    rulings: Rulings;
    titles: readonly DrawingTitle[];
    words: readonly Words[];
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
  const meant = withMeaning(measured, found, {
    page,
    rulings,
    words,
    leaderEndsOf: leadersOf(page, words),
    rooms: rooms.map(({ room, at, nameLines }) => ({
      name: room.name,
      box: at,
      lines: nameLines,
    })),
    pointsPerFootAt,
    drawingAt: titleOf,
    roomAt,
  });
  return withStrings(meant, found, { lettering: page.lines, pointsPerFootAt, drawingAt: titleOf });
}

/** Where the leaders of words end, looked for when first asked. */
function leadersOf(page: PageReading, words: readonly Words[]): (of: Words) => readonly Point[] {
  let ends: Map<Words, Point[]> | null = null;
  const find = () => {
    const [keyed, plain] = [words.filter((it) => it.bubble), words.filter((it) => !it.bubble)];
    const bubbles = keyed.map(({ box }) => box);
    const strokes = strokeEndsOfBubbles(page, bubbles);
    const ofKeyed = leaderEndsOfBubbles(page, bubbles)
      .map((arrows, at) => arrows.length > 0 ? arrows : strokes[at]);
    const ofPlain = leaderEnds(page, plain.map(({ lines }) => lines));
    return new Map([
      ...plain.map((it, at): [Words, Point[]] => [it, ofPlain[at]]),
      ...keyed.map((it, at): [Words, Point[]] => [it, ofKeyed[at]]),
    ]);
  };
  return (of) => (ends ??= find()).get(of) ?? [];
}
