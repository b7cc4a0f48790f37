/**
 * Heights on elevations: an upright dimension that stands on the floor and reaches up to a thing with a name says how
 * high that thing is. The name is lettered inside the thing, or a callout whose leader ends on it.
 */
import type { PointRect } from "../../../_shared/geometry.ts";
import { closedShapes } from "./closed_shapes.ts";
import type { Span } from "./dimension_lines.ts";
import type { DimensionSetting } from "./dimension_meaning.ts";
import type { FoundDimension } from "./dimensions.ts";
import { isFloorName, isName, isPlainText, textOf, type Words } from "./drawn_words.ts";
import { emOf, holds, holdsCentre } from "../layout/layout.ts";
import type { Point } from "./leaders.ts";
import { plainStrokes } from "./plain_strokes.ts";
import { between, type Ruling } from "../tables/rulings.ts";

/** Lines this near to the end of a dimension, in points, are those it runs to. */
const TOUCH_PT = 2.5;
/** Gap between an extension line and its thing, and depth of a thing below its upper edge, in em. */
const GAP_EM = 1.2, DEPTH_EM = 3.5;
/** A floor is drawn at least so long, in em of the figure. */
const FLOOR_EM = 8;

/** Drawings that look at a wall and not down at a floor. */
export const OF_A_WALL = /ELEV|MOUNT|\bMTG\b|HEIGHT|\bHGT|REACH|SECTION/i;

/** The upper end of a dimension: the lines it runs to there, and what stands around. */
interface Place {
  span: Span;
  em: number;
  level: readonly Ruling[];
  setting: HeightSetting;
}

/** What the heights of a page are read from. */
export interface HeightSetting extends DimensionSetting {
  /** Title of the sheet. */
  sheet: string | null;
  /** Where the leader of a text ends, without one nowhere. */
  leaderEndsOf: (words: Words) => readonly Point[];
}

/** The only named thing at the upper end of a dimension that stands on the floor; null otherwise. */
export function thingOverFloor(
  found: FoundDimension,
  span: Span,
  { setting, lowest }: {
    setting: HeightSetting;
    /** Lowest end of the upright dimensions of its drawing. */
    lowest: number;
  },
): Words | null {
  if (found.isLevel || span.to < lowest - TOUCH_PT) return null;
  if (!standsOnFloor(found, span, setting)) return null;
  const em = emOf(found.line);
  const level = levelAt(span, setting.rulings.horizontal, em);
  const place = { span, em, level, setting };
  const things = thingsAt(place);
  const names = setting.words.filter((words) =>
    isName(words) && isPlainText(words) && !isFloorName(words) &&
    isNameAt(words, { ...place, things })
  );
  const texts = new Set(names.map(textOf));
  return texts.size === 1 ? names[0] : null;
}

/** Is the lower end at a line lettered as floor, or at the longest line of a drawing of a wall? */
export function standsOnFloor(
  { line }: FoundDimension,
  span: Span,
  setting: HeightSetting,
): boolean {
  const em = emOf(line);
  const isAtEnd = ({ y, height }: PointRect) => Math.abs(y + height / 2 - span.to) < 2.2 * em;
  const drawing = setting.drawingAt(line.box);
  const isLettered = setting.words.some((words) =>
    isFloorName(words) && isAtEnd(words.box) && setting.drawingAt(words.box) === drawing
  );
  const level = between(setting.rulings.horizontal, span.to - TOUCH_PT, span.to + TOUCH_PT)
    .filter((it) => it.from < span.at + GAP_EM * em && it.to > span.at - GAP_EM * em);
  const isLong = level.some(({ from, to }) => to - from > FLOOR_EM * em);
  return isLong && (isLettered || (drawing !== null && OF_A_WALL.test(drawing)));
}

/** The lines at the upper end of a dimension: its extension line, and the edge of the thing it goes on to. */
function levelAt(span: Span, horizontal: readonly Ruling[], em: number): Ruling[] {
  const all = between(horizontal, span.from - TOUCH_PT, span.from + TOUCH_PT);
  const reached: Ruling[] = [];
  let [from, to] = [span.at, span.at];
  for (let more = true; more;) {
    more = false;
    for (const it of all) {
      if (reached.includes(it) || it.from > to + GAP_EM * em || it.to < from - GAP_EM * em) {
        continue;
      }
      reached.push(it);
      [from, to, more] = [Math.min(from, it.from), Math.max(to, it.to), true];
    }
  }
  return reached;
}

/** Small boxes and round symbols at the upper end: below it, or on its height. */
function thingsAt({ span, em, level, setting: { page } }: Place): PointRect[] {
  const from = Math.min(span.at, ...level.map((it) => it.from)) - GAP_EM * em;
  const to = Math.max(span.at, ...level.map((it) => it.to)) + GAP_EM * em;
  return closedShapes(page).filter((box) => {
    const middle = box.y + box.height / 2;
    const isAtEnd = [box.y, middle].some((it) => Math.abs(it - span.from) < TOUCH_PT);
    return isAtEnd && box.height < DEPTH_EM * em && box.x < to && box.x + box.width > from;
  });
}

/** Does a text stand in the thing at that level, or its leader end on it? */
function isNameAt(words: Words, at: Place & { things: readonly PointRect[] }): boolean {
  const { em, level, setting, things } = at;
  if (things.some((box) => holdsCentre(box, words.box))) return true;
  return setting.leaderEndsOf(words).some((end) => {
    if (things.some((box) => holds(box, end, TOUCH_PT))) return true;
    const edge = level.find(({ from, to }) => end.x > from - TOUCH_PT && end.x < to + TOUCH_PT);
    if (!edge || end.y < edge.at - TOUCH_PT || end.y > edge.at + DEPTH_EM * em) return false;
    return end.y < edge.at + TOUCH_PT || isOnThing(end, edge, setting);
  });
}

/** Nothing is drawn between the upper edge and the end of the leader, and the thing goes on below it. */
function isOnThing({ x, y }: Point, edge: Ruling, { page, rulings }: HeightSetting): boolean {
  const under = between(rulings.horizontal, edge.at + TOUCH_PT, y - 0.5)
    .some(({ from, to }) => x > from && x < to);
  const sides = rulings.vertical.filter(({ from, to }) => from < edge.at + TOUCH_PT && to > y)
    .map(({ at }) => at);
  // The sides of a basin lean.
  const leaning = plainStrokes(page).sloping.flatMap((it) => {
    const starts = Math.min(it.a.y, it.b.y) < edge.at + TOUCH_PT;
    return starts && Math.max(it.a.y, it.b.y) > y && it.b.x - it.a.x < Math.abs(it.b.y - it.a.y)
      ? [it.a.x]
      : [];
  });
  const all = [...sides, ...leaning];
  return !under && all.some((at) => at >= edge.from - TOUCH_PT && at <= x) &&
    all.some((at) => at <= edge.to + TOUCH_PT && at >= x);
}
