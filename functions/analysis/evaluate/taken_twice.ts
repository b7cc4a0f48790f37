/** Passes that take one figure for two measures: at most one of them is right, and nobody can tell which. */
import { findLengths } from "../../_shared/units.ts";
import type { VerdictData } from "../../_rules/define_rule.ts";
import type { Outcome } from "./outcome.ts";
import { placeKey } from "./place_key.ts";

/** Those that take the 36" of `PANEL A, 36" CLEAR` for its depth and for its width. */
export function takenTwice(passes: readonly Outcome[]): ReadonlySet<Outcome> {
  const lengths = passes.filter(({ verdict: { kind, data }, rule: { demand } }) =>
    kind === "pass" && inchesOf(data) !== null && demand?.property
  );
  const byFigure = Map.groupBy(lengths, (it) => `${placeKey(it.at)} ${inchesOf(it.verdict.data)}`);
  const sides = ({ rule }: Outcome) => [rule.demand!.property!].flat().filter(isSide);
  return new Set([...byFigure.values()].flatMap((same) => {
    const [first, ...others] = same.filter((it) => sides(it).length > 0);
    const isTwo = others.some((it) => !sides(it).some((side) => sides(first).includes(side)));
    return isTwo && findLengths(first.at.sourceText).length === 1
      ? same.filter((it) => sides(it).length > 0)
      : [];
  }));
}

/** A length in inches, whatever the rule counts in; null of anything else. */
const inchesOf = ({ actual, unit }: VerdictData): number | null =>
  typeof actual !== "number" || (unit !== "in" && unit !== "ft")
    ? null
    : Math.round(unit === "ft" ? 12 * actual : actual);

const isSide = (property: string): boolean => ["width", "depth", "length"].includes(property);
