/** The floor of a plan: which room every place belongs to, and the areas of the rooms that close. */
import type { PageReading } from "../../../_shared/domain/page_reading.ts";
import type { PointRect } from "../../../_shared/geometry.ts";
import { FloorMap } from "./floor_map.ts";
import { holds } from "../layout/layout.ts";
import type { FoundRoom } from "./rooms.ts";
import type { Rulings } from "../tables/rulings.ts";
import { findSingleWalls } from "../drawing/single_walls.ts";
import { findWalls, type WallLine } from "../drawing/walls.ts";

/** Side of a cell of the floor map, feet. */
const CELL_FT = 0.25;
/** Widest door of one leaf with its frame, feet: rooms joined by less are two. */
const DOORWAY_FT = 3.3;
/** Hollows of usual walls are narrower than this, feet; fixtures leave wider strips of floor. */
const WALL_FT = 0.5;
/** Where single lines are walls: widest hollow between two of them, and narrowest space of its own, feet. */
const HOLLOW_FT = 1;
const SPACE_FT = 3;
/** Smallest room worth measuring, square feet. */
const MIN_ROOM_SQFT = 6;

/** What a floor is read from. */
export interface FloorSources {
  rooms: readonly FoundRoom[];
  rulings: Rulings;
  /** Lines across the openings of doors. */
  closed: readonly WallLine[];
  /** Titles of drawings and the title block: places off the building. */
  outside: readonly PointRect[];
  /** Bubbles around marks, whose sides are no walls. */
  bubbles: readonly PointRect[];
  pointsPerFoot: number;
}

/** Rooms by place, and square feet by room; null where the walls do not close. */
export interface Floor {
  /** Between walls of two faces. */
  map: FloorMap;
  /** Where lettering stands: between single lines on plans whose rooms only these close. */
  places: FloorMap;
  areas: (number | null)[];
}

/**
 * Reads the floor between walls of two faces. Rooms these leave open are measured between walls of one heavy line,
 * and where only such walls close rooms, they say in which room lettering stands as well.
 */
export function readFloor(page: PageReading, sources: FloorSources): Floor {
  const { rooms, rulings, bubbles, pointsPerFoot } = sources;
  const sizes = {
    neckPt: DOORWAY_FT * pointsPerFoot,
    wallPt: WALL_FT * pointsPerFoot,
    hollowPt: HOLLOW_FT * pointsPerFoot,
    spacePt: SPACE_FT * pointsPerFoot,
  };
  const toSqft = (area: number | null) => {
    const sqft = area === null ? 0 : area / pointsPerFoot ** 2;
    return sqft < MIN_ROOM_SQFT ? null : Math.round(sqft);
  };
  const walls = withoutBubbles(findWalls(page, rulings, pointsPerFoot), bubbles);
  const map = mapOf(page, sources, walls, []);
  if (rooms.length === 0) return { map, places: map, areas: [] };
  const areas = map.areas(rooms.length, sizes).map(toSqft);
  if (!areas.includes(null)) return { map, places: map, areas };
  const single = withoutBubbles(findSingleWalls(page, rulings, pointsPerFoot), bubbles);
  if (single.length === 0) return { map, places: map, areas };
  const closer = mapOf(page, sources, [...walls, ...single], sources.outside);
  const further = closer.surelyClosedAreas(rooms.length, sizes).map(toSqft);
  const isSingle = areas.every((it) => it === null) && further.some((it) => it !== null);
  return {
    map,
    places: isSingle ? closer : map,
    areas: areas.map((area, index) => area ?? further[index]),
  };
}

/** The walls without the sides of bubbles, which a plan has standing in its rooms. */
function withoutBubbles(walls: WallLine[], bubbles: readonly PointRect[]): WallLine[] {
  return walls.filter(({ x1, y1, x2, y2 }) =>
    !bubbles.some((box) => holds(box, { x: x1, y: y1 }, 1) && holds(box, { x: x2, y: y2 }, 1))
  );
}

function mapOf(
  page: PageReading,
  { rooms, closed, pointsPerFoot }: FloorSources,
  walls: readonly WallLine[],
  outside: readonly PointRect[],
): FloorMap {
  return new FloorMap(page, {
    rooms,
    walls,
    outside,
    closed,
    cellPt: Math.max(1, CELL_FT * pointsPerFoot),
  });
}
