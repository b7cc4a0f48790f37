/**
 * What kind of building this is, decided from plan facts and the form together: volume of the code, use
 * groups, sprinklers, height, county. Every answer says how it was decided; an undecided one stays null,
 * so that rules ask instead of accusing.
 */
import type { ConstructionType, OccupancyGroup } from "../_shared/constants/options.ts";
import type { Evidence, Fact, PlanSet, SprinklerSystem } from "../_shared/domain/plan_set.ts";
import type { ProjectDetails } from "../_shared/domain/project.ts";
import type { Applicability } from "./define_rule.ts";
import { countyOfAddress, findCounty } from "./limits/fbc_2023/tables/counties.ts";

/** A value with where it came from. `null` when neither sheets nor form decide it, or they disagree. */
export interface Decided<T> {
  value: T | null;
  from: "sheets" | "form" | "derived" | null;
  evidence: Evidence | null;
  /** True when sheets and form (or two sheets) disagree. */
  isDisputed: boolean;
}

/** Which volume governs: FBC-Building, FBC-Residential, or not decided. */
export type GoverningVolume = "building" | "residential" | null;

export type Scope = "new" | "addition" | "alteration" | null;

export interface BuildingProfile {
  volume: GoverningVolume;
  occupancies: OccupancyGroup[];
  areOccupanciesDisputed: boolean;
  sprinklers: Decided<SprinklerSystem>;
  constructionType: Decided<ConstructionType>;
  stories: Decided<number>;
  heightFt: Decided<number>;
  areaSqft: Decided<number>;
  occupantLoad: Decided<number>;
  county: Decided<string>;
  isHvhz: boolean | null;
  climateZone: "1A" | "2A" | null;
  floodZone: Decided<string>;
  baseFloodElevationFt: Decided<number>;
  isTownhouse: boolean | null;
  scope: Scope;
}

const RESIDENTIAL_GROUPS: readonly OccupancyGroup[] = ["R-3", "U"];
const MAX_RESIDENTIAL_STORIES = 3;

/** Decides the building profile from everything known. */
export function profileBuilding(plan: PlanSet, project: ProjectDetails): BuildingProfile {
  const summary = plan.codeSummary;
  const fromSheets = summary.occupancyGroups.flatMap((fact) => fact.value);
  const occupancies = [
    ...new Set(fromSheets.length > 0 ? fromSheets : project.occupancyClassification),
  ];
  const stories = decide(summary.stories, null);
  const county = decideCounty(plan, project);
  const isHvhz = county.value === null ? null : HVHZ_COUNTIES.includes(county.value);
  return {
    volume: governingVolume(occupancies, project.occupancyClassification, stories.value),
    occupancies,
    areOccupanciesDisputed: fromSheets.length > 0 &&
      !project.occupancyClassification.every((group) => fromSheets.includes(group)),
    sprinklers: decide(
      summary.sprinklers,
      onForm(project.fireSprinkler),
      sprinklersAgree,
    ),
    constructionType: decide(summary.constructionType, project.typeOfConstruction),
    stories,
    heightFt: decide(summary.buildingHeightFt, project.buildingHeight || null),
    areaSqft: decide(summary.buildingAreaSqft, project.buildingArea || null),
    occupantLoad: decide(summary.totalOccupantLoad, null),
    county,
    isHvhz,
    climateZone: county.value === null
      ? null
      : CLIMATE_ZONE_1A.includes(county.value)
      ? "1A"
      : "2A",
    floodZone: decide(summary.floodZone, project.femaFloodZone),
    baseFloodElevationFt: decide(summary.baseFloodElevationFt, project.baseFloodElevation),
    isTownhouse: showsTownhouses(plan, project, occupancies),
    scope: decideScope(plan, project),
  };
}

/** Counties of the high-velocity hurricane zone. @source FBC-B 202, high-velocity hurricane zone */
export const HVHZ_COUNTIES: readonly string[] = ["Miami-Dade", "Broward"];

/** Counties of climate zone 1A; the rest of Florida is 2A. @source FBC-EC C301.1, R301.1 */
export const CLIMATE_ZONE_1A: readonly string[] = [
  "Broward",
  "Collier",
  "Hendry",
  "Lee",
  "Miami-Dade",
  "Monroe",
  "Palm Beach",
];

/** The volume groups on sheets and form lead to; null where they lead to none or to both. */
export function governingVolume(
  occupancies: OccupancyGroup[],
  onForm: OccupancyGroup[],
  stories: number | null,
): GoverningVolume {
  const groups = [...new Set([...occupancies, ...onForm])];
  if (groups.length === 0) return null;
  const isDwelling = groups.includes("R-3") &&
    groups.every((group) => RESIDENTIAL_GROUPS.includes(group));
  if (isDwelling) {
    return stories !== null && stories > MAX_RESIDENTIAL_STORIES ? "building" : "residential";
  }
  return groups.includes("R-3") ? null : "building";
}

function onForm(fireSprinkler: boolean | null): SprinklerSystem | null {
  if (fireSprinkler === null) return null;
  return fireSprinkler ? "yes, standard not stated" : "none";
}

function sprinklersAgree(a: SprinklerSystem, b: SprinklerSystem): boolean {
  return (a === "none") === (b === "none");
}

function decide<T>(
  facts: Fact<T>[],
  onForm: T | null,
  agree: (a: T, b: T) => boolean = (a, b) => a === b,
): Decided<T> {
  const [first] = facts;
  if (!first) {
    return {
      value: onForm,
      from: onForm === null ? null : "form",
      evidence: null,
      isDisputed: false,
    };
  }
  const isDisputed = facts.some((fact) => !agree(fact.value, first.value));
  return { value: first.value, from: "sheets", evidence: first, isDisputed };
}

function decideCounty(plan: PlanSet, project: ProjectDetails): Decided<string> {
  const [first] = plan.codeSummary.county;
  if (first) {
    const value = findCounty(first.value)?.name ?? first.value;
    const isDisputed = plan.codeSummary.county.some((fact) =>
      (findCounty(fact.value)?.name ?? fact.value) !== value
    );
    return { value, from: "sheets", evidence: first, isDisputed };
  }
  const county = countyOfAddress(project.address);
  return {
    value: county?.name ?? null,
    from: county ? "form" : null,
    evidence: null,
    isDisputed: false,
  };
}

function decideScope(plan: PlanSet, project: ProjectDetails): Scope {
  const words = `${project.name} ${project.description ?? ""} ${project.tags.join(" ")} ${
    plan.codeSummary.scopeOfWork.map((fact) => fact.value).join(" ")
  }`;
  if (/\b(ADDITION)\b/i.test(words)) return "addition";
  if (
    /\b(ALTERATION|REMODEL|RENOVATION|BUILD-?\s?OUT|INTERIOR|TENANT IMPROVEMENT|FIT-?OUT)\b/i.test(
      words,
    )
  ) return "alteration";
  if (/\bNEW\b/i.test(words)) return "new";
  return null;
}

const TOWNHOUSE = /TOWN\s?HO(US|M)E/i;
/** The scope of FBC-Residential names townhouses in every house set. */
const SCOPE_OF_CODE =
  /(FAMILY\s+DWELLINGS?|DUPLEX\w*)\W{0,3}(AND|&|OR)\s+(MULTIPLE\s+SINGLE[^.;]{0,20})?TOWN\s?HO(US|M)ES?/gi;
/** What a building is said not to be: `TWO-FAMILY DWELLING, NOT A TOWNHOUSE`. */
const NO_TOWNHOUSE =
  /\b(?:NOT?|NEITHER|ISN'?T|NON)[\s-]+(?:(?:AN?|ANY|OF|THE)\s+)?TOWN\s?HO(?:US|M)ES?/gi;
const PARTY_WALL = /\b(PARTY|COMMON)\s+WALL/i;
const UNIT_NUMBER = /\bUNITS?\s*#?\s*(\d{1,3})(?:\s*(?:[\/&-]|AND)\s*(\d{1,3}))?\b/gi;
const MIN_TOWNHOUSES = 3;
/** Two dwellings side by side, which are no townhouses whatever the project is called. */
const TWO_DWELLINGS = new RegExp(
  [
    // The scope of FBC-Residential names one- and two-family dwellings in every house set.
    String
      .raw`(?<!\b(?:ONE|1)\W{0,2}(?:FAMILY\s)?(?:AND|&|OR|TO|\/)\s?)\b(?:TWO|2)\s?-?\s?FAMILY\s`,
    String.raw`(?:DWELLING|RESIDENCE|HOUSE|HOME|BUILDING|STRUCTURE)\b`,
  ].join("") +
    String
      .raw`|\bDUPLEX\s+(?:DWELLING|RESIDENCE|HOUSE|HOME|BUILDING|BLDG)\b|(?:\bNEW|\bR-?3\W{0,3})\s*DUPLEX\s*$`,
  "i",
);
/** A row of dwellings by another name: `SIX ATTACHED UNITS`, `SECTION THRU UNIT 3 OF 5`. */
const ROW_OF_UNITS =
  /\b(?:[3-9]|[12]\d|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN|TWELVE)\s+(?:\(\d+\)\s*)?ATTACHED\s+(?:\w+\s+)?(?:UNITS|DWELLINGS|HOMES|RESIDENCES)\b|\b(?:UNITS\s+ATTACHED|ATTACHED\s+UNITS|UNITS\s+IN\s+(?:THE\s+|EACH\s+)?(?:ROW|BUILDING|BLDG))\W{0,3}(?:[3-9]|[12]\d)\b|\b(?:SECTION|ELEVATION|PLAN|THRU|THROUGH)\b[^.;/]{0,20}\bUNIT\s+\d{1,2}\s+OF\s+(?:[3-9]|[12]\d)\b/i;

/**
 * Says so on a sheet or in the project's name, or draws a party wall of a third dwelling in a row. A sheet that calls
 * the building a two-family dwelling outweighs the project's name; beside other words it leaves the matter open.
 */
function showsTownhouses(
  plan: PlanSet,
  project: ProjectDetails,
  occupancies: readonly OccupancyGroup[],
): boolean | null {
  const texts = [
    project.name,
    ...plan.notes.map((note) => note.text),
    ...plan.sheets.map((sheet) => sheet.title ?? ""),
    ...plan.schedules.flatMap(({ title, rows }) => [
      title ?? "",
      ...rows.flatMap(({ cells }) => [
        ...cells.map((cell) => cell.text),
        cells.map((cell) => cell.text).slice(0, 2).join(" "),
      ]),
    ]),
  ].map((text) => text.replace(SCOPE_OF_CODE, " ").replace(NO_TOWNHOUSE, " "));
  const isPair = texts.slice(1).some((text) =>
    text.length < LABEL_LENGTH && TWO_DWELLINGS.test(text)
  );
  if (texts.some((text) => TOWNHOUSE.test(text))) {
    if (!isPair) return true;
    const name = project.name.trim().toUpperCase() || "-";
    const said = texts.some((text) => TOWNHOUSE.test(text.toUpperCase().replaceAll(name, " ")));
    return said ? null : false;
  }
  if (occupancies.includes("R-3") && texts.some((text) => ROW_OF_UNITS.test(text))) return true;
  if (isPair || !occupancies.includes("R-3") || !texts.some((text) => PARTY_WALL.test(text))) {
    return false;
  }
  return texts.some((text) =>
    text.length < LABEL_LENGTH &&
    [...text.matchAll(UNIT_NUMBER)].some((match) =>
      Math.max(Number(match[1]), Number(match[2] ?? 0)) >= MIN_TOWNHOUSES
    )
  );
}

/** Longer texts are notes, whose unit numbers may be anything. */
const LABEL_LENGTH = 60;

// --- questions rules ask ---

/** Does FBC-Residential govern? */
export const isResidential = (building: BuildingProfile): Applicability =>
  building.volume === null ? "unknown" : building.volume === "residential" ? "yes" : "no";

/** Does FBC-Building govern? */
export const isCommercial = (building: BuildingProfile): Applicability =>
  building.volume === null ? "unknown" : building.volume === "building" ? "yes" : "no";

/** Is any of these use groups in the building? */
export function hasOccupancy(
  building: BuildingProfile,
  ...groups: OccupancyGroup[]
): Applicability {
  if (building.occupancies.length === 0) return "unknown";
  if (building.occupancies.some((group) => groups.includes(group))) return "yes";
  return "no";
}

/** Is the building sprinklered throughout? 13R and 13D count only when `standards` names them. */
export function isSprinklered(
  building: BuildingProfile,
  standards: readonly SprinklerSystem[] = ["NFPA 13", "yes, standard not stated"],
): Applicability {
  const { value, isDisputed } = building.sprinklers;
  if (value === null || isDisputed) return "unknown";
  return standards.includes(value) ? "yes" : "no";
}

/** Does the building stand in the high-velocity hurricane zone? */
export const isInHvhz = (building: BuildingProfile): Applicability =>
  building.isHvhz === null ? "unknown" : building.isHvhz ? "yes" : "no";

/** Is the site in a flood zone where elevation is demanded (A and V zones)? */
export function isInFloodHazardArea(building: BuildingProfile): Applicability {
  const zone = building.floodZone.value;
  if (zone === null) return "unknown";
  return /^(A|V)/i.test(zone.trim()) ? "yes" : "no";
}

/** Is the site in a V zone or coastal A zone? */
export function isInCoastalHighHazard(building: BuildingProfile): Applicability {
  const zone = building.floodZone.value;
  if (zone === null) return "unknown";
  return /^(V|COASTAL\s*A)/i.test(zone.trim()) ? "yes" : "no";
}
