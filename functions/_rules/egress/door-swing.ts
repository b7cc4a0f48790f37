/**
 * Doors of full rooms open the way people run. Applies under FBC-Building to doors that lead out of a space with 50 or
 * more occupants, or out of Group H. Occupants.
 * @source FBC-B 8th ed. (2023), 1010.1.2.1
 */
import type { Door } from "../../_shared/domain/plan_set.ts";
import { hasOccupancy, isCommercial } from "../building_profile.ts";
import { cantTell, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import { isSameSpace, leadsOutOf, onPlan, spaceBeside } from "./_spaces.ts";

/** A door with the place to point at. */
type Swinging = Door & { tag: ReturnType<typeof onPlan> };

const SLIDES = /\b(SLID\w*|REVOLV\w*|OVERHEAD|COILING|ROLL\w*|POCKET|BI-?FOLD|DOUBLE[- ]ACTING)\b/i;

export default defineRule<Swinging>({
  id: "egress/door-swing",
  requirementId: "FBC-B-1010.1.2.1-door-swing",
  severity: "high",
  source: { volume: "FBC-B", edition: "2023", section: "1010.1.2.1" },
  category: "Egress",
  title: "Direction of door swing",
  when: isCommercial,
  applies: (plan) =>
    plan.doors.filter((door) => !SLIDES.test(Object.values(door.fields).join(" ")))
      .map((door) => ({ ...door, tag: onPlan(door, plan) })),
  check(door, { plan, building, limits }) {
    const required = limits.egress.swingOutOccupants - 1;
    const space = spaceBeside(door, plan);
    if (!space) return inapplicable();
    const isHazard = hasOccupancy(building, "H-1", "H-2", "H-3", "H-4", "H-5") === "yes";
    const leadsOut = leadsOutOf(door, space);
    if (leadsOut === false) return inapplicable();
    const into = swingsInto(door, space.name);
    const data = {
      door: door.mark,
      room: space.name,
      actual: space.occupants,
      required,
      unit: "occupants",
    };
    const options = { at: door.tag, also: door.symbols.length > 0 ? [door] : [] };
    if (into === null) return inapplicable();
    if (!into) return space.occupants > required ? pass(data, options) : inapplicable();
    if (space.occupants <= required && !isHazard) return inapplicable();
    return leadsOut === null ? cantTell("maybe", data, options) : fail("inward", data, options);
  },
  messages: {
    ok: "Door {door} swings out of {room}, which holds {actual} occupants.",
    inward:
      "Door {door} swings into {room}, which holds {actual} occupants; above {required} occupants it must swing in the direction of egress.",
    maybe:
      "Door {door} swings into {room}, which holds {actual} occupants; if it is a way out, it must swing in the direction of egress above {required} occupants.",
  },
  recommendation: "Turn the door so that it swings in the direction of egress travel.",
});

/** Does it swing into the space? By the schedule's word, else as drawn; null when neither tells. */
function swingsInto(door: Door, space: string): boolean | null {
  const word =
    Object.entries(door.fields).find(([header]) => /SWING|OPERATION|OPENS/i.test(header))?.[1] ??
      "";
  const said = `${word} ${door.remarks ?? ""}`;
  if (door.isExterior === true || /EXT/i.test(said)) {
    if (/^\s*IN\b|\bIN-?SWING|\bSWINGS? IN\b|\bINWARD/i.test(said)) return true;
    if (/^\s*OUT\b|\bOUT-?SWING|\bSWINGS? OUT\b|\bOUTWARD/i.test(said)) return false;
  }
  return door.swingsIntoRoom === null ? null : isSameSpace(door.swingsIntoRoom, space);
}
