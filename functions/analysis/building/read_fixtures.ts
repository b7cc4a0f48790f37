/** The fixtures of a page, among the strokes that draw no wall: small things in rooms that may hold them. */
import type { PlanRoom } from "../../_shared/domain/building.ts";
import type { Arc, PageReading, Segment } from "../../_shared/domain/page_reading.ts";
import { centre, contains, overlaps, type PointRect } from "../../_shared/geometry.ts";
import { ellipseIn, findBlocks, findLinked, findRuns } from "./blocks.ts";
import { findClosets } from "./closets.ts";
import { crossesOf } from "./crosses.ts";
import { findShapes, type Shape, stackedShapes } from "./drawn_shapes.ts";
import { hasSinks, isForMen, isShared, isWet, UNNAMED } from "./fixture_shapes.ts";
import {
  findBowls,
  findCrossed,
  findFixtures,
  findOpenSinks,
  type FoundFixture,
  isTag,
  markCircles,
  withoutNotes,
} from "./fixtures.ts";
import { type TiledPatch, withoutFloorTiles } from "./floor_tiles.ts";
import { withoutGrabBars } from "./grab_bars.ts";
import { findFountains, isHall } from "./fountains.ts";
import { isIn, type Point } from "./lines.ts";
import { findMachines } from "./machines.ts";
import { middleLines } from "./middle_lines.ts";
import { boxOf, circleIn, drainsOf, isOblong, isRing, ovalsOf, ringsOf } from "./round_shapes.ts";
import { findRanges } from "./ranges.ts";
import { isInCounter } from "./sink_signs.ts";
import { ShapeSite } from "./shape_site.ts";
import { HALL, withShaped } from "./shaped_fixtures.ts";
import { findSlopedFloors } from "./shower_signs.ts";
import { findShowers } from "./showers.ts";
import { findTubs } from "./tubs.ts";
import { tagsAround } from "./tag_outlines.ts";
import { type OpenMark, withTagged } from "./tagged_fixtures.ts";
import { ticksOf } from "./tick_marks.ts";
import { findTrenches, squareDrains } from "./floor_drains.ts";
import { type Drawn, TurnedPlan } from "./turned_plan.ts";

/** Fixtures are looked for in rooms up to this size, and in unnamed spaces up to that, square feet. */
const FIXTURES_SQFT = 900, STALL_SQFT = 90;

/** The circle of a mark and nothing else is so close to it on all sides, points. */
const MARK_PT = 1;

/** Lines along a side of a round thing cover this share of it at most. */
const ROUND_SIDE = 0.35;

/** The rim of a tub lies so far outside its basin, inches. */
const TUB_RIM_IN = 5;

/** Round basins of tubs are so wide at least, and the sides of these tubs so long, inches. */
const ROUND_TUB_IN = [30, 44] as const;

/** What fixtures stand among. */
interface Surroundings {
  isWall: (x: number, y: number) => boolean;
  roomAt: (point: Point) => PlanRoom | null;
  pointsPerFoot: number;
}

/** Fixtures of a page, and marks only a schedule may explain. */
interface ReadFixtures {
  fixtures: FoundFixture[];
  open: OpenMark[];
}

/** Fixtures of a page, in points; `leanDeg` is how its walls lean. */
export function readFixtures(
  page: PageReading,
  { strokes, broken, leanDeg, extent, isWall, roomAt, pointsPerFoot }: Surroundings & {
    strokes: readonly Segment[];
    broken: readonly Segment[];
    leanDeg: number;
    /** All walls. */
    extent: PointRect;
  },
): ReadFixtures {
  const { bubbles = [], ovals = [], curved = [] } = page;
  const ticks = ticksOf(page.segments);
  const around = { ...extent, x: extent.x - pointsPerFoot, y: extent.y - pointsPerFoot };
  around.width += 2 * pointsPerFoot;
  around.height += 2 * pointsPerFoot;
  // What titles and lists name stands nowhere.
  const words = page.words.filter((it) => !isTag(it.text) || isIn(around, centre(it.box)));
  const own = strokes.filter((it) => !ticks.has(it));
  const drawn: Drawn = { ...page, bubbles, ovals, words, strokes: own, curved, broken };
  if (leanDeg === 0) return fixturesAmong(drawn, { isWall, roomAt, pointsPerFoot });
  const plan = new TurnedPlan(leanDeg);
  const { fixtures, open } = fixturesAmong(plan.turn(drawn), {
    isWall(x, y) {
      const p = plan.onSheet({ x, y });
      return isWall(p.x, p.y);
    },
    roomAt: (point) => roomAt(plan.onSheet(point)),
    pointsPerFoot,
  });
  const onSheet = <T extends { box: PointRect }>(all: readonly T[]): T[] =>
    all.map((it) => ({ ...it, box: plan.boxOnSheet(it.box) }));
  return {
    fixtures: onSheet(fixtures),
    open: open.map((it) => ({ ...it, choices: onSheet(it.choices) })),
  };
}

function fixturesAmong(
  drawn: Drawn,
  { isWall, roomAt: planRoomAt, pointsPerFoot }: Surroundings,
): ReadFixtures {
  const { words, lines, broken } = drawn;
  const { left, patches } = withoutFloorTiles(drawn.strokes, pointsPerFoot);
  const all = findShapes(
    [...left, ...drawn.curved],
    LARGEST_SHAPE_IN * pointsPerFoot / 12,
  );
  const marked = tagsAround(words, all);
  const isInTag = (x: number, y: number) => marked.some((it) => isIn(it, { x, y }, TAG_PT));
  const middles = middleLines(left, all, pointsPerFoot / 12);
  const strokes = left.filter((it) =>
    !middles.has(it) && !(isInTag(it.x1, it.y1) && isInTag(it.x2, it.y2))
  );
  const arcs = drawn.arcs.filter((it) => !marked.some((tag) => contains(tag, boxOf(it), TAG_PT)));
  const parts = all.filter(({ box }) => !marked.some((tag) => contains(tag, box, TAG_PT)));
  const { stacked, plated } = stackedShapes(parts, pointsPerFoot / 12);
  const shapes = [...parts, ...stacked];
  const drains = [...drainsOf(drawn, pointsPerFoot), ...crossesOf(strokes, pointsPerFoot)];
  const closets = findClosets(
    new ShapeSite(shapes, { roomAt: () => null, isWall, drains, pointsPerFoot }),
    (box) => mayHoldCloset(planRoomAt(centre(box))),
  );
  const withClosets = new Set(closets.map((box) => planRoomAt(centre(box))));
  const roomAt = (x: number, y: number) => {
    const room = planRoomAt({ x, y });
    if (!room || !withClosets.has(room)) return room && fixtureRoom(room);
    if (room.name === null) return BATH;
    return isWet(room.name) || hasSinks(room.name) ? room.name : `${room.name} ${BATH}`;
  };
  const around = { roomAt, isWall, drains, pointsPerFoot };
  const marks = markCircles(drawn.arcs, words);
  const floor = {
    strokes,
    broken,
    arcs: [
      ...arcs,
      ...[...drawn.ovals, ...ringsOf(strokes, pointsPerFoot), ...squareDrains(parts, pointsPerFoot)]
        .flatMap(circleIn),
    ].filter(({ cx, cy }) => !marks.some((it) => isIn(it, { x: cx, y: cy }))),
    texts: lines,
    trenches: findTrenches(parts, strokes, pointsPerFoot),
  };
  const floors = [
    ...findSlopedFloors(floor, around),
    ...patches.filter((it) => isShowerFloor(it, planRoomAt(centre(it.box)), pointsPerFoot)),
  ];
  const sloping = new Set(floors.flatMap((it) => it.lines));
  const small = withoutGrabBars(strokes, around).filter((it) =>
    !sloping.has(it) && !(isWall(it.x1, it.y1) && isWall(it.x2, it.y2) &&
      isWall((it.x1 + it.x2) / 2, (it.y1 + it.y2) / 2))
  );
  const signs = { strokes: small, isWall, inch: pointsPerFoot / 12 };
  const isMark = ({ box }: { box: PointRect }) =>
    marks.some((it) => contains(it, box, MARK_PT) && contains(box, it, MARK_PT));
  const round = [...drawn.bubbles, ...drawn.ovals];
  const ovals = ovalsOf(drawn, small, pointsPerFoot);
  const rounded = [...small, ...ovals.flatMap(ellipseIn)];
  const blocks = findBlocks(rounded, arcs, pointsPerFoot).filter((it) => !isMark(it));
  const place = {
    ...around,
    drains: [...around.drains, ...blocks.filter(isRing).map(({ box }) => box)],
    isInCounter: (box: PointRect, isBowl = false) => isInCounter(box, { ...signs, isBowl }),
  };
  const tags = withoutNotes(words, lines, ({ box }) => planRoomAt(centre(box)) !== null);
  const things = findFixtures(blocks, tags, place);
  const still = withoutSwings(small, arcs, pointsPerFoot);
  const inOneGo = [...findRuns(still, pointsPerFoot), ...findLinked(still, pointsPerFoot)];
  things.push(...findCrossed(inOneGo, things, place));
  // What stands close beside a bowl makes one block with it.
  const alone = ovals.filter(isOblong)
    .flatMap((it) => findBlocks(ellipseIn(it), [], pointsPerFoot)).filter((it) => !isMark(it));
  things.push(...findCrossed(alone, things, place));
  things.push(...findOpenSinks(small, things, place));
  // What holds a closet, a lavatory or a word for such rooms need not have been called one.
  const wet = new Set([
    ...things.filter(({ type }) => type === "wc" || type === "lavatory"),
    ...lines.filter(({ text }) => isWet(text)),
  ].map(({ box }) => planRoomAt(centre(box))));
  const basins = parts.filter((it) => isBasin(it, pointsPerFoot / 12)).map(({ box }) => box);
  const showers = findShowers(floor, { found: things, floors, basins }, {
    ...around,
    roomAt: (x, y) =>
      roomAt(x, y) === UNNAMED && wet.has(planRoomAt({ x, y })) ? "TOILET" : roomAt(x, y),
  });
  const inch = pointsPerFoot / 12;
  // A round basin that fills a corner is a tub's.
  const roundBasins = arcs.filter(({ sweepDeg }) => sweepDeg > 300).map(boxOf)
    .filter(({ width }) => width >= ROUND_TUB_IN[0] * inch);
  const isRoundTub = ({ box }: FoundFixture) =>
    Math.min(box.width, box.height) >= ROUND_TUB_IN[1] * inch &&
    roundBasins.some((it) => contains(box, it, 0));
  things.push(
    ...showers.map((it): FoundFixture => isRoundTub(it) ? { ...it, type: "tub" } : it),
  );
  const tubs = findTubs(small, arcs, place);
  // The end of a basin with its drain looks as a lavatory does, and all of it as a shower whose floor shows no slope.
  const rim = TUB_RIM_IN * pointsPerFoot / 12;
  const isOfTub = ({ type, box }: FoundFixture) =>
    tubs.some((it) =>
      it.hasBasin &&
      (type === "shower"
        ? contains(box, it.box, rim) && !floors.some((floor) => overlaps(floor.box, box))
        : (type === "lavatory" || type === "wc") && contains(it.box, box, rim))
    );
  things.splice(0, things.length, ...things.filter((it) => !isOfTub(it)));
  const larger = tubs.filter(({ box }) => !things.some((it) => overlaps(it.box, box)))
    .map(({ hasBasin: _, ...it }): FoundFixture => it);
  const bowls = findBowls(arcs, [...things, ...larger], place).filter((it) => !isMark(it));
  const circles = [...arcs.filter(({ sweepDeg }) => sweepDeg > 300), ...round.flatMap(circleIn)];
  const fountains = findFountains(
    [
      ...ovals,
      ...arcs.filter(({ sweepDeg }) => sweepDeg > 300).map(boxOf),
      ...inOneGo.filter(({ sides }) => sides.every((it) => it < ROUND_SIDE)).map(({ box }) => box),
    ],
    small,
    [...things, ...larger, ...bowls],
    place,
  );
  const machines = findMachines(blocks, words, things, place);
  const told = [...things, ...larger, ...bowls, ...fountains, ...machines];
  const ranges = findRanges(circles, told.filter(({ type }) => type !== "sink"), place);
  // Burners are no basins.
  const isRange = (it: FoundFixture) => ranges.some(({ box }) => overlaps(box, it.box));
  const isCloset = (it: FoundFixture) =>
    it.how === "shape" && it.type !== "shower" && closets.some((box) => overlaps(box, it.box));
  const known: FoundFixture[] = [
    ...told.filter((it) => (it.type !== "sink" || !isRange(it)) && !isCloset(it)),
    ...closets.map((box): FoundFixture => ({ type: "wc", box, how: "shape" })),
    ...ranges,
  ];
  const withBasins = new Set(
    known.filter(({ type }) => type === "wc" || type === "lavatory")
      .map(({ box }) => planRoomAt(centre(box))),
  );
  const site = new ShapeSite(shapes, {
    ...place,
    roomAt(x, y) {
      const room = planRoomAt({ x, y });
      if (room?.name === null) {
        if (withBasins.has(room)) return BATH;
        return (room.areaSqft ?? 0) > FIXTURES_SQFT ? HALL : UNNAMED;
      }
      return roomAt(x, y);
    },
  });
  const shaped = withShaped(site, {
    known,
    closets,
    plated,
    mayBeUrinal(box, isScreened) {
      const room = planRoomAt(centre(box));
      if (room === null) return false;
      if (isForMen(room.name)) return true;
      if (room.name !== null && !isShared(room.name)) return false;
      const held = closets.filter((it) => planRoomAt(centre(it)) === room).length;
      const isSmall = Math.max(box.width, box.height) <= SMALL_URINAL_IN * inch;
      const hasLavatory = known.some((it) =>
        it.type === "lavatory" && !overlaps(it.box, box) && planRoomAt(centre(it.box)) === room
      );
      return isScreened && held > 0 || room.name === null && held > 1 && isSmall ||
        room.name !== null && held > 0 && hasLavatory && isSmall;
    },
  });
  return withTagged(site, shaped, tags);
}

/** Outlines with a drain that are no floor are so large, inches. */
const BASIN_IN = [9.5, 26] as const;

const isBasin = ({ isClosed, fill, box }: Shape, inch: number): boolean =>
  isClosed && fill > 0.45 && Math.min(box.width, box.height) >= BASIN_IN[0] * inch &&
  Math.max(box.width, box.height) <= BASIN_IN[1] * inch;

/** A thing this small at the wall of a room with several closets that nobody named is a urinal, inches. */
const SMALL_URINAL_IN = 15;
/** What lies so close to the edge of a tag is of it, points. */
const TAG_PT = 0.6;

/** What a room without a name is called that holds a closet. */
const BATH = "BATH";
/** Longest stroke of a fixture, inches. */
const LARGEST_SHAPE_IN = 240;

/** Whether a tiled patch is the floor of a shower: in a wet room, and not all of it. */
const isShowerFloor = ({ box }: TiledPatch, room: PlanRoom | null, pointsPerFoot: number) =>
  room !== null && isWet(room.name) &&
  box.width * box.height < PATCH_SHARE * (room.areaSqft ?? 0) * pointsPerFoot ** 2;

/** Most of a room that is the floor of its shower. */
const PATCH_SHARE = 0.55;

/** Whether closets may stand in a room. */
const mayHoldCloset = (room: PlanRoom | null): boolean =>
  room !== null && (room.areaSqft ?? 0) <= FIXTURES_SQFT;

/** The name by which a room may hold fixtures. */
function fixtureRoom({ name, areaSqft }: PlanRoom): string | null {
  const sqft = areaSqft ?? 0;
  if (name === null) return sqft <= STALL_SQFT ? UNNAMED : null;
  // A corridor may be long.
  return sqft <= FIXTURES_SQFT || isHall(name) ? name : null;
}

/** Radius from which an arc is the swing of a door, feet. */
const SWING_FT = 1.4;
/** More swings than a sheet has doors are a pattern. */
const MAX_SWINGS = 400;

/** Strokes that draw no swing of a door. */
function withoutSwings(
  strokes: readonly Segment[],
  arcs: readonly Arc[],
  pointsPerFoot: number,
): Segment[] {
  const swings = arcs.filter(({ radius }) => radius > SWING_FT * pointsPerFoot);
  if (swings.length > MAX_SWINGS) return [...strokes];
  return strokes.filter(({ x1, y1, x2, y2 }) =>
    !swings.some((swing) => isOn(swing, x1, y1) && isOn(swing, x2, y2))
  );
}

/** Whether a place lies on the circle of an arc; most are told by one side of its box to lie far off. */
function isOn({ cx, cy, radius }: Arc, x: number, y: number): boolean {
  const slack = 0.02 * radius;
  return Math.abs(x - cx) <= radius + slack && Math.abs(y - cy) <= radius + slack &&
    Math.abs(Math.hypot(x - cx, y - cy) - radius) < slack;
}
