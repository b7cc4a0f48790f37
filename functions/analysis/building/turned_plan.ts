/** Plans whose walls lean on the sheet, turned upright for what is told by level and upright lines. */
import type { Arc, PageReading, Segment } from "../../_shared/domain/page_reading.ts";
import { centre, type PointRect } from "../../_shared/geometry.ts";
import type { Point } from "./lines.ts";
import { boxAround } from "./outlines.ts";
import type { Wall } from "./walls.ts";

/** Walls that lean less are level or upright, degrees; directions this close are one. */
const LEAST_DEG = 1, SAME_DEG = 1;
/** Share of all walls that lean as the plan does. */
const MOST = 0.6;

/** By how much a plan leans, degrees clockwise as seen, -45 to 45; 0 where most walls don't lean alike. */
export function leanOf(walls: readonly Wall[]): number {
  const lengths = new Map<number, number>();
  let all = 0;
  for (const { direction: { ux, uy }, from, to } of walls) {
    const deg = Math.atan2(uy, ux) * 180 / Math.PI;
    const lean = deg - 90 * Math.round(deg / 90);
    const key = [...lengths.keys()].find((it) => turnBetween(it, lean) < SAME_DEG) ?? lean;
    lengths.set(key, (lengths.get(key) ?? 0) + to - from);
    all += to - from;
  }
  const [lean, length] = [...lengths].sort(([, a], [, b]) => b - a)[0] ?? [0, 0];
  return Math.abs(lean) < LEAST_DEG || length < MOST * all ? 0 : lean;
}

/** Between two leans: those of 44.9 and -44.9 degrees are nearly one, as walls stand square to each other. */
const turnBetween = (a: number, b: number): number =>
  Math.min(Math.abs(a - b), 90 - Math.abs(a - b));

/** What fixtures are read from. */
export interface Drawn {
  words: Pick<PageReading["words"][number], "text" | "box">[];
  lines: Pick<PageReading["lines"][number], "text" | "box">[];
  arcs: readonly Arc[];
  bubbles: readonly PointRect[];
  ovals: readonly PointRect[];
  strokes: readonly Segment[];
  /** Small curves as short strokes. */
  curved: readonly Segment[];
  /** Broken lines. */
  broken: readonly Segment[];
}

/** A plan turned back by its lean, around the corner of the sheet. */
export class TurnedPlan {
  readonly #cos: number;
  readonly #sin: number;

  constructor(readonly leanDeg: number) {
    this.#cos = Math.cos(leanDeg * Math.PI / 180);
    this.#sin = Math.sin(leanDeg * Math.PI / 180);
  }

  /** Where a place of the sheet lies in the upright plan. */
  upright({ x, y }: Point): Point {
    return { x: x * this.#cos + y * this.#sin, y: y * this.#cos - x * this.#sin };
  }

  /** Where a place of the upright plan lies on the sheet. */
  onSheet({ x, y }: Point): Point {
    return { x: x * this.#cos - y * this.#sin, y: y * this.#cos + x * this.#sin };
  }

  /** The box on the sheet around one in the upright plan. */
  boxOnSheet({ x, y, width, height }: PointRect): PointRect {
    const corners = [[x, y], [x + width, y], [x, y + height], [x + width, y + height]];
    return boxAround(corners.map(([x, y]) => this.onSheet({ x, y })));
  }

  turn({ words, lines, arcs, bubbles, ovals, strokes, curved, broken }: Drawn): Drawn {
    const moved = (box: PointRect): PointRect => {
      const { x, y } = this.upright(centre(box));
      return { ...box, x: x - box.width / 2, y: y - box.height / 2 };
    };
    const turned = (it: Segment): Segment => {
      const a = this.upright({ x: it.x1, y: it.y1 }), b = this.upright({ x: it.x2, y: it.y2 });
      return { ...it, x1: a.x, y1: a.y, x2: b.x, y2: b.y };
    };
    return {
      words: words.map(({ text, box }) => ({ text, box: moved(box) })),
      lines: lines.map(({ text, box }) => ({ text, box: moved(box) })),
      bubbles: bubbles.map(moved),
      ovals: ovals.map(moved),
      arcs: arcs.map((it) => {
        const { x, y } = this.upright({ x: it.cx, y: it.cy });
        return { ...it, cx: x, cy: y, startDeg: it.startDeg + this.leanDeg };
      }),
      strokes: strokes.map(turned),
      curved: curved.map(turned),
      broken: broken.map(turned),
    };
  }
}
