/**
 * Graphic scales: a bar with figures that grow evenly along it, `0  5  10  15  FEET`. It holds however the sheet was
 * enlarged, scanned or printed, which no written scale does.
 */
import type { PageReading, Word } from "../../../_shared/domain/page_reading.ts";
import { centreDistance, type PointRect, unionRect } from "../../../_shared/geometry.ts";
import { turnOf } from "./layout.ts";

/** A graphic scale: points on paper for one foot, and the words that say so. */
export interface GraphicScale {
  pointsPerFoot: number;
  words: Word[];
  box: PointRect;
}

const FIGURE = /^(\d{1,3})('|FT\.?|M)?$/i;
/** Nothing but figures and their unit stands at a bar. */
const BAR = /^(?:SCALE:?|\d{1,3}|'|FT\.?|FEET|M|MET(?:ER|RE)S|IN|\s)+$/i;
const LEAST_FIGURES = 3;
/** Figures of one bar stand on one line within this share of their height, and are off their places by this of a step. */
const LEVEL = 0.5, OFF = 0.12;
/** The unit is lettered within so many heights of the figures. */
const UNIT_REACH = 8;
const FEET_PER_METER = 1 / 0.3048;
/** Points for one foot that drawings are made at: from 1" = 200' to full size. */
const LEAST_POINTS = 0.36, MOST_POINTS = 864;

/** The graphic scale of a page; null where there is none, or two that disagree. */
export function findGraphicScale(page: PageReading): GraphicScale | null {
  const figures = page.lines.filter(({ text }) => BAR.test(text)).flatMap(({ words }) => words)
    .filter((word) => turnOf(word.angle) === 0 && FIGURE.test(word.text));
  const found = figures.filter(({ text }) => Number.parseInt(text) === 0).flatMap((zero) =>
    barFrom(zero, figures, page) ?? []
  );
  const [first] = found;
  if (!first) return null;
  const agree = found.every(({ pointsPerFoot }) =>
    Math.abs(pointsPerFoot / first.pointsPerFoot - 1) < OFF
  );
  return agree ? first : null;
}

function barFrom(zero: Word, figures: readonly Word[], page: PageReading): GraphicScale | null {
  const height = zero.box.height;
  const after = figures.filter((word) =>
    word !== zero && Math.abs(middle(word).y - middle(zero).y) < LEVEL * height &&
    middle(word).x > middle(zero).x && valueOf(word) > 0
  ).sort((a, b) => a.box.x - b.box.x);
  const bar = [zero];
  let step: number | null = null;
  for (const word of after) {
    const perUnit = (middle(word).x - middle(zero).x) / valueOf(word);
    if (step !== null && Math.abs(perUnit / step - 1) > OFF) break;
    if (valueOf(word) <= valueOf(bar.at(-1)!)) break;
    step ??= perUnit;
    bar.push(word);
  }
  if (bar.length < LEAST_FIGURES || step === null) return null;
  const last = bar.at(-1)!;
  const perUnit = (middle(last).x - middle(zero).x) / valueOf(last);
  const unit = unitOf(bar, page);
  if (unit === null) return null;
  const pointsPerFoot = perUnit / (unit.isMetric ? FEET_PER_METER : 1);
  if (pointsPerFoot < LEAST_POINTS || pointsPerFoot > MOST_POINTS) return null;
  const words = [...bar, ...unit.words];
  return { pointsPerFoot, words, box: unionRect(words.map(({ box }) => box)) };
}

/** The unit at a figure of the bar, or lettered by it: FEET, SCALE IN FEET, METERS. */
function unitOf(
  bar: readonly Word[],
  page: PageReading,
): { isMetric: boolean; words: Word[] } | null {
  const own = bar.map(({ text }) => FIGURE.exec(text)![2]).find((unit) => unit !== undefined);
  if (own) return { isMetric: /^M$/i.test(own), words: [] };
  const box = unionRect(bar.map((word) => word.box));
  const reach = UNIT_REACH * box.height + box.width / 2;
  const near = page.lines.filter((line) =>
    centreDistance(line.box, box) < reach &&
    /\b(FEET|FT\.?|MET(?:ER|RE)S?)(?![A-Z])/i.test(line.text) &&
    line.text.length < 30
  ).sort((a, b) => centreDistance(a.box, box) - centreDistance(b.box, box))[0];
  if (!near) return null;
  const words = near.words.filter((word) => !bar.includes(word));
  return { isMetric: /MET(?:ER|RE)/i.test(near.text), words };
}

const valueOf = ({ text }: Word): number => Number.parseInt(text);

const middle = ({ box }: Word) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
