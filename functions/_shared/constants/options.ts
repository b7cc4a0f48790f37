/** Option lists of the create form and the review, with the meaning a professional expects beside each class. */

/** Use groups of FBC-B chapter 3 with their meaning. */
export const OCCUPANCY_CLASSES = [
  { value: "A-1", label: "Assembly: fixed seating, theaters" },
  { value: "A-2", label: "Assembly: food and drink" },
  { value: "A-3", label: "Assembly: worship, recreation, other" },
  { value: "A-4", label: "Assembly: indoor sports with spectators" },
  { value: "A-5", label: "Assembly: outdoor stadiums" },
  { value: "B", label: "Business, outpatient clinics, higher education" },
  { value: "E", label: "Educational through 12th grade, day care" },
  { value: "F-1", label: "Factory, moderate hazard" },
  { value: "F-2", label: "Factory, low hazard" },
  { value: "H-1", label: "High hazard: detonation" },
  { value: "H-2", label: "High hazard: deflagration" },
  { value: "H-3", label: "High hazard: readily burning" },
  { value: "H-4", label: "High hazard: health" },
  { value: "H-5", label: "High hazard: semiconductor fabrication" },
  { value: "I-1", label: "Institutional: custodial care, over 16 persons" },
  { value: "I-2", label: "Institutional: hospitals, nursing homes" },
  { value: "I-3", label: "Institutional: jails" },
  { value: "I-4", label: "Institutional: day care, over 5 persons" },
  { value: "M", label: "Mercantile" },
  { value: "R-1", label: "Residential: hotels, transient" },
  { value: "R-2", label: "Residential: apartments, dormitories" },
  { value: "R-3", label: "Residential: one- and two-family dwellings" },
  { value: "R-4", label: "Residential: care, 6 to 16 persons" },
  { value: "S-1", label: "Storage, moderate hazard" },
  { value: "S-2", label: "Storage, low hazard, parking garages" },
  { value: "U", label: "Utility and miscellaneous" },
] as const;

export type OccupancyGroup = typeof OCCUPANCY_CLASSES[number]["value"];
export const OCCUPANCY_GROUPS: readonly OccupancyGroup[] = OCCUPANCY_CLASSES.map((it) => it.value);

/** Construction types of the create form, in the order of the specification. */
export const CONSTRUCTION_TYPES = [
  "IA",
  "IIA",
  "IB",
  "IIB",
  "IIIA",
  "IIIB",
  "IVA",
  "IVB",
  "VA",
  "VB",
] as const;
export type ConstructionType = typeof CONSTRUCTION_TYPES[number];

export const INSPECTION_CATEGORIES = [
  "Plumbing",
  "Mechanical",
  "Gas",
  "Light Safety",
  "Electrical",
  "Structural",
  "Accessibility",
  "Egress",
] as const;
export type InspectionCategory = typeof INSPECTION_CATEGORIES[number];

export const PRIORITIES = ["low", "medium", "high"] as const;
export type Priority = typeof PRIORITIES[number];
