/** The flights of stairs of a page: their treads drawn whole, and broken where they are hidden. */
import type { PageReading, Segment } from "../../_shared/domain/page_reading.ts";
import { joinDashes } from "./dashes.ts";
import { byDirection, type Direction, MIN_LINE_FT, withLines } from "./lines.ts";
import { findFlights, type FoundFlight } from "./stairs.ts";
import { findTreads } from "./treads.ts";

/** Flights among the lines of a page. */
export function readFlights(
  page: PageReading,
  { directions, solid, broken, pointsPerFoot }: {
    directions: readonly Direction[];
    solid: readonly Segment[];
    broken: readonly Segment[];
    pointsPerFoot: number;
  },
): FoundFlight[] {
  const hidden = [...broken, ...joinDashes(solid, pointsPerFoot)];
  const lines = withLines(directions, byDirection(hidden, MIN_LINE_FT * pointsPerFoot));
  return findFlights(findTreads(lines, pointsPerFoot), page.words, pointsPerFoot);
}
