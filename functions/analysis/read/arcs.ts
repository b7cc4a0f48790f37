/**
 * Circular arcs among the strokes of a page: stroked curves, and chains of short strokes that CAD programs
 * write for a round line. A door swing is such an arc.
 */
import type { Arc } from "../../_shared/domain/page_reading.ts";
import type { Curve } from "../../_providers/pdf/mod.ts";

/** Points may leave the circle by this share of its radius. */
const FIT = 0.012;
const MIN_SWEEP_DEG = 25;
const MIN_RADIUS_PT = 2;
const MAX_RADIUS_PT = 1500;
const MIN_CHAIN = 5;
const JOIN_PT = 0.05;

type Point = readonly [number, number];

/** Finds arcs; `strokes` are packed as in `StrokeBuffer`, five numbers each. */
export function findArcs(curves: readonly Curve[], strokes: Float32Array): Arc[] {
  return [...arcsOfCurves(curves), ...arcsOfChains(strokes)];
}

/** Joins neighbouring curves that lie on one circle. */
function arcsOfCurves(curves: readonly Curve[]): Arc[] {
  const arcs: Arc[] = [];
  let points: Point[] = [];
  let circle: Circle | null = null;
  const flush = () => {
    const arc = circle && points.length >= 3 ? toArc(points) : null;
    if (arc) arcs.push(arc);
    points = [];
    circle = null;
  };
  for (const curve of curves) {
    const samples = [0, 0.25, 0.5, 0.75, 1].map((t) => pointOn(curve, t));
    const own = fitCircle(samples[0], samples[2], samples[4]);
    if (!own || own.r < MIN_RADIUS_PT || own.r > MAX_RADIUS_PT || !liesOn(own, samples)) {
      flush();
      continue;
    }
    const last = points[points.length - 1];
    const goesOn = last !== undefined && circle !== null &&
      Math.hypot(last[0] - samples[0][0], last[1] - samples[0][1]) < JOIN_PT &&
      isSameCircle(circle, own);
    if (!goesOn) flush();
    circle = own;
    points.push(...(points.length > 0 ? samples.slice(1) : samples));
  }
  flush();
  return arcs;
}

/** Chains connected strokes that keep turning one way by similar angles. */
function arcsOfChains(strokes: Float32Array): Arc[] {
  const arcs: Arc[] = [];
  const count = strokes.length / 5;
  let start = 0;
  while (start < count) {
    let end = start;
    let turnSign = 0;
    while (end + 1 < count && continuesArc(strokes, end, turnSign)) {
      if (turnSign === 0) turnSign = Math.sign(turnBetween(strokes, end, end + 1));
      end++;
    }
    if (end - start + 1 >= MIN_CHAIN) {
      const arc = arcOfChain(strokes, start, end);
      if (arc) arcs.push(arc);
    }
    start = end + 1;
  }
  return arcs;
}

function continuesArc(strokes: Float32Array, index: number, turnSign: number): boolean {
  const a = index * 5;
  const b = a + 5;
  if (Math.abs(strokes[a + 2] - strokes[b]) > JOIN_PT) return false;
  if (Math.abs(strokes[a + 3] - strokes[b + 1]) > JOIN_PT) return false;
  const turn = turnBetween(strokes, index, index + 1);
  const size = Math.abs(turn);
  if (size < 0.4 || size > 35) return false;
  if (turnSign !== 0 && Math.sign(turn) !== turnSign) return false;
  const [first, second] = [lengthOf(strokes, a), lengthOf(strokes, b)];
  return Math.max(first, second) < 6 * Math.min(first, second);
}

function lengthOf(strokes: Float32Array, at: number): number {
  return Math.hypot(strokes[at + 2] - strokes[at], strokes[at + 3] - strokes[at + 1]);
}

/** Turn from stroke i to stroke j in degrees, positive clockwise as seen. */
function turnBetween(strokes: Float32Array, i: number, j: number): number {
  const [a, b] = [i * 5, j * 5];
  const ax = strokes[a + 2] - strokes[a];
  const ay = strokes[a + 3] - strokes[a + 1];
  const bx = strokes[b + 2] - strokes[b];
  const by = strokes[b + 3] - strokes[b + 1];
  return Math.atan2(ax * by - ay * bx, ax * bx + ay * by) * 180 / Math.PI;
}

/** The arc of strokes `from` to `to`; a straight lead-in or lead-out stroke is dropped when it spoils the fit. */
function arcOfChain(strokes: Float32Array, from: number, to: number): Arc | null {
  const points: Point[] = [[strokes[from * 5], strokes[from * 5 + 1]]];
  for (let i = from; i <= to; i++) points.push([strokes[i * 5 + 2], strokes[i * 5 + 3]]);
  for (const [head, tail] of [[0, 0], [1, 0], [0, 1], [1, 1]]) {
    const part = points.slice(head, points.length - tail);
    if (part.length <= MIN_CHAIN) continue;
    const arc = toArc(part);
    if (arc) return arc;
  }
  return null;
}

interface Circle {
  x: number;
  y: number;
  r: number;
}

/** Circle through three points; null when they lie on a line. */
function fitCircle(a: Point, b: Point, c: Point): Circle | null {
  const d = 2 * (a[0] * (b[1] - c[1]) + b[0] * (c[1] - a[1]) + c[0] * (a[1] - b[1]));
  if (Math.abs(d) < 1e-6) return null;
  const [a2, b2, c2] = [a, b, c].map(([x, y]) => x * x + y * y);
  const x = (a2 * (b[1] - c[1]) + b2 * (c[1] - a[1]) + c2 * (a[1] - b[1])) / d;
  const y = (a2 * (c[0] - b[0]) + b2 * (a[0] - c[0]) + c2 * (b[0] - a[0])) / d;
  return { x, y, r: Math.hypot(a[0] - x, a[1] - y) };
}

const liesOn = ({ x, y, r }: Circle, points: readonly Point[]): boolean =>
  points.every(([px, py]) => Math.abs(Math.hypot(px - x, py - y) - r) <= FIT * r + 0.03);

const isSameCircle = (a: Circle, b: Circle): boolean =>
  Math.abs(a.r - b.r) <= 3 * FIT * a.r && Math.hypot(a.x - b.x, a.y - b.y) <= 3 * FIT * a.r;

function toArc(points: readonly Point[]): Arc | null {
  const first = points[0];
  const last = points[points.length - 1];
  const isClosed = Math.hypot(first[0] - last[0], first[1] - last[1]) < JOIN_PT;
  const third = isClosed ? points[Math.floor(points.length / 3)] : first;
  const circle = isClosed
    ? fitCircle(first, third, points[Math.floor(points.length * 2 / 3)])
    : fitCircle(first, points[Math.floor(points.length / 2)], last);
  if (!circle || circle.r < MIN_RADIUS_PT || circle.r > MAX_RADIUS_PT) return null;
  if (!liesOn(circle, points)) return null;
  let sweep = 0;
  for (let i = 1; i < points.length; i++) {
    const [ax, ay] = [points[i - 1][0] - circle.x, points[i - 1][1] - circle.y];
    const [bx, by] = [points[i][0] - circle.x, points[i][1] - circle.y];
    sweep += Math.atan2(ax * by - ay * bx, ax * bx + ay * by) * 180 / Math.PI;
  }
  if (Math.abs(sweep) < MIN_SWEEP_DEG) return null;
  const startsAt = sweep > 0 ? last : first;
  const startDeg = Math.atan2(circle.y - startsAt[1], startsAt[0] - circle.x) * 180 / Math.PI;
  return {
    cx: round(circle.x),
    cy: round(circle.y),
    radius: round(circle.r),
    startDeg: round((startDeg + 360) % 360),
    sweepDeg: round(Math.min(360, Math.abs(sweep))),
  };
}

function pointOn(c: Curve, t: number): Point {
  const s = 1 - t;
  const [k0, k1, k2, k3] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
  return [
    k0 * c[0] + k1 * c[2] + k2 * c[4] + k3 * c[6],
    k0 * c[1] + k1 * c[3] + k2 * c[5] + k3 * c[7],
  ];
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
