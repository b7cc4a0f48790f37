/** A marked row of a table, with the heads of its columns; where it would be too small to read, in halves or piece by piece. */
import { Fragment, type ReactNode, useEffect, useState } from "react";
import type { PageSize, PointRect } from "../../functions/_shared/geometry.ts";
import { cx } from "../ui/cx.ts";
import { FoldedRow } from "./FoldedRow.tsx";
import { readPart } from "./read_picture.ts";
import { type ColumnHead, findHeads } from "./row_heads.ts";

export interface RowCropProps {
  /** The row, points. */
  mark: PointRect;
  /** What is shown of the page around it. */
  crop: PointRect;
  page: PageSize;
  imageUrl: string;
  label: string;
  color: string;
  isDashed?: boolean;
  pixelsPerPt: number;
  /** Draws a part of the sheet with the row marked. */
  draw: (part: PointRect) => ReactNode;
  /** Where there is room for all of it. */
  wholeClass: string;
  /** Where there is room for half of it, and the halves; left out for a row that is never cut in two. */
  halvesClass?: string;
  halvesAt: (columnEnds: readonly number[]) => readonly PointRect[];
  /** Where there is none; left out for a row that is shown whole everywhere. */
  foldedClass?: string;
}

/** So many heights of the row over it are looked through for the heads. */
const REACH = 60;

export function RowCrop(
  { crop, draw, wholeClass, halvesClass, halvesAt, foldedClass, ...row }: RowCropProps,
) {
  const { mark, page, imageUrl } = row;
  const heads = useColumnHeads(mark, page, imageUrl);
  const [head] = heads;
  const withHeads = (part: PointRect) => (
    <div className="overflow-hidden rounded border border-hairline [&>svg:last-child]:rounded-none [&>svg:last-child]:border-0">
      {/* In the part itself they are seen anyway. */}
      {head !== undefined && head.words.y < part.y && (
        <svg
          viewBox={`${part.x} ${head.words.y} ${part.width} ${head.words.height}`}
          data-heads
          aria-hidden="true"
          className="block w-full border-b-2 border-edge bg-white"
        >
          <image href={imageUrl} width={page.widthPt} height={page.heightPt} />
        </svg>
      )}
      {draw(part)}
    </div>
  );
  return (
    <div className="@container">
      <div className={wholeClass}>{withHeads(crop)}</div>
      {halvesClass !== undefined && (
        <div data-halves="" className={cx("gap-1", halvesClass)}>
          {halvesAt(heads.slice(0, -1).map(({ column: [, end] }) => end)).map((part, at) => (
            <Fragment key={part.x}>
              {at > 0 && <p className="text-xs text-muted">The same row, continued</p>}
              {withHeads(part)}
            </Fragment>
          ))}
        </div>
      )}
      {foldedClass !== undefined && <FoldedRow {...row} heads={heads} className={foldedClass} />}
    </div>
  );
}

/** The heads over the cells of a row, from left to right; none until its picture is read, or where there are none. */
export function useColumnHeads(
  mark: PointRect,
  page: PageSize,
  imageUrl: string,
): readonly ColumnHead[] {
  const [heads, setHeads] = useState<readonly ColumnHead[]>([]);
  useEffect(() => {
    let isStale = false;
    const over = Math.min(mark.y, REACH * mark.height);
    const part = { ...mark, y: mark.y - over, height: mark.height + over };
    setHeads([]);
    readPart(imageUrl, part, page).then((picture) => {
      if (isStale) return;
      const scale = picture.width / part.width;
      const found = findHeads(picture, mark.height * scale);
      setHeads(
        (found?.cells ?? []).map(({ column, words }) => ({
          column: [part.x + column[0] / scale, part.x + column[1] / scale],
          words: {
            x: part.x + words[0] / scale,
            y: part.y + found!.top / scale,
            width: (words[1] - words[0]) / scale,
            height: (found!.bottom - found!.top) / scale,
          },
        })),
      );
      // Without the picture nothing is shown, of the row either.
    }, () => {});
    return () => void (isStale = true);
  }, [imageUrl, mark.x, mark.y, mark.width, mark.height]);
  return heads;
}
