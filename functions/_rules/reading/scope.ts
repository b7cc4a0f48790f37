/** Where a query looks: among notes or rows, under which headings, titles and rooms. */
import type { Schedule } from "../../_shared/domain/plan_set.ts";
import type { Statement } from "./statements.ts";

/** Where to look. */
export interface Scope {
  /** Heading, drawing title, room, schedule title or the text itself must match. */
  under?: RegExp;
  /** None of them may match. */
  notUnder?: RegExp;
  /** Notes with labels, or schedule rows; default both. */
  in?: "notes" | "rows";
}

/** A test for statements that stand where the query looks. */
export function scopeTest({ under, notUnder, in: place }: Scope): (it: Statement) => boolean {
  const isAnywhere = !under && !notUnder;
  return (it) => {
    if (place !== undefined && (place === "notes") !== (it.from === "note")) return false;
    if (isAnywhere) return true;
    const context = contextOf(it);
    return (!under || under.test(context)) && !notUnder?.test(context);
  };
}

/**
 * Characters of a text that count as what stands around each of its figures: every pattern is tried on them for every
 * figure. The longest note of a real sheet has fewer.
 */
const MAX_CONTEXT = 6_000;

const contexts = new WeakMap<Statement, string>();

/** Statement text together with everything that says what it belongs to. */
export function contextOf(it: Statement): string {
  let context = contexts.get(it);
  if (context === undefined) {
    context = it.text.slice(0, MAX_CONTEXT);
    for (const more of [it.heading, it.drawing, it.room, it.schedule?.title, it.measureOf]) {
      if (more) context += ` | ${more}`;
    }
    for (const thing of thingsAbove(it.schedule)) if (thing) context += ` | ${thing}`;
    contexts.set(it, context);
  }
  return context;
}

/** Things a schedule lists side by side, their measures below each other: `ITEM | SPIRAL STAIR SS-1`. */
function thingsAbove(schedule: Schedule | null): string[] {
  if (!schedule) return [];
  const told = schedule.columns.map(({ header }) => header);
  const heads = told.some((head) => head.trim() !== "")
    ? told
    : schedule.rows[0]?.cells.map(({ text }) => text) ?? [];
  return OF_ITEMS.test(heads[0] ?? "") ? heads.slice(1) : [];
}

const OF_ITEMS = /^\W*(ITEMS?|DATA|DIMENSIONS?|MEASURES?|ELEMENTS?|PARTS?|DESCRIPTION)\W*$/i;
