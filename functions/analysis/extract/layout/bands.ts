/** Lines by where they stand on the sheet, so that the neighbours of one are found without looking at all. */
import type { Line } from "./layout.ts";

/** Height of a band in points: a line of the usual lettering stands in one or two. */
const BAND_PT = 12;

/** Looks up lines that share some of the height of another, in the order they were given. */
export function indexBands(lines: readonly Line[]): (of: Line) => Line[] {
  const bands = new Map<number, { line: Line; place: number }[]>();
  lines.forEach((line, place) => {
    const placed = { line, place };
    for (const band of bandsOf(line)) {
      const held = bands.get(band);
      if (held) held.push(placed);
      else bands.set(band, [placed]);
    }
  });
  return (of) => {
    const touched = bandsOf(of).flatMap((band) => bands.get(band) ?? []);
    touched.sort((a, b) => a.place - b.place);
    return touched.filter((it, at) => it !== touched[at - 1]).map(({ line }) => line);
  };
}

function bandsOf({ up: { top, bottom } }: Line): number[] {
  const [first, last] = [Math.floor(top / BAND_PT), Math.floor(bottom / BAND_PT)];
  return Array.from({ length: Math.max(1, last - first + 1) }, (_, i) => first + i);
}
