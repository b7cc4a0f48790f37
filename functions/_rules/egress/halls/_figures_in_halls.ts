/**
 * Widths of halls whose figure stands beside its line across the hall: read as level, with no level line of that
 * length, on one line with the name of the hall. What they measure is likely, never certain.
 */
import type { Dimension, Note, PlanSet } from "../../../_shared/domain/plan_set.ts";

/** Wider ones comply, narrower ones measure no hall; inches. */
const WIDTH_IN = [24, 59.9] as const;
/** Per cent of the page: out of line, and from the name to the figure along the hall. */
const OUT_OF_LINE = 0.8, AWAY = 12;
const LONGEST_LABEL = 24;
const NAME = /[A-Z]{2}/i;

/** A figure in a hall with the hall's label. */
export interface FigureInHall {
  dimension: Dimension;
  label: Note;
}

const centre = ({ box }: Note | Dimension) => ({
  x: box.x + box.width / 2,
  y: box.y + box.height / 2,
});

/** Bare figures on floor plans whose nearest name on their own line is that of a hall. */
export function figuresInHalls(plan: PlanSet, hall: RegExp): FigureInHall[] {
  const plans = plan.sheets.filter(({ kind }) => kind === "floor plan").map(({ page }) => page);
  const labels = plan.notes.filter(({ page, text }) =>
    plans.includes(page) && text.length <= LONGEST_LABEL && NAME.test(text)
  );
  if (!labels.some(({ text }) => hall.test(text.trim()))) return [];
  return plan.dimensions.filter(isBesideItsLine).flatMap((dimension) => {
    const own = centre(dimension);
    const away = (label: Note) => Math.abs(centre(label).x - own.x);
    const [nearest] = labels.filter((it) =>
      it.page === dimension.page && Math.abs(centre(it).y - own.y) <= OUT_OF_LINE &&
      away(it) <= AWAY
    ).sort((a, b) => away(a) - away(b));
    return nearest && hall.test(nearest.text.trim()) ? [{ dimension, label: nearest }] : [];
  });
}

const isBesideItsLine = (it: Dimension): boolean =>
  it.orientation === "horizontal" && it.measuredIn === null && !it.of && !it.between &&
  !/[A-Z]/i.test(it.sourceText) && it.valueIn >= WIDTH_IN[0] && it.valueIn <= WIDTH_IN[1];
