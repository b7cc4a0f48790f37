/**
 * Callouts that name a door and say what it is, `D4 LEAF 4'-0" X 7'-0"`, `OPNG 103A 6'-0" WIDE`, held against its
 * row of the schedule; and sizes on plans that are those of rooms.
 */
import type { Conflict, Door, Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { findLengths, formatLength } from "../../_shared/units.ts";
import { allStatements, isKept, placeOf, type Statement } from "../measure.ts";
import type { Contradiction } from "./_conflicts.ts";

/** Widths within an inch are one width. */
const TOLERANCE_IN = 1;
/** Narrower and wider figures are of something else, inches. */
const [NARROWEST_IN, WIDEST_IN] = [18, 240];
/** A callout, no sentence of the notes. */
const LONGEST = 80;
/** Every callout of a door calls it so. */
const NAMES_A_DOOR = /\b(?:DOOR|DR|OPNG|OPENING|LEAF|PAIR|SINGLE)/i;
const PAIR = /\bPAIR\b|\bPR\b\.?|\bDOUBLE\b|\b(?:TWO|2)\s*-?\s*LEAVES\b/i;
/** Figures beside a mark that are not the size of its leaf. */
const OTHER_SIZE =
  /\bCLEAR|\bCLR\b|\bROUGH|\bR\.?\s?O\b|\bFRAME|\bFROM\b|\bTO\b|\bSILL|\bHIGH\b|\bA\.?F\.?F/i;

/** Doors whose callout on a plan says another width than the schedule, once each. */
export function calloutContradictions(plan: PlanSet): Contradiction[] {
  const notes = allStatements(plan).filter(({ from, text }) =>
    from === "note" && text.length <= LONGEST && NAMES_A_DOOR.test(text) && !isKept(text)
  );
  const known = new Set(plan.conflicts.map(({ subject }) => subject));
  return plan.doors.flatMap((door) => {
    const subject = `door ${door.mark} size`;
    if (known.has(subject) || door.widthIn === null) return [];
    const saidIn = calloutsOf(door.mark);
    return notes.flatMap((note) => contradiction(door, note, { subject, said: saidIn(note.text) }))
      .slice(0, 1);
  });
}

function contradiction(
  door: Door,
  note: Statement,
  { subject, said }: { subject: string; said: string | null },
): Contradiction[] {
  if (said === null || isAtOnePlace(door, note)) return [];
  if (!isOtherWidth(door, said)) return [];
  const a = { ...placeOf(door), value: scheduled(door), unit: null };
  const b = { ...placeOf(note), value: said.trim(), unit: null };
  return [{ ...a, conflict: { topic: "door size", subject, a, b } }];
}

/** Tells what a callout says of the door with this mark; null where it names none, or only a number that may be anything's. */
function calloutsOf(mark: string): (text: string) => string | null {
  const named = mark.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
  const behind = new RegExp(
    String.raw`\b(?:DOOR|DR\.?|OPNG\.?|OPENING)\s*(?:NO\.?|#)?\s*${named}\b(?!["'-])(?<said>.*)`,
    "i",
  );
  const before = /[A-Z]/i.test(mark) && /\d/.test(mark)
    ? new RegExp(String.raw`\b${named}\s+(?:LEAF|DOOR|OPNG|OPENING|PAIR|SINGLE)\b(?<said>.*)`, "i")
    : null;
  return (text) => {
    const said = behind.exec(text)?.groups?.said ?? before?.exec(text)?.[0].slice(mark.length);
    return said?.split(/[;.](?:\s|$)/)[0] ?? null;
  };
}

function isOtherWidth({ widthIn, leaves: listed, sourceText }: Door, said: string): boolean {
  // Whether a door has one leaf or two is another matter than their width.
  if (/\bSINGLE\b/i.test(sourceText) && PAIR.test(said)) return false;
  const leaves = PAIR.test(sourceText) ? 2 : listed;
  const [width] = findLengths(said);
  if (widthIn === null || !width || OTHER_SIZE.test(said)) return false;
  const { valueIn } = width;
  if (
    valueIn < NARROWEST_IN || valueIn > WIDEST_IN ||
    !/^\W*(?:[A-Z]+\W+){0,2}$/i.test(said.split(width.raw)[0])
  ) {
    return false;
  }
  return [widthIn, widthIn * leaves, widthIn / leaves]
    .every((one) => Math.abs(one - valueIn) > TOLERANCE_IN);
}

const isAtOnePlace = (a: Evidence, b: Evidence): boolean =>
  a.page === b.page && a.box.x === b.box.x && a.box.y === b.box.y;

const scheduled = ({ widthIn, heightIn }: Door): string =>
  [widthIn, heightIn].filter((it) => it !== null).map(formatLength).join(" x ");

/** Bare figures many times as wide as the door are the size of a room whose label stands by its tag. */
export function isRoomSize({ subject, b }: Conflict, plan: PlanSet): boolean {
  if (/[A-Z]{2}/i.test(b.sourceText.replace(/\b(?:FT|IN|FEET)\b/gi, ""))) return false;
  const door = plan.doors.find(({ mark }) => subject === `door ${mark} size`);
  const lengths = findLengths(b.sourceText);
  if (!door?.widthIn || lengths.length < 2) return false;
  return lengths[0].valueIn > WIDER_THAN_ROOMS * door.widthIn * door.leaves;
}

/** So many times the width of a door no other door has been drawn by mistake. */
const WIDER_THAN_ROOMS = 3;
