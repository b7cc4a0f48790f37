/**
 * Doors crowds leave by open at a push. Applies to scheduled doors in Groups A and E with 50 or more occupants, and in
 * Group H: an exit device passes, its express absence fails, other latching hardware fails where the door is proven to
 * lead out of a space of 50 and asks elsewhere.
 * @source FBC-B 8th ed. (2023), 1010.2.9
 */
import type { Door } from "../../_shared/domain/plan_set.ts";
import { hasOccupancy, isCommercial } from "../building_profile.ts";
import { allOf, cantTell, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import { HAS_SIGN } from "./_locks.ts";
import { buildingLoad } from "./_occupants.ts";
import { isWayOut, leadsOutOf, spaceBeside, spaces } from "./_spaces.ts";

const NONE = /\b(NO|W\/O|WITHOUT|NOT)\s+(AN?\s+)?(EXIT DEVICE|PANIC|CRASH BAR|FIRE EXIT)/i;
const DEVICE =
  /\b(PANIC|EXIT DEVICES?|CRASH\s?BAR|FIRE EXIT H\w*|F\.?E\.?H|TOUCH\s?BAR|PUSH\s?BAR|RIM DEVICE|VERTICAL ROD|C\.?V\.?R|S\.?V\.?R|VON DUPRIN)\b/i;
const LATCHES =
  /\b(LOCK\s?SETS?|LATCH\w*|LEVERS?|KNOBS?|DEAD\s?BOLTS?|MORTISE|PASSAGE|KEYED|THUMB\s?TURN|CYLINDER)\b/i;

export default defineRule<Door>({
  id: "egress/panic-hardware",
  requirementId: "FBC-B-1010.2.9-panic",
  severity: "high",
  source: { volume: "FBC-B", edition: "2023", section: "1010.2.9" },
  category: "Egress",
  title: "Panic hardware",
  when: (building) =>
    allOf(
      isCommercial(building),
      hasOccupancy(
        building,
        "A-1",
        "A-2",
        "A-3",
        "A-4",
        "A-5",
        "E",
        "H-1",
        "H-2",
        "H-3",
        "H-4",
        "H-5",
      ),
    ),
  applies: (plan) =>
    plan.doors.filter((door) => door.hardware !== null || DEVICE.test(door.remarks ?? "")),
  check(door, { plan, building, limits }) {
    const hardware = `${door.hardware ?? ""} ${door.remarks ?? ""}`;
    const required = limits.egress.panicOccupants;
    const load = buildingLoad(plan, building);
    const isHazard = building.occupancies.some((group) => group.startsWith("H"));
    const space = spaceBeside(door, plan);
    const data = {
      door: door.mark,
      actual: space?.occupants ?? load,
      required,
      unit: "occupants",
      hardware: hardware.trim(),
    };
    if (!isHazard && load !== null && load < required) return inapplicable();
    if (NONE.test(hardware)) {
      if (
        HAS_SIGN.test(hardware) && (load ?? Infinity) <= limits.egress.mainExitLockAssemblyOccupants
      ) return inapplicable();
      return load === null && !isHazard ? cantTell("maybe", data) : fail("denied", data);
    }
    if (DEVICE.test(hardware)) return pass(data);
    if (!LATCHES.test(hardware) || HAS_SIGN.test(hardware)) return inapplicable();
    if (!space) {
      const isExit = /\b(EXIT|EGRESS)\b/i.test(door.location ?? "");
      if (!isExit || load === null) return inapplicable();
      const full = spaces(plan).some(({ name, occupants }) =>
        occupants >= required && sharesWord(name, door.location ?? "")
      );
      return full ? fail("latches", data) : cantTell("maybe", data);
    }
    if (space.occupants < required) return inapplicable();
    const leadsOut = leadsOutOf(door, space);
    if (!leadsOut) return inapplicable();
    return door.isExterior === true || isWayOut(door)
      ? fail("latches", data)
      : cantTell("maybe", data);
  },
  messages: {
    ok: "Door {door} has {hardware}.",
    denied:
      "Door {door} has {hardware}: no panic hardware, which is required on latching egress doors from {required} occupants on ({actual} here).",
    latches:
      "Door {door} out of a space of {actual} occupants has {hardware}; from {required} occupants on a door that latches needs panic hardware.",
    maybe:
      "Door {door} has {hardware} without panic hardware; if it is an egress door of {required} or more occupants, it needs it.",
  },
  recommendation:
    "Fit panic or fire exit hardware to the door, or hardware that neither latches nor locks.",
});

/** Do a space and a door's location speak of the same room: PARISH HALL and HALL EXIT? */
function sharesWord(space: string, location: string): boolean {
  const words = (text: string) =>
    text.toUpperCase().split(/[^A-Z]+/).filter((word) =>
      word.length > 3 && !/^(EXIT|EGRESS|ROOM|DOOR|MAIN)$/.test(word)
    );
  return words(space).some((word) => words(location).includes(word));
}
