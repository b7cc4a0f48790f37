/**
 * What a dimension measures, by what stands at both ends of its line: grid lines, faces of walls, jambs of openings,
 * edges of stairs, the walls of one room. Ends at nothing known mean nothing here.
 */
import type { DimensionMeaning } from "../../_shared/domain/plan_set.ts";
import { type PointRect, unionRect } from "../../_shared/geometry.ts";
import { isInside } from "../../_shared/topology/rings.ts";
import type { GridLines } from "./grid_lines.ts";
import { type Point, toPoint } from "./lines.ts";
import type { FoundOpening } from "./openings.ts";
import type { FoundFlight } from "./stairs.ts";
import type { Wall } from "./walls.ts";

/** A dimension line on the sheet: level or upright, `from`–`to` along it, `at` across. Points. */
export interface DimensionSpan {
  isLevel: boolean;
  from: number;
  to: number;
  at: number;
}

/** The plan that dimensions stand in, in points. */
export interface PlanModel {
  pointsPerFoot: number;
  walls: readonly Wall[];
  openings: readonly FoundOpening[];
  flights: readonly FoundFlight[];
  rooms: readonly { ring: readonly Point[]; name: string | null; number: string | null }[];
  grid: GridLines;
}

/** Ends lie this close to what they measure, points. */
const END_PT = 2;
/** Ends of figures lie this far behind the face of a wall at most, feet. */
const BEHIND_FT = 0.55;
/** A room's name that says it is a way through. */
const WAY_THROUGH = /CORRIDOR|CORRIDOOR|HALL(WAY)?\b|PASSAGE|AISLE|FOYER|VESTIBULE|ENTRY|GALLERY/i;
/** Longest way from a latch to a wall that is looked at, feet. */
const MAX_LATCH_FT = 4;
/** Widest way through, feet. */
const MAX_WAY_FT = 12;
/** Figures that tell a wall end this close to its faces, points. */
const FACE_PT = 1.2;
/** Sides of jambs are no longer, feet. */
const JAMB_FT = 0.75;
/** Thinnest wall that counts as more than a layer, feet. */
const THINNEST_WALL_FT = 0.28;
/** Thickest wall, narrowest closet, and narrowest room, feet. */
const MAX_WALL_FT = 2.1, MIN_ACROSS_FT = 1.5, MIN_ROOM_FT = 2.5;
/** A flight's width is written across it, or across what follows its ends, feet. */
const BEYOND_FLIGHT_FT = 2.5;
/** Dimension lines stand this far off a building at most, feet. */
const MAX_OFF_FT = 30;

/** Reads meanings in one plan. */
export class DimensionEnds {
  readonly #level: Face[];
  readonly #upright: Face[];
  readonly #buildings: PointRect[];

  constructor(readonly plan: PlanModel) {
    const faces = plan.walls.flatMap(facesOf);
    this.#level = faces.filter(({ isLevel }) => isLevel);
    this.#upright = faces.filter(({ isLevel }) => !isLevel);
    this.#buildings = buildingsOf(plan.walls, plan.pointsPerFoot);
  }

  meaningOf(span: DimensionSpan): DimensionMeaning | null {
    const { pointsPerFoot } = this.plan;
    const length = span.to - span.from;
    if (length < 0.15 * pointsPerFoot) return null;
    return this.#overall(span) ?? this.#thickness(span) ?? this.#opening(span) ??
      this.#stair(span) ?? this.#inRoom(span) ?? this.#besideLatch(span) ??
      this.#faceToFace(span) ??
      this.#gridSpacing(span) ?? this.#wallToWall(span, "middles") ?? this.#alongRoom(span) ??
      this.#wallToWall(span, "anywhere");
  }

  /** From one outermost face or grid line of a building to the other. */
  #overall(span: DimensionSpan): DimensionMeaning | null {
    const { isLevel, from, to, at } = span;
    const off = MAX_OFF_FT * this.plan.pointsPerFoot;
    for (const box of this.#buildings) {
      const [low, high] = isLevel ? [box.x, box.x + box.width] : [box.y, box.y + box.height];
      const [near, far] = isLevel ? [box.y, box.y + box.height] : [box.x, box.x + box.width];
      if (at < near - off || at > far + off || (at > near && at < far)) continue;
      const isWhole = Math.abs(from - low) < END_PT && Math.abs(to - high) < END_PT;
      if (!isWhole && !this.#isWholeGrid(span, [low, high])) continue;
      const isLong = (box.width >= box.height) === isLevel;
      return { property: isLong ? "length" : "width", thing: "building", mark: null, room: null };
    }
    return null;
  }

  /** From the first grid line of a building to its last, over others; it may stand off both. */
  #isWholeGrid({ isLevel, from, to }: DimensionSpan, [low, high]: [number, number]): boolean {
    const behind = MAX_WALL_FT * this.plan.pointsPerFoot;
    const lines = isLevel ? this.plan.grid.x : this.plan.grid.y;
    const [first, last] = [Math.min(from, low - behind), Math.max(to, high + behind)];
    const over = lines.filter((it) => it > first - END_PT && it < last + END_PT);
    return over.length > 2 && from < low + behind && to > high - behind &&
      Math.abs(from - over[0]) < END_PT && Math.abs(to - over.at(-1)!) < END_PT;
  }

  #thickness(span: DimensionSpan): DimensionMeaning | null {
    const { from, to, at, isLevel } = span;
    const faces = isLevel ? this.#upright : this.#level;
    if (to - from > MAX_WALL_FT * this.plan.pointsPerFoot) return null;
    const near = faces.filter((face) => at > face.from - 40 && at < face.to + 40);
    const isFace = (end: number) => near.some((face) => Math.abs(face.at - end) < FACE_PT);
    // Layers of one wall are walls of their own: a figure may run over some of them.
    const middle = (from + to) / 2;
    const isWall = near.some(({ pair: [low, high] }) => low < middle && middle < high);
    return isWall && isFace(from) && isFace(to)
      ? { property: "thickness", thing: "wall", mark: null, room: null }
      : null;
  }

  /** From jamb to jamb of an opening it runs along. */
  #opening({ from, to, at, isLevel }: DimensionSpan): DimensionMeaning | null {
    const { pointsPerFoot, openings } = this.plan;
    for (const { kind, gap, line: [a, b] } of openings) {
      const runsAlong = isLevel
        ? Math.abs(gap.direction.ux) > 0.99
        : Math.abs(gap.direction.uy) > 0.99;
      if (!runsAlong || kind === "cased") continue;
      const ends = isLevel ? [a.x, b.x] : [a.y, b.y];
      const where = isLevel ? a.y : a.x;
      if (Math.abs(where - at) > 6 * pointsPerFoot) continue;
      if (
        Math.abs(Math.min(...ends) - from) < END_PT && Math.abs(Math.max(...ends) - to) < END_PT
      ) {
        const thing = kind === "window" ? "window" : "door";
        return { property: "width", thing, mark: null, room: null };
      }
    }
    return null;
  }

  /** From one side of a flight to the other. */
  #stair(span: DimensionSpan): DimensionMeaning | null {
    const { from, to, at, isLevel } = span;
    const beyond = BEYOND_FLIGHT_FT * this.plan.pointsPerFoot;
    for (const { box, widthPt, middle } of this.plan.flights) {
      const [low, high] = isLevel ? [box.x, box.x + box.width] : [box.y, box.y + box.height];
      const [near, far] = isLevel ? [box.y, box.y + box.height] : [box.x, box.x + box.width];
      if (at < near - beyond || at > far + beyond) continue;
      // Stringers, rails and the walls beside a flight add a few inches.
      const slack = 0.45 * this.plan.pointsPerFoot;
      if (Math.abs(from - low) > slack || Math.abs(to - high) > slack) continue;
      if (Math.abs(to - from - widthPt) > 2 * slack) continue;
      const room = this.#stairAt(box) ?? this.#roomAt(middle);
      return { property: "clear width", thing: "stair", mark: null, room: room && nameOf(room) };
    }
    return null;
  }

  /** Between two walls of the room it is drawn in, or from a door's latch to the wall beside it. */
  #inRoom(span: DimensionSpan): DimensionMeaning | null {
    const { from, to, at, isLevel } = span;
    const { pointsPerFoot } = this.plan;
    const room = this.#roomAt(placeOn(span, (from + to) / 2));
    if (!room) return null;
    for (let step = 1; step < 8; step++) {
      const p = placeOn(span, from + (to - from) * (0.04 + 0.92 * step / 8));
      if (!isInside(room.ring, p)) return null;
    }
    const sides = sidesOf(room.ring, !isLevel);
    // Figures run to the face of a wall, to its middle or to its studs.
    const behind = BEHIND_FT * pointsPerFoot;
    const isAtSide = (end: number, outwards: 1 | -1) =>
      sides.some((it) => {
        const beyond = (end - it.at) * outwards;
        // As short as a wall is thick it is the jamb of an opening the outline reaches into.
        return beyond > -END_PT && beyond < behind && at > it.from - 3 && at < it.to + 3 &&
          it.to - it.from > JAMB_FT * pointsPerFoot;
      });
    const atFrom = isAtSide(from, -1), atTo = isAtSide(to, 1);
    const mark = atFrom !== atTo ? this.#latchAt(atFrom ? to : from, span) : null;
    if (mark !== null) {
      return {
        property: "latch side clearance",
        thing: "door",
        mark: mark || null,
        room: nameOf(room),
      };
    }
    // A layer of a wall may lie inside the outline of a room.
    const isWide = to - from >= MIN_ACROSS_FT * pointsPerFoot;
    return atFrom && atTo && isWide ? this.#acrossRoom(room, span) : null;
  }

  /** Width or length of a room whose walls stand at both ends; of a way through its clear width. */
  #acrossRoom(
    room: PlanModel["rooms"][number],
    { from, to, isLevel }: DimensionSpan,
  ): DimensionMeaning | null {
    // Across a stair nobody named a figure may as well be the flight's.
    const isStair = room.name === null && room.number === null &&
      this.plan.flights.some(({ middle }) => isInside(room.ring, middle));
    if (isStair) return null;
    const feet = (to - from) / this.plan.pointsPerFoot;
    const across = extentOf(room.ring, isLevel), other = extentOf(room.ring, !isLevel);
    const isWay = room.name !== null && WAY_THROUGH.test(room.name) && feet <= MAX_WAY_FT &&
      across <= other;
    if (isWay) {
      return { property: "clear width", thing: "corridor", mark: null, room: nameOf(room) };
    }
    const property = isLevel ? "width" : "length";
    return { property, thing: "room", mark: null, room: nameOf(room) };
  }

  /** From the latch of a door away from its hinge to a wall, on the plan of a part that closes no room. */
  #besideLatch(span: DimensionSpan): DimensionMeaning | null {
    const { from, to, at, isLevel } = span;
    if (to - from > MAX_LATCH_FT * this.plan.pointsPerFoot) return null;
    if (this.#roomAt(placeOn(span, (from + to) / 2))) return null;
    const isFace = (end: number) =>
      (isLevel ? this.#upright : this.#level).some((it) =>
        Math.abs(it.at - end) < END_PT && at > it.from - 3 && at < it.to + 3
      );
    const [latch, wall] = isFace(to) ? [from, to] : [to, from];
    if (!isFace(wall) || isFace(latch)) return null;
    if (this.#latchAt(latch, span) === null) return null;
    const door = this.plan.openings.find(({ line: [hinge, end], swing }) => {
      const [h, l] = isLevel ? [hinge.x, end.x] : [hinge.y, end.y];
      return swing && Math.abs(l - latch) < 0.3 * this.plan.pointsPerFoot &&
        (l - h) * (wall - latch) > 0;
    });
    if (!door) return null;
    // Whoever stands where the leaf swings to pulls it.
    const { swingSide, middle } = door.swing!;
    const [swings, stands] = isLevel
      ? [swingSide.y - middle.y, at - middle.y]
      : [swingSide.x - middle.x, at - middle.x];
    const side = swings * stands > 0 ? "pull" : "push";
    return {
      property: `latch side clearance, ${side} side`,
      thing: "door",
      mark: null,
      room: null,
    };
  }

  /** Drawn in a room from one of its walls to the next one, past counters and other thin lines. */
  #faceToFace(span: DimensionSpan): DimensionMeaning | null {
    const { from, to, at, isLevel } = span;
    const { pointsPerFoot } = this.plan;
    if (to - from < MIN_ROOM_FT * pointsPerFoot) return null;
    const room = this.#roomAt(placeOn(span, (from + to) / 2));
    if (!room) return null;
    const faces = (isLevel ? this.#upright : this.#level).filter((it) =>
      at > it.from - 3 && at < it.to + 3
    );
    const behind = BEHIND_FT * pointsPerFoot;
    const bodies = faces.map(({ pair }) => pair);
    // The wall at an end has its other face beyond it; a thin layer may lie before it.
    const isAtWall = (end: number, outwards: 1 | -1) =>
      bodies.some(([low, high]) =>
        outwards === 1
          ? Math.abs(low - end) < FACE_PT || low < end && high > end - FACE_PT && low > end - behind
          : Math.abs(high - end) < FACE_PT ||
            high > end && low < end + FACE_PT && high < end + behind
      );
    if (!isAtWall(from, -1) || !isAtWall(to, 1)) return null;
    const isBetween = bodies.some(([low, high]) => low > from + behind && high < to - behind);
    return isBetween ? null : this.#acrossRoom(room, span);
  }

  /** Mark of the door whose latch stands at an end of a line beside its opening; empty without a mark. */
  #latchAt(end: number, { at, isLevel }: DimensionSpan): string | null {
    for (const { swing, line, gap } of this.plan.openings) {
      if (!swing || swing.isPair) continue;
      const runsAlong = isLevel
        ? Math.abs(gap.direction.ux) > 0.99
        : Math.abs(gap.direction.uy) > 0.99;
      if (!runsAlong) continue;
      const [, latch] = line;
      const off = Math.abs((isLevel ? latch.x : latch.y) - end);
      const away = Math.abs((isLevel ? latch.y : latch.x) - at);
      // Jambs stand a frame's width beyond the leaf.
      if (off < 0.3 * this.plan.pointsPerFoot && away < 6 * this.plan.pointsPerFoot) return "";
    }
    return null;
  }

  /** Between two neighbouring lines of the grid. */
  #gridSpacing(span: DimensionSpan): DimensionMeaning | null {
    const { from, to, isLevel } = span;
    // In a room a figure between grid lines may as well run to something else that stands on them.
    if (this.#roomAt(placeOn(span, (from + to) / 2))) return null;
    const lines = isLevel ? this.plan.grid.x : this.plan.grid.y;
    const isOn = (end: number) => lines.some((it) => Math.abs(it - end) < END_PT);
    if (!isOn(from) || !isOn(to)) return null;
    return { property: "spacing", thing: "grid", mark: null, room: null };
  }

  /** Drawn off the plan, as long as the nearest room is between its walls. */
  #alongRoom(span: DimensionSpan): DimensionMeaning | null {
    const { from, to, at, isLevel } = span;
    if (this.#roomAt(placeOn(span, (from + to) / 2))) return null;
    const reach = MAX_OFF_FT * this.plan.pointsPerFoot;
    const found = this.plan.rooms.flatMap((room) => {
      const along = room.ring.map((p) => isLevel ? p.x : p.y);
      const across = room.ring.map((p) => isLevel ? p.y : p.x);
      const [before, after] = [Math.min(...along) - from, to - Math.max(...along)];
      const behind = BEHIND_FT * this.plan.pointsPerFoot;
      const fits = before > -END_PT && before < behind && after > -END_PT && after < behind;
      if (fits && this.#takesInWall(span, across)) return [];
      const off = Math.max(Math.min(...across) - at, at - Math.max(...across));
      return fits && off > 0 && off < reach ? [{ room, off }] : [];
    }).sort((a, b) => a.off - b.off);
    if (found.length === 0) return null;
    const property = isLevel ? "width" : "length";
    return { property, thing: "room", mark: null, room: nameOf(found[0].room) };
  }

  /** Whether a figure takes in a whole wall that stands beside a room at one of its ends: it is more than the room's. */
  #takesInWall({ from, to, isLevel }: DimensionSpan, across: readonly number[]): boolean {
    const [near, far] = [Math.min(...across), Math.max(...across)];
    // A finish alone is no wall.
    const thinnest = THINNEST_WALL_FT * this.plan.pointsPerFoot;
    return (isLevel ? this.#upright : this.#level).some(({ pair: [low, high], ...it }) =>
      it.from < far && it.to > near && high - low > thinnest &&
      (Math.abs(low - from) < FACE_PT && high < to || Math.abs(high - to) < FACE_PT && low > from)
    );
  }

  /** Drawn off the plan, from one wall to another. */
  #wallToWall(span: DimensionSpan, ends: "middles" | "anywhere"): DimensionMeaning | null {
    const { from, to, at, isLevel } = span;
    const off = MAX_OFF_FT * this.plan.pointsPerFoot;
    const alongside = this.#buildings.flatMap((it) => {
      const [low, high] = isLevel ? [it.x, it.x + it.width] : [it.y, it.y + it.height];
      const [near, far] = isLevel ? [it.y, it.y + it.height] : [it.x, it.x + it.width];
      const isBeside = from > low - END_PT && to < high + END_PT && at > near - off &&
        at < far + off;
      return isBeside ? [{ near, far }] : [];
    });
    if (alongside.length !== 1) return null;
    const [{ near, far }] = alongside;
    if (at > near && at < far) return null;
    const faces = isLevel ? this.#upright : this.#level;
    const isAtWall = (end: number) =>
      faces.some((it) =>
        (ends === "anywhere" && Math.abs(it.at - end) < END_PT ||
          Math.abs((it.pair[0] + it.pair[1]) / 2 - end) <
            (ends === "middles" ? FACE_PT : END_PT)) &&
        it.from > near - 10 && it.to < far + 10
      );
    return isAtWall(from) && isAtWall(to)
      ? { property: "spacing", thing: "wall", mark: null, room: null }
      : null;
  }

  /** The only room called a stair that a flight reaches into: open flights run on beside their outline. */
  #stairAt({ x, y, width, height }: PointRect): PlanModel["rooms"][number] | null {
    const stairs = this.plan.rooms.filter(({ name, ring }) => {
      if (name === null || !/\bSTAIR/i.test(name) || ring.length === 0) return false;
      const xs = ring.map((p) => p.x), ys = ring.map((p) => p.y);
      const near = this.plan.pointsPerFoot;
      return Math.min(...xs) < x + width + near && Math.max(...xs) > x - near &&
        Math.min(...ys) < y + height + near && Math.max(...ys) > y - near;
    });
    return stairs.length === 1 ? stairs[0] : null;
  }

  #roomAt(p: Point): PlanModel["rooms"][number] | null {
    return this.plan.rooms.find(({ ring }) => isInside(ring, p)) ?? null;
  }
}

/** A face of a level or upright wall: its place across, its extent, and both faces of the wall. */
interface Face {
  isLevel: boolean;
  at: number;
  from: number;
  to: number;
  pair: [number, number];
}

function facesOf({ direction, at, from, to }: Wall): Face[] {
  const isLevel = Math.abs(direction.ux) > 0.999;
  if (!isLevel && Math.abs(direction.uy) < 0.999) return [];
  const places = at.map((it) => {
    const p = toPoint(direction, from, it);
    return isLevel ? p.y : p.x;
  });
  const ends = [from, to].map((it) => {
    const p = toPoint(direction, it, at[0]);
    return isLevel ? p.x : p.y;
  });
  const pair: [number, number] = [Math.min(...places), Math.max(...places)];
  return places.map((place) => ({
    isLevel,
    at: place,
    from: Math.min(...ends),
    to: Math.max(...ends),
    pair,
  }));
}

const placeOn = ({ isLevel, at }: DimensionSpan, along: number): Point =>
  isLevel ? { x: along, y: at } : { x: at, y: along };

const nameOf = ({ number, name }: PlanModel["rooms"][number]): string | null => number ?? name;

/** Sides of an outline that are level, or upright. */
function sidesOf(ring: readonly Point[], isLevel: boolean) {
  return ring.flatMap((a, index) => {
    const b = ring[(index + 1) % ring.length];
    const [across, along] = isLevel ? [b.y - a.y, b.x - a.x] : [b.x - a.x, b.y - a.y];
    if (Math.abs(across) > 0.03 * Math.abs(along) + 0.1) return [];
    const [from, to] = isLevel ? [a.x, b.x] : [a.y, b.y];
    return [{
      at: isLevel ? (a.y + b.y) / 2 : (a.x + b.x) / 2,
      from: Math.min(from, to),
      to: Math.max(from, to),
    }];
  });
}

function extentOf(ring: readonly Point[], isLevel: boolean): number {
  const along = ring.map((p) => isLevel ? p.x : p.y);
  return Math.max(...along) - Math.min(...along);
}

/** Walls nearer than this are of one building, feet. */
const APART_FT = 8;

/** Boxes around walls that stand together: the plans of a sheet. */
function buildingsOf(walls: readonly Wall[], pointsPerFoot: number): PointRect[] {
  const slack = APART_FT * pointsPerFoot;
  const groups: { box: PointRect; count: number }[] = [];
  for (const { direction, at, from, to } of walls) {
    const a = toPoint(direction, from, at[0]), b = toPoint(direction, to, at[1]);
    let group = {
      box: {
        x: Math.min(a.x, b.x),
        y: Math.min(a.y, b.y),
        width: Math.abs(a.x - b.x),
        height: Math.abs(a.y - b.y),
      },
      count: 1,
    };
    for (let i = groups.length - 1; i >= 0; i--) {
      if (!touches(groups[i].box, group.box, slack)) continue;
      group = { box: unionRect([groups[i].box, group.box]), count: groups[i].count + group.count };
      groups.splice(i, 1);
      i = groups.length;
    }
    groups.push(group);
  }
  return groups.filter(({ count }) => count >= 4).map(({ box }) => box);
}

const touches = (a: PointRect, b: PointRect, slack: number): boolean =>
  a.x - slack < b.x + b.width && b.x - slack < a.x + a.width && a.y - slack < b.y + b.height &&
  b.y - slack < a.y + a.height;
