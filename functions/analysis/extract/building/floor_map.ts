/**
 * Which room a place on a plan belongs to: the room whose label is reached first on foot, without crossing a
 * wall or a closed door. Open ground is reached from the edge of the drawing.
 */
import type { PageReading } from "../../../_shared/domain/page_reading.ts";
import type { PointRect } from "../../../_shared/geometry.ts";
import { closedAreas, roomsWithDoubtfulEdges, UNREACHED } from "./floor_areas.ts";
import type { FoundRoom } from "./rooms.ts";
import type { WallLine } from "../drawing/walls.ts";

/** Outside of the building. */
export const OUTSIDE = -1;
const MAX_CELLS = 900_000;

/** A raster of the plan in which every cell knows the nearest room by walking. */
export class FloorMap {
  readonly #cell: number;
  readonly #columns: number;
  readonly #rows: number;
  readonly #owner: Int16Array;
  readonly #blocked: Uint8Array;

  /**
   * @param walls   wall faces
   * @param closed  lines across door openings, as if every door stood closed
   * @param cellPt  side of a cell in points, about three inches of the building
   * @param outside places known to lie off the building, as titles of drawings do
   */
  constructor(
    page: PageReading,
    plan: {
      rooms: readonly FoundRoom[];
      walls: readonly WallLine[];
      closed: readonly WallLine[];
      cellPt: number;
      outside?: readonly PointRect[];
    },
  ) {
    const area = page.widthPt * page.heightPt;
    this.#cell = Math.max(plan.cellPt, Math.sqrt(area / MAX_CELLS));
    this.#columns = Math.ceil(page.widthPt / this.#cell) + 1;
    this.#rows = Math.ceil(page.heightPt / this.#cell) + 1;
    this.#owner = new Int16Array(this.#columns * this.#rows).fill(UNREACHED);
    this.#blocked = new Uint8Array(this.#columns * this.#rows);
    for (const line of plan.walls) this.#draw(this.#blocked, line);
    for (const line of plan.closed) this.#draw(this.#blocked, line);
    this.#flood(this.#blocked, plan.rooms, plan.outside ?? []);
  }

  /** Index of the room at a point, {@link OUTSIDE}, or null where nothing was reached. */
  at(x: number, y: number): number | null {
    const column = Math.floor(x / this.#cell);
    const row = Math.floor(y / this.#cell);
    if (column < 0 || row < 0 || column >= this.#columns || row >= this.#rows) return OUTSIDE;
    const owner = this.#owner[row * this.#columns + column];
    return owner === UNREACHED ? null : owner;
  }

  /**
   * Areas between drawn walls of so many rooms, in square points; null where they are not closed.
   *
   * @param sizes width of a doorway and thickness of walls, in points
   */
  areas(roomCount: number, sizes: { neckPt: number; wallPt: number }): (number | null)[] {
    const grid = { owner: this.#owner, columns: this.#columns, cellPt: this.#cell };
    return closedAreas(grid, roomCount, sizes);
  }

  /**
   * Areas as {@link areas} gives them, where every line may be a wall or not: null too for rooms of which a side
   * may be the edge of a counter or shelf.
   *
   * @param sizes width of a doorway and thickness of walls, widest hollow, narrowest space, in points
   */
  surelyClosedAreas(
    roomCount: number,
    sizes: { neckPt: number; wallPt: number; hollowPt: number; spacePt: number },
  ): (number | null)[] {
    const grid = { owner: this.#owner, columns: this.#columns, cellPt: this.#cell };
    const areas = closedAreas(grid, roomCount, sizes);
    if (areas.every((area) => area === null)) return areas;
    const doubtful = roomsWithDoubtfulEdges(grid, this.#blocked, sizes);
    return areas.map((area, room) => doubtful.has(room) ? null : area);
  }

  #draw(blocked: Uint8Array, { x1, y1, x2, y2 }: WallLine): void {
    const steps = Math.max(1, Math.ceil((2 * Math.hypot(x2 - x1, y2 - y1)) / this.#cell));
    for (let step = 0; step <= steps; step++) {
      const x = x1 + ((x2 - x1) * step) / steps;
      const y = y1 + ((y2 - y1) * step) / steps;
      const column = Math.floor(x / this.#cell);
      const row = Math.floor(y / this.#cell);
      if (column < 0 || row < 0 || column >= this.#columns || row >= this.#rows) continue;
      blocked[row * this.#columns + column] = 1;
    }
  }

  /** Breadth first from every label at once, from the border of the page and places outside. */
  #flood(
    blocked: Uint8Array,
    rooms: readonly FoundRoom[],
    outside: readonly PointRect[],
  ): void {
    const queue = new Int32Array(this.#columns * this.#rows);
    let head = 0;
    let tail = 0;
    const start = (column: number, row: number, owner: number, force: boolean) => {
      if (column < 0 || row < 0 || column >= this.#columns || row >= this.#rows) return;
      const index = row * this.#columns + column;
      if (this.#owner[index] !== UNREACHED || (blocked[index] && !force)) return;
      this.#owner[index] = owner;
      queue[tail++] = index;
    };
    rooms.forEach((room, owner) => {
      for (const [column, row] of this.#cellsOf(room.at)) start(column, row, owner, false);
    });
    for (const [column, row] of outside.flatMap((box) => this.#cellsOf(box))) {
      start(column, row, OUTSIDE, false);
    }
    for (let column = 0; column < this.#columns; column++) {
      start(column, 0, OUTSIDE, true);
      start(column, this.#rows - 1, OUTSIDE, true);
    }
    for (let row = 0; row < this.#rows; row++) {
      start(0, row, OUTSIDE, true);
      start(this.#columns - 1, row, OUTSIDE, true);
    }
    // Beside the left and right border a step leads to the border of another row, which is taken from the start.
    const steps = [-1, 1, -this.#columns, this.#columns];
    const owners = this.#owner;
    while (head < tail) {
      const index = queue[head++];
      for (const step of steps) {
        const to = index + step;
        if (to < 0 || to >= owners.length || owners[to] !== UNREACHED || blocked[to]) continue;
        owners[to] = owners[index];
        queue[tail++] = to;
      }
    }
  }

  #cellsOf(box: PointRect): [number, number][] {
    const cells: [number, number][] = [];
    const from = Math.floor(box.x / this.#cell);
    const to = Math.floor((box.x + box.width) / this.#cell);
    const row = Math.floor((box.y + box.height / 2) / this.#cell);
    for (let column = from; column <= to; column++) cells.push([column, row]);
    return cells;
  }
}
