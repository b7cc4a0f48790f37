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
  priority: Priority;
  tags: string[];
}
