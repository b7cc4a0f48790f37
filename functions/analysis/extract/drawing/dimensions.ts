/**
 * Dimension strings: `12'-6"`, `12' - 6"`, `12.50'`, `44"`, with the words printed at them and, where the scale
 * is verified, the length measured. Lengths in inches.
 */
import type { Dimension } from "../../../_shared/domain/plan_set.ts";
import type { PageReading } from "../../../_shared/domain/page_reading.ts";
import { findLengths, normaliseMarks, parseLengthIn } from "../../../_shared/units.ts";
import { DimensionLines, type Span } from "./dimension_lines.ts";
import { fromPieces } from "../evidence.ts";
import type { Line } from "../layout/layout.ts";
import type { Rulings } from "../tables/rulings.ts";
import { STANDARD_POINTS_PER_FOOT } from "../layout/scales.ts";
import { agrees } from "../layout/verify_scales.ts";

const QUALIFIER =
  /\b(CLEAR|CLR\.?|MIN(?:IMUM)?\.?|MAX(?:IMUM)?\.?|TYP(?:ICAL)?\.?|EQ\.?|O\.?\s?C\.?|A\.?F\.?F\.?|V\.?I\.?F\.?|HIGH|WIDE|DEEP|LONG|R\.?O\.?|HOLD|DIA\.?|NOM\.?)(?![A-Z])/i;

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
}

/** A line that prints one length and at most a word or two with it; null for anything else. */
export function asDimension(text: string): { valueIn: number; qualifier: string | null } | null {
  const mended = normaliseMarks(text).trim().replace(/^[(±+~]+|[)±]+$/g, "")
    .replace(/"{2,}/g, '"');
  if (BROKEN.test(mended) || isImproper(mended)) return null;
  const exact = parseLengthIn(mended);
  if (exact !== null) return { valueIn: exact, qualifier: null };
  const [length, ...others] = findLengths(mended);
  if (!length || others.length > 0) return null;
  const rest = `${mended.slice(0, length.start)} ${mended.slice(length.end)}`.trim();
  const words = QUALIFIER.exec(rest);
  if (!words || rest.replace(/[().,]/g, "").trim().split(/\s+/).length > 2) return null;
  return {
    valueIn: length.valueIn,
    qualifier: rest.replace(/^[(]|[)]$/g, "").replace(/\s+/g, " ").trim(),
  };
}

/** Lines that are nothing but a length: dimension strings, not notes. */
export const isBareDimension = (text: string): boolean => {
  const found = asDimension(text);
  return found !== null && found.qualifier === null;
};

/** Feet and inches without marks: `9-3`, `7-10 1/2`; a length only where its dimension line says so. */
const UNMARKED = /^(\d{1,3})-(\d{1,2})(?:\s+(\d{1,2})\/(\d{1,2}))?$/;
/** So many unmarked figures must have their length at one scale. */
const MIN_UNMARKED = 3;

function asUnmarked(text: string): number | null {
  const match = UNMARKED.exec(text.trim());
  if (!match) return null;
  const [feet, inches, over, under] = match.slice(1).map((it) => Number(it ?? 0));
  if (inches >= 12 || (match[3] && (under === 0 || over >= under))) return null;
  return feet * 12 + inches + (match[3] ? over / under : 0);
}

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
  const read = (line: Line, found: { valueIn: number; qualifier: string | null }) => {
    const isLevel = line.turn % 180 === 0;
    const spans = drawn.measure(line);
    return {
      line,
      spans,
      beside: drawn.measure(line, !isLevel),
      isLevel,
      points: spans.map(({ points }) => points),
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
  const unmarked = lines.flatMap((line) => {
    const valueIn = asUnmarked(line.text);
    return valueIn === null ? [] : [read(line, { valueIn, qualifier: null })];
  });
  return [...marked, ...provenUnmarked(unmarked)];
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
