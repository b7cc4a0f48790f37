/** A list that opens over a form ends neither within a label nor on the edge of a field: both look like a fault. */

interface Span {
  top: number;
  bottom: number;
}

/** Room below a label that is covered, px. */
const BELOW_PX = 3;

/**
 * How high a list has to be so that no label shows half of its letters below it.
 *
 * @param list   from its top to where it ends by itself, px
 * @param labels the labels of the form, in the same measure
 * @returns      px; the list's own height where it ends between labels
 */
export function heightPastLabelPx(list: Span, labels: readonly Span[]): number {
  const cut = labels.find((it) => it.top < list.bottom && list.bottom < it.bottom + BELOW_PX);
  return (cut ? cut.bottom + BELOW_PX : list.bottom) - list.top;
}

/** That near to the upper edge of a field, px, a list looks like a part of it. */
const EDGE_PX = 6;
/** How far into the field it ends instead: above what is written there. */
const INTO_FIELD_PX = 8;

/** How far down a list has to move to end plainly over a field it would else just touch; null where it touches none. */
export function dropIntoFieldPx(list: Span, fields: readonly Span[]): number | null {
  const touched = fields.find((it) => Math.abs(it.top - list.bottom) < EDGE_PX);
  return touched ? touched.top + INTO_FIELD_PX - list.bottom : null;
}

/**
 * Tells an open list how far past its own end the label goes that it would cut, as `--past`: a bare band covers the rest
 * of it; and how far down it moves, as `--drop`, where it would touch the edge of a field: another band covers what it leaves.
 */
export function endPastLabel(list: HTMLElement): void {
  list.style.removeProperty("--past");
  list.style.removeProperty("--drop");
  const form = list.closest("form");
  if (list.hidden || !form) return;
  const own = list.getBoundingClientRect();
  const fields = [...form.querySelectorAll("input, select, textarea")]
    .map((it) => it.getBoundingClientRect()).filter((it) => it.width > 1);
  const drop = dropIntoFieldPx(own, fields);
  if (drop !== null) return list.style.setProperty("--drop", `${drop}px`);
  const labels = [...form.querySelectorAll("label")].map((it) => it.getBoundingClientRect());
  const height = heightPastLabelPx(own, labels);
  if (height > own.height) list.style.setProperty("--past", `${height - own.height}px`);
}
