/** Option lists of the create form and the review, with the meaning a professional expects beside each class. */

/**
 * Use groups of FBC-B chapter 3 with their meaning, and the words people look for them by.
 * @source FBC-B 302–312 (8th edition, 2023), paraphrased
 */
export const OCCUPANCY_CLASSES = [
  {
    value: "A-1",
    label: "Assembly: fixed seating, theaters",
    synonyms: "theater cinema auditorium concert hall playhouse studio audience",
  },
  {
    value: "A-2",
    label: "Assembly: food and drink",
    synonyms:
      "restaurant bar cafe nightclub tavern banquet brewery taproom food court cafeteria casino kitchen",
  },
  {
    value: "A-3",
    label: "Assembly: worship, recreation, other",
    synonyms:
      "church chapel temple mosque synagogue library museum gym fitness studio art gallery community center courtroom lecture hall funeral parlor arcade bowling yoga",
  },
  {
    value: "A-4",
    label: "Assembly: indoor sports with spectators",
    synonyms: "arena gymnasium skating rink indoor pool tennis court",
  },
  {
    value: "A-5",
    label: "Assembly: outdoor stadiums",
    synonyms: "stadium bleachers grandstand amusement park",
  },
  {
    value: "B",
    label: "Business: offices, outpatient clinics, higher education",
    synonyms:
      "office bank clinic doctor dentist medical urgent care salon barber spa laboratory college university dry cleaner post office car wash professional services",
  },
  {
    value: "E",
    label: "Educational through 12th grade, day care",
    synonyms: "school elementary middle high preschool kindergarten daycare child care",
  },
  {
    value: "F-1",
    label: "Factory, moderate hazard",
    synonyms: "manufacturing workshop woodworking bakery plant assembly production print shop",
  },
  {
    value: "F-2",
    label: "Factory, low hazard",
    synonyms: "manufacturing brewery ice metal glass ceramic foundry noncombustible",
  },
  { value: "H-1", label: "High hazard: detonation", synonyms: "explosives" },
  {
    value: "H-2",
    label: "High hazard: deflagration",
    synonyms: "flammable gas combustible dust",
  },
  {
    value: "H-3",
    label: "High hazard: readily burning",
    synonyms: "flammable liquids oxidizers fireworks",
  },
  { value: "H-4", label: "High hazard: health", synonyms: "corrosive toxic" },
  {
    value: "H-5",
    label: "High hazard: semiconductor fabrication",
    synonyms: "cleanroom fab semiconductor",
  },
  {
    value: "I-1",
    label: "Institutional: custodial care, over 16 persons",
    synonyms: "assisted living group home halfway alcohol drug center",
  },
  {
    value: "I-2",
    label: "Institutional: hospitals, nursing homes",
    synonyms: "hospital nursing home skilled detox surgery emergency",
  },
  {
    value: "I-3",
    label: "Institutional: jails",
    synonyms: "prison jail detention correctional reformatory",
  },
  {
    value: "I-4",
    label: "Institutional: day care, over 5 persons",
    synonyms: "adult day care daycare nursery infants toddlers",
  },
  {
    value: "M",
    label: "Mercantile",
    synonyms:
      "store retail shop supermarket grocery market showroom pharmacy gas station drugstore department",
  },
  {
    value: "R-1",
    label: "Residential: hotels, transient",
    synonyms: "hotel motel inn boarding transient",
  },
  {
    value: "R-2",
    label: "Residential: apartments, dormitories",
    synonyms: "apartment condo condominium dormitory multifamily flats convent timeshare",
  },
  {
    value: "R-3",
    label: "Residential: one- and two-family dwellings",
    synonyms:
      "house home duplex dwelling single-family two-family townhouse villa adu residence cottage",
  },
  {
    value: "R-4",
    label: "Residential: care, 6 to 16 persons",
    synonyms: "assisted living group home small halfway",
  },
  {
    value: "S-1",
    label: "Storage, moderate hazard",
    synonyms: "warehouse self storage repair garage auto motor vehicle aircraft hangar",
  },
  {
    value: "S-2",
    label: "Storage, low hazard, parking garages",
    synonyms: "parking garage carport cold storage noncombustible",
  },
  {
    value: "U",
    label: "Utility and miscellaneous",
    synonyms:
      "shed barn carport fence private garage tank tower greenhouse pool retaining wall agricultural",
  },
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
