/** What is compared between the sheets of a set, how far two places may differ and still say the same, and how the report quotes them. Data only. */

/** How far two figures may stand apart: in their own unit, or as a share of the larger. */
export interface Tolerance {
  by?: number;
  share?: number;
  /** Figures farther apart than this share are of two things. */
  upTo?: number;
  /** As the report quotes a figure, which stands for {}; lengths are in inches. */
  says?: string;
}

const EXACT: Tolerance = {};

/** By the matter the report names. */
export const compared = {
  "occupancy": EXACT,
  "construction type": EXACT,
  "sprinklers": EXACT,
  "stories": EXACT,
  // Feet: a height is often told once to the inch and once to the foot.
  "height": { share: 0.01 },
  "area": { share: 0.005, says: "{} sq ft" },
  // Parts of the work by name: their lists leave out walls here and there.
  "part area": { share: 0.0125, upTo: 0.25, says: "{} sq ft" },
  "occupant load": { by: 1, says: "{} occupants" },
  "dwelling units": { says: "{} units" },
  "wind speed": EXACT,
  "exposure": EXACT,
  "flood zone": EXACT,
  "flood elevation": { by: 0.05, says: "{} ft" },
  "code edition": EXACT,
  // Inches: leaves and their openings.
  "door size": { by: 1 },
  "door height": { by: 2, says: "length" },
  // Minutes.
  "door rating": { says: "{} min" },
  "window size": { by: 1 },
  "footing size": { by: 1 },
  "member size": EXACT,
  "slab thickness": { says: "length" },
  // Feet: surveys round, drawings give inches.
  "setback": { by: 0.49 },
  "lot area": { share: 0.02 },
  "room name": EXACT,
  "room area": { by: 2, share: 0.02, says: "{} sq ft" },
  "ceiling height": { by: 1, says: "length" },
  "parking count": { says: "{} spaces" },
  "seats": { says: "{} seats" },
  "bedrooms": { says: "{} bedrooms" },
  "guest rooms": { says: "{} guest rooms" },
  "concrete strength": { says: "{} psi" },
  "masonry strength": { says: "{} psi" },
  "reinforcement": EXACT,
  // U-factors and solar heat gain: lists give two digits.
  "glazing": { by: 0.005 },
  "risers": { says: "{} risers" },
  "exits": { says: "{} exits" },
  "fixtures": EXACT,
  "efficiency": { says: "SEER2 {}" },
  "live load": EXACT,
  "electrical service": { says: "{} A" },
  // Kilowatts and Btu an hour: names on plates are rounded.
  "generator": { says: "{} kW" },
  "power": { share: 0.02, says: "{} kW" },
  "apparent power": { share: 0.02 },
  "volume": { share: 0.02, says: "{} gal" },
  // Gallons.
  "water heater": { share: 0.02, says: "{} gal" },
  "cooling": { share: 0.05, says: "{} tons" },
  "gas input": { share: 0.02, says: "{} Btu/h" },
  "airflow": { share: 0.05 },
  // Of another part, or the sides of a room.
  "stair width": { by: 1, upTo: 0.4 },
  // Feet.
  "travel": { by: 2 },
  // Inches, often told once to the foot.
  "roof height": { by: 12 },
  "rating": { says: "{} hr" },
  "insulation": { says: "R-{}" },
  "wall insulation": { says: "R-{}" },
  "roof slope": { says: "{}:12" },
  "roof covering": EXACT,
  "soil bearing": { says: "{} psf" },
  // Feet above the sea; a section may count from another zero.
  "floor level": { by: 0.05, upTo: 0.2, says: "{} ft" },
  "floor height": { by: 1, says: "length" },
  "risk category": EXACT,
  "enclosure": EXACT,
  "climate zone": EXACT,
  // Of one thing by its kind: inches, cfm, ratios.
  "measure": { share: 0.005, says: "length" },
  // Rows are rounded one by one.
  "sum": { by: 1, share: 0.002, upTo: 0.35 },
  "address": EXACT,
  "scale": EXACT,
  "sheet number": EXACT,
  "other": EXACT,
} as const satisfies Record<string, Tolerance>;

/** A matter of which two places can say two things. */
export type Compared = keyof typeof compared;
