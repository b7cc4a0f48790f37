/**
 * Areas of dwelling units by type, `UNIT A - 1,050 SF`, held against each other across sheets. Only figures of the same
 * kind are compared, gross with gross and net with net; balconies and garages are no part of them.
 */
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { type Contradiction } from "./_conflicts.ts";
import { isKept, isOfOldWork, placeOf, statements } from "../measure.ts";

/** The area a sheet gives for a type of unit, square feet. */
interface UnitArea extends Evidence {
  unit: string;
  kind: string;
  areaSqft: number;
}

const UNIT =
  /\b(?:UNIT|APARTMENT)\s+(?:TYPE\s+)?["']?([A-Z]{1,2}-?\d?|\d?[A-Z])["']?(?=[\s,:;|(–-]|$)/i;
const AREA =
  /(?<![\d.,])(\d{1,2},\d{3}|\d{3,4})(?:\.\d+)?\s*(?:S\.?\s?F\b|SQ\.?\s*F(?:EE)?T\b|SQUARE\s+FEET)/gi;
/** What an area may be of; two different kinds are not compared. */
const KINDS = [
  /\bGROSS\b/i,
  /\bNET\b/i,
  /\bA\/C\b|\bAIR-?\s?CONDITIONED|\bCONDITIONED|\bHEATED|\bUNDER\s+AIR|\bLIVING\b/i,
  /\bTOTAL\b/i,
];
/** Parts of a unit, and sums of several. */
const OF_A_PART =
  /\b(?:BALCON\w*|PATIO|LANAI|PORCH|GARAGE|TERRACE|STORAGE|BED\w*|BATH\w*|KITCHEN|LIVING\s+R\w*|UNITS|EACH|ALL|ALLOWABLE|MIN|MAX|GLAZ\w*|ROOF|WALL)\b/i;
/** A label or a callout, no sentence. */
const LONGEST = 60;

const unitAreas = (plan: PlanSet): UnitArea[] =>
  statements(plan, { topic: UNIT, not: OF_A_PART, in: "notes" }).filter((it) =>
    it.text.length <= LONGEST && !isKept(it.text) && !isOfOldWork(it.heading) &&
    !isOfOldWork(it.drawing)
  ).flatMap((it) => {
    const unit = UNIT.exec(it.text)?.[1].toUpperCase();
    const areas = [...it.text.matchAll(AREA)];
    if (unit === undefined || areas.length !== 1) return [];
    const kind = KINDS.findIndex((pattern) => pattern.test(it.text));
    return [{
      ...placeOf(it),
      unit,
      kind: String(kind),
      areaSqft: Number(areas[0][1].replaceAll(",", "")),
    }];
  });

/** Share by which two measurements of one unit may differ. */
const ROUNDING = 0.03;

/** Types of units to which two sheets give different areas, once each. */
export function unitAreaContradictions(plan: PlanSet): Contradiction[] {
  const byUnit = Map.groupBy(unitAreas(plan), ({ unit, kind }) => `${unit} ${kind}`);
  return [...byUnit.values()].flatMap(([first, ...others]) => {
    const other = others.find(({ page, areaSqft }) =>
      page !== first.page && Math.abs(areaSqft - first.areaSqft) > first.areaSqft * ROUNDING
    );
    return other ? [{ ...first, conflict: conflictOf(first, other) }] : [];
  });
}

const conflictOf = (first: UnitArea, other: UnitArea): Contradiction["conflict"] => ({
  topic: "area",
  subject: `the area of unit ${first.unit}`,
  a: { ...placeOf(first), value: sqft(first), unit: "sq ft" },
  b: { ...placeOf(other), value: sqft(other), unit: "sq ft" },
});

const sqft = ({ areaSqft }: UnitArea): string => `${areaSqft} sq ft`;
