/**
 * One-exit spaces, common path and travel distance by use group.
 * @source FBC-B 8th ed. (2023), Tables 1006.2.1 and 1017.2
 */
import type { OccupancyGroup } from "../../../../_shared/constants/options.ts";
import type { Applicability } from "../../../define_rule.ts";

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

/** @source FBC-B Tables 1006.2.1 and 1017.2 */
export const EXIT_ACCESS: Readonly<Record<OccupancyGroup, ExitAccessRow>> = {
  "A-1": {
    maxOccupants: 49,
    pathSmallFt: 75,
    pathFt: 75,
    pathSprinkleredFt: 75,
    travelFt: 200,
    travelSprinkleredFt: 250,
  },
  "A-2": {
    maxOccupants: 49,
    pathSmallFt: 75,
    pathFt: 75,
    pathSprinkleredFt: 75,
    travelFt: 200,
    travelSprinkleredFt: 250,
  },
  "A-3": {
    maxOccupants: 49,
    pathSmallFt: 75,
    pathFt: 75,
    pathSprinkleredFt: 75,
    travelFt: 200,
    travelSprinkleredFt: 250,
  },
  "A-4": {
    maxOccupants: 49,
    pathSmallFt: 75,
    pathFt: 75,
    pathSprinkleredFt: 75,
    travelFt: 200,
    travelSprinkleredFt: 250,
  },
  "A-5": {
    maxOccupants: 49,
    pathSmallFt: 75,
    pathFt: 75,
    pathSprinkleredFt: 75,
    travelFt: 200,
    travelSprinkleredFt: 250,
  },
  "B": {
    maxOccupants: 49,
    pathSmallFt: 100,
    pathFt: 75,
    pathSprinkleredFt: 100,
    travelFt: 200,
    travelSprinkleredFt: 300,
  },
  "E": {
    maxOccupants: 49,
    pathSmallFt: 75,
    pathFt: 75,
    pathSprinkleredFt: 75,
    travelFt: 200,
    travelSprinkleredFt: 250,
  },
  "F-1": {
    maxOccupants: 49,
    pathSmallFt: 75,
    pathFt: 75,
    pathSprinkleredFt: 100,
    travelFt: 200,
    travelSprinkleredFt: 250,
  },
  "F-2": {
    maxOccupants: 49,
    pathSmallFt: 75,
    pathFt: 75,
    pathSprinkleredFt: 100,
    travelFt: 300,
    travelSprinkleredFt: 400,
  },
  "H-1": {
    maxOccupants: 3,
    pathSmallFt: null,
    pathFt: null,
    pathSprinkleredFt: 25,
    travelFt: null,
    travelSprinkleredFt: 75,
  },
  "H-2": {
    maxOccupants: 3,
    pathSmallFt: null,
    pathFt: null,
    pathSprinkleredFt: 25,
    travelFt: null,
    travelSprinkleredFt: 100,
  },
  "H-3": {
    maxOccupants: 3,
    pathSmallFt: null,
    pathFt: null,
    pathSprinkleredFt: 25,
    travelFt: null,
    travelSprinkleredFt: 150,
  },
  "H-4": {
    maxOccupants: 10,
    pathSmallFt: null,
    pathFt: null,
    pathSprinkleredFt: 75,
    travelFt: null,
    travelSprinkleredFt: 175,
  },
  "H-5": {
    maxOccupants: 10,
    pathSmallFt: null,
    pathFt: null,
    pathSprinkleredFt: 75,
    travelFt: null,
    travelSprinkleredFt: 200,
  },
  "I-1": {
    maxOccupants: 10,
    pathSmallFt: null,
    pathFt: null,
    pathSprinkleredFt: 75,
    travelFt: null,
    travelSprinkleredFt: 250,
  },
  "I-2": {
    maxOccupants: 10,
    pathSmallFt: null,
    pathFt: null,
    pathSprinkleredFt: 75,
    travelFt: null,
    travelSprinkleredFt: 200,
  },
  "I-3": {
    maxOccupants: 10,
    pathSmallFt: null,
    pathFt: null,
    pathSprinkleredFt: 100,
    travelFt: null,
    travelSprinkleredFt: 200,
  },
  "I-4": {
    maxOccupants: 10,
    pathSmallFt: null,
    pathFt: null,
    pathSprinkleredFt: 75,
    travelFt: 150,
    travelSprinkleredFt: 200,
  },
  "M": {
    maxOccupants: 49,
    pathSmallFt: 75,
    pathFt: 75,
    pathSprinkleredFt: 75,
    travelFt: 200,
    travelSprinkleredFt: 250,
  },
  "R-1": {
    maxOccupants: 10,
    pathSmallFt: null,
    pathFt: null,
    pathSprinkleredFt: 75,
    travelFt: 200,
    travelSprinkleredFt: 250,
  },
  "R-2": {
    maxOccupants: 20,
    pathSmallFt: null,
    pathFt: null,
    pathSprinkleredFt: 125,
    travelFt: 200,
    travelSprinkleredFt: 250,
  },
  "R-3": {
    maxOccupants: 20,
    pathSmallFt: null,
    pathFt: null,
    pathSprinkleredFt: 125,
    travelFt: 200,
    travelSprinkleredFt: 250,
  },
  "R-4": {
    maxOccupants: 20,
    pathSmallFt: null,
    pathFt: null,
    pathSprinkleredFt: 125,
    travelFt: 200,
    travelSprinkleredFt: 250,
  },
  "S-1": {
    maxOccupants: 29,
    pathSmallFt: 100,
    pathFt: 75,
    pathSprinkleredFt: 100,
    travelFt: 200,
    travelSprinkleredFt: 250,
  },
  "S-2": {
    maxOccupants: 29,
    pathSmallFt: 100,
    pathFt: 75,
    pathSprinkleredFt: 100,
    travelFt: 300,
    travelSprinkleredFt: 400,
  },
  "U": {
    maxOccupants: 49,
    pathSmallFt: 100,
    pathFt: 75,
    pathSprinkleredFt: 75,
    travelFt: 300,
    travelSprinkleredFt: 400,
  },
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
