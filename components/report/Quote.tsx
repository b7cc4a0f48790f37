/** The words of a drawing that prove a finding; those of a row of a table under the heads of its columns. */
import type { PageSize, PercentRect } from "../../functions/_shared/geometry.ts";
import { toPointRect } from "../../functions/_shared/geometry.ts";
import { useColumnHeads } from "./RowCrop.tsx";
import type { ColumnHead } from "./row_heads.ts";
import { quotedRow } from "../../functions/_shared/quoted_row.ts";

export interface QuoteProps {
  text: string;
  /** Where it stands. */
  box: PercentRect;
  /** Left out where the report does not list it. */
  page: PageSize | undefined;
  imageUrl: string;
}

/** Stands between the cells of a row. */
const CELL_END = " | ";
/** Fewer cells are a name and its value. */
const LEAST_CELLS = 3;
/** Height of a head: its lettering is read beside the words below it. */
const HEAD_PX = 26;
/** So much of its height at either end may be a line of the table. */
const LINE_PART = 0.12;

export function Quote({ text, box, page, imageUrl }: QuoteProps) {
  const isRow = page && text.split(CELL_END).length >= LEAST_CELLS;
  return isRow
    ? <RowQuote text={text} box={box} page={page} imageUrl={imageUrl} />
    : <Plain>{text}</Plain>;
}

const Plain = ({ children }: { children: string }) => (
  <blockquote className="border-l-2 border-edge pl-3 font-mono">{quotedRow(children)}</blockquote>
);

function RowQuote({ text, box, page, imageUrl }: QuoteProps & { page: PageSize }) {
  const heads = useColumnHeads(toPointRect(box, page), page, imageUrl);
  const cells = text.split(CELL_END);
  // Where a cell is empty nobody knows which head belongs to which of the others.
  if (heads.length !== cells.length) return <Plain>{text}</Plain>;
  return (
    <blockquote className="flex flex-wrap gap-x-4 gap-y-2 border-l-2 border-edge bg-surface pl-3 font-mono">
      {cells.map((cell, at) => (
        <span key={at} className="flex max-w-full flex-col items-start justify-end gap-0.5">
          <HeadPicture {...heads[at]} page={page} imageUrl={imageUrl} />
          <span>
            {cell}
            {at < cells.length - 1 && <span className="sr-only">{quotedRow(CELL_END)}</span>}
          </span>
        </span>
      ))}
    </blockquote>
  );
}

function HeadPicture(
  { words: { x, y, width, height }, page, imageUrl }:
    & Pick<ColumnHead, "words">
    & Pick<QuoteProps, "imageUrl">
    & { page: PageSize },
) {
  return (
    <svg
      viewBox={`${x} ${y + height * LINE_PART} ${width} ${height * (1 - 2 * LINE_PART)}`}
      data-heads
      aria-hidden="true"
      // Its ground becomes that of the words below it, which are louder.
      className="block max-w-full opacity-70 [mix-blend-mode:var(--lettering-blend)] [filter:grayscale(1)_contrast(2)_var(--lettering-filter)]"
      style={{ width: width * HEAD_PX / height }}
    >
      <image href={imageUrl} width={page.widthPt} height={page.heightPt} />
    </svg>
  );
}
