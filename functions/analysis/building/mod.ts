/**
 * The building on one sheet, from its strokes and labels: walls closed to rooms, openings, stairs, fixtures. Pure;
 * time grows with the number of strokes and squares, both of which are limited.
 */
import type {
  Building,
  OpeningKind,
  PlanOpening,
  PlanPoint,
  PlanRoom,
  PlanStair,
} from "../../_shared/domain/building.ts";
import { OUTSIDE_ID } from "../../_shared/domain/building.ts";
import type { DimensionMeaning } from "../../_shared/domain/plan_set.ts";
import { measureFloor } from "../../_shared/topology/mod.ts";
import type { PageReading } from "../../_shared/domain/page_reading.ts";
import { type PointRect, toPercentRect, unionRect } from "../../_shared/geometry.ts";
import { DimensionEnds, type DimensionSpan } from "./dimension_ends.ts";
import { ellipseIn, findBlocks } from "./blocks.ts";
import { type Family, findFamilies } from "./families.ts";
import { findBasins, findBowls, findFixtures, meet, UNNAMED } from "./fixtures.ts";
import { FloorGrid } from "./floor_grid.ts";
import { findGridLines } from "./grid_lines.ts";
import { heavyWallsOr } from "./heavy_walls.ts";
import { withLeaves } from "./leaves_in_gaps.ts";
import { byDirection, type Direction, isIn, onDirection, type Point, toPoint } from "./lines.ts";
import { findGaps, findOpenings, type FoundOpening } from "./openings.ts";
import {
  areaOf,
  boxAround,
  type EdgeLine,
  isInside,
  laidOnLines,
  straightened,
  traceOutlines,
} from "./outlines.ts";
import { isOverhead } from "./overhead.ts";
import { planStrokes } from "./plan_lines.ts";
import { findRegions, NOBODY, openSpaces, OUTSIDE } from "./regions.ts";
import { labelInside, looseNumbers } from "./room_texts.ts";
import { besideShelves } from "./shelves.ts";
import { findFlights } from "./stairs.ts";
import { absorbStalls } from "./stalls.ts";
import { findTreads } from "./treads.ts";
import { findSwings } from "./swings.ts";
import { findWalls, type Wall } from "./walls.ts";

/** Side of a square of the floor, feet. */
const CELL_FT = 1 / 10;
/** Longest side of a tub, inches. */
const BASIN_IN = 78;
/** Shortest line that is looked at, feet. */
const MIN_LINE_FT = 0.3;
/** Shortest line that parts two names, feet. */
const MIN_PARTING_FT = 1;
/** Narrower spaces are walls, feet; smaller ones are no rooms, square feet. */
const PARTING_FT = 1.9, HOLLOW_FT = 1.3, LEAST_SQFT = 6;

/** The label of a room where it stands. */
export interface RoomLabel {
  name: string | null;
  number: string | null;
  box: PointRect;
  /** Where a line beside it leads; null where it stands in its room. */
  ledTo: Point | null;
  drawing: string | null;
}

/** A mark in a bubble. */
export interface MarkLabel {
  mark: string;
  box: PointRect;
}

/** What the model starts from, besides the page. */
export interface BuildingSources {
  pointsPerFoot: number;
  isScaleVerified: boolean;
  readBy: Building["readBy"];
  rooms: readonly RoomLabel[];
  marks: readonly MarkLabel[];
  /** Places of the sheet that hold no plan. */
  excluded: readonly PointRect[];
  dimensionLines: readonly { x1: number; y1: number; x2: number; y2: number }[];
}

/** The model of a sheet, and what dimension lines in it measure. */
export interface ReadPlan {
  building: Building;
  meaningOf: (span: DimensionSpan) => DimensionMeaning | null;
  /** The place among the labels given of the room a point lies in; null for spaces without one, and outside. */
  labelAt: (point: Point) => number | null;
  /** Areas of the labels' rooms, square feet; null where a room runs into another or into the open. */
  areas: (number | null)[];
}

/** Reads the building of one sheet; null where no walls are drawn. */
export function readBuilding(page: PageReading, sources: BuildingSources): ReadPlan | null {
  const { pointsPerFoot, excluded, dimensionLines } = sources;
  const strokes = planStrokes(page, { boxes: excluded, dimensionLines });
  const solid = strokes.filter(({ isDashed }) => !isDashed);
  const directions = byDirection(solid, MIN_LINE_FT * pointsPerFoot);
  const families = directions.flatMap((it) => findFamilies(it, pointsPerFoot));
  const flights = findFlights(findTreads(directions, pointsPerFoot), page.words, pointsPerFoot);
  const treads = flights.flatMap(({ row }) => row.all);
  const inFamily = new Set([...families.flatMap((it) => it.lines), ...treads]);
  const pairs = findWalls(directions, inFamily, pointsPerFoot);
  const walls = heavyWallsOr(pairs, {
    directions,
    inFamily,
    pointsPerFoot,
  });
  if (walls.length < 4) return null;
  const gaps = findGaps(walls, pointsPerFoot);
  const swings = findSwings(page.arcs, page.segments, { walls, gaps, directions }, pointsPerFoot);
  const broken = strokes.filter(({ isDashed }) => isDashed);
  const openings = findOpenings({ gaps, swings, directions }, pointsPerFoot)
    .map((it) => withLeaves(it, { solid, broken, pointsPerFoot }));
  const box = extentOf(walls, pointsPerFoot);
  const grid = new FloorGrid(box, CELL_FT * pointsPerFoot);
  drawWalls(grid, { walls, openings, directions, pointsPerFoot });
  drawLines(grid, { directions, families, pointsPerFoot });
  const regions = findRegions(grid, sources.rooms.map(seatOf), {
    hollowPt: HOLLOW_FT * pointsPerFoot,
    partingPt: PARTING_FT * pointsPerFoot,
    leastPt2: LEAST_SQFT * pointsPerFoot ** 2,
  });
  const outlines = Int16Array.from(regions.owner);
  const open = openSpaces(grid, outlines);
  const gained = absorbStalls(grid, regions, {
    doors: openings.filter(({ swing }) => swing !== null).map((it) => {
      const spaceAt = (p: Point) => {
        const square = grid.at(p.x, p.y);
        return square === -1 ? OUTSIDE : regions.owner[square];
      };
      const [a, b] = sidesOf(it, { spaceAt, pointsPerFoot });
      return [a ?? NOBODY, b ?? NOBODY] as const;
    }),
    nameOf: (space) => sources.rooms[space - 1]?.name ?? null,
    pointsPerFoot,
  });
  const edges = new EdgeIndex(
    [...directions.flatMap((it) => edgesOf(it, walls)), ...walls.flatMap(facesOf)],
    4 * pointsPerFoot,
  );
  const reach = 2.2 * grid.cellPt;
  const rings = traceOutlines(grid, outlines, regions.count).map((ring) =>
    laidOnLines(straightened(ring, 1.5 * grid.cellPt), (a, b) => edges.near(a, b), reach)
  );
  for (const { stalls } of gained.values()) for (const stall of stalls) rings[stall] = [];
  if (walls !== pairs) {
    const { firstUnnamed } = regions;
    for (const space of besideShelves(rings, { firstUnnamed, pointsPerFoot })) open.add(space);
  }
  const rooms = toRooms(page, sources, {
    rings,
    isOpen: (owner) => open.has(owner),
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
  const nameOf = (id: string | null) =>
    id === OUTSIDE_ID ? id : [...rooms.values()].find((it) => it.id === id)?.name ?? null;
  for (const it of openings) {
    const sides = sidesOf(it, { spaceAt: idOf, pointsPerFoot }).map(nameOf);
    if (isOverhead(it, { broken, texts: page.lines, sides, pointsPerFoot })) it.kind = "overhead";
  }
  const found = openings.map((it, index) =>
    toOpening(page, it, {
      id: `p${page.page}d${index + 1}`,
      idOf,
      pointsPerFoot,
      marks,
    })
  );
  const isWall = (x: number, y: number) => {
    const square = grid.at(x, y);
    return square !== -1 && grid.wall[square] === 1;
  };
  const small = solid.filter((it) =>
    !(isWall(it.x1, it.y1) && isWall(it.x2, it.y2) &&
      isWall((it.x1 + it.x2) / 2, (it.y1 + it.y2) / 2))
  );
  const names = new Map([...rooms.values()].map((it) => [it.id, fixtureRoom(it)]));
  const roomAt = (x: number, y: number) => names.get(idOf({ x, y }) ?? "") ?? null;
  const drawn = [...small, ...ovalsOf(page).flatMap(ellipseIn)];
  const things = findFixtures(findBlocks(drawn, page.arcs, pointsPerFoot), page.words, {
    pointsPerFoot,
    roomAt,
  });
  const basins = findBasins(findBlocks(small, [], pointsPerFoot, BASIN_IN), roomAt);
  const larger = basins.filter(({ box }) => !things.some((it) => meet(it.box, box)));
  const bowls = findBowls(page.arcs, things, { roomAt, pointsPerFoot });
  const fixtures = [...things, ...larger, ...bowls];
  const ends = new DimensionEnds({
    pointsPerFoot,
    walls,
    openings,
    flights,
    rooms: [...rooms].map(([owner, { name, number }]) => ({ ring: rings[owner], name, number })),
    grid: findGridLines(page, sources.marks.map((it) => it.box)),
  });
  const feetPerPercent = {
    x: page.widthPt / 100 / pointsPerFoot,
    y: page.heightPt / 100 / pointsPerFoot,
  };
  const plan: Omit<Building, "egress"> = {
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
      room: idOf(middleOf(it.box)),
      how: it.how,
    })),
    symbols: [],
  };
  const building: Building = { ...plan, ...measureFloor(plan) };
  return {
    building,
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

/** Small round shapes drawn as curves, without those around marks. */
const ovalsOf = ({ bubbles, words, arcs }: PageReading): PointRect[] =>
  (bubbles ?? []).filter((box) =>
    !words.some((it) => isIn(box, middleOf(it.box))) &&
    !arcs.some(({ cx, cy, sweepDeg }) => sweepDeg > 300 && isIn(box, { x: cx, y: cy }))
  );

/** Where a label belongs: in its own box, or at the end of its line. */
const seatOf = ({ box, ledTo }: RoomLabel): PointRect =>
  ledTo === null ? box : { ...ledTo, width: 0, height: 0 };

/** Fixtures are looked for in rooms up to this size, and in unnamed spaces up to that, square feet. */
const FIXTURES_SQFT = 900, STALL_SQFT = 90;

/** The name by which a room may hold fixtures. */
function fixtureRoom({ name, areaSqft }: PlanRoom): string | null {
  const sqft = areaSqft ?? 0;
  if (name === null) return sqft <= STALL_SQFT ? UNNAMED : null;
  return sqft <= FIXTURES_SQFT ? name : null;
}

const middleOf = ({ x, y, width, height }: PointRect): Point => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** Points as inches of the building, to a tenth. */
const inchesAt = (pointsPerFoot: number) => (points: number): number =>
  Math.round((points / pointsPerFoot) * 120) / 10;

/** The part of the sheet with walls, and some ground around it. */
function extentOf(walls: readonly Wall[], pointsPerFoot: number): PointRect {
  const box = unionRect(walls.map(({ direction, at, from, to }) => {
    const a = toPoint(direction, from, at[0]), b = toPoint(direction, to, at[1]);
    return {
      x: Math.min(a.x, b.x),
      y: Math.min(a.y, b.y),
      width: Math.abs(a.x - b.x),
      height: Math.abs(a.y - b.y),
    };
  }));
  const margin = 3 * pointsPerFoot;
  return {
    x: box.x - margin,
    y: box.y - margin,
    width: box.width + 2 * margin,
    height: box.height + 2 * margin,
  };
}

/** A face with wall along this share of it is drawn whole: it bounds corners and joints too. */
const FACE_SHARE = 0.3;

function drawWalls(
  grid: FloorGrid,
  { walls, openings, directions, pointsPerFoot }: {
    walls: readonly Wall[];
    openings: readonly FoundOpening[];
    directions: readonly Direction[];
    pointsPerFoot: number;
  },
): void {
  for (const { direction, at, from, to } of walls) grid.fill(direction, at, from, to);
  for (const { kind, gap } of openings) {
    if (kind !== "cased") {
      grid.fill(
        gap.direction,
        gap.at,
        gap.from - 0.3 * pointsPerFoot,
        gap.to + 0.3 * pointsPerFoot,
      );
    }
  }
  const walled = new Map<string, number>();
  const keyOf = (direction: number, at: number) => `${direction} ${at}`;
  for (const { direction, at, from, to } of walls) {
    const of = directions.indexOf(direction);
    for (const face of at) {
      walled.set(keyOf(of, face), (walled.get(keyOf(of, face)) ?? 0) + to - from);
    }
  }
  directions.forEach((direction, of) => {
    for (const line of direction.lines) {
      const length = walled.get(keyOf(of, line.at)) ?? 0;
      if (length < FACE_SHARE * (line.to - line.from)) continue;
      grid.draw(
        grid.wall,
        toPoint(direction, line.from, line.at),
        toPoint(direction, line.to, line.at),
      );
    }
  });
}

/** Hatching has lines closer than this, points and feet, and more of them. */
const HATCH_PT = 7, HATCH_FT = 0.9, HATCH_LINES = 6;

/** Lines that part names, and hatching, whose lines part nothing. */
function drawLines(
  grid: FloorGrid,
  { directions, families, pointsPerFoot }: {
    directions: readonly Direction[];
    families: readonly Family[];
    pointsPerFoot: number;
  },
): void {
  const hatching = families.filter(({ stepPt, lines }) =>
    stepPt <= Math.min(HATCH_PT, HATCH_FT * pointsPerFoot) && lines.length >= HATCH_LINES
  );
  const hatched = new Set(hatching.flatMap(({ lines }) => lines));
  for (const { direction, lines, stepPt } of hatching) {
    const worth = Math.min(200, Math.max(1, Math.round(stepPt / grid.cellPt)));
    for (const { at, from, to } of lines) {
      grid.draw(grid.hatch, toPoint(direction, from, at), toPoint(direction, to, at), worth);
    }
  }
  for (const direction of directions) {
    for (const line of direction.lines) {
      const { at, from, to } = line;
      if (to - from < MIN_PARTING_FT * pointsPerFoot || hatched.has(line)) continue;
      grid.draw(grid.line, toPoint(direction, from, at), toPoint(direction, to, at));
    }
  }
}

/** Lines of a direction that do not run inside a wall, as heavy strokes that are walls do. */
function edgesOf(direction: Direction, walls: readonly Wall[]): EdgeLine[] {
  const middles = new Set(
    walls.filter((it) => it.direction === direction).map(({ at: [low, high] }) => (low + high) / 2),
  );
  return direction.lines.filter(({ at }) => !middles.has(at)).map(({ at, from, to }) => ({
    a: toPoint(direction, from, at),
    b: toPoint(direction, to, at),
  }));
}

const facesOf = ({ direction, at, from, to }: Wall): EdgeLine[] =>
  at.map((face) => ({ a: toPoint(direction, from, face), b: toPoint(direction, to, face) }));

/** Lines by square, all squares a line passes. */
class EdgeIndex {
  readonly #squares = new Map<number, EdgeLine[]>();
  constructor(edges: readonly EdgeLine[], readonly sidePt: number) {
    for (const edge of edges) {
      for (const key of this.#keysOf(edge.a, edge.b)) {
        const list = this.#squares.get(key);
        if (list) list.push(edge);
        else this.#squares.set(key, [edge]);
      }
    }
  }

  near(a: Point, b: Point): EdgeLine[] {
    return [...new Set(this.#keysOf(a, b).flatMap((key) => this.#squares.get(key) ?? []))];
  }

  #keysOf(a: Point, b: Point): number[] {
    const keys = new Set<number>();
    const steps = Math.max(1, Math.ceil(2 * Math.hypot(b.x - a.x, b.y - a.y) / this.sidePt));
    for (let step = 0; step <= steps; step++) {
      const x = a.x + (b.x - a.x) * step / steps, y = a.y + (b.y - a.y) * step / steps;
      for (const [dx, dy] of [[0, 0], [3, 0], [-3, 0], [0, 3], [0, -3]]) {
        keys.add(Math.floor((x + dx) / this.sidePt) * 65_536 + Math.floor((y + dy) / this.sidePt));
      }
    }
    return [...keys];
  }
}

const toPercent = (page: PageReading, { x, y }: Point): PlanPoint => [
  Math.round((x / page.widthPt) * 1e5) / 1e3,
  Math.round((y / page.heightPt) * 1e5) / 1e3,
];

function sharedArea(a: PointRect, b: PointRect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** How sure outlines are. */
const CLOSED_SURE = 0.9, OPEN_SURE = 0.6;
/** A space along this share of the extent of all walls, both ways, is the ground around them. */
const OPEN = 0.97;

/** Rooms by the number of their space; spaces inside another room's outline are its furniture. */
function toRooms(
  page: PageReading,
  { rooms: labels, pointsPerFoot, excluded }: BuildingSources,
  { rings, isOpen, gainedPt2, firstUnnamed, extent }: {
    rings: readonly Point[][];
    /** Whether a side was closed without a wall. */
    isOpen: (owner: number) => boolean;
    /** Area of the stalls of a room, outside its outline. */
    gainedPt2: (owner: number) => number;
    firstUnnamed: number;
    extent: PointRect;
  },
): Map<number, PlanRoom> {
  const rooms = new Map<number, PlanRoom>();
  rings.forEach((ring, owner) => {
    if (owner === 0 || ring.length < 3) return;
    const lettered = owner < firstUnnamed ? labels[owner - 1] : null;
    if (!lettered) {
      const isInner = rings.some((other, index) =>
        index !== owner && index > 0 && other.length > 2 && ring.every((p) => isInside(other, p))
      );
      if (isInner) return;
    }
    const sqft = (areaOf(ring) + gainedPt2(owner)) / pointsPerFoot ** 2;
    if (sqft < LEAST_SQFT) return;
    const box = boxAround(ring);
    // A name on open ground around the building, such as that of a terrace without an edge.
    if (box.width > OPEN * extent.width && box.height > OPEN * extent.height) return;
    if (excluded.some((it) => sharedArea(it, box) > 0.5 * box.width * box.height)) return;
    rooms.set(owner, {
      id: `p${page.page}r${rooms.size + 1}`,
      ...labelInside(ring, lettered ?? { name: null, number: null }, page.lines),
      drawing: lettered?.drawing ?? null,
      box: toPercentRect(box, page),
      polygon: ring.map((p) => toPercent(page, p)),
      areaSqft: Math.round(sqft * 10) / 10,
      confidence: isOpen(owner) ? OPEN_SURE : CLOSED_SURE,
    });
  });
  return rooms;
}

/** Steps off the faces of a wall, feet, at which the space beside an opening is looked for. */
const STEPS_FT = [0.5, 0.9, 1.4, 2];

/** What lies on both sides of an opening, the side of larger distance across its direction first. */
function sidesOf<T extends string | number>(
  { line: [a, b], gap }: FoundOpening,
  { spaceAt, pointsPerFoot }: { spaceAt: (p: Point) => T | null; pointsPerFoot: number },
): [T | null, T | null] {
  const { along } = onDirection(gap.direction, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const centre = (gap.at[0] + gap.at[1]) / 2, half = (gap.at[1] - gap.at[0]) / 2;
  const sideAt = (sign: number): T | null => {
    for (const off of STEPS_FT) {
      const p = toPoint(gap.direction, along, centre + sign * (half + off * pointsPerFoot));
      const found = spaceAt(p);
      if (found !== null && found !== NOBODY) return found;
    }
    return null;
  };
  return [sideAt(1), sideAt(-1)];
}

function toOpening(
  page: PageReading,
  opening: FoundOpening,
  { id, idOf, pointsPerFoot, marks }: {
    id: string;
    idOf: (point: Point) => string | null;
    pointsPerFoot: number;
    marks: readonly MarkLabel[];
  },
): PlanOpening {
  const { kind, line: [a, b], gap, swing } = opening;
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const { ux, uy } = gap.direction;
  const centre = (gap.at[0] + gap.at[1]) / 2;
  const sides = sidesOf(opening, { spaceAt: idOf, pointsPerFoot });
  const inches = inchesAt(pointsPerFoot);
  const intoSign = swing
    ? Math.sign((swing.swingSide.y * ux - swing.swingSide.x * uy) - centre)
    : 0;
  const into = intoSign === 0 ? null : intoSign > 0 ? sides[0] : sides[1];
  const from = intoSign === 0 ? null : intoSign > 0 ? sides[1] : sides[0];
  const mark = nearestMark(marks, middle, swing, pointsPerFoot);
  const leafPt = swing ? swing.leafPt : null;
  const box = swing ? swing.box : boxAround([
    toPoint(gap.direction, gap.from, gap.at[0]),
    toPoint(gap.direction, gap.to, gap.at[1]),
  ]);
  return {
    id,
    kind: kind as OpeningKind,
    box: toPercentRect(box, page),
    line: [toPercent(page, a), toPercent(page, b)],
    leafIn: leafPt !== null
      ? inches(leafPt)
      : kind === "overhead" || kind === "pocket"
      ? inches(gap.to - gap.from)
      : kind === "sliding" || kind === "folding"
      ? inches((gap.to - gap.from) / 2)
      : null,
    widthIn: leafPt === null
      ? inches(gap.to - gap.from)
      : inches(swing!.isPair ? Math.hypot(b.x - a.x, b.y - a.y) : leafPt),
    between: swing ? [from, into] : [sides[0], sides[1]],
    swingsInto: into,
    hinge: swing && !swing.isPair ? toPercent(page, a) : null,
    hingeSide: swing && !swing.isPair ? hingeSideOf(swing) : null,
    mark,
  };
}

/** Seen by somebody who pushes the door open: who walks towards the swing. */
function hingeSideOf(
  { closed: { x1, y1 }, middle, swingSide }: NonNullable<FoundOpening["swing"]>,
) {
  const [fx, fy] = [swingSide.x - middle.x, swingSide.y - middle.y];
  const [hx, hy] = [x1 - middle.x, y1 - middle.y];
  // y runs down: a positive cross product lies to the right of the way.
  return fx * hy - fy * hx > 0 ? "right" as const : "left" as const;
}

function nearestMark(
  marks: readonly MarkLabel[],
  middle: Point,
  swing: FoundOpening["swing"],
  pointsPerFoot: number,
): string | null {
  const reach = swing ? 1.6 * swing.leafPt : 3 * pointsPerFoot;
  const near = marks.map(({ mark, box }) => ({
    mark,
    off: Math.hypot(box.x + box.width / 2 - middle.x, box.y + box.height / 2 - middle.y),
  })).filter(({ off }) => off < reach).sort((a, b) => a.off - b.off);
  return near[0]?.mark ?? null;
}
