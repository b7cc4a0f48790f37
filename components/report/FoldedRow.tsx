/** A marked row where it would be too small to read: piece by piece, each framed as the row itself is elsewhere. */
import { useEffect, useRef, useState } from "react";
import type { PageSize, PointRect } from "../../functions/_shared/geometry.ts";
import { cx } from "../ui/cx.ts";
import { readPart } from "./read_picture.ts";
import type { ColumnHead } from "./row_heads.ts";
import { foldRow, type RowWord, wordsOf } from "./fold_row.ts";

export interface FoldedRowProps {
  /** The row, points. */
  mark: PointRect;
  page: PageSize;
  imageUrl: string;
  pixelsPerPt: number;
  /** Of its columns. */
  heads: readonly ColumnHead[];
  label: string;
  color: string;
  isDashed?: boolean;
  className: string;
}

export function FoldedRow(
  { mark, page, imageUrl, pixelsPerPt, heads, label, color, isDashed, className }: FoldedRowProps,
) {
  const home = useRef<HTMLDivElement>(null);
  const [words, setWords] = useState<RowWord[]>([]);
  // Nothing is read for a row that is shown whole.
  useEffect(() => {
    let isStale = false;
    const sight = new ResizeObserver(([{ contentRect }]) => {
      if (contentRect.width === 0) return;
      sight.disconnect();
      readPart(imageUrl, mark, page).then((it) => !isStale && setWords(wordsOf(it)), () => {});
    });
    sight.observe(home.current!);
    return () => {
      isStale = true;
      sight.disconnect();
    };
  }, [imageUrl, mark.x, mark.y, mark.width, mark.height]);
  return (
    <div
      ref={home}
      data-folded
      role="img"
      aria-label={label}
      className={cx("flex flex-wrap gap-x-2 gap-y-2.5", className)}
    >
      {withHeads(foldRow(mark, pixelsPerPt, words), heads).map(({ piece, head }) => (
        <span key={piece.x} className="flex max-w-full flex-col items-start justify-end gap-0.5">
          {head && (
            <svg
              viewBox={viewBoxOf(head)}
              data-heads
              aria-hidden="true"
              className="block max-w-full bg-white"
              style={{ width: head.width * pixelsPerPt }}
            >
              <image href={imageUrl} width={page.widthPt} height={page.heightPt} />
            </svg>
          )}
          {/* Colors of frames are those of paper: in the dark they have some around them. */}
          <svg
            viewBox={viewBoxOf(piece)}
            aria-hidden="true"
            className="box-content block max-w-full rounded-xs border-[1.5px] bg-white ring-2 ring-white"
            style={{
              width: piece.width * pixelsPerPt,
              borderColor: color,
              borderStyle: isDashed ? "dashed" : undefined,
            }}
          >
            <image href={imageUrl} width={page.widthPt} height={page.heightPt} />
          </svg>
        </span>
      ))}
    </div>
  );
}

const viewBoxOf = ({ x, y, width, height }: PointRect) => `${x} ${y} ${width} ${height}`;

/** The pieces, the first of each column under its head. */
export function withHeads(
  pieces: readonly PointRect[],
  heads: readonly ColumnHead[],
): { piece: PointRect; head: PointRect | null }[] {
  const said = new Set<ColumnHead>();
  return pieces.map((piece) => {
    const middle = piece.x + piece.width / 2;
    const head = heads.find(({ column: [from, to] }) => from <= middle && middle <= to);
    if (!head || said.has(head)) return { piece, head: null };
    said.add(head);
    return { piece, head: head.words };
  });
}
