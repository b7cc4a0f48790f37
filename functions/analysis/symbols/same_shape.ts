/** Whether two small shapes are one symbol: drawn alike at any turn, in a mirror too, at one size on paper. */
import { distanceToStroke } from "../../_shared/geometry.ts";
import type { Glyph, GlyphStroke } from "./glyphs.ts";

/** What a symbol is compared by. */
export type Shape = Omit<Glyph, "places">;

/** Share sizes may differ by, and parts of the ink that have to lie on each other. */
const SAME_SIZE = 0.08, COVERED = 0.88, BESIDE = 0.8;
/** Strokes this much of the longest may be the one it is turned by. */
const LONG = 0.85, MAX_TURNS = 8;

/**
 * Whether a drawn shape is an example. All ink inside has to be the same; beside it more may be drawn, walls for one,
 * but not less.
 */
export function isSameShape(example: Shape, drawn: Shape): boolean {
  if (example.body !== drawn.body || example.letters !== drawn.letters) return false;
  if (Math.abs(example.sizePt - drawn.sizePt) > SAME_SIZE * example.sizePt + 0.2) return false;
  const [wanted, given] = [inkOf(example.inner), inkOf(drawn.inner)];
  if (Math.abs(wanted - given) > 0.3 * Math.max(wanted, given) + 1) return false;
  const all = [...drawn.inner, ...drawn.outer];
  const reach = Math.max(0.7, 0.07 * example.sizePt);
  return turnsOf(example, drawn).some((turn) => {
    const inner = example.inner.map(turn), outer = example.outer.map(turn);
    return coveredShare(inner, drawn.inner, reach) >= COVERED &&
      coveredShare(drawn.inner, inner, reach) >= COVERED &&
      coveredShare(outer, all, reach) >= BESIDE;
  });
}

const lengthOf = ([x1, y1, x2, y2]: GlyphStroke): number => Math.hypot(x2 - x1, y2 - y1);
const inkOf = (strokes: readonly GlyphStroke[]): number =>
  strokes.reduce((sum, it) => sum + lengthOf(it), 0);

type Turn = (stroke: GlyphStroke) => GlyphStroke;

/** Turns that lay the longest stroke of the example on a stroke as long, with their mirrors; the plain one first. */
function turnsOf(example: Shape, drawn: Shape): Turn[] {
  const own = example.inner.length > 0 ? example.inner : example.outer;
  const theirs = example.inner.length > 0 ? drawn.inner : drawn.outer;
  if (own.length === 0) return [(it) => it];
  const longest = own.reduce((a, b) => lengthOf(b) > lengthOf(a) ? b : a);
  const along = theirs.filter((it) => lengthOf(it) > LONG * lengthOf(longest)).slice(0, MAX_TURNS);
  const angles = along.flatMap((it) => [0, Math.PI].map((half) => angleOf(it) + half));
  return [1, -1].flatMap((side) =>
    angles.map((angle) => turned(angle - side * angleOf(longest), side))
  );
}

const angleOf = ([x1, y1, x2, y2]: GlyphStroke): number => Math.atan2(y2 - y1, x2 - x1);

/** Turned by an angle; `side` −1 mirrors it before. */
function turned(angle: number, side: number): Turn {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = (x: number, y: number): [number, number] => [
    x * cos - side * y * sin,
    x * sin + side * y * cos,
  ];
  return ([x1, y1, x2, y2]) => [...at(x1, y1), ...at(x2, y2)];
}

/** Share of the ink of some strokes that lies on others, 0–1; 1 where there is none. */
function coveredShare(
  strokes: readonly GlyphStroke[],
  others: readonly GlyphStroke[],
  reach: number,
): number {
  let all = 0, covered = 0;
  for (const stroke of strokes) {
    const [x1, y1, x2, y2] = stroke;
    const steps = Math.max(1, Math.round(lengthOf(stroke) / reach));
    for (let step = 0; step < steps; step++) {
      const share = (step + 0.5) / steps;
      const [x, y] = [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
      all++;
      if (others.some((it) => distanceTo(it, x, y) <= reach)) covered++;
    }
  }
  return all === 0 ? 1 : covered / all;
}

const distanceTo = ([x1, y1, x2, y2]: GlyphStroke, x: number, y: number): number =>
  distanceToStroke({ x1, y1, x2, y2 }, x, y);
