/** The form of each kind of building, as its owner would fill it in. */
import type { ProjectDetails } from "../../../functions/_shared/domain/project.ts";
import type { Building } from "./row.ts";

type Form = Pick<
  ProjectDetails,
  "occupancyClassification" | "typeOfConstruction" | "buildingHeight" | "buildingArea"
>;

const form = (
  group: string,
  typeOfConstruction: ProjectDetails["typeOfConstruction"],
  buildingHeight: number,
  buildingArea: number,
  rest: Partial<ProjectDetails> = {},
): Form & Partial<ProjectDetails> => ({
  occupancyClassification: [group] as ProjectDetails["occupancyClassification"],
  typeOfConstruction,
  buildingHeight,
  buildingArea,
  ...rest,
});

const SPRINKLERED = { fireSprinkler: true };

const FORMS: Record<Building, Form & Partial<ProjectDetails>> = {
  house: form("R-3", "VB", 22, 2600),
  coastalHouse: form("R-3", "VB", 32, 2900, {
    address: "212 Gulf Shore Lane, Destin, FL 32541",
    baseFloodElevation: 12,
    femaFloodZone: "VE",
  }),
  hvhzHouse: form("R-3", "VB", 24, 2400, { address: "1840 SW 21st Street, Miami, FL 33145" }),
  townhouses: form("R-3", "VB", 28, 9600),
  apartments: form("R-2", "VA", 38, 24000, SPRINKLERED),
  hotel: form("R-1", "IIA", 45, 42000, SPRINKLERED),
  office: form("B", "IIB", 16, 6200),
  retail: form("M", "IIB", 18, 9000),
  restaurant: form("A-2", "VB", 17, 4100),
  assembly: form("A-3", "IIB", 24, 7800),
  school: form("E", "IIB", 18, 9500),
  daycare: form("E", "VB", 16, 5200),
  clinic: form("B", "IIB", 17, 7400),
  hospital: form("I-2", "IB", 60, 88000, SPRINKLERED),
  assistedLiving: form("R-4", "VA", 24, 11000, SPRINKLERED),
  warehouse: form("S-1", "IIB", 28, 11500),
  factory: form("F-1", "IIB", 26, 11000),
  parkingGarage: form("S-2", "IIA", 40, 60000, SPRINKLERED),
  highRise: form("B", "IA", 140, 260000, SPRINKLERED),
};

/** Everything a user would have typed about such a building, unless `changes` say otherwise. */
export function formOf(building: Building, changes: Partial<ProjectDetails> = {}): ProjectDetails {
  return {
    name: "One sheet",
    address: "3300 Orange Blossom Trail, Orlando, FL 32839",
    clientName: "Sheet Owner LLC",
    clientPhone: "407-555-0110",
    clientEmail: "owner@sheet.example.com",
    inspectionCategories: [],
    fireSprinkler: false,
    generator: false,
    baseFloodElevation: null,
    femaFloodZone: "X",
    priority: "medium",
    tags: [],
    ...FORMS[building],
    ...changes,
  };
}
