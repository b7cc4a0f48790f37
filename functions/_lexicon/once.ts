/**
 * What a building has once, in the words any office may use for it: two places that name it and give two figures contradict
 * each other. Data only, readable by a plans examiner.
 */
import type { Compared } from "./compared.ts";
import { onceOnSite } from "./once_site.ts";
import { onceOfSystems } from "./once_systems.ts";

/** Kinds of values a place can give. */
export type ClaimKind =
  | "count"
  | "area"
  | "length"
  | "level"
  | "pitch"
  | "psi"
  | "psf"
  | "mph"
  | "amperes"
  | "gallons"
  | "pressures"
  | "pounds"
  | "exposure"
  | "standard"
  | "percent"
  | "cfm"
  | "kilowatts"
  | "rainfall"
  | "gas pressure"
  | "zoning"
  | "fuel";

/** A matter a building, or each part of it that goes by a name, has one value of. */
export interface Once {
  /** As the report calls it; `{}` is its owner. */
  of: string;
  topic: Compared;
  kind: ClaimKind;
  /**
   * Sets of words each of which names it, in the singular and written out; a word behind @ may stand in the title over the
   * place, one behind ! only there.
   */
  named: readonly string[];
  /** With one of these it is something else. */
  unless?: string;
  /** In a list or drawing whose titles or heads have one of these it is reckoned for something else. */
  unlessOver?: string;
  /** Further words that belong to it and name no part. */
  also?: string;
  /** Words of its sorts, each held against itself, where a place does not say TOTAL or ALL. */
  sorts?: string;
  /**
   * A building has several, each held against itself: one of each of its sorts, or one of each thing the words left over
   * call, `The hall holds 70 persons`. Without an owner a value is nobody's.
   */
  each?: "sort" | "name";
  /** With any word that is not known it is something else. */
  isPlain?: true;
  /** Words of parts that part nothing where they stand in a title over it: the roof lettered on the plan of a floor. */
  titlesPartNothing?: string;
  /** Letters of its tags: where the set has several, each is held against itself. */
  tags?: string;
  /** Given as a limit, and the same for all that: the allowable bearing of the soil. */
  isLimit?: true;
  /** One and the same for every part of a building. */
  isEverywhere?: true;
  /** Told in feet where places give inches. */
  inFeet?: true;
  /** One and the same for all units of a building. */
  isShared?: true;
  /** Only of buildings of one storey. */
  ofOneStorey?: true;
  /** Values anybody would draw. */
  within?: readonly [least: number, most: number];
  /** The only values there are: sizes of mains, NEC 240.6. */
  among?: readonly number[];
  /** Every place is held against every other: nothing has several. */
  isSingle?: true;
  /** Values farther apart than this share of the larger are those of two things. */
  upTo?: number;
  /** As the report quotes a value, which stands for {}, where not as its topic does. */
  says?: string;
}

/** Words that mean another word. */
export const sameWords: Readonly<Record<string, string>> = {
  STALL: "SPACE",
  SP: "SPACE",
  PKG: "PARKING",
  PARKED: "PARKING",
  CONC: "CONCRETE",
  FTG: "FOOTING",
  FL: "FLOOR",
  FLR: "FLOOR",
  FF: "FFE",
  FFEL: "FFE",
  HT: "HEIGHT",
  HGT: "HEIGHT",
  BLDG: "BUILDING",
  BR: "BEDROOM",
  BED: "BEDROOM",
  PROV: "PROVIDED",
  THK: "THICK",
  THICKNESS: "THICK",
  SVC: "SERVICE",
  DISC: "DISCONNECT",
  MCB: "MAIN",
  MLO: "LUGS",
  HEATED: "CONDITIONED",
  COOLED: "CONDITIONED",
  COND: "CONDITIONED",
  AIR: "CONDITIONED",
  AC: "CONDITIONED",
  LEVEL: "FLOOR",
  STORY: "FLOOR",
  STOREY: "FLOOR",
  FINISHED: "FINISH",
  FIN: "FINISH",
  ELEV: "ELEVATION",
  EL: "ELEVATION",
  WH: "HEATER",
  HWH: "HEATER",
  EWH: "HEATER",
  GWH: "HEATER",
  REQ: "REQUIRED",
  REQD: "REQUIRED",
  ALLOW: "ALLOWED",
  ALLOWABLE: "ALLOWED",
  PERMITTED: "ALLOWED",
  HC: "ACCESSIBLE",
  ADA: "ACCESSIBLE",
  HANDICAP: "ACCESSIBLE",
  HANDICAPPED: "ACCESSIBLE",
  DEMISED: "TENANT",
  LEASED: "TENANT",
  SUITE: "TENANT",
  PREMISE: "TENANT",
  EA: "EACH",
  EXP: "EXPOSURE",
  ELEC: "ELECTRICAL",
  OCC: "OCCUPANT",
  OL: "OCCUPANT",
  OCCUPANCY: "OCCUPANT",
  LAV: "LAVATORY",
  UR: "URINAL",
  SHWR: "SHOWER",
  MALE: "MEN",
  FEMALE: "WOMEN",
  LADY: "WOMEN",
  CLG: "CEILING",
  CORR: "CORRIDOR",
  VET: "VETERINARY",
  PERSON: "OCCUPANT",
  PEOPLE: "OCCUPANT",
  "1ST": "FIRST",
  GROUND: "FIRST",
  "2ND": "SECOND",
  "3RD": "THIRD",
  "4TH": "FOURTH",
};

/** Words of parts: what they name has a value of its own, and is held against itself alone. */
export const partWords =
  "PORCH GARAGE LANAI ENTRY PATIO BALCONY DECK CANOPY CARPORT BREEZEWAY TERRACE TOWER DORMER CUPOLA ADDITION ANNEX PAVILION SHED " +
  "STORAGE MEZZANINE LOFT RAMP STEP CURB DOCK PIT PARAPET UPPER LOWER FRONT REAR LEFT RIGHT NORTH SOUTH EAST WEST SECOND " +
  "THIRD FOURTH CABANA DUMPSTER SIGN FENCE GENERATOR PAD WALK SIDEWALK DRIVEWAY APRON POOL STAIR VAULT CUPOLA CRICKET PUMP " +
  "VALLEY LEAN WING BAY EYEBROW BUMP OVERBUILD COURTYARD GAZEBO PERGOLA OUTDOOR COVERED SCREEN SCREENED";

/** Floors by their order. */
export const ordinals = ["FIRST", "SECOND", "THIRD", "FOURTH", "FIFTH", "SIXTH"] as const;

/** Words that make a figure a bound, a rule or a comparison, not what is built. */
export const boundWords =
  "REQUIRED ALLOWED LIMIT LEAST EXCEED GREATER LESS MORE OVER UNDER UP BETWEEN WHERE WHEN IF UNLESS EXCEPT ALTERNATE " +
  "OPTION FUTURE EXISTING EXIST FACTOR RATIO TABULAR TABLE MAXIMUM MAX MIN MINIMUM";

/** Words that say the figure is that of the whole, whatever the title over it shows. */
export const wholeWords = "TOTAL ALL WHOLE ENTIRE OVERALL EACH PER MAIN BUILDING";

/** Words of counts and storeys, which name no part by themselves. */
export const numberWords =
  "ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE TEN ELEVEN TWELVE FIRST UNIT PER EACH MIL GAL AMP PSI VULT BASIC ABOVE BESIDE BELOW NEAR FINISH LINE FROM DROP PLAN SHEET";

/** Tables of outdoor air reckon with people of their own. */
const OF_AIR = "CFM AIR OA VENTILATION AIRFLOW EXHAUST";

export const once: readonly Once[] = [
  {
    of: "the number of parking spaces",
    topic: "parking count",
    kind: "count",
    named: [
      "SPACE ALL",
      "SPACE TOTAL",
      "PARKING TOTAL",
      "PARKING CAR",
      "PARKING PROVIDED",
      "SPACE PROVIDED @PARKING",
      "PARKING SPACE",
      "TOTAL !PARKING",
    ],
    also: "PAVED LOT SHARED CAR STRIPED FIELD HOLD",
    unless:
      "ACCESSIBLE VAN ELECTRIC EV COMPACT BICYCLE BIKE GUEST TANDEM GARAGE LOADING STACKING MOTORCYCLE LEVEL ROW BAY PER REQUIRED UNIT CIRCUIT POLE PANEL SF",
    sorts: "STANDARD REGULAR",
    within: [5, 2000],
    isSingle: true,
    upTo: 0.25,
  },
  {
    of: "the number of bedrooms",
    unlessOver: "UNIT APARTMENT TYPE MIX",
    topic: "bedrooms",
    kind: "count",
    named: ["BEDROOM"],
    also:
      "WATER HEATING OCCUPANT BASIS FORM ENERGY COUNT NUMBER HOUSE HOME RESIDENCE DWELLING FAMILY SINGLE SEPTIC TANK SYSTEM SIZE SIZED GPD FLOW BED BATH BATHROOM",
    unless: "UNIT TYPE RECEPTACLE WINDOW CIRCUIT SMOKE PER ONE TWO THREE STUDIO",
    within: [1, 9],
    isSingle: true,
  },
  {
    of: "the living area",
    topic: "part area",
    kind: "area",
    named: ["LIVING"],
    also: "AREA TOTAL FLOOR AIR UNIT GROSS BOTH",
    unless: "PORCH GARAGE LANAI OUTDOOR ROOM",
    within: [400, 20_000],
    upTo: 0.25,
  },
  {
    of: "the conditioned area",
    topic: "part area",
    kind: "area",
    named: ["CONDITIONED"],
    also:
      "FLOOR AREA SPACE HOUSE RESIDENCE DWELLING HOME ENCLOSE CALCULATION ENERGY HEATED COOLED AIR UNIT GROSS TOTAL",
    unless: "PORCH GARAGE UN NON ATTIC PER TON",
    within: [400, 50_000],
    upTo: 0.25,
  },
  {
    of: "the tenant's space",
    topic: "part area",
    kind: "area",
    named: ["TENANT AREA", "TENANT SPACE", "TENANT GROSS"],
    also: "FLOOR REVIEW GROSS THIS",
    within: [400, 200_000],
    upTo: 0.25,
  },
  {
    of: "building area",
    topic: "area",
    kind: "area",
    named: ["BUILDING AREA", "FOOTPRINT", "GROSS AREA"],
    also: "HAZARD FLOOR GROSS NET",
    unless: "TENANT LOT SITE COVERAGE UNIT",
    within: [800, 500_000],
    ofOneStorey: true,
    upTo: 0.25,
  },
  {
    of: "building area",
    topic: "area",
    kind: "area",
    named: ["FLOOR PLAN", "SAFETY PLAN", "EGRESS PLAN", "GSF PLAN"],
    also: "LIFE GROSS GSF TOTAL AREA BUILDING",
    within: [800, 500_000],
    ofOneStorey: true,
    isPlain: true,
    isSingle: true,
    upTo: 0.25,
  },
  {
    of: "building area",
    topic: "area",
    kind: "area",
    named: [
      "PROPOSED FLOOR",
      "NEW FLOOR",
      "PROPOSED BUILDING",
      "NEW BUILDING",
      "PROPOSED !SITE",
      "NEW !SITE",
    ],
    also:
      "STAND GROSS TOTAL AREA HOUSE RESIDENCE CLINIC SCHOOL CHURCH CHAPEL STORE SHOP RETAIL RESTAURANT OFFICE BANK WAREHOUSE HOTEL BREWERY LIBRARY DAYCARE VETERINARY MEDICAL DENTAL FFE SLAB",
    within: [800, 500_000],
    ofOneStorey: true,
    isPlain: true,
    isSingle: true,
    upTo: 0.25,
  },
  {
    of: "the slope of the main roof",
    topic: "roof slope",
    kind: "pitch",
    isShared: true,
    named: [
      "@ROOF",
      "@SLOPE",
      "@PITCH",
      "@SHINGLE",
      "@TRUSS",
      "@RAFTER",
      "@SEAM",
      "@TILE",
      "!ELEVATION",
      "!SECTION",
      "!FRONT",
      "!REAR",
      "!SIDE",
    ],
    also:
      "ARCHITECTURAL ASPHALT METAL STANDING DIMENSIONAL FIBERGLASS CONCRETE CLAY PANEL HIP GABLE HOUSE FRAMING CRIMP OUTLINE MONO TOP DECK TAPED SEALED LAYER FELT USED",
    titlesPartNothing: "FIRST SECOND THIRD GROUND UPPER FLOOR",
    unless: "DRAIN SITE RIDGE WIND PRESSURE UNDERLAYMENT CHORD SCISSOR RAMP",
    within: [2, 24],
  },
  {
    of: "the mean roof height",
    topic: "roof height",
    kind: "length",
    named: ["MEAN ROOF HEIGHT", "MEAN ROOF", "MRH"],
    also: "EXPOSURE GRADE PLANE ABOVE UNIT",
    within: [96, 2400],
    upTo: 0.3,
  },
  {
    of: "the thickness of the slab on grade",
    topic: "slab thickness",
    kind: "length",
    named: [
      "SLAB GRADE",
      "FLOOR SLAB",
      "CONCRETE FLOOR THICK",
      "SLAB THICK",
      "CONCRETE FLOOR",
      "CONCRETE SLAB",
    ],
    also: "EDGE CAR VAPOR RETARDER BARRIER REINFORCED MONOLITHIC FIBER MESH",
    unless:
      "FOOTING BEAM BAR OC HEIGHT THICKENED EDGE TOPPING ELEVATED COMPOSITE EMBED DEEP WIDE TURNDOWN COVER JOINT LIFT FILL TOPSOIL SOIL FALL DROP SLOPE",
    within: [3.5, 12],
  },
  {
    of: "the elevation of the finished floor",
    topic: "floor level",
    kind: "level",
    named: [
      "FFE",
      "FINISH FLOOR",
      "FIRST FLOOR",
      "TOP SLAB",
      "TO SLAB",
      "SLAB ELEVATION",
      "TOP !FOUNDATION",
    ],
    also: "HOUSE RESIDENCE BUILDING DATUM",
    unless: "GARAGE BFE DFE BASE FLOOD GRADE WALL FOOTING CROWN EQUIPMENT LOWEST",
    within: [0.5, 400],
    upTo: 0.2,
  },
  {
    of: "the elevation of the lowest floor",
    topic: "floor level",
    kind: "level",
    named: ["LOWEST FLOOR"],
    also: "HOUSE RESIDENCE BUILDING DATUM LIVING FINISH HABITABLE DWELLING",
    unless:
      "GARAGE BFE DFE BASE FLOOD GRADE WALL FOOTING CROWN EQUIPMENT MEMBER HORIZONTAL STRUCTURE STRUCTURAL ENCLOSURE ENCLOSED FREEBOARD BOTTOM ADJACENT NEIGHBOR PIT DECK POOL",
    isEverywhere: true,
    within: [0.5, 400],
    upTo: 0.2,
  },
  ...[
    ["footings", "FOOTING"],
    ["slabs", "SLAB", "CONCRETE FLOOR"],
    ["tie beams", "TIE BEAM", "BOND BEAM"],
    ["grade beams", "GRADE BEAM"],
    ["columns", "COLUMN"],
    ["pile caps", "PILE CAP"],
  ].map(([elements, ...named]): Once => ({
    of: `the strength of the concrete of ${elements}`,
    topic: "concrete strength",
    kind: "psi",
    named: [...named, "ALL CONCRETE"],
    also: "CONCRETE FOOTING SLAB GRADE TIE BEAM BOND COLUMN WALL PILE CAP ALL",
    unless: "GROUT MORTAR MASONRY BLOCK UNO OTHERWISE PRECAST",
    within: [2000, 8000],
    isSingle: true,
  })),
  {
    of: "service rating",
    topic: "electrical service",
    kind: "amperes",
    named: [
      "SERVICE",
      "MAIN !MDP",
      "MAIN !MSB",
      "MAIN !MDB",
      "MAIN METER",
      "MAIN DISCONNECT",
      "EMERGENCY DISCONNECT",
    ],
    also:
      "LATERAL WALL LEGEND ELECTRIC ELECTRICAL UNDERGROUND OVERHEAD UTILITY OUTDOOR MARKED EMERGENCY ENTRANCE EQUIPMENT SWITCH CIRCUIT METER UNIT SINGLE THREE PHASE POLE WIRE RATING SIZE PANEL BOARD SWITCHBOARD DISTRIBUTION MDP MSB BREAKER",
    unless:
      "SUB SUBPANEL TENANT GENERATOR TRANSFER ATS BUS LUGS FEEDER TEMPORARY FAULT LOAD DEMAND CALCULATED HOUSE FIRE PUMP ELEVATOR LIFT",
    among: [
      60,
      70,
      80,
      90,
      100,
      110,
      125,
      150,
      175,
      200,
      225,
      250,
      300,
      320,
      350,
      400,
      450,
      500,
      600,
      700,
      800,
      1000,
      1200,
      1600,
      2000,
      2500,
      3000,
      4000,
    ],
    isSingle: true,
  },
  {
    of: "the volume of the water heater",
    topic: "water heater",
    kind: "gallons",
    named: ["HEATER", "WATER HEATING", "!HOT !RISER", "!HEATER"],
    also:
      "HEATING UEF EF WATER GAS ELECTRIC ELECTRICAL NATURAL PROPANE TANK STORAGE GALLON CAPACITY PAN DRAIN MEP DEEP STAND HYBRID PUMP HEAT PLATFORM RISER HOT",
    unless: "EXPANSION POOL SPA RECOVERY PER ADU",
    tags: "[EG]?W\\.?H|[EG]?HWH|WATER\\s+HEATER",
    within: [20, 500],
  },
  {
    of: "wind exposure",
    topic: "exposure",
    kind: "exposure",
    isEverywhere: true,
    named: ["EXPOSURE"],
    also: "CATEGORY WIND BASIS CLADDING PRESSURE SPEED RISK COMPONENT FRAME",
    unless: "WATER MILE COAST FIRE",
  },
  {
    of: "ultimate design wind speed",
    topic: "wind speed",
    kind: "mph",
    isEverywhere: true,
    named: ["WIND", "@WIND", "VULT", "SPEED"],
    also: "ULTIMATE DESIGN BASIC SPEED GUST SECOND ASCE RISK CATEGORY EXPOSURE PRESSURE",
    unless: "VASD ASD NOMINAL PRODUCT TESTED RATED WATER MILE COAST REGION DEBRIS",
    within: [100, 200],
  },
  {
    of: "base flood elevation",
    topic: "flood elevation",
    kind: "level",
    named: ["BFE", "BASE FLOOD"],
    isEverywhere: true,
    unless: "DFE DESIGN FREEBOARD PRELIMINARY ADVISORY ABFE PLUS FLOOR SLAB",
    within: [1, 200],
  },
  {
    of: "the bearing value of the soil",
    topic: "soil bearing",
    kind: "psf",
    named: [
      "SOIL BEARING",
      "ALLOWED BEARING",
      "BEARING CAPACITY",
      "ASSUMED BEARING",
      "SOIL CAPACITY",
    ],
    also:
      "PRESSURE PRESUMPTIVE CAPACITY FOUNDATION FOOTING VALUE GEOTECHNICAL REPORT SAFE NET ASSUMED MINIMUM",
    unless: "RETAINING WALL CONTACT MAT LATERAL TABLE PRESUMPTIVE",
    within: [1000, 8000],
    isLimit: true,
    isSingle: true,
  },
  {
    of: "the volume of the grease interceptor",
    topic: "volume",
    kind: "gallons",
    named: ["GREASE INTERCEPTOR", "GREASE TRAP"],
    also: "PRECAST CONCRETE OUTDOOR EXTERIOR UNDERGROUND TANK CAPACITY",
    tags: "G\\.?[IT]",
    within: [20, 5000],
    isSingle: true,
  },
  {
    of: "building height",
    topic: "height",
    kind: "length",
    named: ["BUILDING HEIGHT", "TOP ROOF", "BUILDING STAND", "BUILDING HIGH"],
    also: "GRADE PLANE ABOVE MEAN ACTUAL OVERALL ABV HIGH",
    unless:
      "PARAPET RIDGE BEAM CURB TRUSS EQUIPMENT HATCH LADDER SCREEN RAIL GUARD PLATE OUTLET FAN INSULATION COPING",
    within: [120, 6000],
    inFeet: true,
    upTo: 0.25,
  },
  {
    of: "automatic sprinklers",
    topic: "sprinklers",
    kind: "standard",
    named: ["SPRINKLER", "SPRINKLERED"],
    also:
      "AUTOMATIC SYSTEM FIRE FULLY PROTECTED PIPING RISER DESIGN SIZED THROUGHOUT STANDARD BUILDING EQUIPPED COMPLY ACCORDANCE",
    unless: "STANDPIPE OR",
    isPlain: true,
    isSingle: true,
  },
  {
    of: "total occupant load",
    unlessOver: OF_AIR,
    topic: "occupant load",
    kind: "count",
    named: [
      "OCCUPANT TOTAL",
      "OCCUPANT BUILDING",
      "OCCUPANT WHOLE",
      "OCCUPANT ALL",
      "TOTAL !OCCUPANT",
      "WHOLE !OCCUPANT",
      "BUILDING LOAD !OCCUPANT",
      "THERE OCCUPANT WING",
      "WHOLE WING !OCCUPANT",
      "SCHOOL OCCUPANT",
    ],
    also:
      "RISK CATEGORY PLACE TIME USE ONCE PRESENT OCCUPY LOAD COUNT CALCULATED THERE HOUSE HOLD SERVE SERVED MOST FLOOR SUM GRAND WING SCHOOL CHURCH WHOLE ENTIRE EGRESS NUMBER",
    unless:
      "EXIT DOOR CAPACITY PER MEN WOMEN EACH FACTOR AREA GROSS NET SEAT FIXTURE UNIT STAIR SHIFT EMPLOYEE STAFF BED DWELLING",
    within: [5, 20_000],
    isPlain: true,
    isSingle: true,
    upTo: 0.4,
  },
  {
    of: "occupant load of {}",
    unlessOver: OF_AIR,
    topic: "occupant load",
    kind: "count",
    named: ["OCCUPANT", "LOAD !OCCUPANT", "@OCCUPANT !COUNT", "@OCCUPANT !TOTAL"],
    also:
      "FLOOR LOAD TOTAL COUNT CALCULATED THERE HOLD SERVE MOST EGRESS LIFE SAFETY PLAN ALL BUILDING",
    unless:
      "EXIT DOOR CAPACITY PER MEN WOMEN EACH FACTOR AREA GROSS NET SEAT FIXTURE UNIT STAIR REQUIRED SHIFT EMPLOYEE STAFF CORRIDOR",
    sorts: "FIRST SECOND THIRD FOURTH FIFTH",
    each: "sort",
    within: [1, 20_000],
    isPlain: true,
    isSingle: true,
    upTo: 0.5,
  },
  {
    of: "occupant load of the {}",
    unlessOver: OF_AIR,
    topic: "occupant load",
    kind: "count",
    named: ["OCCUPANT", "LOAD !OCCUPANT", "@OCCUPANT !COUNT"],
    also: "LOAD TOTAL COUNT CALCULATED THERE HOLD SERVE MOST FLOOR MAX POSTED",
    unless:
      "EXIT DOOR CAPACITY PER MEN WOMEN EACH FACTOR GROSS NET SEAT FIXTURE UNIT STAIR REQUIRED SHIFT EMPLOYEE STAFF THRU VIA FROM TO REMAINING HALF BUILDING WING FLOOR STANDING",
    each: "name",
    within: [1, 20_000],
    upTo: 0.5,
  },
  {
    of: "the number of seats of the {}",
    topic: "seats",
    kind: "count",
    named: ["SEAT", "GUEST @SEAT", "OCCUPANT @SEAT"],
    also: "SEATING TOTAL GUEST PATRON DINER HAVE",
    unless:
      "ACCESSIBLE WHEELCHAIR BAR BOOTH TABLE PER REQUIRED UNIT TOILET EXIT DEPTH HEIGHT HIGH OUTDOOR PATIO FIXED LOOSE COMPANION",
    each: "name",
    within: [8, 20_000],
    upTo: 0.5,
  },
  {
    of: "the ceiling of the {}",
    topic: "ceiling height",
    kind: "length",
    named: ["CEILING", "!CEILING !HEIGHT"],
    also: "HEIGHT HIGH AFF ABOVE FINISH FLOOR FLAT GYP BD BOARD ACT GYPSUM TILE",
    unless:
      "SOFFIT TRAY COVE VAULT FAN BULKHEAD MIN MINIMUM JOIST TRUSS LIGHT FIXTURE ALL TYPICAL OTHER FIRST SECOND THIRD BETWEEN CLEAR SLOPE BELOW UNDER WALL DROP DROPPED SUSPENDED BEAM",
    each: "name",
    within: [80, 480],
    upTo: 0.35,
  },
  {
    of: "the {} setback provided",
    topic: "setback",
    kind: "length",
    named: [
      "@SETBACK !ACTUAL",
      "@YARD !ACTUAL",
      "YARD DEEP",
      "YARD BUILT",
      "@SETBACK !PROVIDED",
      "@YARD !PROVIDED",
      "@SETBACK !PROPOSED",
      "@YARD !PROPOSED",
      "SETBACK PROVIDED",
      "SETBACK SURVEY",
      "SETBACK WALL",
      "YARD PROVIDED",
      "YARD WALL",
      "LOT LINE FROM",
      "PROPERTY LINE FROM",
      "TO LOT LINE",
      "TO PROPERTY LINE",
    ],
    also:
      "HOUSE BUILDING RESIDENCE WING SIDE WALL BY DIMENSION SURVEY DEEP BUILT LIE LAY AWAY DISTANCE OFF FACE STAND CLOSEST NEAREST STRUCTURE",
    unless:
      "STREET CENTERLINE EASEMENT DRIVE PARKING TANK CONDENSER EQUIPMENT HYDRANT SEPTIC WELL FOOTING WINDOW OPENING EAVE OVERHANG REQUIRED",
    sorts: "NORTH SOUTH EAST WEST FRONT REAR LEFT RIGHT",
    each: "sort",
    within: [36, 6000],
    inFeet: true,
    isSingle: true,
  },
  ...[
    ["the number of lavatories", "LAVATORY"],
    ["the number of water closets", "WATER CLOSET", "WC"],
    ["the number of urinals", "URINAL"],
    ["the number of showers", "SHOWER"],
    ["the number of drinking fountains", "FOUNTAIN"],
  ].map(([of, ...fixtures]): Once => ({
    of,
    topic: "fixtures",
    kind: "count",
    // Without such a word it is what one room has.
    named: fixtures.flatMap((it) =>
      ["TOTAL", "ALL", "BUILDING", "WING", "THERE", "@FIXTURE", "!FIXTURE", "!TOTAL"].map((whole) =>
        `${it} ${whole}`
      )
    ),
    also:
      "WATER DRINKING THERE TOTAL PROVIDED NUMBER COUNT COLD HOT TEMPERED FIXTURE BUILDING WING HOUSE SCHOOL ALL DUAL HEIGHT",
    unless: "REQUIRED PER EACH STAFF ACCESSIBLE ADA",
    within: [1, 99],
    isPlain: true,
    isSingle: true,
  })),
  ...[
    ["the number of lavatories", "LAVATORY"],
    ["the number of water closets", "WATER CLOSET", "WC"],
    ["the number of urinals", "URINAL"],
  ].map(([of, ...fixtures]): Once => ({
    of: `${of} of the {}`,
    unlessOver: OF_AIR,
    topic: "fixtures",
    kind: "count",
    named: fixtures,
    also: "WATER CLOSET THERE TOTAL PROVIDED NUMBER COUNT FIXTURE TOILET RESTROOM HAVE",
    unless: [
      "REQUIRED PER EACH ACCESSIBLE ADA BUILDING WING ALL FLOOR",
      "LAVATORY CLOSET WC URINAL",
    ]
      .join(" ").split(" ").filter((word) => !fixtures.join(" ").includes(word)).join(" "),
    each: "name",
    within: [1, 99],
  })),
  {
    of: "the number of accessible parking spaces",
    topic: "parking count",
    kind: "count",
    named: ["ACCESSIBLE SPACE", "ACCESSIBLE @PARKING"],
    also: "PARKING STRIPED PAVED TOTAL PROVIDED THERE CAR SITE ENTRANCE ENTRY DOOR FRONT NUMBER",
    unless:
      "VAN REQUIRED WHEELCHAIR SEAT ROOM PER TABLE DWELLING CHARGING EV W WIDTH WIDE LENGTH SLOPE SIZE AISLE",
    within: [1, 200],
    isPlain: true,
    isSingle: true,
  },
  ...onceOnSite,
  ...onceOfSystems,
  {
    of: "the travel distance",
    topic: "travel",
    kind: "length",
    named: [
      "TRAVEL DISTANCE MAX",
      "TRAVEL DISTANCE MAXIMUM",
      "TRAVEL DISTANCE LONGEST",
      "TRAVEL DISTANCE !ACTUAL",
      "TRAVEL DISTANCE !PROVIDED",
      "TRAVEL DISTANCE !PROPOSED",
    ],
    also: "EXIT ACCESS EGRESS PATH LONGEST TOTAL REMOTE POINT",
    unless:
      "COMMON EXTINGUISHER FEC FE DEAD END ALLOWED REQUIRED LIMIT PERMITTED OVER EXCEED LESS UNDER UP",
    sorts: "FIRST SECOND THIRD FOURTH",
    within: [120, 6000],
    isLimit: true,
    isPlain: true,
    isSingle: true,
    inFeet: true,
    upTo: 0.4,
  },
  {
    of: "the capacity of the elevator",
    topic: "measure",
    kind: "pounds",
    named: ["ELEVATOR"],
    tags: "ELEVATORS?",
    also:
      "POUND PASSENGER CAPACITY CAR HYDRAULIC TRACTION HOLELESS MACHINE ROOMLESS MRL STOP FLOOR PLAN NO NUMBER",
    unless: "FREIGHT SERVICE DUMBWAITER LIFT BEAM HOIST LOAD REACTION",
    within: [500, 20_000],
    isPlain: true,
    isSingle: true,
  },
  {
    of: "the pressures of the {}",
    topic: "measure",
    kind: "pressures",
    named: ["!PRESSURE", "@PRESSURE", "RATED"],
    also: "FLOOR APPROVAL RATED PRESSURE PSF CARRY TESTED UNDER WIND DP",
    unless:
      "DESIGN ZONE COMPONENT CLADDING REQUIRED SQUARE ROOF WALL WINDOW MULLION SOFFIT ALLOWED",
    each: "name",
  },
];
