/** Gaps of walls that words name as passages: lettered in them, or with a line that leads there. */
import type { Segment, TextLine } from "../../_shared/domain/page_reading.ts";
import { centre, type PointRect } from "../../_shared/geometry.ts";
import type { Gap } from "./gaps.ts";
import { isIn, onDirection, type Point } from "./lines.ts";

/** What offices call a passage without a door. */
const PASSAGE =
  /\bCASED\b(?!\s+WIN)|\b(?:FRAMED|ARCHED|WRAPPED|DRYWALL|GYP)\s+(?:WALL\s+)?(?:OPENING|OPNG|OPG)\b/i;

/** A line begins this close to its words, in heights of the lettering, and has so many strokes at most. */
const BEGINS = 1.3, STROKES = 3;
/** Ends this close are one, points. */
const MEET_PT = 0.5;
/** A line ends this close to its gap, and words without one stand so close to theirs, feet. */
const LED_FT = 0.4, BESIDE_FT = 2.5;

/** Tells of a gap whether words name it a passage. */
export function passagesNamed(
  texts: readonly TextLine[],
  strokes: readonly Segment[],
  pointsPerFoot: number,
): (gap: Gap) => boolean {
  const named = texts.filter(({ text }) => PASSAGE.test(text)).map(({ box, sizePt }) => {
    const led = ledPlaces(box, BEGINS * sizePt, strokes);
    const places = led.length > 0 ? led : [centre(box)];
    return { places, reach: (led.length > 0 ? LED_FT : BESIDE_FT) * pointsPerFoot };
  });
  return ({ direction, at, from, to }) =>
    named.some(({ places, reach }) =>
      places.some((place) => {
        const p = onDirection(direction, place);
        return p.along > from && p.along < to && p.at > at[0] - reach && p.at < at[1] + reach;
      })
    );
}

/** Where lines lead that begin beside words, over strokes that go on from each other's ends. */
function ledPlaces(words: PointRect, reach: number, strokes: readonly Segment[]): Point[] {
  const endsOf = ({ x1, y1, x2, y2 }: Segment): [Point, Point] => [
    { x: x1, y: y1 },
    { x: x2, y: y2 },
  ];
  const follow = (from: Segment, end: Point, left: number): Point => {
    const next = left === 0
      ? []
      : strokes.filter((it) => it !== from && endsOf(it).some((other) => isSame(other, end)));
    if (next.length !== 1) return end;
    const [a, b] = endsOf(next[0]);
    return follow(next[0], isSame(a, end) ? b : a, left - 1);
  };
  return strokes.flatMap((it): Point[] => {
    const [a, b] = endsOf(it);
    const [isBeside, goesOff] = [isIn(words, a, reach), isIn(words, b, reach)];
    return isBeside === goesOff ? [] : [follow(it, isBeside ? b : a, STROKES - 1)];
  });
}

const isSame = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) < MEET_PT;
