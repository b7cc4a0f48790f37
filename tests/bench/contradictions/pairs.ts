/** Pairs of sheets in the words of many offices: those that contradict each other, and those that only look alike. */
import { list, notes, type Pair, pair, view } from "./pair.ts";

export const CONTRADICTING: readonly Pair[] = [
  // Areas.
  pair(
    "area of the building",
    list(
      "G-001 CODE DATA",
      "CODE SUMMARY",
      "ITEM | PROVIDED",
      "OCCUPANCY | B",
      "BUILDING AREA | 6,240 SF",
      "STORIES | 1",
    ),
    notes(
      "LS-101 LIFE SAFETY PLAN",
      "LIFE SAFETY NOTES",
      "Gross floor area of the building is 6,840 sf.",
    ),
  ),
  pair(
    "area of the tenant",
    notes("T-1 COVER SHEET", "PROJECT DATA", "TENANT AREA: 2,450 S.F.", "SUITE 104"),
    view("A-1 FLOOR PLAN", "FLOOR PLAN", "SUITE 104 - 2,540 SF"),
  ),
  pair(
    "conditioned area",
    list(
      "A0.1 COVER",
      "AREA CALCULATIONS",
      "SPACE | AREA",
      "FIRST FLOOR LIVING | 1,840 SF",
      "SECOND FLOOR LIVING | 1,220 SF",
      "TOTAL LIVING | 3,060 SF",
    ),
    notes(
      "M-1 MECHANICAL NOTES",
      "ENERGY DATA",
      "CONDITIONED FLOOR AREA: 2,860 SF",
      "LIVING AREA 2,860 SF",
    ),
  ),
  pair(
    "area of the garage",
    list(
      "A-1 COVER",
      "AREA TABULATION",
      "AREA | SQ. FT.",
      "LIVING | 2,110",
      "GARAGE | 462",
      "ENTRY | 60",
    ),
    view("A-2 FLOOR PLAN", "FLOOR PLAN", "2 CAR GARAGE 525 SF"),
  ),
  pair(
    "area of a unit",
    notes("CS COVER SHEET", "BUILDING DATA", "UNIT A: 1,180 S.F. A/C", "UNIT B: 1,020 S.F. A/C"),
    view("A2 UNIT PLANS", "UNIT A FLOOR PLAN", "UNIT A - 1,245 S.F. A/C"),
  ),
  pair(
    "area of the building on the site",
    list(
      "C-1 SITE PLAN",
      "SITE DATA",
      "ITEM | VALUE",
      "ZONING | C-2",
      "PROPOSED BLDG. AREA (GFA) | 14,500 SF",
    ),
    view("A-001 COVER", "VICINITY PLAN", "PROPOSED 1 STORY OFFICE BUILDING 13,800 S.F."),
  ),
  pair(
    "area of work",
    notes("A0 TITLE SHEET", "SCOPE", "AREA OF WORK: 3,200 SF"),
    notes("LS1 LIFE SAFETY", "CODE ANALYSIS", "Area of work 3,650 sq. ft., Alteration Level 2."),
  ),
  pair(
    "area of the lanai",
    list(
      "A-0 COVER SHEET",
      "AREA SUMMARY",
      "SPACE | S.F.",
      "LIVING AREA | 2,440",
      "COVERED LANAI | 320",
      "TOTAL UNDER ROOF | 2,760",
    ),
    view("A-1 FLOOR PLAN", "MAIN FLOOR PLAN", "COVERED LANAI 280 SF"),
  ),
  pair(
    "area of the mezzanine",
    notes("A-001 CODE SUMMARY", "BUILDING AREAS", "MEZZANINE: 640 SF"),
    view("A-102 MEZZANINE PLAN", "MEZZANINE PLAN", "MEZZANINE AREA = 780 SF"),
  ),
  // Doors and windows.
  pair(
    "size of a door",
    list(
      "A-601 SCHEDULES",
      "DOOR SCHEDULE",
      "NO. | WIDTH | HEIGHT | TYPE",
      `103 | 3'-0" | 7'-0" | A`,
      `104 | 3'-0" | 7'-0" | A`,
      `105 | 3'-0" | 7'-0" | B`,
    ),
    view("A-101 FLOOR PLAN", "FLOOR PLAN", `DOOR 104: 2'-8" X 6'-8"`),
  ),
  pair(
    "size of a window",
    list(
      "A-5 SCHEDULES",
      "WINDOW SCHEDULE",
      "MARK | SIZE | TYPE",
      `W-1 | 3'-0" x 5'-0" | SH`,
      `W-3 | 4'-0" x 5'-0" | SH`,
    ),
    view("A-3 ELEVATIONS", "FRONT ELEVATION", `WINDOW TYPE W-3, 3'-0" x 5'-0", IMPACT GLASS`),
  ),
  pair(
    "size of a window in digits",
    list(
      "A-5 SCHEDULES",
      "WINDOW SCHEDULE",
      "TYPE | SIZE | REMARKS",
      "A | 3050 | SINGLE HUNG",
      "B | 2030 | FIXED",
    ),
    view("A-3 ELEVATIONS", "REAR ELEVATION", "TYPE A - 3040 S.H."),
  ),
  pair(
    "size of the front door",
    list(
      "A-6 SCHEDULES",
      "DOOR SCHEDULE",
      "MARK | LOCATION | SIZE",
      `1 | FRONT ENTRY | 3'-6" x 8'-0"`,
      `2 | GARAGE TO HOUSE | 2'-8" x 6'-8"`,
    ),
    view("A-3 ELEVATIONS", "FRONT ELEVATION", `ENTRY DOOR 3'-0" x 8'-0"`),
  ),
  pair(
    "size of the sliding door",
    list(
      "A-6 SCHEDULES",
      "DOOR SCHEDULE",
      "MARK | TYPE | SIZE",
      `D1 | SWING | 3'-0" x 8'-0"`,
      `D4 | SLIDING GLASS DOOR | 8'-0" x 8'-0"`,
    ),
    view("A-3 ELEVATIONS", "REAR ELEVATION", `6'-0" x 8'-0" SLIDING GLASS DOOR`),
  ),
  pair(
    "size of a storefront",
    list(
      "A601 SCHEDULES",
      "STOREFRONT SCHEDULE",
      "MARK | WIDTH | HEIGHT",
      `SF-1 | 12'-0" | 9'-0"`,
      `SF-2 | 8'-0" | 9'-0"`,
    ),
    view("A201 ELEVATIONS", "SOUTH ELEVATION", `SF-1: 10'-0" x 9'-0" ALUM. STOREFRONT`),
  ),
  pair(
    "width of a door in a sentence",
    list(
      "A601 SCHEDULES",
      "DOOR SCHEDULE",
      "DOOR | WIDTH | HEIGHT | FIRE RATING",
      '4 | 36" | 84" | -',
      '5 | 36" | 84" | 20 MIN',
    ),
    notes("LS101 LIFE SAFETY PLAN", "EGRESS NOTES", "Exit door 4 is 42 in. wide."),
  ),
  pair(
    "size of the garage door",
    list(
      "A-6 SCHEDULES",
      "DOOR SCHEDULE",
      "MARK | DESCRIPTION | SIZE",
      `1 | ENTRY | 3'-0" x 8'-0"`,
      `2 | OVERHEAD GARAGE DOOR | 16'-0" x 7'-0"`,
    ),
    view("A-3 ELEVATIONS", "FRONT ELEVATION", `18'-0" x 7'-0" O.H. GARAGE DOOR`),
  ),
  pair(
    "rating of a door",
    list(
      "A-601 SCHEDULES",
      "DOOR SCHEDULE",
      "NO. | SIZE | RATING",
      `101A | 3'-0" x 7'-0" | 90 MIN`,
      `102 | 3'-0" x 7'-0" | -`,
    ),
    view("LS-1 LIFE SAFETY PLAN", "LIFE SAFETY PLAN", "DOOR 101A, 45 MIN. LABEL"),
  ),
  pair(
    "U-factor of all windows",
    notes("M-2 ENERGY", "ENERGY NOTES", "ALL WINDOWS: U-FACTOR 0.34, SHGC 0.25"),
    list(
      "A-5 SCHEDULES",
      "WINDOW SCHEDULE",
      "MARK | SIZE | U-FACTOR | SHGC",
      `A | 3'-0" x 5'-0" | 0.40 | 0.25`,
      `B | 2'-0" x 3'-0" | 0.40 | 0.25`,
    ),
  ),
  // Mains, breakers and voltages.
  pair(
    "main of the MDP",
    view("E-201 ONE-LINE", "ELECTRICAL ONE-LINE DIAGRAM", "MDP, 400A MCB, 208Y/120V, 3PH, 4W"),
    list(
      "E-301 PANEL SCHEDULES",
      "PANEL MDP - 208Y/120V, 3PH, 600A MCB",
      "CKT | LOAD | BKR",
      "1 | PANEL A | 100/3",
      "3 | RTU-1 | 60/3",
    ),
  ),
  pair(
    "service",
    notes("E-1 ELECTRICAL NOTES", "ELECTRICAL NOTES", "Provide a new 200 amp underground service."),
    view("E-2 RISER", "ELECTRICAL RISER DIAGRAM", "150A, 2P MAIN BREAKER"),
  ),
  pair(
    "service beside the load calculation",
    list(
      "E-3 LOADS",
      "LOAD CALCULATION",
      "ITEM | VALUE",
      "CONNECTED LOAD | 112 KVA",
      "DEMAND | 310 A",
      "SERVICE SIZE | 400 A",
    ),
    view("E-2 ONE LINE", "ONE-LINE DIAGRAM", "600 A SERVICE DISCONNECT, FUSED"),
  ),
  pair(
    "main of a panel by its heads",
    list(
      "E-3 PANELS",
      "PANEL LP1",
      "CKT | DESCRIPTION | BREAKER",
      "MAIN | 225A MCB | 225/3",
      "1 | LIGHTING | 20/1",
      "3 | RECEPTACLES | 20/1",
    ),
    view("E-2 RISER", "POWER RISER DIAGRAM", "PANEL LP1 - 100A MCB"),
  ),
  pair(
    "breaker that feeds a panel",
    list(
      "E-3 PANELS",
      "PANEL MDP",
      "CKT | LOAD SERVED | BREAKER",
      "1 | PANEL B | 125/3",
      "7 | RTU-1 | 60/3",
      "13 | SPARE | 20/1",
    ),
    view("E-2 RISER", "ONE-LINE DIAGRAM", "PANEL B FED FROM MDP, 100A/3P BREAKER"),
  ),
  pair(
    "breaker of a unit",
    list(
      "M-2 SCHEDULES",
      "AIR HANDLER SCHEDULE",
      "TAG | CFM | MCA | MOCP",
      "AHU-1 | 1,200 | 24 | 30",
    ),
    list(
      "E-3 PANELS",
      "PANEL A",
      "CKT | LOAD | BREAKER",
      "1,3 | AHU-1 | 45/2",
      "5 | LIGHTS | 20/1",
    ),
  ),
  pair(
    "breaker of the water heater",
    view("E-1 POWER PLAN", "POWER PLAN", "WATER HEATER, 30A/2P"),
    list(
      "E-3 PANELS",
      "PANEL A",
      "CKT | LOAD | BREAKER",
      "2,4 | WATER HEATER | 40/2",
      "5 | LIGHTS | 20/1",
    ),
  ),
  pair(
    "voltage of the service",
    notes("E-0 GENERAL", "ELECTRICAL GENERAL NOTES", "SERVICE: 208Y/120V, 3 PHASE, 4 WIRE, 400A"),
    view("E-2 ONE LINE", "ONE-LINE DIAGRAM", "SERVICE 120/240V, 1 PHASE, 3 WIRE, 400A"),
  ),
  // Roofs.
  pair(
    "slope of the roof",
    view("A-4 ROOF PLAN", "ROOF PLAN", "SLOPE 4:12", "RIDGE VENT"),
    view("A-3 ELEVATIONS", "LEFT ELEVATION", "ROOF PITCH 5/12"),
  ),
  pair(
    "slope of the trusses",
    notes(
      "S-1 STRUCTURAL NOTES",
      "ROOF FRAMING NOTES",
      `PRE-ENGINEERED WOOD TRUSSES @ 24" O.C., 6/12 PITCH`,
    ),
    view("A-4 SECTIONS", "BUILDING SECTION", "7:12 SLOPE"),
  ),
  pair(
    "slope of a low roof",
    view("A-4 ROOF PLAN", "ROOF PLAN", `ROOF SLOPE 1/4" PER FT.`),
    view("A-5 SECTIONS", "WALL SECTION", `TPO ROOF, SLOPE 1/2" PER FOOT`),
  ),
  pair(
    "slope of the roof in a sentence",
    notes("A-0 NOTES", "ROOFING NOTES", "The main roof pitches 5 in 12."),
    view("A-4 ROOF PLAN", "ROOF PLAN", "6:12 TYP."),
  ),
  // Ceilings.
  pair(
    "ceiling of a room",
    view("A-2 REFLECTED CEILING PLAN", "REFLECTED CEILING PLAN", `LOBBY CEILING 9'-0" A.F.F.`),
    list(
      "A-6 FINISHES",
      "ROOM FINISH SCHEDULE",
      "ROOM | FLOOR | WALLS | CEILING HEIGHT",
      `LOBBY | TILE | PAINT | 10'-0"`,
      `OFFICE | CPT | PAINT | 9'-0"`,
    ),
  ),
  pair(
    "all ceilings",
    notes("A-1 FLOOR PLAN", "FLOOR PLAN NOTES", `ALL CEILINGS 9'-4" A.F.F. U.N.O.`),
    view("A-4 SECTIONS", "BUILDING SECTION", `CEILING HT. 8'-0" TYP.`),
  ),
  pair(
    "ceiling of the first floor",
    notes("A-1 NOTES", "GENERAL NOTES", `FIRST FLOOR CEILING HEIGHT: 10'-0"`),
    view("A-4 SECTIONS", "SECTION A-A", `FIRST FLOOR CLG. HT. 9'-0"`),
  ),
  // Wind.
  pair(
    "wind speed",
    notes(
      "S-0 STRUCTURAL NOTES",
      "DESIGN CRITERIA",
      "ULTIMATE DESIGN WIND SPEED: 160 MPH",
      "EXPOSURE C",
    ),
    notes("A-0 COVER", "CODE DATA", "Vult = 150 mph"),
  ),
  pair(
    "wind exposure",
    list(
      "S-0 NOTES",
      "WIND DESIGN DATA",
      "ITEM | VALUE",
      "V ULT | 150 MPH",
      "EXPOSURE | B",
      "RISK CATEGORY | II",
    ),
    notes("A-3 ELEVATIONS", "WINDOW NOTES", "WIND EXPOSURE: C"),
  ),
  pair(
    "wind speed of the trusses",
    notes("S-0 NOTES", "WIND LOADS", "V ult 150 mph, Exp. C, Risk Cat. II"),
    notes(
      "S-3 TRUSS PLAN",
      "TRUSS NOTES",
      "TRUSSES SHALL BE DESIGNED FOR 140 MPH WIND SPEED, EXPOSURE C.",
    ),
  ),
  pair(
    "wind speed of the openings",
    notes(
      "A-5 SCHEDULES",
      "OPENING NOTES",
      "PRODUCTS SELECTED FOR A DESIGN WIND SPEED OF 140 MPH (VULT).",
    ),
    list(
      "S-0 NOTES",
      "DESIGN LOADS",
      "LOAD | VALUE",
      "ROOF LIVE | 20 PSF",
      "WIND SPEED (ULT.) | 145 MPH",
    ),
  ),
  // Loads, storeys, types.
  pair(
    "occupant load",
    notes("LS-1 LIFE SAFETY", "OCCUPANCY", "TOTAL OCCUPANT LOAD = 148"),
    notes("P-1 PLUMBING", "FIXTURE CALCULATION", "Fixture count is based on 162 occupants."),
  ),
  pair(
    "occupants of a room",
    list(
      "LS-1 LIFE SAFETY",
      "OCCUPANT LOAD CALCULATION",
      "ROOM | AREA | FACTOR | OCC",
      "MEETING ROOM 102 | 750 SF | 15 NET | 50",
      "OFFICE 103 | 150 SF | 150 | 1",
    ),
    view("A-1 FLOOR PLAN", "FLOOR PLAN", "MEETING ROOM 102: 64 OCC."),
  ),
  pair(
    "posted occupants",
    view("A-1 FLOOR PLAN", "FLOOR PLAN", "POST SIGN: DINING ROOM MAX. OCCUPANCY 110"),
    list(
      "LS-1 LIFE SAFETY",
      "OCCUPANT LOAD",
      "SPACE | AREA | FACTOR | OCCUPANTS",
      "DINING ROOM | 1,440 SF | 15 | 96",
      "KITCHEN | 600 SF | 200 | 3",
    ),
  ),
  pair(
    "number of stories",
    notes("G-1 COVER", "CODE SUMMARY", "NUMBER OF STORIES: 1"),
    view("C-1 SITE PLAN", "SITE PLAN", "PROPOSED TWO-STORY OFFICE BUILDING"),
  ),
  pair(
    "number of stories in a table",
    list(
      "G-1 CODE DATA",
      "BUILDING DATA",
      "ITEM | ALLOWED | ACTUAL",
      "STORIES | 4 | 2",
      "HEIGHT | 60 FT | 28 FT",
    ),
    notes(
      "LS-1 LIFE SAFETY",
      "CODE NOTES",
      "This is a three story building of Type VA construction.",
    ),
  ),
  pair(
    "construction type",
    notes("G-1 COVER", "CODE DATA", "TYPE OF CONSTRUCTION: VB"),
    notes("LS-1 LIFE SAFETY", "LIFE SAFETY DATA", "CONSTRUCTION TYPE: III-B"),
  ),
  pair(
    "construction type in a sentence",
    notes("LS-1 LIFE SAFETY", "NOTES", "The building is of Type II-B construction, unprotected."),
    list("G-1 COVER", "CODE ANALYSIS", "ITEM | DATA", "CONST. TYPE | V-A", "OCCUPANCY | M"),
  ),
  pair(
    "sprinklers",
    notes("G-1 COVER", "CODE DATA", "BUILDING IS FULLY SPRINKLERED PER NFPA 13."),
    list(
      "LS-1 LIFE SAFETY",
      "LIFE SAFETY DATA",
      "ITEM | PROVIDED",
      "SPRINKLERED | NO",
      "FIRE ALARM | YES",
    ),
  ),
  pair(
    "system of sprinklers",
    notes("G-1 COVER", "CODE DATA", "AUTOMATIC SPRINKLERS: NFPA 13R"),
    notes(
      "FP-1 FIRE PROTECTION",
      "FIRE PROTECTION NOTES",
      "Wet pipe sprinkler system throughout per NFPA 13.",
    ),
  ),
  pair(
    "occupancy",
    notes("G-1 COVER", "CODE DATA", "OCCUPANCY CLASSIFICATION: B"),
    notes("LS-1 LIFE SAFETY", "CODE SUMMARY", "OCCUPANCY GROUP: M"),
  ),
  pair(
    "height of the building",
    list(
      "G-1 COVER",
      "CODE DATA",
      "ITEM | ALLOWED | PROVIDED",
      "HEIGHT | 40 FT | 24'-6\"",
      "STORIES | 2 | 2",
    ),
    notes("A-3 ELEVATIONS", "ELEVATION NOTES", `BUILDING HEIGHT 28'-0"`),
  ),
  pair(
    "dwelling units",
    notes("G-1 COVER", "CODE DATA", "24 DWELLING UNITS"),
    list(
      "C-1 SITE",
      "PARKING CALCULATION",
      "USE | QTY | RATIO | REQUIRED",
      "MULTIFAMILY UNITS | 22 | 1.5 | 33",
    ),
  ),
  // Ratings.
  pair(
    "rating of the demising wall",
    notes("G-1 CODE", "FIRE RESISTANCE", "TENANT SEPARATION: 1 HR"),
    view("A-5 WALL TYPES", "DEMISING WALL SECTION", "2 HR DEMISING WALL, UL U411"),
  ),
  pair(
    "rating of the shaft",
    list(
      "G-1 CODE",
      "RATED ASSEMBLIES",
      "ELEMENT | RATING",
      "SHAFT ENCLOSURES | 2 HR",
      "CORRIDORS | 1 HR",
    ),
    notes("M-1 NOTES", "DUCT NOTES", "Grease duct shaft enclosure: 1-hour rated."),
  ),
  pair(
    "boards of the garage ceiling",
    view("A-4 SECTIONS", "GARAGE SECTION", `5/8" TYPE X GYP. BD. AT GARAGE CEILING`),
    notes("A-1 NOTES", "GENERAL NOTES", `GARAGE CEILING: 1/2" GYP. BOARD`),
  ),
  pair(
    "rating of the corridor",
    list(
      "G-1 CODE",
      "FIRE RESISTANCE RATINGS",
      "ELEMENT | REQUIRED | PROVIDED",
      "CORRIDOR WALLS | 1/2 HR | 1/2 HR",
      "STAIR ENCLOSURE | 1 HR | 1 HR",
    ),
    view("LS-1 LIFE SAFETY PLAN", "LIFE SAFETY PLAN", "1 HR CORRIDOR WALL"),
  ),
  pair(
    "rating of the stair",
    notes("G-1 CODE", "FIRE RATINGS", "STAIR ENCLOSURE: 2 HOUR"),
    view("A-7 STAIR", "STAIR SECTION", "1-HR RATED STAIR ENCLOSURE"),
  ),
  pair(
    "rating of a wall type",
    list(
      "A-5 WALL TYPES",
      "PARTITION TYPES",
      "TYPE | DESCRIPTION | RATING",
      `P1 | 3 5/8" MTL. STUD, 5/8" GYP | -`,
      `P3 | 6" MTL. STUD, 2 LAYERS | 2 HR`,
    ),
    view("LS-1 LIFE SAFETY PLAN", "LIFE SAFETY PLAN", "WALL TYPE P3 - 1 HR"),
  ),
  // Energy.
  pair(
    "R-value of the attic",
    notes("M-2 ENERGY", "ENERGY NOTES", "ATTIC INSULATION: R-38 BLOWN"),
    view("A-4 SECTIONS", "WALL SECTION", "R-30 BATT INSULATION IN ATTIC"),
  ),
  pair(
    "R-value of block walls",
    view("A-4 SECTIONS", "WALL SECTION", "R-4.1 FOIL INSULATION AT CMU WALL"),
    list("M-2 ENERGY", "ENVELOPE", "COMPONENT | VALUE", "CMU WALLS | R-7.8", "CEILING | R-30"),
  ),
  pair(
    "R-value of frame walls",
    list(
      "M-2 ENERGY",
      "ENERGY SUMMARY",
      "ITEM | R-VALUE",
      "EXTERIOR FRAME WALLS | R-19",
      "ROOF | R-30",
    ),
    view(
      "A-4 SECTIONS",
      "TYPICAL WALL SECTION",
      "2X4 EXTERIOR STUD WALL WITH R-13 BATT INSULATION",
    ),
  ),
  // Structure.
  pair(
    "size of a footing",
    list(
      "S-1 FOUNDATION",
      "FOOTING SCHEDULE",
      "MARK | SIZE | REINF.",
      `F1 | 3'-0" x 3'-0" x 12" | (4) #5 E.W.`,
      `F2 | 4'-0" x 4'-0" x 12" | (5) #5 E.W.`,
    ),
    view("S-2 DETAILS", "COLUMN FOOTING DETAIL", `F1: 4'-0" x 4'-0" x 12"`),
  ),
  pair(
    "size of the wall footing",
    view("S-1 FOUNDATION PLAN", "FOUNDATION PLAN", `16" WIDE x 20" DEEP MONOLITHIC FOOTING`),
    view("A-4 SECTIONS", "TYPICAL WALL SECTION", `20" x 20" MONOLITHIC FOOTING`),
  ),
  pair(
    "thickness of the slab",
    notes("S-0 NOTES", "FOUNDATION NOTES", `SLAB ON GRADE: 4" THICK W/ 6x6 W1.4xW1.4 W.W.M.`),
    view("S-1 FOUNDATION PLAN", "FOUNDATION PLAN", `5" CONC. SLAB ON GRADE`),
  ),
  pair(
    "bars of the footing",
    view("S-1 FOUNDATION PLAN", "FOUNDATION PLAN", "WALL FOOTING W/ (2) #5 CONT."),
    view("A-4 SECTIONS", "WALL SECTION", "WALL FOOTING WITH (3) #5 CONTINUOUS"),
  ),
  pair(
    "bars in the block wall",
    notes("S-0 NOTES", "MASONRY NOTES", `VERTICAL REINFORCING: #5 @ 48" O.C.`),
    view("S-3 SECTIONS", "WALL SECTION", `#5 VERT. @ 32" O.C. IN CMU`),
  ),
  pair(
    "floor joists",
    view("S-2 FRAMING", "FLOOR FRAMING PLAN", `2x10 FLOOR JOISTS @ 16" O.C.`),
    view("A-4 SECTIONS", "BUILDING SECTION", `2x8 FLOOR JOISTS @ 16" O.C.`),
  ),
  pair(
    "spacing of the trusses",
    view("S-3 ROOF FRAMING", "ROOF FRAMING PLAN", `PRE-ENG. ROOF TRUSSES @ 24" O.C.`),
    view("A-4 SECTIONS", "BUILDING SECTION", `ROOF TRUSSES @ 16" O.C.`),
  ),
  pair(
    "sheathing of the roof",
    notes("S-0 NOTES", "ROOF NOTES", `ROOF SHEATHING: 19/32" PLYWOOD`),
    view("A-4 SECTIONS", "WALL SECTION", `15/32" PLYWOOD ROOF SHEATHING`),
  ),
  pair(
    "size of a header",
    list(
      "S-2 FRAMING",
      "HEADER SCHEDULE",
      "MARK | SIZE",
      "H1 | (2) 2x12",
      "H2 | (2) 1 3/4 x 14 LVL",
    ),
    view("S-3 FRAMING PLAN", "ROOF FRAMING PLAN", "HEADER H1: (3) 2x10"),
  ),
  pair(
    "vapor retarder",
    notes("S-0 NOTES", "SLAB NOTES", "VAPOR RETARDER: 10 MIL UNDER SLAB"),
    view("A-4 SECTIONS", "WALL SECTION", "6 MIL VAPOR RETARDER UNDER SLAB"),
  ),
  pair(
    "bolts of the sill",
    notes("S-0 NOTES", "WOOD NOTES", `SILL PLATE ANCHOR BOLTS: 5/8" DIA. @ 32" O.C.`),
    view("A-4 SECTIONS", "WALL SECTION", `5/8" ANCHOR BOLTS @ 48" O.C. AT SILL PLATE`),
  ),
  pair(
    "bearing of the soil",
    notes(
      "S-0 NOTES",
      "FOUNDATION NOTES",
      "FOOTINGS ARE DESIGNED FOR AN ALLOWABLE SOIL BEARING PRESSURE OF 2,500 PSF.",
    ),
    notes("C-3 GEOTECH", "GEOTECHNICAL SUMMARY", "Allowable bearing capacity: 2,000 psf"),
  ),
  pair(
    "strength of the concrete",
    notes("S-0 NOTES", "CONCRETE", "All concrete shall attain 3,000 psi at 28 days."),
    view("S-1 FOUNDATION", "FOUNDATION PLAN", "CONCRETE F'C = 4000 PSI"),
  ),
  pair(
    "live load",
    notes("S-0 NOTES", "DESIGN LOADS", "FLOOR LIVE LOAD: 40 PSF"),
    notes("S-2 FRAMING", "FLOOR TRUSS NOTES", "FLOOR LIVE LOAD 50 PSF"),
  ),
  // Stairs and ways.
  pair(
    "width of the stair",
    view("A-7 STAIR", "STAIR 1 PLAN", `STAIR 1 - 44" CLEAR WIDTH`),
    list(
      "LS-1 LIFE SAFETY",
      "EGRESS CAPACITY",
      "ELEMENT | WIDTH | CAPACITY",
      `STAIR 1 | 48" | 160`,
      `EXIT DOOR 1 | 34" | 170`,
    ),
  ),
  pair(
    "risers of the stair",
    view("A-7 STAIR", "STAIR SECTION", `17 RISERS @ 7 1/16"`),
    view("A-1 FLOOR PLAN", "FIRST FLOOR PLAN", "UP 18 RISERS"),
  ),
  pair(
    "riser of the stair",
    view("A-7 STAIR", "STAIR SECTION", `STAIR: 7 1/2" RISERS, 11" TREADS`),
    notes("A-0 NOTES", "STAIR NOTES", `Stair risers 7" max. actual 7 3/4", treads 11".`),
  ),
  pair(
    "tread of the stair",
    view("A-7 STAIR", "STAIR SECTION", `TREADS 11"`),
    view("A-2 SECOND FLOOR PLAN", "STAIR PLAN", `STAIR TREADS 10"`),
  ),
  pair(
    "height of the guard",
    view("A-7 STAIR", "STAIR SECTION", `GUARD 42" HIGH`),
    view("A-4 SECTIONS", "BALCONY SECTION", `GUARDRAIL 36" HIGH`),
  ),
  pair(
    "width of the corridor",
    view("A-1 FLOOR PLAN", "FLOOR PLAN", `CORRIDOR 110 - 5'-0" WIDE`),
    list(
      "LS-1 LIFE SAFETY",
      "EGRESS WIDTHS",
      "ELEMENT | WIDTH PROVIDED",
      `CORRIDOR 110 | 72"`,
      `DOOR 101 | 34"`,
    ),
  ),
  // Equipment.
  pair(
    "tons of a unit",
    list(
      "M-2 SCHEDULES",
      "CONDENSING UNIT SCHEDULE",
      "TAG | TONS | SEER2",
      "CU-1 | 3.5 | 15.2",
      "CU-2 | 2.0 | 15.2",
    ),
    view("M-1 PLAN", "MECHANICAL PLAN", "CU-1, 4 TON"),
  ),
  pair(
    "tons of the house",
    notes("M-1 MECHANICAL", "HVAC NOTES", "Heat pump: 4 ton, 15.2 SEER2"),
    notes("EN-1 ENERGY", "MANUAL S SUMMARY", "COOLING EQUIPMENT: 3 TON HEAT PUMP"),
  ),
  pair(
    "volume of the water heater",
    list(
      "P-2 SCHEDULES",
      "PLUMBING EQUIPMENT",
      "MARK | TYPE | CAPACITY",
      "WH-1 | ELECTRIC WATER HEATER | 50 GAL",
      "ET-1 | EXPANSION TANK | 2 GAL",
    ),
    view("P-3 RISER", "WATER RISER DIAGRAM", "WH-1, 40 GAL."),
  ),
  pair(
    "fixtures",
    list(
      "P-1 PLUMBING",
      "FIXTURE COUNT",
      "FIXTURE | REQUIRED | PROVIDED",
      "WATER CLOSETS | 4 | 6",
      "LAVATORIES | 3 | 4",
    ),
    notes("LS-1 LIFE SAFETY", "PLUMBING SUMMARY", "WATER CLOSETS PROVIDED: 5"),
  ),
  pair(
    "air of a fan",
    list(
      "M-2 SCHEDULES",
      "EXHAUST FAN SCHEDULE",
      "MARK | CFM | ESP",
      "EF-1 | 70 | 0.25",
      "EF-2 | 110 | 0.25",
    ),
    view("M-1 PLAN", "MECHANICAL PLAN", "EF-1 110 CFM"),
  ),
  pair(
    "generator",
    view("E-2 ONE LINE", "ONE-LINE DIAGRAM", "60 KW DIESEL GENERATOR"),
    notes("M-1 NOTES", "GENERATOR NOTES", "Generator: 80 kW, 72-hour tank."),
  ),
  // The site.
  pair(
    "finished floor",
    view("C-2 GRADING", "GRADING PLAN", "FFE = 9.00 NAVD88"),
    view("A-3 ELEVATIONS", "FRONT ELEVATION", "FINISH FLOOR EL. 10.50' NAVD"),
  ),
  pair(
    "base flood elevation",
    notes("C-1 SITE", "FLOOD DATA", "FLOOD ZONE AE, BFE EL. 8.0 FT NAVD 88"),
    notes("S-0 NOTES", "FLOOD DESIGN", "BFE = 9.0' NAVD88"),
  ),
  pair(
    "design flood elevation",
    list(
      "C-1 SITE",
      "FLOOD TABLE",
      "ITEM | ELEVATION",
      "BASE FLOOD ELEVATION | 9.0 NAVD",
      "DESIGN FLOOD ELEVATION | 10.0 NAVD",
    ),
    notes("S-0 NOTES", "FLOOD NOTES", "Design flood elevation (DFE) is 11.0 ft NAVD."),
  ),
  pair(
    "flood zone",
    notes("C-1 SITE", "SITE DATA", "FEMA FLOOD ZONE: X"),
    notes("A-0 COVER", "PROJECT DATA", "FLOOD ZONE AE"),
  ),
  pair(
    "setback",
    list(
      "C-1 SITE",
      "SETBACKS",
      "YARD | REQUIRED | PROVIDED",
      "FRONT | 20 FT | 25 FT",
      "REAR | 15 FT | 32 FT",
    ),
    view("A-0 COVER", "SITE PLAN", `FRONT SETBACK PROVIDED 21'-0"`),
  ),
  pair(
    "parking",
    list(
      "C-1 SITE",
      "PARKING SUMMARY",
      "TYPE | REQUIRED | PROVIDED",
      "STANDARD | 38 | 40",
      "ACCESSIBLE | 2 | 2",
      "TOTAL | 40 | 42",
    ),
    notes("A-0 COVER", "SITE DATA", "PARKING PROVIDED: 45 SPACES"),
  ),
  pair(
    "title in the index",
    list("G-0 COVER", "SHEET INDEX", "SHEET | TITLE", "G-0 | COVER", "A-201 | EXTERIOR ELEVATIONS"),
    view("A-201 ROOF PLAN", "ROOF PLAN", "METAL ROOF"),
  ),
  pair(
    "sheet of the index that is missing its number",
    list(
      "G-0 COVER",
      "DRAWING INDEX",
      "NO. | DRAWING TITLE",
      "G-0 | COVER",
      "M-101 | MECHANICAL PLAN",
    ),
    view("M-101 PLUMBING RISER", "PLUMBING RISER", '3" VENT'),
  ),
  pair(
    "address",
    notes("G-0 COVER", "PROJECT", "PROJECT ADDRESS: 1420 PALM AVENUE, TAMPA, FL 33602"),
    notes("C-1 SITE", "SITE DATA", "SITE ADDRESS: 1402 PALM AVENUE, TAMPA, FL 33602"),
  ),
  pair(
    "edition",
    notes("G-0 COVER", "CODES", "FLORIDA BUILDING CODE, 8TH EDITION (2023)"),
    notes("S-0 NOTES", "GENERAL", "Design per Florida Building Code, 7th Edition (2020)."),
  ),
  pair(
    "exits",
    notes("G-0 COVER", "EGRESS DATA", "EXITS PROVIDED: 3"),
    notes("LS-1 LIFE SAFETY", "EGRESS", "Number of exits provided: 2"),
  ),
  pair(
    "seats",
    notes("G-0 COVER", "DATA", "DINING SEATS: 84"),
    view("A-1 FLOOR PLAN", "SEATING PLAN", "84 SEATS SHOWN", "TOTAL SEATING 92 SEATS"),
  ),
];

export const LOOKING_ALIKE: readonly Pair[] = [
  pair(
    "gross and leased area",
    notes("G-1 COVER", "DATA", "BUILDING AREA: 12,400 SF GROSS"),
    notes("A-1 PLAN", "DATA", "NET LEASABLE AREA: 11,600 SF"),
  ),
  pair(
    "suite in a building",
    notes("G-1 COVER", "DATA", "BUILDING AREA: 12,400 SF"),
    notes("A-1 PLAN", "DATA", "SUITE 104: 2,450 SF"),
  ),
  pair(
    "living and under roof",
    notes("G-1 COVER", "DATA", "LIVING AREA: 2,110 SF"),
    notes("A-1 PLAN", "DATA", "TOTAL UNDER ROOF: 2,910 SF"),
  ),
  pair(
    "two units",
    view("A-1 PLAN", "UNIT A FLOOR PLAN", "LIVING AREA 1,180 SF"),
    view("A-2 PLAN", "UNIT B FLOOR PLAN", "LIVING AREA 1,020 SF"),
  ),
  pair(
    "garages of two units",
    view("A-1 PLAN", "UNIT A FLOOR PLAN", "GARAGE 462 SF"),
    view("A-2 PLAN", "UNIT B FLOOR PLAN", "GARAGE 525 SF"),
  ),
  pair(
    "garages of a list and a unit",
    list(
      "A-0 COVER",
      "AREAS",
      "AREA | UNIT A | UNIT B",
      "LIVING | 1,210 | 1,340",
      "GARAGE | 462 | 525",
    ),
    view("A-2 PLAN", "UNIT B FLOOR PLAN", "GARAGE 525 SF"),
  ),
  pair(
    "lot and building",
    notes("C-1 SITE", "SITE DATA", "SITE AREA: 24,200 SF", "BUILDING COVERAGE: 6,240 SF"),
    notes("G-1 COVER", "DATA", "BUILDING AREA: 11,900 SF, 2 STORIES"),
  ),
  pair(
    "floor and building",
    notes("G-1 COVER", "DATA", "FIRST FLOOR: 6,000 SF", "TOTAL BUILDING AREA 12,000 SF"),
    notes("LS-1 LIFE SAFETY", "DATA", "FIRST FLOOR GROSS AREA: 6,000 SF"),
  ),
  pair(
    "area allowed",
    list(
      "G-1 COVER",
      "CODE DATA",
      "ITEM | ALLOWED | ACTUAL",
      "AREA | 9,000 SF | 6,240 SF",
      "STORIES | 2 | 1",
    ),
    notes("LS-1 LIFE SAFETY", "DATA", "BUILDING AREA 6,240 SF"),
  ),
  pair(
    "area of work and of the suite",
    notes("G-1 COVER", "DATA", "AREA OF WORK: 900 SF", "SUITE AREA: 2,450 SF"),
    notes("LS-1 LIFE SAFETY", "DATA", "TENANT SPACE 2,450 SF"),
  ),
  pair(
    "rear and front lanai",
    view("A-1 PLAN", "FLOOR PLAN", "REAR LANAI 320 SF"),
    view("A-2 PLAN", "FLOOR PLAN", "SIDE LANAI 120 SF"),
  ),
  pair(
    "rough opening",
    list(
      "A-5 SCHEDULES",
      "WINDOW SCHEDULE",
      "MARK | SIZE | TYPE",
      `A | 3'-0" x 5'-0" | SH`,
      `B | 2'-0" x 3'-0" | FX`,
    ),
    view("A-3 ELEV", "FRAMING ELEVATION", `WINDOW A: R.O. 3'-2" x 5'-2"`),
  ),
  pair(
    "clear width of a door",
    list(
      "A-6 SCHEDULES",
      "DOOR SCHEDULE",
      "NO. | WIDTH | HEIGHT",
      `104 | 3'-0" | 7'-0"`,
      `105 | 3'-0" | 7'-0"`,
    ),
    view("LS-1 LIFE SAFETY", "LIFE SAFETY PLAN", `DOOR 104: 34" CLEAR`),
  ),
  pair(
    "clear opening in a table of egress",
    list(
      "A-6 SCHEDULES",
      "DOOR SCHEDULE",
      "NO. | WIDTH | HEIGHT",
      `104 | 3'-0" | 7'-0"`,
      `105 | 3'-0" | 7'-0"`,
    ),
    list(
      "LS-1 LIFE SAFETY",
      "EGRESS CAPACITY",
      "ELEMENT | CLEAR WIDTH | CAPACITY",
      `DOOR 104 | 33" | 165`,
    ),
  ),
  pair(
    "leaves of a pair",
    list(
      "A-6 SCHEDULES",
      "DOOR SCHEDULE",
      "NO. | SIZE | TYPE",
      `101 | PR 3'-0" x 7'-0" | ALUM`,
      `105 | 3'-0" x 7'-0" | HM`,
    ),
    view("A-3 ELEV", "FRONT ELEVATION", `DOOR 101 6'-0" x 7'-0" PAIR`),
  ),
  pair(
    "doors of two units",
    list(
      "A-6 SCHEDULES",
      "UNIT A DOOR SCHEDULE",
      "NO. | SIZE",
      `1 | 3'-0" x 6'-8"`,
      `2 | 2'-8" x 6'-8"`,
    ),
    list(
      "A-7 SCHEDULES",
      "UNIT B DOOR SCHEDULE",
      "NO. | SIZE",
      `1 | 3'-6" x 8'-0"`,
      `2 | 2'-6" x 6'-8"`,
    ),
  ),
  pair(
    "windows of two units",
    list(
      "A-5 SCHEDULES",
      "UNIT A WINDOW SCHEDULE",
      "MARK | SIZE | U",
      `W1 | 3'-0" x 5'-0" | 0.32`,
      `W2 | 2'-0" x 3'-0" | 0.32`,
    ),
    view("A-7 ELEV", "UNIT B FRONT ELEVATION", `WINDOW W1 4'-0" x 5'-0"`),
  ),
  pair(
    "a wall of the mark of a window",
    list(
      "A-5 SCHEDULES",
      "WINDOW SCHEDULE",
      "MARK | SIZE",
      `W1 | 3'-0" x 5'-0"`,
      `W2 | 2'-0" x 3'-0"`,
    ),
    view("A-4 SECTIONS", "WALL SECTION", `WALL W1: 8" CMU`),
  ),
  pair(
    "digits and feet",
    list("A-5 SCHEDULES", "WINDOW SCHEDULE", "MARK | SIZE", "A | 3050", "B | 2030"),
    view("A-3 ELEV", "REAR ELEVATION", `WINDOW A 3'-0" x 5'-0"`),
  ),
  pair(
    "two sliding doors",
    list(
      "A-6 SCHEDULES",
      "DOOR SCHEDULE",
      "MARK | TYPE | SIZE",
      `D4 | SLIDING GLASS DOOR | 8'-0" x 8'-0"`,
      `D5 | SLIDING GLASS DOOR | 6'-0" x 8'-0"`,
    ),
    view("A-3 ELEV", "REAR ELEVATION", `6'-0" x 8'-0" SLIDING GLASS DOOR`),
  ),
  pair(
    "opening of egress",
    list(
      "A-5 SCHEDULES",
      "WINDOW SCHEDULE",
      "MARK | SIZE",
      `A | 3'-0" x 5'-0"`,
      `B | 2'-0" x 3'-0"`,
    ),
    notes("A-1 PLAN", "EGRESS NOTES", `WINDOW A CLEAR OPENING 33" x 26", 5.9 SF`),
  ),
  pair(
    "door and its rating in the code",
    list(
      "A-6 SCHEDULES",
      "DOOR SCHEDULE",
      "NO. | SIZE | RATING",
      `101A | 3'-0" x 7'-0" | 90 MIN`,
      `102 | 3'-0" x 7'-0" | -`,
    ),
    notes("LS-1 LIFE SAFETY", "NOTES", "DOORS IN 1-HR CORRIDORS: 20 MIN. LABEL"),
  ),
  pair(
    "front door and door to the garage",
    list(
      "A-6 SCHEDULES",
      "DOOR SCHEDULE",
      "MARK | LOCATION | SIZE",
      `1 | FRONT ENTRY | 3'-6" x 8'-0"`,
      `2 | SIDE ENTRY | 3'-0" x 6'-8"`,
    ),
    view("A-3 ELEV", "LEFT ELEVATION", `SIDE ENTRY DOOR 3'-0" x 6'-8"`),
  ),
  pair(
    "bus and main",
    view("E-2 ONE LINE", "ONE-LINE DIAGRAM", "PANEL A, 225A BUS"),
    list("E-3 PANELS", "PANEL A - 200A MCB", "CKT | LOAD | BKR", "1 | LIGHTS | 20/1"),
  ),
  pair(
    "lugs and their breaker",
    view("E-2 ONE LINE", "ONE-LINE DIAGRAM", "PANEL B FED FROM MDP, 100A/3P BREAKER"),
    list("E-3 PANELS", "PANEL B - 125A MLO", "CKT | LOAD | BKR", "1 | LIGHTS | 20/1"),
  ),
  pair(
    "generator breaker",
    view("E-2 ONE LINE", "ONE-LINE DIAGRAM", "200A GENERATOR BREAKER"),
    notes("E-1 NOTES", "NOTES", "400 A ELECTRICAL SERVICE"),
  ),
  pair(
    "mains of units and the house",
    notes("E-1 NOTES", "NOTES", "EACH UNIT PANEL: 125A MAIN", "HOUSE PANEL: 100A MAIN"),
    view("E-2 ONE LINE", "ONE-LINE DIAGRAM", "600A SERVICE DISCONNECT"),
  ),
  pair(
    "MCA and breaker",
    list("M-2 SCHEDULES", "AIR HANDLERS", "TAG | MCA | MOCP", "AHU-1 | 24 | 30"),
    list(
      "E-3 PANELS",
      "PANEL A",
      "CKT | LOAD | BREAKER",
      "1,3 | AHU-1 | 30/2",
      "5 | LIGHTS | 20/1",
    ),
  ),
  pair(
    "smaller breaker than the maximum",
    list("M-2 SCHEDULES", "AIR HANDLERS", "TAG | MCA | MAX. OCPD", "AHU-1 | 24 | 45"),
    list(
      "E-3 PANELS",
      "PANEL A",
      "CKT | LOAD | BREAKER",
      "1,3 | AHU-1 | 40/2",
      "5 | LIGHTS | 20/1",
    ),
  ),
  pair(
    "water heaters of two units",
    list(
      "E-3 PANELS",
      "PANEL A (UNIT A)",
      "CKT | LOAD | BREAKER",
      "2,4 | WATER HEATER | 30/2",
      "5 | LIGHTS | 20/1",
    ),
    list(
      "E-4 PANELS",
      "PANEL B (UNIT B)",
      "CKT | LOAD | BREAKER",
      "2,4 | WATER HEATER | 40/2",
      "5 | LIGHTS | 20/1",
    ),
  ),
  pair(
    "voltages of a service and a panel",
    notes("E-0 NOTES", "NOTES", "SERVICE: 480Y/277V, 3 PHASE, 4 WIRE"),
    view("E-2 ONE LINE", "ONE-LINE DIAGRAM", "PANEL LP1 208Y/120V, 3PH, 75 KVA TRANSFORMER"),
  ),
  pair(
    "porch roof",
    view("A-4 ROOF PLAN", "ROOF PLAN", "SLOPE 6:12", "PORCH ROOF 3:12"),
    view("A-3 ELEV", "FRONT ELEVATION", "ROOF 6:12"),
  ),
  pair(
    "cricket",
    view("A-4 ROOF PLAN", "ROOF PLAN", `SLOPE 1/4" PER FT`, `CRICKET 1/2" PER FT`),
    view("A-5 SECTIONS", "WALL SECTION", `ROOF SLOPE 1/4" PER FT.`),
  ),
  pair(
    "slope that needs two layers",
    view("A-4 ROOF PLAN", "ROOF PLAN", "SLOPE 5:12"),
    notes("A-0 NOTES", "ROOF NOTES", "ROOF SLOPES FROM 2:12 TO 4:12: TWO LAYERS OF UNDERLAYMENT"),
  ),
  pair(
    "slope of the lower chord",
    view("A-4 SECTIONS", "BUILDING SECTION", "VAULTED CEILING 3:12"),
    view("A-3 ELEV", "FRONT ELEVATION", "ROOF 6:12"),
  ),
  pair(
    "ground and roof",
    view("A-4 ROOF PLAN", "ROOF PLAN", `ROOF SLOPE 1/4" PER FT`),
    view("C-2 GRADING", "GRADING PLAN", `WALK SLOPE 1/8" PER FT`, "SWALE 3:1"),
  ),
  pair(
    "soffit and ceiling",
    view("A-2 RCP", "REFLECTED CEILING PLAN", `LOBBY CEILING 10'-0" A.F.F.`),
    view("A-4 SECTIONS", "LOBBY SECTION", `SOFFIT 8'-6" A.F.F.`),
  ),
  pair(
    "ceilings but one",
    notes("A-1 PLAN", "NOTES", `ALL CEILINGS 9'-4" A.F.F. U.N.O.`),
    view("A-4 SECTIONS", "GARAGE SECTION", `GARAGE CEILING 10'-0"`),
  ),
  pair(
    "ceilings of two floors",
    notes("A-1 PLAN", "NOTES", `FIRST FLOOR CEILING HEIGHT: 10'-0"`),
    view("A-4 SECTIONS", "SECTION A-A", `SECOND FLOOR CLG. HT. 9'-0"`),
  ),
  pair(
    "rooms of one name, front and rear",
    view("A-2 RCP", "REFLECTED CEILING PLAN", `WOMEN CLG. 8'-0"`),
    list(
      "A-6 FINISHES",
      "ROOM FINISH SCHEDULE",
      "NO. | ROOM | CEILING HEIGHT",
      `105 | WOMEN | 8'-0"`,
      `118 | WOMEN | 9'-0"`,
    ),
  ),
  pair(
    "closets of one name",
    view("A-2 PLAN", "FLOOR PLAN", `W.C. 8'-0" CLG.`),
    view("A-3 PLAN", "REAR BUILDING FLOOR PLAN", `W.C. 9'-0" CLG.`),
  ),
  pair(
    "least ceiling",
    notes("A-0 NOTES", "NOTES", `MINIMUM CEILING HEIGHT 7'-6" IN CORRIDORS`),
    view("A-2 RCP", "REFLECTED CEILING PLAN", `CORRIDOR CLG. 9'-0"`),
  ),
  pair(
    "speed from which shutters are due",
    notes("S-0 NOTES", "DESIGN CRITERIA", "ULTIMATE DESIGN WIND SPEED: 150 MPH"),
    notes("A-0 NOTES", "NOTES", "WIND-BORNE DEBRIS REGION: SPEED OVER 140 MPH"),
  ),
  pair(
    "speed and allowable speed",
    notes("S-0 NOTES", "DESIGN CRITERIA", "VULT = 150 MPH, VASD = 116 MPH"),
    notes("A-0 COVER", "CODE DATA", "WIND SPEED (Vasd): 116 MPH"),
  ),
  pair(
    "where wind speed is",
    notes("S-0 NOTES", "DESIGN CRITERIA", "DESIGN WIND SPEED 150 MPH"),
    notes(
      "A-0 NOTES",
      "NOTES",
      "Openings are protected where the design wind speed is 130 mph or greater within one mile of the coast.",
    ),
  ),
  pair(
    "rated speed of a door",
    notes("S-0 NOTES", "DESIGN CRITERIA", "DESIGN WIND SPEED 150 MPH"),
    view("A-3 ELEV", "FRONT ELEVATION", "GARAGE DOOR TESTED TO 180 MPH"),
  ),
  pair(
    "exposure to water",
    notes("S-0 NOTES", "WIND", "EXPOSURE C"),
    notes(
      "A-0 NOTES",
      "NOTES",
      "SITES WITHIN 600 FT OF OPEN WATER WITH EXPOSURE D USE COASTAL HARDWARE.",
    ),
  ),
  pair(
    "exposure class of concrete",
    notes("S-0 NOTES", "WIND", "WIND EXPOSURE: B"),
    notes("S-1 NOTES", "CONCRETE", "CONCRETE EXPOSURE CLASS C1, S0, W0"),
  ),
  pair(
    "exposure of walls",
    notes("S-0 NOTES", "WIND", "WIND EXPOSURE: B"),
    notes("A-0 NOTES", "NOTES", "FIRE EXPOSURE C OPENINGS NOT PROTECTED"),
  ),
  pair(
    "speed of another category",
    notes("S-0 NOTES", "WIND", "WIND SPEED 150 MPH, RISK CATEGORY II"),
    notes("A-0 NOTES", "NOTES", "RISK CATEGORY III SHELTERS: 160 MPH"),
  ),
  pair(
    "occupants of an exit",
    notes("LS-1 LIFE SAFETY", "DATA", "TOTAL OCCUPANT LOAD: 148"),
    view("A-1 PLAN", "FLOOR PLAN", "EXIT 1: 74 OCC.", "EXIT 2: 74 OCC."),
  ),
  pair(
    "half of the occupants",
    notes("LS-1 LIFE SAFETY", "DATA", "TOTAL OCCUPANT LOAD: 148"),
    notes("P-1 PLUMBING", "FIXTURES", "FIXTURES FOR 74 MALES AND 74 FEMALES"),
  ),
  pair(
    "occupants of two rooms of one name",
    list(
      "LS-1 LIFE SAFETY",
      "OCCUPANT LOAD",
      "ROOM | AREA | OCC",
      "OFFICE 101 | 150 | 1",
      "OFFICE 102 | 310 | 3",
    ),
    view("A-1 PLAN", "FLOOR PLAN", "OFFICE 101: 1 OCC."),
  ),
  pair(
    "storeys allowed",
    list("G-1 CODE", "DATA", "ITEM | ALLOWED | ACTUAL", "STORIES | 3 | 2"),
    view("C-1 SITE", "SITE PLAN", "PROPOSED 2-STORY BUILDING"),
  ),
  pair(
    "storeys of a neighbor",
    notes("G-1 CODE", "DATA", "NUMBER OF STORIES: 1"),
    view("C-1 SITE", "SITE PLAN", "ADJACENT 2-STORY BUILDING"),
  ),
  pair(
    "type of another building",
    notes("G-1 CODE", "DATA", "CONSTRUCTION TYPE: VB"),
    notes("A-1 PLAN", "NOTES", "DETACHED CARPORT: TYPE II-B CONSTRUCTION"),
  ),
  pair(
    "type with its table",
    notes("G-1 CODE", "DATA", "CONSTRUCTION TYPE: V-B"),
    notes("LS-1 LIFE SAFETY", "NOTES", "TYPE VB UNPROTECTED", '5/8" TYPE X GYPSUM BOARD'),
  ),
  pair(
    "sprinklers of a hood",
    notes("G-1 CODE", "DATA", "BUILDING IS NOT SPRINKLERED"),
    notes("M-1 NOTES", "HOOD NOTES", "HOOD HAS AN AUTOMATIC WET CHEMICAL SYSTEM, UL 300"),
  ),
  pair(
    "height and height allowed",
    notes("G-1 CODE", "DATA", "ALLOWABLE HEIGHT: 40 FT"),
    notes("A-3 ELEV", "NOTES", `BUILDING HEIGHT 24'-6"`),
  ),
  pair(
    "height of the parapet",
    notes("G-1 CODE", "DATA", "BUILDING HEIGHT: 24'-6\""),
    view("A-3 ELEV", "FRONT ELEVATION", `TOP OF PARAPET 28'-0"`),
  ),
  pair(
    "units of two buildings",
    notes("G-1 CODE", "DATA", "24 DWELLING UNITS IN TWO BUILDINGS"),
    notes("A-1 PLAN", "BUILDING 1", "BUILDING 1: 12 DWELLING UNITS"),
  ),
  pair(
    "wall at the lot line",
    notes("G-1 CODE", "RATINGS", "TENANT SEPARATION: 1 HR"),
    view("A-4 SECTIONS", "WALL SECTION", "2 HR EXTERIOR WALL AT PROPERTY LINE"),
  ),
  pair(
    "two shafts",
    notes("G-1 CODE", "RATINGS", "SHAFT ENCLOSURES: 2 HR"),
    notes("M-1 NOTES", "NOTES", "ELEVATOR SHAFT 2 HR; DUMBWAITER SHAFT 1 HR"),
  ),
  pair(
    "walls and ceiling of the garage",
    view("A-4 SECTIONS", "GARAGE SECTION", `5/8" TYPE X GYP. BD. AT GARAGE CEILING`),
    notes("A-1 NOTES", "NOTES", `GARAGE WALLS: 1/2" GYP. BOARD`),
  ),
  pair(
    "corridor and its door",
    notes("G-1 CODE", "RATINGS", "CORRIDOR WALLS: 1 HR"),
    view("LS-1 LIFE SAFETY", "PLAN", "20 MIN DOORS IN CORRIDOR"),
  ),
  pair(
    "rating required and more",
    list("G-1 CODE", "RATINGS", "ELEMENT | REQUIRED | PROVIDED", "CORRIDOR WALLS | 0 HR | 1 HR"),
    view("LS-1 LIFE SAFETY", "PLAN", "1 HR CORRIDOR WALL"),
  ),
  pair(
    "attic and garage",
    notes("M-2 ENERGY", "NOTES", "ATTIC INSULATION: R-38 BLOWN"),
    view("A-4 SECTIONS", "WALL SECTION", "R-19 BATT AT GARAGE CEILING"),
  ),
  pair(
    "R-value asked and given",
    notes("M-2 ENERGY", "NOTES", "MINIMUM ATTIC INSULATION R-30"),
    view("A-4 SECTIONS", "WALL SECTION", "R-38 BATT INSULATION IN ATTIC"),
  ),
  pair(
    "inner and outer walls",
    notes("M-2 ENERGY", "NOTES", "EXTERIOR FRAME WALLS R-19"),
    view("A-4 SECTIONS", "INTERIOR WALL SECTION", "R-11 SOUND BATT AT INTERIOR STUD WALL"),
  ),
  pair(
    "two footings",
    view("S-1 FOUNDATION", "FOUNDATION PLAN", `16" x 20" MONOLITHIC FOOTING`),
    view("S-2 DETAILS", "INTERIOR BEARING FOOTING DETAIL", `12" x 16" THICKENED SLAB`),
  ),
  pair(
    "porch footing",
    view("S-1 FOUNDATION", "FOUNDATION PLAN", `16" x 20" MONOLITHIC FOOTING`),
    view("S-2 DETAILS", "PORCH DETAIL", `12" x 12" MONOLITHIC FOOTING`),
  ),
  pair(
    "slab of the driveway",
    notes("S-0 NOTES", "NOTES", `SLAB ON GRADE: 4" THICK`),
    view("C-1 SITE", "DRIVEWAY DETAIL", `6" CONC. SLAB ON GRADE`),
  ),
  pair(
    "slab of the garage",
    notes("S-0 NOTES", "NOTES", `SLAB ON GRADE: 4" THICK`),
    view("S-1 FOUNDATION", "FOUNDATION PLAN", `GARAGE: 5" CONC. SLAB`),
  ),
  pair(
    "bars of two footings",
    view("S-1 FOUNDATION", "FOUNDATION PLAN", "WALL FOOTING W/ (3) #5 CONT."),
    view("S-2 DETAILS", "THICKENED SLAB DETAIL", "(2) #5 CONT."),
  ),
  pair(
    "bars at corners",
    notes("S-0 NOTES", "MASONRY NOTES", `VERTICAL REINFORCING: #5 @ 48" O.C.`),
    view("S-3 SECTIONS", "WALL SECTION", `#5 VERT. @ 32" O.C. AT GABLE END`),
  ),
  pair(
    "joists of two places",
    view("S-2 FRAMING", "FLOOR FRAMING PLAN", `2x10 FLOOR JOISTS @ 16" O.C.`),
    view("A-4 SECTIONS", "DECK SECTION", `2x8 DECK JOISTS @ 16" O.C.`),
  ),
  pair(
    "ceiling joists",
    view("S-2 FRAMING", "FLOOR FRAMING PLAN", `2x10 FLOOR JOISTS @ 16" O.C.`),
    view("A-4 SECTIONS", "BUILDING SECTION", `2x6 CEILING JOISTS @ 16" O.C.`),
  ),
  pair(
    "trusses of floor and roof",
    view("S-3 FRAMING", "ROOF FRAMING PLAN", `ROOF TRUSSES @ 24" O.C.`),
    view("S-2 FRAMING", "FLOOR FRAMING PLAN", `FLOOR TRUSSES @ 16" O.C.`),
  ),
  pair(
    "sheathing of walls",
    notes("S-0 NOTES", "NOTES", `ROOF SHEATHING: 19/32" PLYWOOD`),
    view("A-4 SECTIONS", "WALL SECTION", `15/32" PLYWOOD WALL SHEATHING`),
  ),
  pair(
    "two stairs",
    view("A-7 STAIR", "STAIR 1 SECTION", `17 RISERS @ 7"`),
    view("A-8 STAIR", "STAIR 2 SECTION", `18 RISERS @ 6 3/4"`),
  ),
  pair(
    "guard and handrail",
    view("A-7 STAIR", "STAIR SECTION", `GUARD 42" HIGH`),
    view("A-4 SECTIONS", "RAMP SECTION", `HANDRAIL 36" HIGH`),
  ),
  pair(
    "stair and entry steps",
    view("A-7 STAIR", "STAIR SECTION", `TREADS 11"`),
    view("A-4 SECTIONS", "ENTRY STEPS", `TREADS 12"`),
  ),
  pair(
    "tons of two units",
    list("M-2 SCHEDULES", "CONDENSING UNITS", "TAG | TONS", "CU-1 | 3.5", "CU-2 | 2.0"),
    view("M-1 PLAN", "PLAN", "CU-2, 2 TON"),
  ),
  pair(
    "tonnage and load",
    notes("M-1 NOTES", "NOTES", "COOLING EQUIPMENT: 4 TON HEAT PUMP"),
    notes("EN-1 ENERGY", "MANUAL J", "COOLING LOAD: 3.4 TONS"),
  ),
  pair(
    "water heater in two units",
    view("P-1 PLAN", "UNIT A PLUMBING PLAN", "WATER HEATER 50 GAL"),
    view("P-2 PLAN", "UNIT B PLUMBING PLAN", "WATER HEATER 40 GAL"),
  ),
  pair(
    "fixtures for men",
    list("P-1 PLUMBING", "FIXTURE COUNT", "FIXTURE | REQUIRED | PROVIDED", "WATER CLOSETS | 4 | 6"),
    notes("A-1 PLAN", "NOTES", "WOMEN'S ROOM: 4 WATER CLOSETS"),
  ),
  pair(
    "least air of a fan",
    list("M-2 SCHEDULES", "FANS", "MARK | CFM", "EF-1 | 110", "EF-2 | 70"),
    notes("M-1 NOTES", "NOTES", "BATH FANS: 50 CFM MIN."),
  ),
  pair(
    "floor and flood",
    view("C-2 GRADING", "GRADING PLAN", "FFE = 10.50 NAVD88"),
    notes("C-1 SITE", "FLOOD", "BFE 9.0 NAVD", "MIN. FFE 10.0 NAVD"),
  ),
  pair(
    "floor of the garage",
    view("C-2 GRADING", "GRADING PLAN", "FFE = 10.50 NAVD88", "GARAGE FFE = 9.80"),
    view("A-3 ELEV", "FRONT ELEVATION", "FIN. FLOOR EL. 10.50' NAVD"),
  ),
  pair(
    "zone of another part of the lot",
    notes("C-1 SITE", "DATA", "FLOOD ZONE AE (EL 9); REAR OF LOT IN ZONE VE (EL 12)"),
    notes("A-0 COVER", "DATA", "FLOOD ZONE AE"),
  ),
  pair(
    "setback asked and given",
    list("C-1 SITE", "SETBACKS", "YARD | REQUIRED | PROVIDED", "FRONT | 20 FT | 25 FT"),
    view("A-0 COVER", "SITE PLAN", "20' FRONT SETBACK LINE"),
  ),
  pair(
    "setback of the pool",
    list("C-1 SITE", "SETBACKS", "YARD | REQUIRED | PROVIDED", "REAR | 15 FT | 32 FT"),
    view("A-0 COVER", "SITE PLAN", "POOL REAR SETBACK PROVIDED 10 FT"),
  ),
  pair(
    "parking and accessible parking",
    list(
      "C-1 SITE",
      "PARKING",
      "TYPE | REQUIRED | PROVIDED",
      "STANDARD | 38 | 40",
      "ACCESSIBLE | 2 | 2",
      "TOTAL | 40 | 42",
    ),
    notes("A-0 COVER", "DATA", "STANDARD PARKING PROVIDED: 40 SPACES"),
  ),
  pair(
    "title of the index cut short",
    list(
      "G-0 COVER",
      "SHEET INDEX",
      "SHEET | TITLE",
      "A-201 | EXTERIOR ELEVATIONS",
      "A-301 | BLDG. SECTIONS",
    ),
    view("A-201 ELEVATIONS", "FRONT ELEVATION", "STUCCO"),
  ),
  pair(
    "address of the architect",
    notes("G-0 COVER", "PROJECT", "PROJECT ADDRESS: 1420 PALM AVENUE, TAMPA, FL"),
    notes("C-1 SITE", "ARCHITECT", "ARCHITECT: 305 PALM AVENUE, SUITE 2, TAMPA, FL"),
  ),
  pair(
    "edition of another code",
    notes("G-0 COVER", "CODES", "FLORIDA BUILDING CODE, 8TH EDITION (2023)"),
    notes("E-1 NOTES", "NOTES", "NEC 2020 (NFPA 70)"),
  ),
  pair(
    "exits of a room",
    notes("G-0 COVER", "DATA", "EXITS PROVIDED: 3"),
    notes("LS-1 LIFE SAFETY", "NOTES", "CONFERENCE ROOM: 2 EXITS PROVIDED"),
  ),
  pair(
    "seats of the bar",
    notes("G-0 COVER", "DATA", "DINING SEATS: 84"),
    view("A-1 PLAN", "SEATING PLAN", "BAR SEATS: 12"),
  ),
  pair(
    "live loads of two uses",
    notes("S-0 NOTES", "LOADS", "FLOOR LIVE LOAD: 40 PSF"),
    notes("S-2 FRAMING", "NOTES", "BALCONY LIVE LOAD 60 PSF", "CORRIDOR LIVE LOAD 100 PSF"),
  ),
  pair(
    "concrete of columns",
    notes("S-0 NOTES", "CONCRETE", "SLABS AND FOOTINGS: 3,000 PSI"),
    notes("S-1 NOTES", "CONCRETE", "COLUMNS AND TIE BEAMS: 4,000 PSI"),
  ),
  pair(
    "bolts of a column",
    notes("S-0 NOTES", "WOOD", `SILL PLATE ANCHOR BOLTS: 5/8" DIA. @ 32" O.C.`),
    view("A-4 SECTIONS", "COLUMN BASE", `(4) 3/4" ANCHOR BOLTS`),
  ),
];

/** Written after the others had been mended by, in other words again. */
export const FURTHER_CONTRADICTING: readonly Pair[] = [
  pair(
    "gross area in a sentence",
    notes(
      "G1 COVER",
      "PROJECT",
      "Total building area is 8,420 square feet on one floor.",
      "ONE STORY",
    ),
    notes("LS1 LIFE SAFETY", "DATA", "BLDG AREA = 8,240 SF"),
  ),
  pair(
    "suite beside the code data",
    list("A0 COVER", "TENANT DATA", "ITEM | VALUE", "LEASE AREA | 1,980 SF", "USE | B"),
    view("A1 PLAN", "SUITE 12 FLOOR PLAN", "SUITE 12, 1,890 SF"),
  ),
  pair(
    "two-car garage",
    notes("A0 COVER", "AREAS", "HOUSE 1,850 SF", "GARAGE 440 SF"),
    view("A1 PLAN", "FLOOR PLAN", "ATTACHED GARAGE = 484 SQ FT"),
  ),
  pair(
    "porch",
    list("A0 COVER", "AREA SCHEDULE", "NAME | AREA", "FRONT PORCH | 96 SF", "LIVING | 1,640 SF"),
    view("A1 PLAN", "FLOOR PLAN", "FRONT PORCH 120 S.F."),
  ),
  pair(
    "leaf of a listed door",
    list(
      "A6 SCHEDULES",
      "DOORS",
      "MARK | W | H | MATERIAL",
      `D1 | 3'-0" | 7'-0" | HM`,
      `D2 | 2'-6" | 7'-0" | WD`,
    ),
    view("A1 PLAN", "PLAN", `D2 2'-8" x 7'-0"`),
  ),
  pair(
    "windows by number",
    list(
      "A6 SCHEDULES",
      "WINDOWS",
      "NO. | WIDTH | HEIGHT | GLASS",
      `1 | 36" | 60" | LOW-E`,
      `2 | 48" | 60" | LOW-E`,
    ),
    view("A3 ELEVATIONS", "EAST ELEVATION", `WINDOW 2: 36" x 60"`),
  ),
  pair(
    "overhead door of a shop",
    list(
      "A6 SCHEDULES",
      "DOOR SCHEDULE",
      "NO. | TYPE | SIZE",
      `110 | OVERHEAD COILING | 12'-0" x 14'-0"`,
      `111 | HM | 3'-0" x 7'-0"`,
    ),
    view("A3 ELEVATIONS", "REAR ELEVATION", `OVERHEAD COILING DOOR 10'-0" x 14'-0"`),
  ),
  pair(
    "label of a door",
    list(
      "A6 SCHEDULES",
      "DOOR SCHEDULE",
      "NO. | SIZE | LABEL",
      `S1 | 3'-0" x 7'-0" | 60 MIN`,
      `S2 | 3'-0" x 7'-0" | 60 MIN`,
    ),
    notes("LS1 LIFE SAFETY", "NOTES", "DOOR S1 SHALL BE 90 MINUTE RATED."),
  ),
  pair(
    "main breaker in words",
    notes("E1 NOTES", "POWER", "The house is served by a 200 ampere main panel."),
    view("E2 RISER", "RISER DIAGRAM", "MAIN BREAKER 150 A"),
  ),
  pair(
    "one-line and panel name",
    view("E2 ONE LINE", "SINGLE LINE DIAGRAM", "PANEL DP-1 225A MAIN CB"),
    list(
      "E3 PANELS",
      "PANELBOARD DP-1",
      "CKT | LOAD | POLES | TRIP",
      "- | MAIN | 3 | 200",
      "1 | LTG | 1 | 20",
    ),
  ),
  pair(
    "feeder in the main board",
    list(
      "E3 PANELS",
      "PANEL MSB",
      "NO | DESCRIPTION | BKR",
      "1 | PNL L1 | 150/3",
      "2 | ELEVATOR | 60/3",
    ),
    view("E2 ONE LINE", "ONE LINE", "PANEL L1, 100A/3P"),
  ),
  pair(
    "range circuit",
    notes("E1 NOTES", "CIRCUITS", "RANGE: 50 A, 2 POLE"),
    list("E3 PANELS", "PANEL A", "CKT | LOAD | BKR", "6,8 | RANGE | 40/2", "10 | DISPOSAL | 20/1"),
  ),
  pair(
    "phase and volts",
    notes("E1 NOTES", "SERVICE", "New 480Y/277V service, 3 phase."),
    list(
      "E3 LOADS",
      "LOAD SUMMARY",
      "ITEM | VALUE",
      "SERVICE VOLTAGE | 208Y/120V",
      "TOTAL | 210 A",
    ),
  ),
  pair(
    "pitch on the truss plan",
    notes("S3 TRUSSES", "TRUSS NOTES", "ROOF PITCH: 5/12"),
    view("A3 ELEVATIONS", "SIDE ELEVATION", "4/12 PITCH, TYP."),
  ),
  pair(
    "membrane slope",
    notes("A4 ROOF", "ROOF NOTES", "SLOPE ROOF 1/4 IN. PER FOOT TO DRAINS"),
    view("A5 DETAILS", "ROOF SECTION", `ROOF DECK SLOPES 1/8" PER FT.`),
  ),
  pair(
    "ceilings but for one note",
    notes("A2 RCP", "CEILING NOTES", `CEILING HEIGHT IS 9'-0" UNLESS NOTED OTHERWISE.`),
    notes("A0 NOTES", "GENERAL NOTES", `All ceilings at 8'-0" A.F.F.`),
  ),
  pair(
    "ceiling of a numbered room",
    list(
      "A6 FINISHES",
      "FINISH SCHEDULE",
      "NO. | NAME | FLOOR | CLG HT",
      `112 | CLASSROOM | VCT | 9'-6"`,
      `113 | OFFICE | CPT | 9'-0"`,
    ),
    view("A2 RCP", "REFLECTED CEILING PLAN", `CLASSROOM 112 CLG. 9'-0"`),
  ),
  pair(
    "gust in the window notes",
    notes("S0 NOTES", "WIND", "BASIC WIND SPEED (ULT) 155 MPH"),
    notes("A6 SCHEDULES", "WINDOW NOTES", "Glazing designed for Vult 145 mph."),
  ),
  pair(
    "category of exposure",
    notes("S0 NOTES", "DESIGN CRITERIA", "EXP. CAT. D"),
    notes("S3 TRUSSES", "TRUSS DESIGN", "Exposure category: C"),
  ),
  pair(
    "load of the fixture count",
    list("LS1 LIFE SAFETY", "OCCUPANTS", "SPACE | OCC", "SALES | 60", "STOCK | 4", "TOTAL | 64"),
    notes("P1 PLUMBING", "FIXTURES", "FIXTURES REQUIRED FOR 84 OCCUPANTS"),
  ),
  pair(
    "one storey or two",
    notes("G1 COVER", "SCOPE", "New one-story restaurant."),
    list("G2 CODE", "CODE DATA", "ITEM | VALUE", "NO. OF STORIES | 2", "OCCUPANCY | A-2"),
  ),
  pair(
    "type in the title and the notes",
    notes("G1 COVER", "CODE", "CONSTRUCTION: TYPE II-B"),
    notes("S0 NOTES", "GENERAL", "Building construction type is V-B."),
  ),
  pair(
    "walls of a stair",
    list(
      "G1 CODE",
      "RATED CONSTRUCTION",
      "ELEMENT | HOURS",
      "EXIT STAIR ENCLOSURES | 2 HR",
      "FLOORS | 1 HR",
    ),
    view("A5 WALLS", "STAIR DETAIL", "1 HR STAIR SHAFT WALL, UL U465"),
  ),
  pair(
    "between the homes",
    notes("G1 CODE", "FIRE", "TOWNHOUSE SEPARATION WALL: 2 HR, UL U373"),
    view("A4 SECTIONS", "PARTY WALL DETAIL", "1 HR UNIT SEPARATION WALL"),
  ),
  pair(
    "blown attic",
    list("M2 ENERGY", "R-VALUES", "PART | R", "ATTIC | R-38", "WALLS | R-13"),
    view("A4 SECTIONS", "BUILDING SECTION", "BLOWN INSULATION R-30 AT ATTIC"),
  ),
  pair(
    "spread footing",
    list(
      "S1 FDN",
      "FTG SCHEDULE",
      "TYPE | LENGTH | WIDTH | DEPTH",
      `F3 | 5'-0" | 5'-0" | 14"`,
      `F4 | 6'-0" | 6'-0" | 16"`,
    ),
    view("S2 DETAILS", "FOOTING DETAIL", `F3 - 4'-6" x 4'-6" x 14"`),
  ),
  pair(
    "slab in a section",
    notes("S0 NOTES", "SLABS", "Concrete slab on grade shall be 4 inches thick."),
    view("A4 SECTIONS", "BUILDING SECTION", `6" CONCRETE SLAB ON GRADE`),
  ),
  pair(
    "bars of the mono footing",
    view("S1 FDN", "FOUNDATION PLAN", `16"x16" MONO FTG W/ 2 #5 CONT.`),
    view("A4 SECTIONS", "WALL SECTION", `16"x16" MONO FTG W/ 3 #5 CONT.`),
  ),
  pair(
    "filled cells",
    notes("S0 NOTES", "CMU", `FILLED CELLS W/ 1 #5 VERT. @ 48" O.C.`),
    view("A4 SECTIONS", "WALL SECTION", `#5 VERT. IN FILLED CELL @ 32" O.C.`),
  ),
  pair(
    "joists in words",
    notes("S0 NOTES", "WOOD", `FLOOR JOISTS: 2x12 SYP NO. 2 AT 16" O.C.`),
    view("S2 FRAMING", "FLOOR FRAMING", `2x10 FLOOR JOISTS`),
  ),
  pair(
    "roof panels",
    notes("S0 NOTES", "WOOD", `ROOF DECKING: 5/8" CDX PLYWOOD`),
    view("A4 SECTIONS", "EAVE DETAIL", `7/16" OSB ROOF SHEATHING`),
  ),
  pair(
    "steps of the stair",
    view("A7 STAIR", "STAIR SECTION", `15 RISERS AT 7 1/4"`),
    view("A9 STAIR", "STAIR PLAN", "UP 14 RISERS"),
  ),
  pair(
    "tonnage in the notes",
    list(
      "M2 SCHEDULES",
      "SPLIT SYSTEM",
      "UNIT | NOMINAL TONS | CFM",
      "AC-1 | 5 | 2,000",
      "AC-2 | 3 | 1,200",
    ),
    notes("M1 NOTES", "NOTES", "AC-1: 4 TON SPLIT SYSTEM"),
  ),
  pair(
    "tank",
    view("P1 PLAN", "PLUMBING PLAN", "80 GAL. WATER HEATER ON PAN"),
    list("P2 SCHEDULES", "FIXTURES", "TAG | ITEM | SIZE", "WH | WATER HEATER | 50 GAL"),
  ),
  pair(
    "lavatories",
    list(
      "P1 PLUMBING",
      "PLUMBING FIXTURE SCHEDULE",
      "FIXTURE | REQ. | PROV.",
      "WATER CLOSETS | 3 | 4",
      "LAVATORIES | 2 | 3",
    ),
    notes("LS1 LIFE SAFETY", "FIXTURES", "Lavatories provided: 2"),
  ),
  pair(
    "lowest floor",
    notes("C1 SITE", "FLOOD", "LOWEST FLOOR ELEVATION: 11.5' NAVD"),
    view("A3 ELEVATIONS", "FRONT ELEVATION", "LOWEST FLOOR EL. 10.5' NAVD"),
  ),
  pair(
    "yard",
    list(
      "C1 SITE",
      "YARDS",
      "SIDE | MIN. | PROVIDED",
      "REAR | 20'-0\" | 24'-0\"",
      "FRONT | 25'-0\" | 26'-0\"",
    ),
    notes("A0 COVER", "ZONING", "REAR YARD SETBACK, PROPOSED: 20.0 FT"),
  ),
  pair(
    "stalls",
    notes("C1 SITE", "SITE DATA", "PARKING: 36 SPACES PROVIDED"),
    view("C2 PAVING", "PAVING PLAN", "TOTAL PARKING STALLS = 34"),
  ),
  pair(
    "index and title",
    list(
      "T1 TITLE",
      "LIST OF DRAWINGS",
      "SHEET NO. | SHEET NAME",
      "T1 | TITLE SHEET",
      "S2 | ROOF FRAMING PLAN",
    ),
    view("S2 FOUNDATION PLAN", "FOUNDATION PLAN", "FOOTING"),
  ),
  pair(
    "height in the elevations",
    list("G1 COVER", "ZONING DATA", "ITEM | MAX | PROPOSED", "BUILDING HEIGHT | 35 FT | 26 FT"),
    view("A3 ELEVATIONS", "FRONT ELEVATION", `BUILDING HEIGHT 29'-0"`),
  ),
];

export const FURTHER_ALIKE: readonly Pair[] = [
  pair(
    "front and rear porch",
    list("A0 COVER", "AREAS", "NAME | AREA", "FRONT PORCH | 96 SF"),
    view("A1 PLAN", "PLAN", "REAR PORCH 140 SF"),
  ),
  pair(
    "tenant and common area",
    notes("G1 COVER", "DATA", "TENANT AREA 1,980 SF"),
    notes("LS1 LS", "DATA", "COMMON AREA 640 SF"),
  ),
  pair(
    "door and its frame",
    list("A6 SCHEDULES", "DOORS", "MARK | SIZE", `D2 | 3'-0" x 7'-0"`, `D3 | 3'-0" x 7'-0"`),
    view("A1 PLAN", "PLAN", `D2 FRAME OPENING 3'-4" x 7'-2"`),
  ),
  pair(
    "door beside a clearance",
    list("A6 SCHEDULES", "DOORS", "MARK | SIZE", `D2 | 3'-0" x 7'-0"`, `D3 | 3'-0" x 7'-0"`),
    view("A1 PLAN", "PLAN", `D2 60" x 60" MANEUVERING CLEARANCE`),
  ),
  pair(
    "window and its sill",
    list("A6 SCHEDULES", "WINDOWS", "MARK | SIZE", `W2 | 3'-0" x 5'-0"`, `W3 | 3'-0" x 5'-0"`),
    view("A3 ELEV", "ELEVATION", `WINDOW W2 SILL 2'-0" A.F.F., HEAD 7'-0"`),
  ),
  pair(
    "main of a sub panel",
    notes("E1 NOTES", "NOTES", "200 A SERVICE"),
    view("E2 RISER", "RISER DIAGRAM", "METER", "GARAGE SUBPANEL 60A MAIN"),
  ),
  pair(
    "spare breaker",
    list("E3 PANELS", "PANEL A", "CKT | LOAD | BKR", "1 | SPARE | 20/1", "2 | SPARE | 30/2"),
    view("E1 POWER", "POWER PLAN", "SPARE, 40A/2P"),
  ),
  pair(
    "disconnect of a unit",
    list("E3 PANELS", "PANEL A", "CKT | LOAD | BKR", "1 | CU-1 | 40/2", "3 | LTG | 20/1"),
    view("E1 POWER", "POWER PLAN", "CU-1 60A DISCONNECT, NEMA 3R"),
  ),
  pair(
    "tank and expansion tank",
    view("P1 PLAN", "PLAN", "50 GAL WATER HEATER"),
    view("P2 RISER", "RISER", "WATER HEATER EXPANSION TANK 4.4 GAL"),
  ),
  pair(
    "ceilings of baths",
    notes("A2 RCP", "NOTES", `CEILINGS 9'-0" U.N.O.`),
    view("A9 RCP", "RCP", `BATH CEILING 8'-0"`),
  ),
  pair(
    "trim speed",
    notes("S0 NOTES", "WIND", "VULT 155 MPH"),
    notes("A4 ROOF", "NOTES", "SHINGLES ASTM D7158 CLASS H, 150 MPH"),
  ),
  pair(
    "dry floodproofing of another building",
    notes("C1 SITE", "FLOOD", "BFE 9.0 NAVD"),
    notes("A0 NOTES", "NOTES", "ADJACENT BUILDING FFE 7.5 NAVD"),
  ),
  pair(
    "slab and topping",
    notes("S0 NOTES", "SLABS", `SLAB ON GRADE 4" THICK`),
    view("A4 SECTIONS", "SECTION", `2" CONCRETE TOPPING SLAB`),
  ),
  pair(
    "sidewalk slab",
    notes("S0 NOTES", "SLABS", `SLAB ON GRADE 4" THICK`),
    view("C2 PAVING", "SIDEWALK DETAIL", `6" CONC. SLAB ON GRADE`),
  ),
  pair(
    "step footing",
    view("S1 FDN", "FOUNDATION PLAN", `16" x 16" MONO FTG`),
    view("S2 DETAILS", "STEP FOOTING DETAIL", `24" x 16" MONO FTG`),
  ),
  pair(
    "bars in the beam",
    view("A4 SECTIONS", "WALL SECTION", "WALL FOOTING W/ (3) #5 CONT."),
    view("A9 SECTIONS", "WALL SECTION", "BOND BEAM W/ (2) #5 CONT."),
  ),
  pair(
    "deck joists",
    view("S2 FRAMING", "FLOOR FRAMING PLAN", `2x12 FLOOR JOISTS @ 16" O.C.`),
    view("A4 SECTIONS", "PORCH SECTION", `2x8 FLOOR JOISTS @ 16" O.C.`),
  ),
  pair(
    "trusses of the porch",
    view("S3 FRAMING", "ROOF FRAMING PLAN", `ROOF TRUSSES @ 24" O.C.`),
    view("S9 FRAMING", "ROOF FRAMING PLAN", `PORCH TRUSSES @ 16" O.C.`),
  ),
  pair(
    "stair and attic stair",
    view("A7 STAIR", "STAIR SECTION", "15 RISERS"),
    view("A1 PLAN", "FLOOR PLAN", "ATTIC STAIR, 12 RISERS"),
  ),
  pair(
    "tag of two kinds",
    list("M2 SCHEDULES", "FANS", "MARK | CFM", "EF-1 | 110", "EF-2 | 70"),
    list("E3 PANELS", "PANEL A", "CKT | LOAD | BKR", "1 | EF-1 | 20/1", "3 | EF-2 | 20/1"),
  ),
  pair(
    "type of the index",
    list(
      "T1 TITLE",
      "LIST OF DRAWINGS",
      "SHEET | NAME",
      "S2 | STRUCTURAL DETAILS",
      "A3 | BUILDING ELEVATIONS",
    ),
    view("A3 EXT. ELEVS.", "FRONT ELEVATION", "STUCCO"),
  ),
  pair(
    "height and its limit",
    list("G1 COVER", "ZONING", "ITEM | MAX | PROPOSED", "BUILDING HEIGHT | 35 FT | 26 FT"),
    view("A3 ELEV", "ELEVATION", `MAX. BUILDING HEIGHT 35'-0"`),
  ),
  pair(
    "U-factor of doors",
    notes("M2 ENERGY", "NOTES", "ALL WINDOWS: U-FACTOR 0.34"),
    list(
      "A6 SCHEDULES",
      "DOOR SCHEDULE",
      "MARK | SIZE | U-FACTOR",
      `D1 | 3'-0" x 7'-0" | 0.50`,
      `D2 | 3'-0" x 7'-0" | 0.50`,
    ),
  ),
  pair(
    "buildings of one site",
    notes("C1 SITE", "BUILDING A", "BUILDING A: 6,000 SF, FFE 10.5 NAVD"),
    notes("C9 SITE", "BUILDING B", "BUILDING B: 8,000 SF, FFE 11.0 NAVD"),
  ),
  pair(
    "corridor and its opening",
    list("G1 CODE", "RATINGS", "ELEMENT | HOURS", "CORRIDORS | 1 HR"),
    view("LS1 LS", "PLAN", "1/3 HR DOOR AT CORRIDOR"),
  ),
  pair(
    "men and women",
    list(
      "A6 FINISHES",
      "FINISH SCHEDULE",
      "NO. | NAME | CLG HT",
      `105 | MEN | 8'-0"`,
      `106 | WOMEN | 8'-0"`,
    ),
    view("A2 RCP", "RCP", `JANITOR CLG. 9'-0"`),
  ),
  pair(
    "R-value of the floor",
    notes("M2 ENERGY", "NOTES", "ATTIC: R-38"),
    view("A4 SECTIONS", "SECTION", "R-19 FLOOR INSULATION"),
  ),
  pair(
    "seats of a room",
    notes("G1 COVER", "DATA", "TOTAL SEATS: 180"),
    view("A1 PLAN", "BALCONY PLAN", "BALCONY SEATS: 40"),
  ),
];
