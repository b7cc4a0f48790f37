/**
 * Steps as sections draw them, whatever their scale: a line that goes level and upright by turns. A dimension from one
 * tread to the next says how high a riser is, one from one riser to the next how deep a tread.
 */
import type { Ends } from "../../../_lexicon/measured.ts";
import type { PageReading } from "../../../_shared/domain/page_reading.ts";
import type { DimensionSpan } from "../../building/dimension_ends.ts";
import { between } from "../tables/rulings.ts";
import type { Point } from "./leaders.ts";
import { plainStrokes, type Stroke } from "./plain_strokes.ts";
import { Buckets } from "./point_buckets.ts";

/** Steps alike that make a flight, with the places of their treads and risers in order. */
export interface Flight {
  /** Heights of the treads. */
  levels: number[];
  /** Places of the risers. */
  places: number[];
  /** The front edges of the treads, from the foot up. */
  nosings: Point[];
}

/** Ends of strokes this near to each other meet, and ends of lines are at what they measure, points. */
const MEET_PT = 0.8, END_PT = 1.5;
/** More strokes that end at one place are a hatch. */
const CROWD = 64;
/** Steps of one flight are alike but for this share. */
const ALIKE = 0.12;
/** Fewer steps may be a footing or a curb. */
const LEAST_STEPS = 3;
/** A tread is so many risers deep. */
const TREAD = [0.9, 2.6] as const;
/** A dimension of a step stands at most so many risers off the flight. */
const AWAY = 4;

/** From one tread or riser of a flight to the next, `at`–`to`; dimensions of it stand between `low` and `high`. */
interface Pair {
  at: number;
  to: number;
  low: number;
  high: number;
}

/** The flights of a page, and what dimensions at them mean. */
export class DrawnSteps {
  /** From riser to riser, and from tread to tread. */
  readonly #depths: Pair[];
  readonly #heights: Pair[];

  constructor(flights: readonly Flight[]) {
    const pairs = (isLevel: boolean) =>
      flights.flatMap((it) => pairsOf(it, isLevel)).sort((a, b) => a.at - b.at);
    this.#depths = pairs(true);
    this.#heights = pairs(false);
  }

  /** From tread to tread or from riser to riser; null for anything else. */
  endsOf({ from, to, at, isLevel }: DimensionSpan): Ends | null {
    const isOne = between(isLevel ? this.#depths : this.#heights, from - END_PT, from + END_PT)
      .some((it) => Math.abs(it.to - to) < END_PT && at > it.low && at < it.high);
    if (!isOne) return null;
    return isLevel ? ["riser", "riser"] : ["tread", "tread"];
  }
}

/** The treads of a flight from riser to riser, along level dimensions, or its risers from tread to tread. */
function pairsOf({ levels, places }: Flight, isLevel: boolean): Pair[] {
  const [along, across] = isLevel ? [places, levels] : [levels, places];
  const reach = AWAY * Math.abs(levels[1] - levels[0]);
  const low = Math.min(...across) - reach, high = Math.max(...across) + reach;
  const sorted = along.toSorted((a, b) => a - b);
  return sorted.slice(1).map((to, index) => ({ at: sorted[index], to, low, high }));
}

/** A tread with the riser that goes up from one of its ends. */
interface Step {
  tread: Stroke;
  riser: Stroke;
  goesRight: boolean;
}

/** What stands at places of a page, found by them; nothing where so much stands that it is a hatch. */
function placed<T>(all: readonly T[], placeOf: (it: T) => Point): (at: Point) => T[] {
  const places = all.map(placeOf);
  const near = new Buckets(places, MEET_PT);
  return ({ x, y }) => {
    if (!near.has(x, y)) return [];
    const found = near.at(x, y);
    if (found.length > CROWD) return [];
    return found.filter((it) =>
      Math.abs(places[it].x - x) < MEET_PT && Math.abs(places[it].y - y) < MEET_PT
    ).map((it) => all[it]);
  };
}

/** The flights a page shows from the side. */
export function drawnFlights(page: Pick<PageReading, "segments">): Flight[] {
  const { level, upright } = plainStrokes(page);
  const risersFrom = placed(upright, ({ at, to }) => ({ x: at, y: to }));
  const steps = level.flatMap((tread) => stepsOn(tread, risersFrom));
  const flights: Flight[] = [];
  const used = new Set<Step>();
  for (const goesRight of [true, false]) {
    const own = steps.filter((it) => it.goesRight === goesRight)
      .sort((a, b) => b.tread.at - a.tread.at);
    const stepsFrom = placed(own, (it) => ({ x: beginOf(it), y: it.tread.at }));
    for (const first of own) {
      if (used.has(first)) continue;
      const chain = [first];
      for (let next: Step | undefined = first; next;) {
        used.add(next);
        const { at, from }: Stroke = next.riser;
        next = stepsFrom({ x: at, y: from })
          .find((it) => !used.has(it) && isLike(chain.at(-1)!, it));
        if (next) chain.push(next);
      }
      if (chain.length >= LEAST_STEPS) flights.push(flightOf(chain, upright));
    }
  }
  return flights;
}

/** The risers that go up from an end of a tread. */
function stepsOn(tread: Stroke, risersFrom: (at: Point) => Stroke[]): Step[] {
  const upFrom = (end: number, goesRight: boolean): Step[] =>
    risersFrom({ x: end, y: tread.at }).filter((riser) => {
      const ratio = lengthOf(tread) / lengthOf(riser);
      return ratio >= TREAD[0] && ratio <= TREAD[1];
    }).map((riser) => ({ tread, riser, goesRight }));
  return [...upFrom(tread.to, true), ...upFrom(tread.from, false)];
}

/** Where the tread of a step begins, seen from below. */
const beginOf = ({ tread, goesRight }: Step): number => goesRight ? tread.from : tread.to;

const isLike = (step: Step, next: Step): boolean =>
  isAlike(lengthOf(step.tread), lengthOf(next.tread)) &&
  isAlike(lengthOf(step.riser), lengthOf(next.riser));

function flightOf(chain: readonly Step[], upright: readonly Stroke[]): Flight {
  const [first] = chain;
  const { tread, riser } = first;
  const begins = beginOf(first);
  // The first riser stands on a floor, which is no tread.
  const foot = between(upright, begins - MEET_PT, begins + MEET_PT).find((it) =>
    Math.abs(it.from - tread.at) < MEET_PT && isAlike(lengthOf(it), lengthOf(riser))
  );
  const tops = [tread.at, ...chain.map((it) => it.riser.from)];
  const places = [begins, ...chain.map((it) => it.riser.at)];
  return {
    levels: [...foot ? [foot.to] : [], ...tops],
    places,
    nosings: places.map((x, at) => ({ x, y: tops[at] })),
  };
}

const lengthOf = ({ from, to }: Stroke): number => to - from;
const isAlike = (a: number, b: number): boolean => Math.abs(a - b) < ALIKE * Math.max(a, b);
