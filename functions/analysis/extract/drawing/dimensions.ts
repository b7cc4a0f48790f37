/**
 * Dimension strings: `12'-6"`, `12' - 6"`, `12.50'`, `44"`, with the words printed at them and, where the scale
 * is verified, the length measured. Lengths in inches.
 */
import type { Dimension } from "../../../_shared/domain/plan_set.ts";
import type { PageReading } from "../../../_shared/domain/page_reading.ts";
import { findLengths, normaliseMarks, parseLengthIn } from "../../../_shared/units.ts";
import { dashedLength, declaredLength, declaredUnits } from "./declared_units.ts";
import { meaningAt, meaningsWithoutMarks, scaleOfMeanings } from "./lost_marks.ts";
import { DimensionLines, type Span } from "./dimension_lines.ts";
import { LeaningDimensions, type LeaningSpans } from "./leaning_dimensions.ts";
import { fromPieces } from "../evidence.ts";
import { emOf, type Line, toLine } from "../layout/layout.ts";
import type { Rulings } from "../tables/rulings.ts";
import { STANDARD_POINTS_PER_FOOT } from "../layout/scales.ts";
import { agrees, plottedScale } from "../layout/verify_scales.ts";

const QUALIFIER =
  /\b(CLEAR|CLR\.?|MIN(?:IMUM)?\.?|MAX(?:IMUM)?\.?|TYP(?:ICAL)?\.?|EQ\.?|O\.?\s?C\.?|A\.?F\.?F\.?|V\.?I\.?F\.?|HIGH|WIDE|DEEP|LONG|R\.?O\.?|HOLD|(?:FIELD )?VERIFY(?: IN FIELD)?|CONFIRM|FACE TO FACE|DIA\.?|NOM\.?)(?![A-Z])/i;

/** Twelve inches and more behind feet: a figure read wrong says nothing, least of all a shorter length. */
const BROKEN = /\d'\s*-?\s*(?:1[2-9]|[2-9]\d|\d{3,})(?:\s+\d+\/\d+)?\s*(?:"|$)/;

/** A fraction of an inch of one and more: `8'-21/4"`, which was 2 1/4 or something else. */
function isImproper(text: string): boolean {
  const fraction = /\d'\s*-?\s*(\d+)\s*\/\s*(\d+)/.exec(text);
  return fraction !== null && Number(fraction[1]) >= Number(fraction[2]);
}

/** A dimension string found on the page, before its scale is known. */
export interface FoundDimension {
  dimension: Dimension;
  line: Line;
  /** Distances between marks on paper, the likeliest first; empty where no dimension line was found. */
  points: number[];
  /** The stretches those distances were taken from. */
  spans: Span[];
  /** Stretches of lines that run across the reading of the figure, which then stands beside its line. */
  beside: Span[];
  /** The dimension line is level. */
  isLevel: boolean;
  /** The only stretch on its line that is so many points long, wherever the figure stands over it. */
  exactly: (lengthPt: number, slackPt: number) => Span | null;
  /** On a plan that leans: its stretches in the plan turned back; `spans` and `beside` are empty then. */
  leaning?: LeaningSpans;
}

/** A spacing cut off from what is spaced: `@ 18" O.C.` is the second line of a note. */
const SPACING = /^@/;
/** The last line of a sentence: `31 1/2 inches.` */
const SENTENCE_END = /\b(?:INCHES|INCH|FEET|FOOT)\.$/i;
/** Feet and inches whose foot mark is left out: `8-2" CLEAR`. A range of inches goes beyond eleven. */
const DASHED_INCHES = /^(\d{1,2})-((?:\d|1[01])(?:\s+\d{1,2}\/\d{1,2})?")/;
/** Words for what is there and what is new, and how exact a figure is: they change no length. */
const ASIDE = /^\((?:E|N|EXIST\.?|NEW)\)\s*|\s*(?:\+\/-|\u00b1)$/gi;
/** The same length in both systems, one of them in brackets. */
const DUAL = /^([^[\](){}]+?)\s*[[(]\s*([^[\](){}]+?)\s*[\])]$/;
/** A rounded metric length and the length it stands for differ by less than this share. */
const ROUNDED = 0.02;

/** A line that prints one length and at most a word or two with it; null for anything else. */
export function asDimension(text: string): { valueIn: number; qualifier: string | null } | null {
  const mended = normaliseMarks(text).trim().replace(ASIDE, "").replace(/^[(±+~]+|[)±]+$/g, "")
    .replace(/"{2,}/g, '"').replace(DASHED_INCHES, "$1'-$2");
  if (
    SENTENCE_END.test(mended) || SPACING.test(mended) || BROKEN.test(mended) || isImproper(mended)
  ) return null;
  const dual = asDual(normaliseMarks(text).trim());
  if (dual !== null) return { valueIn: dual, qualifier: null };
  const exact = parseLengthIn(mended);
  if (exact !== null) return { valueIn: exact, qualifier: null };
  const [length, ...others] = findLengths(mended);
  if (!length || others.length > 0) return null;
  // Inches right behind `4-` are a part of something else.
  if (/\d\s*-\s*$/.test(mended.slice(0, length.start))) return null;
  const rest = `${mended.slice(0, length.start)} ${mended.slice(length.end)}`.trim();
  const words = QUALIFIER.exec(rest);
  if (!words || wordsBeside(rest.replace(words[0], "X")) > 2) return null;
  return {
    valueIn: length.valueIn,
    qualifier: rest.replace(/^[(]|[)]$/g, "").replace(/\s+/g, " ").trim(),
  };
}

const wordsBeside = (text: string): number =>
  text.replace(/[().,]/g, "").trim().split(/\s+/).length;

/** The length in feet and inches of a figure given in both systems; null where they disagree. */
function asDual(text: string): number | null {
  const match = DUAL.exec(text);
  if (!match) return null;
  const sides = match.slice(1).map((side) => ({
    feet: /['"]/.test(side) ? parseLengthIn(side) : null,
    metric: /^\d{2,5}(?:\s*MM)?$/i.test(side) ? parseInt(side) / 25.4 : null,
  }));
  const feet = sides.find((side) => side.feet !== null)?.feet ?? null;
  const metric = sides.find((side) => side.metric !== null)?.metric ?? null;
  if (feet === null || metric === null) return null;
  return Math.abs(feet - metric) <= Math.max(0.5, ROUNDED * feet) ? feet : null;
}

/** Lines that are nothing but a length: dimension strings, not notes. */
export const isBareDimension = (text: string): boolean => {
  const found = asDimension(text);
  return found !== null && found.qualifier === null;
};

/** So many unmarked figures must have their length at one scale. */
const MIN_UNMARKED = 3;
/** Office that letters feet and inches with a dash alone: so many figures on dimension lines, and none with marks. */
const MIN_DASHED = 6;

/** The unmarked figures that have their length at the scale most of them have it at. */
function provenUnmarked(found: readonly FoundDimension[]): FoundDimension[] {
  const ofScale = (scale: number) =>
    found.filter(({ dimension: { valueIn }, points }) =>
      points.some((it) => agrees({ valueIn, points: it }, scale))
    );
  const best = STANDARD_POINTS_PER_FOOT.map(ofScale).sort((a, b) => b.length - a.length)[0] ?? [];
  return best.length >= MIN_UNMARKED && best.length > 0.6 * found.length ? best : [];
}

/** Dimensions printed on a page, with the distance between their marks. */
export function findDimensions(
  page: PageReading,
  lines: readonly Line[],
  rulings: Rulings,
): FoundDimension[] {
  const drawn = new DimensionLines(page, rulings);
  const leaning = new LeaningDimensions(page);
  const read = (line: Line, found: { valueIn: number; qualifier: string | null }) => {
    const isLevel = line.turn % 180 === 0;
    const own = leaning.measure(line);
    const along = own ? [] : drawn.measure(line);
    const isCentred = along.some(({ cost }) => cost < emOf(line));
    const aside = isCentred || own ? null : drawn.aside(line);
    const spans = aside ? [aside, ...along] : along;
    return {
      line,
      spans,
      beside: aside || own ? [] : drawn.measure(line, !isLevel),
      isLevel,
      exactly: (lengthPt: number, slackPt: number) =>
        own ? null : drawn.exactly(line, lengthPt, slackPt),
      points: (own?.spans ?? spans).map(({ points }) => points),
      ...(own && { leaning: own }),
      dimension: {
        ...fromPieces(page, [line]),
        valueIn: Math.round(found.valueIn * 1000) / 1000,
        measuredIn: null,
        qualifier: found.qualifier,
        orientation: isLevel ? "horizontal" as const : "vertical" as const,
      },
    };
  };
  const marked = lines.flatMap((line) => {
    const found = asDimension(line.text);
    return found ? [read(line, found)] : [];
  });
  const worded = lines.flatMap((line) => {
    if (asDimension(line.text)) return [];
    const own = lengthOfLine(line);
    const found = own && asDimension(own.text);
    const it = found && read(own, found);
    // An abbreviation behind it belongs to the figure, a plain word does where a dimension line is drawn.
    return it && (it.points.length > 0 || /[A-Z]\./.test(line.text)) ? [it] : [];
  });
  const trusted = withoutHalves([...marked, ...worded]);
  const units = declaredUnits(page.lines);
  const unmarked = lines.flatMap((line) => {
    const valueIn = units === null ? dashedLength(line.text) : declaredLength(line.text, units);
    return valueIn === null ? [] : [read(line, { valueIn, qualifier: null })];
  });
  const counted = [
    ...whichCount(unmarked, { isDeclared: units !== null, marked }),
    ...inDecimalFeet(lines, (line, valueIn) => read(line, { valueIn, qualifier: null })),
  ];
  const isCounted = new Set([...trusted, ...counted].map(({ line }) => line));
  const lost = lines.filter((line) => line.origin === "ocr" && !isCounted.has(line)).flatMap(
    (line): Unmarked[] => {
      const meanings = meaningsWithoutMarks(line.text);
      return meanings.length === 0
        ? []
        : [{ found: read(line, { valueIn: meanings[0], qualifier: null }), meanings }];
    },
  );
  return withLostMarks([...trusted, ...counted], lost);
}

/** Feet and hundredths without a mark, `18.00`, that are as long as their dimension lines at one scale of the page. */
function inDecimalFeet(
  lines: readonly Line[],
  read: (line: Line, valueIn: number) => FoundDimension,
): FoundDimension[] {
  const figures = lines.filter(({ text, origin }) => origin !== "ocr" && HUNDREDTHS.test(text))
    .map((line) => {
      const found = read(line, Number(line.text) * 12);
      const meanings = [found.dimension.valueIn];
      return { found, meanings, points: found.points, slackPt: 0 };
    });
  const scale = scaleOfMeanings(figures);
  return scale === null
    ? []
    : figures.filter((it) => meaningAt(it, scale) !== null).map(({ found }) => found);
}

const HUNDREDTHS = /^\d{1,3}\.\d\d$/;

/** A figure whose marks were not read. */
interface Unmarked {
  found: FoundDimension;
  meanings: readonly number[];
}

/** How far the stretch of a line may end beside its marks on a picture, in em: about a pixel. */
const PIXEL_EM = 0.15;
/** Inches of three figures glued to a fraction: `1521/4"`, which was `15'2 1/4"`. */
const GLUED = /^\d{3,4}\/\d{1,2}"$/;

/**
 * Recognized figures that lost their marks count where one length they may mean is their line's, at the scale of all. What
 * says inches or feet alone may be one of them; it falls where its line is neither as long as it says nor as it may mean.
 */
function withLostMarks(
  sure: readonly FoundDimension[],
  lost: readonly Unmarked[],
): FoundDimension[] {
  const isSuspect = ({ dimension }: FoundDimension) =>
    dimension.readBy === "ocr" &&
    [...HALVES, GLUED].some((half) => half.test(normaliseMarks(dimension.sourceText).trim()));
  const measured = (found: FoundDimension, meanings: readonly number[]) => ({
    found,
    meanings,
    points: found.points,
    slackPt: PIXEL_EM * emOf(found.line),
  });
  const known = sure.filter((it) => !isSuspect(it))
    .map((it) => measured(it, [it.dimension.valueIn]));
  const suspects = sure.filter(isSuspect)
    .map((it) => measured(it, meaningsWithoutMarks(it.dimension.sourceText)));
  const open = [...lost.map(({ found, meanings }) => measured(found, meanings)), ...suspects];
  if (open.length === 0) return [...sure];
  const plotted = plottedScale(sure.map(drawnString));
  const scale = plotted ?? scaleOfMeanings([...known, ...open]);
  if (scale === null) return [...sure];
  const isAsSaid = ({ found, ...it }: typeof open[number]) =>
    meaningAt({ ...it, meanings: [found.dimension.valueIn] }, scale) !== null;
  const meant = open.filter((it) => !suspects.includes(it) || !isAsSaid(it)).flatMap((it) => {
    const valueIn = meaningAt(it, scale);
    return valueIn === null ? [] : [{
      ...it.found,
      dimension: { ...it.found.dimension, valueIn: Math.round(valueIn * 1000) / 1000 },
    }];
  });
  // Only where lost marks are how the page was read, not for one of them among whole lengths.
  const fallen = plotted !== null
    ? []
    : suspects.filter((it) => it.points.length > 0 && !isAsSaid(it)).map(({ found }) => found);
  const isMeant = new Set(meant.map(({ line }) => line));
  return [...sure.filter((it) => !isMeant.has(it.line) && !fallen.includes(it)), ...meant];
}

/** Lengths in feet and inches that make a recognized one in feet or inches alone suspect. */
const LEAST_WHOLE = 3;
/** So many of one kind, and more for each whole length than this, are how the page letters some of its lengths. */
const HABIT = 3, HABIT_SHARE = 0.25;
/** Paper between the pieces of a scale at most, in em. */
const SCALE_GAP_EM = 4;

/** Feet and a fraction: whole inches stand between them on drawings, even none of them, `7'-0 3/4"`. */
export const WITHOUT_INCHES = /^\d{1,3}'\s*-?\s*\d{1,2}\/\d{1,2}"$/;
/** What may be left of `7'-11 3/4"`: feet alone, inches alone, inches with a fraction, feet with one. */
const HALVES = [
  /^\d{1,3}'$/,
  /^\d{1,3}"$/,
  /^(?:\d{1,2}[ -])?\d{1,2}\/\d{1,2}"$/,
  WITHOUT_INCHES,
];

/**
 * Recognized pages letter lengths one way: what says feet or inches alone there is a half of a length, unless many do, or
 * it is as long as it says at the scale the whole ones are drawn at.
 */
function withoutHalves(found: readonly FoundDimension[]): FoundDimension[] {
  const textOf = ({ dimension }: FoundDimension) => normaliseMarks(dimension.sourceText).trim();
  const read = found.filter(({ dimension }) => dimension.readBy === "ocr");
  const whole = read.filter((it) =>
    /\d\s*'\s*-?\s*\d/.test(textOf(it)) && !WITHOUT_INCHES.test(textOf(it))
  );
  const kinds = HALVES.map((half) => read.filter((it) => half.test(textOf(it))));
  const rare = kinds.flatMap((kind) =>
    whole.length < LEAST_WHOLE ||
      kind.length >= HABIT && kind.length > HABIT_SHARE * whole.length
      ? []
      : kind
  );
  const scale = rare.length === 0 ? null : plottedScale(whole.map(drawnString));
  const isDrawn = ({ dimension: { valueIn }, points: [likeliest] }: FoundDimension) =>
    scale !== null && likeliest !== undefined && agrees({ valueIn, points: likeliest }, scale);
  return found.filter((it) =>
    !(rare.includes(it) && !isDrawn(it)) &&
    !(it.dimension.readBy === "ocr" && isOfScale(it, kinds[2]))
  );
}

const drawnString = ({ dimension: { valueIn }, points }: FoundDimension) => ({ valueIn, points });

/** The foot of a scale that was read in two pieces, `3/4" =` and `1'-0"`. */
function isOfScale({ line, dimension }: FoundDimension, fractions: readonly FoundDimension[]) {
  return dimension.valueIn === 12 &&
    fractions.some(({ line: { up } }) =>
      Math.abs(up.top - line.up.top) < 0.5 * emOf(line) && up.right <= line.up.left &&
      line.up.left - up.right < SCALE_GAP_EM * emOf(line)
    );
}

/** Words behind a figure at its line, and their letters: `0' - 3" SLAB R.B.`; more are a note. */
const FEW_WORDS = 3, FEW_LETTERS = 12;

/** The figure that a line begins with, where a few words stand behind it; null for other lines. */
function lengthOfLine(line: Line): Line | null {
  if (!/^[\d(]/.test(line.text) || line.words.length > 4 + FEW_WORDS) return null;
  for (let count = line.words.length - 1; count > 0; count--) {
    const rest = line.words.slice(count).map(({ text }) => text);
    if (rest.length > FEW_WORDS || rest.join("").length > FEW_LETTERS) return null;
    const own = toLine(line.words.slice(0, count));
    const isFeet = /\d\s*'.*\d\s*"$/.test(normaliseMarks(own.text));
    if (isFeet && isBareDimension(own.text)) {
      return rest.every((text) => /^[A-Z0-9.]+$/.test(text)) ? own : null;
    }
  }
  return null;
}

/** Unmarked figures that are lengths: by a note where they stand at a line, by their office's habit, or by their scale. */
function whichCount(
  unmarked: FoundDimension[],
  { isDeclared, marked }: { isDeclared: boolean; marked: readonly FoundDimension[] },
): FoundDimension[] {
  const atLines = unmarked.filter(({ points }) => points.length > 0);
  if (isDeclared) return atLines;
  const hasFeet = marked.some(({ dimension }) => /'/.test(normaliseMarks(dimension.sourceText)));
  const isHabit = atLines.length >= MIN_DASHED && atLines.length >= 0.8 * unmarked.length;
  return isHabit && !hasFeet ? atLines : provenUnmarked(unmarked);
}

/**
 * The dimension with its measured length, where the scale is verified.
 *
 * A distance that has nothing to do with the printed length belongs to other lines and is left out; one that
 * is near but not equal is kept, because then drawing and figure disagree.
 */
export function withMeasure(found: FoundDimension, pointsPerFoot: number | null): Dimension {
  const { dimension, points } = found;
  if (points.length === 0 || pointsPerFoot === null) return dimension;
  const { valueIn } = dimension;
  const best = points.find((it) => agrees({ valueIn, points: it }, pointsPerFoot)) ?? points[0];
  const measuredIn = (best / pointsPerFoot) * 12;
  const isNear = Math.abs(measuredIn - valueIn) < Math.max(0.6, 0.12 * valueIn);
  return isNear ? { ...dimension, measuredIn: Math.round(measuredIn * 100) / 100 } : dimension;
}
