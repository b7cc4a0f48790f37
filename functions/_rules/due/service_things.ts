/** Things of access for all and of the services: parking, toilets, power, air, water, gas, energy, pools. */
import {
  hasCooking,
  interiorWork,
  isGroup,
  noCooking,
  noGas,
  oneStorey,
  unlessNamed,
} from "../plan_content/exemptions.ts";
import {
  ARCHITECTURAL,
  BUILDING,
  CODE_DATA,
  ELECTRICAL,
  FIRE_PROTECTION,
  GAS,
  LIFE_SAFETY,
  MECHANICAL,
  PLUMBING,
  SITE,
} from "../plan_content/where.ts";
import { alteration, named, otherClimate, underStories } from "./exemptions.ts";
import { SIZE } from "./building_things.ts";
import type { Thing } from "./thing.ts";

const things = <const T extends Record<string, Thing>>(all: T): T => all;

const POOL = /\bPOOLS?\b|\bSPAS?\b|HOT TUB/;
const ELEVATOR = /ELEVATOR|\bLIFT\b|HOISTWAY/;

export const serviceThings = things({
  // Access for all.
  parking: {
    name: "parking",
    on: SITE,
    unless: [
      interiorWork,
      unlessNamed(/PARKING|STALLS?\b|\bSPACES? PROVIDED/, "No parking is shown or named."),
    ],
    bySilence: true,
  },
  parkingCount: {
    name: "the number of accessible stalls",
    on: SITE,
    isOne: true,
    unless: [
      interiorWork,
      unlessNamed(/PARKING|STALLS?\b|\bSPACES? PROVIDED/, "No parking is shown or named."),
    ],
    bySilence: true,
  },
  routes: { name: "accessible routes", on: BUILDING },
  entrances: { name: "public entrances", on: ARCHITECTURAL },
  accessibleDoors: { name: "doors on accessible routes", on: ARCHITECTURAL },
  accessibleRamps: named("ramps", BUILDING, /\bRAMPS?\b/, "No ramp is shown or named."),
  curbRamps: {
    name: "curb ramps",
    on: SITE,
    unless: [
      interiorWork,
      unlessNamed(/CURB RAMP|CURB CUT|\bRAMPS?\b/, "No curb ramp is shown or named."),
    ],
    bySilence: true,
  },
  toilets: { name: "accessible toilet rooms", on: ARCHITECTURAL },
  compartments: named(
    "wheelchair compartments",
    ARCHITECTURAL,
    /COMPARTMENT|STALLS?\b|TOILET PARTITION|PARTITIONS? ?\(TOILET/,
    "No toilet compartment is shown or named.",
  ),
  gradeBath: { name: "bathroom doors", on: ARCHITECTURAL },
  controls: { name: "controls and protruding objects", on: ARCHITECTURAL },
  fountains: named(
    "drinking fountains",
    PLUMBING,
    /DRINKING FOUNTAIN|WATER COOLER|\bE?\.?W\.?C\b|BOTTLE FILL/,
    "No drinking fountain is shown or named.",
  ),
  guestRooms: { name: "guest rooms", on: ARCHITECTURAL },
  fixedSeats: named(
    "fixed seats",
    ARCHITECTURAL,
    /FIXED SEAT|PEWS?\b|BLEACHER|AUDITORIUM|THEATER/,
    "No fixed seats are shown or named.",
  ),
  elevators: {
    name: "elevators",
    on: BUILDING,
    unless: [oneStorey, unlessNamed(ELEVATOR, "No elevator is shown or named.")],
    bySilence: true,
  },
  tallElevators: {
    name: "elevators in buildings of four or more stories",
    on: BUILDING,
    unless: [underStories(4), unlessNamed(ELEVATOR, "No elevator is shown or named.")],
    bySilence: true,
  },
  publicElevators: {
    name: "elevators in buildings of six or more stories",
    on: BUILDING,
    unless: [underStories(6), unlessNamed(ELEVATOR, "No elevator is shown or named.")],
    bySilence: true,
  },
  counters: named(
    "sales and service counters",
    ARCHITECTURAL,
    /COUNTER|RECEPTION|CASHIER|CHECK-? ?OUT|\bBAR\b/,
    "No counter is shown or named.",
  ),
  dressing: named(
    "dressing and locker rooms",
    ARCHITECTURAL,
    /DRESSING|FITTING ROOM|LOCKER/,
    "No dressing or locker room is shown or named.",
  ),
  dining: named(
    "dining and work surfaces",
    ARCHITECTURAL,
    /DINING|TABLES?\b.{0,20}SEAT|BOOTH|\bBAR\b|WORK SURFACE/,
    "No dining surface is shown or named.",
  ),
  signs: { name: "room signs", on: ARCHITECTURAL },
  // Fire protection.
  sprinklers: { name: "the sprinkler system", on: CODE_DATA, isOne: true, restsOn: SIZE },
  fireAlarm: { name: "the fire alarm system", on: FIRE_PROTECTION, isOne: true, restsOn: SIZE },
  alarmBoxes: { name: "manual fire alarm boxes", on: FIRE_PROTECTION },
  alarms: { name: "smoke alarms", on: ELECTRICAL },
  coAlarms: named(
    "carbon monoxide alarms",
    ELECTRICAL,
    /GARAGE|FIRE ?PLACE|\bGAS\b|PROPANE|GENERATOR|CARBON MONOXIDE|\bC\.?O\.? ALARM|BOILER|FURNACE/,
    "No garage, fireplace or fuel-burning appliance is shown or named.",
  ),
  extinguishers: { name: "fire extinguishers", on: LIFE_SAFETY },
  exitSigns: { name: "exit signs", on: LIFE_SAFETY },
  egressLighting: { name: "egress lighting", on: ELECTRICAL },
  cooking: { name: "commercial cooking", on: MECHANICAL, unless: [noCooking], bySilence: true },
  sounders: { name: "sounders in sleeping rooms", on: FIRE_PROTECTION },
  // Power.
  panels: { name: "panelboards and switchboards", on: ELECTRICAL },
  panels480: named(
    "equipment over 150 V to ground",
    ELECTRICAL,
    /480|277 ?V/,
    "No 480 V equipment is shown or named.",
  ),
  largeGear: named(
    "large equipment",
    ELECTRICAL,
    /\b(?:8|9)00 ?A(?:MPS?)?\b|\b[1-9][05]00 ?A(?:MPS?)?\b|\b[1-9],\d00 ?A/,
    "No equipment rated 800 A or more is shown or named.",
  ),
  service: { name: "the electrical service", on: ELECTRICAL, isOne: true },
  receptacles: { name: "receptacles", on: ELECTRICAL },
  circuits: { name: "branch circuits", on: ELECTRICAL },
  outdoorOutlets: { name: "outdoor outlets", on: ELECTRICAL },
  kitchenOutlets: named(
    "kitchen receptacles",
    ELECTRICAL,
    /KITCHEN|COUNTER/,
    "No kitchen is shown or named.",
  ),
  islands: named(
    "kitchen islands",
    ELECTRICAL,
    /ISLAND|PENINSULA/,
    "No island or peninsula is shown or named.",
  ),
  bathOutlets: named(
    "bathroom receptacles",
    ELECTRICAL,
    /BATH|POWDER|\bW\.?C\b|TOILET/,
    "No bathroom is shown or named.",
  ),
  garageOutlets: named("garage receptacles", ELECTRICAL, /GARAGE/, "No garage is shown or named."),
  hallOutlets: named("hallway receptacles", ELECTRICAL, /\bHALL/, "No hall is shown or named."),
  lighting: { name: "lighting outlets", on: ELECTRICAL },
  hvacOutlets: { name: "receptacles for equipment service", on: ELECTRICAL },
  emergencyPower: named(
    "emergency and standby power",
    ELECTRICAL,
    /EMERGENCY (?:POWER|SYSTEM|GENERATOR|CIRCUIT|PANEL)|STANDBY|GENERATOR|\bA\.?T\.?S\b|FIRE PUMP|ELEVATOR/,
    "No emergency or standby power is shown or named.",
  ),
  generator: named(
    "generators",
    ELECTRICAL,
    /GENERATOR|\bGENSET|\bA\.?T\.?S\b/,
    "No generator is shown or named.",
  ),
  evOutlets: named(
    "vehicle charging outlets",
    ELECTRICAL,
    /\bE\.?V\.?(?:SE|C)?\b|CHARGING|CHARGER/,
    "No vehicle charging is shown or named.",
  ),
  solar: named(
    "solar systems",
    ELECTRICAL,
    /PHOTOVOLT|\bP\.?V\b(?!C)|SOLAR/,
    "No solar system is shown or named.",
  ),
  dishwashers: named(
    "dishwashers",
    PLUMBING,
    /DISH ?-?WASH|\bD\.?W\b/,
    "No dishwasher is shown or named.",
  ),
  decks: named(
    "balconies, decks and porches",
    ELECTRICAL,
    /BALCON|DECK|PORCH|LANAI|PATIO/,
    "No balcony, deck or porch is shown or named.",
  ),
  // Pools.
  pool: named("pools and spas", SITE, POOL, "No pool or spa is shown or named."),
  poolPower: named("pool equipment", ELECTRICAL, POOL, "No pool or spa is shown or named."),
  // Air.
  outdoorAir: { name: "outdoor air", on: MECHANICAL },
  toiletExhaust: { name: "toilet exhaust", on: MECHANICAL },
  dryers: named(
    "clothes dryers",
    MECHANICAL,
    /DRYER|LAUNDRY|WASHER/,
    "No dryer or laundry is shown or named.",
  ),
  rangeHoods: named(
    "range hoods",
    MECHANICAL,
    /RANGE ?HOOD|HOOD|\bRANGE\b/,
    "No range hood is shown or named.",
  ),
  ducts: { name: "air systems", on: MECHANICAL },
  atticUnits: named(
    "equipment in attics",
    MECHANICAL,
    /(?:IN|AT|WITHIN) (?:THE )?ATTIC|ATTIC (?:A\.?H|UNIT|FURNACE|MOUNT)|A\.?H\.?U?\.?.{0,20}ATTIC/,
    "No equipment in an attic is shown or named.",
  ),
  roofUnits: named(
    "rooftop equipment",
    MECHANICAL,
    /ROOF ?-?TOP|\bR\.?T\.?U\b|ON ROOF|ROOF HATCH|ROOF MOUNT|ROOF CURB|EXHAUST FAN.{0,20}ROOF/,
    "No rooftop equipment is shown or named.",
  ),
  outdoorUnits: named(
    "outdoor equipment",
    MECHANICAL,
    /CONDENS(?:ER|ING)|HEAT PUMP|OUTDOOR UNIT|\bR\.?T\.?U\b|A ?\/ ?C (?:UNIT|PAD)|\bC\.?U\b|MINI ?-?SPLIT|ROOF ?-?TOP|PACKAGE UNIT/,
    "No outdoor equipment is shown or named.",
  ),
  cooling: { name: "cooling equipment", on: MECHANICAL },
  wholeHouse: {
    name: "whole-house ventilation",
    on: MECHANICAL,
    isOne: true,
    unless: [alteration],
  },
  sizing: { name: "the equipment sizing", on: MECHANICAL },
  nailStations: named(
    "manicure stations",
    MECHANICAL,
    /NAIL|MANICUR|PEDICUR/,
    "No manicure station is shown or named.",
  ),
  parkingGarage: named(
    "enclosed parking garages",
    MECHANICAL,
    /PARKING GARAGE|ENCLOSED GARAGE|GARAGE EXHAUST/,
    "No enclosed parking garage is shown or named.",
  ),
  // Water.
  fixtureCount: { name: "required fixtures", on: PLUMBING },
  restroomParity: { name: "women’s and men’s fixtures", on: PLUMBING, isOne: true },
  fixtures: { name: "plumbing fixtures", on: PLUMBING },
  showers: named(
    "showers",
    ARCHITECTURAL,
    /SHOWER|\bSHWR?\b|\bTUB\b/,
    "No shower is shown or named.",
  ),
  drains: { name: "drains and vents", on: PLUMBING },
  waterSupply: { name: "water connections", on: PLUMBING },
  roofDrains: named(
    "roof drains",
    PLUMBING,
    /ROOF DRAIN|\bR\.?D\b|STORM|SCUPPER|LEADER/,
    "No roof drain is shown or named.",
  ),
  waterHeaters: {
    name: "water heaters",
    on: PLUMBING,
    unless: [
      interiorWork,
      unlessNamed(
        /WATER HEATER|\bW\.?H\b|\bH\.?W\.?H\b|\bE\.?W\.?H\b/,
        "No water heater is shown or named.",
        { likely: isGroup("R-1", "R-2", "R-3", "R-4") },
      ),
    ],
    bySilence: true,
  },
  publicLavatories: { name: "public lavatories", on: PLUMBING },
  riser: { name: "the riser diagram", on: PLUMBING, isOne: true },
  hoseBibbs: named(
    "hose bibbs",
    PLUMBING,
    /HOSE ?BIB|\bH\.?B\b|WALL HYDRANT/,
    "No hose bibb is shown or named.",
  ),
  washers: named(
    "clothes washers",
    PLUMBING,
    /WASHER|LAUNDRY|WASHING/,
    "No clothes washer is shown or named.",
  ),
  greaseInterceptor: {
    name: "grease interceptors",
    on: PLUMBING,
    unless: [(asked) => hasCooking(asked) ? null : noCooking(asked)],
    bySilence: true,
  },
  // Gas.
  gas: { name: "gas piping and appliances", on: GAS, unless: [noGas], bySilence: true },
  lpTank: named(
    "LP containers",
    SITE,
    /PROPANE|L\.?P\.? ?(?:GAS|TANK)|\bLPG?\b/,
    "No LP gas is shown or named.",
  ),
  garageIgnition: {
    name: "ignition sources in garages",
    on: GAS,
    unless: [noGas, unlessNamed(/GARAGE/, "No garage is shown or named.")],
    bySilence: true,
  },
  // Energy.
  energyForm: { name: "the energy form", on: CODE_DATA },
  climateZone: { name: "the climate zone", on: CODE_DATA, isOne: true },
  insulation: { name: "insulation", on: BUILDING, unless: [interiorWork] },
  zone1: { name: "insulation", on: BUILDING, unless: [otherClimate("1A"), interiorWork] },
  zone2: { name: "insulation", on: BUILDING, unless: [otherClimate("2A"), interiorWork] },
  airTest: { name: "the air leakage test", on: CODE_DATA, unless: [alteration] },
  performancePath: {
    ...named(
      "the performance path",
      CODE_DATA,
      /R405|PERFORMANCE|E-? ?RATIO/,
      "No performance path is named.",
    ),
    isOne: true,
  },
});
