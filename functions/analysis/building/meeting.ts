/** Which labeled spaces run into each other. */
import type { FloorGrid } from "./floor_grid.ts";

/** Parts in groups whose squares border on each other, level or upright; a part that meets none is a group of its own. */
export function groupsThatMeet<Part extends { owner: number }>(
  { columns }: FloorGrid,
  owner: Int16Array,
  parts: Iterable<Part>,
): Part[][] {
  const groupOf = new Map([...parts].map((it) => [it.owner, [it]]));
  for (let square = 0; square + columns < owner.length; square++) {
    const group = owner[square] > 0 ? groupOf.get(owner[square]) : undefined;
    if (!group) continue;
    for (const next of [square + 1, square + columns]) {
      const other = owner[next] > 0 ? groupOf.get(owner[next]) : undefined;
      if (!other || other === group) continue;
      group.push(...other);
      for (const it of other) groupOf.set(it.owner, group);
    }
  }
  return [...new Set(groupOf.values())];
}
