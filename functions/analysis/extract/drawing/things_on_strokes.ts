/**
 * Things at the end of a dimension: a box or a round symbol the line itself runs to, or from which an extension line
 * runs to it, and a single upright stroke, a pipe or a pole, with its name at its end.
 */
import type { PointRect } from "../../../_shared/geometry.ts";
import { closedShapes } from "./closed_shapes.ts";
import type { Span } from "./dimension_lines.ts";
import type { FoundDimension } from "./dimensions.ts";
import { isName, type Words } from "./drawn_words.ts";
import type { HeightSetting } from "./heights.ts";
import { emOf } from "../layout/layout.ts";
import { between, type Ruling } from "../tables/rulings.ts";

/** Strokes and things begin or end within so many points of the end of a dimension line. */
const TOUCH_PT = 2.5;
/** Gap between an extension line and its thing, and between a stroke and its name, in em. */
const GAP_EM = 1.2, NAME_EM = 2;
/** Symbols and boxes are at most this share of the page. */
const THING = 0.16;
/** The least length of a stroke that is a thing itself, in em of the figure. */
const STROKE_EM = 3;

interface Place {
  found: FoundDimension;
  span: Span;
  setting: HeightSetting;
}

/** What names a box: {@link Words} inside it, led to it, or over or under it. */
type NamesOf = (box: PointRect, em: number) => Words[];

/** The name of the thing a dimension reaches, by a stroke or itself, at one of its ends; null for none or several. */
export function thingOnStroke(
  end: number,
  side: "from" | "to",
  { found, span, setting }: Place,
  namesOf: NamesOf,
): Words | null {
  const { isLevel } = found;
  const em = emOf(found.line);
  const lines = isLevel ? setting.rulings.vertical : setting.rulings.horizontal;
  const strokes = between(lines, end - TOUCH_PT, end + TOUCH_PT)
    .filter(({ from, to }) => from < span.at + GAP_EM * em && to > span.at - GAP_EM * em);
  const near = thingsBy(end, side, found, setting).map((box) => ({
    box,
    extent: extentOf(box, !isLevel),
  }));
  const run = near.filter(({ extent: [first, last] }) =>
    span.at > first - TOUCH_PT && span.at < last + TOUCH_PT
  );
  const reached = near.filter(({ extent: [first, last] }) =>
    strokes.some((it) => it.from < last + GAP_EM * em && it.to > first - GAP_EM * em)
  );
  const things = (run.length > 0 ? run : reached).map(({ box }) => box);
  const names = things.length > 0
    ? things.flatMap((box) => namesOf(box, em))
    : isLevel
    ? strokes.filter(({ from, to }) => to - from > STROKE_EM * em)
      .flatMap((it) => namesOver(it, setting, em))
    : [];
  const own = [...new Set(names.filter(isName))];
  return own.length === 1 ? own[0] : null;
}

/** Boxes and round symbols whose near side, or whose middle, stands at that end. */
function thingsBy(
  end: number,
  side: "from" | "to",
  { isLevel }: FoundDimension,
  { page }: HeightSetting,
): PointRect[] {
  return closedShapes(page).filter((box) => {
    const [first, last] = extentOf(box, isLevel);
    const near = side === "from" ? last : first;
    const isAtEnd = [near, (first + last) / 2].some((at) => Math.abs(at - end) < TOUCH_PT);
    return isAtEnd && box.width > TOUCH_PT && box.width < THING * page.widthPt &&
      box.height > TOUCH_PT && box.height < THING * page.heightPt;
  });
}

/** Where a box begins and ends along a level line, or an upright one. */
const extentOf = ({ x, y, width, height }: PointRect, isLevel: boolean): [number, number] =>
  isLevel ? [x, x + width] : [y, y + height];

/** Words right over or under a stroke, in line with it. */
const namesOver = ({ at, from, to }: Ruling, { words }: HeightSetting, em: number): Words[] =>
  words.filter(({ box, lines }) => {
    const gap = Math.max(from - box.y - box.height, box.y - to);
    return lines[0].turn === 0 && Math.abs(box.x + box.width / 2 - at) < 1.5 * em &&
      gap > -1 && gap < NAME_EM * em;
  });
