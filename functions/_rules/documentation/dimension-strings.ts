/**
 * Strings of dimensions add up to their overall. Asks about strings that run from end to end of the overall beside them
 * and miss it by more than rounding; what is shown as it stands before the work is left alone.
 * @source FBC-B 8th ed. (2023), 107.2.1
 */
import type { Dimension, Place, PlanSet } from "../../_shared/domain/plan_set.ts";
import { formatLength, normaliseMarks } from "../../_shared/units.ts";
import { cantTell, defineRule } from "../define_rule.ts";
import { isOfOldWork, placeOf } from "../measure.ts";

/** An overall and the parts that come to another length. */
interface Mismatch extends Dimension {
  figures: Dimension[];
  sumIn: number;
}

/** A string misses its overall where it differs by more than an inch, and by half an inch beside what is rounded. */
const LEAST_IN = 1, BESIDE_ROUNDING_IN = 0.5;
/** What figures are rounded to, inches. */
const UNITS = [1, 1 / 2, 1 / 4, 1 / 8];
const FINEST = 1 / 16, FOOT = 12;
/** Feet without inches. */
const WHOLE_FEET = /^\D*\d+\s*(?:'|FT\.?|FEET)?$/i;

export default defineRule({
  id: "documentation/dimension-strings",
  requirementId: "FBC-B-107-scale",
  title: "Dimension strings",
  applies: mismatches,
  check: ({ figures, sumIn, sourceText, sheet, page }) =>
    cantTell("off", {
      sheet: sheet === null ? `page ${page}` : `sheet ${sheet}`,
      parts: figures.map((it) => it.sourceText).join(" + "),
      sum: formatLength(sumIn),
      overall: sourceText,
    }, { also: figures.map(placeOf) }),
  messages: {
    off:
      "On {sheet}, the string {parts} adds up to {sum}; the overall dimension beside it says {overall}.",
  },
  recommendation: "Correct the wrong figure so that the string adds up to its overall dimension.",
});

/** Strings that miss their overall, the shortest first: a wrong figure also upsets the strings it is a part of. */
function mismatches(plan: PlanSet): Mismatch[] {
  const asked = new Set<Dimension["box"]>();
  return plan.dimensions.flatMap((overall) => mismatchOf(overall, plan))
    .sort((a, b) => a.figures.length - b.figures.length)
    .filter(({ box, figures }) => {
      const boxes = [box, ...figures.map((it) => it.box)];
      const isNew = !boxes.some((it) => asked.has(it));
      for (const it of boxes) asked.add(it);
      return isNew;
    });
}

function mismatchOf(overall: Dimension, { dimensions, sheets }: PlanSet): Mismatch[] {
  const places = overall.parts ?? [];
  const figures = places.flatMap((place) => dimensions.find((it) => isAt(it, place)) ?? []);
  const title = sheets.find(({ page }) => page === overall.page)?.title ?? null;
  const isOld = isOfOldWork(overall.drawing ?? null) || isOfOldWork(title);
  if (places.length === 0 || figures.length < places.length || isOld) return [];
  const sumIn = figures.reduce((sum, { valueIn }) => sum + valueIn, 0);
  const all = [overall, ...figures];
  const roundedIn = all.length * unitOf(all) / 2;
  const allowedIn = Math.max(LEAST_IN, BESIDE_ROUNDING_IN + roundedIn);
  return Math.abs(sumIn - overall.valueIn) > allowedIn ? [{ ...overall, figures, sumIn }] : [];
}

const isAt = (it: Place, { page, box }: Place): boolean =>
  it.page === page && it.box.x === box.x && it.box.y === box.y && it.box.width === box.width &&
  it.box.height === box.height;

/** What the figures of a string are rounded to, inches. */
function unitOf(figures: readonly Dimension[]): number {
  if (figures.every((it) => WHOLE_FEET.test(normaliseMarks(it.sourceText)))) return FOOT;
  const isWhole = (unit: number) => figures.every(({ valueIn }) => valueIn % unit === 0);
  return UNITS.find(isWhole) ?? FINEST;
}
