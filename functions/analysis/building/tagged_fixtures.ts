/** Fixtures the set's own marks name: `L-2`, `WC-1`, `UR` at a drawn outline of fitting size. */
import type { FixtureType } from "../../_shared/domain/building.ts";
import { centre, overlaps, type PointRect } from "../../_shared/geometry.ts";
import { isWet } from "./fixture_shapes.ts";
import { markOf, usualType } from "./fixture_names.ts";
import type { FoundFixture } from "./fixtures.ts";
import { isIn } from "./lines.ts";
import { isBetween } from "./shape_marks.ts";
import { type ShapeSite, SIDES } from "./shape_site.ts";
import type { Shape } from "./drawn_shapes.ts";
import type { PlacedText } from "./stairs.ts";

/** Sizes of what a mark may stand at, long and short side, inches. */
const SIZE_IN: Partial<Record<FixtureType, readonly (readonly [number, number])[]>> = {
  wc: [[17, 34], [11, 25]],
  lavatory: [[11, 33], [9, 27]],
  urinal: [[10, 26], [7, 20]],
  fountain: [[11, 42], [9, 24]],
  shower: [[28, 97], [28, 66]],
  tub: [[44, 84], [26, 66]],
  sink: [[11, 112], [10, 31]],
};
/** What a mark stands at is so near to its middle: inches, and heights of its lettering. */
const REACH_IN = 14, REACH_LETTERS = 3.5;
/** It stands so near to a wall, inches. */
const AT_WALL_IN = 9;
/** Kinds that pass for each other by their shape. */
const ALIKE: ReadonlySet<FixtureType> = new Set(["lavatory", "sink", "urinal", "fountain"]);
/** More marks are none of fixtures. */
const MOST_MARKS = 300;

/** A mark whose letters tell nothing by themselves, with what it may stand at. */
export interface OpenMark {
  mark: string;
  choices: { type: FixtureType; box: PointRect }[];
}

/** Fixtures with those that usual marks name, and marks that only a schedule may explain. */
export function withTagged(
  site: ShapeSite,
  found: readonly FoundFixture[],
  words: readonly PlacedText[],
): { fixtures: FoundFixture[]; open: OpenMark[] } {
  const marks = words.flatMap(({ text, box }) => {
    const mark = markOf(text);
    return mark === null ? [] : [{ mark, box, type: usualType(mark) }];
  });
  if (marks.length > MOST_MARKS) return { fixtures: [...found], open: [] };
  const fixtures = [...found];
  const taken = new Set<FoundFixture>();
  const reachOf = ({ height, width }: PointRect) =>
    Math.max(REACH_IN * site.inch, REACH_LETTERS * Math.min(height, width));
  const free = (type: FixtureType, box: PointRect) =>
    outlinesNear(site, { type, box, reach: reachOf(box) }).filter((it) =>
      !fixtures.some((other) => overlaps(other.box, it.box))
    );
  const named = marks.flatMap((it) => it.type === null ? [] : [{ ...it, type: it.type }]);
  // What is told already takes the nearest of its marks first.
  const pairs = named.flatMap((it) =>
    fixtures.filter(({ type }) => type === it.type).map((fixture) => ({
      it,
      fixture,
      off: gapTo(fixture.box, it.box),
    }))
  ).filter(({ it, off }) => off <= reachOf(it.box)).sort((a, b) => a.off - b.off);
  const done = new Set<PlacedText["box"]>();
  for (const { it, fixture } of pairs) {
    if (taken.has(fixture) || done.has(it.box)) continue;
    taken.add(fixture);
    done.add(it.box);
  }
  for (const { type, box } of named) {
    if (done.has(box)) continue;
    const outline = free(type, box)[0];
    if (outline) {
      const fixture: FoundFixture = { type, box: outline.box, how: "tag" };
      fixtures.push(fixture);
      taken.add(fixture);
      continue;
    }
    // One of the kinds that look alike may have passed for another.
    const other = ALIKE.has(type)
      ? fixtures.filter((it) =>
        it.type !== type && ALIKE.has(it.type) && !taken.has(it) && fits(site, type, it.box) &&
        gapTo(it.box, box) <= reachOf(box)
      ).sort((a, b) => gapTo(a.box, box) - gapTo(b.box, box))[0]
      : undefined;
    if (!other) continue;
    const fixture: FoundFixture = { ...other, type, how: "tag" };
    fixtures.splice(fixtures.indexOf(other), 1, fixture);
    taken.add(fixture);
  }
  const open = marks.filter(({ mark, type }) => type === null && /\d/.test(mark))
    .flatMap(({ mark, box }): OpenMark[] => {
      const choices = (Object.keys(SIZE_IN) as FixtureType[]).flatMap((type) =>
        free(type, box).slice(0, 1).map((it) => ({ type, box: it.box }))
      );
      return choices.length === 0 ? [] : [{ mark, choices }];
    });
  return { fixtures, open };
}

const fits = (site: ShapeSite, type: FixtureType, box: PointRect): boolean => {
  const [long, short] = SIZE_IN[type]!;
  const [a, b] = site.sizeOf(box);
  return isBetween(a, long) && isBetween(b, short);
};

/** Outlines of a kind's size at a wall near a mark, the nearest first, the larger of two as near. */
function outlinesNear(
  site: ShapeSite,
  { type, box, reach }: { type: FixtureType; box: PointRect; reach: number },
): Shape[] {
  const { x, y } = centre(box);
  const around = { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach };
  return site.near(around).filter((it) =>
    it.fill > 0.45 && fits(site, type, it.box) && gapTo(it.box, box) <= reach &&
    SIDES.some((side) => (site.gapAt(it.box, side) ?? Infinity) <= AT_WALL_IN) &&
    (isIn(it.box, { x, y }) || mayStand(site, type, it))
  ).map((it) => ({ it, off: gapTo(it.box, box) })).sort((a, b) =>
    Math.abs(a.off - b.off) > site.inch * 3
      ? a.off - b.off
      : b.it.box.width * b.it.box.height - a.it.box.width * a.it.box.height
  ).map(({ it }) => it);
}

/** In a room, and drawn as more than a box where nobody bathes: a mark may be one of sections or windows. */
function mayStand(site: ShapeSite, type: FixtureType, it: Shape): boolean {
  const { x, y } = centre(it.box);
  const room = site.place.roomAt(x, y);
  if (room === null) return false;
  if (isWet(room) && type !== "shower") return true;
  return site.inside(it).length > 0 || site.marksAt(it.box).length > 0 ||
    Math.max(...it.cut) > site.inch;
}

/** From the middle of a mark to a box, points. */
function gapTo(box: PointRect, mark: PointRect): number {
  const { x, y } = centre(mark);
  const dx = Math.max(box.x - x, 0, x - box.x - box.width);
  const dy = Math.max(box.y - y, 0, y - box.y - box.height);
  return Math.hypot(dx, dy);
}
