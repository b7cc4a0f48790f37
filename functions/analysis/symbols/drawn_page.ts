/** What symbols and legends of one page are looked for among, each made once and only when it is asked for. Points. */
import type { PageReading, Segment } from "../../_shared/domain/page_reading.ts";
import type { PointRect } from "../../_shared/geometry.ts";
import { strokesOf } from "../building/blocks.ts";
import { StrokeGrid } from "../extract/drawing/stroke_grid.ts";
import { type Body, findBodies, MAX_PT } from "./bodies.ts";

/** Larger arcs and longer strokes are no part of a symbol. */
const MAX_ARC_PT = 20, MAX_STROKE_PT = 72;
/** A symbol's strokes lie this near to its middle, in sizes of its closed shape. */
const REACH = 1.1;

/** A page's closed shapes, short strokes and words. */
export class DrawnPage {
  #bodies: Body[] | null = null;
  #strokes: StrokeGrid | null = null;
  #words: { text: string; box: PointRect }[] | null = null;

  constructor(readonly reading: PageReading) {}

  get bodies(): readonly Body[] {
    return this.#bodies ??= findBodies(this.reading);
  }

  /** Short strokes whose middle lies near a place, and some further off. */
  strokesNear(x: number, y: number): Segment[] {
    const { segments, arcs } = this.reading;
    this.#strokes ??= new StrokeGrid([
      ...segments.filter(({ x1, y1, x2, y2, isDashed }) =>
        !isDashed && Math.hypot(x2 - x1, y2 - y1) <= MAX_STROKE_PT
      ),
      ...arcs.filter(({ radius }) => radius < MAX_ARC_PT).flatMap(strokesOf),
    ], REACH * MAX_PT);
    return this.#strokes.near(x, y);
  }

  /** In capitals. */
  get words(): readonly { text: string; box: PointRect }[] {
    return this.#words ??= this.reading.words.map(({ text, box }) => ({
      text: text.toUpperCase(),
      box,
    }));
  }
}
