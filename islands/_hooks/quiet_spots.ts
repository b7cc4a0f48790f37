/**
 * Places for the shapes of boxes: what a reviewer draws a box around may have words on every side, and a figure in a
 * sentence has some on both.
 */
import { useMemo } from "react";
import { emptySpot, quietSpot, type Spot } from "../../components/report/quiet_spot.ts";
import { type Finding, isOwn } from "../../functions/_shared/domain/finding.ts";
import type { PageSize } from "../../functions/_shared/geometry.ts";
import { usePagePixels } from "./page_pixels.ts";

/** A shape with a little air, pixels of the screen. */
const SHAPE_PX = 15;

/**
 * @param pictureUrl  picture of the sheet the findings stand on, `page` its size
 * @param pageWidthPx width of the whole sheet as it is shown
 * @returns the place of each reviewer's finding by its id, and of those that would cover words on their usual side; empty
 * until the picture is there
 */
export function useQuietSpots(
  findings: readonly Finding[],
  { pictureUrl, page, pageWidthPx }: { pictureUrl: string; page: PageSize; pageWidthPx: number },
): ReadonlyMap<string, Spot> {
  const pixels = usePagePixels(pictureUrl, { page, isWanted: findings.length > 0 });
  return useMemo(() => {
    if (!pixels) return new Map();
    return new Map(findings.flatMap((it) => {
      const spotOf = isOwn(it) ? quietSpot : emptySpot;
      const spot = spotOf(it.documentMarkup, SHAPE_PX / pageWidthPx, pixels);
      return spot ? [[it.id, spot]] : [];
    }));
  }, [pixels, pageWidthPx, findings.map((it) => it.id).join()]);
}
