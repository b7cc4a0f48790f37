/** Figures of fixtures: from the middle of one to the next one's, to a wall or to the side of what stands beside it. */
import type { FixtureType } from "../../_shared/domain/building.ts";
import type { DimensionMeaning } from "../../_shared/domain/plan_set.ts";
import type { DimensionSpan, PlanModel } from "./dimension_ends.ts";
import { standsAtLatch } from "./latch_figures.ts";
import { END_PT, nameOf, type PlanFaces, sidesAlong } from "./plan_faces.ts";

/** Fixtures whose middles are dimensioned, and what the lexicon calls them. */
const CENTRED: Partial<Record<FixtureType, string>> = {
  wc: "water closet",
  lavatory: "lavatory",
  urinal: "urinal",
  sink: "sink",
  fountain: "drinking fountain",
};
/** What stands beside a fixture with a side to run to. */
const SIDED: readonly FixtureType[] = ["tub", "shower"];
/** Middles lie this close to the ends of their figures, points and inches. */
const EXACT_PT = 2, EXACT_IN = 1.5;
/** Half as wide is a fixture; no wall stands before it, feet. */
const HALF_FT = 0.7;
/** A figure stands this close to its fixture, feet: before the stalls of a row of closets. */
const NEAR_FT = 9;
/** Fixtures of one row stand this close to one line, feet. */
const ROW_FT = 1.6;
/** Widest rim of a tub, inches. */
const RIM_IN = 5;
/** Longest figure of fixtures, feet. */
const MOST_FT = 12;

type Fixture = PlanModel["fixtures"][number];

/** From the middle of a fixture; null where an end could be something else. */
export function ofFixture(faces: PlanFaces, span: DimensionSpan): DimensionMeaning | null {
  const { from, to, at, isLevel } = span;
  const { pointsPerFoot, fixtures } = faces.plan;
  if (to - from > MOST_FT * pointsPerFoot) return null;
  // Stalls are left out of their room's outline: across them a figure stands in no room.
  const room = faces.roomOf(span);
  if (!room && !isInBuilding(faces, span)) return null;
  const own = fixtures.filter(({ middle: { x, y } }) => {
    const own = faces.roomAt({ x, y });
    if (own !== room && own !== null && room !== null) return false;
    const [along, across] = isLevel ? [x, y] : [y, x];
    const half = HALF_FT * pointsPerFoot;
    return faces.isFreeTo(across, { ...span, from: along - half, to: along + half });
  });
  const offOf = ({ middle }: Fixture) => Math.abs((isLevel ? middle.y : middle.x) - at);
  const exact = Math.min(EXACT_PT, EXACT_IN / 12 * pointsPerFoot);
  const middleAt = (end: number): Fixture | null => {
    const found = own.filter((it) =>
      it.type in CENTRED && runsAcross(it, isLevel) && offOf(it) < NEAR_FT * pointsPerFoot &&
      Math.abs((isLevel ? it.middle.x : it.middle.y) - end) < exact
    ).sort((a, b) => offOf(a) - offOf(b));
    // Of two on one line, back to back, the nearer one is meant; of two kinds as near, neither.
    const [first, second] = found;
    return first && (!second || second.type === first.type || offOf(second) > 2 * offOf(first))
      ? first
      : null;
  };
  const a = middleAt(from), b = middleAt(to);
  const place = { mark: null, room: room && nameOf(room) };
  if (a && b) {
    const [one, other] = [CENTRED[a.type]!, CENTRED[b.type]!];
    const isRow = Math.abs(offOf(a) - offOf(b)) < ROW_FT * pointsPerFoot;
    if (!isRow) return null;
    const thing = one === other ? one : `${one} to ${other}`;
    return {
      property: "spacing",
      thing,
      ...place,
      ends: [`middle of ${one}`, `middle of ${other}`],
    };
  }
  const fixture = a ?? b;
  // To the latch of a door it may as well run.
  if (!fixture || standsAtLatch(faces, a ? from : to, span)) return null;
  const end = a ? to : from;
  const side = sideAt(own, end, { span, pointsPerFoot });
  const isWall = isAtFace(faces, end, span);
  if (isWall === (side !== null)) return null;
  return {
    property: "distance",
    thing: CENTRED[fixture.type]!,
    ...place,
    ends: [`middle of ${CENTRED[fixture.type]!}`, side === null ? "wall" : `side of ${side}`],
  };
}

const isInBuilding = (faces: PlanFaces, span: DimensionSpan): boolean =>
  faces.buildings.some((it) => {
    const { low, high, near, far } = sidesAlong(span, it);
    return span.at > near && span.at < far && span.from < high && span.to > low;
  });

/** Closets are dimensioned across their bowl alone. */
function runsAcross({ type, box }: Fixture, isLevel: boolean): boolean {
  if (type !== "wc" || box === null) return true;
  return isLevel ? box.width < 1.15 * box.height : box.height < 1.15 * box.width;
}

/** The tub or shower whose side stands at an end. */
function sideAt(
  fixtures: readonly Fixture[],
  end: number,
  { span: { isLevel, at }, pointsPerFoot }: { span: DimensionSpan; pointsPerFoot: number },
): FixtureType | null {
  const found = fixtures.find(({ type, box }) => {
    if (box === null || !SIDED.includes(type)) return false;
    const [low, high, near, far] = isLevel
      ? [box.x, box.x + box.width, box.y, box.y + box.height]
      : [box.y, box.y + box.height, box.x, box.x + box.width];
    const reach = NEAR_FT * pointsPerFoot;
    // A tub is told by its basin: its rim stands around it.
    const rim = (type === "tub" ? RIM_IN / 12 * pointsPerFoot : 0) + END_PT;
    const isSide = end > low - rim && end < low + END_PT || end > high - END_PT && end < high + rim;
    return isSide && at > near - reach && at < far + reach;
  });
  return found?.type ?? null;
}

/** Whether a wall has a face at an end of a figure and reaches it, or stands in line with it. */
function isAtFace(faces: PlanFaces, end: number, { isLevel, at }: DimensionSpan): boolean {
  const reach = NEAR_FT * faces.plan.pointsPerFoot;
  return faces.across({ isLevel }).some((it) =>
    at > it.from - reach && at < it.to + reach &&
    // Finish and studs lie a little off the face that is drawn.
    (Math.abs(it.at - end) < END_PT || end > it.pair[0] && end < it.pair[1])
  );
}
