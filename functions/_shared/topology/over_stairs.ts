/** Ways out that go down stairs: from the lowest floor up, each floor knows how far it is from the foot of its stairs. */
import type { Building, PlanPoint, PlanStair } from "../domain/building.ts";
import type { WayOverStairs } from "../domain/topology.ts";
import { centre, unionRect } from "../geometry.ts";
import { type FlightDown, FloorGraph, type Space, toPercent, toTenth } from "./floor.ts";
import { type Ft, isInside } from "./rings.ts";
import { Travel, type WayOut } from "./travel.ts";

/** A stair between two plans, by its flights on both. */
export interface JoinedStair {
  upper: { page: number; flights: readonly PlanStair[] };
  lower: { page: number; flights: readonly PlanStair[] };
}

/** How far it is from a place to an exit, over how many flights, and the page of that exit. */
interface WayDown {
  lengthFt: number;
  flights: number;
  exitPage: number;
}

/**
 * The longest way of each page that goes down a stair, by page.
 *
 * @param joined stairs in the order of their lower floors, the lowest first
 */
export function waysOverStairs(
  buildings: readonly Building[],
  joined: readonly JoinedStair[],
): Map<number, WayOverStairs> {
  const onPage = new Map(buildings.map((it) => [it.page, it]));
  const below = new Map<number, Map<string, WayDown>>();
  const flightsOf = (page: number): FlightDown[] => {
    const ways = below.get(page);
    const building = onPage.get(page);
    if (!ways || !building) return [];
    const graph = new FloorGraph(building);
    return building.stairs.flatMap((stair) => {
      const way = ways.get(stair.id);
      if (!way) return [];
      const { id } = stair, at = middleOf([stair]);
      return spacesAt(graph, [stair], building)
        .map(({ room }) => ({ id, room: room.id, at, beyondFt: way.lengthFt }));
    });
  };
  for (const { upper, lower } of joined) {
    const [top] = upper.flights;
    const foot = onPage.get(lower.page);
    if (!foot) continue;
    const way = wayFrom(foot, lower.flights, {
      flightsDown: flightsOf(lower.page),
      below: below.get(lower.page),
    });
    if (way === null) continue;
    const flights = Math.max(upper.flights.length, lower.flights.length);
    const runFt = Math.max(runOf(upper.flights), runOf(lower.flights));
    const ways = below.get(upper.page) ?? new Map<string, WayDown>();
    ways.set(top.id, {
      lengthFt: way.lengthFt + runFt,
      flights: way.flights + flights,
      exitPage: way.exitPage,
    });
    below.set(upper.page, ways);
  }
  return new Map([...below].flatMap(([page, ways]) => {
    const longest = longestDown(onPage.get(page)!, { flightsDown: flightsOf(page), ways });
    return longest ? [[page, longest] as const] : [];
  }));
}

/** From the foot of a stair to an exit, over further stairs where there is none on its floor. */
function wayFrom(
  building: Building,
  flights: readonly PlanStair[],
  { flightsDown, below }: { flightsDown: FlightDown[]; below?: ReadonlyMap<string, WayDown> },
): WayDown | null {
  const graph = new FloorGraph({ ...building, flightsDown });
  const travel = new Travel(graph);
  const place = inFeet(middleOf(flights), building);
  const [on] = spacesAt(graph, flights, building)
    .flatMap((space) => travel.firstFrom(space, place) ?? [])
    .sort((a, b) => a.lengthFt - b.lengthFt);
  if (!on) return null;
  let last = on.first;
  for (let it = travel.on(last); it.next; it = travel.on(last)) last = it.next;
  const next = below?.get(last.opening.id);
  const { flights: count = 0, exitPage = building.page } = next ?? {};
  return { lengthFt: on.lengthFt, flights: count, exitPage };
}

function longestDown(
  building: Building,
  { flightsDown, ways }: { flightsDown: FlightDown[]; ways: ReadonlyMap<string, WayDown> },
): WayOverStairs | null {
  const graph = new FloorGraph({ ...building, flightsDown });
  const travel = new Travel(graph);
  const isWalkedFrom = ({ isOpenAir, isStair }: Space) => !isOpenAir && !isStair;
  const [longest] = graph.spaces.filter(isWalkedFrom)
    .flatMap((space) => travel.longestFrom(space) ?? [])
    .filter((way) => ways.has(lastOf(way)))
    .sort((a, b) => b.lengthFt - a.lengthFt);
  if (!longest) return null;
  const { flights, exitPage } = ways.get(lastOf(longest))!;
  return {
    room: longest.space.room.id,
    lengthFt: toTenth(longest.lengthFt),
    way: longest.points.map(toPercent(building.feetPerPercent)),
    flights,
    exitPage,
  };
}

/** How far beyond an end of a flight its floor is looked for, feet. */
const BEYOND_FT = 1.5;

/** The space flights lie in, or, where no opening leads out of that, those at the ends of their runs. */
function spacesAt(
  graph: FloorGraph,
  flights: readonly PlanStair[],
  building: Pick<Building, "feetPerPercent">,
): Space[] {
  const [own] = flights.flatMap(({ room }) => graph.space(room) ?? [])
    .filter(({ passages }) => passages.length > 0);
  if (own) return [own];
  const ends = flights.flatMap((it) => endsOf(it, building));
  return graph.spaces.filter(({ passages, ring }) =>
    passages.length > 0 && ends.some((it) => isInside(ring, it))
  );
}

/** Places beyond both ends of a flight. */
function endsOf(flight: PlanStair, building: Pick<Building, "feetPerPercent">): Ft[] {
  const { x, y, width, height } = flight.box;
  const [from, to] = [[x, y], [x + width, y + height]].map(([px, py]) =>
    inFeet([px, py], building)
  );
  const runFt = runOf([flight]);
  const isLevel = Math.abs(to.x - from.x - runFt) < Math.abs(to.y - from.y - runFt);
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return isLevel
    ? [{ ...middle, x: from.x - BEYOND_FT }, { ...middle, x: to.x + BEYOND_FT }]
    : [{ ...middle, y: from.y - BEYOND_FT }, { ...middle, y: to.y + BEYOND_FT }];
}

const inFeet = (
  [x, y]: PlanPoint,
  { feetPerPercent }: Pick<Building, "feetPerPercent">,
): Ft => ({ x: x * feetPerPercent.x, y: y * feetPerPercent.y });

const lastOf = ({ passages }: WayOut): string => passages.at(-1)!.opening.id;

/** Feet along the treads of flights. */
const runOf = (flights: readonly PlanStair[]): number =>
  flights.reduce((sum, { treads, treadIn }) => sum + treads * (treadIn ?? 0) / 12, 0);

/** The middle of all flights of a stair. */
function middleOf(flights: readonly PlanStair[]): PlanPoint {
  const { x, y } = centre(unionRect(flights.map(({ box }) => box)));
  return [x, y];
}
