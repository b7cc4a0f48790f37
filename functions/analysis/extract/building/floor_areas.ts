/** Areas of rooms between their drawn walls, for labels that print none. */

/** A plan as a raster: for every cell the room that reaches it first, negative where none does. */
export interface FloorGrid {
  owner: Int16Array;
  columns: number;
  /** Side of a cell in points. */
  cellPt: number;
}

/** Owner of cells that nothing reaches: walls, closed doors, pockets between them. */
export const UNREACHED = -2;
/** Share of a room behind a neck as narrow as a door that makes it two spaces. */
const SECOND_SPACE = 0.12;

/**
 * Area of every room in square points: what its label reaches within walls and closed doors.
 *
 * Null for rooms that run into another room or into the open, and for those whose space falls apart at a neck
 * as narrow as a doorway: part of it may be a space of its own that carries no label.
 *
 * @param neckPt width of a doorway in points
 * @param wallPt thickness of walls in points: narrower hollows are no floor
 */
export function closedAreas(
  whole: FloorGrid,
  roomCount: number,
  { neckPt, wallPt }: { neckPt: number; wallPt: number },
): (number | null)[] {
  const isOpen = openRooms(whole, roomCount);
  if (!isOpen.includes(0)) return Array.from(isOpen, () => null);
  // An open room may reach over the whole sheet; only the others are measured.
  const grid = { ...whole, owner: whole.owner.map((it) => it >= 0 && isOpen[it] ? -1 : it) };
  const { owner, cellPt } = grid;
  const depth = depths(grid);
  const isFloor = floorCells(grid, depth, Math.floor(wallPt / 2 / cellPt));
  const cells = new Int32Array(roomCount);
  const edges = new Int32Array(roomCount);
  for (let index = 0; index < owner.length; index++) {
    const room = owner[index];
    if (room < 0 || !isFloor[index]) continue;
    cells[room]++;
    for (const at of beside(grid, index)) if (owner[at] === UNREACHED) edges[room]++;
  }
  const parts = largeParts(grid, depth, { roomCount, reach: Math.ceil(neckPt / 2 / cellPt) });
  // The wall's face lies somewhere in the blocked cell: half of it, on average, is room.
  return Array.from(
    cells,
    (count, room) =>
      count === 0 || isOpen[room] || parts[room] > 1
        ? null
        : (count + edges[room] / 2) * cellPt ** 2,
  );
}

/**
 * Rooms of which a bounding line may be the edge of a counter, a shelf or a bed instead of a wall: behind it lies
 * a strip that is too wide for the hollow of a wall and too narrow for a space of its own.
 *
 * @param blocked 1 for cells with a line in them
 * @param hollowPt widest hollow of a wall, in points
 * @param spacePt  narrowest space of its own, in points
 */
export function roomsWithDoubtfulEdges(
  grid: FloorGrid,
  blocked: Uint8Array,
  { hollowPt, spacePt }: { hollowPt: number; spacePt: number },
): Set<number> {
  const { owner, cellPt } = grid;
  const { pocketOf, widths } = pocketsOf(grid, blocked);
  const isDoubtful = widths.map((width) => width * cellPt > hollowPt && width * cellPt < spacePt);
  const reach = Math.ceil(hollowPt / cellPt);
  const doubtful = new Set<number>();
  for (let index = 0; index < owner.length; index++) {
    if (owner[index] < 0 || doubtful.has(owner[index])) continue;
    for (const step of [1, -1, grid.columns, -grid.columns]) {
      let at = index + step;
      for (let steps = 0; steps < reach && blocked[at]; steps++) at += step;
      if (at !== index + step && isDoubtful[(pocketOf[at] ?? 0) - 1]) doubtful.add(owner[index]);
    }
  }
  return doubtful;
}

/** Enclosed cells that no label reaches, numbered from 1 by pocket, with the width of each pocket in cells. */
function pocketsOf(
  grid: FloorGrid,
  blocked: Uint8Array,
): { pocketOf: Int32Array; widths: number[] } {
  const free = grid.owner.map((it, index) => it === UNREACHED && !blocked[index] ? 0 : UNREACHED);
  const depth = depths({ ...grid, owner: free });
  const pocketOf = new Int32Array(free.length);
  const widths: number[] = [];
  const stack: number[] = [];
  for (let start = 0; start < free.length; start++) {
    if (free[start] !== 0 || pocketOf[start] !== 0) continue;
    let deepest = 0;
    const number = widths.length + 1;
    pocketOf[start] = number;
    stack.push(start);
    while (stack.length > 0) {
      const index = stack.pop()!;
      deepest = Math.max(deepest, depth[index]);
      for (const at of beside(grid, index)) {
        if (free[at] !== 0 || pocketOf[at] !== 0) continue;
        pocketOf[at] = number;
        stack.push(at);
      }
    }
    widths.push(2 * deepest);
  }
  return { pocketOf, widths };
}

/** 1 for rooms that run into another room, into the open or off the raster. */
function openRooms({ owner, columns }: FloorGrid, roomCount: number): Uint8Array {
  const isOpen = new Uint8Array(roomCount);
  const meet = (a: number, b: number) => {
    if (a === b) return;
    if (a >= 0 && b !== UNREACHED) isOpen[a] = 1;
    if (b >= 0 && a !== UNREACHED) isOpen[b] = 1;
  };
  const last = columns - 1;
  for (let index = 0, column = 0; index < owner.length; index++) {
    const room = owner[index];
    if (column === 0 || index < columns) meet(room, -1);
    meet(room, column === last ? -1 : owner[index + 1] ?? -1);
    meet(room, owner[index + columns] ?? -1);
    column = column === last ? 0 : column + 1;
  }
  return isOpen;
}

/** Cells of floor: 1 where a square as wide as a wall fits; hollows of walls and door recesses fall away. */
function floorCells(grid: FloorGrid, depth: Uint8Array, reach: number): Uint8Array {
  const { owner, columns } = grid;
  const floor = new Uint8Array(owner.length);
  for (let index = 0; index < owner.length; index++) {
    if (owner[index] < 0 || depth[index] <= reach) continue;
    for (let row = -reach; row <= reach; row++) {
      const from = index + row * columns - reach;
      floor.fill(1, from, from + 2 * reach + 1);
    }
  }
  return floor;
}

/** Indexes of the four cells beside one; off the raster they hold no owner. */
function beside({ columns }: FloorGrid, index: number): number[] {
  const column = index % columns;
  return [
    index - columns,
    index + columns,
    column > 0 ? index - 1 : -1,
    column < columns - 1 ? index + 1 : -1,
  ];
}

/** How many large parts every room has once a rim of `reach` cells along its walls is taken away. */
function largeParts(
  grid: FloorGrid,
  depth: Uint8Array,
  { roomCount, reach }: { roomCount: number; reach: number },
): Int32Array {
  const { owner } = grid;
  const core = new Uint8Array(owner.length);
  for (let index = 0; index < owner.length; index++) {
    if (owner[index] >= 0 && depth[index] > reach) core[index] = 1;
  }
  const coreOf = new Int32Array(roomCount);
  const sizes: { room: number; size: number }[] = [];
  const stack: number[] = [];
  for (let start = 0; start < core.length; start++) {
    if (!core[start]) continue;
    const room = owner[start];
    let size = 0;
    core[start] = 0;
    stack.push(start);
    while (stack.length > 0) {
      const index = stack.pop()!;
      size++;
      for (const at of beside(grid, index)) {
        if (core[at] && owner[at] === room) {
          core[at] = 0;
          stack.push(at);
        }
      }
    }
    sizes.push({ room, size });
    coreOf[room] += size;
  }
  const parts = new Int32Array(roomCount);
  for (const { room, size } of sizes) {
    if (size >= SECOND_SPACE * coreOf[room]) parts[room]++;
  }
  return parts;
}

/** Steps from every cell to the nearest cell of another owner, diagonals counted as one; at most 255. */
function depths({ owner, columns }: FloorGrid): Uint8Array {
  const depth = new Uint8Array(owner.length);
  const step = (index: number, neighbours: readonly number[]) => {
    let least = 255;
    for (const offset of neighbours) {
      const at = index + offset;
      const isSame = owner[at] === owner[index];
      least = Math.min(least, isSame ? depth[at] + 1 : 1);
    }
    return least;
  };
  const before = [-columns - 1, -columns, -columns + 1, -1];
  const after = [columns + 1, columns, columns - 1, 1];
  for (let index = 0; index < owner.length; index++) {
    if (owner[index] >= 0) depth[index] = step(index, before);
  }
  for (let index = owner.length - 1; index >= 0; index--) {
    if (owner[index] >= 0) depth[index] = Math.min(depth[index], step(index, after));
  }
  return depth;
}
