/** A place as a key of maps: the same box on the same page. */
import type { Place } from "../../_shared/domain/plan_set.ts";

export const placeKey = ({ page, box }: Place): string =>
  [page, box.x, box.y, box.width, box.height].join(" ");
