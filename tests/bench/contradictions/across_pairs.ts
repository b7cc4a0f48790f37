/**
 * Figures of a cover or a schedule against labels, dimensions and titles of other sheets, in the words of many offices:
 * those that contradict each other, and those that only look alike. Written before any reader was mended by them.
 */
import { list, notes, type Pair, pair, view } from "./pair.ts";

export const ACROSS_CONTRADICTING: readonly Pair[] = [
  // Areas.
  pair(
    "conditioned space in a sentence",
    notes(
      "A0 COVER",
      "PROJECT",
      "The house encloses 2,318 square feet of conditioned space on one floor.",
      "It is a new single-family dwelling.",
    ),
    list("C1 SITE", "SITE DATA", "ITEM | VALUE", "ZONING | R-1", "A/C FLOOR AREA | 2,381 SF"),
  ),
  pair(
    "living space of a house and its energy data",
    list("CS COVER", "AREAS", "SPACE | SQ. FT.", "HEATED AND COOLED | 2,046", "GARAGE | 430"),
    notes(
      "M1 MECHANICAL",
      "ENERGY",
      "Conditioned floor area used in the calculation: 2,146 sq. ft.",
    ),
  ),
  pair(
    "area in the title of the plan",
    list(
      "G-001 CODE",
      "CODE DATA",
      "ITEM | ALLOWED | ACTUAL",
      "STORIES | 3 | 1",
      "GROSS BUILDING AREA | 23,000 SF | 11,045 SF",
    ),
    view("A-101 PLAN", "FLOOR PLAN - 11,450 GSF", "LOBBY", "OFFICE"),
  ),
  pair(
    "area at the building of the site plan",
    list(
      "G1 COVER",
      "CODE SUMMARY",
      "SUBJECT | CODE | THIS PROJECT",
      "BUILDING AREA (GROSS), ONE STORY | 9,000 SF | 6,380 SF",
    ),
    view("C1 SITE", "SITE PLAN", "PROPOSED CLINIC, ONE STORY, 6,830 SF", "FIRE HYDRANT"),
  ),
  pair(
    "area of a unit in a panel list",
    list(
      "A3 UNITS",
      "UNIT MATRIX",
      "UNIT | FLOOR | AREA | BEDROOMS",
      "B | 1ST | 910 SF | 2",
      "C | 2ND | 842 SF | 1",
    ),
    list(
      "E1 POWER",
      "LOADS BY UNIT",
      "UNIT | AREA, SF | PANEL",
      "B | 910 | 125 A",
      "C | 884 | 125 A",
    ),
  ),
  pair(
    "area of a room in the schedule of loads",
    view("A1 PLAN", "FLOOR PLAN", "WAITING 101\n620 SF", "EXAM 102\n110 SF"),
    list(
      "LS1 LIFE SAFETY",
      "OCCUPANT LOADS",
      "NO. | ROOM | AREA SF | FACTOR | LOAD",
      "101 | WAITING | 680 | 15 NET | 46",
      "102 | EXAM | 110 | 100 GROSS | 2",
    ),
  ),
  // The building.
  pair(
    "type in the head of a list of walls",
    list("G1 CODE", "CODE DATA", "ITEM | VALUE", "TYPE OF CONSTRUCTION | TYPE V-B", "USE | B"),
    list(
      "A5 ASSEMBLIES",
      "EXTERIOR WALL ASSEMBLIES - TYPE III-B CONSTRUCTION",
      "MARK | BUILD-UP",
      `E1 | 8" CMU, FURRING, 1/2" GYP.`,
    ),
  ),
  pair(
    "type in the title of the section",
    notes("G1 COVER", "CODE", "The building is of Type V-A construction and fully sprinklered."),
    view("A4 SECTIONS", "BUILDING SECTION (TYPE II-B)", "STEEL JOISTS", "METAL DECK"),
  ),
  pair(
    "height in a sentence",
    notes("A0 COVER", "PROJECT", "The ridge stands 24 feet above grade plane."),
    list("C1 SITE", "ZONING", "ITEM | MAXIMUM | PROPOSED", `BUILDING HEIGHT | 35 FT | 26'-6"`),
  ),
  pair(
    "height of short words",
    list("G1 CODE", "CODE", "ITEM | VALUE", `BLDG HT | 28'-0" / 2 STY`, "USE GROUP | M"),
    view("A3 ELEVATIONS", "SOUTH ELEVATION", `OVERALL BLDG HT 31'-0" ABV. GRADE`),
  ),
  pair(
    "system of sprinklers in the notes of another trade",
    list("T1 COVER", "DATA", "ITEM | VALUE", "SPRINKLERS | NFPA 13R THROUGHOUT", "STORIES | 3"),
    notes("P1 PLUMBING", "NOTES", "Sprinkler piping in the units is sized to NFPA 13D."),
  ),
  pair(
    "wind speed in the head of a list of windows",
    list("G1 CODE", "WIND", "ITEM | VALUE", "VULT | 170 MPH", "EXPOSURE | D"),
    list(
      "A6 OPENINGS",
      "WINDOW SCHEDULE (DESIGNED FOR 160 MPH VULT)",
      "MARK | SIZE",
      `A | 3'-0" x 5'-0"`,
    ),
  ),
  // Occupants.
  pair(
    "occupants of a level",
    list(
      "G-001 CODE",
      "OCCUPANTS",
      "ITEM | COMPUTATION | LOAD",
      "OCCUPANTS, LEVEL 1 | 12,300 / 150 | 82",
      "OCCUPANTS, LEVEL 2 | 12,300 / 150 | 82",
    ),
    list(
      "LS-101 LIFE SAFETY",
      "EGRESS BY LEVEL",
      "LEVEL | OCCUPANTS | EXITS",
      "LEVEL 1 | 82 | 3",
      "LEVEL 2 | 94 | 2",
    ),
  ),
  pair(
    "occupants of a floor on its plan",
    notes("G1 CODE", "LOADS", "Second floor: 64 persons.", "First floor: 71 persons."),
    view("LS2 LIFE SAFETY", "SECOND FLOOR LIFE SAFETY PLAN", "SECOND FLOOR OCCUPANT LOAD: 72"),
  ),
  pair(
    "persons of the building in a sentence",
    notes("A0 COVER", "TEXT", "There are 212 persons in the building."),
    list(
      "A1 PLAN",
      "OCCUPANTS BY ROOM",
      "ROOM | PERSONS",
      "HALL | 150",
      "OFFICES | 12",
      "CLASSROOMS | 69",
      "TOTAL | 231",
    ),
  ),
  pair(
    "persons of a room in a sentence",
    notes("A0 COVER", "TEXT", "The multipurpose room holds 96 persons.", "The kitchen holds 4."),
    view("A1 PLAN", "FLOOR PLAN", "MULTIPURPOSE ROOM 112\nOCC. LOAD 104", "KITCHEN 113"),
  ),
  pair(
    "load of a room at its tag",
    list(
      "G1 CODE",
      "OCCUPANT LOAD",
      "SPACE | LOAD",
      "TASTING ROOM TOTAL | 118",
      "BREWERY TOTAL | 9",
    ),
    view("A1 PLAN", "FLOOR PLAN", "TASTING ROOM OL 126", "BREWERY OL 9"),
  ),
  pair(
    "seats of the dining room",
    notes("G1 COVER", "SCOPE", "The dining room seats 88 guests."),
    view("A1 PLAN", "SEATING PLAN", "DINING ROOM: 96 SEATS"),
  ),
  // The site.
  pair(
    "setback by the lot line in a sentence",
    notes("C1 SITE", "SITE TEXT", "The lot line to the north is 41 feet from the house."),
    view("A0 COVER", "KEY PLAN", `NORTH SETBACK 34'-0"`),
  ),
  pair(
    "yard in a list and on the plan",
    list("A0 COVER", "YARDS", "YARD | REQUIRED | PROVIDED", "EAST SIDE | 10 FT | 12.5 FT"),
    view("C1 SITE", "SITE PLAN", `EAST SIDE YARD 10'-6" TO WALL`),
  ),
  pair(
    "spaces in the title of the site plan",
    list("G1 COVER", "PARKING", "ITEM | REQUIRED | PROVIDED", "PARKING SPACES | 48 | 50"),
    view("C1 SITE", "SITE PLAN - 52 PARKING SPACES", "DUMPSTER", "BIKE RACK"),
  ),
  pair(
    "accessible spaces in words",
    list("G1 COVER", "PARKING", "ITEM | PROVIDED", "ACCESSIBLE SPACES | 3", "STANDARD SPACES | 60"),
    notes("C1 SITE", "SITE NOTES", "Four accessible spaces are striped at the entrance."),
  ),
  pair(
    "area of the lot",
    notes("A0 COVER", "SITE", "Lot area: 12,400 sq. ft."),
    list("C1 SITE", "SITE DATA", "ITEM | AREA", "LOT AREA | 12,040 SF", "BUILDING | 3,100 SF"),
  ),
  // Openings.
  pair(
    "window at its mark on the plan",
    list(
      "A6 OPENINGS",
      "WINDOW SCHEDULE",
      "MARK | ROOM | FRAME | SILL | GLASS",
      `W6 | STUDY | 3'-0" x 5'-0" | 24" | IMPACT`,
      `W7 | DINING | 2'-8" x 5'-0" | 24" | IMPACT`,
    ),
    view("A2 PLAN", "SECOND FLOOR PLAN", `W7\n2'-8" x 4'-0"`),
  ),
  pair(
    "window with its letter before the size",
    list(
      "A6 OPENINGS",
      "WINDOWS",
      "TYPE | SIZE | OPERATION",
      `A | 3'-0" x 4'-0" | SH`,
      `B | 4'-0" x 5'-0" | FIXED`,
    ),
    view("A1 PLAN", "FLOOR PLAN", `WINDOW B 3'-0" x 5'-0"`),
  ),
  pair(
    "pair of doors at the plan",
    view("A1 PLAN", "FLOOR PLAN", `DOOR 12: PAIR 3'-0" x 7'-0"`),
    list(
      "A6 OPENINGS",
      "DOOR SCHEDULE",
      "NO. | LOCATION | SIZE | HARDWARE",
      `11 | VESTIBULE | PAIR 3'-0" x 7'-0" | PUSH/PULL`,
      `12 | LOBBY | PAIR 2'-6" x 7'-0" | PANIC`,
    ),
  ),
  pair(
    "width before the number of the door",
    view("A1 PLAN", "FLOOR PLAN", `3'-6" DR 204`, "STORAGE"),
    list(
      "A6 OPENINGS",
      "DOOR SCHEDULE",
      "NO | FROM-TO | WIDTH | THK",
      `203 | HALL TO OFFICE | 36" | 1 3/4"`,
      `204 | HALL TO STORAGE | 36" | 1 3/4"`,
    ),
  ),
  pair(
    "door of the shop in a sentence",
    notes("A1 PLAN", "KEYNOTES", "Door 118 to the shop is 8 feet wide and coils up."),
    list(
      "A6 OPENINGS",
      "DOORS",
      "NO. | ROOM | SIZE",
      `117 | OFFICE | 3'-0" x 7'-0"`,
      `118 | SHOP | 10'-0" x 10'-0"`,
    ),
  ),
  pair(
    "pressures of the garage door",
    notes("S1 NOTES", "WIND", "The garage door is rated +28 and -31 psf."),
    list(
      "A6 OPENINGS",
      "PRODUCTS",
      "PRODUCT | PRESSURE",
      "ENTRY DOOR | +40 / -44 PSF",
      "GARAGE DOOR | +34 / -38 PSF",
    ),
  ),
  // Trades.
  pair(
    "service of the notes and the one-line",
    notes("E1 POWER", "NOTES", "Service: one 1,200 A switchboard MSB."),
    view("E2 RISER", "ONE-LINE DIAGRAM", "UTILITY TRANSFORMER", "SERVICE DISCONNECT 1000 A"),
  ),
  pair(
    "service in the legend of the site plan",
    notes("E1 POWER", "NOTES", "Service main 320 A."),
    notes("C1 SITE", "LEGEND", "Electric: underground service of 400 A to the meter wall."),
  ),
  pair(
    "main breaker in the row of a load list",
    notes("E1 POWER", "KEYNOTES", "The main breaker of the panel by the meter is 225 amperes."),
    list(
      "E2 LOADS",
      "LOAD CALCULATION",
      "ITEM | VALUE",
      "GENERAL LIGHTING | 7,200 VA",
      "SERVICE | 200 A MAIN BREAKER",
    ),
  ),
  pair(
    "lavatories of the schedule and the text",
    list("P1 PLUMBING", "FIXTURES", "FIXTURE | NUMBER", "WATER CLOSETS | 6", "LAVATORIES | 4"),
    notes("P2 PLUMBING", "TEXT", "The wing has five lavatories with cold and tempered water."),
  ),
  pair(
    "fixtures of a room on the plan",
    list(
      "P1 PLUMBING",
      "FIXTURE COUNT",
      "ROOM | WC | LAV | UR",
      "MEN 116 | 2 | 3 | 2",
      "WOMEN 118 | 4 | 3 | -",
    ),
    view("A1 PLAN", "TOILET ROOM PLAN", "WOMEN 118: 3 WC, 3 LAV"),
  ),
  pair(
    "water closets of the women",
    list(
      "P1 PLUMBING",
      "FIXTURE COUNT",
      "FIXTURE | REQUIRED | PROVIDED",
      "WATER CLOSETS, WOMEN | 4 | 5",
      "WATER CLOSETS, MEN | 2 | 2",
    ),
    notes("A1 PLAN", "NOTES", "The women's room has 4 water closets."),
  ),
  pair(
    "pitch in a list of roofs",
    list("A0 COVER", "ROOFS", "ROOF | PITCH | COVERING", "MAIN ROOF | 5:12 | SHINGLES"),
    view("A3 ELEVATIONS", "REAR ELEVATION", "MAIN ROOF 4 IN 12"),
  ),
  pair(
    "slab in a list and a section",
    list("S1 STRUCTURE", "CONCRETE", "PART | THICKNESS", `FLOOR SLAB | 5"`, `FOOTING | 12"`),
    view("A4 SECTIONS", "WALL SECTION", `4" CONC. FLOOR SLAB ON VAPOR BARRIER`),
  ),
  pair(
    "ceiling of a hall in a sentence",
    notes("A0 COVER", "TEXT", "The ceiling of the gymnasium is 22 feet high."),
    view("A4 SECTIONS", "BUILDING SECTION", `GYMNASIUM CLG. 20'-0"`),
  ),
  pair(
    "width of a corridor by number",
    notes("A0 COVER", "TEXT", "Corridor 140 is 6 feet wide."),
    view("LS1 LIFE SAFETY", "LIFE SAFETY PLAN", `CORR. 140 5'-6" CLEAR`),
  ),
  pair(
    "travel in the data and on the plan",
    list(
      "G1 CODE",
      "EGRESS",
      "ITEM | ALLOWED | ACTUAL",
      "EXIT ACCESS TRAVEL DISTANCE | 250 FT | 148 FT",
    ),
    view("LS1 LIFE SAFETY", "LIFE SAFETY PLAN", `MAX. TRAVEL DISTANCE 172'-0"`),
  ),
  pair(
    "transformer by its mark",
    list(
      "E2 RISER",
      "TRANSFORMERS",
      "MARK | KVA | PRIMARY",
      "T-1 | 75 | 480 V",
      "T-2 | 30 | 480 V",
    ),
    view("E1 POWER", "ELECTRICAL ROOM PLAN", "T-1, 45 KVA"),
  ),
  pair(
    "hood by its mark",
    list("M2 SCHEDULES", "HOODS", "MARK | LENGTH | EXHAUST CFM", `H-1 | 12'-0" | 3,000`),
    view("A1 PLAN", "KITCHEN PLAN", `HOOD H-1, 10'-0" LONG`),
  ),
  pair(
    "wall footing in a sentence",
    notes("S1 STRUCTURE", "FOUNDATION", "The wall footing is 20 inches wide and 10 inches deep."),
    view("A4 SECTIONS", "WALL SECTION", `16" x 10" CONT. WALL FOOTING`),
  ),
  pair(
    "elevator",
    notes("G1 COVER", "SCOPE", "Passenger elevator: 2,500 lb capacity."),
    view("A1 PLAN", "ELEVATOR PLAN", "ELEVATOR 3,500 LB"),
  ),
  pair(
    "water meter",
    notes("P1 PLUMBING", "NOTES", `WATER METER: 1 1/2"`),
    view("C1 SITE", "UTILITY PLAN", `2" WATER METER IN BOX`),
  ),
];

export const ACROSS_ALIKE: readonly Pair[] = [
  pair(
    "conditioned and roofed area",
    notes("A0 COVER", "PROJECT", "The house encloses 2,318 square feet of conditioned space."),
    list("C1 SITE", "SITE DATA", "ITEM | VALUE", "TOTAL UNDER ROOF | 3,106 SF", "LOT | 9,800 SF"),
  ),
  pair(
    "conditioned area with and without the garage",
    notes(
      "A0 COVER",
      "PROJECT",
      "The conditioned area is 2,046 square feet; the garage adds 430 square feet.",
    ),
    notes("S1 NOTES", "GENERAL", "House and garage together measure 2,476 square feet."),
  ),
  pair(
    "area of one floor in its title",
    list(
      "G-001 CODE",
      "CODE DATA",
      "ITEM | ACTUAL",
      "STORIES | 2",
      "GROSS BUILDING AREA | 11,045 SF",
    ),
    view("A-102 PLAN", "SECOND FLOOR PLAN - 5,400 SF", "OFFICE"),
  ),
  pair(
    "area of the building that stays",
    list("G1 COVER", "CODE SUMMARY", "ITEM | THIS PROJECT", "BUILDING AREA (NEW) | 6,380 SF"),
    view("C1 SITE", "SITE PLAN", "EXISTING BUILDING TO REMAIN, ONE STORY, 4,520 SF"),
  ),
  pair(
    "areas of two units in two lists",
    list("A3 UNITS", "UNIT MATRIX", "UNIT | FLOOR | AREA", "A | 1ST | 910 SF", "B | 2ND | 842 SF"),
    list("E1 POWER", "LOADS BY UNIT", "UNIT | AREA, SF", "C | 884", "D | 910"),
  ),
  pair(
    "net and gross of a room",
    view("A1 PLAN", "FLOOR PLAN", "TRAINING 104\n812 SF GROSS"),
    list(
      "LS1 LIFE SAFETY",
      "OCCUPANT LOADS",
      "NO. | ROOM | NET AREA SF | FACTOR | LOAD",
      "104 | TRAINING | 720 | 15 | 48",
    ),
  ),
  pair(
    "room beside another of its number",
    view("A1 PLAN", "BUILDING 1 FLOOR PLAN", "LOUNGE 101\n620 SF"),
    view("A2 PLAN", "BUILDING 2 FLOOR PLAN", "LOUNGE 101\n580 SF"),
  ),
  pair(
    "area allowed in a row of type",
    list("G1 CODE", "CODE DATA", "ITEM | ALLOWED | ACTUAL", "AREA PER FLOOR | 9,000 SF | 7,200 SF"),
    notes(
      "LS1 LIFE SAFETY",
      "DATA",
      "TABLE 506.2: 9,000 SF FOR TYPE V-B",
      "BUILDING AREA 7,200 SF",
    ),
  ),
  pair(
    "types of partitions",
    list("G1 CODE", "CODE DATA", "ITEM | VALUE", "TYPE OF CONSTRUCTION | TYPE V-B"),
    list(
      "A5 ASSEMBLIES",
      "INTERIOR PARTITIONS - TYPE II AND TYPE III",
      "MARK | BUILD-UP",
      `II | 3 5/8" STUDS`,
      `III | 6" STUDS`,
    ),
  ),
  pair(
    "type of what stands and what is added",
    notes("G1 COVER", "CODE", "The addition is of Type V-B construction."),
    view("A4 SECTIONS", "SECTION THROUGH EXISTING BUILDING (TYPE III-B)", "BRICK WALL"),
  ),
  pair(
    "ridge and eave",
    notes("A0 COVER", "PROJECT", "The ridge stands 24 feet above grade plane."),
    view("A3 ELEVATIONS", "SOUTH ELEVATION", `EAVE 12'-0" ABOVE GRADE`, `TOP OF CHIMNEY 27'-0"`),
  ),
  pair(
    "mean roof and ridge",
    list("G1 CODE", "WIND", "ITEM | VALUE", `MEAN ROOF HEIGHT | 21'-0"`),
    view("A3 ELEVATIONS", "EAST ELEVATION", `HEIGHT TO RIDGE 26'-6"`),
  ),
  pair(
    "systems of two parts of a building",
    list("T1 COVER", "DATA", "ITEM | VALUE", "SPRINKLERS, APARTMENTS | NFPA 13R"),
    notes("P1 PLUMBING", "NOTES", "The shops on the ground floor are sprinklered to NFPA 13."),
  ),
  pair(
    "sprinklers and standpipes",
    list("T1 COVER", "DATA", "ITEM | VALUE", "SPRINKLERS | NFPA 13 THROUGHOUT"),
    notes("P1 PLUMBING", "NOTES", "Standpipes follow NFPA 14; the fire pump follows NFPA 20."),
  ),
  pair(
    "ultimate and allowable speed in a head",
    list("G1 CODE", "WIND", "ITEM | VALUE", "VULT | 170 MPH", "VASD | 132 MPH"),
    list("A6 OPENINGS", "WINDOW SCHEDULE (VASD 132 MPH)", "MARK | SIZE", `A | 3'-0" x 5'-0"`),
  ),
  pair(
    "occupants of two levels",
    list(
      "G-001 CODE",
      "OCCUPANTS",
      "ITEM | COMPUTATION | LOAD",
      "OCCUPANTS, LEVEL 1 | 12,300 / 150 | 82",
      "OCCUPANTS, LEVEL 2 | 9,600 / 150 | 64",
    ),
    list(
      "LS-101 LIFE SAFETY",
      "EGRESS BY LEVEL",
      "LEVEL | OCCUPANTS | EXITS",
      "1 | 82 | 3",
      "2 | 64 | 2",
    ),
  ),
  pair(
    "level and one of its rooms",
    notes("G1 CODE", "LOADS", "Second floor: 64 persons."),
    view("LS2 LIFE SAFETY", "SECOND FLOOR LIFE SAFETY PLAN", "CONFERENCE OCC. LOAD: 22"),
  ),
  pair(
    "persons of the building and at an exit",
    notes("A0 COVER", "TEXT", "There are 212 persons in the building."),
    view("A1 PLAN", "LIFE SAFETY PLAN", "EXIT A: 106 PERSONS", "EXIT B: 106 PERSONS"),
  ),
  pair(
    "persons and seats of a room",
    notes("A0 COVER", "TEXT", "The multipurpose room holds 96 persons."),
    view("A1 PLAN", "FLOOR PLAN", "MULTIPURPOSE ROOM 112\n80 SEATS"),
  ),
  pair(
    "load of a room and of its door",
    list("G1 CODE", "OCCUPANT LOAD", "SPACE | LOAD", "TASTING ROOM TOTAL | 118"),
    view("A1 PLAN", "FLOOR PLAN", "TASTING ROOM DOOR: CAPACITY 180, OL 59"),
  ),
  pair(
    "seats inside and outside",
    notes("G1 COVER", "SCOPE", "The dining room seats 88 guests."),
    view("A1 PLAN", "SEATING PLAN", "PATIO: 24 SEATS"),
  ),
  pair(
    "setbacks of two sides",
    notes("C1 SITE", "SITE TEXT", "The lot line to the north is 41 feet from the house."),
    view("A0 COVER", "KEY PLAN", `SOUTH SETBACK 34'-0"`, `EAST SETBACK 12'-0"`),
  ),
  pair(
    "setback of the house and of a shed",
    notes("C1 SITE", "SITE TEXT", "The lot line to the north is 41 feet from the house."),
    notes("C2 SITE", "SHED", "The lot line to the north is 8 feet from the shed."),
  ),
  pair(
    "yard required and provided",
    list("A0 COVER", "YARDS", "YARD | REQUIRED | PROVIDED", "EAST SIDE | 10 FT | 12.5 FT"),
    view("C1 SITE", "SITE PLAN", `EAST SIDE YARD 12'-6"`, `10' MIN. SIDE YARD LINE`),
  ),
  pair(
    "spaces on the site and on the street",
    list("G1 COVER", "PARKING", "ITEM | PROVIDED", "PARKING SPACES ON SITE | 50"),
    view("C1 SITE", "SITE PLAN", "6 STREET PARKING SPACES", "2 BIKE SPACES"),
  ),
  pair(
    "accessible and van spaces",
    list("G1 COVER", "PARKING", "ITEM | PROVIDED", "ACCESSIBLE SPACES | 3"),
    notes("C1 SITE", "SITE NOTES", "One van accessible space is striped at the entrance."),
  ),
  pair(
    "lot in feet and acres",
    notes("A0 COVER", "SITE", "Lot area: 0.5 acre."),
    list("C1 SITE", "SITE DATA", "ITEM | AREA", "LOT AREA | 21,780 SF"),
  ),
  pair(
    "frame and net opening of a window",
    list(
      "A6 OPENINGS",
      "WINDOW SCHEDULE",
      "MARK | ROOM | FRAME | NET CLEAR OPENING",
      `W7 | DINING | 2'-8" x 5'-0" | 28" x 30"`,
    ),
    view("A2 PLAN", "SECOND FLOOR PLAN", `W7 2'-8" x 5'-0"`, `W8 28" x 30"`),
  ),
  pair(
    "window in feet and inches",
    list("A6 OPENINGS", "WINDOWS", "TYPE | SIZE", `B | 4'-0" x 5'-0"`),
    view("A1 PLAN", "FLOOR PLAN", `WINDOW B 48" x 60"`),
  ),
  pair(
    "leaf and pair of a door",
    view("A1 PLAN", "FLOOR PLAN", `DOOR 12: 6'-0" x 7'-0"`),
    list("A6 OPENINGS", "DOOR SCHEDULE", "NO. | SIZE", `12 | PAIR 3'-0" x 7'-0"`),
  ),
  pair(
    "door and its clear width",
    view("A1 PLAN", "FLOOR PLAN", `DR 204 33" CLR`),
    list("A6 OPENINGS", "DOOR SCHEDULE", "NO | WIDTH | HEIGHT", `204 | 36" | 84"`),
  ),
  pair(
    "door and room of one number",
    view("A1 PLAN", "FLOOR PLAN", `5'-0" CORR 105`, "OFFICE 106"),
    list("A6 OPENINGS", "DOOR SCHEDULE", "NO | WIDTH | HEIGHT", `105 | 36" | 84"`),
  ),
  pair(
    "pressures of two doors",
    notes("S1 NOTES", "WIND", "The garage door is rated +28 and -31 psf."),
    list("A6 OPENINGS", "PRODUCTS", "PRODUCT | PRESSURE", "ENTRY DOOR | +40 / -44 PSF"),
  ),
  pair(
    "pressure due and pressure of the product",
    notes("S1 NOTES", "WIND", "Required pressures at the garage door: +28 and -31 psf."),
    list("A6 OPENINGS", "PRODUCTS", "PRODUCT | RATED PRESSURE", "GARAGE DOOR | +34 / -38 PSF"),
  ),
  pair(
    "service that stays and that goes",
    notes("E1 POWER", "NOTES", "New service: 400 A."),
    notes("C1 SITE", "LEGEND", "Existing 200 A service to be removed."),
  ),
  pair(
    "service and a panel",
    notes("E1 POWER", "NOTES", "Service: one 1,200 A switchboard MSB."),
    view("E2 RISER", "ONE-LINE DIAGRAM", "PANEL LA 225 A MAIN", "ELEVATOR DISCONNECT 100 A"),
  ),
  pair(
    "service and computed load",
    notes("E1 POWER", "KEYNOTES", "The main breaker of the panel by the meter is 200 amperes."),
    list("E2 LOADS", "LOAD CALCULATION", "ITEM | VALUE", "COMPUTED LOAD | 146 A"),
  ),
  pair(
    "lavatories of all and of a room",
    list("P1 PLUMBING", "FIXTURES", "FIXTURE | NUMBER", "LAVATORIES | 6"),
    notes("P2 PLUMBING", "TEXT", "The staff toilet has one lavatory.", "The women's room has 3."),
  ),
  pair(
    "lavatories due and given",
    list("P1 PLUMBING", "FIXTURES", "FIXTURE | REQUIRED | PROVIDED", "LAVATORIES | 4 | 6"),
    notes("A1 PLAN", "NOTES", "The code asks for 4 lavatories; six lavatories are provided."),
  ),
  pair(
    "fixtures of two rooms",
    list("P1 PLUMBING", "FIXTURE COUNT", "ROOM | WC | LAV", "MEN 116 | 2 | 3", "WOMEN 118 | 4 | 3"),
    view("A1 PLAN", "TOILET ROOM PLAN", "MEN 116: 2 WC, 3 LAV", "STAFF 120: 1 WC, 1 LAV"),
  ),
  pair(
    "pitch of two roofs",
    list("A0 COVER", "ROOFS", "ROOF | PITCH", "MAIN ROOF | 5:12", "PORCH ROOF | 2:12"),
    view("A3 ELEVATIONS", "REAR ELEVATION", "PORCH ROOF 2 IN 12", "DORMER 3 IN 12"),
  ),
  pair(
    "slabs of house and garage",
    list("S1 STRUCTURE", "CONCRETE", "PART | THICKNESS", `FLOOR SLAB | 4"`, `GARAGE SLAB | 5"`),
    view("A4 SECTIONS", "GARAGE SECTION", `5" CONC. SLAB`, `6" GRAVEL`),
  ),
  pair(
    "ceilings of two halls",
    notes("A0 COVER", "TEXT", "The ceiling of the gymnasium is 22 feet high."),
    view("A4 SECTIONS", "BUILDING SECTION", `LOBBY CLG. 12'-0"`, `GYMNASIUM JOIST BEARING 25'-0"`),
  ),
  pair(
    "two corridors",
    notes("A0 COVER", "TEXT", "Corridor 140 is 6 feet wide."),
    view("LS1 LIFE SAFETY", "LIFE SAFETY PLAN", `CORR. 141 5'-6" CLEAR`, `CORR. 140 8'-0" CEILING`),
  ),
  pair(
    "travel and common path",
    list("G1 CODE", "EGRESS", "ITEM | ALLOWED | ACTUAL", "TRAVEL DISTANCE | 250 FT | 148 FT"),
    view("LS1 LIFE SAFETY", "LIFE SAFETY PLAN", "COMMON PATH 62 FT", "TRAVEL FROM OFFICE 96 FT"),
  ),
  pair(
    "transformers of two marks",
    list("E2 RISER", "TRANSFORMERS", "MARK | KVA", "T-1 | 75", "T-2 | 30"),
    view("E1 POWER", "ELECTRICAL ROOM PLAN", "T-1, 61 KVA CONNECTED", "T-2, 30 KVA"),
  ),
  pair(
    "hood and its duct",
    list("M2 SCHEDULES", "HOODS", "MARK | LENGTH", `H-1 | 12'-0"`),
    view("A1 PLAN", "KITCHEN PLAN", `HOOD H-1, 6'-6" ABOVE FLOOR`),
  ),
  pair(
    "footings of wall and porch in words",
    notes("S1 STRUCTURE", "FOUNDATION", "The wall footing is 20 inches wide and 10 inches deep."),
    view("A4 SECTIONS", "PORCH SECTION", `12" x 12" PORCH FOOTING`),
  ),
  pair(
    "car and counterweight",
    notes("G1 COVER", "SCOPE", "Passenger elevator: 2,500 lb capacity."),
    view("A1 PLAN", "LIFT PLAN", "FREIGHT ELEVATOR 6,000 LB"),
  ),
  pair(
    "meter and its pipe",
    notes("P1 PLUMBING", "NOTES", `WATER METER: 1 1/2"`),
    view("C1 SITE", "UTILITY PLAN", `2" WATER SERVICE`, `3/4" IRRIGATION METER`),
  ),
];

/** Written after the others had been mended by, in other words again. */
export const LATER_CONTRADICTING: readonly Pair[] = [
  pair(
    "cooled area in a tally",
    list("T1 TITLE", "SQUARE FOOTAGE", "AREA | S.F.", "MAIN LIVING (A/C) | 1,964", "LANAI | 288"),
    notes("ME1 MECHANICAL", "LOAD BASIS", "Sized for 2,104 sq. ft. of air-conditioned space."),
  ),
  pair(
    "area of the store on the site plan",
    notes("A001 DATA", "BUILDING DATA", "Gross floor area, single story: 8,960 sf."),
    view("C100 SITE", "SITE LAYOUT", "NEW RETAIL STORE\n1 STORY\n9,240 S.F."),
  ),
  pair(
    "area under the egress plan",
    list(
      "G100 CODE",
      "CODE REVIEW",
      "ITEM | PROPOSED",
      "NO. OF STORIES | 1",
      "TOTAL BUILDING AREA | 5,470 SF",
    ),
    view("G200 EGRESS", "EGRESS PLAN (5,740 SF)", "EXIT 1", "EXIT 2"),
  ),
  pair(
    "type in the notes of the roof",
    list("G100 CODE", "CODE REVIEW", "ITEM | PROPOSED", "CONSTRUCTION TYPE | III-B"),
    notes(
      "A500 ROOF",
      "ROOF ASSEMBLIES",
      "Assemblies are for Type V-B construction; no rating is required.",
    ),
  ),
  pair(
    "height in the wind data",
    list("G100 CODE", "HEIGHTS", "ITEM | ALLOWED | PROPOSED", "BUILDING HEIGHT | 60 FT | 34 FT"),
    notes("S001 NOTES", "WIND", "The building is 37 feet high above grade."),
  ),
  pair(
    "third floor's occupants",
    list(
      "LS0 DATA",
      "OCCUPANT LOAD BY FLOOR",
      "FLOOR | OCCUPANTS",
      "1ST | 140",
      "2ND | 122",
      "3RD | 96",
    ),
    view("LS3 PLAN", "THIRD FLOOR EGRESS PLAN", "3RD FLOOR TOTAL: 104 OCC."),
  ),
  pair(
    "persons in the chapel",
    list(
      "LS0 DATA",
      "OCCUPANTS",
      "ROOM | AREA | FACTOR | LOAD",
      "CHAPEL | 1,400 | 7 NET | 200",
      "NARTHEX | 300 | 15 NET | 20",
    ),
    notes("P1 PLUMBING", "BASIS", "The chapel seats 224 persons; the narthex 20."),
  ),
  pair(
    "whole load in a letter",
    notes("A0 COVER", "LETTER", "At most 98 people use the building at one time."),
    list(
      "LS1 LIFE SAFETY",
      "LOADS",
      "ROOM | OCCUPANTS",
      "SHOWROOM | 88",
      "OFFICE | 6",
      "TOTAL | 112",
    ),
  ),
  pair(
    "classroom's load at the door tag",
    view("A1 PLAN", "FLOOR PLAN", "CLASSROOM 4\n31 OCCUPANTS", "OFFICE 2"),
    list("LS1 LIFE SAFETY", "LOADS", "NO. | ROOM | OCC.", "2 | OFFICE | 2", "4 | CLASSROOM | 36"),
  ),
  pair(
    "seats of the theater",
    list("A0 COVER", "PROGRAM", "SPACE | SEATS", "THEATER | 312", "CAFE | 40"),
    view("A3 SEATING", "SEATING LAYOUT", "THEATER - 298 SEATS TOTAL"),
  ),
  pair(
    "distance to the rear line",
    notes("C1 SITE", "ZONING", "The rear yard is 28 feet deep as built."),
    list(
      "A0 COVER",
      "SETBACKS",
      "SIDE | REQUIRED | ACTUAL",
      "FRONT | 25'-0\" | 26'-0\"",
      "REAR | 20'-0\" | 22'-6\"",
    ),
  ),
  pair(
    "bicycle and car parking in a note",
    notes("A0 COVER", "SITE", "Parking: 38 cars, 2 of them accessible."),
    list(
      "C1 SITE",
      "PARKING",
      "TYPE | COUNT",
      "STANDARD | 40",
      "ACCESSIBLE | 2",
      "TOTAL SPACES | 42",
    ),
  ),
  pair(
    "window type on the elevation",
    list(
      "A6 OPENINGS",
      "WINDOW TYPES",
      "TYPE | W | H | GLAZING",
      `C | 6'-0" | 4'-0" | IMPACT`,
      `D | 3'-0" | 3'-0" | OBSCURE`,
    ),
    view("A3 ELEVATIONS", "WEST ELEVATION", `TYPE C WINDOW, 5'-0" x 4'-0"`),
  ),
  pair(
    "leaf of a door in a plan note",
    notes("A1 PLAN", "PLAN NOTES", `Door 7 is a 3'-6" leaf for the bed path.`),
    list(
      "A6 OPENINGS",
      "DOOR SCHEDULE",
      "NO. | ROOM | W x H",
      `6 | WARD | 3'-8" x 7'-0"`,
      `7 | WARD | 3'-0" x 7'-0"`,
    ),
  ),
  pair(
    "overhead doors of the bays",
    view("A1 PLAN", "FLOOR PLAN", `12'-0" WIDE O.H. DOOR 103`),
    list(
      "A6 OPENINGS",
      "DOOR SCHEDULE",
      "NO. | TYPE | WIDTH | HEIGHT",
      `103 | SECTIONAL | 14'-0" | 14'-0"`,
      `104 | HM | 3'-0" | 7'-0"`,
    ),
  ),
  pair(
    "service in the cover's list of trades",
    list(
      "A0 COVER",
      "UTILITIES",
      "UTILITY | DATA",
      "ELECTRIC | 225 A SERVICE, OVERHEAD",
      "WATER | 1 IN.",
    ),
    view("E1 RISER", "POWER RISER DIAGRAM", "METER / MAIN 200 A"),
  ),
  pair(
    "main of the distribution board",
    notes("E0 NOTES", "GENERAL", "Service is 600 A at 208Y/120 V."),
    list("E3 PANELS", "SWITCHBOARD MSB", "ITEM | VALUE", "MAIN BREAKER | 800 A", "BUS | 800 A"),
  ),
  pair(
    "toilets in the scope",
    notes("A0 COVER", "SCOPE", "The new toilet core has seven water closets and four urinals."),
    list("P0 SCHEDULE", "FIXTURE TOTALS", "FIXTURE | QTY", "WATER CLOSETS | 8", "URINALS | 4"),
  ),
  pair(
    "drinking fountains",
    list("P0 SCHEDULE", "FIXTURE TOTALS", "FIXTURE | REQ. | PROV.", "DRINKING FOUNTAINS | 2 | 2"),
    notes("A1 PLAN", "NOTES", "There are three drinking fountains in the building."),
  ),
  pair(
    "ceiling of the dining hall",
    list(
      "A7 FINISHES",
      "FINISH SCHEDULE",
      "ROOM | FLOOR | CEILING HEIGHT",
      `DINING HALL | LVT | 12'-0"`,
      `KITCHEN | QT | 9'-0"`,
    ),
    view("A4 SECTIONS", "SECTION A", `DINING HALL CEILING 11'-0" A.F.F.`),
  ),
  pair(
    "pitch of the roof in the truss notes",
    list("A0 COVER", "ROOF DATA", "ITEM | DATA", "ROOF PITCH | 6/12", "COVERING | METAL"),
    notes("S3 ROOF", "TRUSSES", "Trusses are framed at 5 in 12 with 24 inch heels."),
  ),
  pair(
    "thickness of the warehouse floor",
    notes("S1 NOTES", "SLAB", "The floor is a 6 inch concrete slab on grade with fiber."),
    view("S4 DETAILS", "SLAB EDGE DETAIL", `5" CONC. SLAB ON GRADE`),
  ),
  pair(
    "travel in the summary",
    list(
      "LS0 DATA",
      "MEANS OF EGRESS",
      "ITEM | LIMIT | PROVIDED",
      "TRAVEL DISTANCE | 200 FT | 131 FT",
    ),
    view("LS1 PLAN", "LIFE SAFETY PLAN", "LONGEST TRAVEL DISTANCE = 158 FT"),
  ),
  pair(
    "lift of the clinic",
    list("A0 COVER", "CONVEYING", "ITEM | DATA", "ELEVATOR | 3,500 LB, 2 STOPS"),
    notes("A8 ELEVATOR", "ELEVATOR NOTES", "Elevator capacity is 4,500 pounds."),
  ),
  pair(
    "exposure in the truss title",
    notes("S1 NOTES", "WIND", "Wind exposure is category D."),
    view("S3 ROOF", "TRUSS LAYOUT (EXPOSURE C)", "GIRDER"),
  ),
  pair(
    "units of the building in words",
    notes("A0 COVER", "SCOPE", "The building holds eighteen dwelling units."),
    list(
      "A0 COVER SHEET",
      "UNIT COUNT",
      "TYPE | UNITS",
      "1 BR | 8",
      "2 BR | 8",
      "TOTAL UNITS | 16",
    ),
  ),
  pair(
    "tank of the heater in a legend",
    list("P0 SCHEDULE", "EQUIPMENT", "TAG | ITEM", "WH-1 | WATER HEATER, 75 GAL, GAS"),
    notes("A1 PLAN", "LEGEND", "WH: 50 gallon water heater on an 18 inch stand."),
  ),
  pair(
    "stair in the plan and its section",
    view("A1 PLAN", "FLOOR PLAN", `STAIR 2 - 48" CLEAR`),
    view("A8 STAIRS", "STAIR 2 SECTION", `STAIR WIDTH 44"`),
  ),
  pair(
    "floor of the house on the survey",
    notes("C1 SITE", "GRADING", "Finished floor of the residence is 11.20 feet NAVD."),
    view("A3 ELEVATIONS", "FRONT ELEVATION", "FIN. FLR. 10.70' NAVD"),
  ),
  pair(
    "office area in the finish list",
    view("A1 PLAN", "FLOOR PLAN", "RECORDS 108\n340 SF"),
    list(
      "A7 FINISHES",
      "ROOM DATA",
      "NO. | ROOM | AREA | FLOOR",
      "108 | RECORDS | 390 SF | VCT",
      "109 | STAFF | 210 SF | VCT",
    ),
  ),
];

export const LATER_ALIKE: readonly Pair[] = [
  pair(
    "living and lanai in a tally",
    list(
      "T1 TITLE",
      "SQUARE FOOTAGE",
      "AREA | S.F.",
      "MAIN LIVING (A/C) | 1,964",
      "LANAI | 288",
      "TOTAL | 2,252",
    ),
    notes("S1 NOTES", "ROOF", "The roof covers 2,252 sq. ft. in plan."),
  ),
  pair(
    "store and its mezzanine",
    notes("A001 DATA", "BUILDING DATA", "Gross floor area, single story: 8,960 sf."),
    view("A102 PLAN", "MEZZANINE PLAN - 1,120 SF", "STORAGE MEZZANINE"),
  ),
  pair(
    "tenant in a building",
    list(
      "G100 CODE",
      "CODE REVIEW",
      "ITEM | PROPOSED",
      "NO. OF STORIES | 1",
      "TOTAL BUILDING AREA | 15,470 SF",
    ),
    view("A101 PLAN", "SUITE 3 FLOOR PLAN (2,740 SF)", "SHOP"),
  ),
  pair(
    "types of two walls",
    list("G100 CODE", "CODE REVIEW", "ITEM | PROPOSED", "CONSTRUCTION TYPE | III-B"),
    notes("A500 WALLS", "BOARDS", "Use 5/8 inch Type X board; Type V-B assemblies are not used."),
  ),
  pair(
    "height of the building and of a sign",
    list("G100 CODE", "HEIGHTS", "ITEM | ALLOWED | PROPOSED", "BUILDING HEIGHT | 60 FT | 34 FT"),
    notes("S001 NOTES", "SIGN", "The pylon sign is 37 feet high above grade."),
  ),
  pair(
    "occupants of floors in two lists",
    list("LS0 DATA", "OCCUPANT LOAD BY FLOOR", "FLOOR | OCCUPANTS", "1ST | 140", "2ND | 122"),
    list("LS1 DATA", "STAIR LOADS", "FLOOR | OCCUPANTS PER STAIR", "1ST | 70", "2ND | 61"),
  ),
  pair(
    "chapel and its choir",
    list("LS0 DATA", "OCCUPANTS", "ROOM | AREA | FACTOR | LOAD", "CHAPEL | 1,400 | 7 NET | 200"),
    notes("P1 PLUMBING", "BASIS", "The chapel choir seats 24 persons."),
  ),
  pair(
    "people in a shift",
    notes("A0 COVER", "LETTER", "At most 98 people use the building at one time."),
    notes("P1 PLUMBING", "STAFF", "There are 12 employees in the building on a shift."),
  ),
  pair(
    "two classrooms",
    view("A1 PLAN", "FLOOR PLAN", "CLASSROOM 4\n31 OCCUPANTS", "CLASSROOM 5\n36 OCCUPANTS"),
    list(
      "LS1 LIFE SAFETY",
      "LOADS",
      "NO. | ROOM | OCC.",
      "4 | CLASSROOM | 31",
      "5 | CLASSROOM | 36",
    ),
  ),
  pair(
    "room posted for less",
    list("LS1 LIFE SAFETY", "EXITS", "DOOR | OCCUPANTS", "LOBBY DOOR A | 60", "LOBBY DOOR B | 52"),
    list("LS0 DATA", "OCCUPANTS", "ROOM | LOAD", "LOBBY | 112"),
  ),
  pair(
    "wheelchair seats of the theater",
    list("A0 COVER", "PROGRAM", "SPACE | SEATS", "THEATER | 312"),
    view("A3 SEATING", "SEATING LAYOUT", "THEATER - 6 WHEELCHAIR SEATS"),
  ),
  pair(
    "rear yard and rear easement",
    list("A0 COVER", "SETBACKS", "SIDE | REQUIRED | ACTUAL", `REAR | 20'-0" | 22'-6"`),
    notes("C1 SITE", "EASEMENTS", "The rear easement is 10 feet wide along the property line."),
  ),
  pair(
    "lengths of lot lines",
    notes("C1 SITE", "ZONING", "The north property line is 41 feet from the building."),
    view("C2 SURVEY", "SURVEY", "NORTH PROPERTY LINE 125.00'", "SOUTH PROPERTY LINE 125.00'"),
  ),
  pair(
    "cars and stacked cars",
    notes("A0 COVER", "SITE", "Parking: 42 spaces in all."),
    notes("C1 SITE", "DRIVE-THRU", "8 stacking spaces; 4 bicycle spaces; 2 accessible spaces."),
  ),
  pair(
    "rough opening and frame",
    list(
      "A6 OPENINGS",
      "WINDOW TYPES",
      "TYPE | FRAME SIZE | R.O.",
      `C | 5'-0" x 4'-0" | 5'-1" x 4'-1"`,
    ),
    view("A3 ELEVATIONS", "WEST ELEVATION", `TYPE C WINDOW, 5'-0" x 4'-0"`),
  ),
  pair(
    "doors of one number in two units",
    list("A6 OPENINGS", "DOOR SCHEDULE, UNIT A", "NO. | SIZE", `7 | 3'-0" x 7'-0"`),
    notes("A2 PLAN", "UNIT B NOTES", `Door 7 of unit B is a 2'-8" leaf.`),
  ),
  pair(
    "door beside a wider opening",
    view("A1 PLAN", "FLOOR PLAN", `12'-0" DRIVE TO DOOR 103`),
    list("A6 OPENINGS", "DOOR SCHEDULE", "NO. | WIDTH | HEIGHT", `103 | 14'-0" | 14'-0"`),
  ),
  pair(
    "service and its feeder",
    list("A0 COVER", "UTILITIES", "UTILITY | DATA", "ELECTRIC | 200 A SERVICE, OVERHEAD"),
    view("E1 RISER", "POWER RISER DIAGRAM", "METER / MAIN 200 A", "100 A FEEDER TO PANEL B"),
  ),
  pair(
    "main and bus of a board",
    notes("E0 NOTES", "GENERAL", "Service is 600 A at 208Y/120 V."),
    list("E3 PANELS", "SWITCHBOARD MSB", "ITEM | VALUE", "MAIN BREAKER | 600 A", "BUS | 800 A"),
  ),
  pair(
    "water closets of two cores",
    notes(
      "A0 COVER",
      "SCOPE",
      "The east core has four water closets, the west core has three water closets.",
    ),
    list("P0 SCHEDULE", "FIXTURE TOTALS", "FIXTURE | QTY", "WATER CLOSETS | 7"),
  ),
  pair(
    "fixtures by the code",
    notes("P1 PLUMBING", "BASIS", "The code asks for five lavatories."),
    list("P0 SCHEDULE", "FIXTURE TOTALS", "FIXTURE | QTY", "LAVATORIES | 6"),
  ),
  pair(
    "ceiling and its soffit",
    list("A7 FINISHES", "FINISH SCHEDULE", "ROOM | CEILING HEIGHT", `DINING HALL | 12'-0"`),
    view("A4 SECTIONS", "SECTION A", `DINING HALL CEILING SOFFIT 10'-0"`),
  ),
  pair(
    "pitch of a dormer",
    list("A0 COVER", "ROOF DATA", "ITEM | DATA", "ROOF PITCH | 6/12"),
    view("A3 ELEVATIONS", "FRONT ELEVATION", "3:12 AT DORMER"),
  ),
  pair(
    "slab and equipment pad",
    notes("S1 NOTES", "SLAB", "The floor is a 6 inch concrete slab on grade with fiber."),
    view("S4 DETAILS", "PAD DETAIL", `4" CONC. SLAB ON GRADE UNDER CONDENSER`),
  ),
  pair(
    "longest travel and travel of a floor",
    list(
      "LS0 DATA",
      "MEANS OF EGRESS",
      "ITEM | LIMIT | PROVIDED",
      "TRAVEL DISTANCE | 200 FT | 158 FT",
    ),
    view(
      "LS1 PLAN",
      "LIFE SAFETY PLAN",
      "TRAVEL DISTANCE T1 = 131 FT",
      "TRAVEL DISTANCE T2 = 158 FT",
    ),
  ),
  pair(
    "two elevators",
    list("A0 COVER", "CONVEYING", "ITEM | DATA", "ELEVATOR 1 | 3,500 LB", "ELEVATOR 2 | 4,500 LB"),
    notes("A8 ELEVATOR", "ELEVATOR NOTES", "Elevator 2 capacity is 4,500 pounds."),
  ),
  pair(
    "units and homes per floor",
    notes("A0 COVER", "SCOPE", "The building holds sixteen dwelling units."),
    notes("A1 PLAN", "PLAN NOTES", "Eight dwelling units per floor."),
  ),
  pair(
    "heater and its expansion tank",
    list("P0 SCHEDULE", "EQUIPMENT", "TAG | ITEM", "WH-1 | WATER HEATER, 75 GAL, GAS"),
    notes(
      "A1 PLAN",
      "LEGEND",
      "ET: 5 gallon expansion tank at the water heater; 30 gallon drain pan sump.",
    ),
  ),
  pair(
    "floor of the house and of its garage",
    notes("C1 SITE", "GRADING", "Finished floor of the residence is 11.20 feet NAVD."),
    view("A3 ELEVATIONS", "FRONT ELEVATION", "GARAGE FLR. 10.70' NAVD", "GRADE 9.80'"),
  ),
  pair(
    "net and gross of the records room",
    view("A1 PLAN", "FLOOR PLAN", "RECORDS 108\n340 SF"),
    list(
      "LS1 LIFE SAFETY",
      "LOADS",
      "NO. | ROOM | GROSS AREA | FACTOR",
      "108 | RECORDS | 360 SF | 300",
    ),
  ),
];
