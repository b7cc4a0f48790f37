/** Widths of doors wherever the schedule prints them, and clear openings of doors in words. */
import type { Door, Evidence, PlanSet } from "../../../_shared/domain/plan_set.ts";
import { overlaps } from "../../../_shared/geometry.ts";
import { anyCase } from "../../../_shared/pattern.ts";
import { findLengths } from "../../../_shared/units.ts";
import { isKept, placeOf, type StatedQuantity, subjectsOf } from "../../measure.ts";
import type { Demand } from "../../define_rule.ts";
import { isUncounted } from "../exits/_no_way_out.ts";

const STANDS =
  /^\W*(?:EXIST(?:ING)?\.?(?:\s+DOOR)?|E\.?T\.?R\.?)(?:\W+(?:NO\s+WORK|N\.?I\.?C\.?|(?:TO\s+)?REMAINS?))?\W*$/i;
const NO_LEAF =
  /^\W*(?:FIXED\s+)?(?:SIDE\s?-?\s?(?:LITE|LIGHT)S?|TRANSOM|BORROWED\s+(?:LITE|LIGHT))\W*$|^\w{1,5}[\s-]+S\.?L\.?$/i;

/** The leaf of a pair that stays bolted has a row of its own. */
const BOLTED_LEAF = /^(?!.*(?<!IN)\bACTIVE\b).*\bINACTIVE\b/i;

const GIVEN_UP = /^\W*(?:DELETED?|VOID|NOT\s+USED|OMIT(?:TED)?)\b/i;

/**
 * Rows of a door schedule about no new door: one that stands already, a lite or a
 * bolted leaf beside one, one nobody leaves by.
 */
export const isNoNewDoor = ({ fields }: Door): boolean =>
  Object.values(fields).some((text) =>
    STANDS.test(text) || NO_LEAF.test(text) || isKept(text) || isUncounted(text) ||
    GIVEN_UP.test(text) || BOLTED_LEAF.test(text)
  );

/** Titles of drawings that show more than one room. */
const OF_MANY_ROOMS =
  /\b(?:PLANS?|ELEVATIONS?|SECTIONS?|SCHEDULES?|DETAILS?|NOTES?|TYPES?|LEVEL)\b/i;

/** Cells that only say what nobody walks into. */
const OF_NO_ROOM = /^\W*(?:\w+\s+)?(?:CLOSETS?|CLO\.?|SHAFT|CHASE)\W*$/i;

/** Where a door is, by its row; of one called out on a drawing of one room, the title. */
export function placeNameOf(door: Door, plan: PlanSet): string {
  if (door.location !== null) return door.location;
  const named = Object.values(door.fields).find((text) => OF_NO_ROOM.test(text));
  if (named !== undefined) return named;
  const callout = plan.notes.find(({ page, box }) => page === door.page && overlaps(box, door.box));
  const title = callout?.drawing ?? "";
  return OF_MANY_ROOMS.test(title) ? "" : title;
}

/** Clear width, leaf open 90°, inches: as read, else from a column that speaks of clear width or opening. */
export function clearWidthOf(door: Door): number | null {
  return door.clearWidthIn ?? columnIn(door, /\bCL(EA)?R\b|\bNET\b/i, /HEIGHT|\bHT\b|\bH\b/i);
}

/** Width of a leaf, inches: as read, else from a column of widths. */
export function leafWidthOf(door: Door): number | null {
  return door.widthIn ??
    columnIn(door, /\bWIDTH\b|\bW\b|\bLEAF\b/i, /CL(EA)?R|HEIGHT|\bH\b|R\.?O\.?|ROUGH|FRAME/i);
}

/** A leaf is 2 in narrower than its rough opening at least; what is nearer to it is the unit with its frame. */
const UNIT_TO_ROUGH_IN = 1.25;

/** Is the scheduled width that of the unit with its frame, not of the leaf: by its column, or by the rough opening beside it? */
export const isUnitWidth = (door: Door): boolean =>
  door.widthIn !== null && Object.entries(door.fields).some(([header, text]) => {
    if (/\bH(?:EIGHT|GT|T)?\b/i.test(header)) return false;
    const over = (findLengths(text)[0]?.valueIn ?? 0) - door.widthIn!;
    return ROUGH.test(header)
      ? over > 0 && over <= UNIT_TO_ROUGH_IN
      : /\b(?:UNIT|FRAME|OVERALL|O\.A\.)/i.test(header) && over === 0;
  });
const ROUGH = /\bROUGH\b|(?<![A-Z]\.)\bR\.?\s?O\b/i;

function columnIn(door: Door, header: RegExp, not: RegExp): number | null {
  for (const [name, text] of Object.entries(door.fields)) {
    if (!header.test(name) || not.test(name)) continue;
    const lengths = findLengths(text);
    if (lengths.length === 1 && lengths[0].valueIn >= 12) return lengths[0].valueIn;
  }
  return null;
}

/** Is it the clear width of this scheduled door that a note states by its mark: `DR. 104B: 30 1/2" CLEAR`? */
export function namesDoor(door: Door, text: string, widthIn: number): boolean {
  const clear = clearWidthOf(door);
  if (clear === null || Math.abs(clear - widthIn) > SAME_WIDTH_IN) return false;
  const mark = door.mark.replace(/[^A-Z0-9]/gi, "\\$&");
  return anyCase`\b(DOORS?|DRS?)\b\.?\s*(NO\.?|#)?\s*${mark}(?![A-Z0-9])`.test(
    text,
  );
}

const SAME_WIDTH_IN = 0.06;

/** Notes that state the clear width of a scheduled door once more. */
export const notesOf = (door: Door, plan: PlanSet): Evidence[] =>
  plan.notes.filter(({ text }) =>
    findLengths(text).some(({ valueIn }) => namesDoor(door, text, valueIn))
  ).map(placeOf);

/** Openings of doors nobody leaves by, and clear spaces beside a door. */
const NOT_THE_OPENING =
  /\b(LATCH|CLOSER|PULL SIDE|PUSH SIDE|MANEUV\w*|MANUEV\w*|LANDING|APPROACH|FLOOR SPACE|BETWEEN|UNDERCUT|CLOSETS?|CLO|SHOWER|CABINET|PANEL|GATES?|EXIST\w*|GARAGE|OVERHEAD|COILING|ROLL-?UP|ELEVATOR|ACCESS DOOR|HATCH|PAIRS?|PR|EACH LEAF|LEAVES|WINDOWS?|SLID\w*|POCKET|ATTIC|CRAWL|VAULT|SAFE|STALLS?|PARTITIONS?|COMPARTMENTS?|DRESSING|LOCKERS?|CAGE|COOLER|FREEZER|CRANE|EQUIPMENT|DUCT|LOUVER|TRANSFER|SLOT|SIDELITES?|SIDELIGHTS?|PEEPHOLE|GRILLE|PASS-?THRU|PET|DOG)\b/;
/** Clear widths of doors. */
export const CLEAR_ACROSS: Demand = {
  thing: "door",
  property: ["width", "opening"],
  where: /#[^#~,;|]{0,16}\b(?:CLEAR|CLR|NET|OPENING)|\b(?:CLEAR|CLR|NET|OPENING)\b[^#~;]{0,30}#/i,
  unless: NOT_THE_OPENING,
  notWithin: "overhead door",
  keep: ({ value }) => value !== null && value >= 20 && value <= 60,
};
/** What hangs at a door: `KEY BOX AT LOBBY DOOR, MOUNTED 5 FT ABOVE WALK`. */
const OF_A_DEVICE = /\b(?:MOUNTED|MTD|HUNG)\b\.?\s+(?:AT\s+|@\s*)?#/i;
/** What is lettered beside a door: `TACTILE SIGN, CHARACTERS 48" - 60" AFF`. */
const OF_A_SIGN = /\bSIGN(?:S|AGE)?\b|\bTACTILE\b|\bBASE\s?LINES?\b/i;
/** Clear heights of doors. */
export const CLEAR_UP: Demand = {
  ...CLEAR_ACROSS,
  property: ["clear height", "height"],
  where: /EXIT|EGRESS|CLEAR|CLR/i,
  keep: ({ value, clause }) =>
    value !== null && value >= 60 && value <= 120 && !OF_A_DEVICE.test(clause) &&
    !OF_A_SIGN.test(clause),
};

/** Clear widths or heights of doors stated on details, elevations and in notes, behind what they stand under. */
export const saidOpenings = (plan: PlanSet, demand: Demand): StatedQuantity[] =>
  subjectsOf(plan, demand).filter(({ from, text }) => from === "note" && !isKept(text))
    .map((it) => ({ ...it, clause: `${it.frame.context}: ${it.clause}` }));

/** A door everybody leaves by, whatever else is in the building. */
export const isWayOut = (words: string): boolean =>
  /\b(EXIT|EGRESS|ENTRANCE|ENTRY|MAIN|LOBBY|CORRIDOR|STAIR\w*)\b/i.test(words);
