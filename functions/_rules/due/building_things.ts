/** Things of the building itself: its papers, size, frame, exits, rooms and envelope. */
import {
  drawsStair,
  floodUnknown,
  interiorWork,
  nothingRated,
  oneStorey,
  outsideDebris,
  outsideFlood,
  unlessNamed,
  unsprinklered,
} from "../plan_content/exemptions.ts";
import {
  ARCHITECTURAL,
  BUILDING,
  CODE_DATA,
  DEMOLITION,
  ENVELOPE,
  EVERY_SHEET,
  LIFE_SAFETY,
  MECHANICAL,
  SITE,
  STRUCTURAL,
} from "../plan_content/where.ts";
import {
  alteration,
  both,
  named,
  nothingLeftOpen,
  notTownhouse,
  otherFloodZone,
  outsideHvhz,
  sprinklered,
  storiesUnknown,
  underHeight,
  underStories,
} from "./exemptions.ts";
import type { Thing } from "./thing.ts";

/** Declares things and keeps their names. */
const things = <const T extends Record<string, Thing>>(all: T): T => all;

/** What height, stories, area and protection are judged by. */
export const SIZE = [
  "constructionType",
  "sprinklers",
  "stories",
  "heightFt",
  "areaSqft",
  "occupantLoad",
] as const;

export const buildingThings = things({
  // Papers and data: one of each in a project.
  papers: { name: "the documents in the set", on: EVERY_SHEET, isOne: true },
  paperwork: { name: "required document content", on: EVERY_SHEET },
  openPoints: {
    name: "undecided items",
    on: EVERY_SHEET,
    unless: [nothingLeftOpen],
    bySilence: true,
  },
  codeData: { name: "the code data", on: CODE_DATA, isOne: true },
  openingSchedules: { name: "door and window schedules", on: ARCHITECTURAL },
  designData: {
    name: "the structural design data",
    on: STRUCTURAL,
    unless: [interiorWork],
  },
  existingWork: {
    ...named(
      "the classification of work in existing buildings",
      CODE_DATA,
      /EXISTING|ALTERATION|ADDITION|RENOVAT|REMODEL|DEMOL/,
      "No existing building is named.",
    ),
    isOne: true,
  },
  demolition: {
    ...named(
      "demolition",
      DEMOLITION,
      /DEMOL|RENOVAT|REMODEL|REMOVE EXIST/,
      "No demolition or renovation is named.",
    ),
    isOne: true,
  },
  // Size, type and groups.
  building: { name: "the building", on: CODE_DATA, isOne: true, restsOn: SIZE },
  frontage: {
    ...named(
      "a frontage increase",
      CODE_DATA,
      /FRONTAGE|AREA INCREASE/,
      "No frontage increase is claimed.",
    ),
    isOne: true,
  },
  mezzanine: named("mezzanines", BUILDING, /MEZZANINE/, "No mezzanine is shown or named."),
  mixedUse: named(
    "separated uses",
    LIFE_SAFETY,
    /MIXED|SEPARATED|NON-?SEPARATED/,
    "No mixed occupancy is named.",
  ),
  accessoryUse: named(
    "accessory occupancies",
    LIFE_SAFETY,
    /ACCESSORY OCC|INCIDENTAL|508\.2/,
    "No accessory occupancy is claimed.",
  ),
  highRise: { name: "high-rise buildings", on: CODE_DATA, unless: [underHeight(75)] },
  tall: {
    name: "buildings of three or more stories",
    on: CODE_DATA,
    isOne: true,
    restsOn: SIZE,
    unless: [underStories(3)],
  },
  standpipe: {
    name: "standpipes",
    on: CODE_DATA,
    unless: [both(underStories(4), underHeight(30))],
  },
  threshold: {
    name: "threshold buildings",
    on: STRUCTURAL,
    unless: [both(underStories(4), underHeight(50))],
  },
  atrium: {
    name: "atriums",
    on: BUILDING,
    unless: [oneStorey, unlessNamed(/ATRIUM/, "No atrium is shown or named.")],
    bySilence: true,
  },
  // Egress.
  spaces: { name: "occupied spaces", on: LIFE_SAFETY },
  exits: { name: "exits", on: LIFE_SAFETY },
  exitPaths: { name: "paths to the exits", on: LIFE_SAFETY },
  unsprinkleredExits: { name: "exits", on: LIFE_SAFETY, unless: [sprinklered] },
  sprinkleredExits: { name: "exits", on: LIFE_SAFETY, unless: [unsprinklered] },
  corridors: named(
    "corridors",
    ARCHITECTURAL,
    /CORR(?:IDOR|\.|\b)|HALLWAY/,
    "No corridor is shown or named.",
  ),
  doors: { name: "doors", on: ARCHITECTURAL },
  vestibules: named(
    "vestibules",
    ARCHITECTURAL,
    /VESTIBULE|DOORS? IN SERIES|AIR ?LOCK/,
    "No vestibule is shown or named.",
  ),
  stairs: {
    name: "stairs",
    on: BUILDING,
    unless: [
      oneStorey,
      unlessNamed(/STAIR|RISERS?\b|TREADS?\b/, "No stair is shown or named.", {
        likely: drawsStair,
      }),
    ],
    bySilence: true,
  },
  exitStairs: {
    name: "enclosed exit stairs",
    on: BUILDING,
    unless: [oneStorey],
  },
  tallExitStairs: {
    name: "exit stairs",
    on: BUILDING,
    unless: [underStories(4)],
    openWhen: storiesUnknown,
  },
  winders: named("winders", BUILDING, /WINDERS?\b/, "No winder is shown or named."),
  spiralStairs: named("spiral stairs", BUILDING, /SPIRAL/, "No spiral stair is shown or named."),
  ramps: named("ramps", BUILDING, /\bRAMPS?\b/, "No ramp is shown or named."),
  guards: {
    name: "open sides with guards",
    on: BUILDING,
    unless: [
      unlessNamed(
        /GUARD ?-?RAILS?|\bGUARDS?\b|RAILINGS?|BALCON|MEZZANINE|STAIR|DECK|PORCH|LOADING DOCK|RETAINING/,
        "No balcony, stair, deck or guard is shown or named.",
        { likely: drawsStair },
      ),
    ],
    bySilence: true,
  },
  handrails: named(
    "handrails",
    BUILDING,
    /HAND ?-?RAIL|STAIR|RAMP/,
    "No stair, ramp or handrail is shown or named.",
    drawsStair,
  ),
  accessibleLevels: {
    name: "accessible levels",
    on: BUILDING,
    unless: [oneStorey],
    openWhen: storiesUnknown,
  },
  // Fire.
  ratedWork: {
    name: "rated walls, floors and doors",
    on: BUILDING,
    unless: [nothingRated],
    bySilence: true,
  },
  dampers: {
    name: "dampers in rated walls and floors",
    on: MECHANICAL,
    unless: [nothingRated],
    bySilence: true,
  },
  rating: { name: "building elements", on: CODE_DATA },
  exteriorWalls: { name: "exterior walls near a lot line", on: SITE, unless: [interiorWork] },
  fireWalls: named("fire walls", BUILDING, /FIRE WALL/, "No fire wall is shown or named."),
  shafts: named("shafts", BUILDING, /SHAFT|CHASE|HOISTWAY|CHUTE/, "No shaft is shown or named."),
  finishes: { name: "interior finishes", on: ARCHITECTURAL },
  incidental: named(
    "incidental uses",
    ARCHITECTURAL,
    /FURNACE|BOILER|INCINERATOR|LAUNDRY|WASTE|REFUSE|TRASH|PAINT SHOP|BATTER(?:Y|IES)|LABORATOR|GENERATOR ROOM/,
    "No incidental use is shown or named.",
  ),
  units: { name: "dwelling or sleeping units", on: BUILDING },
  stackedUnits: { name: "floors between units", on: BUILDING, unless: [oneStorey] },
  fireblocking: { name: "concealed spaces", on: BUILDING },
  roofCovering: { name: "the roof covering", on: ENVELOPE, unless: [interiorWork] },
  // Dwellings.
  townhouses: { name: "townhouses", on: BUILDING, unless: [notTownhouse] },
  tallTownhouses: { name: "townhouses", on: BUILDING, unless: [notTownhouse, underStories(3)] },
  duplex: named(
    "two-family dwellings",
    BUILDING,
    /DUPLEX|TWO-? ?FAMILY|2-? ?FAMILY/,
    "No two-family dwelling is named.",
  ),
  garage: named("garages", ARCHITECTURAL, /GARAGE/, "No garage is shown or named."),
  sleepingRooms: { name: "sleeping rooms", on: ARCHITECTURAL },
  rooms: { name: "habitable rooms", on: ARCHITECTURAL },
  entrance: { name: "the egress door", on: ARCHITECTURAL },
  halls: named("hallways", ARCHITECTURAL, /\bHALL/, "No hall is shown or named."),
  attic: named("attics", BUILDING, /ATTIC|TRUSS|RAFTER/, "No attic is shown or named."),
  crawlSpace: named(
    "crawl spaces",
    BUILDING,
    /CRAWL|RAISED FLOOR|UNDER-? ?FLOOR|STEM ?WALL.{0,30}JOIST/,
    "No crawl space is shown or named.",
  ),
  upperWindows: { name: "windows above grade", on: ARCHITECTURAL, unless: [oneStorey] },
  underStair: {
    name: "the space under stairs",
    on: BUILDING,
    unless: [
      oneStorey,
      unlessNamed(/STAIR/, "No stair is shown or named.", { likely: drawsStair }),
    ],
    bySilence: true,
  },
  // Structure and wind.
  foundation: { name: "the foundation", on: STRUCTURAL, unless: [interiorWork] },
  soil: { name: "the soil", on: STRUCTURAL, unless: [interiorWork] },
  slab: { name: "slabs on ground", on: STRUCTURAL, unless: [interiorWork] },
  floors: { name: "floor and roof loads", on: STRUCTURAL, unless: [interiorWork] },
  trusses: named("roof trusses", STRUCTURAL, /TRUSS/, "No truss is shown or named."),
  loadPath: { name: "roof-to-foundation connections", on: STRUCTURAL, unless: [interiorWork] },
  lowSlopeRoof: {
    name: "low-slope roofs",
    on: ENVELOPE,
    unless: [
      interiorWork,
      unlessNamed(
        /FLAT ROOF|LOW-? ?SLOPE|MEMBRANE|TPO|MODIFIED BIT|BUILT-? ?UP|ROOF DRAIN|SCUPPER|PARAPET/,
        "No low-slope roof is shown or named.",
      ),
    ],
    bySilence: true,
  },
  shingles: named("asphalt shingles", ENVELOPE, /SHINGLE/, "No asphalt shingles are named."),
  steepRoof: {
    name: "steep-slope roofs",
    on: ENVELOPE,
    unless: [
      interiorWork,
      unlessNamed(
        /SHINGLE|\bTILE ROOF|ROOF TILE|METAL ROOF|STANDING SEAM|UNDERLAYMENT|[3-9]:12|PITCH/,
        "No steep-slope roof is shown or named.",
      ),
    ],
    bySilence: true,
  },
  glazing: { name: "glazing in hazardous locations", on: ARCHITECTURAL },
  termites: { name: "termite protection", on: EVERY_SHEET, unless: [interiorWork] },
  siding: { name: "wall coverings near grade", on: ENVELOPE, unless: [interiorWork] },
  windData: { name: "the wind design data", on: STRUCTURAL, isOne: true, unless: [interiorWork] },
  windSpeed: { name: "the wind speed", on: STRUCTURAL, unless: [interiorWork] },
  openings: { name: "windows and exterior doors", on: ENVELOPE, unless: [interiorWork] },
  debrisOpenings: {
    name: "openings in the wind-borne debris region",
    on: ENVELOPE,
    unless: [interiorWork, outsideDebris],
  },
  hvhz: {
    name: "the high-velocity hurricane zone",
    on: STRUCTURAL,
    isOne: true,
    unless: [outsideHvhz(), interiorWork],
  },
  hvhzWork: {
    name: "walls and roofs in the high-velocity hurricane zone",
    on: STRUCTURAL,
    unless: [outsideHvhz(), interiorWork],
  },
  miamiDade: {
    name: "Miami-Dade County",
    on: STRUCTURAL,
    isOne: true,
    unless: [outsideHvhz("Miami-Dade"), interiorWork],
  },
  broward: {
    name: "Broward County",
    on: STRUCTURAL,
    isOne: true,
    unless: [outsideHvhz("Broward"), interiorWork],
  },
  soffits: named("soffits", ENVELOPE, /SOFFIT|EAVE|OVERHANG/, "No soffit is shown or named."),
  overheadDoors: named(
    "overhead doors",
    ENVELOPE,
    /OVERHEAD|GARAGE DOOR|ROLL-? ?UP|SECTIONAL|O\.?H\.? ?D/,
    "No overhead door is shown or named.",
  ),
  woodPanels: named(
    "wood panel shutters",
    ENVELOPE,
    /(?:WOOD(?: STRUCTURAL)?|PLYWOOD|OSB) PANELS?.{0,40}(?:OPENING|SHUTTER|PROTECT)/,
    "No wood panel shutters are named.",
  ),
  framing: named(
    "framed walls",
    STRUCTURAL,
    /STUDS?\b|WOOD FRAM|SHEAR ?WALL|SHEATHING|LIGHT-? ?GAUGE/,
    "No framed walls are shown or named.",
  ),
  lightFrame: named("light-frame trusses", STRUCTURAL, /TRUSS/, "No truss is shown or named."),
  reroof: named(
    "roofs to be replaced",
    ENVELOPE,
    /RE-?ROOF|ROOF(?:ING)? REPLACE|REPLACE.{0,20}ROOF|TEAR-? ?OFF/,
    "No roof replacement is named.",
  ),
  coastalLine: named(
    "the coastal construction control line",
    SITE,
    /C\.?C\.?C\.?L|COASTAL CONSTRUCTION|BEACH|DUNE|SEAWARD/,
    "No coastal construction control line is named.",
  ),
  // Flood.
  floodA: {
    name: "the lowest floor",
    on: SITE,
    isOne: true,
    openWhen: floodUnknown,
    unless: [outsideFlood, otherFloodZone("A")],
  },
  floodV: {
    name: "the lowest structural member",
    on: STRUCTURAL,
    isOne: true,
    openWhen: floodUnknown,
    unless: [outsideFlood, otherFloodZone("V")],
  },
  wallsBelowV: {
    name: "walls below the flood elevation",
    on: BUILDING,
    openWhen: floodUnknown,
    unless: [outsideFlood, otherFloodZone("V")],
  },
  flood: {
    name: "the flood elevation",
    on: SITE,
    isOne: true,
    openWhen: floodUnknown,
    unless: [outsideFlood],
  },
  belowFlood: {
    name: "construction below the flood elevation",
    on: BUILDING,
    openWhen: floodUnknown,
    unless: [outsideFlood],
  },
  // Site.
  site: { name: "the site", on: SITE, unless: [interiorWork] },
  address: { name: "address numbers", on: EVERY_SHEET, isOne: true },
  septic: named(
    "septic tanks",
    SITE,
    /SEPTIC|DRAIN ?FIELD|OSTDS|ONSITE SEWAGE/,
    "No septic system is named.",
  ),
  fireRoad: { name: "fire department access", on: SITE, unless: [interiorWork] },
  footprint: {
    name: "the code footprint drawing",
    on: LIFE_SAFETY,
    unless: [alteration],
  },
  keyBox: { name: "key boxes and radio", on: SITE, unless: [interiorWork] },
});
