/** Which mark is meant by a press where several take it. Pure. */

/**
 * Of the marks that take a press, the one it is nearest to: what takes a press around a low line reaches over the lines
 * next to it. Of those it is inside of, the smallest, which a larger one may lie over.
 *
 * @param boxes what lies under the press, the uppermost first
 */
export function nearestBox<Box extends Pick<Element, "getBoundingClientRect">>(
  boxes: readonly Box[],
  { x, y }: { x: number; y: number },
): Box | null {
  const [nearest] = boxes.map((box) => {
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const away = Math.hypot(
      Math.max(left - x, 0, x - right),
      Math.max(top - y, 0, y - bottom),
    );
    return { box, away, area: (right - left) * (bottom - top) };
  }).sort((a, b) => a.away - b.away || a.area - b.area);
  return nearest?.box ?? null;
}
