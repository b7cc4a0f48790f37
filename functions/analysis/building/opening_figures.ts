/** Figures of strings along windows and doors: from middle to middle, from a wall to a middle, over the piers between them. */
import type { DimensionMeaning } from "../../_shared/domain/plan_set.ts";
import { OPEN_AIR } from "../../_shared/topology/floor.ts";
import type { DimensionSpan } from "./dimension_ends.ts";
import type { FoundOpening } from "./openings.ts";
import { END_PT, MAX_OFF_FT, nameOf, placeOn, type PlanFaces } from "./plan_faces.ts";

/** What an end of a figure stands at. */
type End =
  | { at: "middle"; of: SeenOpening }
  | { at: "jamb"; of: SeenOpening; side: "low" | "high" }
  | { at: "wall" | "grid line" };

/** An opening in the wall a figure runs along, seen from the figure: its jambs and its place across. */
interface SeenOpening {
  opening: FoundOpening;
  low: number;
  high: number;
  where: number;
}

/** Middles and jambs of openings lie this close to the ends of their figures, points and inches. */
const EXACT_PT = 1.2, EXACT_IN = 1.6;
/** The spaces on both sides of an opening are looked for so far off the middle of its wall, feet. */
const BESIDE_FT = 1.5;
/** Layers of a wall stand this far before the one with the gap, feet. */
const LAYERS_FT = 1.2;
/** In a room a figure stands this close to the opening it is of, feet. */
const NEAR_FT = 8;
/** A wall that ends a string reaches the wall of its openings to so many feet. */
const MEETS_FT = 2.2;
/** Openings along one line lie this close to it, feet: a string follows one face, and small steps of it. */
const ONE_WALL_FT = 4;

/** From the middle of an opening to the next one's, or to a wall or line of the grid beside it. */
export function toMiddles(faces: PlanFaces, span: DimensionSpan): DimensionMeaning | null {
  const seen = openingsAlong(faces, span);
  const from = endAt(faces, span.from, { span, seen }), to = endAt(faces, span.to, { span, seen });
  if (from?.at === "middle" && to?.at === "middle") {
    if (Math.abs(from.of.where - to.of.where) > ONE_WALL_FT * faces.plan.pointsPerFoot) return null;
    const things = [...new Set([thingOf(from.of), thingOf(to.of)])];
    return {
      property: "spacing",
      thing: things.join(" to "),
      mark: null,
      room: sharedRoom(faces, span, [from.of, to.of]),
      ends: [`middle of ${thingOf(from.of)}`, `middle of ${thingOf(to.of)}`],
    };
  }
  const [middle, other] = from?.at === "middle" ? [from, to] : [to, from];
  if (middle?.at !== "middle" || !other || other.at === "jamb" || other.at === "middle") {
    return null;
  }
  const thing = thingOf(middle.of);
  return {
    property: "distance",
    thing,
    mark: null,
    room: sharedRoom(faces, span, [middle.of]),
    ends: [other.at, `middle of ${thing}`],
  };
}

/** From jamb to jamb over the wall between two openings, or from a jamb to the end of its wall. */
export function overPier(faces: PlanFaces, span: DimensionSpan): DimensionMeaning | null {
  if (faces.roomOf(span) && !isOpenAir(faces, span)) return null;
  const seen = openingsAlong(faces, span);
  const from = endAt(faces, span.from, { span, seen }), to = endAt(faces, span.to, { span, seen });
  const isStart = from?.at === "jamb" && from.side === "high" || from?.at === "wall";
  const isEnd = to?.at === "jamb" && to.side === "low" || to?.at === "wall";
  if (!isStart || !isEnd || from.at === "wall" && to.at === "wall") return null;
  const isBetween = seen.some(({ low, high }) =>
    low < span.to - END_PT && high > span.from + END_PT
  );
  if (isBetween) return null;
  const nameOfEnd = (end: End) => end.at === "jamb" ? `jamb of ${thingOf(end.of)}` : end.at;
  return {
    property: "width",
    thing: "pier",
    mark: null,
    room: null,
    ends: [nameOfEnd(from), nameOfEnd(to)],
  };
}

const thingOf = ({ opening: { kind } }: SeenOpening): string =>
  kind === "window" ? "window" : kind === "cased" ? "opening" : "door";

/** Whether a figure stands on a porch or a deck, before the walls. */
export function isOpenAir(faces: PlanFaces, span: DimensionSpan): boolean {
  const name = faces.roomOf(span)?.name ?? null;
  return name !== null && OPEN_AIR.test(name);
}

/** Openings in walls along a figure that stand on the side of it the figure is on, with no wall before them. */
function openingsAlong(faces: PlanFaces, span: DimensionSpan): SeenOpening[] {
  const { isLevel, at } = span;
  const { openings, pointsPerFoot } = faces.plan;
  const room = faces.roomOf(span);
  const isInside = room !== null && !isOpenAir(faces, span);
  const most = (isInside ? NEAR_FT : MAX_OFF_FT) * pointsPerFoot;
  return openings.flatMap((opening) => {
    const { gap, line: [a, b] } = opening;
    if (Math.abs(isLevel ? gap.direction.ux : gap.direction.uy) <= 0.99) return [];
    const [one, other, where] = isLevel ? [a.x, b.x, (a.y + b.y) / 2] : [a.y, b.y, (a.x + b.x) / 2];
    if (Math.abs(where - at) > most) return [];
    const [low, high] = [Math.min(one, other), Math.max(one, other)];
    if (high < span.from - END_PT || low > span.to + END_PT) return [];
    const seen = { opening, low, high, where };
    const before = spaceBeside(faces, seen, { span, side: Math.sign(at - where) });
    const isOn = isInside
      ? before === room
      : before === null || before.name !== null && OPEN_AIR.test(before.name);
    // Layers of its own wall stand before it.
    const surface = where + Math.sign(at - where) * LAYERS_FT * pointsPerFoot;
    const isFree = Math.abs(at - where) < Math.abs(surface - where) ||
      faces.isFreeTo(surface, { ...span, from: low, to: high });
    return isOn && isFree ? [seen] : [];
  });
}

function spaceBeside(
  faces: PlanFaces,
  { low, high, where }: SeenOpening,
  { span, side }: { span: DimensionSpan; side: number },
) {
  const at = where + side * BESIDE_FT * faces.plan.pointsPerFoot;
  return faces.roomAt(placeOn({ ...span, at }, (low + high) / 2));
}

/** What an end stands at; null where it is nothing known, or could be two things. */
function endAt(
  faces: PlanFaces,
  end: number,
  { span, seen }: { span: DimensionSpan; seen: readonly SeenOpening[] },
): End | null {
  const exact = Math.min(EXACT_PT, EXACT_IN / 12 * faces.plan.pointsPerFoot);
  const isAt = (place: number) => Math.abs(place - end) < exact;
  const middles = nearestOf(seen.filter(({ low, high }) => isAt((low + high) / 2)), span);
  const isWall = isAtWall(faces, end, { span, seen });
  if (middles) return isWall ? null : { at: "middle", of: middles };
  const jambs = seen.flatMap((of): End[] => {
    if (isAt(of.low)) return [{ at: "jamb", of, side: "low" }];
    return isAt(of.high) ? [{ at: "jamb", of, side: "high" }] : [];
  });
  if (jambs.length > 0 && !isWall) return jambs[0];
  if (isWall) return { at: "wall" };
  const rows = span.isLevel ? faces.plan.grid.x : faces.plan.grid.y;
  return rows.some(({ places }) => places.some(isAt)) ? { at: "grid line" } : null;
}

/** The opening that stands nearest to a figure; doors before the glass they stand in. */
function nearestOf(seen: readonly SeenOpening[], { at }: DimensionSpan): SeenOpening | null {
  const sorted = [...seen].sort((a, b) =>
    Math.abs(a.where - at) - Math.abs(b.where - at) || a.high - a.low - b.high + b.low
  );
  return sorted[0] ?? null;
}

/** Whether a wall that reaches the wall of the openings has a face at an end, or the end lies in it, as studs do. */
function isAtWall(
  faces: PlanFaces,
  end: number,
  { span, seen }: { span: DimensionSpan; seen: readonly SeenOpening[] },
): boolean {
  const reach = MEETS_FT * faces.plan.pointsPerFoot;
  return faces.across(span).some(({ pair: [low, high], from, to }) =>
    end > low - END_PT && end < high + END_PT && to - from > high - low &&
    seen.some(({ where }) => from < where + reach && to > where - reach)
  );
}

/** The one room all these openings lead into from the side a figure stands on. */
function sharedRoom(
  faces: PlanFaces,
  span: DimensionSpan,
  seen: readonly SeenOpening[],
): string | null {
  const names = seen.map((it) => {
    const room = spaceBeside(faces, it, { span, side: Math.sign(it.where - span.at) });
    return room && nameOf(room);
  });
  return names.every((it) => it !== null && it === names[0]) ? names[0] : null;
}
