/**
 * Doors crowds leave by open at a push. Applies to scheduled doors in Groups A and E with 50 or more occupants, and in
 * Group H: an exit device passes, one named beside a lockset asks, its express absence fails, other latching hardware
 * fails where the door is proven to lead out of a space of 50 and asks elsewhere.
 * @source FBC-B 8th ed. (2023), 1010.2.9
 */
import type { Door, Evidence, PlanSet } from "../../../_shared/domain/plan_set.ts";
import { type BuildingProfile, hasOccupancy, isCommercial } from "../../building_profile.ts";
import { allOf, cantTell, defineRule, fail, inapplicable, pass } from "../../define_rule.ts";
import { fittedWith, hardwareSetOf, HAS_SIGN, LOCK_OR_DEVICE } from "./_locks.ts";
import { cellHeaded, newWork, placeOf, printedNumber } from "../../measure.ts";
import { buildingLoad, loadBeside, servedBy } from "../exits/_occupants.ts";
import { isWayOut, leadsOutOf, spaceBeside, spaces } from "../exits/_spaces.ts";

const NONE = /\b(NO|W\/O|WITHOUT|NOT|OMIT)\s+(AN?\s+)?(EXIT DEVICE|PANIC|CRASH BAR|FIRE EXIT)/i;
const DEVICE =
  /\b(PANIC|EXIT DEVICES?|CRASH\s?BAR|FIRE EXIT H\w*|F\.?E\.?H|TOUCH\s?BAR|PUSH\s?BAR|RIM DEVICE|VERTICAL ROD|C\.?V\.?R|S\.?V\.?R|VON DUPRIN)\b/i;
const LATCHES =
  /\b(LOCK\s?SETS?|LATCH\w*|LEVERS?|KNOBS?|DEAD\s?BOLTS?|DEAD\s?LATCH\w*|DEAD\s?LOCKS?|MORTISE|PASSAGE|KEYED|THUMB\s?TURN|CYLINDER)\b/i;

/** Hardware of doors in words, with the occupants the same text gives. */
interface SaidHardware extends Evidence {
  said: string;
  occupants: number;
}

const NO_LATCH =
  /\b(?:NO|WITHOUT|W\/O|NON)[\s-]*(?:LATCH|LOCK)|\bPUSH\s*(?:\/|-|AND|&)?\s*PULL\b(?!.*\b(?:LOCK|BOLT))/i;
const DOOR_WORD = /\b(?:DOORS?|DR|EXITS?|PAIR|PR|GATES?)\b/i;
const INNER_DOOR =
  /\b(CLOSET|STORAGE|TOILET|RESTROOM|JAN\w*|MECH\w*|ELEC\w*|CABINET|OFFICE|KITCHEN|SLID\w*|OVERHEAD|PUSH\s*\/\s*PULL|NO\s+LATCH|WITHOUT\s+LATCH)\b/i;

/** Rooms people only walk through: the building leaves by the doors at their ends. */
const WAY_THROUGH =
  /^\W*(?:(?:MAIN|EXIT|REAR|BACK|FRONT|SERVICE)\s+)?(?:HALL(?:WAY)?|CORR(?:IDOR)?|PASSAGE\w*|VEST(?:IBULE)?|FOYER|LOBBY|ENTRY|PRE-?FUNCTION)\b\W*\w{0,4}\W*$/i;

/** Rooms whose people are no assembly, however many gather beside them. */
const OTHER_USE = /\b(?:RETAIL|SHOP|STORE|SALES|OFFICES?|STOR(?:AGE)?|TENANT)\b/i;

/** Rooms of equipment and stores, whose doors let nobody else out: `EXIT E, ELEC. RM.` */
const SERVICE_ROOM =
  /\b(?:ELEC\w*|MECH\w*|EQUIP\w*|PUMP|RISER|METER|BOILER|TELECOM|DATA|JAN\w*|TRASH|STOR(?:AGE)?)\b\.?\s+(?:R(?:OO)?M|CLOSET|CLOS)\b/i;

/** Heads of columns with the people a door serves, and with what it latches by. */
const LOAD_HEAD =
  /^\W*(?:OCC\w*\.?|O\.?\s?L\.?|PERSONS|PEOPLE)(?:\s+(?:LOAD|SERVED|ASSIGNED))?\W*$/i;
const HARDWARE_HEAD = /\b(?:LATCH\w*|LOCK\w*|HARDWARE|HDWR?|HDWE|DEVICE|FUNCTION)\b/i;
const OF_DOORS = /\b(?:HARDWARE|HDWR?|DOORS?|OPENINGS?|OPNG|OPG)\b/i;
const TO_OUTSIDE =
  /\b(?:EXT(?:ERIOR)?|OUTSIDE|OUT|GRADE|CORR(?:IDOR)?|LOBBY|EXIT|EGRESS|YARD|COURT\w*)\b/i;

/** Rows of hardware lists that are no door schedule: `108B | MULTI-PURPOSE / EXTERIOR | 132 | LEVER`. */
const listedHardware = (plan: PlanSet): SaidHardware[] =>
  newWork(plan, { topic: LATCHES, not: INNER_DOOR, in: "rows" }).flatMap((it) => {
    const { schedule, row } = it;
    if (!schedule || !row || schedule.kind === "door" || !TO_OUTSIDE.test(it.text)) return [];
    const heads = schedule.columns.map(({ header }) => header).join(" | ");
    if (!OF_DOORS.test(`${schedule.title ?? ""} | ${heads}`)) return [];
    const load = cellHeaded(it, LOAD_HEAD);
    const occupants = /^\W*(\d[\d,]*)\W*(?:OCC\w*\.?)?\W*$/i.exec(load ?? "")?.[1];
    const said = cellHeaded(it, HARDWARE_HEAD);
    if (occupants === undefined || said === null || DOOR_WORD.test(it.text)) return [];
    return [{ ...placeOf(it), said, occupants: printedNumber(occupants) }];
  });

const saidHardware = (plan: PlanSet): SaidHardware[] =>
  newWork(plan, { topic: DOOR_WORD, not: INNER_DOOR, titled: true }).flatMap((it) => {
    if (it.schedule?.kind === "door") return [];
    const occupants = loadBeside(it);
    const text = it.text.replace(WAY_ALONG, " ");
    const isTold = [LATCHES, NONE, DEVICE].some((words) => words.test(text));
    if (occupants === null || !isTold) return [];
    return [{ ...placeOf(it), said: it.text, occupants }];
  });

const OF_REMARKS = /\b(?:REM(?:ARK)?S?|NOTES?|COMM(?:ENT)?S?|DESCR\w*)\b/i;

/** A way people go, no latch: `DOORS AND PASSAGE, FIRST STORY`. */
const WAY_ALONG = /\bPASSAGE\b(?!\s+(?:SETS?|LATCH|LEVER|LOCK|KNOB|FUNC|HARDWARE|HDW))/gi;

/** Occupants a column of the door's own row counts: `SERVES`, `OCC.`, or its remarks; null when none does. */
function ownLoad(door: Door): number | null {
  for (const [header, text] of Object.entries(door.fields)) {
    if (!/\b(OCC|SERV|LOAD|PERSONS|PEOPLE|FROM|ROOM|SPACE|LOCATION)/i.test(header)) continue;
    const load = servedBy(`${header} ${text}`);
    if (load !== null) return load;
  }
  const [lettered] = Object.values(door.fields).filter((it) =>
    /\bO\.?L\b\.?\s*[:=]?\s*\d/i.test(it)
  );
  if (lettered !== undefined) return servedBy(lettered);
  for (const [header, text] of Object.entries(door.fields)) {
    const load = OF_REMARKS.test(header) ? servedBy(text) : null;
    if (load !== null) return load;
  }
  return null;
}

export default defineRule({
  id: "egress/panic-hardware",
  requirementId: "FBC-B-1010.2.9-panic",
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
  demand: { thing: "panic hardware", onlyHolds: true },
  applies: (plan) => [
    ...plan.doors.filter((door) => door.hardware !== null || DEVICE.test(door.remarks ?? "")),
    ...saidHardware(plan),
    ...listedHardware(plan),
  ],
  check(door, { plan, building, limits }) {
    if ("said" in door) {
      const { occupants, said: hardware } = door;
      const data = { door: "named here", actual: occupants, unit: "occupants", hardware };
      const required = limits.egress.panicOccupants;
      if (occupants < required || HAS_SIGN.test(hardware)) return inapplicable();
      if (NONE.test(hardware)) return fail("denied", { ...data, required });
      if (LOCK_OR_DEVICE.test(hardware)) return cantTell("either", { ...data, required });
      if (DEVICE.test(hardware)) return pass({ ...data, required });
      if (NO_LATCH.test(hardware) || !LATCHES.test(hardware)) return inapplicable();
      return fail("latches", { ...data, required });
    }
    const hardware = fittedWith(door, plan);
    const required = limits.egress.panicOccupants;
    const load = buildingLoad(plan, building);
    const isHazard = building.occupancies.some((group) => group.startsWith("H"));
    const isOfService = SERVICE_ROOM.test(Object.values(door.fields).join(" | "));
    const bySet = hardwareSetOf(door, plan)?.text ?? "";
    const own = ownLoad(door) ?? servedBy(bySet);
    const space = spaceBeside(door, plan);
    const data = {
      door: door.mark,
      actual: own ?? space?.occupants ?? load,
      required,
      unit: "occupants",
      hardware: hardware.trim(),
    };
    if (!isHazard && own === null && isOfService) return inapplicable();
    if (isOfOtherUse(door, building)) return inapplicable();
    if (!isHazard && (own ?? load) !== null && (own ?? load ?? 0) < required) return inapplicable();
    if (NONE.test(hardware)) {
      if (
        HAS_SIGN.test(hardware) && (load ?? Infinity) <= limits.egress.mainExitLockAssemblyOccupants
      ) return inapplicable();
      // A set may be that of many doors, of small rooms too.
      const isOfSet = NONE.test(bySet) && own === null && !isHazard;
      const isOfSideRoom = own === null && !isHazard && space !== null &&
        (leadsOutOf(door, space) === false ||
          space.occupants < required && (isOfSet || OTHER_USE.test(space.name)));
      if (isOfSideRoom) return inapplicable();
      return isOfSet || ((own ?? load) === null && !isHazard)
        ? cantTell("maybe", data)
        : fail("denied", { ...data, actual: own ?? load });
    }
    if (LOCK_OR_DEVICE.test(hardware)) return cantTell("either", data);
    if (DEVICE.test(hardware)) return pass(data);
    if (NO_LATCH.test(hardware)) return inapplicable();
    if (!LATCHES.test(hardware) || HAS_SIGN.test(hardware)) return inapplicable();
    if (own !== null) return own >= required ? fail("latches", data) : inapplicable();
    if (!space) {
      const isOutside = door.rooms.every((room) => WAY_THROUGH.test(room)) && !door.location &&
        (door.isExterior === true || door.swingsIntoRoom === "OUTSIDE");
      const isExit = isOutside || /\b(EXIT|EGRESS)\b/i.test(door.location ?? "");
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
  withoutLimit: ["ok", "denied", "latches", "maybe", "either"],
  messages: {
    ok: "Door {door} has {hardware}.",
    denied:
      "Door {door} has {hardware} and no panic hardware, which is required on latching egress doors serving {required} or more occupants ({actual} here).",
    latches:
      "Door {door} serves a space of {actual} occupants and has {hardware}; a door that latches needs panic hardware at {required} or more occupants.",
    either:
      "Door {door} has {hardware}, and the set does not say which of the two applies; a door that latches needs panic hardware at {required} or more occupants.",
    maybe:
      "Door {door} has {hardware} without panic hardware; if it is an egress door serving {required} or more occupants, it needs panic hardware.",
  },
  recommendation:
    "Equip the door with panic or fire exit hardware, or with hardware that neither latches nor locks.",
});

/** Is it the door of a shop or an office, in a building that has such a group beside those of crowds? */
const isOfOtherUse = ({ location }: Door, { occupancies }: BuildingProfile): boolean =>
  OTHER_USE.test(location ?? "") && !OF_CROWDS.test(location ?? "") &&
  occupancies.some((group) => /^[BMSF]/.test(group)) &&
  !occupancies.some((group) => group.startsWith("H"));
const OF_CROWDS =
  /\b(?:ASSEMBLY|DINING|RESTAURANT|CAFE|TAP\s?ROOM|BAR|HALL|SANCTUARY|CLASS\s?ROOMS?|MULTI-?\s?PURPOSE|GYM\w*|THEATER|LOUNGE)\b/i;

/** Do a space and a door's location speak of the same room: PARISH HALL and HALL EXIT? */
function sharesWord(space: string, location: string): boolean {
  const words = (text: string) =>
    text.toUpperCase().split(/[^A-Z]+/).filter((word) =>
      word.length > 3 && !/^(EXIT|EGRESS|ROOM|DOOR|MAIN)$/.test(word)
    );
  return words(space).some((word) => words(location).includes(word));
}
