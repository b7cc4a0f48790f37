/**
 * Rooms people live in are not tiny. Applies under FBC-Residential to habitable rooms with a printed area or printed
 * dimensions; kitchens are excepted, measured areas only ask. Square feet.
 * @source FBC-R 8th ed. (2023), R304.1
 */
import type { Room } from "../../_shared/domain/plan_set.ts";
import { atLeast } from "../../_shared/units.ts";
import { isResidential } from "../building_profile.ts";
import { cantTell, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import { isHabitable } from "./_rooms.ts";

export default defineRule<Room>({
  id: "egress/habitable-room-area",
  requirementId: "FBC-R-R304.1-area",
  severity: "medium",
  source: { volume: "FBC-R", edition: "2023", section: "R304.1" },
  category: "Egress",
  title: "Habitable room area",
  when: isResidential,
  applies: (plan) => plan.rooms.filter((room) => isHabitable(room) && room.areaSqft !== null),
  check(room, { limits }) {
    const required = limits.egress.habitableAreaSqft;
    const actual = room.areaSqft;
    if (actual === null) return inapplicable();
    const data = { room: room.name, actual: Math.round(actual * 10) / 10, required, unit: "sq ft" };
    if (atLeast(actual, required - 0.5)) return pass(data);
    return room.areaFrom === "measured" ? cantTell("measured", data) : fail("small", data);
  },
  messages: {
    ok: "{room} has {actual} sq ft; at least {required} sq ft is required.",
    small: "{room} has {actual} sq ft; at least {required} sq ft is required of a habitable room.",
    measured:
      "{room} measures about {actual} sq ft; at least {required} sq ft is required of a habitable room.",
  },
  recommendation: "Enlarge the room to at least {required} sq ft, or do not call it habitable.",
});
