/** Walls and floors between dwelling and sleeping units: what they must be rated for and what is open. */
import type { OccupancyGroup } from "../../_shared/constants/options.ts";
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import {
  type BuildingProfile,
  hasOccupancy,
  isCommercial,
  isResidential,
} from "../building_profile.ts";
import {
  allOf,
  anyOf,
  type Applicability,
  cantTell,
  type RuleContext,
  type Verdict,
} from "../define_rule.ts";
import {
  besideOnDrawing,
  isDeferred,
  judgeEither,
  mentions,
  newWork,
  placeOf,
  providedRating,
  settingOf,
  type Statement,
} from "../measure.ts";
import { isNfpa13, SAYS_NFPA_13, withoutDoorRatings } from "./_words.ts";

const RESIDENTIAL: readonly OccupancyGroup[] = ["I-1", "R-1", "R-2", "R-3"];
const REDUCED_TYPES = ["IIB", "IIIB", "VB"];
const UNITS =
  /\b(UNIT[\s-]*(?:TO|\/|OVER|ABOVE)[\s-]*UNIT|(GUEST\s*-?ROOM|APARTMENT|DWELLING|SLEEPING\s+(UNIT|ROOM)|SUITE)S?[\s-]*(?:TO|\/)[\s-]*(GUEST\s*-?ROOM|APARTMENT|DWELLING|SLEEPING|SUITE|UNIT)|(BETWEEN|SEPARAT\w+|DIVID\w+)\s+(ADJACENT\s+)?(DWELLING\s+|SLEEPING\s+|GUEST\s*|LIVING\s+)?(UNITS?|ROOMS?|APARTMENTS?|SUITES?)|(DWELLING\s+|SLEEPING\s+|GUEST\s*ROOM\s+|APARTMENT\s+)?UNIT\s+(SEPARATION|DEMISING|PARTY)|(DWELLING|SLEEPING)\s+UNIT\s+(WALLS?|PARTITIONS?|FLOORS?)|DEMISING|PARTY\s+(WALL|FLOOR|PARTITION))/i;
export const FLOOR = /\b(FLOOR|CEILING|HORIZONTAL)/i;

/** Applies to buildings under FBC-Building with dwelling or sleeping units. */
export const hasUnits = (building: BuildingProfile): Applicability =>
  allOf(isCommercial(building), hasOccupancy(building, ...RESIDENTIAL));

/** How far a wall goes: `TO U/S FLR. SHTG.`, `EXTENDS TO THE UNDERSIDE OF FLOOR DECK`. */
const UP_TO =
  /\b(?:TO|TIGHT\s+TO)\s+(?:THE\s+)?(?:U\/S|UNDERSIDE|BOTTOM)\s+(?:OF\s+)?(?:THE\s+)?(?:FLOOR|FLR\.?|CEILING|CL'?G\.?|ROOF)\b/gi;

const DUPLEX = /\b(DUPLEX|TWO[\s-]*FAMILY|2[\s-]*FAMILY|TWO[\s-]*UNIT\s+DWELLING)\b/i;

/** Is it a dwelling of two units, by its name, by their number or by what the sheets call it? */
export const isTwoFamily = (
  building: BuildingProfile,
  { plan, project }: RuleContext,
): Applicability =>
  allOf(
    isResidential(building),
    anyOf(
      DUPLEX.test(`${project.name} ${project.description ?? ""}`) ? "yes" : "no",
      plan.codeSummary.dwellingUnits.some((fact) => fact.value === 2) ? "yes" : "no",
      mentions(plan, DUPLEX, { not: /ONE[\s-]*(AND|OR|&)[\s-]*TWO|RECEPT|OUTLET|PUMP/i })
        ? "yes"
        : "no",
    ),
  );

/** Rooms are units of their own in hotels, and parts of one elsewhere. */
const OF_ROOMS = /\b(BETWEEN|SEPARAT\w+|DIVID\w+)\s+(ADJACENT\s+)?(LIVING\s+)?ROOMS?\b/i;

/** Demising walls divide tenants too: they count only where every use is residential. */
const concernsUnits = (it: Statement, building: BuildingProfile): boolean => {
  if (OF_ROOMS.test(it.text)) return building.occupancies.every((group) => group === "R-1");
  return !/\bDEMISING|\bPARTY/i.test(it.text) || /\bUNIT|APARTMENT|DWELLING|GUEST/i.test(it.text) ||
    building.occupancies.every((group) => RESIDENTIAL.includes(group));
};

/** Floors, or walls, said to stand between units, or drawn between them. */
export const unitAssemblies = (
  plan: PlanSet,
  building: BuildingProfile,
  kind: "floor" | "wall",
): Statement[] => {
  const isOfKind = (it: Statement) =>
    FLOOR.test(it.text.replace(UP_TO, " ")) === (kind === "floor");
  const lettered = mentions(plan, UNIT_LETTERS)
    ? newWork(plan, { topic: WALL_BETWEEN_LETTERS })
    : [];
  const named = [
    ...newWork(plan, { topic: UNITS, titled: true }).filter((it) => concernsUnits(it, building)),
    ...lettered,
  ].filter(isOfKind);
  const drawn = kind === "wall"
    ? []
    : newWork(plan, { topic: FLOOR_BETWEEN, not: NOT_BETWEEN, in: "notes" }).filter((it) =>
      !named.some(({ box, page }) => box === it.box && page === it.page) &&
      unitLabels(it, plan) > 1 && !hasOtherRooms(it, plan)
    );
  return [...named, ...drawn];
};

/** Units by their letters, and a wall between two of them: `WALL BETWEEN B AND C: 1/2 HOUR`. */
const UNIT_LETTERS = /\bUNITS\s+[A-Z]\s*(?:,|&|AND)\s*[A-Z]\b|\bUNIT\s+[B-Z]\b/i;
const WALL_BETWEEN_LETTERS = /\bWALLS?\s+BETWEEN\s+[A-Z]\s*(?:&|AND)\s*[A-Z](?![\w-])/i;

/** A whole floor with its ceiling, whose rating is that of the assembly. */
const FLOOR_BETWEEN =
  /\bFLOOR\s*[-\/&]?\s*(AND\s+)?CEILING|\bFLOOR\s+ASSEMBL|\bFLOOR\b[^|]{0,30}\bRATED|\bRATED\s+FLOOR/i;
const NOT_BETWEEN = /\bROOF|\bATTIC|\bGARAGE|\bPARKING|\bCORRIDOR|\bPODIUM/i;
const UNIT_LABEL =
  /^\W*(DWELLING\s+|LIVING\s+)?(UNIT|APARTMENT|GUEST\s*ROOM|SUITE)\s*#?\s*[A-Z]?-?\d*[A-Z]?\W*$/i;

const unitLabels = (it: Statement, plan: PlanSet): number =>
  besideOnDrawing(it, plan).filter(({ text }) => UNIT_LABEL.test(text)).length;

/** The drawing shows rooms of others below or above, so a floor on it may lie between those. */
const hasOtherRooms = (it: Statement, plan: PlanSet): boolean =>
  besideOnDrawing(it, plan).some(({ text }) =>
    /\b(GARAGE|RETAIL|PARKING|LOBBY|OFFICE|STORAGE|CLUB|AMENITY|LOFT|ATTIC)\b/i.test(text)
  );

/** The words of both rules. */
export const UNIT_MESSAGES = {
  ok: "The assembly between units is rated {actual} hr; {required} hr is required.",
  low: "The assembly between units is rated {actual} hr; at least {required} hr is required.",
  reduced:
    "The assembly between units is rated {actual} hr; {required} hr is required unless the building is Type IIB, IIIB or VB with NFPA 13 sprinklers.",
  noDesign: "The assembly between units has no design number: {text}.",
};

/** Verdicts on one assembly between units: its rating, and a design number that is still open. */
export function judgeUnitAssembly(
  it: Statement,
  { plan, building, limits }: RuleContext,
): Verdict[] {
  const near = [UNITS, WALL_BETWEEN_LETTERS].find((words) => words.test(it.text)) ?? FLOOR;
  const rating = providedRating({ ...it, text: withoutDoorRatings(it.text) }, near);
  return [
    ...(rating
      ? [judgeEither(rating.hours, {
        strict: limits.fire.unitSeparationHours,
        lenient: limits.fire.unitSeparationReducedHours,
        unit: "hours",
        side: "min",
      }, {
        governs: governing(building, settingOf(it, plan)),
        message: "low",
        question: "reduced",
      })]
      : []),
    ...openDesign(it),
  ];
}

/** The types an exception names, where the statement or its drawing says them. */
const SAYS_REDUCED = /\bTYPE\s+(?:II|III|V)\s*-?\s*B\b/i;

function governing(
  building: BuildingProfile,
  setting: string,
): "strict" | "lenient" | "unknown" {
  if (SAYS_REDUCED.test(setting) && SAYS_NFPA_13.test(setting)) return "lenient";
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
