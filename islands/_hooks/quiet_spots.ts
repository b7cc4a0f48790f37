/** Places for the shapes of boxes that reviewers drew: what such a box is drawn around may have words on every side. */
import { useEffect, useMemo, useState } from "react";
import type { Pixels } from "../../components/report/overlay.ts";
import { readPart } from "../../components/report/read_picture.ts";
import { quietSpot, type Spot } from "../../components/report/quiet_spot.ts";
import { type Finding, isOwn } from "../../functions/_shared/domain/finding.ts";
import type { PageSize } from "../../functions/_shared/geometry.ts";

/** A shape with a little air, pixels of the screen. */
const SHAPE_PX = 15;

/**
 * @param pictureUrl  picture of the sheet the findings stand on, `page` its size
 * @param pageWidthPx width of the whole sheet as it is shown
 * @returns the place of each reviewer's finding by its id; empty until the picture is there
 */
export function useQuietSpots(
  findings: readonly Finding[],
  { pictureUrl, page, pageWidthPx }: { pictureUrl: string; page: PageSize; pageWidthPx: number },
): ReadonlyMap<string, Spot> {
  const own = findings.filter(isOwn);
  const [read, setRead] = useState<{ url: string; pixels: Pixels } | null>(null);
  useEffect(() => {
    if (own.length === 0) return;
    let isStale = false;
    const { widthPt: width, heightPt: height } = page;
    readPart(pictureUrl, { x: 0, y: 0, width, height }, page).then(
      (pixels) => !isStale && setRead({ url: pictureUrl, pixels }),
      // Without the picture they stand where they stand by default.
      () => {},
    );
    return () => void (isStale = true);
  }, [pictureUrl, own.length > 0]);
  return useMemo(() => {
    if (read?.url !== pictureUrl) return new Map();
    return new Map(
      own.map((it) => [it.id, quietSpot(it.documentMarkup, SHAPE_PX / pageWidthPx, read.pixels)]),
    );
  }, [read, pictureUrl, pageWidthPx, own.map((it) => it.id).join()]);
}
