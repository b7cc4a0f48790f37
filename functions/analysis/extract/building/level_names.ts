/** Names of levels at the marks beside elevations and sections: `GARAGE` over `2'-6"` names no room. */
import { findLengths, normaliseMarks } from "../../../_shared/units.ts";
import { emOf, type Line } from "../layout/layout.ts";
import { LineGrid } from "../layout/rect_grid.ts";

/** So many marks in one column, each lower than the one above, are levels. */
const FEWEST_LEVELS = 3;
/** A height stands under its name within so many em; both begin or end within so many. */
const UNDER_EM = 0.8, FLUSH_EM = 0.4;

interface Level {
  name: Line;
  em: number;
  heightIn: number;
  edges: [left: number, right: number];
}

/** The lines that name levels of one column of marks, their heights below them falling down the page. */
export function levelNames(lines: readonly Line[]): ReadonlySet<Line> {
  const grid = new LineGrid(lines);
  const levels = lines.filter(({ turn }) => turn === 0).flatMap((height): Level[] => {
    const heightIn = heightOf(height.text);
    if (heightIn === null) return [];
    const em = emOf(height);
    const name = grid.around(height, height.up, { top: em }).find((line) =>
      line !== height && Math.abs(emOf(line) - em) < 0.1 * em && /[A-Z]{2}/i.test(line.text) &&
      Math.abs(height.box.y - line.box.y - line.box.height) < UNDER_EM * em &&
      isFlush(edgesOf(line), edgesOf(height), em)
    );
    return name ? [{ name, em, heightIn, edges: edgesOf(height) }] : [];
  }).sort((a, b) => a.name.box.y - b.name.box.y);
  const columns: Level[][] = [];
  for (const it of levels) {
    const column = columns.find((all) =>
      isFlush(all.at(-1)!.edges, it.edges, it.em) && it.heightIn < all.at(-1)!.heightIn
    );
    if (column) column.push(it);
    else columns.push([it]);
  }
  return new Set(
    columns.filter(({ length }) => length >= FEWEST_LEVELS).flat().map(({ name }) => name),
  );
}

const edgesOf = ({ box }: Line): [number, number] => [box.x, box.x + box.width];

const isFlush = (a: [number, number], b: [number, number], em: number): boolean =>
  a.some((edge, at) => Math.abs(edge - b[at]) < FLUSH_EM * em);

/** The height a text states and nothing else: `-2' - 1 1/2"`, `+8'-0"`; null for others. */
function heightOf(text: string): number | null {
  const plain = normaliseMarks(text).trim();
  const bare = plain.replace(/^[+±-]\s*/, "");
  const [length, ...more] = findLengths(bare);
  if (!length || more.length > 0 || length.raw.trim().length < bare.length) return null;
  return plain.startsWith("-") ? -length.valueIn : length.valueIn;
}
