/** Rooms as plans draw them: the ways out of them, and the people their area holds where nobody counted them. */
import type { Evidence, PlanSet, Room } from "../../../_shared/domain/plan_set.ts";
import { contains } from "../../../_shared/geometry.ts";
import { occupantsOf } from "../../calculators/occupant_load.ts";
import { labelOf, scaleOf, wholeFloors } from "../../drawn/trusted.ts";
import { factorsFor } from "../../limits/fbc_2023/tables/occupant_load_factors.ts";
import { placeOf } from "../../measure.ts";
import { perPlan } from "../../reading/per_plan.ts";
import { isSameSpace, spaces } from "./_spaces.ts";

/** Share of areas measured inside drawn walls that are right. */
const CONFIDENCE = 0.8;

interface SizedRoom extends Evidence {
  name: string;
  areaSqft: number;
  /** Ways out as a whole floor draws them; null where none does. */
  waysOut: number | null;
}

/** A room with the load of its area: good for a question, nothing more. */
export interface RoomByArea extends SizedRoom {
  occupants: number;
  /** Of the functions its name stands for, the one that holds fewest: square feet per person. */
  sqftEach: number;
}

/** Rooms with an area whose name tells their function, where nothing printed gives their load. */
export const roomsByArea: (plan: PlanSet) => readonly RoomByArea[] = perPlan((plan) =>
  sizedRooms(plan).flatMap((room): RoomByArea[] => {
    const sqftEach = Math.max(0, ...factorsFor(room.name).map(({ sqft }) => sqft));
    if (sqftEach === 0 || spaces(plan).some((it) => isSameSpace(it.name, room.name))) return [];
    return [{ ...room, sqftEach, occupants: occupantsOf(room.areaSqft, sqftEach) }];
  })
);

/** Rooms with a printed area, and those whole floors draw beside them. */
function sizedRooms(plan: PlanSet): SizedRoom[] {
  const printed = plan.rooms.flatMap((room): SizedRoom[] => {
    const { name, areaSqft, areaFrom } = room;
    if (areaSqft === null || areaFrom === "measured") return [];
    return [{ ...placeOf(room), name, areaSqft, waysOut: waysOutDrawn(room, plan) }];
  });
  const drawn = wholeFloors(plan).flatMap(({ building, sheet }) =>
    building.rooms.flatMap((room): SizedRoom[] => {
      const { id, name, areaSqft, box } = room;
      const { page } = building;
      if (name === null || areaSqft === null) return [];
      if (printed.some((it) => it.page === page && contains(box, it.box, 0.5))) return [];
      const area = Math.round(areaSqft);
      return [{
        page,
        box,
        sheet: sheet.number,
        sourceText: `${labelOf(room)}: ${area} sq ft measured at ${scaleOf(building)}`,
        readBy: "geometry",
        confidence: CONFIDENCE,
        name,
        areaSqft: area,
        waysOut: building.topology?.waysOut[id] ?? null,
      }];
    })
  );
  return [...printed, ...drawn];
}

/** Ways out of a room that share no door, as a plan draws them; null where no plan shows all of them. */
export function waysOutDrawn(room: Room, plan: PlanSet): number | null {
  for (const { building } of wholeFloors(plan)) {
    if (building.page !== room.page) continue;
    const drawn = building.rooms.find((it) =>
      it.name === room.name && contains(it.box, room.box, 0.5)
    );
    const ways = drawn && building.topology?.waysOut[drawn.id];
    if (ways) return ways;
  }
  return null;
}
