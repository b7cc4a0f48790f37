/**
 * When FBC-B 903.2 asks for sprinklers by use group, and 907.2 for a fire alarm. Fire areas in square feet,
 * occupants of the fire area or building.
 */
import type { OccupancyGroup } from "../../../../_shared/constants/options.ts";

/** Thresholds of one group; a missing one is no trigger. */
export interface Trigger {
  always?: true;
  /** Sprinklers above this fire area. */
  fireAreaOver?: number;
  /** From this many occupants on. */
  occupantsFrom?: number;
  /** Above this many storeys. */
  storiesOver?: number;
  /** Above this area of all fire areas. */
  totalAreaOver?: number;
}

const MERCANTILE: Trigger = { fireAreaOver: 12000, storiesOver: 3, totalAreaOver: 24000 };
const ASSEMBLY: Trigger = { fireAreaOver: 12000, occupantsFrom: 300 };

/** @source FBC-B 903.2.1 to 903.2.10 */
const SPRINKLERS: Partial<Record<OccupancyGroup, Trigger>> = {
  "A-1": ASSEMBLY,
  "A-2": { fireAreaOver: 5000, occupantsFrom: 100 },
  "A-3": ASSEMBLY,
  "A-4": ASSEMBLY,
  "E": ASSEMBLY,
  "F-1": MERCANTILE,
  "M": MERCANTILE,
  "S-1": MERCANTILE,
  "H-1": { always: true },
  "H-2": { always: true },
  "H-3": { always: true },
  "H-4": { always: true },
  "H-5": { always: true },
  "I-1": { always: true },
  "I-2": { always: true },
  "I-3": { always: true },
  "I-4": { always: true },
};

/** Sprinkler thresholds of a group; null when 903.2 names none for it. Group R is 903.2.8. */
export const sprinklerTrigger = (group: OccupancyGroup): Trigger | null =>
  SPRINKLERS[group] ?? null;

/** Occupants from which 907.2 asks for a fire alarm; 0 means always; null when it depends on more than the count. */
export function fireAlarmOccupants(group: OccupancyGroup): number | null {
  if (group.startsWith("A-")) return 300;
  if (group === "B" || group === "M") return 500;
  if (group === "E") return 51;
  return group.startsWith("I-") || group === "H-5" ? 0 : null;
}

/** Dwelling units above which a Group R-2 building needs a fire alarm. @source FBC-B 907.2.9 */
export const R2_ALARM_UNITS = 16;
