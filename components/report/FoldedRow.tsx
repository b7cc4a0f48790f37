/** A marked row where it would be too small to read: piece by piece, each framed as the row itself is elsewhere. */
import { useEffect, useRef, useState } from "react";
import type { PageSize, PointRect } from "../../functions/_shared/geometry.ts";
import { cx } from "../ui/cx.ts";
import { foldRow, type RowWord, wordsOf } from "./fold_row.ts";

export interface FoldedRowProps {
  /** The row, points. */
  mark: PointRect;
  page: PageSize;
  imageUrl: string;
  pixelsPerPt: number;
  label: string;
  color: string;
  isDashed?: boolean;
  className: string;
}

export function FoldedRow(
  { mark, page, imageUrl, pixelsPerPt, label, color, isDashed, className }: FoldedRowProps,
) {
  const home = useRef<HTMLDivElement>(null);
  const [words, setWords] = useState<RowWord[]>([]);
  // Nothing is read for a row that is shown whole.
  useEffect(() => {
    let isStale = false;
    const sight = new ResizeObserver(([{ contentRect }]) => {
      if (contentRect.width === 0) return;
      sight.disconnect();
      readWords(imageUrl, mark, page).then((it) => !isStale && setWords(it), () => {});
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
      role="img"
      aria-label={label}
      className={cx("flex flex-wrap gap-x-2 gap-y-2.5", className)}
    >
      {foldRow(mark, pixelsPerPt, words).map((it) => (
        <svg
          key={it.x}
          viewBox={`${it.x} ${it.y} ${it.width} ${it.height}`}
          aria-hidden="true"
          className="box-content block max-w-full rounded-xs border-[1.5px] bg-white"
          style={{
            width: it.width * pixelsPerPt,
            borderColor: color,
            borderStyle: isDashed ? "dashed" : undefined,
          }}
        >
          <image href={imageUrl} width={page.widthPt} height={page.heightPt} />
        </svg>
      ))}
    </div>
  );
}

async function readWords(imageUrl: string, mark: PointRect, page: PageSize): Promise<RowWord[]> {
  const picture = new Image();
  picture.src = imageUrl;
  await picture.decode();
  const scale = picture.naturalWidth / page.widthPt;
  const [width, height] = [mark.width, mark.height].map((it) =>
    Math.max(1, Math.round(it * scale))
  );
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d", { willReadFrequently: true })!;
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, -Math.round(mark.x * scale), -Math.round(mark.y * scale));
  return wordsOf(context.getImageData(0, 0, width, height));
}
