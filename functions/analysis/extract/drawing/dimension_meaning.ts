/**
 * What a dimension measures, read from the drawing: words lettered at its line, things its line runs between, the
 * room whose walls it runs between, and the drawing it belongs to. What could mean two things means nothing here.
 */
import type { Dimension, Evidence } from "../../../_shared/domain/plan_set.ts";
import type { PageReading } from "../../../_shared/domain/page_reading.ts";
import type { PointRect } from "../../../_shared/geometry.ts";
import type { FoundDimension } from "./dimensions.ts";
import type { DimensionSpan } from "../../building/dimension_ends.ts";
import type { Span } from "./dimension_lines.ts";
import { toArrowTips } from "./arrow_tips.ts";
import { DrawnShapes } from "./drawn_shapes.ts";
import { namesUnderFloors } from "./names_under_floors.ts";
import { type FiguredSpan, NamedEnds } from "./named_ends.ts";
import { thingOnStroke } from "./things_on_strokes.ts";
import { fromPieces } from "../evidence.ts";
import type { Words } from "./drawn_words.ts";
import { wordsAtLines } from "./words_at_lines.ts";
import { type HeightSetting, OF_A_WALL, thingOverFloor } from "./heights.ts";
import { emOf } from "../layout/layout.ts";
import type { Rulings } from "../tables/rulings.ts";
import { agrees } from "../layout/verify_scales.ts";

/** What stands around the dimensions of a page. */
export interface DimensionSetting {
  page: PageReading;
  rulings: Rulings;
  /** Callouts, labels and marks, without titles, lists and dimension strings. */
  words: readonly Words[];
  /** Words of keyed notes that say what a dimension measures. */
  keyed: ReadonlyMap<FoundDimension, Words>;
  /** Names of rooms with where they stand. */
  rooms: readonly (Words & { name: string })[];
  pointsPerFootAt: (box: PointRect) => number | null;
  /** Do dimensions agree with that scale? */
  isScaleProvenAt: (box: PointRect) => boolean;
  drawingAt: (box: PointRect) => string | null;
  /** Room at a place between walls. */
  roomAt?: (box: PointRect) => string | null;
}

/** Things end or begin within so many points of the end of a dimension line. */
const TOUCH_PT = 2.5;
/** Names of rooms so close across a dimension stand side by side along it. */
const BAND_EM = 8;

/** The dimensions with what they measure, where that is certain. */
export function withMeaning(
  dimensions: readonly Dimension[],
  found: readonly FoundDimension[],
  setting: HeightSetting,
): Dimension[] {
  if (found.length === 0) return [];
  const drawn = found.map((it) => standsBeside(it, setting) ? turned(it) : it);
  const spans = drawn.map((it) => spanOf(it, setting));
  const labels = wordsAtLines(drawn, spans, setting);
  const named = new NamedEnds(setting);
  const lowest = lowestEnds(drawn, spans, setting);
  const shapes = new DrawnShapes(setting);
  const standing = namesUnderFloors(drawn, spans, setting);
  return dimensions.map((printed, index) => {
    const drawing = setting.drawingAt(drawn[index].line.box);
    const orientation = drawn[index].isLevel ? "horizontal" as const : "vertical" as const;
    const stretches = isOfSize(found[index], found) ? [] : likelyStretches(found[index], setting);
    const { valueIn } = printed;

    const measures = stretches.map((it) => shapes.meaningOf(it, { drawing, valueIn }))
      .find((it) => it !== null);
    const dimension = { ...printed, orientation, ...(measures ? { measures } : {}) };
    const span = spans[index];
    const keyed = setting.keyed.get(found[index]);
    const said = keyed ? { of: asEvidence(keyed, setting) } : {};
    if (!span) return { ...dimension, drawing, ...said };
    const figured = { ...span, isLevel: drawn[index].isLevel, em: emOf(drawn[index].line) };
    const ends = thingsAtEnds(drawn[index], figured, { named, setting });
    // Seen from the side a thing is as high as its upright line, and what floors enclose is no strip.
    const isFromSide = !figured.isLevel && drawing !== null && OF_A_WALL.test(drawing);
    const across = ends ? null : (figured.isLevel || isFromSide ? named.spanned(figured) : null) ??
      (isFromSide ? null : named.inStrip(figured));
    const label = keyed ?? labels.get(index) ?? across;
    const room = roomBetweenWalls(drawn[index], span, setting) ??
      hallAcross(drawn[index], span, setting);
    const over = label || ends
      ? null
      : thingOverFloor(drawn[index], span, { setting, lowest: lowest.get(drawing)! }) ??
        standing.get(index) ?? null;
    return {
      ...dimension,
      drawing,
      ...(label ? { of: asEvidence(label, setting) } : {}),
      ...(ends ? { between: [asEvidence(ends[0], setting), asEvidence(ends[1], setting)] } : {}),
      ...(over ? { heightOf: asEvidence(over, setting) } : {}),
      ...(room ? { across: room } : {}),
    };
  });
}

/** The stretches a figure may measure: on its line, or on one across that it stands beside. */
const stretchesOf = ({ line, spans, beside, isLevel }: FoundDimension): (DimensionSpan & Span)[] =>
  [
    ...spans.map((it) => ({ ...it, isLevel })),
    ...beside.map((it) => ({ ...it, isLevel: !isLevel })),
  ].filter(({ cost }) => cost < emOf(line));

/** Lines of one label follow each other at so many ems. */
const NEXT_LINE_EM = 1.8;

/** Width over height, as a label gives the size of a window: no line runs along it, and another figure is centred under or over it. */
function isOfSize(one: FoundDimension, all: readonly FoundDimension[]): boolean {
  if (one.spans.length > 0) return false;
  const em = emOf(one.line);
  const [x, y] = middleOf(one.line.box);
  return all.some((other) => {
    const [otherX, otherY] = middleOf(other.line.box);
    return other !== one && Math.abs(otherX - x) < em / 2 &&
      Math.abs(otherY - y) < NEXT_LINE_EM * em;
  });
}

const middleOf = ({ x, y, width, height }: PointRect) => [x + width / 2, y + height / 2];

/**
 * Of these the ones of its length at the scale of the drawing; where none is, and no other figure proves that scale, all
 * of them, and else the best centred, nearly of its length: a figure may have been changed without its drawing.
 */
function likelyStretches(found: FoundDimension, setting: DimensionSetting) {
  const { valueIn } = found.dimension;
  const all = withoutFarther(stretchesOf(found), found.line.box);
  const scale = setting.pointsPerFootAt(found.line.box);
  const own = scale === null ? [] : all.filter(({ points }) => agrees({ valueIn, points }, scale));
  if (own.length > 0 || scale === null) return own.length > 0 ? own : all;
  if (!setting.isScaleProvenAt(found.line.box)) return all;
  return all.filter(({ points, cost }) => {
    const ratio = points / (valueIn / 12 * scale);
    return cost < CENTRED_EM * emOf(found.line) && ratio >= NEARLY[0] && ratio <= NEARLY[1];
  });
}

/** Ends of stretches that are one, points. */
const SAME_END_PT = 1;

/** Of stretches with the same ends the one the figure stands at: walls may leave a gap as long as a dimension beside them. */
function withoutFarther<T extends DimensionSpan>(stretches: readonly T[], box: PointRect): T[] {
  const { x, y, width, height } = box;
  const off = ({ isLevel, at }: T) =>
    isLevel ? Math.max(0, y - at, at - y - height) : Math.max(0, x - at, at - x - width);
  return stretches.filter((it) =>
    !stretches.some((other) =>
      other.isLevel === it.isLevel && Math.abs(other.from - it.from) < SAME_END_PT &&
      Math.abs(other.to - it.to) < SAME_END_PT && off(other) < off(it) - SAME_END_PT
    )
  );
}

/** The lowest end of the upright dimensions of each drawing. */
function lowestEnds(
  found: readonly FoundDimension[],
  spans: readonly (Span | null)[],
  { drawingAt }: DimensionSetting,
): Map<string | null, number> {
  const lowest = new Map<string | null, number>();
  found.forEach(({ line, isLevel }, index) => {
    const drawing = drawingAt(line.box);
    const end = isLevel ? -Infinity : spans[index]?.to ?? -Infinity;
    lowest.set(drawing, Math.max(end, lowest.get(drawing) ?? -Infinity));
  });
  return lowest;
}

const asEvidence = ({ lines }: Words, { page }: DimensionSetting): Evidence =>
  fromPieces(page, lines);

/** Only the line across the figure can be its own, or has its length at the scale of the drawing. */
function standsBeside(found: FoundDimension, { pointsPerFootAt }: DimensionSetting): boolean {
  const { valueIn } = found.dimension;
  const pointsPerFoot = pointsPerFootAt(found.line.box);
  if (pointsPerFoot === null) return false;
  if (standsAlone(found, pointsPerFoot)) return true;
  const isOfLength = ({ points }: Span) => agrees({ valueIn, points }, pointsPerFoot);
  const isCentred = ({ cost }: Span) => cost < emOf(found.line);
  return !found.spans.some(isOfLength) &&
    found.beside.some((it) => isOfLength(it) && isCentred(it));
}

/** Off the middle of its line by less than this share of an em, a figure beside it belongs to it. */
const CENTRED_EM = 0.2;
/** Details are drawn that much shorter or longer than their scale says. */
const NEARLY = [0.7, 1.4] as const;

/** No line runs along the figure, and it stands beside the very middle of the only one across, nearly of its length. */
function standsAlone({ dimension, spans, beside, line }: FoundDimension, pointsPerFoot: number) {
  const [only, ...others] = beside;
  if (!only || others.length > 0 || spans.length > 0) return false;
  const ratio = only.points / (dimension.valueIn / 12 * pointsPerFoot);
  return only.cost < CENTRED_EM * emOf(line) && ratio >= NEARLY[0] && ratio <= NEARLY[1];
}

const turned = (found: FoundDimension): FoundDimension => ({
  ...found,
  spans: found.beside,
  isLevel: !found.isLevel,
});

/** The stretch a dimension measures: the one of its stated length at the drawing's scale, else the best centred. */
function spanOf(found: FoundDimension, setting: DimensionSetting): Span | null {
  const { valueIn } = found.dimension;
  const pointsPerFoot = setting.pointsPerFootAt(found.line.box);
  const atScale = pointsPerFoot === null
    ? undefined
    : found.spans.find(({ points }) => agrees({ valueIn, points }, pointsPerFoot));
  if (atScale) return atScale;
  const best = found.spans[0];
  return best && best.cost < emOf(found.line) ? toArrowTips(best, found, setting) : null;
}

/** Plans on which the outline of a building stands for its outer wall. */
const OF_SITE = /\b(?:SITE|PLOT|SURVEY)\b/i;

/** The named things a dimension line runs between, first the left or upper one. */
function thingsAtEnds(
  found: FoundDimension,
  span: Span & FiguredSpan,
  { named, setting }: { named: NamedEnds; setting: HeightSetting },
): [Words, Words] | null {
  const isSite = OF_SITE.test(`${setting.drawingAt(found.line.box)} ${setting.sheet}`);
  const nameAt = (side: "from" | "to") =>
    named.thingAt(side, span) ??
      thingOnStroke(span[side], side, { found, span, setting }, (box, em) =>
        named.namesOf(box, em)) ??
      named.wallAt(side, span) ?? named.lineAt(side, span) ??
      (isSite ? named.buildingAt(side, span) : null);
  const first = nameAt("from");
  const second = first && nameAt("to");
  const isRoom = (it: Words) => setting.rooms.some((room) => room === it);
  return first && second && first !== second && !(isRoom(first) && isRoom(second))
    ? [first, second]
    : null;
}

/** The room whose walls stand at both ends of a dimension, without a wall between them. */
function roomBetweenWalls(
  found: FoundDimension,
  span: Span,
  { rooms, rulings }: DimensionSetting,
): string | null {
  const along = found.isLevel;
  const em = emOf(found.line);
  const places = rooms.map((room) => {
    const [x, y] = [room.box.x + room.box.width / 2, room.box.y + room.box.height / 2];
    return { room, at: along ? x : y, across: along ? y : x };
  }).filter(({ at }) => at > span.from && at < span.to);
  const own = places.filter(({ room, across }) => {
    const isBeside = (other: number) => Math.abs(other - across) < BAND_EM * em;
    if (places.some((other) => other.room !== room && isBeside(other.across))) return false;
    const walls = (along ? rulings.vertical : rulings.horizontal).filter((it) =>
      it.at > span.from - TOUCH_PT && it.at < span.to + TOUCH_PT && it.from < across &&
      it.to > across && it.to - it.from > 6 * em
    ).map((it) => it.at);
    const isOfEnds = (wall: number) => wall < span.from + em || wall > span.to - em;
    return walls.some((it) => it < span.from + TOUCH_PT) &&
      walls.some((it) => it > span.to - TOUCH_PT) && walls.every(isOfEnds);
  });
  const [nearest] = own.sort((a, b) => Math.abs(a.across - span.at) - Math.abs(b.across - span.at));
  return nearest?.room.name ?? null;
}

const HALL = /^\W*(?:\w+\s+)?(?:HALL(?:WAY)?|CORR(?:IDOR)?|PASSAGE(?:WAY)?)\b(?!\s*(?:BATH|CLO))/i;

/** Rooms halls run into without a door. */
const OPEN_TO_HALL = /\b(?:LOBBY|FOYER|VESTIBULE|HALL(?:WAY)?|CORR(?:IDOR)?)\b/i;

/** The name of the hall a dimension crosses from wall to wall, however far along it the name stands. */
function hallAcross(
  found: FoundDimension,
  span: Span,
  { roomAt, rulings }: DimensionSetting,
): string | null {
  const along = found.isLevel;
  const em = emOf(found.line);
  const nameAt = (share: number) => {
    const at = span.from + share * (span.to - span.from);
    return roomAt?.({ x: along ? at : span.at, y: along ? span.at : at, width: 0, height: 0 }) ??
      null;
  };
  const name = nameAt(0.5);
  // Beside a lobby without a door one quarter may belong to it; walls in between are looked for below.
  const quarters = [nameAt(0.25), nameAt(0.75)];
  if (name === null || !HALL.test(name) || !quarters.includes(name)) return null;
  if (!quarters.every((it) => it === name || OPEN_TO_HALL.test(it ?? ""))) return null;
  const walls = (along ? rulings.vertical : rulings.horizontal).filter((it) =>
    it.from < span.at && it.to > span.at && it.to - it.from > 6 * em &&
    it.at > span.from - TOUCH_PT && it.at < span.to + TOUCH_PT
  ).map((it) => it.at);
  const isOfEnds = (wall: number) => wall < span.from + em || wall > span.to - em;
  // Lines run to faces or to the middle of walls.
  const half = Math.max(TOUCH_PT, 0.5 * em);
  const isBounded = walls.some((it) => it < span.from + half) &&
    walls.some((it) => it > span.to - half);
  return isBounded && walls.every(isOfEnds) ? name : null;
}
