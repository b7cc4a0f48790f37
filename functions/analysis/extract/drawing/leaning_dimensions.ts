/** Dimension lines of plans that lean on their sheet, measured as if the plan stood upright. */
import type { PageReading, Segment } from "../../../_shared/domain/page_reading.ts";
import { centre } from "../../../_shared/geometry.ts";
import { TurnedPlan } from "../../building/turned_plan.ts";
import { emOf, type Line, turnOf } from "../layout/layout.ts";
import { collectRulings } from "../tables/rulings.ts";
import { DimensionLines, type Span } from "./dimension_lines.ts";

/** Stretches a leaning figure may measure, in the plan turned back by its lean. */
export interface LeaningSpans {
  /** Degrees clockwise. */
  leanDeg: number;
  isLevel: boolean;
  spans: Span[];
}

/** Text that leans less reads level or upright, degrees. */
const LEAST_DEG = 2;
/** Angles of lettering are whole degrees; lines as long as this tell the lean to a hair, points and degrees. */
const NEAR_DEG = 1.2, TELLING_PT = 40, SAME_DEG = 0.15;

/** Leans of an angle against the nearest quarter turn, -45 to 45. */
const offQuarter = (deg: number): number => deg - 90 * Math.round(deg / 90);

/** How text of an angle leans clockwise. */
const leanOfText = (angle: number): number => -offQuarter(angle);

/** Finds what leaning dimension strings of one page measure. */
export class LeaningDimensions {
  /** Per whole degree of lettering: the exact lean and its lines; null where no lines lean so. */
  readonly #leans = new Map<number, { plan: TurnedPlan; lines: DimensionLines } | null>();

  constructor(private readonly page: PageReading) {}

  /** Null for text that doesn't lean, and where no lines lean as it does. */
  measure(line: Line): LeaningSpans | null {
    const lean = leanOfText(line.angle);
    if (Math.abs(lean) < LEAST_DEG) return null;
    let known = this.#leans.get(lean);
    if (known === undefined) this.#leans.set(lean, known = this.#turned(lean));
    if (known === null) return null;
    const turn = turnOf(line.angle + lean);
    const isLevel = turn % 180 === 0;
    const { x, y } = known.plan.upright(centre(line.box));
    // The box on the sheet is as wide as the text leaning in it.
    const [cos, sin] = [Math.cos(lean * Math.PI / 180), Math.abs(Math.sin(lean * Math.PI / 180))];
    const long = ((isLevel ? line.box.width : line.box.height) - emOf(line) * sin) / cos;
    const [width, height] = isLevel ? [long, emOf(line)] : [emOf(line), long];
    const box = { x: x - width / 2, y: y - height / 2, width, height };
    const spans = known.lines.measure({ ...line, box, turn }, isLevel);
    return { leanDeg: known.plan.leanDeg, isLevel, spans };
  }

  #turned(lean: number): { plan: TurnedPlan; lines: DimensionLines } | null {
    const exact = exactLean(this.page.segments, lean);
    if (exact === null) return null;
    const plan = new TurnedPlan(exact);
    const segments = this.page.segments.map((it): Segment => {
      const a = plan.upright({ x: it.x1, y: it.y1 }), b = plan.upright({ x: it.x2, y: it.y2 });
      return { ...it, x1: a.x, y1: a.y, x2: b.x, y2: b.y };
    });
    const page = { ...this.page, segments, rects: [] };
    return { plan, lines: new DimensionLines(page, collectRulings(page)) };
  }
}

/** The lean of the longest line near one, and of those that run as it does; null where none is long. */
function exactLean(segments: readonly Segment[], lean: number): number | null {
  const near = segments.flatMap(({ x1, y1, x2, y2 }) => {
    const length = Math.hypot(x2 - x1, y2 - y1);
    if (length < TELLING_PT) return [];
    const deg = offQuarter(Math.atan2(y2 - y1, x2 - x1) * 180 / Math.PI);
    return Math.abs(offQuarter(deg - lean)) < NEAR_DEG ? [{ deg, length }] : [];
  });
  if (near.length === 0) return null;
  const longest = near.reduce((a, b) => b.length > a.length ? b : a);
  const alike = near.filter(({ deg }) => Math.abs(offQuarter(deg - longest.deg)) < SAME_DEG);
  const all = alike.reduce((sum, { length }) => sum + length, 0);
  return longest.deg +
    alike.reduce((sum, { deg, length }) => sum + offQuarter(deg - longest.deg) * length, 0) / all;
}
