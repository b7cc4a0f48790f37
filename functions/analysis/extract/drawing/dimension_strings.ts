/**
 * Strings of dimensions under their overall: consecutive lengths on one line that begin and end where another line
 * beside it does. All but one of the figures must have their length at the scale of the drawing, so that it is certain
 * what each of them measures; whether they add up is for a rule to say.
 */
import type { Dimension } from "../../../_shared/domain/plan_set.ts";
import type { TextLine } from "../../../_shared/domain/page_reading.ts";
import type { PointRect } from "../../../_shared/geometry.ts";
import { normaliseMarks } from "../../../_shared/units.ts";
import { emOf } from "../layout/layout.ts";
import { agrees } from "../layout/verify_scales.ts";
import type { Span } from "./dimension_lines.ts";
import type { FoundDimension } from "./dimensions.ts";

/** A figure on a stretch it may measure. */
interface Stretch {
  index: number;
  span: Span;
  /** Paper from the line to the middle of the figure, points; of either sign. */
  off: number;
  em: number;
  isToScale: boolean;
}

/** What stands around the dimensions of a page. */
export interface StringSetting {
  lettering: readonly TextLine[];
  pointsPerFootAt: (box: PointRect) => number | null;
  drawingAt: (box: PointRect) => string | null;
}

/** Ends that share a witness line lie this near, points. */
const END_PT = 0.4;
/** Stretches of one line lie this near across it, points. */
const LINE_PT = 0.6;
/** A string stands this far from its overall at most, in em. */
const REACH_EM = 9;
/** Figures of one office stand alike off their lines, in em. */
const OFF_EM = 0.35;
/** A figure that is not to scale stands this near to the middle of its stretch, in em. */
const CENTRED_EM = 0.2;
/** A figure farther from its drawn length than this share is a label of something else. */
const MISPRINT = 0.5;
/** Words that make a figure no exact length, leave it open, or say that it is of what stands. */
const LOOSE =
  /\bEQ(?:UAL)?\b|\(E\)|\bEXIST|\bVAR(?:IES|Y|\.)|±|\+\s*\/?\s*-|~|\bV\.?I\.?F\b|VERIFY|\bN\.?T\.?S\b/i;
/** Words at a figure stand this near to it, in em. */
const BESIDE_EM = 1.2;

/** The dimensions with the parts of the string beside them, where one runs from end to end of theirs. */
export function withStrings(
  dimensions: readonly Dimension[],
  found: readonly FoundDimension[],
  setting: StringSetting,
): Dimension[] {
  const loose = setting.lettering.filter(({ text }) => LOOSE.test(normaliseMarks(text)));
  const stretches = found.flatMap((it, index) =>
    isExact(it, loose) ? stretchesOf(it, index, setting) : []
  );
  const drawings = Map.groupBy(
    stretches,
    ({ index }) => `${found[index].isLevel} ${setting.drawingAt(found[index].line.box)}`,
  );
  const parts = new Map([...drawings.values()].flatMap(stringsIn));
  return dimensions.map((dimension, index) => {
    const string = parts.get(index);
    if (!string) return dimension;
    return {
      ...dimension,
      parts: string.map((at) => ({ page: dimensions[at].page, box: { ...dimensions[at].box } })),
    };
  });
}

/** Read from lettering, without a word that makes it another length or none. */
function isExact({ dimension, line }: FoundDimension, loose: readonly TextLine[]): boolean {
  const reach = BESIDE_EM * emOf(line);
  return dimension.readBy === "text" && dimension.qualifier === null &&
    !loose.some(({ box }) =>
      box.x < line.box.x + line.box.width + reach && line.box.x < box.x + box.width + reach &&
      box.y < line.box.y + line.box.height + reach && line.box.y < box.y + box.height + reach
    );
}

/** The stretch that has the length of a figure at scale, else all in whose very middle the figure stands. */
function stretchesOf(
  { dimension: { valueIn }, line, isLevel, spans }: FoundDimension,
  index: number,
  { pointsPerFootAt }: StringSetting,
): Stretch[] {
  const pointsPerFoot = pointsPerFootAt(line.box);
  if (pointsPerFoot === null) return [];
  const { x, y, width, height } = line.box;
  const [along, across] = isLevel
    ? [x + width / 2, y + height / 2]
    : [y + height / 2, x + width / 2];
  const em = emOf(line);
  const stretch = (span: Span, isToScale: boolean): Stretch => ({
    index,
    span,
    off: across - span.at,
    em,
    isToScale,
  });
  const own = spans.find(({ points }) => agrees({ valueIn, points }, pointsPerFoot));
  if (own) return [stretch(own, true)];
  return spans.filter(({ from, to, points }) => {
    const drawnIn = points / pointsPerFoot * 12;
    return Math.abs((from + to) / 2 - along) < CENTRED_EM * em &&
      Math.abs(drawnIn - valueIn) < MISPRINT * drawnIn;
  }).map((it) => stretch(it, false));
}

/** Overalls of one drawing and direction, each with the figures of the nearest string that runs from end to end. */
function stringsIn(stretches: readonly Stretch[]): [overall: number, parts: number[]][] {
  const strings = stretches.flatMap((overall) => {
    const nearest = linesBeside(overall, stretches)
      .map((line) => stringsBetween(overall, line))
      .find((it) => it.length > 0) ?? [];
    return nearest.map((string) => ({ overall: overall.index, string }));
  });
  // What can be two strings is none.
  return [...Map.groupBy(strings, ({ overall }) => overall)].flatMap(
    ([overall, [{ string }, ...others]]): [number, number[]][] =>
      others.length > 0 ? [] : [[overall, string.map(({ index }) => index)]],
  );
}

/** Stretches on the lines beside an overall whose figures stand like its own, line by line, the nearest first. */
function linesBeside(overall: Stretch, stretches: readonly Stretch[]): Stretch[][] {
  const { span: { at, from, to }, off, em } = overall;
  const gap = ({ span }: Stretch) => Math.abs(span.at - at);
  const near = stretches.filter((it) =>
    gap(it) > LINE_PT && gap(it) < REACH_EM * em && Math.abs(it.off - off) < OFF_EM * em &&
    it.span.from > from - END_PT && it.span.to < to + END_PT
  ).sort((a, b) => gap(a) - gap(b));
  const lines: Stretch[][] = [];
  for (const it of near) {
    const line = lines.find(([first]) => Math.abs(first.span.at - it.span.at) < LINE_PT);
    if (!line) lines.push([it]);
    else if (!line.some((other) => isSame(other, it))) line.push(it);
  }
  return lines;
}

/** The same stretch, whose figure is lettered twice. */
const isSame = (a: Stretch, b: Stretch): boolean =>
  a.isToScale && b.isToScale && Math.abs(a.span.from - b.span.from) < END_PT &&
  Math.abs(a.span.to - b.span.to) < END_PT;

/** Strings of two stretches and more without a gap from end to end; one figure with the overall's may be off scale. */
function stringsBetween(overall: Stretch, line: readonly Stretch[]): Stretch[][] {
  const end = overall.span.to;
  const from = (start: number, mayBeOff: boolean): Stretch[][] => {
    if (end - start < END_PT) return [[]];
    return line.filter(({ index, span, isToScale }) =>
      index !== overall.index && Math.abs(span.from - start) < END_PT &&
      (isToScale || mayBeOff)
    ).flatMap((first) =>
      from(first.span.to, mayBeOff && first.isToScale).map((rest) => [first, ...rest])
    );
  };
  return from(overall.span.from, overall.isToScale).filter(({ length }) => length > 1);
}
