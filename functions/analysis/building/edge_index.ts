/** Lines that outlines of rooms may be laid back onto, by place. */
import { type Direction, type Point, toPoint } from "./lines.ts";
import type { EdgeLine } from "./outlines.ts";
import type { Wall } from "./walls.ts";

/** Lines of a direction that do not run inside a wall, as heavy strokes that are walls do. */
export function edgesOf(direction: Direction, walls: readonly Wall[]): EdgeLine[] {
  const middles = new Set(
    walls.filter((it) => it.direction === direction).map(({ at: [low, high] }) => (low + high) / 2),
  );
  return direction.lines.filter(({ at }) => !middles.has(at)).map(({ at, from, to }) => ({
    a: toPoint(direction, from, at),
    b: toPoint(direction, to, at),
  }));
}

/** Both faces of a wall, or of the gap in one. */
export const facesOf = (
  { direction, at, from, to }: Pick<Wall, "direction" | "at" | "from" | "to">,
): EdgeLine[] =>
  at.map((face) => ({
    a: toPoint(direction, from, face),
    b: toPoint(direction, to, face),
    isFace: true,
  }));

/** Lines by square, all squares a line passes. */
export class EdgeIndex {
  readonly #squares = new Map<number, EdgeLine[]>();
  constructor(edges: readonly EdgeLine[], readonly sidePt: number) {
    for (const edge of edges) {
      for (const key of this.#keysOf(edge.a, edge.b)) {
        const list = this.#squares.get(key);
        if (list) list.push(edge);
        else this.#squares.set(key, [edge]);
      }
    }
  }

  /** Lines in the squares a line passes or nearly passes. */
  near(a: Point, b: Point): EdgeLine[] {
    return [...new Set(this.#keysOf(a, b).flatMap((key) => this.#squares.get(key) ?? []))];
  }

  #keysOf(a: Point, b: Point): number[] {
    const keys = new Set<number>();
    const steps = Math.max(1, Math.ceil(2 * Math.hypot(b.x - a.x, b.y - a.y) / this.sidePt));
    for (let step = 0; step <= steps; step++) {
      const x = a.x + (b.x - a.x) * step / steps, y = a.y + (b.y - a.y) * step / steps;
      for (const [dx, dy] of [[0, 0], [3, 0], [-3, 0], [0, 3], [0, -3]]) {
        keys.add(Math.floor((x + dx) / this.sidePt) * 65_536 + Math.floor((y + dy) / this.sidePt));
      }
    }
    return [...keys];
  }
}
