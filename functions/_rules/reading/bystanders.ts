/**
 * Things that are only named to say where another is or goes: the elevator of `DRINKING FOUNTAIN AT ELEVATOR`, the
 * electrodes of `GAS PIPE BONDED TO THE GROUNDING ELECTRODES`. A text shows nothing of them.
 */

import { anyCase } from "../../_shared/pattern.ts";

const ARTICLE = String
  .raw`(?:(?:THE|EACH|EVERY|ANY|ALL|NEAREST|SERVICE|EXISTING|EXG?|\(E\))\.?\s+){0,3}`;
const PLACE = String
  .raw`(?:AT|NEAR|BESIDE|BEHIND|BEYOND|PAST|ABOVE|BELOW|FROM|ADJACENT\s+TO|NEXT\s+TO|IN\s+FRONT\s+OF)`;
const GOAL = String
  .raw`(?:BOND(?:ED|ING|S)?|NOT)\b[^;|]{0,90}\b(?:TO|INTO|THROUGH|THRU)`;
/** Of several things named in one breath: `FROM EXHAUST, VENTS & FLUES`. */
const OTHERS = String.raw`(?:[A-Z.]+(?:\s*,|\s+(?:AND|OR|&))\s+){0,3}`;
const BEFORE = anyCase`\b(?:${PLACE}|${GOAL})\s+${ARTICLE}${OTHERS}$`;
/** Farther back nothing says it of this thing. */
const REACH = 140;

/** A room is called after what stands in it: `BOILER AND CO2 ROOM`. */
const NAMES_ROOM = /^(?:\s+(?:AND|&)\s+\w+)?\s+(?:ROOM|RM)\b/i;

/** Where a name stands in a text. */
type Span = Readonly<{ start: number; end: number }>;

/** Is a thing named, and each time only as where another is or goes? */
export function isOnlyBystander(text: string, named: readonly Span[]): boolean {
  // The mark behind the name is of the same thing: `GREASE INTERCEPTOR GI-1`.
  const isBehindName = ({ start }: Span) =>
    named.some(({ end }) => end < start && start - end <= 2);
  return named.length > 0 && named.every((it) => isBystander(text, it) || isBehindName(it));
}

/** Does what stands around a thing make it a bystander? `start` and `end` are those of its name. */
export const isBystander = (text: string, { start, end }: Span): boolean =>
  BEFORE.test(text.slice(Math.max(0, start - REACH), start)) || NAMES_ROOM.test(text.slice(end));
