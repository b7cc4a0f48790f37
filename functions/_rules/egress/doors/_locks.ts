/** Locks on the way out, as schedules and notes write them. */
import type { Door, PlanSet } from "../../../_shared/domain/plan_set.ts";
import { anyCase } from "../../../_shared/pattern.ts";
import {
  allStatements,
  either,
  mayMatch,
  patternOfValue,
  perPlan,
  type Statement,
} from "../../measure.ts";

/** Of the values of a lock the one that keeps people in. */
export const KEYED_WITHIN = 2;

/** Locks that keep people in: a key, a tool or a trick is needed from the inside. */
export const KEEPS_IN = either(
  patternOfValue("lock", KEYED_WITHIN),
  /\b(?:DEAD\s?BOLT|DEAD\s?LOCK|LOCK)\b[^.;]{0,30}\bKEY(?:ED|S)?\b\s+(?:ON|AT|FROM)\s+(?:BOTH|EITHER|EACH|THE\s+(?:INSIDE|EGRESS))\b/i,
  /\bKEY\s+(IS\s+)?(REQ\w*|NEEDED|TO\s+(OPEN|EXIT|UNLOCK)|ONLY)\b(?:(?!OUTSIDE|EXTERIOR|FREE|WITHOUT)[^.;]){0,40}\b(INSIDE|EGRESS|EXIT\w*|OUT)\b/i,
  /\b(REQUIRES?|NEEDS?|WITH|BY)\s+(AN?\s+)?KEY\b(?!\s*(PAD|SWITCH|BOX))(?:(?!OUTSIDE|EXTERIOR|FREE|WITHOUT)[^.;]){0,40}\b(INSIDE|EGRESS|TO\s+EXIT|TO\s+LEAVE)\b/i,
);

/** Does a text name such a lock? Few do, and the pattern is a long one. */
export const keepsIn = (text: string): boolean => mayMatch(KEEPS_IN, text) && KEEPS_IN.test(text);

/** A text that forbids such a lock instead of showing one. */
export const FORBIDS =
  /\b(NO|NOT|WITHOUT|W\/O|NEVER|PROHIBIT\w*|REMOV\w+|REPLAC\w+|SHALL NOT|DO NOT|OTHER THAN|INSTEAD OF)\b/i;

/** `NO THUMB TURNS OR KEYS ON THE INSIDE` forbids both; `NO THUMB TURN` alone takes the way out without a key away. */
export const FORBIDS_KEYS =
  /\bNO\s+(?:THUMB[\s-]*TURNS?\s+(?:OR|NOR|AND)\s+)?(?:KEYS\b|KEYED\b|KEY\s+(?:LOCKS?|CYLINDERS?|IS|NEEDED|REQ))/i;

/** A list that leaves open which of both a door gets: `PANIC / LOCKSET`. Trim and locks of an exit device are part of it. */
export const LOCK_OR_DEVICE =
  /\b(?:PANIC(?:\s+(?:HARDWARE|HDWR?|DEVICE|BAR))?|EXIT\s+DEVICE|CRASH\s?BAR)\s*(?:\/|\bOR\b)\s*(?:[A-Z]+\s+){0,2}(?:LOCK\s?SET|LATCH\s?SET|LEVER\s?SET|KNOB|DEAD\s?BOLT)|\b(?:LOCK\s?SET|LATCH\s?SET|LEVER\s?SET|KNOB|DEAD\s?BOLT)\s*(?:\/|\bOR\b)\s*(?:[A-Z]+\s+){0,2}(?:PANIC|EXIT\s+DEVICE|CRASH\s?BAR)/i;

/** The sign and condition that let a main exterior door be locked by key. */
export const HAS_SIGN =
  /(?<!\bEXIT\s+)\bSIGN(AGE|S)?\b|\bREMAIN UNLOCKED\b|\bUNLOCKED WHEN\b|\bPLACARD\b/i;

/** A key lock with its sign is allowed at the main door alone, so such a door is one. */
export const isMainByLock = ({ hardware, remarks }: Door): boolean => {
  const words = `${hardware ?? ""} ${remarks ?? ""}`;
  return HAS_SIGN.test(words) && /\b(?:KEY(?:ED)?|DEAD\s?BOLTS?|UNLOCKED|CYL\w*)\b/i.test(words);
};

/** Words before the number of a hardware set: `SET 5`, `HW-05`, `GROUP #5`. */
const SET = /^\W*(?:(?:HARDWARE|HDWR?E?|HW|SET|GROUP|GRP|NO)\b\W*)*0*/i;
/** A set by number or mark: `5`, `B`, `H-3`, `HS 04`. */
const SET_MARK = String.raw`(?:[A-Z]{1,3}[\s.#-]{0,2}\d{1,2}|[A-Z]?\d{1,2}|[A-Z])[A-Z]?`;
const SET_AHEAD = anyCase`^${SET_MARK}(?=\W|$)`;
const setNumber = (text: string): string =>
  SET_AHEAD.exec(text.replace(SET, ""))?.[0]
    .toUpperCase().replace(/[^A-Z0-9]/g, "").replace(/(?<=[A-Z])0(?=\d)/, "") ?? "";

/** A hardware set with its number: a row of the hardware schedule, or a note under its heading. */
interface HardwareSet {
  number: string;
  at: Statement;
}

/** A heading that is a set's own: `HARDWARE SET 3`, `HDW. GROUP NO. H-2 - EXIT DOORS`. */
const SET_HEADING =
  anyCase`^\W*(?:HARDWARE|HDWR?E?|HW)\b\W*(?:SET|GROUP|GRP)?\b\W*(?:NO\b\W*)?(${SET_MARK})(?=\s*(?:$|[:,(]|[-–]\s))`;

/** Sets with a heading of their own, the items under it as one text. */
function headedSets(plan: PlanSet): HardwareSet[] {
  const under = Map.groupBy(
    allStatements(plan).filter((it) => !it.row && SET_HEADING.test(it.heading ?? "")),
    ({ heading }) => heading!,
  );
  return [...under].map(([heading, items]) => ({
    number: setNumber(SET_HEADING.exec(heading)?.[1] ?? ""),
    at: { ...items[0], text: items.map(({ text }) => text).join(", ") },
  }));
}

const SET_IN_LINE =
  /(?:^|\s)(?:(?:HARDWARE|HDWR?E?|HW)\s+)?SET\s+(?:NO\.?\s*|#\s*)?(\d{1,2})\b\W*/gi;

/** Sets told one after another in a single note: `SET 1 PUSH / PULL, CLOSER SET 2 LEVER LATCHSET`. */
const setsInLine = (plan: PlanSet): HardwareSet[] =>
  allStatements(plan).filter(({ row, text }) => !row && /^\W*(?:\w+\s+)?SET\s+\W*\d/i.test(text))
    .flatMap((at) => {
      const found = [...at.text.matchAll(SET_IN_LINE)];
      const isCounted = found.length > 1 &&
        found.every(([, number], index) =>
          index === 0 || Number(number) > Number(found[index - 1][1])
        );
      return isCounted
        ? found.map((match, index) => ({
          number: setNumber(match[1]),
          at: {
            ...at,
            text: at.text.slice(match.index + match[0].length, found[index + 1]?.index),
          },
        }))
        : [];
    });

/** A note that begins with a set by its mark, wherever it stands: `1. HW-2: lever latchset and closer`. */
const NAMED_SET =
  /^\W*(?:\d{1,2}[.)]\s*)?((?:HARDWARE|HDWR?E?|HW)(?:\s+(?:SET|GROUP))?[\s.#-]{0,2}\d{1,2}[A-Z]?)\s*[:=–]/i;

/** What the hardware schedule lists by set. */
const hardwareSets = perPlan((plan): HardwareSet[] =>
  allStatements(plan).flatMap((at) => {
    if (!at.row && SET_HEADING.test(at.heading ?? "")) return [];
    if (at.row) {
      const isList = /HARDWARE|HDWR?E?\b/i.test(at.schedule?.title ?? "") &&
        at.schedule?.kind !== "door";
      return isList ? [{ number: setNumber(at.row.cells[0]?.text ?? ""), at }] : [];
    }
    const isNamed = /\bHARDWARE\b|\bHDWR?E?\b/i.test(at.heading ?? "") &&
      /\b(?:SETS?|GROUPS?|SCHED\w*)\b/i.test(at.heading ?? "");
    const named = NAMED_SET.exec(at.text)?.[1];
    if (named) return [{ number: setNumber(named), at }];
    return isNamed ? [{ number: setNumber(at.text), at }] : [];
  }).concat(headedSets(plan), setsInLine(plan)).filter(({ number }) => number !== "")
);

const SET_ALONE =
  anyCase`^\W*(?:(?:HARDWARE|HDWR?E?|HW|SET|GROUP|GRP|NO)\b\W*)*(?:${SET_MARK})?\W*$`;

/** The hardware set a door's schedule row names by number; null without one, or with two of that number. */
export function hardwareSetOf({ hardware }: Door, plan: PlanSet): Statement | null {
  const number = SET_ALONE.test(hardware ?? "") ? setNumber(hardware ?? "") : "";
  const sets = number === "" ? [] : hardwareSets(plan).filter((it) => it.number === number);
  return sets.length === 1 ? sets[0].at : null;
}

/** What a door is fitted with: its cell, the words of the set the cell names, and its remarks. */
export const fittedWith = (door: Door, plan: PlanSet): string =>
  [door.hardware, hardwareSetOf(door, plan)?.text, door.remarks].filter(Boolean).join(" ");
