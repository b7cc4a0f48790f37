/**
 * The gross area lettered under a floor plan, `GROSS FLOOR AREA 8,240 SF`, held against what the code summary says of
 * that storey or of each storey. Figures of tenants, of living space and of the whole building are others.
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { type Contradiction } from "./_conflicts.ts";
import { allStatements, isKept, isOfOldWork, placeOf } from "../measure.ts";

/** A callout that says the area of the storey it stands under and nothing else. */
const GROSS =
  /^\W*(?:TOTAL\s+)?(?:GROSS\s+(?:FLOOR\s+|BUILDING\s+|BLDG\.?\s+)?AREA|FLOOR\s+AREA,?\s+GROSS|G\.?F\.?A\.?)\s*(?:OF\s+(?:THIS|EACH)\s+(?:FLOOR|LEVEL)\s*)?[:=-]?\s*(\d{1,3}(?:,\d{3})+|\d{3,6})\s*(?:S\.?\s?F\b\.?|SQ\.?\s*F(?:EE)?T\b\.?)\W*(?:PER\s+FLOOR\W*)?$/i;
const OF_EACH =
  /^\W*(?:PER|EACH|EVERY|TYP(?:ICAL|\.)?|ALL)\b.*\b(?:FLOORS?|FLRS?|STOR(?:Y|IES)|LEVELS?|PLATE)\b/i;

const NAMES: readonly RegExp[] = [
  /\b(?:1ST|FIRST|GROUND)\b|\b(?:LEVEL|LVL|FLOOR)\s*0?1\b/i,
  /\b(?:2ND|SECOND)\b|\b(?:LEVEL|LVL|FLOOR)\s*0?2\b/i,
  /\b(?:3RD|THIRD)\b|\b(?:LEVEL|LVL|FLOOR)\s*0?3\b/i,
  /\b(?:4TH|FOURTH)\b|\b(?:LEVEL|LVL|FLOOR)\s*0?4\b/i,
];
/** Storeys a name speaks of, counted from 0. */
const storeysIn = (name: string): number[] =>
  NAMES.flatMap((pattern, storey) => pattern.test(name) ? [storey] : []);

/** Share by which two measurements of one storey may differ. */
const ROUNDING = 0.01;
const isSame = (a: number, b: number) => Math.abs(a - b) <= ROUNDING * Math.max(a, b);

/** Storeys whose plan gives another gross area than the summary. */
export function storeyAreaContradictions(plan: PlanSet): Contradiction[] {
  const { areaByFloor, buildingAreaSqft } = plan.codeSummary;
  if (areaByFloor.length === 0) return [];
  return allStatements(plan).flatMap((it): Contradiction[] => {
    const digits = it.from === "note" ? GROSS.exec(it.text)?.[1] : undefined;
    if (!digits || isKept(it.text) || isOfOldWork(it.drawing)) return [];
    const areaSqft = Number(digits.replaceAll(",", ""));
    const storeys = storeysIn(it.drawing ?? "");
    const ofIt = areaByFloor.filter(({ value }) =>
      OF_EACH.test(value.floor) || storeysIn(value.floor).some((storey) => storeys.includes(storey))
    );
    const known = [
      ...areaByFloor.map(({ value }) => value.areaSqft),
      ...buildingAreaSqft.map(({ value }) => value),
    ];
    if (storeys.length === 0 || ofIt.length === 0 || known.some((one) => isSame(one, areaSqft))) {
      return [];
    }
    const [first] = ofIt;
    if (first.page === it.page) return [];
    const subject = "the gross area of a storey";
    const a = { ...placeOf(first), value: `${first.value.areaSqft} sq ft`, unit: "sq ft" };
    const b = { ...placeOf(it), value: `${areaSqft} sq ft`, unit: "sq ft" };
    return [{ ...placeOf(first), conflict: { topic: "area", subject, a, b } }];
  }).slice(0, 1);
}
