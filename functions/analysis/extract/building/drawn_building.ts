/** What a page's lettering gives the model of the building: scale, names of rooms, marks, lines of dimensions. */
import type { PageReading } from "../../../_shared/domain/page_reading.ts";
import type {
  Dimension,
  DimensionMeaning,
  SheetKind,
  StatedLength,
} from "../../../_shared/domain/plan_set.ts";
import { type PointRect, toPointRect, unionRect } from "../../../_shared/geometry.ts";
import { findLetteredFigures } from "../../building/lettered_figures.ts";
import type { DimensionSpan } from "../../building/dimension_ends.ts";
import { ledPlace, mayLead } from "../../building/led_labels.ts";
import { readBuilding } from "../../building/mod.ts";
import type { ReadPlan } from "../../building/sources.ts";
import { TurnedPlan } from "../../building/turned_plan.ts";
import { TickMarks } from "../../building/tick_marks.ts";
import type { Span } from "../drawing/dimension_lines.ts";
import type { FoundDimension } from "../drawing/dimensions.ts";
import type { LeaningSpans } from "../drawing/leaning_dimensions.ts";
import type { PlanScale } from "../drawing/plan_symbols.ts";
import type { FoundTag } from "../drawing/tags.ts";
import { drawingAt, type DrawingTitle } from "../layout/drawing_titles.ts";
import type { Line } from "../layout/layout.ts";
import { agrees } from "../layout/verify_scales.ts";
import type { FoundRoom } from "./rooms.ts";
import { ofOneKind, type ReadFigure } from "./string_kinds.ts";

/** Sheets that draw no floor. */
const NO_FLOOR: readonly SheetKind[] = ["elevation", "section", "schedule", "notes", "detail"];

/** Sheets that draw one, with or without names of rooms. */
const FLOORS: readonly SheetKind[] = ["floor plan", "life safety", "reflected ceiling plan"];

/** What {@link drawnBuilding} starts from. */
export interface LetteredPlan {
  kind: SheetKind;
  scale: PlanScale | null;
  rooms: readonly FoundRoom[];
  tags: readonly FoundTag[];
  plainMarks: readonly Line[];
  titles: readonly DrawingTitle[];
  dimensions: readonly FoundDimension[];
  /** Title block and tables. */
  excluded: readonly PointRect[];
}

/** The building drawn on a page; null where it draws none. */
export function drawnBuilding(page: PageReading, plan: LetteredPlan): ReadPlan | null {
  const { kind, scale, rooms, tags, plainMarks, titles, dimensions, excluded } = plan;
  if (scale === null || NO_FLOOR.includes(kind)) return null;
  const isNamed = FLOORS.includes(kind);
  if (rooms.length === 0 && (!isNamed || page.arcs.length === 0)) return null;
  const sloping = mayLead(page.segments, page.arcs);
  const seats = rooms.filter((it) => !isDwelling(it, rooms));
  const read = readBuilding(page, {
    pointsPerFoot: scale.pointsPerFoot,
    isScaleVerified: scale.isVerified,
    readBy: page.readBy === "text" ? "geometry" : "ocr",
    rooms: seats.map(({ room, at, nameLines, labelLines }) => ({
      name: room.name,
      number: room.number,
      box: at,
      tag: tagAround(at, labelLines),
      statedSqft: room.areaFrom === "printed" ? room.areaSqft : null,
      sidesFt: room.widthFt !== null && room.depthFt !== null
        ? { width: room.widthFt, depth: room.depthFt }
        : null,
      ledTo: ledPlace(at, { strokes: sloping, height: nameLines[0]?.box.height ?? at.height }),
      drawing: drawingAt(titles, at, page)?.text ?? null,
    })),
    marks: [
      ...tags.map(({ line, box }) => ({ mark: line.text.trim(), box })),
      ...plainMarks.map(({ text, box }) => ({ mark: text.trim(), box })),
    ],
    excluded,
    dimensionLines: dimensions.flatMap((it) => dimensionLine(it, scale.pointsPerFoot)),
  });
  if (read === null || seats.length === rooms.length) return read;
  return {
    ...read,
    labelAt(point) {
      const index = read.labelAt(point);
      return index === null ? null : rooms.indexOf(seats[index]);
    },
    areas: rooms.map((it) => read.areas[seats.indexOf(it)] ?? null),
  };
}

/** What several rooms are together, and a room of a dwelling. */
const DWELLING =
  /^(?:(?:DWELLING )?UNIT|APARTMENT|APT\.?|FLAT|CONDO|SUITE)(?: TYPE)? ?#?(?:[A-Z]|[A-Z]?-?\d{1,4}[A-Z]?)$/i;
const IN_DWELLING = /\b(?:BED ?ROOM|BDRM|BATH|KITCHEN|LIVING|DINING)\b/i;

/** Whether a name is that of a whole dwelling, whose rooms have names of their own: `UNIT A` stands in one of them. */
const isDwelling = ({ room }: FoundRoom, rooms: readonly FoundRoom[]): boolean =>
  DWELLING.test(room.name) && room.number === null && room.areaFrom === null &&
  rooms.some((it) => IN_DWELLING.test(it.room.name));

/** Outlines of tags stand this far off their lettering at most, in heights of it. */
const TAG_OFF = 1.2;

/** The label of a room with the outline drawn around its number. */
function tagAround(at: PointRect, lines: readonly Line[]): PointRect {
  const { x, y, width, height } = unionRect([at, ...lines.map((line) => line.box)]);
  const off = TAG_OFF * (lines[0]?.box.height ?? at.height);
  return { x: x - off, y: y - off, width: width + 2 * off, height: height + 2 * off };
}

/** Dimensions with what their lettering says, or what stands at the ends of their lines. */
export function withEnds(
  dimensions: readonly Dimension[],
  found: readonly FoundDimension[],
  { page, plan, pointsPerFoot }: {
    page: PageReading;
    plan: ReadPlan | null;
    pointsPerFoot: number | null;
  },
): Dimension[] {
  const letteredAt = findLetteredFigures(page.lines);
  const ticks = plan === null ? null : new TickMarks(page.segments);
  const figures = found.map((it): ReadFigure => {
    if (plan === null || ticks === null || pointsPerFoot === null) {
      return { span: null, meaning: null };
    }
    const span = it.leaning
      ? leaningSpan(it, it.leaning, { plan, pointsPerFoot })
      : plan.leanDeg === 0
      ? spanOf(it, { ticks, pointsPerFoot })
      : null;
    return { span, meaning: span && plan.meaningOf(span) };
  });
  const ends = ofOneKind(figures);
  return dimensions.map((dimension, index) => {
    const known = dimension.measures;
    if (known) return { ...dimension, measures: inPlan(known, ends[index]) };
    const measures = letteredAt(found[index].line.box) ?? ends[index];
    return measures === null ? dimension : { ...dimension, measures };
  });
}

/** A meaning that shapes tell: a flight's with its room, a closet's with what the plan knows to stand beside it. */
function inPlan(own: DimensionMeaning, plan: DimensionMeaning | null): DimensionMeaning {
  const isCloset = isOfCloset(own);
  if (!isCloset && !isOfFlight(own) || plan?.thing !== own.thing) return own;
  if (isCloset && plan.property === own.property && !plan.ends?.includes("wall")) return plan;
  return plan.room !== null ? { ...own, room: plan.room } : own;
}

/** A flight without its room: shapes alone tell of none. */
const isOfFlight = ({ thing, room }: DimensionMeaning): boolean =>
  thing === "stair" && room === null;

/** From the middle of a closet to what stands beside it. */
const isOfCloset = ({ thing, ends }: DimensionMeaning): boolean =>
  thing === "water closet" && ends?.includes("middle of closet") === true;

/** Stated lengths with what their lettering says. */
export function withLettering(page: PageReading, lengths: StatedLength[]): StatedLength[] {
  const letteredAt = findLetteredFigures(page.lines);
  return lengths.map((it) => {
    const measures = letteredAt(toPointRect(it.box, page));
    return measures === null ? it : { ...it, measures };
  });
}

/** The stretch that has the length of a figure at the scale of the plan: on its line, or beside it. */
function spanOf(
  found: FoundDimension,
  { ticks, pointsPerFoot }: { ticks: TickMarks; pointsPerFoot: number },
): DimensionSpan | null {
  const { dimension: { valueIn }, line, isLevel, spans } = found;
  const best = bestOf(spans, { valueIn, pointsPerFoot, offOf: offFigure(line, isLevel) });
  const moved = best && !best.isLoose ? null : movedOff(found, pointsPerFoot);
  const along = moved && !moved.isLoose ? moved : best ?? moved;
  return along
    ? { ...along, isLevel }
    : ticks.stretchAt(line.box, { isLevel, lengthIn: valueIn, pointsPerFoot });
}

/** Lengths closer than this are one, points. */
const SAME_LENGTH_PT = 0.4;

/**
 * Of the stretches with the length of a figure the one that has it best: a line may end before its witness lines, and
 * the wings of an open arrow lie as far inside. The face of a wall beside it may have the same ends.
 */
function bestOf(
  spans: readonly Span[],
  { valueIn, pointsPerFoot, offOf }: {
    valueIn: number;
    pointsPerFoot: number;
    offOf: (span: Span) => number;
  },
): Span | undefined {
  const missOf = ({ points }: Span) => Math.abs(points - valueIn / 12 * pointsPerFoot);
  const own = spans.filter(({ points }) => agrees({ valueIn, points }, pointsPerFoot));
  const least = Math.min(...own.map(missOf));
  const best = own.find((it) => missOf(it) < least + SAME_LENGTH_PT);
  return best &&
    own.filter((it) => isSameStretch(it, best)).sort((a, b) => offOf(a) - offOf(b)).at(0);
}

/** A stretch whose figure was moved off its middle has its length within so many inches. */
const EXACT_IN = 0.3;

/** The only stretch of exactly its length on the line a figure stands on, be it far off its middle. */
const movedOff = ({ dimension: { valueIn }, exactly }: FoundDimension, pointsPerFoot: number) =>
  exactly(valueIn / 12 * pointsPerFoot, EXACT_IN / 12 * pointsPerFoot);

/** The plan and the lines of a figure lean alike. */
const SAME_LEAN_DEG = 1;

/** The stretch of a figure that leans as its plan does, in the plan turned back. */
function leaningSpan(
  { dimension: { valueIn } }: FoundDimension,
  { leanDeg, isLevel, spans }: LeaningSpans,
  { plan, pointsPerFoot }: { plan: ReadPlan; pointsPerFoot: number },
): DimensionSpan | null {
  if (Math.abs(leanDeg - plan.leanDeg) > SAME_LEAN_DEG) return null;
  const own = bestOf(spans, { valueIn, pointsPerFoot, offOf: () => 0 });
  return own ? { ...own, isLevel } : null;
}

/** Stretches whose ends lie this close are one, points. */
const SAME_END_PT = 1;

const isSameStretch = (a: Span, b: Span): boolean =>
  Math.abs(a.from - b.from) < SAME_END_PT && Math.abs(a.to - b.to) < SAME_END_PT;

/** How far a line runs off the foot of a figure that stands on it, or off the middle of one that stands in it. */
function offFigure({ box: { x, y, width, height }, turn }: Line, isLevel: boolean) {
  const [low, high] = isLevel ? [y, y + height] : [x, x + width];
  const foot = turn === 270 ? low : high;
  return ({ at }: Span) => Math.min(Math.abs(at - foot), Math.abs(at - (low + high) / 2));
}

/**
 * The line of a dimension whose length is its figure's at the scale of the plan. A wall beside it may have that length
 * and the same ends, too: the line the figure stands on, or in, is its own. Where more lines do, they are treads.
 */
function dimensionLine(
  { dimension, leaning, ...found }: FoundDimension,
  pointsPerFoot: number,
) {
  const { spans, isLevel } = leaning ?? found;
  const along = spans.filter(({ points }) =>
    agrees({ valueIn: dimension.valueIn, points }, pointsPerFoot)
  );
  const moved = along.length > 0 || leaning
    ? null
    : movedOff({ ...found, dimension }, pointsPerFoot);
  const own = moved ? [moved] : along;
  if (own.length === 0) return [];
  const offOf = offFigure(found.line, isLevel);
  const same = own.filter((it) => isSameStretch(it, own[0]));
  const isWallOrLine = !leaning && same.length === 2 && offOf(same[1]) < offOf(same[0]);
  const { at, from, to } = isWallOrLine ? same[1] : own[0];
  const ends = isLevel
    ? [{ x: from, y: at }, { x: to, y: at }]
    : [{ x: at, y: from }, { x: at, y: to }];
  const [a, b] = leaning ? ends.map((it) => new TurnedPlan(leaning.leanDeg).onSheet(it)) : ends;
  return [{ x1: a.x, y1: a.y, x2: b.x, y2: b.y }];
}
