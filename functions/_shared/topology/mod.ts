/**
 * What can be measured along a drawn plan. Pure, and quick enough to run again in the browser when a door is taken
 * away. It measures and never judges: a person walks at least as far as these ways are long.
 */
import type { PlanEgress, PlanOpening, PlanPoint } from "../domain/building.ts";
import type { MeasuredGap, MeasuredLatch, MeasuredWay, PlanTopology } from "../domain/topology.ts";
import { allWaysOut, commonPathOf } from "./choices.ts";
import { largestCircle } from "./circles.ts";
import { deadEndOf, isCorridor } from "./dead_ends.ts";
import { type Floor, FloorGraph, type Space, toPercent, toTenth } from "./floor.ts";
import type { Ft } from "./rings.ts";
import { separationsOf } from "./separations.ts";
import { Travel, type WayOut } from "./travel.ts";
import type { Way } from "./ways_inside.ts";
import { centrelineOf, type Gap, latchRoomOf, narrowestOf } from "./widths.ts";

export type { Floor } from "./floor.ts";

/** Rooms in which a wheelchair has to turn. */
const TOILETS =
  /\b(?:TOILETS?|REST\s?ROOMS?|RR|W\.?C|MEN'?S?|WOMEN'?S?|UNISEX|BOYS?|GIRLS?|LAV(?:ATORY)?|FAMILY\s+TOILET|ADA\s+BATH\w*)\b/i;
/** Smaller spaces are closets and shafts, which nobody leaves in a hurry, square feet. */
const USED_SQFT = 40;

/** Exits, the longest way out, rooms without one, and everything else a plan measures. */
export function measureFloor(floor: Floor): { egress: PlanEgress; topology: PlanTopology } {
  const graph = new FloorGraph(floor);
  const travel = new Travel(graph);
  const waysOut = allWaysOut(graph);
  const inside = graph.spaces.filter(({ isOpenAir, isStair }) => !isOpenAir && !isStair);
  const ways = inside.flatMap((space) => travel.longestFrom(space) ?? [])
    .sort((a, b) => b.lengthFt - a.lengthFt);
  const place = toPercent(floor.feetPerPercent);
  const toWay = ({ room }: Space, way: Way): MeasuredWay => ({
    room: room.id,
    lengthFt: toTenth(way.lengthFt),
    way: way.points.map(place),
  });
  const common = ways.flatMap((way: WayOut) => {
    const path = commonPathOf(way, { travel, waysOut });
    return path ? [{ space: way.space, path }] : [];
  }).sort((a, b) => b.path.lengthFt - a.path.lengthFt)[0];
  const isClosedIn = ({ passages }: Space) =>
    passages.length > 0 && passages.every((it) => travel.far(it) === Infinity);
  const hasExits = graph.exits.length > 0;
  return {
    egress: {
      exits: graph.exits.map(({ opening }) => opening.id),
      longest: ways.length > 0 ? toWay(ways[0].space, ways[0]) : null,
      closedIn: hasExits ? inside.filter(isClosedIn).map(({ room }) => room.id) : [],
    },
    topology: {
      waysOut: Object.fromEntries(inside.map((it) => [it.room.id, waysOut.get(it)!])),
      reached: reachedShare(inside, waysOut),
      commonPath: common ? toWay(common.space, common.path) : null,
      deadEnds: inside.filter(isCorridor).flatMap((space): MeasuredWay[] => {
        const way = deadEndOf(space, waysOut);
        return way ? [toWay(space, way)] : [];
      }),
      separations: separationsOf(graph, floor.feetPerPercent),
      ...roomAt(inside, floor),
    },
  };
}

function reachedShare(spaces: readonly Space[], waysOut: ReadonlyMap<Space, number>): number {
  const used = spaces.filter(({ room }) => (room.areaSqft ?? 0) >= USED_SQFT);
  const out = used.filter((it) => waysOut.get(it)! > 0);
  return used.length === 0 ? 0 : Math.round((100 * out.length) / used.length) / 100;
}

/** Widths of corridors, and the room at doors, in toilet rooms and beside their closets. */
function roomAt(
  spaces: readonly Space[],
  { fixtures = [], feetPerPercent }: Floor,
): Pick<PlanTopology, "corridors" | "latches" | "circles" | "centrelines"> {
  const toFeet = ([x, y]: readonly [number, number]): Ft => ({
    x: x * feetPerPercent.x,
    y: y * feetPerPercent.y,
  });
  const place = toPercent(feetPerPercent);
  const toGap = ({ room }: Space, part: string | null, { ft, from, to }: Gap): MeasuredGap => ({
    room: room.id,
    part,
    clearIn: toTenth(ft * 12),
    way: [from, to].map(place),
  });
  const fixturesIn = ({ room }: Space) => fixtures.filter((it) => it.room === room.id);
  const toilets = spaces.filter(({ room }) => TOILETS.test(room.name ?? ""));
  return {
    corridors: spaces.filter(isCorridor).flatMap((space) => {
      const gap = narrowestOf(space.ring);
      return gap ? [toGap(space, null, gap)] : [];
    }),
    latches: spaces.flatMap((space) =>
      space.passages.flatMap((passage): MeasuredLatch[] => {
        const side = sideOf(passage.opening, space);
        const gap = side && latchRoomOf(passage, space, { side, toFeet });
        return gap ? [{ ...toGap(space, passage.opening.id, gap), side: side! }] : [];
      })
    ),
    circles: toilets.flatMap((space) => {
      const circle = largestCircle(space.ring, fixturesIn(space), toFeet);
      return circle
        ? [{
          room: space.room.id,
          point: place(circle.middle) as PlanPoint,
          diameterIn: toTenth(circle.radiusFt * 24),
        }]
        : [];
    }),
    centrelines: toilets.flatMap((space) =>
      fixturesIn(space).filter(({ type }) => type === "wc").flatMap((fixture) => {
        const gap = centrelineOf(fixture, space.ring, toFeet);
        return gap ? [toGap(space, fixture.id, gap)] : [];
      })
    ),
  };
}

/** The leaf is pulled on the side it swings to. */
function sideOf({ swingsInto }: PlanOpening, { room }: Space): "pull" | "push" | null {
  if (swingsInto === null) return null;
  return swingsInto === room.id ? "pull" : "push";
}
