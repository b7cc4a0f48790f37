/**
 * Heights on views of a wall that letter the name of each thing right under the floor it stands over: the only upright
 * dimension nearest to a name is the height of that thing. `LAV (TOILET 107)` under the floor, `36"` over it.
 */
import { centre } from "../../../_shared/geometry.ts";
import { emOf } from "../layout/layout.ts";
import type { Span } from "./dimension_lines.ts";
import type { FoundDimension } from "./dimensions.ts";
import { isFloorName, isName, isPlainText, textOf, type Words } from "./drawn_words.ts";
import { type HeightSetting, OF_A_WALL, standsOnFloor } from "./heights.ts";

/** Names stand so many em under the floor, and a dimension so many from the end of its name at most. */
const UNDER_EM = 2.5, AWAY_EM = 8;
/** Two things in one name, and names of the view itself. */
const OF_SEVERAL = /[,/&;+]|\bAND\b|\bW\/|\b\w+S\b\s*$/i;
const OF_VIEW = /\b(?:ELEV\w*|VIEW|SIDE|REAR|FRONT|WALL|SECTION|SCALE)\s*$/i;

/** An upright dimension that stands on a floor. */
interface Standing {
  index: number;
  at: number;
  floor: number;
  em: number;
  drawing: string | null;
}

/** The names of the things whose height dimensions are, by the number of the dimension. */
export function namesUnderFloors(
  found: readonly FoundDimension[],
  spans: readonly (Span | null)[],
  setting: HeightSetting,
): Map<number, Words> {
  const standing = found.flatMap((it, index): Standing[] => {
    const span = spans[index];
    const drawing = setting.drawingAt(it.line.box);
    const isHeight = span && !it.isLevel && drawing !== null && OF_A_WALL.test(drawing) &&
      standsOnFloor(it, span, setting);
    return isHeight ? [{ index, at: span.at, floor: span.to, em: emOf(it.line), drawing }] : [];
  });
  const names = standing.length === 0
    ? []
    : setting.words.filter((it) =>
      isName(it) && isPlainText(it) && !isFloorName(it) && setting.leaderEndsOf(it).length === 0
    );
  const pairs = standing.flatMap((it): [Words, number][] => {
    const under = names.filter(({ box }) =>
      box.y > it.floor - 1 && box.y - it.floor < UNDER_EM * it.em
    );
    const away = (name: Words) => Math.abs(centre(name.box).x - it.at);
    const [nearest] = under.sort((a, b) => away(a) - away(b));
    const isNear = nearest && away(nearest) < nearest.box.width / 2 + AWAY_EM * it.em;
    return isNear && setting.drawingAt(nearest.box) === it.drawing ? [[nearest, it.index]] : [];
  });
  return new Map(
    [...Map.groupBy(pairs, ([name]) => name)].filter(([name, own]) =>
      own.length === 1 && !OF_SEVERAL.test(textOf(name)) && !OF_VIEW.test(textOf(name))
    ).map(([name, [[, index]]]) => [index, name]),
  );
}
