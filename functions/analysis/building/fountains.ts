/** Drinking fountains without a word: two alike side by side at the wall of a hall, a round bowl in each. */
import { centre, overlaps, type PointRect } from "../../_shared/geometry.ts";
import type { Segment } from "../../_shared/domain/page_reading.ts";
import type { FixturePlace } from "./fixture_shapes.ts";
import type { FoundFixture } from "./fixtures.ts";

/** Rooms people drink in passing. */
const HALLS =
  /CORR|\bHALL|LOBBY|CIRCULATION|\bCIRC\b|PRE-?FUNCTION|ATRIUM|BREEZEWAY|CONCOURSE|COMMONS|GYM|ALCOVE|VESTIBULE|FOYER|DRINKING|GALLERY|PASSAGE/i;

/** Whether a room is called as those people drink in passing are. */
export const isHall = (room: string | null): boolean => room !== null && HALLS.test(room);
/** Sizes of bowls and of a fountain's sides, and what of it lies beside its bowl, inches. */
const BOWL_IN = [6, 15] as const, SIDE_IN = [11, 23] as const, BESIDE_IN = [0.4, 8] as const;
/** Two of them are as large and stand as far from the wall to this, and so far apart at most, inches. */
const ALIKE_IN = 2.5, APART_IN = 16;
/** How far behind its bowl a wall is felt for, inches, and how far from its side a line runs. */
const WALL_IN = 10, ON_PT = 0.1;
/** More round things are a pattern. */
const MOST_BOWLS = 200;

interface Unit {
  box: PointRect;
  /** The way to the wall. */
  isLevel: boolean;
}

/** Fountains among round things of a plan. */
export function findFountains(
  round: readonly PointRect[],
  strokes: readonly Segment[],
  found: readonly FoundFixture[],
  place: Pick<FixturePlace, "roomAt" | "isWall" | "pointsPerFoot">,
): FoundFixture[] {
  const inch = place.pointsPerFoot / 12;
  const bowls = round.filter((it) => {
    const [long, short] = [Math.max(it.width, it.height), Math.min(it.width, it.height)];
    const { x, y } = centre(it);
    return short >= BOWL_IN[0] * inch && long <= BOWL_IN[1] * inch &&
      isHall(place.roomAt(x, y));
  });
  if (bowls.length < 2 || bowls.length > MOST_BOWLS) return [];
  const units = bowls.flatMap((it) => unitAround(it, strokes, { ...place, inch }) ?? [])
    .filter(({ box }, index, all) => all.findIndex((it) => overlaps(it.box, box)) === index)
    .filter(({ box }) => !found.some((it) => overlaps(it.box, box)));
  return units.filter((it) => units.some((other) => other !== it && isTwin(it, other, inch)))
    .map(({ box }): FoundFixture => ({ type: "fountain", box, how: "shape" }));
}

/** The three lines around a bowl at its wall. */
function unitAround(
  bowl: PointRect,
  strokes: readonly Segment[],
  { isWall, inch }: Pick<FixturePlace, "isWall"> & { inch: number },
): Unit | null {
  const { x, y } = centre(bowl);
  /** The nearest line beyond a side of the bowl that passes its middle. */
  const lineAt = (isUpright: boolean, from: number, way: 1 | -1): number | null => {
    let best: number | null = null;
    for (const { x1, y1, x2, y2 } of strokes) {
      const [a, b, c, d, along] = isUpright ? [x1, x2, y1, y2, y] : [y1, y2, x1, x2, x];
      if (Math.abs(a - b) > ON_PT || Math.min(c, d) > along || Math.max(c, d) < along) continue;
      const off = (a - from) * way / inch;
      if (off < BESIDE_IN[0] || off > BESIDE_IN[1]) continue;
      if (best === null || off < (best - from) * way / inch) best = a;
    }
    return best;
  };
  const wallAt = (dx: number, dy: number, from: number): number | null => {
    for (let step = 0; step <= WALL_IN; step++) {
      const at = from + step * inch * (dx + dy);
      if (dx !== 0 ? isWall(at, y) : isWall(x, at)) return at;
    }
    return null;
  };
  const [left, top] = [bowl.x, bowl.y];
  const [right, bottom] = [bowl.x + bowl.width, bowl.y + bowl.height];
  const lines = {
    left: lineAt(true, left, -1),
    right: lineAt(true, right, 1),
    top: lineAt(false, top, -1),
    bottom: lineAt(false, bottom, 1),
  };
  const walls = {
    left: wallAt(-1, 0, left),
    right: wallAt(1, 0, right),
    top: wallAt(0, -1, top),
    bottom: wallAt(0, 1, bottom),
  };
  const sides = ["left", "right", "top", "bottom"] as const;
  for (const back of sides) {
    const others = sides.filter((it) => it !== back);
    if (walls[back] === null || others.some((it) => lines[it] === null)) continue;
    const at = { ...lines, [back]: walls[back] } as Record<typeof sides[number], number>;
    const box = {
      x: at.left,
      y: at.top,
      width: at.right - at.left,
      height: at.bottom - at.top,
    };
    const isSized = [box.width, box.height].every((it) =>
      it >= SIDE_IN[0] * inch && it <= SIDE_IN[1] * inch
    );
    if (isSized) return { box, isLevel: back === "left" || back === "right" };
  }
  return null;
}

/** As large, beside each other along one wall. */
function isTwin(a: Unit, b: Unit, inch: number): boolean {
  if (a.isLevel !== b.isLevel) return false;
  const isSame = (p: number, q: number) => Math.abs(p - q) < ALIKE_IN * inch;
  const [across, along] = a.isLevel ? ["x", "y"] as const : ["y", "x"] as const;
  const size = a.isLevel ? "height" : "width";
  const [first, second] = a.box[along] < b.box[along] ? [a.box, b.box] : [b.box, a.box];
  const apart = second[along] - first[along] - first[size];
  return isSame(a.box.width, b.box.width) && isSame(a.box.height, b.box.height) &&
    isSame(a.box[across], b.box[across]) && apart > -inch && apart < APART_IN * inch;
}
