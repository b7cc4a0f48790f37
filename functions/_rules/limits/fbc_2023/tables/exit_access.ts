/**
 * One-exit spaces, common path and travel distance by use group.
 * @source FBC-B 8th ed. (2023), Tables 1006.2.1, 1006.3.4(1), 1006.3.4(2) and 1017.2
 */
import type { OccupancyGroup } from "../../../../_shared/constants/options.ts";
import type { Applicability } from "../../../define_rule.ts";

/** Stories from which no story has one way out alone; apartments may have it up to their third. */
export const TWO_EXITS_FROM_STORIES = { apartments: 4, others: 3 } as const;

/** Limits of exit access of one use group; null where the group may not be unsprinklered. Feet. */
export interface ExitAccessRow {
  /** Most occupants of a space with one way out. */
  maxOccupants: number;
  /** Common path, not sprinklered, 30 occupants or fewer. */
  pathSmallFt: number | null;
  pathFt: number | null;
  pathSprinkleredFt: number;
  travelFt: number | null;
  travelSprinkleredFt: number;
}

const row = (
  maxOccupants: number,
  pathSmallFt: number | null,
  pathFt: number | null,
  pathSprinkleredFt: number,
  travelFt: number | null,
  travelSprinkleredFt: number,
): ExitAccessRow => ({
  maxOccupants,
  pathSmallFt,
  pathFt,
  pathSprinkleredFt,
  travelFt,
  travelSprinkleredFt,
});

/** @source FBC-B Tables 1006.2.1 and 1017.2 */
export const EXIT_ACCESS: Readonly<Record<OccupancyGroup, ExitAccessRow>> = {
  "A-1": row(49, 75, 75, 75, 200, 250),
  "A-2": row(49, 75, 75, 75, 200, 250),
  "A-3": row(49, 75, 75, 75, 200, 250),
  "A-4": row(49, 75, 75, 75, 200, 250),
  "A-5": row(49, 75, 75, 75, 200, 250),
  "B": row(49, 100, 75, 100, 200, 300),
  "E": row(49, 75, 75, 75, 200, 250),
  "F-1": row(49, 75, 75, 100, 200, 250),
  "F-2": row(49, 75, 75, 100, 300, 400),
  "H-1": row(3, null, null, 25, null, 75),
  "H-2": row(3, null, null, 25, null, 100),
  "H-3": row(3, null, null, 25, null, 150),
  "H-4": row(10, null, null, 75, null, 175),
  "H-5": row(10, null, null, 75, null, 200),
  "I-1": row(10, null, null, 75, null, 250),
  "I-2": row(10, null, null, 75, null, 200),
  "I-3": row(10, null, null, 100, null, 200),
  "I-4": row(10, null, null, 75, 150, 200),
  "M": row(49, 75, 75, 75, 200, 250),
  "R-1": row(10, null, null, 75, 200, 250),
  "R-2": row(20, null, null, 125, 200, 250),
  "R-3": row(20, null, null, 125, 200, 250),
  "R-4": row(20, null, null, 125, 200, 250),
  "S-1": row(29, 100, 75, 100, 200, 250),
  "S-2": row(29, 100, 75, 100, 300, 400),
  "U": row(49, 100, 75, 75, 300, 400),
};

/**
 * Gross area an occupant of a group takes at most, square feet, where the table gives the group one; shops with the
 * stock rooms that go with them. @source FBC-B Table 1004.5
 */
export const MOST_AREA_PER_OCCUPANT: Partial<Readonly<Record<OccupancyGroup, number>>> = {
  "B": 150,
  "F-1": 100,
  "F-2": 100,
  "M": 100,
  "S-1": 500,
  "S-2": 500,
};

/** The least and the largest value that can govern, given what is known of the building. */
export interface LimitSpan {
  strict: number;
  lenient: number;
}

/**
 * Span of a limit over the groups of a building and the states of sprinkler protection that are open.
 *
 * @returns null when no group is known or a group may not be unsprinklered
 */
export function spanOf(
  groups: readonly OccupancyGroup[],
  sprinklered: Applicability,
  pick: (row: ExitAccessRow, isSprinklered: boolean) => (number | null)[],
): LimitSpan | null {
  const states = sprinklered === "unknown" ? [true, false] : [sprinklered === "yes"];
  const values = groups.flatMap((group) =>
    states.flatMap((state) => pick(EXIT_ACCESS[group], state))
  ).filter((value) => value !== null);
  return values.length === 0 ? null : { strict: Math.min(...values), lenient: Math.max(...values) };
}
