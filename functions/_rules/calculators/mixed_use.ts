/**
 * Mixed uses of one storey: the three ways the code allows them side by side. Accessory uses stay within a tenth
 * of the storey and their unsprinklered factor; nonseparated uses obey the most restrictive group; separated uses
 * keep the sum of their ratios within 1 and stand apart by rated construction.
 * @source FBC-B 8th ed. (2023), 508.2.3, 508.3.2, 508.4.2 and Table 508.4
 */
import type { OccupancyGroup } from "../../_shared/constants/options.ts";
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import type { Calculation, CalculatorInput } from "../../_shared/domain/report.ts";
import { anyCase } from "../../_shared/pattern.ts";
import type { BuildingProfile } from "../building_profile.ts";
import { separationHours } from "../limits/fbc_2023/tables/fire_tables.ts";
import { type Allowed, areaFactor } from "../limits/fbc_2023/tables/height_area.ts";
import { allStatements, printedNumber } from "../measure.ts";
import { state } from "./compare.ts";
import {
  allowedByGroup,
  caseOf,
  type HeightAreaCase,
  leastOf,
  readHeightArea,
  separatedRatio,
} from "./height_area.ts";
import { fromElsewhere, fromSheet } from "./inputs.ts";
import { numberOf } from "./recompute.ts";

const AREA_KEY = "area of ";
/** Share of a storey that accessory uses may take together, percent. @source FBC-B 508.2.3 */
const ACCESSORY_PERCENT = 10;

/** A use with its area on the storey, sq ft. */
export interface UseArea {
  group: OccupancyGroup;
  areaSqft: number;
}

/** The area each group has on the storey, in sq ft; not known where none is printed, and without a plan. */
export function readGroupAreas(
  plan: PlanSet | null,
  groups: readonly OccupancyGroup[],
): CalculatorInput[] {
  return groups.map((group) => {
    const area =
      anyCase`(?:GROUP\s+|OCCUPANCY\s+|^|[|(,;]\s*)${group}\b(?![-\d])[^|;\d]{0,30}(?:\|[^|\d]{0,20}){0,2}?(\d[\d,]{2,})\s*(?:S\.?\s?F\b|SQ)`;
    const at = plan && allStatements(plan).find((it) => area.test(it.text));
    const text = at && area.exec(at.text)?.[1];
    const value = text ? printedNumber(text) : null;
    return at
      ? fromSheet(`${AREA_KEY}${group}`, `Area of ${group} on the story`, value, at, "sq ft")
      : fromElsewhere(
        `${AREA_KEY}${group}`,
        `Area of ${group} on the story`,
        null,
        "form",
        "sq ft",
      );
  });
}

/** How far accessory uses go: their share of the storey in percent, and those that exceed their own limit. */
export function accessoryShare(
  areas: readonly UseArea[],
  { type, system, stories }: Pick<HeightAreaCase, "type" | "system" | "stories">,
): { main: OccupancyGroup; percent: number; tooLarge: OccupancyGroup[] } {
  const [main, ...accessory] = areas.toSorted((a, b) => b.areaSqft - a.areaSqft);
  const whole = areas.reduce((sum, it) => sum + it.areaSqft, 0);
  const beside = accessory.reduce((sum, it) => sum + it.areaSqft, 0);
  return {
    main: main.group,
    percent: whole > 0 ? beside / whole * 100 : 0,
    tooLarge: accessory.filter(({ group, areaSqft }) => {
      const allowed = areaFactor(group, type, { system, stories })?.unsprinkleredSqft;
      return allowed === "NP" || (typeof allowed === "number" && areaSqft > allowed);
    }).map(({ group }) => group),
  };
}

/** Groups that have to be separated whatever else is chosen. @source FBC-B 508.2.4, 508.3.3 */
const mustBeSeparated = (groups: readonly OccupancyGroup[]): boolean =>
  groups.some((group) => group.startsWith("H-"));

/** The largest separation any two of the groups need, hours; "NP" where two may not share a building. */
export function separationOf(
  groups: readonly OccupancyGroup[],
  isSprinklered: boolean,
): number | "NP" | null {
  const hours = groups.flatMap((a, index) =>
    groups.slice(index + 1).map((b) => separationHours(a, b, isSprinklered))
  );
  if (hours.includes("NP")) return "NP";
  const known = hours.filter((it) => typeof it === "number");
  return known.length === 0 ? null : Math.max(...known);
}

/** Solves the inputs: each way of mixing, and whether one of them works. */
export function solveMixedUse(inputs: CalculatorInput[]): Calculation {
  const frame = {
    id: "mixed-use",
    title: "Mixed uses",
    codeReference: "FBC-B 508.4.2",
    inputs,
  };
  const it = caseOf(inputs);
  const areas = (it?.groups ?? []).flatMap((group) => {
    const areaSqft = numberOf(inputs, `${AREA_KEY}${group}`);
    return areaSqft === null ? [] : [{ group, areaSqft }];
  });
  const needed = new Set(["groups", "type", "stories", ...areaKeys(inputs)]);
  const missing = inputs.filter(({ key, value }) => value === null && needed.has(key))
    .map(({ key }) => key);
  if (!it || areas.length < Math.max(2, it.groups.length)) {
    return { ...frame, steps: [], result: null, missing };
  }
  const sum = separatedRatio(areas, it);
  if (sum === null) return { ...frame, steps: [], result: null, missing };
  const whole = areas.reduce((total, { areaSqft }) => total + areaSqft, 0);
  const allowed = leastOf(allowedByGroup(it).map((row) => row.perStorySqft));
  const { main, percent, tooLarge } = accessoryShare(areas, it);
  const isHazardous = mustBeSeparated(it.groups);
  const ofMain = allowedByGroup({ ...it, groups: [main] })[0].perStorySqft;
  const isAccessory = !isHazardous && percent <= ACCESSORY_PERCENT + 1e-9 &&
    tooLarge.length === 0 && fits(whole, ofMain);
  const isNonseparated = !isHazardous && fits(whole, allowed);
  const hours = separationOf(it.groups, isFullySprinklered(it));
  const isSeparated = sum <= 1 + 1e-9 && hours !== "NP";
  const anyOther = isAccessory || isNonseparated || isSeparated;
  // A way that fails does not matter while another one works.
  const verdict = (complies: boolean) => complies ? true : anyOther ? null : false;
  return {
    ...frame,
    steps: [
      ...areas.map((area) => ({
        label: `${area.group}: actual over allowable area`,
        value: (separatedRatio([area], it) ?? 0).toFixed(2),
      })),
      { label: `Uses beside ${main}, share of the story`, value: `${percent.toFixed(1)}%` },
      ...tooLarge.map((group) => ({
        label: `${group} as an accessory use`,
        value: "larger than its unsprinklered factor (508.2.3)",
      })),
    ],
    result: [
      {
        label: "Sum of ratios on a story, at most 1",
        value: Math.round(sum * 100) / 100,
        unit: null,
      },
      { label: "Complies", value: isSeparated ? "yes" : "no", unit: null },
      { label: "As accessory uses (508.2)", value: isAccessory ? "yes" : "no", unit: null },
      { label: "As nonseparated uses (508.3)", value: isNonseparated ? "yes" : "no", unit: null },
      {
        label: "Separation of the uses when separated (Table 508.4)",
        value: hours === "NP" ? "not permitted" : hours ?? "not known",
        unit: typeof hours === "number" ? "hours" : null,
      },
    ],
    checks: [
      state(
        "Accessory uses",
        `${percent.toFixed(1)}% of the story`,
        `at most ${ACCESSORY_PERCENT}%, each within its unsprinklered factor`,
        verdict(isAccessory),
        "FBC-B 508.2.3",
      ),
      state(
        "Nonseparated uses",
        `${whole.toLocaleString("en-US")} sq ft`,
        isHazardous ? "Group H must be separated" : `at most ${wordsOfArea(allowed)}`,
        verdict(isNonseparated),
        "FBC-B 508.3.2",
      ),
      state(
        "Separated uses",
        `sum of ratios ${sum.toFixed(2)}`,
        "at most 1",
        verdict(isSeparated),
        "FBC-B 508.4.2",
      ),
    ],
    missing: [],
  };
}

const areaKeys = (inputs: readonly CalculatorInput[]): string[] =>
  inputs.filter(({ key }) => key.startsWith(AREA_KEY)).map(({ key }) => key);

const fits = (areaSqft: number, allowed: Allowed | null): boolean =>
  allowed === "UL" || (typeof allowed === "number" && areaSqft <= allowed);

const wordsOfArea = (allowed: Allowed | null): string =>
  typeof allowed === "number"
    ? `${allowed.toLocaleString("en-US")} sq ft`
    : allowed === "UL"
    ? "any area"
    : "0 sq ft";

/** Table 508.4 reads its sprinklered column with NFPA 13 alone. */
const isFullySprinklered = ({ system }: HeightAreaCase): boolean =>
  system === "NFPA 13" || system === "yes, standard not stated";

/**
 * The calculation for buildings of several uses, null otherwise. Printed areas are those of a storey only where there
 * is one storey; elsewhere they wait to be entered.
 */
export function calculateMixedUse(plan: PlanSet, building: BuildingProfile): Calculation | null {
  const groups = building.occupancies;
  if (building.volume === "residential" || groups.length < 2) return null;
  const isOneStorey = building.stories.value === 1;
  const areas = readGroupAreas(isOneStorey ? plan : null, groups);
  return solveMixedUse([...readHeightArea(plan, building), ...areas]);
}
