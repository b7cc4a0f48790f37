/** Spaces between doors in a row, from face to face, with the leaf that swings into them. */
import type { Door, PlanSet, Room } from "../../../_shared/domain/plan_set.ts";
import { anyCase } from "../../../_shared/pattern.ts";
import {
  around,
  asStatement,
  contextOf,
  lengthOf,
  newWork,
  type Statement,
} from "../../measure.ts";

/** Two doors in a row whose swings the text itself tells; inches. */
export interface SwungSpace extends Statement {
  value: number;
  leafIn: number;
  /** Read from a dimension between the walls of a vestibule, which may run beside the doors. */
  isDrawn?: true;
}

const SIDE = String.raw`(?:INNER|OUTER|INSIDE|OUTSIDE|INTERIOR|EXTERIOR|FIRST|SECOND)`;
const DOOR = String.raw`(?:DOORS?|DRS?\b\.?|LEAF)`;
const APART =
  anyCase`\b${SIDE}\s+${DOOR}\s+TO\s+(?:THE\s+)?${SIDE}\s+${DOOR}|\b(?:DOOR|FACE)\s+TO\s+(?:DOOR|FACE)\b|\bBETWEEN\s+(?:THE\s+)?(?:TWO\s+|BOTH\s+)?(?:VESTIBULE\s+)?DOORS\b`;
/** Both doors swing one way, so one of them swings between the two. */
const ONE_WAY =
  anyCase`\b(?:BOTH|ALL|EACH|TWO)\b[^.;]{0,40}\b(?:SWING(?:S|ING)?|OPEN(?:S|ING)?)\s+(?:OUT\w*|IN\w*|THE\s+SAME)\b`;

/** Such spaces; doors that slide or open by themselves are left out. */
export const swungSpaces = (plan: PlanSet): SwungSpace[] =>
  newWork(plan, {
    topic: APART,
    not: /\b(POWER|AUTOMATIC|SLID\w*|ELEVATOR|OVERHEAD|COILING|CLOSET|SIDE BY SIDE)\b/i,
  }).flatMap((it) => {
    if (!ONE_WAY.test(it.text) || !/\bVESTIBULE|\bSERIES|\bAIR\s?LOCK/i.test(`${contextOf(it)}`)) {
      return [];
    }
    const leaf = lengthOf(it.text, {
      of: /\bLEA(?:F|VES)\b|\bWIDE\b|\bDOORS?\b/i,
      rivals: APART,
      betweenIn: [28, 48],
    });
    const apart = lengthOf(it.text, {
      of: APART,
      rivals: /\bLEA(?:F|VES)\b|\bWIDE\b/i,
      betweenIn: [40, 240],
    });
    return leaf && apart && leaf.start !== apart.start
      ? [{ ...it, value: apart.valueIn, leafIn: leaf.valueIn }]
      : [];
  });

/** Per cent of the page from a dimension to the name of the room it runs across. */
const IN_ROOM = 8;
const VESTIBULE =
  /^(?:\d+\s+)?(?:ENTRY\s+|STAFF\s+|EXIT\s+|AIR\s?-?\s?LOCK\s+)?(?:VESTIBULE|VEST|AIR\s?-?\s?LOCK)\b/i;
const OTHER_DOOR = /\b(?:SLID\w*|AUTO\w*|POWER\w*|REVOLV\w*|OVERHEAD|COILING|POCKET)\b/i;

/**
 * Vestibules by the shortest dimension between their walls, with two or more doors numbered after them that all swing
 * one way: one of the leaves then swings into the space.
 */
export const drawnVestibules = (plan: PlanSet): SwungSpace[] =>
  plan.rooms.filter(({ name, number }) => VESTIBULE.test(name) && number !== null)
    .flatMap((room) => {
      const leafIn = leafSwungInto(room, plan);
      const [shortest] = around(room, plan.dimensions, IN_ROOM)
        .filter(({ across }) => across === room.name).sort((a, b) => a.valueIn - b.valueIn);
      return leafIn !== null && shortest
        ? [{
          ...asStatement(shortest.sourceText, shortest, room.name),
          value: shortest.valueIn,
          leafIn,
          isDrawn: true as const,
        }]
        : [];
    });

/** The narrowest leaf of doors numbered after a room, where all of them swing out or all in; inches. */
function leafSwungInto({ number }: Room, { doors }: PlanSet): number | null {
  if (number === null) return null;
  const own = doors.filter(({ mark }) => anyCase`^${number}-?[A-Z]$`.test(mark.trim()));
  const ways = new Set(own.map(swingOf));
  const widths = own.flatMap(({ widthIn }) => widthIn ?? []);
  return own.length >= 2 && ways.size === 1 && !ways.has(null) && widths.length === own.length
    ? Math.min(...widths)
    : null;
}

function swingOf({ fields }: Door): "in" | "out" | null {
  if (OTHER_DOOR.test(Object.values(fields).join(" "))) return null;
  const word = Object.entries(fields).find(([head]) => /SWING|OPENS/i.test(head))?.[1] ?? "";
  if (/^\W*OUT(?:WARDS?|-?\s?SWING)?\W*$/i.test(word)) return "out";
  return /^\W*IN(?:WARDS?|-?\s?SWING)?\W*$/i.test(word) ? "in" : null;
}
