/**
 * A growing list of strokes in one typed array, so that a page of 100,000 strokes is cheap to build and to
 * hand to another thread.
 */
import type { Segment } from "../../_shared/domain/page_reading.ts";

/** A cubic curve: start, two control points, end, as x and y in turn. */
export type Curve = readonly [number, number, number, number, number, number, number, number];

const FIELDS = 5;

/** Strokes as five numbers each: x1, y1, x2, y2 and the pen width, negative when dashed. */
export class StrokeBuffer {
  count = 0;
  #values = new Float32Array(FIELDS * 256);

  /** Appends one stroke; coordinates and width in displayed points. */
  add(x1: number, y1: number, x2: number, y2: number, width: number, isDashed: boolean): void {
    let at = this.count * FIELDS;
    if (at === this.#values.length) {
      const larger = new Float32Array(this.#values.length * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    const values = this.#values;
    values[at++] = x1;
    values[at++] = y1;
    values[at++] = x2;
    values[at++] = y2;
    values[at] = isDashed ? -Math.max(width, 1e-6) : width;
    this.count++;
  }

  /** The numbers themselves, trimmed; see {@link unpackSegments}. */
  pack(): Float32Array<ArrayBuffer> {
    return this.#values.slice(0, this.count * FIELDS);
  }
}

/** Turns packed strokes into segments, coordinates rounded to 0.001 pt. */
export function unpackSegments(values: Float32Array): Segment[] {
  const segments = new Array<Segment>(values.length / FIELDS);
  for (let i = 0, at = 0; i < segments.length; i++, at += FIELDS) {
    const width = values[at + 4];
    segments[i] = {
      x1: round(values[at]),
      y1: round(values[at + 1]),
      x2: round(values[at + 2]),
      y2: round(values[at + 3]),
      width: round(Math.abs(width)),
      isDashed: width < 0,
    };
  }
  return segments;
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
