/**
 * The sill of an escape opening can be climbed. Applies under FBC-Residential to windows of sleeping rooms with a
 * stated sill height, and to sills noted on plans as those of escape openings; the same sill noted on the plan is named
 * with its window. Inches above the floor.
 * @source FBC-R 8th ed. (2023), R310.2.2 (R310.2.3 in the 2021 base)
 */
import type { PlanSet, Window } from "../../../_shared/domain/plan_set.ts";
import { atMost } from "../../../_shared/units.ts";
import { cantTell, defineRule, fail, inapplicable, pass } from "../../define_rule.ts";
import { around, besideOnDrawing, gapBetween, type Stated, statedLengths } from "../../measure.ts";
import { escapeWindows, hasBetter, sleepingRoomOf } from "./_escape.ts";
import { isSleeping, sameName } from "../rooms/_rooms.ts";

const SILL = /\bSILLS?\b/i;
const ESCAPE = /\b(EGRESS|ESCAPE|RESCUE|E\.?E\.?R\.?O)\b/i;

export default defineRule({
  id: "egress/escape-opening-sill",
  requirementId: "FBC-R-R310.2.2-sill",
  title: "Escape opening, sill height",
  demand: { thing: "sill", property: "height", where: /EGRESS|ESCAPE|EERO|RESCUE|\bBED|SLEEP/i },
  applies: (plan) => {
    const scheduled = escapeWindows(plan).filter((window) => window.sillHeightIn !== null);
    const noted = notedSills(plan).filter((it) =>
      (ESCAPE.test(it.text) || isSleeping(`${it.text} ${it.room ?? ""}`) ||
        isOnlySillOfBedroom(it, plan) || windowBeside(it, plan) !== null) &&
      !scheduled.some((window) => window.sillHeightIn === it.value)
    );
    return scheduled.length > 0
      ? [...scheduled, ...noted.filter((it) => ESCAPE.test(it.text))]
      : noted;
  },
  check(it, { plan, limits }) {
    const required = limits.egress.escapeSillIn;
    if ("raw" in it) {
      const window = windowBeside(it, plan);
      const data = {
        window: window?.mark ?? "noted here",
        room: (window && sleepingRoomOf(window)) ?? it.room ?? "the room",
        actual: it.value,
        required,
        unit: "in",
      };
      if (atMost(it.value, required, "in")) return pass(data);
      const isCertain = ESCAPE.test(it.text) || (window !== null && isListedForEscape(window));
      return isCertain ? fail("high", data) : cantTell("maybe", data);
    }
    const actual = it.sillHeightIn ?? 0;
    const room = sleepingRoomOf(it);
    const data = { window: it.mark, room, actual, required, unit: "in" };
    if (atMost(actual, required, "in")) return pass(data);
    if (hasBetter(plan, it, (other) => (other.sillHeightIn ?? Infinity) <= required)) {
      return inapplicable();
    }
    const also = notedSills(plan).filter((note) =>
      note.value === actual && room !== null && note.room !== null && sameName(note.room, room)
    );
    return fail("high", data, { also });
  },
  onceTold: { maybe: "noted" },
  messages: {
    ok:
      "The sill of window {window} in {room} is {actual} in above the floor; at most {required} in is allowed.",
    high:
      "The sill of window {window} in {room} is {actual} in above the floor; at most {required} in is allowed.",
    noted:
      "The sill of an escape opening in {room} is {actual} in above the floor; at most {required} in is allowed.",
    maybe:
      "A sill in {room} is {actual} in above the floor; if this window is the escape opening, at most {required} in is allowed.",
  },
  recommendation: "Lower the sill of the clear opening to at most {required} in above the floor.",
});

/** Per cent of the page between a sill lettered on a plan and the mark of its window. */
const AT_MARK = 4;

/** The escape window whose mark stands nearest to a sill lettered on a plan; null when another's is as near. */
function windowBeside(it: Stated, plan: PlanSet): Window | null {
  if (!/\bPLAN\b/i.test(it.drawing ?? "") || OTHER_WINDOW.test(it.text)) return null;
  const marks = plan.windows.flatMap((window) =>
    window.symbols.map(({ page, box }) => ({ ...window, page, box, window }))
  );
  const [first, second] = around(it, marks, AT_MARK);
  if (!first || !escapeWindows(plan).includes(first.window)) return null;
  const isAlone = !second || second.window === first.window ||
    gapBetween(it, second) > 1.5 * gapBetween(it, first);
  return isAlone ? first.window : null;
}

/** Does a column of the schedule say that people leave by this window? */
const isListedForEscape = ({ fields }: Window): boolean =>
  Object.entries(fields).some(([head, text]) =>
    ESCAPE.test(head) && (/^\W*(?:Y|YES|X|✓|REQ\w*\.?)\W*$/i.test(text) || isSleeping(text))
  );

/** Other windows of the room, or one of a place people do not climb out of. */
const OTHER_WINDOW = /\b(?:FIXED|HIGH|CLERESTORY|TRANSOM|TUB|BATH|CLOSET|STAIR)\b/i;

/** The one sill on a drawing named after a bedroom whose windows it shows. */
function isOnlySillOfBedroom(it: Stated, plan: PlanSet): boolean {
  const title = it.drawing ?? "";
  return isSleeping(title) && /\bWINDOWS?\b|\bELEV|\bWALL\b/i.test(title) &&
    !OTHER_WINDOW.test(it.text) &&
    !besideOnDrawing(it, plan).some(({ text }) => SILL.test(text));
}

const notedSills = (plan: PlanSet): Stated[] =>
  statedLengths(plan, {
    topic: SILL,
    not: /\bSILL (PLATE|SEAL\w*|FLASHING|PAN|PL\b)|\bDOOR\b/i,
    of: SILL,
    rivals: /\bWIDE\b|\bHIGH\b(?! SILL)|\bHEAD(ER)?\b|\bCLEAR\b|\bNET\b/i,
    betweenIn: [10, 96],
  }).filter((it) => it.from === "note");
