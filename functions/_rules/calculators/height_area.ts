/**
 * Allowable height, storeys and area of a building, with frontage and sprinkler increases and mixed uses.
 * Reads the inputs from the set and the form; solving is separate, so that a corrected input recomputes it.
 * @source FBC-B 8th ed. (2023), 503 to 506, 508
 */
import type { ConstructionType, OccupancyGroup } from "../../_shared/constants/options.ts";
import { CONSTRUCTION_TYPES, OCCUPANCY_GROUPS } from "../../_shared/constants/options.ts";
import type { PlanSet, SprinklerSystem } from "../../_shared/domain/plan_set.ts";
import type {
  Calculation,
  CalculationCheck,
  CalculatorInput,
} from "../../_shared/domain/report.ts";
import { withUnit } from "../../_shared/values.ts";
import type { BuildingProfile } from "../building_profile.ts";
import {
  allowableHeightFt,
  allowableStories,
  type Allowed,
  areaFactor,
  frontageFactor,
  isAreaUnconfirmed,
} from "../limits/fbc_2023/tables/height_area.ts";
import { compare, state } from "./compare.ts";
import { frontageStatements } from "./frontage.ts";
import { fromElsewhere, fromSheet, groupsInput } from "./inputs.ts";
import { fromDecided, missingOf, numberOf, wordsOf } from "./recompute.ts";

/** What decides height and area. Feet and square feet. */
export interface HeightAreaCase {
  groups: OccupancyGroup[];
  type: ConstructionType;
  system: SprinklerSystem;
  stories: number;
  /** Share of the perimeter on open space in percent, and its least width; 0 without a claim. */
  frontagePercent: number;
  frontageWidthFt: number;
}

/** What the code allows one group in such a building. */
export interface AllowedFor {
  group: OccupancyGroup;
  heightFt: Allowed | null;
  stories: Allowed | null;
  tabularSqft: Allowed | null;
  perStorySqft: Allowed | null;
  totalSqft: Allowed | null;
}

const MAX_COUNTED_STORIES = 3;
const MAX_COUNTED_STORIES_13R = 4;

/** Allowable figures of each group: A = A_t + NS × I_f per storey, times up to 3 storeys (4 with NFPA 13R). */
export function allowedByGroup(it: HeightAreaCase): AllowedFor[] {
  const { type, system, stories } = it;
  const counted = Math.min(
    stories,
    system === "NFPA 13R" ? MAX_COUNTED_STORIES_13R : MAX_COUNTED_STORIES,
  );
  const factor = frontageFactor(it.frontagePercent, it.frontageWidthFt);
  return it.groups.map((group) => {
    const area = areaFactor(group, type, { system, stories });
    const perStorySqft = area && increased(area.tabularSqft, area.unsprinkleredSqft, factor);
    return {
      group,
      heightFt: allowableHeightFt(group, type, system),
      stories: allowableStories(group, type, system),
      tabularSqft: area?.tabularSqft ?? null,
      perStorySqft,
      totalSqft: typeof perStorySqft === "number" ? perStorySqft * counted : perStorySqft,
    };
  });
}

function increased(tabular: Allowed, unsprinklered: Allowed, factor: number): Allowed {
  if (typeof tabular !== "number") return tabular;
  return typeof unsprinklered === "number" ? Math.round(tabular + unsprinklered * factor) : tabular;
}

/** The least of several allowed figures: not permitted, then the smallest number, then unlimited. */
export function leastOf(values: readonly (Allowed | null)[]): Allowed | null {
  if (values.includes(null) || values.length === 0) return null;
  if (values.includes("NP")) return "NP";
  const numbers = values.filter((value) => typeof value === "number");
  return numbers.length > 0 ? Math.min(...numbers) : "UL";
}

/**
 * Sum of actual over allowable area of separated uses on one storey, which may not exceed 1; null when an
 * area or an allowable area is unknown.
 * @source FBC-B 508.4.2
 */
export function separatedRatio(
  areas: readonly { group: OccupancyGroup; areaSqft: number }[],
  it: Omit<HeightAreaCase, "groups">,
): number | null {
  const ratios = areas.map(({ group, areaSqft }) => {
    const [allowed] = allowedByGroup({ ...it, groups: [group] });
    if (allowed.perStorySqft === "UL") return 0;
    return typeof allowed.perStorySqft === "number" ? areaSqft / allowed.perStorySqft : null;
  });
  return ratios.includes(null)
    ? null
    : ratios.reduce<number>((sum, ratio) => sum + (ratio ?? 0), 0);
}

/** Reads what decides height and area from the set and the form. */
export function readHeightArea(plan: PlanSet, building: BuildingProfile): CalculatorInput[] {
  const [frontage] = frontageStatements(plan);
  const [largest] = plan.codeSummary.areaByFloor.toSorted((a, b) =>
    b.value.areaSqft - a.value.areaSqft
  );
  return [
    groupsInput(plan, building),
    fromDecided("type", "Construction type", building.constructionType),
    fromDecided("sprinklers", "Sprinklers", building.sprinklers),
    fromDecided("stories", "Stories above grade plane", building.stories),
    fromDecided("heightFt", "Building height", building.heightFt, { unit: "ft" }),
    fromDecided("areaSqft", "Building area, all stories", building.areaSqft, { unit: "sq ft" }),
    fromSheet(
      "storySqft",
      "Largest story",
      largest?.value.areaSqft ?? null,
      largest ?? null,
      "sq ft",
    ),
    frontage
      ? fromSheet("frontagePercent", "Open perimeter", frontage.percent, frontage.at, "%")
      : fromElsewhere("frontagePercent", "Open perimeter (none claimed)", 0, "assumed", "%"),
    frontage?.widthFt
      ? fromSheet(
        "frontageWidthFt",
        "Minimum width of open space",
        frontage.widthFt,
        frontage.at,
        "ft",
      )
      : fromElsewhere("frontageWidthFt", "Minimum width of open space", 20, "assumed", "ft"),
  ];
}

/** Solves the inputs; groups count as nonseparated, so the most restrictive governs. */
export function solveHeightArea(inputs: CalculatorInput[]): Calculation {
  const frame = {
    id: "allowable-height-area",
    title: "Allowable height, stories and area",
    codeReference: "FBC-B 504.3",
    inputs,
  };
  const missing = missingOf(inputs, ["groups", "type", "stories"]);
  const it = caseOf(inputs);
  if (!it) return { ...frame, steps: [], result: null, missing };
  const byGroup = allowedByGroup(it);
  const least = {
    heightFt: leastOf(byGroup.map((row) => row.heightFt)),
    stories: leastOf(byGroup.map((row) => row.stories)),
    perStorySqft: leastOf(byGroup.map((row) => row.perStorySqft)),
    totalSqft: leastOf(byGroup.map((row) => row.totalSqft)),
  };
  const factor = frontageFactor(it.frontagePercent, it.frontageWidthFt);
  return {
    ...frame,
    steps: [
      ...byGroup.map((row) => ({
        label: `${row.group}, Type ${it.type}, ${
          it.system === "none" ? "not sprinklered" : it.system
        }`,
        value: `${words(row.heightFt)} ft, ${words(row.stories)} stories, ${
          words(row.tabularSqft)
        } sq ft`,
      })),
      { label: "Frontage factor (Table 506.3.3)", value: String(factor) },
      ...(byGroup.length > 1
        ? [{ label: "Mixed uses counted as nonseparated (508.3)", value: "most restrictive group" }]
        : []),
    ],
    result: [
      lineOf("Allowable height", least.heightFt, "ft"),
      lineOf("Allowable stories", least.stories, "stories"),
      lineOf("Allowable area per story", least.perStorySqft, "sq ft"),
      lineOf("Allowable area, all stories", least.totalSqft, "sq ft"),
    ],
    checks: checksOf(inputs, it, least),
    missing,
  };
}

const lineOf = (label: string, value: Allowed | null, unit: string) => ({
  label,
  value: words(value),
  unit: typeof value === "number" ? unit : null,
});

/** The building beside what is allowed. Mixed uses may be separated, and a system may not be stated: then it is open. */
function checksOf(
  inputs: readonly CalculatorInput[],
  it: HeightAreaCase,
  least: Omit<AllowedFor, "group" | "tabularSqft">,
): CalculationCheck[] {
  const isUnstated = wordsOf(inputs, "sprinklers") === null;
  const isMixed = it.groups.length > 1;
  const line = (label: string, key: string, limit: Allowed | null, more: {
    unit: string;
    codeReference: string;
    isOpen: boolean;
  }): CalculationCheck[] => {
    const shown = numberOf(inputs, key);
    if (shown === null || limit === null) return [];
    const { unit, codeReference, isOpen } = more;
    const figure = withUnit(shown.toLocaleString("en-US"), unit);
    if (limit === "UL") return [state(label, figure, "unlimited", true, codeReference)];
    if (limit === "NP") {
      return [state(label, figure, "not permitted", isOpen ? null : false, codeReference)];
    }
    return compare({ label, shown, limit, sense: "at most", ...more });
  };
  const area = {
    unit: "sq ft",
    codeReference: "FBC-B 506.2",
    isOpen: isUnstated || isMixed || it.groups.some(isAreaUnconfirmed),
  };
  return [
    ...line("Building height", "heightFt", least.heightFt, {
      unit: "ft",
      codeReference: "FBC-B 504.3",
      isOpen: isUnstated,
    }),
    ...line("Stories", "stories", least.stories, {
      unit: "stories",
      codeReference: "FBC-B 504.4",
      isOpen: isUnstated || isMixed,
    }),
    ...line("Largest story", "storySqft", least.perStorySqft, area),
    ...line("Building area, all stories", "areaSqft", least.totalSqft, area),
  ];
}

/** The case of the inputs; null when use group, type or storeys are unknown. */
export function caseOf(inputs: readonly CalculatorInput[]): HeightAreaCase | null {
  const groups = (wordsOf(inputs, "groups") ?? "").split(/\s*,\s*/).filter((it) =>
    (OCCUPANCY_GROUPS as readonly string[]).includes(it)
  ) as OccupancyGroup[];
  const type = CONSTRUCTION_TYPES.find((it) => it === wordsOf(inputs, "type"));
  const stories = numberOf(inputs, "stories");
  if (groups.length === 0 || !type || stories === null) return null;
  const systems: readonly string[] = [
    "none",
    "NFPA 13",
    "NFPA 13R",
    "NFPA 13D",
    "yes, standard not stated",
  ];
  const system = wordsOf(inputs, "sprinklers") ?? "none";
  return {
    groups,
    type,
    stories,
    system: (systems.includes(system) ? system : "none") as SprinklerSystem,
    frontagePercent: numberOf(inputs, "frontagePercent") ?? 0,
    frontageWidthFt: numberOf(inputs, "frontageWidthFt") ?? 0,
  };
}

const words = (value: Allowed | null): string | number =>
  value === null
    ? "not known"
    : value === "UL"
    ? "unlimited"
    : value === "NP"
    ? "not permitted"
    : value;

/** The calculation for buildings under FBC-Building, null for houses. */
export function calculateHeightArea(plan: PlanSet, building: BuildingProfile): Calculation | null {
  return building.volume === "residential" ? null : solveHeightArea(readHeightArea(plan, building));
}
