/** Things by the place they stand at: the same box on the same page. */
import type { Place } from "../../_shared/domain/plan_set.ts";

/** A place as a key of maps. */
export const placeKey = ({ page, box }: Place): string =>
  [page, box.x, box.y, box.width, box.height].join(" ");

/** What finds, of many things, those at the very place, in their order. */
export function standingAt<T extends Place>(things: readonly T[]): (at: Place) => T[] {
  const pages = Map.groupBy(things, ({ page }) => page);
  return ({ page, box: { x, y, width, height } }) =>
    (pages.get(page) ?? []).filter(({ box }) =>
      box.x === x && box.y === y && box.width === width && box.height === height
    );
}
