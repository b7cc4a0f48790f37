/**
 * Where bubbles of keyed notes lead. Few of their strokes have an arrow; plain ones run outwards from the middle of the
 * bubble, and begin there where the bubble is filled over them.
 */
import type { PageReading } from "../../../_shared/domain/page_reading.ts";
import { centre, type PointRect } from "../../../_shared/geometry.ts";
import type { Words } from "./drawn_words.ts";
import { leaderEndsOfBubbles, type Point } from "./leaders.ts";
import { Buckets } from "./point_buckets.ts";

/** A stroke begins so near to its bubble and passes so near to its middle, goes off so far, in radii. */
const BEGINS = 1.15, AIM = 0.25, LEAST = 1.6, MOST = 40;
/** More strokes at one bubble are no leaders. */
const STROKES = 3;

/** Where a bubble leads: by arrows or dots, and by plain strokes. */
export interface BubbleEnds {
  arrows: readonly Point[];
  strokes: readonly Point[];
}

/** Where the bubbles of words that stand in keyed notes lead. */
export function endsOfBubbles(
  page: PageReading,
  keyed: readonly Words[],
): ReadonlyMap<Words, BubbleEnds> {
  if (keyed.length === 0) return new Map();
  const bubbles = keyed.map(({ box }) => box);
  const arrows = leaderEndsOfBubbles(page, bubbles);
  const strokes = strokeEndsOf(page, bubbles);
  return new Map(keyed.map((it, at) => [it, { arrows: arrows[at], strokes: strokes[at] }]));
}

/** For each bubble the far ends of its strokes. */
function strokeEndsOf(page: PageReading, bubbles: readonly PointRect[]): Point[][] {
  const ends: Point[][] = bubbles.map(() => []);
  const largest = Math.max(1, ...bubbles.map((it) => BEGINS * radiusOf(it)));
  const near = new Buckets(bubbles.map(centre), largest);
  const follow = (x: number, y: number, toX: number, toY: number) => {
    if (!near.has(x, y)) return;
    const to = { x: toX, y: toY };
    for (const index of near.at(x, y)) {
      if (leadsOff(bubbles[index], { x, y }, to)) ends[index].push(to);
    }
  };
  for (const { x1, y1, x2, y2, isDashed } of page.segments) {
    if (isDashed) continue;
    follow(x1, y1, x2, y2);
    follow(x2, y2, x1, y1);
  }
  return ends.map((of) => of.length > STROKES ? [] : of);
}

function leadsOff(bubble: PointRect, from: Point, to: Point): boolean {
  const radius = radiusOf(bubble);
  const middle = centre(bubble);
  const off = distance(to, middle);
  if (distance(from, middle) > BEGINS * radius || off < LEAST * radius || off > MOST * radius) {
    return false;
  }
  const across = (to.x - from.x) * (middle.y - from.y) - (to.y - from.y) * (middle.x - from.x);
  return Math.abs(across) < AIM * radius * distance(from, to);
}

const radiusOf = ({ width, height }: PointRect): number => Math.max(width, height) / 2;
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
