/**
 * Requirements that measure the same of the same thing, or both want it there: the clear width of a door, on the way out
 * and for wheelchairs; safety glass, at a tub and wherever somebody may fall into it.
 */
import { isKindOf } from "../../_lexicon/mod.ts";
import type { Demand } from "../../_rules/define_rule.ts";
import { rules } from "../../_rules/mod.ts";

const demandsOf = Map.groupBy(
  rules.flatMap(({ requirementId, demand }) => demand ? [{ requirementId, demand }] : []),
  ({ requirementId }) => requirementId,
);

/** Does one figure answer both? */
export function isKindred(a: string, b: string): boolean {
  if (a === b) return true;
  const [one, other] = [a, b].map((id) => demandsOf.get(id) ?? []);
  return one.some((it) => other.some((that) => measuresSame(it.demand, that.demand)));
}

function measuresSame(a: Demand, b: Demand): boolean {
  const [own, others] = [a, b].map((it) => [it.property ?? []].flat());
  return (own.some((it) => others.includes(it)) || own.length + others.length === 0) &&
    [a.thing].flat().some((it) =>
      [b.thing].flat().some((that) => isKindOf(it, that) || isKindOf(that, it))
    );
}
