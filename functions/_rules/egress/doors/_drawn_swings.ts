/** Doors of plans that swing into a room of which the load is printed, where no list names them. */
import { OUTSIDE_ID } from "../../../_shared/domain/building.ts";
import type { Evidence, PlanSet } from "../../../_shared/domain/plan_set.ts";
import { contains } from "../../../_shared/geometry.ts";
import { doorName, drawnPlans, nameOf, scaleOf } from "../../drawn/trusted.ts";
import { spaces } from "../exits/_spaces.ts";

/** A door as drawn, and who has to leave by it. */
export interface DrawnSwing extends Evidence {
  drawnAs: string;
  room: string;
  occupants: number;
}

/** Ways on from a room. */
const WAY_ON = /\b(?:CORR\w*|HALL(?:WAY)?|LOBBY|VEST\w*|FOYER|PASSAGE\w*|STAIR\w*|EXIT\w*)\b/i;
const CONFIDENCE = 0.8;

/** Doors to the outside or a way on whose leaf stands in the room. */
export const drawnSwings = (plan: PlanSet): DrawnSwing[] =>
  drawnPlans(plan).flatMap(({ building, sheet }) =>
    spaces(plan).flatMap(({ name, occupants, room }): DrawnSwing[] => {
      const drawn = building.rooms.find((it) =>
        room !== null && room.page === building.page && it.name === room.name &&
        contains(it.box, room.box, 0.5)
      );
      if (!drawn) return [];
      return building.openings.filter(({ kind, mark, between, swingsInto }) => {
        const other = between.find((id) => id !== drawn.id) ?? null;
        return (kind === "single" || kind === "double") && swingsInto === drawn.id &&
          (other === OUTSIDE_ID || WAY_ON.test(nameOf(building, other))) &&
          !plan.doors.some((it) => it.mark === mark);
      }).map((door): DrawnSwing => ({
        page: building.page,
        box: door.box,
        sheet: sheet.number,
        sourceText: `${doorName(building, door)}, drawn at ${scaleOf(building)}`,
        readBy: "geometry",
        confidence: CONFIDENCE,
        drawnAs: doorName(building, door),
        room: name,
        occupants,
      }));
    })
  );
