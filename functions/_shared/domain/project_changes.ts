/** What a change of a project's details means: which values differ, and whether the review depends on them. Pure. */
import { editionOn } from "../constants/editions.ts";
import type { ProjectDetails } from "./project.ts";

/** Details that can be changed later. */
export type ChangeableDetails = Omit<ProjectDetails, "tags" | "description"> & {
  description?: string | null;
};

/** How each is called, in the order of the form. */
export const DETAIL_LABELS: Record<keyof ChangeableDetails, string> = {
  name: "Project name",
  description: "Description",
  address: "Project address",
  clientName: "Client name",
  clientPhone: "Client phone",
  clientEmail: "Client email",
  occupancyClassification: "Occupancy classification",
  typeOfConstruction: "Type of construction",
  buildingHeight: "Building height",
  buildingArea: "Building area",
  fireSprinkler: "Fire sprinkler system",
  generator: "Generator",
  baseFloodElevation: "Base flood elevation",
  femaFloodZone: "FEMA flood zone",
  inspectionCategories: "Inspection categories",
  permitDate: "Permit application date",
  priority: "Priority",
};

/** What the rules read of the form: the address for county, wind and flood. */
const REVIEWED: ReadonlySet<keyof ChangeableDetails> = new Set([
  "address",
  "occupancyClassification",
  "typeOfConstruction",
  "buildingHeight",
  "buildingArea",
  "fireSprinkler",
  "generator",
  "baseFloodElevation",
  "femaFloodZone",
  "inspectionCategories",
  "permitDate",
]);

export interface DetailChange {
  field: keyof ChangeableDetails;
  label: string;
  before: string;
  after: string;
  /** The review depends on it. */
  isReviewed: boolean;
}

/** What differs between two states of a project's details; what `after` leaves out stays. */
export function listChanges(
  before: ChangeableDetails,
  after: Partial<ChangeableDetails>,
): DetailChange[] {
  const fields = Object.keys(DETAIL_LABELS) as (keyof ChangeableDetails)[];
  return fields.flatMap((field) => {
    if (after[field] === undefined) return [];
    const [was, is] = [wordsOf(field, before[field]), wordsOf(field, after[field])];
    if (was === is) return [];
    return [{
      field,
      label: DETAIL_LABELS[field],
      before: was,
      after: is,
      isReviewed: REVIEWED.has(field),
    }];
  });
}

const UNITS: Partial<Record<keyof ChangeableDetails, string>> = {
  buildingHeight: "ft",
  buildingArea: "sq ft",
  baseFloodElevation: "ft",
};
const FIGURE = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });

function wordsOf(field: keyof ChangeableDetails, value: unknown): string {
  if (value === null || value === undefined || value === "") return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.length === 0 ? "none" : value.toSorted().join(", ");
  if (typeof value === "number") return `${FIGURE.format(value)} ${UNITS[field] ?? ""}`.trim();
  if (field === "permitDate") return dayWords(String(value));
  return String(value).trim();
}

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** The day of the permit application, with the edition it selects. */
function dayWords(day: string): string {
  const moment = Date.parse(day);
  if (Number.isNaN(moment)) return day;
  const edition = editionOn(day);
  return [DAY.format(moment), edition?.name].filter(Boolean).join(": ");
}
