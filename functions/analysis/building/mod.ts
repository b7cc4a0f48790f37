/**
 * The building on one sheet, from its strokes and labels: walls closed to rooms, openings, stairs, fixtures. Pure;
 * time grows with the number of strokes and squares, both of which are limited.
 */
import type { Building, PlanRoom, PlanStair } from "../../_shared/domain/building.ts";
import { OUTSIDE_ID } from "../../_shared/domain/building.ts";
import { OPEN_AIR } from "../../_shared/topology/floor.ts";
import { measureFloor } from "../../_shared/topology/mod.ts";
import type { PageReading } from "../../_shared/domain/page_reading.ts";
import { centre, type PointRect, toPercentRect } from "../../_shared/geometry.ts";
import { joinDashes } from "./dashes.ts";
import { DimensionEnds, type PlanModel } from "./dimension_ends.ts";
import { closeHoistways, findElevators } from "./elevators.ts";
import { findFamilies } from "./families.ts";
import { findBoards } from "./floor_boards.ts";
import { FloorGrid } from "./floor_grid.ts";
import { findGridLines } from "./grid_lines.ts";
import { heavyWallsOr } from "./heavy_walls.ts";
import { withFramesIn } from "./jamb_frames.ts";
import { leafLines } from "./leaf_lines.ts";
import { withLeaves } from "./leaves_in_gaps.ts";
import { byDirection, MIN_LINE_FT, type Point } from "./lines.ts";
import { findGaps } from "./gaps.ts";
import { findOpenings, type FoundOpening } from "./openings.ts";
import { laidOnLines, straightened, traceOutlines, withoutTails } from "./outlines.ts";
import { drawLines, drawWalls, extentOf } from "./drawn_floor.ts";
import { EdgeIndex, edgesOf, facesOf } from "./edge_index.ts";
import { inchesAt, marksOf, sidesOf, toOpening } from "./plan_openings.ts";
import { LEAST_SQFT, toRooms } from "./plan_rooms.ts";
import type { BuildingSources, ReadPlan, RoomLabel } from "./sources.ts";
import { isOverhead } from "./overhead.ts";
import { withPocketDoors } from "./pocket_doors.ts";
import { planStrokes } from "./plan_lines.ts";
import { readThings } from "./read_things.ts";
import { findRegions, NOBODY, openSpaces, OUTSIDE } from "./regions.ts";
import { passagesNamed } from "./named_passages.ts";
import { looseNumbers } from "./room_texts.ts";
import { besideShelves } from "./shelves.ts";
import { readFixtures } from "./read_fixtures.ts";
import { readFlights } from "./read_flights.ts";
import { claimFlights } from "./stair_lanes.ts";
import { withBareLeaves } from "./bare_leaves.ts";
import { isSlidingDoor } from "./sliding.ts";
import { absorbStalls } from "./stalls.ts";
import { findSwings } from "./swings.ts";
import { leanOf } from "./turned_plan.ts";
import { turnedModel } from "./turned_model.ts";
import { withoutSamples } from "./wall_samples.ts";
import { findWalls } from "./walls.ts";

/** Side of a square of the floor, feet. */
const CELL_FT = 1 / 10;
/** Narrower spaces are walls, feet. */
const PARTING_FT = 1.9, HOLLOW_FT = 1.3;
/** Narrower parts of a space are slits of its walls, feet. */
const TAIL_FT = 0.6;

/** Reads the building of one sheet; null where no walls are drawn. */
export function readBuilding(page: PageReading, sources: BuildingSources): ReadPlan | null {
  const { pointsPerFoot, excluded, dimensionLines } = sources;
  const strokes = planStrokes(page, { boxes: excluded, dimensionLines });
  const solid = strokes.filter(({ isDashed }) => !isDashed);
  const directions = byDirection(solid, MIN_LINE_FT * pointsPerFoot);
  const families = directions.flatMap((it) => findFamilies(it, pointsPerFoot));
  const broken = strokes.filter(({ isDashed }) => isDashed);
  const hidden = byDirection(
    [...broken, ...joinDashes(solid, pointsPerFoot)],
    MIN_LINE_FT * pointsPerFoot,
  );
  const flights = readFlights(page, { directions, hidden, pointsPerFoot });
  const treads = new Set(flights.flatMap(({ row }) => row.all));
  const boards = new Set(
    directions.flatMap((it) => findBoards(it, pointsPerFoot).flatMap(({ lines }) => lines))
      .filter((it) => !treads.has(it)),
  );
  const onFloor = new Set([...treads, ...boards]);
  const inFamily = new Set([
    ...families.flatMap((it) => it.lines),
    ...onFloor,
    ...leafLines(page.arcs, directions, pointsPerFoot),
  ]);
  const pairs = findWalls(directions, inFamily, pointsPerFoot);
  const drawn = heavyWallsOr(pairs, { directions, inFamily, pointsPerFoot });
  const walls = withoutSamples(drawn, page.lines, pointsPerFoot);
  if (walls.length < 4) return null;
  const gaps = findGaps(walls, pointsPerFoot);
  const swings = findSwings(page.arcs, page.segments, { walls, gaps, directions }, pointsPerFoot);
  const isNamed = passagesNamed(page.lines, page.segments, pointsPerFoot);
  const drawnIn = findOpenings(
    { walls, gaps, swings, directions, hidden, onFloor, isNamed },
    pointsPerFoot,
  )
    .map((it) => withLeaves(it, { solid, broken, pointsPerFoot }));
  const framed = withFramesIn(
    withBareLeaves(drawnIn, { solid, walls, pointsPerFoot }),
    directions,
    pointsPerFoot,
  );
  const inWalls = withPocketDoors(framed, { solid, directions, hidden, pointsPerFoot });
  const plan = { texts: page.lines, walls, openings: inWalls, directions, pointsPerFoot };
  const elevators = findElevators(plan);
  const openings = closeHoistways(inWalls, elevators, pointsPerFoot);
  const before = sources.rooms.filter(({ name }) => name !== null && OPEN_AIR.test(name)).map(
    seatOf,
  );
  const box = extentOf(walls, { before, pointsPerFoot });
  const grid = new FloorGrid(box, CELL_FT * pointsPerFoot);
  drawWalls(grid, { walls, openings, directions, pointsPerFoot });
  drawLines(grid, {
    directions,
    families,
    boards,
    openings,
    tags: sources.rooms.flatMap(({ tag }) => tag ?? []),
    pointsPerFoot,
  });
  const regions = findRegions(grid, sources.rooms.map(seatOf), {
    hollowPt: HOLLOW_FT * pointsPerFoot,
    partingPt: PARTING_FT * pointsPerFoot,
    leastPt2: LEAST_SQFT * pointsPerFoot ** 2,
    statedPt2: sources.rooms.map(({ statedSqft }) =>
      statedSqft ? statedSqft * pointsPerFoot ** 2 : null
    ),
    sidesPt: sources.rooms.map(({ sidesFt }) =>
      sidesFt
        ? { width: sidesFt.width * pointsPerFoot, depth: sidesFt.depth * pointsPerFoot }
        : null
    ),
    claim: (owner) =>
      claimFlights(grid, owner, { lanes: flights.map(({ row }) => row), pointsPerFoot }),
  });
  const outlines = regions.owner.slice();
  const open = openSpaces(grid, outlines);
  const gained = absorbStalls(grid, regions, {
    doors: openings.filter(({ swing }) => swing !== null).map((it) => {
      const spaceAt = (p: Point) => {
        const square = grid.at(p.x, p.y);
        return square === -1 ? OUTSIDE : regions.owner[square];
      };
      const [a, b] = sidesOf(it, { spaceAt, walls, pointsPerFoot });
      return [a ?? NOBODY, b ?? NOBODY] as const;
    }),
    nameOf: (space) => sources.rooms[space - 1]?.name ?? null,
    hasFlight: (space) =>
      flights.some(({ middle }) => regions.owner[grid.at(middle.x, middle.y)] === space),
    pointsPerFoot,
  });
  const edges = new EdgeIndex(
    [
      ...directions.flatMap((it) => edgesOf(it, walls)),
      ...walls.flatMap(facesOf),
      ...openings.filter(({ gap }) => gap.ends === "both")
        .flatMap(({ gap }) => facesOf(gap).map((it) => ({ ...it, isGap: true }))),
    ],
    4 * pointsPerFoot,
  );
  const reach = 2.2 * grid.cellPt;
  const rings = traceOutlines(grid, outlines, regions.count).map((ring) =>
    withoutTails(
      laidOnLines(straightened(ring, 1.5 * grid.cellPt), (a, b) => edges.near(a, b), reach),
      TAIL_FT * pointsPerFoot,
    )
  );
  const stallsOf = new Map(
    [...gained].map(([owner, { stalls }]) => [owner, stalls.map((stall) => rings[stall])]),
  );
  for (const { stalls } of gained.values()) for (const stall of stalls) rings[stall] = [];
  if (drawn !== pairs) {
    const { firstUnnamed } = regions;
    for (const space of besideShelves(rings, { firstUnnamed, pointsPerFoot })) open.add(space);
  }
  const rooms = toRooms(page, sources, {
    rings,
    isOpen: (owner) => open.has(owner),
    stallsOf: (owner) => stallsOf.get(owner) ?? [],
    gainedPt2: (owner) => (gained.get(owner)?.squares ?? 0) * grid.cellPt ** 2,
    firstUnnamed: regions.firstUnnamed,
    extent: box,
  });
  const idOf = (point: Point): string | null => {
    const square = grid.at(point.x, point.y);
    const owner = square === -1 ? OUTSIDE : regions.owner[square];
    return owner === NOBODY ? null : owner === OUTSIDE ? OUTSIDE_ID : rooms.get(owner)?.id ?? null;
  };
  const marks = [...sources.marks, ...looseNumbers(page.lines)];
  const roomsById = new Map([...rooms.values()].map((it) => [it.id, it]));
  const nameOf = (id: string | null) =>
    id === OUTSIDE_ID ? id : roomsById.get(id ?? "")?.name ?? null;
  const signs = { texts: page.lines, marks, openings, broken, pointsPerFoot };
  const sideNames = (it: FoundOpening) =>
    sidesOf(it, { spaceAt: idOf, walls, pointsPerFoot }).map(nameOf);
  for (const it of openings) {
    if (isOverhead(it, { ...signs, sides: sideNames(it) })) it.kind = "overhead";
  }
  for (const it of openings) {
    if (isSlidingDoor(it, { ...signs, sides: sideNames(it) })) it.kind = "sliding";
  }
  const markOf = marksOf(openings, marks, pointsPerFoot);
  const found = openings.map((it, index) =>
    toOpening(page, it, {
      id: `p${page.page}d${index + 1}`,
      idOf,
      walls,
      pointsPerFoot,
      mark: markOf.get(it) ?? null,
    })
  );
  const isWall = (x: number, y: number) => {
    const square = grid.at(x, y);
    return square !== -1 && grid.wall[square] === 1;
  };
  const roomAt = (point: Point) => roomsById.get(idOf(point) ?? "") ?? null;
  const leanDeg = leanOf(walls);
  const { fixtures, open: openMarks } = readFixtures(page, {
    strokes: solid,
    broken,
    leanDeg,
    extent: box,
    isWall,
    roomAt,
    pointsPerFoot,
  });
  const things = readThings(page, {
    elevators,
    walls,
    directions,
    isDrawn: (line) => inFamily.has(line),
    isWall,
    isParked(point) {
      const name = nameOf(idOf(point));
      return idOf(point) === OUTSIDE_ID || name !== null && PARKED.test(name);
    },
    pointsPerFoot,
  });
  const model: PlanModel = {
    pointsPerFoot,
    walls,
    openings,
    flights,
    rooms: [...rooms].map(([owner, { name, number }]) => ({ ring: rings[owner], name, number })),
    fixtures: fixtures.map(({ type, box }) => ({ type, middle: centre(box), box })),
    // Round tables, seats and basins stand in rows as well.
    grid: findGridLines(page, {
      tags: sources.marks.map((it) => it.box),
      isInRoom: (point) => isIndoors(roomAt(point)),
    }),
  };
  const ends = new DimensionEnds(leanDeg === 0 ? model : turnedModel(model, leanDeg));
  const feetPerPercent = {
    x: page.widthPt / 100 / pointsPerFoot,
    y: page.heightPt / 100 / pointsPerFoot,
  };
  const drawnPlan: Omit<Building, "egress"> = {
    page: page.page,
    pointsPerFoot,
    feetPerPercent,
    isScaleVerified: sources.isScaleVerified,
    readBy: sources.readBy,
    rooms: [...rooms.values()],
    openings: found,
    stairs: flights.map((it, index): PlanStair => ({
      id: `p${page.page}s${index + 1}`,
      box: toPercentRect(it.box, page),
      room: idOf(it.middle),
      widthIn: inchesAt(pointsPerFoot)(it.widthPt),
      treadIn: inchesAt(pointsPerFoot)(it.treadPt),
      treads: it.treads,
      direction: it.direction,
    })),
    fixtures: fixtures.map((it, index) => ({
      id: `p${page.page}f${index + 1}`,
      type: it.type,
      box: toPercentRect(it.box, page),
      room: idOf(centre(it.box)),
      how: it.how,
    })),
    symbols: things.map((it, index) => ({
      id: `p${page.page}k${index + 1}`,
      type: it.type,
      box: toPercentRect(it.box, page),
      room: idOf(centre(it.box)),
      legend: null,
      how: it.how,
      ...(it.size && { size: it.size }),
    })),
  };
  const building: Building = { ...drawnPlan, ...measureFloor(drawnPlan) };
  return {
    building,
    fixtureMarks: openMarks.map(({ mark, choices }) => ({
      mark,
      choices: choices.map(({ type, box }) => ({
        type,
        box: toPercentRect(box, page),
        room: idOf(centre(box)),
      })),
    })),
    leanDeg,
    meaningOf: (span) => ends.meaningOf(span),
    labelAt(point) {
      const square = grid.at(point.x, point.y);
      const owner = square === -1 ? OUTSIDE : regions.owner[square];
      return owner > 0 && owner < regions.firstUnnamed ? owner - 1 : null;
    },
    areas: sources.rooms.map((_, index) =>
      open.has(index + 1) ? null : rooms.get(index + 1)?.areaSqft ?? null
    ),
  };
}

/** Whether a room has walls around it: bubbles may stand on open ground that has a name. */
const isIndoors = (room: PlanRoom | null): boolean =>
  room !== null && (room.name === null || !OPEN_AIR.test(room.name));
/** Rooms cars stand in. */
const PARKED = /PARKING|GARAGE|CARPORT/i;
/** Where a label belongs: in its own box, or at the end of its line. */
const seatOf = ({ box, ledTo }: RoomLabel): PointRect =>
  ledTo === null ? box : { ...ledTo, width: 0, height: 0 };
