/**
 * The plan set: sheets and typed facts, each with its evidence.
 *
 * Everything the review claims stands on these types. A fact says what the drawing says, also where the
 * drawing is wrong; it never says whether that is allowed. Boxes are percent of the page as seen, pages
 * count from 1 through all files in upload order.
 */
import type { ConstructionType, OccupancyGroup } from "../constants/options.ts";
import type { PercentRect } from "../geometry.ts";
import type { Building } from "./building.ts";
import type { Frame } from "./frame.ts";

/** How a fact was read. `form` is the applicant's own entry and has no place on a sheet. */
export type ReadBy = "text" | "geometry" | "ocr" | "form" | "model";

/** Where something stands: page from 1 through all files, box in percent of the page as seen. */
export interface Place {
  page: number;
  box: PercentRect;
}

/** A place with the words (or the measured geometry) that prove the claim. */
export interface Evidence extends Place {
  /** Printed sheet number, null when the title block could not be read. */
  sheet: string | null;
  /** The text as it stands on the sheet; for geometry, what was measured. */
  sourceText: string;
  readBy: ReadBy;
  /** 0–1: share of such readings that are right, by the reader that made it. */
  confidence: number;
}

/** One typed fact with its evidence. `unit` is null for words and counts. */
export interface Fact<T> extends Evidence {
  value: T;
  unit: string | null;
}

export const DISCIPLINES = [
  "general",
  "life safety",
  "civil",
  "landscape",
  "architectural",
  "structural",
  "mechanical",
  "electrical",
  "plumbing",
  "gas",
  "fire protection",
  "other",
] as const;
export type Discipline = typeof DISCIPLINES[number];

export const SHEET_KINDS = [
  "cover",
  "code summary",
  "life safety",
  "site",
  "floor plan",
  "reflected ceiling plan",
  "roof plan",
  "elevation",
  "section",
  "detail",
  "schedule",
  "structural",
  "mechanical",
  "plumbing",
  "electrical",
  "survey",
  "notes",
  "other",
] as const;
export type SheetKind = typeof SHEET_KINDS[number];

/** A drawing scale: how many points on paper make one foot, and whether a dimension string proves it. */
export interface DrawingScale {
  /** As printed: `1/8" = 1'-0"`, `NONE`. */
  text: string;
  /** Points on paper for one foot in the building; null for NONE and as noted. */
  pointsPerFoot: number | null;
  /** True only when dimension lines on the page agree with the printed scale. */
  isVerified: boolean;
  evidence: Evidence;
}

/** One page of the set, by its title block. */
export interface Sheet {
  page: number;
  file: string;
  pageInFile: number;
  widthPt: number;
  heightPt: number;
  number: string | null;
  title: string | null;
  /** Revision mark or date of the title block. */
  revision: string | null;
  date: string | null;
  discipline: Discipline;
  kind: SheetKind;
  /** Further kinds the title names; left out where it names one. */
  alsoShows?: SheetKind[];
  scales: DrawingScale[];
  /** Direction of the north arrow, degrees clockwise from up; left out where none is printed. */
  northDeg?: number;
  /** Where number and title stand, null when not found. */
  titleBlock: Evidence | null;
  reading: PageReadingState;
}

/** Whether a page could be read, and why not. */
export interface PageReadingState {
  state: "text" | "ocr" | "mixed" | "unreadable" | "not-a-plan";
  wordCount: number;
  /** One sentence for the user when the page was not reviewed. */
  reason: string | null;
  /** Places with lettering that was not read, and why, the largest first; left out where all of it was. */
  unread?: { box: PercentRect; reason: string }[];
  /** Share of the page's letters that was not read, 0–1; left out where all of it was. */
  unreadShare?: number;
  /** What the vision model read of its lettering; left out where it was not asked. */
  byModel?: LetteringByModel;
}

/** Lettering that the vision model read and something else bears out. */
export interface LetteringByModel {
  /** Pieces that text recognition bears out, and those that two readings of the model say alike. */
  recognized: number;
  readTwice: number;
  /** Pieces that nothing bears out, which are left as they were. */
  refused: number;
  /** Where its words stand. */
  words: { box: PercentRect }[];
}

/**
 * A run of text that belongs together: a note, a callout, a label, a title.
 * A wrapped note is one block; a callout of two lines is one block. Table cells are not notes.
 */
export interface Note extends Evidence {
  text: string;
  kind: "note" | "callout" | "label" | "title" | "title-block";
  /** Heading the note stands under, such as PLUMBING NOTES; null when it stands alone. */
  heading: string | null;
  /** The drawing it belongs to (title under or over it), such as FLOOR PLAN; null when unknown. */
  drawing: string | null;
  /** Room whose outline or label is nearest on the plan, null off the plan. */
  room: string | null;
}

/** What a schedule lists. `code summary` covers key/value tables of the cover sheet. */
export type ScheduleKind =
  | "door"
  | "window"
  | "room finish"
  | "plumbing fixture"
  | "panel"
  | "hvac"
  | "exhaust fan"
  | "ventilation"
  | "occupant load"
  | "egress"
  | "product approval"
  | "code summary"
  | "parking"
  | "lighting"
  | "structural"
  | "insulation"
  | "sheet index"
  | "partition"
  | "other";

export interface ScheduleCell extends Place {
  text: string;
  /** 0–1, of the least certain word of a recognised cell; absent where the text layer gives the words. */
  confidence?: number;
}

/** A ruled or aligned table. `columns[i].meaning` is the known meaning of header i, null when unknown. */
export interface Schedule extends Evidence {
  kind: ScheduleKind;
  title: string | null;
  columns: { header: string; meaning: ColumnMeaning | null }[];
  /** Rows top to bottom, cells in column order; a missing cell has empty text and the row's box. */
  rows: ScheduleRow[];
}

export interface ScheduleRow extends Place {
  cells: ScheduleCell[];
}

/** Known meanings of schedule headers, shared by readers and rules. */
export type ColumnMeaning =
  | "mark"
  | "name"
  | "room"
  | "type"
  | "size"
  | "width"
  | "height"
  | "clear width"
  | "clear opening"
  | "sill height"
  | "thickness"
  | "material"
  | "hardware"
  | "fire rating"
  | "glazing"
  | "swing"
  | "area"
  | "factor"
  | "occupants"
  | "required"
  | "provided"
  | "quantity"
  | "men"
  | "women"
  | "capacity"
  | "airflow"
  | "outdoor air"
  | "discharge"
  | "control"
  | "circuit"
  | "breaker"
  | "load"
  | "protection"
  | "product approval"
  | "design pressure"
  | "u-factor"
  | "shgc"
  | "r-value"
  | "floor finish"
  | "wall finish"
  | "ceiling finish"
  | "flame spread"
  | "ceiling height"
  | "assembly"
  | "design number"
  | "stc"
  | "manufacturer"
  | "model"
  | "voltage"
  | "remarks"
  | "item"
  | "value"
  | "sheet number"
  | "sheet title"
  | "waste"
  | "vent"
  | "cold water"
  | "hot water";

/** A room or space on a plan. Lengths in feet, area in square feet; null when not shown. */
export interface Room extends Evidence {
  name: string;
  number: string | null;
  areaSqft: number | null;
  /** `printed` on the sheet, from printed `dimensions`, or `measured` on a verified scale. */
  areaFrom: "printed" | "dimensions" | "measured" | null;
  widthFt: number | null;
  depthFt: number | null;
  ceilingHeightIn: number | null;
  /** Printed occupant load and factor beside the label. */
  occupants: number | null;
  occupantFactor: { sqftPerOccupant: number; basis: "net" | "gross" | null } | null;
  /** Other label lines of the room, with boxes. */
  labels: Evidence[];
}

/** A door by its mark: schedule row joined with its symbol on the plans. Lengths in inches. */
export interface Door extends Evidence {
  mark: string;
  widthIn: number | null;
  heightIn: number | null;
  /** Number of leaves: 2 for a pair. */
  leaves: number;
  /** Printed clear width, leaf open 90°. */
  clearWidthIn: number | null;
  thicknessIn: number | null;
  material: string | null;
  hardware: string | null;
  fireRatingMin: number | null;
  /** Location words of the schedule: GARAGE TO LAUNDRY, BATH 2. */
  location: string | null;
  remarks: string | null;
  productApproval: string | null;
  /** Whole schedule row as header → text. */
  fields: Record<string, string>;
  /** Places of the door symbol on plans. */
  symbols: Place[];
  /** Rooms on both sides when the plan shows it, empty when unknown. */
  rooms: string[];
  /** Name of the room the leaf swings into, `OUTSIDE` for open ground; null when not measured. */
  swingsIntoRoom: string | null;
  /** True, false, or null when the drawing does not say. */
  isExterior: boolean | null;
}

/** A window by its mark. Lengths in inches, areas in square feet. */
export interface Window extends Evidence {
  mark: string;
  widthIn: number | null;
  heightIn: number | null;
  sillHeightIn: number | null;
  clearOpeningSqft: number | null;
  clearOpeningWidthIn: number | null;
  clearOpeningHeightIn: number | null;
  type: string | null;
  location: string | null;
  glazing: string | null;
  uFactor: number | null;
  shgc: number | null;
  productApproval: string | null;
  remarks: string | null;
  fields: Record<string, string>;
  symbols: Place[];
  rooms: string[];
}

/** A printed dimension string with the length it states, and the length measured when the scale is verified. */
export interface Dimension extends Evidence {
  valueIn: number;
  measuredIn: number | null;
  /** Words printed with it: CLEAR, MAX., TYP. */
  qualifier: string | null;
  orientation: "horizontal" | "vertical" | "other";
  /** Title of the drawing it stands in, null when that is not known. */
  drawing?: string | null;
  /** Words lettered at its line that say what it measures: CO ALARM TO BEDROOM DOOR. */
  of?: Evidence;
  /** Names of the two things its line runs between, the left or upper one first. */
  between?: [Evidence, Evidence];
  /** Name of the thing whose height over the floor it is. */
  heightOf?: Evidence;
  /** Name of the room whose walls stand at both its ends. */
  across?: string;
  /** What its line runs between says what it measures. */
  measures?: DimensionMeaning;
  /** Name of the room between whose walls a figure with words stands: 48" CLR in a corridor. */
  room?: string | null;
  /** Places of the dimensions that make a string from one of its ends to the other, on a line beside its own. */
  parts?: Place[];
}

/** What a dimension measures, of which thing, in which room; words of the lexicon. */
export interface DimensionMeaning {
  property: string;
  thing: string | null;
  mark: string | null;
  /** Number of the room, else its name. */
  room: string | null;
  /** What its line runs between, where shapes tell it. */
  ends?: readonly [string, string];
}

/** A length that stands in a text of its own: `-4'-0"` at a level, each side of `12'-6" X 10'-0"` in a room. */
export interface StatedLength extends Evidence {
  valueIn: number;
  orientation: Dimension["orientation"];
  /** Where the lettering around it says so. */
  measures?: DimensionMeaning;
}

/** One row of an occupant load calculation as printed. */
export interface OccupantLoadRow extends Evidence {
  space: string;
  areaSqft: number | null;
  factor: number | null;
  basis: "net" | "gross" | null;
  occupants: number | null;
  isTotal: boolean;
}

/** Sprinkler protection as printed. */
export type SprinklerSystem =
  | "none"
  | "NFPA 13"
  | "NFPA 13R"
  | "NFPA 13D"
  | "yes, standard not stated";

/**
 * Facts of code summary, design criteria and title block. Each list holds every reading found, in page
 * order, so that two readings that disagree stay visible. Feet for heights and elevations, square feet for
 * areas, mph for wind speeds, psf for loads.
 */
export interface CodeSummary {
  occupancyGroups: Fact<OccupancyGroup[]>[];
  constructionType: Fact<ConstructionType>[];
  sprinklers: Fact<SprinklerSystem>[];
  stories: Fact<number>[];
  buildingHeightFt: Fact<number>[];
  buildingAreaSqft: Fact<number>[];
  areaByFloor: Fact<{ floor: string; areaSqft: number }>[];
  allowableAreaSqft: Fact<number>[];
  allowableHeightFt: Fact<number>[];
  allowableStories: Fact<number>[];
  totalOccupantLoad: Fact<number>[];
  dwellingUnits: Fact<number>[];
  codeEditions: Fact<CodeEdition>[];
  floodZone: Fact<string>[];
  baseFloodElevationFt: Fact<number>[];
  finishedFloorElevationFt: Fact<number>[];
  designFloodElevationFt: Fact<number>[];
  windSpeedMph: Fact<{ mph: number; kind: "ultimate" | "nominal" | null }>[];
  exposure: Fact<"B" | "C" | "D">[];
  riskCategory: Fact<"I" | "II" | "III" | "IV">[];
  internalPressure: Fact<string>[];
  enclosure: Fact<string>[];
  asceEdition: Fact<string>[];
  liveLoadsPsf: Fact<{ use: string; psf: number }>[];
  energyPath: Fact<string>[];
  county: Fact<string>[];
  address: Fact<string>[];
  parcel: Fact<string>[];
  scopeOfWork: Fact<string>[];
  climateZone: Fact<string>[];
}

/** A code cited on the drawings: FBC Building 2023 (8th), NEC 2020, ASCE 7-22. */
export interface CodeEdition {
  code:
    | "FBC-B"
    | "FBC-R"
    | "FBC-EB"
    | "FBC-P"
    | "FBC-M"
    | "FBC-FG"
    | "FBC-EC"
    | "FBC-A"
    | "FBC"
    | "NEC"
    | "FFPC"
    | "IBC"
    | "ASCE 7"
    | "other";
  year: number | null;
  edition: number | null;
  asPrinted: string;
}

/** Two places of the set that say different things about one matter. */
export interface Conflict {
  topic:
    | "occupancy"
    | "construction type"
    | "sprinklers"
    | "stories"
    | "height"
    | "area"
    | "part area"
    | "occupant load"
    | "dwelling units"
    | "wind speed"
    | "exposure"
    | "flood zone"
    | "flood elevation"
    | "code edition"
    | "door size"
    | "door height"
    | "door rating"
    | "footing size"
    | "member size"
    | "slab thickness"
    | "wall insulation"
    | "setback"
    | "lot area"
    | "window size"
    | "room name"
    | "room area"
    | "ceiling height"
    | "parking count"
    | "seats"
    | "bedrooms"
    | "guest rooms"
    | "concrete strength"
    | "masonry strength"
    | "reinforcement"
    | "glazing"
    | "risers"
    | "exits"
    | "fixtures"
    | "efficiency"
    | "live load"
    | "electrical service"
    | "generator"
    | "power"
    | "apparent power"
    | "volume"
    | "cooling"
    | "gas input"
    | "airflow"
    | "stair width"
    | "travel"
    | "roof height"
    | "rating"
    | "insulation"
    | "roof slope"
    | "roof covering"
    | "soil bearing"
    | "floor level"
    | "floor height"
    | "risk category"
    | "enclosure"
    | "climate zone"
    | "water heater"
    | "measure"
    | "sum"
    | "address"
    | "scale"
    | "sheet number"
    | "other";
  /** What disagrees, in words: `door 101 width`. */
  subject: string;
  a: Fact<string>;
  b: Fact<string>;
}

/** Entry of the set's own drawing index, and whether that sheet is there. */
export interface IndexEntry extends Evidence {
  number: string;
  title: string | null;
  isPresent: boolean;
}

/** A reviewer's or author's annotation already on the sheet. */
export interface SheetAnnotation extends Evidence {
  author: string | null;
  subject: string | null;
  text: string;
}

/** A mark in a bubble on a plan. */
export interface Tag extends Place {
  mark: string;
}

/** Everything read from an uploaded set. */
export interface PlanSet {
  sheets: Sheet[];
  codeSummary: CodeSummary;
  notes: Note[];
  schedules: Schedule[];
  /** Lists without rulings that are no schedules, row by row; each row is a note too, which is what rules read. */
  lists?: Schedule[];
  rooms: Room[];
  doors: Door[];
  windows: Window[];
  dimensions: Dimension[];
  /** Lengths lettered apart from dimension lines, which no rule reads as one: heights below zero, sizes of rooms. */
  statedLengths?: StatedLength[];
  occupantLoads: OccupantLoadRow[];
  /** Bubbles on plans, whatever they mark. */
  tags?: Tag[];
  drawingIndex: IndexEntry[];
  annotations: SheetAnnotation[];
  /** The building as drawn, one model per sheet with walls. */
  buildings: Building[];
  /** What readers of pictures and the vision model say of things, beside what the words say. */
  frames?: Frame[];
}
