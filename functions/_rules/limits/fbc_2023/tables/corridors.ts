/**
 * Corridor ratings by use group, and the groups whose dead ends may be longer when sprinklered.
 * @source FBC-B 8th ed. (2023), Table 1020.2 and 1020.5
 */
import type { OccupancyGroup } from "../../../../_shared/constants/options.ts";

/** Rating of corridors serving more than `overOccupants`; null where unsprinklered is not permitted. Hours. */
export interface CorridorRating {
  groups: readonly OccupancyGroup[];
  overOccupants: number;
  hours: number | null;
  hoursSprinklered: number;
}

/** @source FBC-B Table 1020.2 */
export const CORRIDOR_RATINGS: readonly CorridorRating[] = [
  { groups: ["H-1", "H-2", "H-3"], overOccupants: 0, hours: null, hoursSprinklered: 1 },
  { groups: ["H-4", "H-5"], overOccupants: 30, hours: null, hoursSprinklered: 1 },
  {
    groups: ["A-1", "A-2", "A-3", "A-4", "A-5", "B", "E", "F-1", "F-2", "M", "S-1", "S-2", "U"],
    overOccupants: 30,
    hours: 1,
    hoursSprinklered: 0,
  },
  { groups: ["R-1", "R-2", "R-3", "R-4"], overOccupants: 10, hours: null, hoursSprinklered: 0.5 },
  { groups: ["I-2"], overOccupants: 0, hours: null, hoursSprinklered: 0 },
  { groups: ["I-4"], overOccupants: 0, hours: 1, hoursSprinklered: 0 },
  { groups: ["I-1", "I-3"], overOccupants: 0, hours: null, hoursSprinklered: 1 },
];

/** Groups whose dead-end corridors may be 50 ft with NFPA 13. @source FBC-B 1020.5, exception 2 */
export const LONG_DEAD_END_GROUPS: readonly OccupancyGroup[] = [
  "B",
  "E",
  "F-1",
  "F-2",
  "I-1",
  "M",
  "R-1",
  "R-2",
  "S-1",
  "S-2",
  "U",
];
