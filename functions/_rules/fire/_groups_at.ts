/** Use groups the set gives to numbered rooms alone: `GROUP I-4 (INFANT ROOM 107)`, `S-1: STORAGE 120 AND 121`. */
import { OCCUPANCY_GROUPS, type OccupancyGroup } from "../../_shared/constants/options.ts";
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import type { BuildingProfile } from "../building_profile.ts";
import { perPlan } from "../measure.ts";
import { groupsNamed } from "../named_groups.ts";

/** A group with the rooms in brackets behind it. */
const GROUP_IN_ROOMS = /\b([A-Z](?:-?\d)?)\s*\(([^()]*\d{2,4}[^()]*)\)/gi;
/** Rooms from one number to another, `102-105`, or one: `107`. */
const ROOM_NUMBERS =
  /(?<![\d.,])(\d{3,4})[A-Z]?(?:\s*(?:-|–|TO|THRU|THROUGH)\s*(\d{3,4}))?(?![\d.,"'%]*\d)(?!\s*(?:SF|SQ|S\.F|OCC|PERSON|PEOPLE))/gi;
/** Longer runs of numbers are no rooms. */
const LONGEST_RUN = 40;

/** Numbers of the rooms a text names. */
function roomsNamed(text: string): number[] {
  return [...text.matchAll(ROOM_NUMBERS)].flatMap(([, from, to]) => {
    const [first, last] = [Number(from), Number(to ?? from)];
    if (last < first || last - first > LONGEST_RUN) return [first];
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

/** Groups whose rooms the code summary numbers. */
const numberedGroups = perPlan((plan): Map<OccupancyGroup, Set<number>> => {
  const found = new Map<OccupancyGroup, Set<number>>();
  for (const { sourceText } of plan.codeSummary.occupancyGroups) {
    for (const [, name, inside] of sourceText.matchAll(GROUP_IN_ROOMS)) {
      const group = OCCUPANCY_GROUPS.find((it) =>
        it === name.toUpperCase() || it.replace("-", "") === name.toUpperCase()
      );
      const rooms = roomsNamed(inside);
      if (group && rooms.length > 0) found.set(group, new Set(rooms));
    }
  }
  return found;
});

/** The groups of the building that may hold in the rooms a text names or numbers; all where it does neither. */
export function groupsAt(
  text: string,
  plan: PlanSet,
  { occupancies }: BuildingProfile,
): readonly OccupancyGroup[] {
  const numbered = numberedGroups(plan);
  const byName = groupsNamed(text, occupancies).filter((it) => !numbered.has(it));
  if (byName.length > 0) return byName;
  const rooms = numbered.size === 0 ? [] : roomsNamed(text);
  if (rooms.length === 0) return occupancies;
  const here = occupancies.filter((group) => {
    const own = numbered.get(group);
    return own === undefined || rooms.some((room) => own.has(room));
  });
  const alone = here.filter((group) => {
    const own = numbered.get(group);
    return own !== undefined && rooms.every((room) => own.has(room));
  });
  return alone.length > 0 ? alone : here.length > 0 ? here : occupancies;
}
