/**
 * Clauses that say something, and quantities that belong to words. In a pattern for quantities the one being read
 * is `#` and other lengths are `~`: `RIM [^#~]*#` is the length right after RIM. A space in a pattern also matches
 * no space and line breaks, because optical reading loses them.
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { noteLeftOut } from "./left_out.ts";
import type { MaskedQuantity } from "./masking.ts";
import { loose } from "./patterns.ts";
import { inOrder, type Print } from "./printed.ts";
import type { Quantity } from "./quantities.ts";
import { type Reading, readingsOf } from "./readings.ts";
import { type Scope, scopeTest } from "./scope.ts";
import { isAmid, type Setting } from "./setting.ts";
import type { Statement } from "./statements.ts";
import type { Stated } from "./topics.ts";

/** Which clauses to look at. */
export interface ClauseQuery extends Scope, Setting {
  /** The clause must match one of these. */
  says: RegExp | RegExp[];
  /** Clauses that match this speak of something else. */
  not?: RegExp;
  /** Where else it must stand, for what patterns do not tell. */
  where?: (it: Statement) => boolean;
}

/** Which quantities to look at; in `says` the quantity is `#` and other lengths are `~`. */
export interface QuantityQuery extends ClauseQuery {
  quantity: Quantity;
}

/** A statement with the clause that matched. */
export interface Clause extends Statement {
  clause: string;
  /** What the named groups of the pattern that matched hold. */
  groups: Record<string, string | undefined>;
}

/** A quantity with the clause it stands in. */
export interface StatedQuantity extends Stated {
  /** The clause with the quantity as `#` and other lengths as `~`. */
  clause: string;
  /** What stands in the clause before and after the quantity, as read. */
  before: string;
  after: string;
}

/** Every quantity of the set that belongs to the words, in page order; those of work taken out are left out. */
export function statedQuantities(plan: PlanSet, query: QuantityQuery): StatedQuantity[] {
  const not = query.not && loose(query.not);
  const find = ({ isOut, wordings }: Reading, says: Patterns): readonly MaskedQuantity[] => {
    if (isOut) return NOTHING;
    for (const wording of wordings) {
      let found: MaskedQuantity[] | null = null;
      for (const { clause, it } of wording.quantities(query.quantity)) {
        if (!anyTest(says, it.clause) || not?.test(clause) || not?.test(it.clause)) continue;
        (found ??= []).push(it);
      }
      if (found) return found;
    }
    return NOTHING;
  };
  return inOrder(search(plan, query, find));
}

/** What most texts say of most things. */
const NOTHING: readonly never[] = [];

type Patterns = readonly RegExp[];

function anyTest(patterns: Patterns, text: string): boolean {
  for (const pattern of patterns) if (pattern.test(text)) return true;
  return false;
}

/** Statements with a clause that says so, one clause each. */
export function clausesSaying(plan: PlanSet, query: ClauseQuery): Clause[] {
  return inOrder(saying(plan, query));
}

/** Does the set say so anywhere? */
export function mentions(
  plan: PlanSet,
  says: RegExp,
  query: Omit<ClauseQuery, "says"> = {},
): boolean {
  return saying(plan, { ...query, says }, 1).length > 0;
}

function saying(plan: PlanSet, query: ClauseQuery, most?: number) {
  const not = query.not && loose(query.not);
  const find = ({ wordings }: Reading, says: Patterns) => {
    for (const { clauses } of wordings) {
      for (const clause of clauses) {
        const match = firstMatch(says, clause);
        if (match && !not?.test(clause)) return [{ clause, groups: match.groups ?? {} }];
      }
    }
    return NOTHING;
  };
  return search(plan, query, find, most);
}

function firstMatch(patterns: Patterns, text: string): RegExpExecArray | null {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match) return match;
  }
  return null;
}

/**
 * Looks once at each text that may say so, and answers every statement in scope that prints it, `most` of them.
 *
 * @param find is given the patterns its reading may match
 */
function search<T extends object>(
  plan: PlanSet,
  { says, under, notUnder, in: part, not, titled, where, ...setting }: ClauseQuery,
  find: (reading: Reading, says: Patterns) => readonly T[],
  most = Infinity,
): Print<Statement & T>[] {
  noteLeftOut({ not, notUnder });
  const answers: Print<Statement & T>[] = [];
  const isInPlace = scopeTest({
    under: under && loose(under),
    notUnder: notUnder && loose(notUnder),
    in: part,
  });
  const barred = not && loose(not);
  const index = readingsOf(plan, { titled });
  for (const { thing: reading, patterns } of index.candidates([says].flat().map(loose))) {
    const found = find(reading, patterns);
    if (found.length === 0) continue;
    for (const [place, statement] of reading.by) {
      if (!isInPlace(statement) || !isAmid(statement, plan, setting)) continue;
      if (barred?.test(statement.measureOf ?? "") || where?.(statement) === false) continue;
      for (const it of found) answers.push([place, { ...statement, ...it }]);
      if (answers.length >= most) return answers;
    }
  }
  return answers;
}
