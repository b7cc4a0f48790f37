/**
 * Clauses that say something, and quantities that belong to words. In a pattern for quantities the one being read
 * is `#` and other lengths are `~`: `RIM [^#~]*#` is the length right after RIM. A space in a pattern also matches
 * no space and line breaks, because optical reading loses them.
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
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
  const says = [query.says].flat().map(loose);
  const not = query.not && loose(query.not);
  return inOrder(search(plan, query, ({ isOut, wordings }): readonly MaskedQuantity[] => {
    if (isOut) return [];
    for (const { measured } of wordings) {
      const found: MaskedQuantity[] = [];
      for (const { clause, quantities } of measured) {
        const all = quantities(query.quantity);
        if (all.length === 0) continue;
        const said = all.filter((it) => says.some((pattern) => pattern.test(it.clause)));
        if (said.length === 0 || not?.test(clause)) continue;
        found.push(...said.filter((it) => !not?.test(it.clause)));
      }
      if (found.length > 0) return found;
    }
    return [];
  }));
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
  return !saying(plan, { ...query, says }).next().done;
}

function saying(plan: PlanSet, query: ClauseQuery) {
  const says = [query.says].flat().map(loose);
  const not = query.not && loose(query.not);
  return search(plan, query, ({ wordings }) => {
    for (const { clauses } of wordings) {
      for (const clause of clauses) {
        const match = firstMatch(says, clause);
        if (match && !not?.test(clause)) return [{ clause, groups: match.groups ?? {} }];
      }
    }
    return [];
  });
}

function firstMatch(patterns: readonly RegExp[], text: string): RegExpExecArray | null {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match) return match;
  }
  return null;
}

/** Looks once at each text that may say so, and answers every statement in scope that prints it. */
function* search<T extends object>(
  plan: PlanSet,
  { says, under, notUnder, in: part, not, titled, where, ...setting }: ClauseQuery,
  find: (reading: Reading) => readonly T[],
): Generator<Print<Statement & T>, undefined> {
  const isInPlace = scopeTest({
    under: under && loose(under),
    notUnder: notUnder && loose(notUnder),
    in: part,
  });
  const barred = not && loose(not);
  for (const reading of readingsOf(plan, { titled }).mayMatch([says].flat().map(loose))) {
    const found = find(reading);
    if (found.length === 0) continue;
    for (const [place, statement] of reading.by) {
      if (!isInPlace(statement) || !isAmid(statement, plan, setting)) continue;
      if (barred?.test(statement.measureOf ?? "") || where?.(statement) === false) continue;
      for (const it of found) yield [place, { ...statement, ...it }];
    }
  }
}
