/** The flights of stairs of a page: their treads drawn whole, and broken where they are hidden. */
import type { PageReading } from "../../_shared/domain/page_reading.ts";
import { type Direction, withLines } from "./lines.ts";
import { findFlights, type FoundFlight } from "./stairs.ts";
import { findTreads } from "./treads.ts";

/** Flights among the lines of a page; `hidden` ones are broken. */
export function readFlights(
  page: PageReading,
  { directions, hidden, pointsPerFoot }: {
    directions: readonly Direction[];
    hidden: readonly Direction[];
    pointsPerFoot: number;
  },
): FoundFlight[] {
  const lines = withLines(directions, hidden);
  return findFlights(findTreads(lines, pointsPerFoot), page.words, pointsPerFoot);
}
