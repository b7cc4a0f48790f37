/** The faces of a plan's walls that dimensions end at, its buildings, and where its rooms lie. */
import { type PointRect, unionRect } from "../../_shared/geometry.ts";
import { isInside } from "../../_shared/topology/rings.ts";
import type { DimensionSpan, PlanModel } from "./dimension_ends.ts";
import { type Point, toPoint } from "./lines.ts";
import type { Wall } from "./walls.ts";

/** Ends lie this close to what they measure, points. */
export const END_PT = 2;
/** Figures that tell a wall end this close to its faces, points. */
export const FACE_PT = 1.2;
/** Ends of figures lie this far behind the face of a wall, feet. */
export const BEHIND_FT = 0.55;
/** Dimension lines stand this far off a building at most, feet. */
export const MAX_OFF_FT = 30;
/** Thickest wall, feet. */
export const MAX_WALL_FT = 2.1;

/** A face of a level or upright wall: its place across, its extent, and both faces of the wall. */
export interface Face {
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

/** What figures of one plan end at. */
export class PlanFaces {
  readonly #level: Face[];
  readonly #upright: Face[];
  readonly buildings: readonly PointRect[];

  constructor(readonly plan: PlanModel) {
    const faces = plan.walls.flatMap(facesOf);
    this.#level = faces.filter(({ isLevel }) => isLevel);
    this.#upright = faces.filter(({ isLevel }) => !isLevel);
    this.buildings = buildingsOf(plan.walls, plan.pointsPerFoot);
  }

  /** Faces the ends of a figure can stand at: those across its line. */
  across({ isLevel }: Pick<DimensionSpan, "isLevel">): readonly Face[] {
    return isLevel ? this.#upright : this.#level;
  }

  /** Faces along the line of a figure. */
  along({ isLevel }: Pick<DimensionSpan, "isLevel">): readonly Face[] {
    return isLevel ? this.#level : this.#upright;
  }

  /** Whether no wall as long as half a figure stands between its line and another place across it. */
  isFreeTo(at: number, span: DimensionSpan): boolean {
    const [low, high] = [Math.min(at, span.at) + END_PT, Math.max(at, span.at) - END_PT];
    const half = (span.to - span.from) / 2;
    return !this.along(span).some((it) =>
      it.at > low && it.at < high &&
      Math.min(it.to, span.to) - Math.max(it.from, span.from) > half
    );
  }

  /** The room the middle of a line lies in. */
  roomOf(span: DimensionSpan): PlanModel["rooms"][number] | null {
    return this.roomAt(placeOn(span, (span.from + span.to) / 2));
  }

  roomAt(p: Point): PlanModel["rooms"][number] | null {
    return this.plan.rooms.find(({ ring }) => isInside(ring, p)) ?? null;
  }
}

/** A place on a dimension line. */
export const placeOn = ({ isLevel, at }: DimensionSpan, along: number): Point =>
  isLevel ? { x: along, y: at } : { x: at, y: along };

/** A box along a dimension line, from `low` to `high`, and across it, from `near` to `far`. */
export function sidesAlong(
  { isLevel }: Pick<DimensionSpan, "isLevel">,
  { x, y, width, height }: PointRect,
): { low: number; high: number; near: number; far: number } {
  return isLevel
    ? { low: x, high: x + width, near: y, far: y + height }
    : { low: y, high: y + height, near: x, far: x + width };
}

/** What a room is called by: its number, else its name. */
export const nameOf = ({ number, name }: PlanModel["rooms"][number]): string | null =>
  number ?? name;

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
