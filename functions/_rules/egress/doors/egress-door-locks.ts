/**
 * Doors open from the inside without a key, tool or trick. Applies under FBC-Building to scheduled hardware and notes
 * that name a lock keeping people in, doors with the hardware set they name by number; a main exterior door of A (up to 300), B, F, M or S may be locked by key with its
 * sign.
 * @source FBC-B 8th ed. (2023), 1010.2 and 1010.2.4
 */
import type { Door } from "../../../_shared/domain/plan_set.ts";
import {
  cantTell,
  defineRule,
  fail,
  inapplicable,
  pass,
  type RuleContext,
} from "../../define_rule.ts";
import { either, newWork } from "../../measure.ts";
import {
  FORBIDS,
  FORBIDS_KEYS,
  hardwareSetOf,
  HAS_SIGN,
  KEEPS_IN,
  keepsIn,
  KEYED_WITHIN,
} from "./_locks.ts";
import { buildingLoad } from "../exits/_occupants.ts";

/** Says that the door is one people leave by: `EXIT DOOR`, `DOOR E2, AT THE END OF THE CORRIDOR`, `TO LEAVE`. */
const OF_WAY_OUT =
  /\b(?:EXIT|EGRESS|ENTR\w+|MAIN|FRONT|REAR|ALL) (?:DOORS?|EXITS?|DR)\b|\b(?:MAIN|FRONT|REAR|STAFF) ENTR(?:Y|ANCE)\b|\bDOORS? [^;.]{0,40}\b(?:CORRIDOR|LOBBY|STAIR)|\bTO (?:LEAVE|EXIT|GET OUT)\b/i;

/** A place that is an exit, whatever room it leads from: `Pharmacy rear exit`. */
const IS_EXIT = /\bEXIT\W*$|\b(?:REAR|FRONT|MAIN|SIDE)\s+EXIT\b/i;

const KEYED = /\bKEYED?\b/i;
const NOT_EGRESS =
  /\b(CLOSET|CABINET|STORAGE|JAN\w*|ELEC\w*|MECH\w*|SHAFT|GATE|CASEWORK|STALL|PARTITION|ROLL-?UP|OVERHEAD|COILING|SAFE|VAULT|DISPLAY|DRAWER|GUN|PHARMACY)\b/i;

/** Cells under headers that speak of locks. */
const lockCells = ({ fields }: Door): string[] =>
  Object.entries(fields).filter(([header]) =>
    /\b(LOCK|LATCH|HARDWARE|HDWR?|BOLT|FUNCTION)/i.test(header)
  )
    .map(([, text]) => text);

export default defineRule({
  id: "egress/egress-door-locks",
  requirementId: "FBC-B-1010.2-locks",
  demand: {
    thing: "door",
    property: "lock",
    unless: either(FORBIDS, NOT_EGRESS),
    keep: ({ value }) => value === KEYED_WITHIN,
    as: (_, { text }) => ({ door: null, words: text }),
  },
  applies: (plan) => {
    const doors = plan.doors.map((door) => ({ door, set: hardwareSetOf(door, plan) }))
      .map(({ door, set }) => ({
        ...door,
        door,
        set,
        words: [
          ...new Set([door.hardware, set?.text, door.remarks, door.location, ...lockCells(door)]),
        ].filter(Boolean).join(", "),
      })).filter(({ words }) => keepsIn(words) || (KEYED.test(words) && HAS_SIGN.test(words)));
    const notes = newWork(plan, { topic: KEEPS_IN }).filter((it) =>
      it.schedule?.kind !== "door" && !doors.some(({ set }) => set?.box === it.box)
    );
    return [...doors, ...notes.map((it) => ({ ...it, door: null, words: it.text }))];
  },
  check({ door, words }, context) {
    if (
      FORBIDS_KEYS.test(words) ||
      FORBIDS.test(words.replace(/\bNO (EXIT DEVICE|PANIC|THUMB ?-?TURN|TURN ?-?PIECE)\w*/gi, ""))
    ) return inapplicable();
    const data = {
      door: door?.mark ?? "named in the note",
      actual: words,
      required: "no key from the egress side",
      unit: null,
    };
    if (HAS_SIGN.test(words) && mayHaveKey(context)) return pass(data);
    const isWayOut = IS_EXIT.test(door?.location ?? "");
    if (!keepsIn(words) || (NOT_EGRESS.test(words) && !isWayOut)) return inapplicable();
    const isProven = door !== null || OF_WAY_OUT.test(words);
    return isProven ? fail("keyed", data) : cantTell("maybe", data);
  },
  messages: {
    ok: "Door {door} may have a keyed lock with its sign: {actual}.",
    keyed:
      "Door {door}: {actual}; egress doors must open from the inside without a key or special knowledge.",
    maybe:
      "A note names {actual}; this is not allowed on an egress door. Which door is meant could not be determined.",
  },
  recommendation:
    "Use a lock that opens from the inside with one motion and without a key, such as a classroom-function lever lock.",
});

function mayHaveKey({ plan, building, limits }: RuleContext): boolean {
  const load = buildingLoad(plan, building);
  return building.occupancies.some((group) =>
    /^[BFMS]/.test(group) ||
    (group.startsWith("A") && (load ?? Infinity) <= limits.egress.mainExitLockAssemblyOccupants)
  );
}
