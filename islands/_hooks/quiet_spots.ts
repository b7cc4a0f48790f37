/**
 * Places for the shapes of boxes: what a reviewer draws a box around may have words on every side, and a figure in a
 * sentence has some on both.
 */
import { useEffect, useMemo, useState } from "react";
import type { Pixels } from "../../components/report/overlay.ts";
import { readPart } from "../../components/report/read_picture.ts";
import { emptySpot, quietSpot, type Spot } from "../../components/report/quiet_spot.ts";
import { type Finding, isOwn } from "../../functions/_shared/domain/finding.ts";
import type { PageSize } from "../../functions/_shared/geometry.ts";

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
  const [read, setRead] = useState<{ url: string; pixels: Pixels } | null>(null);
  useEffect(() => {
    if (findings.length === 0) return;
    let isStale = false;
    const { widthPt: width, heightPt: height } = page;
    readPart(pictureUrl, { x: 0, y: 0, width, height }, page).then(
      (pixels) => !isStale && setRead({ url: pictureUrl, pixels }),
      // Without the picture they stand where they stand by default.
      () => {},
    );
    return () => void (isStale = true);
  }, [pictureUrl, findings.length > 0]);
  return useMemo(() => {
    if (read?.url !== pictureUrl) return new Map();
    return new Map(findings.flatMap((it) => {
      const spotOf = isOwn(it) ? quietSpot : emptySpot;
      const spot = spotOf(it.documentMarkup, SHAPE_PX / pageWidthPx, read.pixels);
      return spot ? [[it.id, spot]] : [];
    }));
  }, [read, pictureUrl, pageWidthPx, findings.map((it) => it.id).join()]);
}
