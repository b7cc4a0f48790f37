/** What dimensions at shapes that are known without a word mean: closets, steps, guards, stairs, stalls, windows, roofs. */
import type { DimensionMeaning } from "../../../_shared/domain/plan_set.ts";
import type { DimensionSpan } from "../../building/dimension_ends.ts";
import type { HeightSetting } from "./heights.ts";
import { DrawnClosets } from "./drawn_closets.ts";
import { DrawnGuards } from "./drawn_guards.ts";
import { DrawnParking } from "./drawn_parking.ts";
import { drawnFlights, DrawnSteps } from "./drawn_steps.ts";
import { FlightHeights } from "./flight_heights.ts";
import { OutdoorLines } from "./outdoor_lines.ts";
import { PlanTreads } from "./plan_treads.ts";
import { SideViews } from "./side_views.ts";

/** Known shapes of one page. */
export class DrawnShapes {
  readonly #readers: ((span: DimensionSpan, drawing: string | null) => DimensionMeaning | null)[];

  constructor(setting: HeightSetting) {
    const { page, rulings, words, drawingAt, sheet } = setting;
    const flights = drawnFlights(page);
    const closets = new DrawnClosets(page, rulings, drawingAt);
    const steps = new DrawnSteps(flights);
    const heights = new FlightHeights(page, flights);
    const guards = new DrawnGuards(page);
    const treads = new PlanTreads(page, words, drawingAt);
    const parking = new DrawnParking(page);
    const views = new SideViews(page);
    const outdoors = new OutdoorLines(setting);
    this.#readers = [
      (span, drawing) => closets.meaningOf(span, drawing),
      (span) => steps.meaningOf(span),
      (span) => heights.meaningOf(span),
      (span) => treads.meaningOf(span),
      (span, drawing) => guards.meaningOf(span, drawing, sheet),
      (span, drawing) => views.meaningOf(span, drawing),
      (span, drawing) => outdoors.meaningOf(span, drawing),
      (span, drawing) => parking.meaningOf(span, `${sheet} ${drawing}`),
    ];
  }

  /** What a dimension from shape to shape measures; null where none is known. */
  meaningOf(span: DimensionSpan, drawing: string | null): DimensionMeaning | null {
    for (const read of this.#readers) {
      const meant = read(span, drawing);
      if (meant) return meant;
    }
    return null;
  }
}
