/** Which places of a picture lie in boxes already read. */
import type { TurnedBox } from "./image.ts";

/** Tells whether a point lies in one of the boxes; turned boxes count by their upright outline. */
export function coverIndex(boxes: readonly TurnedBox[]): (x: number, y: number) => boolean {
  const cell = 64;
  const cells = new Map<number, TurnedBox[]>();
  const key = (x: number, y: number) => Math.floor(x / cell) * 100_003 + Math.floor(y / cell);
  const outlines = boxes.map((box) => {
    const radians = box.angleDeg * Math.PI / 180;
    const [c, s] = [Math.abs(Math.cos(radians)), Math.abs(Math.sin(radians))];
    return {
      ...box,
      width: box.width * c + box.height * s,
      height: box.width * s + box.height * c,
    };
  });
  for (const box of outlines) {
    for (let x = box.cx - box.width / 2; x <= box.cx + box.width / 2 + cell; x += cell) {
      for (let y = box.cy - box.height / 2; y <= box.cy + box.height / 2 + cell; y += cell) {
        const list = cells.get(key(x, y));
        if (list) list.push(box);
        else cells.set(key(x, y), [box]);
      }
    }
  }
  return (x, y) =>
    (cells.get(key(x, y)) ?? []).some((box) =>
      Math.abs(x - box.cx) <= box.width / 2 && Math.abs(y - box.cy) <= box.height / 2
    );
}
