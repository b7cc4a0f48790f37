/** Fixtures and symbols of a plan, counted by their names. */
import type { PlanFixture, PlanSymbol } from "../../functions/_shared/domain/building.ts";
import { plural } from "../format.ts";

/** `1 lavatory, 2 exit signs`; empty where there is none. */
export function countThings(things: readonly Pick<PlanFixture | PlanSymbol, "type">[]): string {
  const kinds = things.map(({ type }) => type === "wc" ? "water closet" : type);
  return [...Map.groupBy(kinds, (it) => it)].map(([kind, { length }]) =>
    plural(length, kind, pluralOf(kind))
  ).join(", ");
}

const pluralOf = (kind: string): string =>
  /(?:ch|sh|x|s)$/.test(kind) ? `${kind}es` : kind.replace(/y$/, "ie") + "s";
