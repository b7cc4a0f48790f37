/**
 * Doors on accessible routes are wide enough, also those only notes speak of: compartment and
 * toilet doors, typical doors.
 * Reads clear widths stated in notes, in inches, and leaves of rooms a schedule calls accessible; other scheduled doors,
 * and notes that repeat the width of one by its mark, are read by egress/door-clear-width.
 * @source FBC-A 8th ed. (2023), 404.2.3
 */
import type { Door, PlanSet } from "../../_shared/domain/plan_set.ts";
import { defineRule, fail } from "../define_rule.ts";
import { namesDoor } from "../egress/doors/_doors.ts";
import { inches, statedLimit } from "../measure.ts";
import { ACCESSIBLE_TOILET_TITLE, IN_UNIT } from "./_words.ts";

/** Clear widths in notes and labels. */
const noted = statedLimit({
  demand: {
    thing: "door",
    property: ["width", "opening"],
    unless: /CLOSET|BATH|GUEST/i,
    where: /\bCLEAR|\bCLR|\bNET\b/i,
    notWithin: "overhead door",
  },
  quantity: inches,
  says: [
    /\b(DOORS?|DRS?\.?)\b[^#~]{0,40}#[^#~,;|]{0,14}(CLEAR|CLR)/,
    /\b(DOORS?|DRS?\.?)\b[^#~;]{0,30}~( X ~)?[^#~;|]{0,16}# (NET )?(CLEAR|CLR)/,
    /(CLEAR|CLR\.?) (WIDTH|OPENING|OPNG\.?) (AT|OF|FOR|@) [^#~;|]{0,20}(DOORS?|DRS?\.?)[^#~;|]{0,6}#/,
  ],
  not:
    /HEIGHT|\bHIGH\b|HEAD|LATCH|PULL|PUSH|STRIKE|CLOSET|SHAFT|CHASE|PANEL|CABINET|GARAGE|OVERHEAD|EXIST|\bFLOOR SPACE|LANDING|MANEUVER|BETWEEN|TOTAL|PAIR|SIDE OF|SHOWER|(WALK ?-? ?IN )?COOLER|FREEZER|\bOVEN|REFRIG|ELEVATOR (PIT|SHAFT)|\bGATES? AT (DUMPSTER|TRASH)|DUMPSTER|KENNEL|PET\b|LOCKER|CUPBOARD|HATCH|ATTIC|CRAWL|MOP|JANITOR|ACCESS D(OO)?RS?\b|STORAGE|\bCAGE\b|BROOM/,
  notUnder: IN_UNIT,
  in: "notes",
  labels: [{
    title: ACCESSIBLE_TOILET_TITLE,
    says: /^# (STALL |TOILET )?(DOOR|DR)\b/,
  }, {
    title: /TOILET|REST ?ROOM|R\.?R\b|\b(MEN|WOMEN)'?S?\b|CORRIDOR|OFFICE|LOBBY|VESTIBULE|ENTRY/,
    notTitle: /SHOWER|CLOSET|JANITOR|STORAGE|MECH|ELEC/,
    says: /^# (CLR|CLEAR)\.? (OPENING|OPNG|DOOR)/,
  }, {
    title: /\b(OFFICE|EXAM|CONFERENCE|CLASS ?ROOM|MEETING|WAITING|LOBBY|BREAK ROOM)\b/,
    notTitle: /SHOWER|CLOSET|JANITOR|STORAGE|MECH|ELEC|PLANS?\b|ELEV|SECTION/,
    says: /^# (DOOR|DR)\b\.?$/,
  }],
  keep: ({ value, text }, { plan }) =>
    value >= 18 && value <= 54 && !plan.doors.some((door) => namesDoor(door, text, value)),
  bounds: ({ accessibility }) => ({ min: accessibility.doorClearWidthIn }),
});

/** Doors of rooms a schedule calls accessible; not the closets in them. */
const ACCESSIBLE =
  /(?<!\bNON\s?-?\s?)\b(?:ACCESSIBLE|A\.?D\.?A|MOBILITY|BARRIER\s?-?\s?FREE|H\.?C|HANDICAP\w*|ACC\b\.?(?!\s*(?:PANEL|DOOR|TO\b|RM|ROOM)))/i;
const WALKED =
  /\b(?:BATH\w*|TOILET|TLT|REST\s?ROOM|W\.?C|GUEST\s?ROOMS?|BED\s?ROOMS?|UNITS?|SUITES?|ROOMS?)\b/i;
const NOT_WALKED =
  /\b(?:CLOSET|CLO|LINEN|SHAFT|CHASE|PANEL|HATCH|CABINET|COMPARTMENT|NON-?\s?ACC\w*|EXIST\w*|STAIR\w*)\b/i;

/** Single leaves to accessible rooms that are narrower than the opening must be clear. */
const narrowDoors = (plan: PlanSet, required: number): Door[] =>
  plan.doors.filter((door) => {
    const words = `${door.location ?? ""} | ${door.remarks ?? ""}`;
    return door.leaves === 1 && door.clearWidthIn === null && door.widthIn !== null &&
      door.widthIn < required && door.widthIn >= 20 && ACCESSIBLE.test(door.location ?? "") &&
      WALKED.test(door.location ?? "") && !NOT_WALKED.test(words);
  });

export default defineRule({
  id: "accessibility/door-clear-width",
  requirementId: "FBC-A-404.2.3-door-width",
  title: "Clear width of doors in notes",
  ...noted,
  applies: (plan, context) => [
    ...noted.applies(plan, context),
    ...narrowDoors(plan, context.limits.accessibility.doorClearWidthIn),
  ],
  check(it, context) {
    if ("raw" in it) return noted.check(it, context);
    const required = context.limits.accessibility.doorClearWidthIn;
    return fail("leaf", { door: it.mark, actual: it.widthIn, required, unit: "in" });
  },
  messages: {
    ok: "The door opening is {raw} clear.",
    leaf:
      "Door {door} of an accessible room has a leaf of {actual} in, so its clear width is less than the required {required} in.",
    outside: "The door opening is {actual} in clear; at least {required} in is required.",
  },
  recommendation: "Use a 3 ft leaf, or one whose opening is at least {required} in clear.",
});
