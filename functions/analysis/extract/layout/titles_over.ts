/**
 * On which side of its drawing a title stands. Most offices set titles under their drawings; some set them over, and
 * some sheets hold both. Decided by column: nothing is drawn above the uppermost title of drawings that hang below.
 */
import type { PageReading } from "../../../_shared/domain/page_reading.ts";
import { centre, type PointRect } from "../../../_shared/geometry.ts";
import type { DrawingTitle } from "./drawing_titles.ts";
import { emOf, holdsCentre, type Line } from "./layout.ts";

/** Shorter strokes are marks of lettering and hatching, in points. */
const MIN_STROKE_PT = 4;
/** Share of the sheet taken by its border, and by pictures that are the sheet itself. */
const BORDER = 0.03;
const WHOLE_SHEET = 0.6;
/** Titles of one column begin within this share of the width of each other. */
const SAME_COLUMN = 0.06;
/** What stands so near a title, in em, is its bubble and its underline. */
const OWN_MARKS = 2.5;

/** What else is on the page: text outside of tables, and places nothing is drawn in. */
interface Surroundings {
  lines: readonly Line[];
  /** Title block and tables. */
  outside: readonly PointRect[];
}

interface Point {
  x: number;
  y: number;
}

/** Titles that stand over their drawings. */
export function titlesOverDrawings(
  page: PageReading,
  titles: readonly DrawingTitle[],
  { lines, outside }: Surroundings,
): ReadonlySet<DrawingTitle> {
  if (titles.length === 0) return new Set();
  const isOpen = ({ x, y }: Point) =>
    !outside.some((box) => holdsCentre(box, { x, y, width: 0, height: 0 }));
  const strokes = drawnPoints(page).filter(isOpen);
  const own = new Set(titles.flatMap((it) => it.scale ? [it.line, it.scale.line] : [it.line]));
  const texts = lines.filter((line) => !own.has(line)).map((line) => centre(line.box));
  const columns = columnsOf(titles, page).map((column) => {
    const span = spanOf(column, titles, page);
    return { column, side: sideBy(strokes, span) ?? sideBy(texts, span) };
  });
  const decided = columns.filter(({ side }) => side !== null);
  const areAllOver = decided.length > 0 && decided.every(({ side }) => side === "over");
  return new Set(
    columns.filter(({ side }) => side === "over" || (side === null && areAllOver))
      .flatMap(({ column }) => column),
  );
}

/** Middles of strokes and placed pictures, without the border of the sheet. */
function drawnPoints({ segments, images, widthPt, heightPt }: PageReading): Point[] {
  const isInside = ({ x, y }: Point) =>
    x > BORDER * widthPt && x < (1 - BORDER) * widthPt &&
    y > BORDER * heightPt && y < (1 - BORDER) * heightPt;
  const strokes = segments.filter((it) =>
    Math.hypot(it.x2 - it.x1, it.y2 - it.y1) >= MIN_STROKE_PT &&
    Math.abs(it.x2 - it.x1) < (1 - 2 * BORDER) * widthPt &&
    Math.abs(it.y2 - it.y1) < (1 - 2 * BORDER) * heightPt
  ).map((it) => ({ x: (it.x1 + it.x2) / 2, y: (it.y1 + it.y2) / 2 }));
  const pictures = images.filter((it) => it.width * it.height < WHOLE_SHEET * widthPt * heightPt)
    .map(centre);
  return [...strokes, ...pictures].filter(isInside);
}

/** Titles one above the other, uppermost first. */
function columnsOf(titles: readonly DrawingTitle[], page: PageReading): DrawingTitle[][] {
  const columns: DrawingTitle[][] = [];
  for (const title of titles.toSorted((a, b) => a.line.box.y - b.line.box.y)) {
    const { x } = title.line.box;
    const own = columns.find(([first]) =>
      Math.abs(first.line.box.x - x) < SAME_COLUMN * page.widthPt
    );
    if (own) own.push(title);
    else columns.push([title]);
  }
  return columns;
}

interface Span {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** From the left end of a column's titles to the next title beside one of them, and down from first to last. */
function spanOf(
  column: readonly DrawingTitle[],
  titles: readonly DrawingTitle[],
  page: PageReading,
): Span {
  const boxes = column.map(({ line }) => line.box);
  const left = Math.min(...boxes.map(({ x }) => x));
  const beside = titles.map(({ line }) => line.box).filter((other) =>
    boxes.some(({ x, y }) =>
      other.x > x + SAME_COLUMN * page.widthPt && Math.abs(other.y - y) < 0.06 * page.heightPt
    )
  );
  const [first, last] = [column[0], column[column.length - 1]];
  const lowest = (last.scale?.line ?? last.line).box;
  return {
    left: left - 0.02 * page.widthPt,
    right: Math.min(page.widthPt, ...beside.map(({ x }) => x)) - 0.02 * page.widthPt,
    top: first.line.box.y - OWN_MARKS * emOf(first.line),
    bottom: lowest.y + lowest.height + OWN_MARKS * emOf(last.line),
  };
}

/** The side on which titles stand with nothing beyond them; null where both sides hold something, or none. */
function sideBy(points: readonly Point[], span: Span): "over" | "under" | null {
  const own = points.filter(({ x }) => x > span.left && x < span.right);
  const isAbove = own.some(({ y }) => y < span.top);
  const isBelow = own.some(({ y }) => y > span.bottom);
  if (isAbove === isBelow) return null;
  return isBelow ? "over" : "under";
}
