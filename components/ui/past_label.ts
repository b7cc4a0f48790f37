/** A list that opens over a form does not end in the middle of a label: cut letters look like a fault. */

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

/** Gives an open list that height. */
export function endPastLabel(list: HTMLElement): void {
  list.style.minHeight = "";
  const form = list.closest("form");
  if (list.hidden || !form) return;
  const own = list.getBoundingClientRect();
  const labels = [...form.querySelectorAll("label")].map((it) => it.getBoundingClientRect());
  const height = heightPastLabelPx(own, labels);
  if (height > own.height) list.style.minHeight = `${height}px`;
}
