/** Walls and floors between dwelling and sleeping units: what they must be rated for and what is open. */
import type { OccupancyGroup } from "../../_shared/constants/options.ts";
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { type BuildingProfile, hasOccupancy, isCommercial } from "../building_profile.ts";
import {
  allOf,
  type Applicability,
  cantTell,
  type RuleContext,
  type Verdict,
} from "../define_rule.ts";
import {
  isDeferred,
  judgeEither,
  newWork,
  placeOf,
  providedRating,
  type Statement,
} from "../measure.ts";
import { isNfpa13, withoutDoorRatings } from "./_words.ts";

const RESIDENTIAL: readonly OccupancyGroup[] = ["I-1", "R-1", "R-2", "R-3"];
const REDUCED_TYPES = ["IIB", "IIIB", "VB"];
const UNITS =
  /\b(UNIT[\s-]*TO[\s-]*UNIT|(BETWEEN|SEPARAT\w+|DIVID\w+)\s+(ADJACENT\s+)?(DWELLING\s+|SLEEPING\s+|GUEST\s*|LIVING\s+)?(UNITS?|ROOMS?|APARTMENTS?|SUITES?)|(DWELLING\s+|SLEEPING\s+|GUEST\s*ROOM\s+|APARTMENT\s+)?UNIT\s+(SEPARATION|DEMISING|PARTY)|(DWELLING|SLEEPING)\s+UNIT\s+(WALLS?|PARTITIONS?|FLOORS?)|DEMISING|PARTY\s+(WALL|FLOOR|PARTITION))/i;
export const FLOOR = /\b(FLOOR|CEILING|HORIZONTAL)/i;

/** Applies to buildings under FBC-Building with dwelling or sleeping units. */
export const hasUnits = (building: BuildingProfile): Applicability =>
  allOf(isCommercial(building), hasOccupancy(building, ...RESIDENTIAL));

/** Demising walls divide tenants too: they count only where every use is residential. */
const concernsUnits = (it: Statement, building: BuildingProfile): boolean =>
  !/\bDEMISING|\bPARTY/i.test(it.text) || /\bUNIT|APARTMENT|DWELLING|GUEST/i.test(it.text) ||
  building.occupancies.every((group) => RESIDENTIAL.includes(group));

/** Floors, or walls, said to stand between units. */
export const unitAssemblies = (
  plan: PlanSet,
  building: BuildingProfile,
  kind: "floor" | "wall",
): Statement[] =>
  newWork(plan, { topic: UNITS }).filter((it) =>
    FLOOR.test(it.text) === (kind === "floor") && concernsUnits(it, building)
  );

/** The words of both rules. */
export const UNIT_MESSAGES = {
  ok: "The assembly between units is rated {actual} h; {required} h is required.",
  low: "The assembly between units is rated {actual} h; at least {required} h is required.",
  reduced:
    "The assembly between units is rated {actual} h; {required} h is required unless the building is Type IIB, IIIB or VB with NFPA 13 sprinklers.",
  noDesign: "The assembly between units has no design number: {text}.",
};

/** Verdicts on one assembly between units: its rating, and a design number that is still open. */
export function judgeUnitAssembly(it: Statement, { building, limits }: RuleContext): Verdict[] {
  const rating = providedRating({ ...it, text: withoutDoorRatings(it.text) }, UNITS);
  return [
    ...(rating
      ? [judgeEither(rating.hours, {
        strict: limits.fire.unitSeparationHours,
        lenient: limits.fire.unitSeparationReducedHours,
        unit: "hours",
        side: "min",
      }, { governs: governing(building), message: "low", question: "reduced" })]
      : []),
    ...openDesign(it),
  ];
}

function governing(building: BuildingProfile): "strict" | "lenient" | "unknown" {
  const type = building.constructionType.isDisputed ? null : building.constructionType.value;
  if (type !== null && !REDUCED_TYPES.includes(type)) return "strict";
  const is13 = isNfpa13(building);
  if (is13 === false) return "strict";
  return is13 && type !== null ? "lenient" : "unknown";
}

function openDesign(it: Statement): Verdict[] {
  if (!it.schedule || !it.row) return [];
  const index = it.schedule.columns.findIndex((column) =>
    column.meaning === "design number" || /DESIGN|U\.?L\.?\b|ASSEMBLY NO/i.test(column.header)
  );
  const cell = it.row.cells[index];
  if (!cell || !isDeferred(cell.text)) return [];
  const at = { ...placeOf(it), page: cell.page, box: cell.box, sourceText: cell.text };
  return [cantTell("noDesign", { text: cell.text }, { at })];
}
