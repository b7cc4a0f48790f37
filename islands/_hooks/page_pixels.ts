/** Pixels of a whole sheet, to find a place on it that covers little. */
import { useEffect, useState } from "react";
import type { Pixels } from "../../components/report/overlay.ts";
import { readPart } from "../../components/report/read_picture.ts";
import type { PageSize } from "../../functions/_shared/geometry.ts";

/**
 * @param page     size of the sheet `pictureUrl` shows
 * @param isWanted false asks for no picture
 * @returns        null until the picture is there
 */
export function usePagePixels(
  pictureUrl: string,
  { page, isWanted = true }: { page: PageSize; isWanted?: boolean },
): Pixels | null {
  const [read, setRead] = useState<{ url: string; pixels: Pixels } | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isStale = false;
    const { widthPt: width, heightPt: height } = page;
    readPart(pictureUrl, { x: 0, y: 0, width, height }, page).then(
      (pixels) => !isStale && setRead({ url: pictureUrl, pixels }),
      // Without the picture things stand where they stand by default.
      () => {},
    );
    return () => void (isStale = true);
  }, [pictureUrl, isWanted]);
  return read?.url === pictureUrl ? read.pixels : null;
}
