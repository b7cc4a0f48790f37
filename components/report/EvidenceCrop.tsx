/** Pieces of a drawing, cut from the page's picture with the place marked: what proves a finding, where an input was read. */
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Finding } from "../../functions/_shared/domain/finding.ts";
import type { PageSize, PercentRect } from "../../functions/_shared/geometry.ts";
import { toPointRect } from "../../functions/_shared/geometry.ts";
import { cx } from "../ui/cx.ts";
import { markKind, PAPER_COLORS } from "../ui/SeverityMark.tsx";

export interface PageCropProps {
  box: PercentRect;
  page: PageSize;
  imageUrl: string;
  /** What the picture shows, for those who don't see it. */
  label: string;
  color: string;
  isDashed?: boolean;
  /** Smallest part of the page's width that is shown; left out, as much as tells where one is. */
  leastShare?: number;
  /** Where along the mark the words stand that count, 0 at its left and 1 at its right; a scrolled piece starts there. */
  valueAt?: number;
}

export interface EvidenceCropProps {
  finding: Finding;
  page: PageSize;
  imageUrl: string;
}

/** Width over height of the crop: a schedule row is shown in a wide crop, a room in a usual one. */
const MIN_ASPECT = 16 / 9;
const MAX_ASPECT = 4.5;
/** Of the crop around a few words: room above and below for what they belong to, the name of a room. */
const WORDS_ASPECT = 2.2;
/** Smallest part of the page's width that still shows where one is. */
const MIN_SHARE = 0.16;
/** Air around the box, as a multiple of its own size. */
const AIR_X = 1.15;
const AIR_Y = 1.6;
/** Room between the marked words and the line around them, at most, as a part of their height. */
const MOST_PAD = 0.2;
/** Its thickness, likewise: a row of a long schedule is lower than the line around a room is thick. */
const MOST_STROKE = 0.18;
/** A row is marked from line to line, or around its words: what is around it is the row above and the one below. */
const ROW_PAD = 0.16;
const ROW_STROKE = 0.12;
/** A row of a schedule is read from this height on, and is as wide as its crop when it takes this part of it. */
const READABLE_PX = 16;
const ROW_SHARE = 0.7;
/** Width of a crop on a phone, and the widest one that is scrolled there. */
const PHONE_PX = 324;
const SCROLLED_MOST_PX = 1200;
/** Of the crop, left of a scrolled row. */
const ROW_MARGIN = 0.01;

/** The part of the page to show around a box: the box with air, never beyond the page. Points. */
export function cropAround(
  box: PercentRect,
  page: PageSize,
  leastShare = MIN_SHARE,
): PercentRect {
  const at = toPointRect(box, page);
  const needed = { width: at.width * AIR_X, height: at.height * AIR_Y };
  const least = page.widthPt * leastShare;
  const own = Math.max(needed.width, least) / Math.max(needed.height, least / WORDS_ASPECT);
  const aspect = Math.min(MAX_ASPECT, Math.max(MIN_ASPECT, own));
  const wanted = Math.max(least, needed.width, needed.height * aspect);
  const width = Math.min(wanted, page.widthPt);
  const height = Math.min(width / aspect, page.heightPt);
  const clamp = (value: number, size: number, limit: number) =>
    Math.min(Math.max(0, value - size / 2), Math.max(0, limit - size));
  return {
    x: clamp(at.x + at.width / 2, width, page.widthPt),
    y: clamp(at.y + at.height / 2, height, page.heightPt),
    width,
    height,
  };
}

/** Is the marked place so wide and low, as the row of a schedule, that its piece is a strip? */
export function isStrip(box: PercentRect, page: PageSize): boolean {
  const { width, height } = cropAround(box, page);
  return width / height > MAX_ASPECT - 0.01;
}

/**
 * Where along a row its value stands, by the cell whose text has it, all cells taken as equally wide.
 *
 * @param row   `FLOOR BETWEEN UNITS | 1/2 HR | TO BE SELECTED`
 * @param value what was measured there; text is found as it is written, a number as a figure of its own
 * @returns     0 at the left end to 1 at the right: in a row of one cell by the letters before it; the beginning of that,
 *              or the middle of several cells, where there is no such text
 */
export function whereInRow(row: string, value: number | string | null): number {
  const cells = row.split("|").map((it) => it.trim().toUpperCase());
  const figure = String(value ?? "").toUpperCase();
  if (cells.length === 1) {
    const at = figure === "" ? -1 : cells[0].indexOf(figure);
    return at < 0 ? 0 : (at + figure.length / 2) / cells[0].length;
  }
  const holds = (cell: string) =>
    typeof value === "number"
      ? (cell.match(/\d+(?:,\d{3})*(?:\.\d+)?/g) ?? []).some((it) =>
        Number(it.replaceAll(",", "")) === value
      )
      : figure !== "" && cell.includes(figure);
  // The first cell is the name of the row.
  const at = cells.findIndex((cell, index) => index > 0 && holds(cell));
  if (at < 0) return cells.length === 2 ? 1 : 0.5;
  return at / (cells.length - 1);
}

/** The width from which a marked row can be read; null where a phone's is enough. */
export function widthToRead(markedPt: { width: number; height: number }, cropPt: number) {
  if (markedPt.width < cropPt * ROW_SHARE) return null;
  const px = Math.round(READABLE_PX * cropPt / markedPt.height);
  return px > PHONE_PX ? Math.min(px, SCROLLED_MOST_PX) : null;
}

/** A piece of a page with one place marked. Where a marked row would be too small to read, the piece is scrolled sideways. */
export function PageCrop(
  { box, page, imageUrl, label, color, isDashed, leastShare, valueAt = 0 }: PageCropProps,
) {
  const crop = cropAround(box, page, leastShare);
  const mark = toPointRect(box, page);
  // Never so far that its line runs through the rows above and below.
  const isRow = isStrip(box, page);
  const pad = Math.min(crop.width * 0.006, mark.height * (isRow ? ROW_PAD : MOST_PAD));
  const stroke = mark.height * (isRow ? ROW_STROKE : MOST_STROKE);
  const leastPx = widthToRead(mark, crop.width);
  const drawn = (
    <>
      <image href={imageUrl} width={page.widthPt} height={page.heightPt} />
      <rect
        x={mark.x - pad}
        y={mark.y - pad}
        width={mark.width + pad * 2}
        height={mark.height + pad * 2}
        fill="none"
        stroke={color}
        strokeWidth={Math.min(crop.width / 220, stroke)}
        strokeDasharray={isDashed ? `${crop.width / 60}` : undefined}
      />
    </>
  );
  if (leastPx !== null) {
    return (
      <ScrolledRow
        label={label}
        crop={crop}
        mark={mark}
        leastPx={leastPx}
        valueAt={valueAt}
      >
        {drawn}
      </ScrolledRow>
    );
  }
  return (
    <svg
      viewBox={viewBoxOf(crop)}
      className="block w-full rounded border border-hairline bg-white"
      role="img"
      aria-label={label}
    >
      {drawn}
    </svg>
  );
}

const viewBoxOf = ({ x, y, width, height }: PercentRect) => `${x} ${y} ${width} ${height}`;

/** What of a scrolled row keeps its place while the rest moves: its first words say which row it is. */
const PINNED_PX = 112;

/**
 * A row that is wider than its place. Its beginning stays, the rest moves behind it; what counts is in the middle at
 * first, as far as there is something beside it.
 */
function ScrolledRow(
  { label, crop, mark, leastPx, valueAt, children }: {
    label: string;
    crop: PercentRect;
    mark: PercentRect;
    leastPx: number;
    valueAt: number;
    children: ReactNode;
  },
) {
  const home = useRef<HTMLDivElement>(null);
  const [isScrolled, setIsScrolled] = useState(false);
  // Nothing of the margin is pinned.
  const left = Math.max(crop.x, mark.x - crop.width * ROW_MARGIN);
  const shown = { ...crop, x: left, width: crop.x + crop.width - left };
  const pinned = { ...shown, width: shown.width * PINNED_PX / leastPx };
  const rest = { ...shown, x: left + pinned.width, width: shown.width - pinned.width };
  const startAt = (mark.x + mark.width * valueAt - left) / shown.width;
  useEffect(() => {
    const { current } = home;
    if (!current) return;
    const { scrollWidth, clientWidth } = current;
    setIsScrolled(scrollWidth > clientWidth);
    current.scrollLeft = scrollWidth * startAt - (clientWidth + PINNED_PX) / 2;
  }, [startAt]);
  const widthOf = (part: PercentRect) => ({ width: `${part.width / shown.width * 100}%` });
  return (
    <div
      ref={home}
      tabIndex={0}
      role="group"
      aria-label={label}
      className="overflow-x-auto rounded border border-hairline bg-white [contain:inline-size] print:overflow-visible"
    >
      <div className="flex w-full print:min-w-0!" style={{ minWidth: leastPx }}>
        <svg
          viewBox={viewBoxOf(pinned)}
          aria-hidden="true"
          style={widthOf(pinned)}
          className={cx(
            "sticky left-0 z-1 block shrink-0 bg-white",
            isScrolled && "shadow-[2px_0_3px_#12202e40]",
          )}
        >
          {children}
        </svg>
        <svg
          viewBox={viewBoxOf(rest)}
          role="img"
          aria-label={label}
          style={widthOf(rest)}
          className="block shrink-0"
        >
          {children}
        </svg>
      </div>
    </div>
  );
}

export function EvidenceCrop({ finding, page, imageUrl }: EvidenceCropProps) {
  const { documentMarkup, evidence, measured, sheet, status, title } = finding;
  return (
    <PageCrop
      box={documentMarkup}
      page={page}
      imageUrl={imageUrl}
      label={`Part of ${sheet ?? `page ${documentMarkup.page}`}: ${evidence.sourceText || title}`}
      color={PAPER_COLORS[markKind(finding)]}
      isDashed={status === "warning"}
      valueAt={whereInRow(evidence.sourceText, measured)}
    />
  );
}
