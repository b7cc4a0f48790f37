/**
 * What one page gives, before pages are joined into a plan set. Plain data: it survives JSON, so that a page
 * can be read in one job and joined in another.
 */
import type {
  CodeSummary,
  Dimension,
  IndexEntry,
  Note,
  OccupantLoadRow,
  Place,
  Room,
  Schedule,
  Sheet,
  SheetAnnotation,
  StatedLength,
} from "../../_shared/domain/plan_set.ts";
import type { Building } from "../../_shared/domain/building.ts";
import type { FixtureMark, FixtureName } from "../building/fixture_names.ts";
import type { PageSymbols } from "../symbols/page_symbols.ts";
import type { PercentRect } from "../../_shared/geometry.ts";

/** A door leaf drawn with its swing, in percent of the page. */
export interface DoorSwing extends Place {
  /** Measured leaf width in inches where the scale is verified, on pictures to within 1.5 in; null otherwise. */
  leafIn: number | null;
  /** Two leaves that meet. */
  isPair: boolean;
  /** Room label on the side the leaf swings into, and on the other side; null when none is seen. */
  swingsInto: string | null;
  otherSide: string | null;
  /** One of the sides is open ground outside the building. */
  isExterior: boolean | null;
}

/** A mark in a bubble (circle, hexagon, diamond, box) on a plan, with the swing it stands at. */
export interface TagSymbol extends Place {
  mark: string;
  shape: "round" | "box" | "plain";
  /** Index into `swings` of the nearest door swing, null when none is near. */
  swing: number | null;
  room: string | null;
  /** Words printed beside the symbol: a size, a sill height. */
  sourceText: string;
  drawing: string | null;
}

/** Facts of one page. */
export interface PageFacts {
  sheet: Sheet;
  notes: Note[];
  schedules: Schedule[];
  /** Lists without rulings that are no schedules; their rows are notes too. */
  lists?: Schedule[];
  rooms: Room[];
  swings: DoorSwing[];
  tags: TagSymbol[];
  dimensions: Dimension[];
  statedLengths?: StatedLength[];
  /** Walls, rooms and openings as drawn; null off plans. */
  building: Building | null;
  /** Marks at outlines of the plan, and marks of fixtures that lists of the page name. */
  fixtureMarks?: FixtureMark[];
  fixtureNames?: FixtureName[];
  /** Small shapes, legends and lone words: symbols once all legends of the set are known. */
  symbols?: PageSymbols;
  occupantLoads: OccupantLoadRow[];
  codeSummary: CodeSummary;
  drawingIndex: IndexEntry[];
  annotations: SheetAnnotation[];
  /** Where the title block stands, percent of the page; null when none was found. */
  titleBlockBox: PercentRect | null;
}
