/**
 * Who flees an electrical room pushes the door open.
 * Where equipment of 800 A or more is stated, reads the hardware of doors to electrical rooms.
 * @source NFPA 70-2020, 110.26(C)(3)
 */
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { cantTell, defineRule, fail, pass } from "../define_rule.ts";
import { fittedWith, LOCK_OR_DEVICE } from "../egress/doors/_locks.ts";
import { allStatements, clausesSaying } from "../measure.ts";
import { largestEquipmentAmps } from "./_words.ts";

const ROOM =
  /\b(ELEC(TRICAL)?\.?( RM\.?| ROOM| CL)?|SWITCH ?GEAR|SWITCH ?BOARD|SW(BD|GR)|MAIN DISTRIBUTION)\b/i;
/** A drawing of one such room alone. */
const ROOM_DRAWING =
  /^\W*(ENLARGED |MAIN |NEW )*(ELEC(TRICAL)?\.?|SWITCH ?(GEAR|BOARD)) (RM\.?|ROOM)( ?[#№]?\w?-?\d+\w?)?( PLAN)?\W*$/i;
const PANIC = /PANIC|EXIT DEVICE|FIRE EXIT|CRASH BAR|PUSH BAR|PUSH ?PAD|\bRIM DEVICE/i;
const NO_PANIC =
  /\b(NO|WITHOUT|W\/O|NOT|OMIT) (PANIC|EXIT DEVICE|CRASH BAR)|(PANIC( HARDWARE)?|EXIT DEVICES?) (NOT|NONE|OMITTED|DELETED)/i;
const OTHER =
  /LEVER|KNOB|LOCKSET|LATCHSET|DEAD ?BOLT|PASSAGE|STOREROOM LOCK|MORTISE LOCK|PADLOCK|HASP/i;

/** A door on the drawings or in a schedule, or what a note says of its hardware. */
type Hardware = Evidence & { mark: string; words: string };

/** An electrical room by its number: `ELECTRICAL 128`, `ELEC. RM. E101`. */
const NUMBERED =
  /\b(?:ELEC(?:TRICAL)?\b\.?|SWITCH ?(?:GEAR|BOARD))\s+(?:(?:ROOM|RM\b\.?)\s*)?[#№]?([A-Z]?\d{2,4}[A-Z]?)\b(?![.\d]|\s*(?:A|AMPS?|V|VOLTS?|KVA|KW)\b)/gi;

/** Numbers of electrical rooms and of doors to them. */
const roomNumbers = (plan: PlanSet): ReadonlySet<string> =>
  new Set([
    ...plan.rooms.flatMap(({ name, number }) => number && ROOM.test(name) ? [number] : []),
    ...allStatements(plan).flatMap(({ text, drawing }) =>
      [...`${text} | ${drawing ?? ""}`.matchAll(NUMBERED)].map(([, number]) => number)
    ),
    ...plan.doors.flatMap(({ mark, location, rooms }) =>
      ROOM.test([location, ...rooms].join(" ")) ? [mark] : []
    ),
  ].map((it) => it.toUpperCase()));

/** `DOORS 128 AND 128B`, each of a room of that number. */
function namesDoorOf(clause: string, numbers: ReadonlySet<string>): boolean {
  const [, named = ""] =
    /\bDOORS?\s+((?:[A-Z]?\d{2,4}[A-Z]?(?:\s*(?:,|&|AND)\s*)*)+)/i.exec(clause) ?? [];
  const marks = named.toUpperCase().match(/[A-Z]?\d{2,4}[A-Z]?/g) ?? [];
  return marks.length > 0 &&
    marks.every((it) => numbers.has(it) || numbers.has(it.replace(/[A-Z]$/, "")));
}

/** Hardware of doors to electrical rooms that callouts and notes speak of. */
function hardwareNotes(plan: PlanSet): Hardware[] {
  const numbers = roomNumbers(plan);
  return clausesSaying(plan, {
    says: [
      /\b(DOORS?|DR\.?)\b[^;]{0,90}(LEVER|KNOB|LOCK ?SET|LATCH ?SET|DEAD ?BOLT|STOREROOM LOCK|PADLOCK|HASP|PANIC|EXIT DEVICE|CRASH BAR)/,
      /(LEVER|KNOB|LOCK ?SET|DEAD ?BOLT|STOREROOM LOCK|\bNO (PANIC|EXIT DEVICE)|(PANIC|EXIT DEVICES?)[^;]{0,14}(NOT|NONE|OMITTED))[^;]{0,60}\b(DOORS?|DR)\b/,
    ],
    not: /PANEL DOOR|DOOR IN DOOR|HINGED COVER|ENCLOSURE DOOR|EXIST/,
    titled: true,
    in: "notes",
  }).filter((it) =>
    ROOM.test(it.clause) || ROOM_DRAWING.test(it.drawing ?? "") || namesDoorOf(it.clause, numbers)
  )
    .map((it) => ({ ...it, mark: "(see note)", words: it.clause }));
}

export default defineRule({
  id: "electrical/electrical-room-panic",
  requirementId: "NEC-110.26-panic",
  demand: { thing: "panic hardware", onlyHolds: true },
  applies: (plan, { limits }) => {
    if ((largestEquipmentAmps(plan) ?? 0) < limits.electrical.panicHardwareA) return [];
    const doors = plan.doors.filter((door) => ROOM.test([door.location, ...door.rooms].join(" ")))
      .map((door) => ({ ...door, words: fittedWith(door, plan) }));
    return [...doors, ...hardwareNotes(plan)];
  },
  check({ mark, words }) {
    const data = { door: mark, text: words || "not shown" };
    if (LOCK_OR_DEVICE.test(words)) return cantTell("notShown", data);
    if (PANIC.test(words) && !NO_PANIC.test(words)) return pass(data);
    return OTHER.test(words) || NO_PANIC.test(words)
      ? fail("none", data)
      : cantTell("notShown", data);
  },
  messages: {
    ok: "Door {door} of the electrical room has panic hardware.",
    none:
      "Door {door} of the electrical room has no panic hardware ({text}); equipment rated 800 A or more within 25 ft requires it.",
    notShown:
      "The hardware of door {door} is {text}. An electrical room with equipment rated 800 A or more needs listed panic hardware on a door within 25 ft.",
  },
  recommendation: "Make the door swing out, and equip it with listed panic hardware.",
});
