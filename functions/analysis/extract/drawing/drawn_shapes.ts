/** What dimensions at shapes that are known without a word mean: closets, steps, guards, stairs, stalls, windows, roofs. */
import { type Ends, measuredBetween } from "../../../_lexicon/measured.ts";
import type { DimensionMeaning } from "../../../_shared/domain/plan_set.ts";
import type { DimensionSpan } from "../../building/dimension_ends.ts";
import type { HeightSetting } from "./heights.ts";
import { DrawnBars } from "./drawn_bars.ts";
import { DrawnClosets } from "./drawn_closets.ts";
import { DrawnFloors } from "./drawn_floors.ts";
import { DrawnGuards } from "./drawn_guards.ts";
import { DrawnParking } from "./drawn_parking.ts";
import { DrawnReceptacles } from "./drawn_receptacles.ts";
import { drawnFlights, DrawnSteps } from "./drawn_steps.ts";
import { FlightHeights } from "./flight_heights.ts";
import { OutdoorLines } from "./outdoor_lines.ts";
import { PlanTreads } from "./plan_treads.ts";
import { RailEnds } from "./rail_ends.ts";
import { SideViews } from "./side_views.ts";

/** Known shapes of one page. */
export class DrawnShapes {
  readonly #readers: ((span: DimensionSpan, drawing: string | null) => Ends | null)[];

  constructor(setting: HeightSetting) {
    const { page, rulings, words, drawingAt, sheet } = setting;
    const flights = drawnFlights(page);
    const closets = new DrawnClosets(page, rulings);
    const steps = new DrawnSteps(flights);
    const heights = new FlightHeights(page, flights);
    const guards = new DrawnGuards(page);
    const rails = new RailEnds(page);
    const treads = new PlanTreads(page, words, drawingAt);
    const parking = new DrawnParking(page, words);
    const views = new SideViews(page);
    const bars = new DrawnBars(page, [...words, ...setting.rooms], setting.leaderEndsOf);
    const floors = new DrawnFloors(page, rulings, words);
    const receptacles = new DrawnReceptacles(page);
    const outdoors = new OutdoorLines(setting);
    this.#readers = [
      (span) => closets.endsOf(span),
      (span) => steps.endsOf(span),
      (span) => heights.endsOf(span),
      (span) => treads.endsOf(span),
      (span, drawing) => rails.endsOf(span, drawing),
      (span, drawing) => guards.endsOf(span, drawing, sheet),
      (span, drawing) => views.endsOf(span, drawing),
      (span, drawing) => outdoors.endsOf(span, drawing),
      (span, drawing) => bars.endsOf(span, drawing),
      (span) => floors.endsOf(span),
      (span, drawing) => receptacles.endsOf(span, `${sheet} ${drawing}`),
      (span, drawing) => parking.endsOf(span, drawing ?? sheet ?? "", `${sheet} ${drawing}`),
    ];
  }

  /** What a dimension of so many inches from shape to shape measures; null where none is known. */
  meaningOf(
    span: DimensionSpan,
    { drawing, valueIn }: { drawing: string | null; valueIn: number },
  ): DimensionMeaning | null {
    for (const read of this.#readers) {
      const ends = read(span, drawing);
      const meant = ends && measuredBetween(ends, { isUpright: !span.isLevel, valueIn });
      if (meant) {
        return { property: meant.property, thing: meant.thing, mark: null, room: null, ends };
      }
    }
    return null;
  }
}
