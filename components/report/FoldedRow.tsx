/** A marked row where it would be too small to read: piece by piece on one paper, framed as the row itself is elsewhere. */
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
      // Colors of frames are those of paper: in the dark they have some around them.
      className={cx(
        "flex flex-wrap gap-1 rounded border-2 bg-white p-1 ring-2 ring-white",
        className,
      )}
      style={{ borderColor: color, borderStyle: isDashed ? "dashed" : undefined }}
    >
      {withHeads(foldRow(mark, pixelsPerPt, words), heads).map(({ piece, head }) => (
        <span
          key={piece.x}
          className="flex max-w-full flex-col items-start justify-end gap-0.5 border border-[#dde2e6]"
        >
          {head && (
            <svg
              viewBox={viewBoxOf(head)}
              data-heads
              aria-hidden="true"
              className="block max-w-full"
              style={{ width: head.width * pixelsPerPt }}
            >
              <image href={imageUrl} width={page.widthPt} height={page.heightPt} />
            </svg>
          )}
          <svg
            viewBox={viewBoxOf(piece)}
            aria-hidden="true"
            className="block max-w-full"
            style={{ width: piece.width * pixelsPerPt }}
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
