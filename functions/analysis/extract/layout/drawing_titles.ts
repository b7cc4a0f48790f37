/** Titles of drawings on a sheet, their scales, and the drawing any place belongs to. */
import type { PageReading } from "../../../_shared/domain/page_reading.ts";
import type { PointRect } from "../../../_shared/geometry.ts";
import type { StrokeGroup } from "../drawing/connected_strokes.ts";
import { columnsOf, drawingOfStrokes } from "./drawing_regions.ts";
import { emOf, holdsCentre, isSameBaseline, type Line, sharedLength } from "./layout.ts";
import { isHeading } from "./headings.ts";
import { titlesByLetters } from "./lettered_titles.ts";
import type { Block } from "./notes.ts";
import type { Rulings } from "../tables/rulings.ts";
import { isScaleNote, parseScale } from "./scales.ts";

/** A drawing's title with its scale line, and where it stands. */
export interface DrawingTitle {
  text: string;
  line: Line;
  scale: { text: string; pointsPerFoot: number | null; line: Line } | null;
  /** Does it stand over its drawing? Most stand under theirs. */
  isOver?: boolean;
  /** Connected strokes that are certainly of its drawing. */
  strokes?: StrokeGroup[];
}

/** Words that make a large underlined line the title of a drawing. */
const DRAWING_WORDS =
  /\b(PLANS?|ELEVATIONS?|SECTIONS?|DETAILS?|DIAGRAMS?|RISERS?|ISOMETRIC|LAYOUT|AXONOMETRIC|PERSPECTIVE|TYPES|VIEW|MAP|RCP|ENLARGED)\b/i;

/**
 * Titles of drawings on the sheet: a line with a scale under or beside it, a large line of title words underlined,
 * or one lettered and placed as such titles are.
 *
 * @param listRows rows of lists, which have headings and no titles
 */
export function findDrawingTitles(
  lines: readonly Line[],
  rulings: Rulings,
  typicalEm: number,
  listRows: readonly Block[],
): DrawingTitle[] {
  const titles: DrawingTitle[] = [];
  const taken = new Set<Line>();
  const scales = lines.filter((line) => isScaleNote(line.text));
  const isScale = new Set(scales);
  const named = lines.filter((line) => !isScale.has(line) && /[A-Z]{3}/i.test(line.text));
  for (const scaleLine of scales) {
    const em = emOf(scaleLine);
    const above = named.filter((line) =>
      line.turn === scaleLine.turn &&
      scaleLine.up.top - line.up.bottom > -0.6 * em &&
      scaleLine.up.top - line.up.bottom < 2.2 * em + emOf(line) &&
      sharedLength(
          line.up.left - 2 * em,
          line.up.right + 2 * em,
          scaleLine.up.left,
          scaleLine.up.right,
        ) > 0
    ).sort((a, b) => b.up.bottom - a.up.bottom)[0] ?? titleBeside(scaleLine, named);
    if (!above || taken.has(above)) continue;
    taken.add(above);
    const scale = parseScale(scaleLine.text, true);
    titles.push({
      text: above.text,
      line: above,
      scale: scale ? { ...scale, line: scaleLine } : null,
    });
  }
  for (const line of lines) {
    if (taken.has(line) || line.turn !== 0 || emOf(line) < 1.15 * typicalEm) continue;
    if (!DRAWING_WORDS.test(line.text) || isHeading(line) || line.text.length > 70) continue;
    if (/\bNOTES\b|LEGEND|:$/i.test(line.text)) continue;
    const isUnderlined = rulings.horizontal.some((rule) =>
      rule.at > line.box.y && rule.at - line.box.y - line.box.height < 0.8 * emOf(line) &&
      rule.from < line.box.x + 0.2 * line.box.width &&
      rule.to > line.box.x + 0.8 * line.box.width &&
      rule.to - rule.from < 6 * line.box.width
    );
    if (isUnderlined && !headsTypes(line, lines)) {
      titles.push({ text: line.text, line, scale: null });
    }
  }
  const scaled = titles.filter(({ scale }) => scale).map(({ line }) => line);
  const rows = listRows.flatMap((row) => row.lines);
  for (const line of titlesByLetters([...lines, ...rows], scaled)) {
    if (titles.some((it) => it.line === line)) continue;
    titles.push({ text: line.text, line, scale: null });
  }
  return titles;
}

/** Under a title of types, `WALL TYPES`, two lines set one below the other from where it begins: a list, no drawing. */
function headsTypes(title: Line, lines: readonly Line[]): boolean {
  if (!/\bTYPES\W*$/i.test(title.text)) return false;
  const em = emOf(title);
  const [first, second] = lines.filter(({ turn, box, words }) =>
    turn === 0 && words.length > 2 && Math.abs(box.x - title.box.x) < em &&
    box.y > title.box.y + 0.5 * em && box.y < title.box.y + 6 * em
  ).sort((a, b) => a.box.y - b.box.y);
  return second !== undefined && first.box.y - title.box.y - title.box.height < 2 * em;
}

/** The larger line at whose right a scale stands: `Site plan    1" = 20'`. @param named lines of words, no scales */
function titleBeside(scale: Line, named: readonly Line[]): Line | undefined {
  const [near] = named.filter((line) =>
    emOf(line) > 1.3 * emOf(scale) && isSameBaseline(scale, line) &&
    line.up.right < scale.up.left + 0.2 * emOf(scale) &&
    scale.up.left - line.up.right < 6 * emOf(line)
  ).sort((a, b) => b.up.right - a.up.right);
  return near;
}

/**
 * Which drawing a place belongs to: the one whose leader ends there or whose strokes it stands among, else the one of the nearest title
 * in whose column it stands. Titles stand at the left of their drawing, and a drawing reaches to the next title at
 * its right.
 */
export function drawingAt(
  titles: readonly DrawingTitle[],
  box: PointRect,
  page: PageReading,
): DrawingTitle | null {
  const own = titles.find(({ line, scale }) =>
    holdsCentre(line.box, box) || (scale && holdsCentre(scale.line.box, box))
  );
  return own ?? drawingOfStrokes(titles, box, page) ?? drawingInColumn(titles, box, page);
}

function drawingInColumn(
  titles: readonly DrawingTitle[],
  box: PointRect,
  page: PageReading,
): DrawingTitle | null {
  let best: { title: DrawingTitle; cost: number } | null = null;
  const columns = columnsOf(titles, page);
  for (const title of titles) {
    const at = title.line.box;
    const { left, right } = columns.get(title)!;
    const x = box.x + box.width / 2;
    const dx = Math.max(0, left - x, x - right);
    const below = box.y + box.height / 2 - at.y;
    const away = title.isOver ? below : -below;
    const cost = (away >= -2 * emOf(title.line) ? Math.max(0, away) : 2 - 3 * away) + 2.5 * dx;
    if (!best || cost < best.cost) best = { title, cost };
  }
  return best && best.cost < 1.2 * page.heightPt ? best.title : null;
}
