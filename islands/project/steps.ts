/** Which fields belong to which step of the create form, and what each is called. */
import { DETAIL_LABELS } from "../../functions/_shared/domain/project_changes.ts";
import type { CreateProjectInput } from "../../functions/_shared/contract/projects.ts";

type FieldName = keyof CreateProjectInput;

export const STEPS = ["Project and client", "Building", "Scope and plans"] as const;

export const STEP_FIELDS: FieldName[][] = [
  ["name", "description", "address", "permitDate", "clientName", "clientPhone", "clientEmail"],
  [
    "occupancyClassification",
    "typeOfConstruction",
    "buildingHeight",
    "buildingArea",
    "fireSprinkler",
    "generator",
    "baseFloodElevation",
    "femaFloodZone",
  ],
  ["inspectionCategories", "priority", "tags", "modelConsent"],
];

export const FIELD_LABELS: Record<string, string> = {
  ...DETAIL_LABELS,
  tags: "Tags",
  modelConsent: "Vision model",
};

/** Index of the step a field stands on; unknown fields belong to the last. */
export function stepOf(field: string): number {
  const index = STEP_FIELDS.findIndex((fields) => (fields as string[]).includes(field));
  return index === -1 ? STEPS.length - 1 : index;
}
