/**
 * Elevators: what walls enclose around a word for one, or a crossed box at such a word. Without a word a crossed car
 * counts where walls with an opening stand around it: shafts have none.
 */
import { centre, centreDistance, gapBetween, type PointRect } from "../../_shared/geometry.ts";
import { symbolTagged } from "../symbols/symbol_words.ts";
import { type Direction, endsOf, isIn, type Point, toPoint } from "./lines.ts";
import type { FoundOpening } from "./openings.ts";
import { boxAround } from "./outlines.ts";
import type { PlacedText } from "./stairs.ts";
import type { Wall } from "./walls.ts";

/** Something of a floor by what is drawn and lettered, in points of the page. */
export interface FoundThing {
  type: "elevator" | "ramp" | "guard";
  box: PointRect;
  how: "tag" | "shape";
  /** What is lettered at it. */
  words: string | null;
  /** Across and along a ramp, and the floor before its ends, points; null of things whose box says it. */
  strip: { widthPt: number; lengthPt: number; landingsPt: number[] } | null;
}

/** What a plan shows around elevators. */
export interface Shafts {
  texts: readonly PlacedText[];
  walls: readonly Wall[];
  openings: readonly FoundOpening[];
  directions: readonly Direction[];
  pointsPerFoot: number;
}

/** Sides of hoistways and of crossed cars, feet. */
const MIN_SIDE_FT = 3.5, MAX_SIDE_FT = 12;
/** A word stands this close to its crossed box, and hoistway walls this close to a car, feet. */
const AT_FT = 5, AROUND_FT = 1.6;

/**
 * `ELEV 3` may be the mark of an elevation: without a crossed box it needs walls no farther apart than those of usual
 * hoistways, feet, and a way in that has no hinges.
 */
const SHORT = /^ELEV\.?(?: ?#?\d{1,2})?$/i;
const SHAFT_FT = 9.5;

/** Elevators of a plan. */
export function findElevators(plan: Shafts): FoundThing[] {
  const { texts, openings, pointsPerFoot } = plan;
  const crossed = findCrosses(plan.directions, pointsPerFoot);
  const words = texts.filter(({ text }) =>
    symbolTagged(text) === "elevator" || SHORT.test(text.trim())
  );
  const ways = (box: PointRect) =>
    openings.filter(({ gap }) => isIn(box, middleOf(gap), pointsPerFoot));
  const isShaft = (box: PointRect) =>
    Math.max(box.width, box.height) <= SHAFT_FT * pointsPerFoot &&
    ways(box).some(({ kind, swing }) => kind !== "window" && swing === null);
  const told = words.flatMap((word): FoundThing[] => {
    const [nearest] = crossed.filter((box) => gapBetween(box, word.box) < AT_FT * pointsPerFoot)
      .sort((a, b) => centreDistance(a, word.box) - centreDistance(b, word.box));
    const around = hoistway(plan, centre(nearest ?? word.box));
    const box = around ?? nearest;
    const isTold = nearest || !SHORT.test(word.text.trim()) || box && isShaft(box);
    return box && isTold ? [elevator(box, "tag", word.text)] : [];
  });
  const cars = crossed.flatMap((car): FoundThing[] => {
    const box = hoistway(plan, centre(car));
    if (box === null || !isFramed(car, plan) || !fitsIn(car, box, AROUND_FT * pointsPerFoot)) {
      return [];
    }
    return ways(box).length > 0 ? [elevator(box, "shape", null)] : [];
  });
  return [...told, ...cars].filter((it, index, all) =>
    !all.slice(0, index).some((other) => isIn(other.box, centre(it.box)))
  );
}

const elevator = (box: PointRect, how: FoundThing["how"], words: string | null): FoundThing => ({
  type: "elevator",
  box,
  how,
  words,
  strip: null,
});

/** Openings of hoistways are doors, whatever is drawn in them. */
export function closeHoistways(
  openings: readonly FoundOpening[],
  elevators: readonly FoundThing[],
  pointsPerFoot: number,
): FoundOpening[] {
  return openings.map((it) =>
    (it.kind === "cased" || it.kind === "window") &&
      elevators.some(({ box }) => isIn(box, middleOf(it.gap), pointsPerFoot))
      ? { ...it, kind: "sliding" }
      : it
  );
}

const middleOf = ({ direction, at, from, to }: FoundOpening["gap"]): Point =>
  toPoint(direction, (from + to) / 2, (at[0] + at[1]) / 2);

/** The box of level and upright walls and openings around a place; null where it is no hoistway. */
function hoistway({ walls, openings, pointsPerFoot }: Shafts, p: Point): PointRect | null {
  const sides = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
  for (const { direction, at, from, to } of [...walls, ...openings.map(({ gap }) => gap)]) {
    const isLevel = direction.uy === 0;
    if (!isLevel && direction.ux !== 0) continue;
    const box = boxAround(at.flatMap((it) => [from, to].map((end) => toPoint(direction, end, it))));
    const far = { x: box.x + box.width, y: box.y + box.height };
    if (isLevel && box.x < p.x && far.x > p.x) {
      if (far.y < p.y) sides.top = Math.max(sides.top, far.y);
      if (box.y > p.y) sides.bottom = Math.min(sides.bottom, box.y);
    }
    if (!isLevel && box.y < p.y && far.y > p.y) {
      if (far.x < p.x) sides.left = Math.max(sides.left, far.x);
      if (box.x > p.x) sides.right = Math.min(sides.right, box.x);
    }
  }
  const { left, right, top, bottom } = sides;
  const box = { x: left, y: top, width: right - left, height: bottom - top };
  return isSized(box, pointsPerFoot) ? box : null;
}

const isSized = ({ width, height }: PointRect, pointsPerFoot: number): boolean =>
  Math.min(width, height) >= MIN_SIDE_FT * pointsPerFoot &&
  Math.max(width, height) <= MAX_SIDE_FT * pointsPerFoot;

/** Diagonals are as long and cross in their middles, as a share. */
const ALIKE = 0.04;
/** More diagonals are a pattern. */
const MAX_DIAGONALS = 400;

/** Boxes whose diagonals are drawn. */
function findCrosses(directions: readonly Direction[], pointsPerFoot: number): PointRect[] {
  const diagonals = directions.filter(({ ux, uy }) => Math.min(Math.abs(ux), Math.abs(uy)) > 0.3)
    .flatMap((direction) =>
      direction.lines.filter(({ from, to }) => to - from > 1.4 * MIN_SIDE_FT * pointsPerFoot)
        .map(({ at, from, to }) => ({
          direction,
          length: to - from,
          middle: toPoint(direction, (from + to) / 2, at),
          ends: endsOf(direction, { at, from, to }),
        }))
    );
  if (diagonals.length > MAX_DIAGONALS) return [];
  return diagonals.flatMap((a, index) =>
    diagonals.slice(index + 1).flatMap((b) => {
      const slack = ALIKE * a.length;
      const isPair = a.direction !== b.direction && Math.abs(a.length - b.length) < slack &&
        Math.hypot(a.middle.x - b.middle.x, a.middle.y - b.middle.y) < slack &&
        Math.abs(Math.abs(a.direction.ux) - Math.abs(b.direction.ux)) < ALIKE;
      if (!isPair) return [];
      const box = boxAround([...a.ends, ...b.ends]);
      return isSized(box, pointsPerFoot) ? [box] : [];
    })
  );
}

/** A side of a car is drawn to this share, this close to the ends of its diagonals, feet. */
const DRAWN = 0.8, SIDE_FT = 0.3;

/** Whether lines run along all four sides of a box. */
function isFramed({ x, y, width, height }: PointRect, { directions, pointsPerFoot }: Shafts) {
  const runs = (isLevel: boolean, at: number, from: number, to: number) =>
    directions.filter(({ ux, uy }) => (isLevel ? uy : ux) === 0).some(({ ux, lines }) =>
      lines.some((it) =>
        Math.abs((ux === 0 ? -it.at : it.at) - at) < SIDE_FT * pointsPerFoot &&
        Math.min(it.to, to) - Math.max(it.from, from) > DRAWN * (to - from)
      )
    );
  return runs(true, y, x, x + width) && runs(true, y + height, x, x + width) &&
    runs(false, x, y, y + height) && runs(false, x + width, y, y + height);
}

/** Whether a box stands in another with no more than so much around it. */
const fitsIn = (inner: PointRect, outer: PointRect, around: number): boolean =>
  outer.width - inner.width < 2 * around && outer.height - inner.height < 2 * around;
