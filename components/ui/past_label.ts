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

/** Tells an open list how far past its own end that is, as `--past`: a bare band covers the rest of the label. */
export function endPastLabel(list: HTMLElement): void {
  list.style.removeProperty("--past");
  const form = list.closest("form");
  if (list.hidden || !form) return;
  const own = list.getBoundingClientRect();
  const labels = [...form.querySelectorAll("label")].map((it) => it.getBoundingClientRect());
  const height = heightPastLabelPx(own, labels);
  if (height > own.height) list.style.setProperty("--past", `${height - own.height}px`);
}
