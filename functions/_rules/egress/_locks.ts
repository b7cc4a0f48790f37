/** Locks on the way out, as schedules and notes write them. */
import type { Door, PlanSet } from "../../_shared/domain/plan_set.ts";
import { allStatements, type Statement } from "../measure.ts";

/** Locks that keep people in: a key, a tool or a trick is needed from the inside. */
export const KEEPS_IN =
  /\b(DOUBLE|DBL\.?|TWO)[\s-]*(CYL(INDER)?S?|KEYED|SIDED KEY\w*)\b|\bDOUBLE KEYED\b|\b(KEY(ED)?\s*((LOCK\w*|DEAD\s?BOLT|CYL\w*\.?)\s+)?|CYL(INDER)?S?\.?\s+)(ON\s+|FROM\s+|AT\s+|EA\w*\.?\s+)?(BOTH|EACH|EA\.?|TWO|2)\s+SIDES?\b|\b(KEYED?\s+(DEAD\s?BOLT|LOCK\w*|CYL\w*|REQUIRED)|KEYED?|KEY[- ]?(OPERATED|LOCKED))\s+(REQUIRED\s+)?(FROM|ON|AT)\s+(THE\s+)?(INSIDE|INTERIOR|EGRESS SIDE)\b|\bKEY\s+(IS\s+)?(REQ\w*|NEEDED|TO\s+(OPEN|EXIT|UNLOCK)|ONLY)\b(?:(?!OUTSIDE|EXTERIOR|FREE|WITHOUT)[^.;]){0,40}\b(INSIDE|EGRESS|EXIT\w*|OUT)\b|\b(REQUIRES?|NEEDS?|WITH|BY)\s+(AN?\s+)?KEY\b(?!\s*(PAD|SWITCH|BOX))(?:(?!OUTSIDE|EXTERIOR|FREE|WITHOUT)[^.;]){0,40}\b(INSIDE|EGRESS|TO\s+EXIT|TO\s+LEAVE)\b|\bKEYED?\s+(ON\s+|FROM\s+)?(THE\s+)?IN(SIDE)?\s*(AND|&|\+|\/)\s*OUT(SIDE)?\b|\bLOCKED\s+(FROM|ON|AT)\s+(THE\s+)?(INSIDE|EGRESS SIDE)\b|\b(PAD\s?LOCKS?|HASPS?|(SLIDE|BARREL) BOLTS?)\b/i;

/** A text that forbids such a lock instead of showing one. */
export const FORBIDS =
  /\b(NO|NOT|WITHOUT|W\/O|NEVER|PROHIBIT\w*|REMOV\w+|REPLAC\w+|SHALL NOT|DO NOT|OTHER THAN|INSTEAD OF)\b/i;

/** The sign and condition that let a main exterior door be locked by key. */
export const HAS_SIGN = /\bSIGN(AGE|S)?\b|\bREMAIN UNLOCKED\b|\bUNLOCKED WHEN\b|\bPLACARD\b/i;

/** A key lock with its sign is allowed at the main door alone, so such a door is one. */
export const isMainByLock = ({ hardware, remarks }: Door): boolean => {
  const words = `${hardware ?? ""} ${remarks ?? ""}`;
  return HAS_SIGN.test(words) && /\b(?:KEY(?:ED)?|DEAD\s?BOLTS?|UNLOCKED|CYL\w*)\b/i.test(words);
};

/** Words before the number of a hardware set: `SET 5`, `HW-05`, `GROUP #5`. */
const SET = /^\W*(?:(?:HARDWARE|HDWR?E?|HW|SET|GROUP|GRP|NO)\b\W*)*0*/i;
const setNumber = (text: string): string =>
  /^(?=[A-Z]?\d|[A-Z]$)[A-Z]?\d{0,2}[A-Z]?(?=\W|$)/i.exec(text.replace(SET, ""))?.[0]
    .toUpperCase() ?? "";

/** A hardware set with its number: a row of the hardware schedule, or a note under its heading. */
interface HardwareSet {
  number: string;
  at: Statement;
}

/** What the hardware schedule lists by set. */
const hardwareSets = (plan: PlanSet): HardwareSet[] =>
  allStatements(plan).flatMap((at) => {
    if (at.row) {
      const isList = /HARDWARE/i.test(at.schedule?.title ?? "") && at.schedule?.kind !== "door";
      return isList ? [{ number: setNumber(at.row.cells[0]?.text ?? ""), at }] : [];
    }
    const isNamed = /\bHARDWARE\b|\bHDWR?E?\b/i.test(at.heading ?? "") &&
      /\b(?:SETS?|GROUPS?|SCHED\w*)\b/i.test(at.heading ?? "");
    return isNamed ? [{ number: setNumber(at.text), at }] : [];
  }).filter(({ number }) => number !== "");

/** The hardware set a door's schedule row names by number; null without one, or with two of that number. */
export function hardwareSetOf({ hardware }: Door, plan: PlanSet): Statement | null {
  const named = /^\W*(?:(?:HARDWARE|HDWR?E?|HW|SET|GROUP|GRP|NO)\b\W*)*[A-Z]?\d{0,2}[A-Z]?\W*$/i;
  const number = named.test(hardware ?? "") ? setNumber(hardware ?? "") : "";
  const sets = number === "" ? [] : hardwareSets(plan).filter((it) => it.number === number);
  return sets.length === 1 ? sets[0].at : null;
}
