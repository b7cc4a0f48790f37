/** What the applicant typed about a project: the values of the create form. */
import type {
  ConstructionType,
  InspectionCategory,
  OccupancyGroup,
  Priority,
} from "../constants/options.ts";

/** The create form as the review reads it. Heights in feet, areas in square feet, BFE in feet. */
export interface ProjectDetails {
  name: string;
  description?: string;
  address: string;
  clientName: string;
  clientPhone: string;
  clientEmail: string;
  occupancyClassification: OccupancyGroup[];
  inspectionCategories: InspectionCategory[];
  buildingHeight: number;
  buildingArea: number;
  /** Null when nobody said, as in a review without a form. */
  typeOfConstruction: ConstructionType | null;
  /** Null when nobody said. */
  fireSprinkler: boolean | null;
  generator: boolean;
  baseFloodElevation: number | null;
  femaFloodZone: string | null;
  /** ISO day of the permit application; null or left out when nobody said. */
  permitDate?: string | null;
  priority: Priority;
  tags: string[];
}

/**
 * Whole percent of a running analysis: reading pages 5 to 85, judging 88, writing 95. Null when nothing runs, and until
 * the files have been opened.
 */
export function progressPercent(
  run: { status: string; stage: string; pagesTotal: number | null; pagesDone: number },
): number | null {
  if (run.status !== "processing" || run.stage === "initializing") return null;
  if (run.stage === "generating") return 95;
  if (run.stage === "analyzing") return 88;
  return 5 + Math.floor(80 * run.pagesDone / Math.max(run.pagesTotal ?? 0, 1));
}

/** What is known of a project when nobody typed anything: nothing but a name. Rules then ask instead of accusing. */
export function unknownProject(name: string): ProjectDetails {
  return {
    name,
    address: "",
    clientName: "",
    clientPhone: "",
    clientEmail: "",
    occupancyClassification: [],
    inspectionCategories: [],
    buildingHeight: 0,
    buildingArea: 0,
    typeOfConstruction: null,
    fireSprinkler: null,
    generator: false,
    baseFloodElevation: null,
    femaFloodZone: null,
    priority: "medium",
    tags: [],
  };
}
