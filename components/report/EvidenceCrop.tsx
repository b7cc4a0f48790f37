/** Pieces of a drawing, cut from the page's picture with the place marked: what proves a finding, where an input was read. */
import type { Finding } from "../../functions/_shared/domain/finding.ts";
import { useEffect, useId, useState } from "react";
import type { PageSize, PercentRect, PointRect } from "../../functions/_shared/geometry.ts";
import { toPointRect } from "../../functions/_shared/geometry.ts";
import { quotedRow } from "../../functions/_shared/quoted_row.ts";
import { markKind, PAPER_COLORS } from "../ui/SeverityMark.tsx";
import { AwaitedPicture } from "./AwaitedPicture.tsx";
import { type ClearCrop, clearEdges, REACH, type Side } from "./clear_edges.ts";
import { readPart } from "./read_picture.ts";
import { RowCrop } from "./RowCrop.tsx";

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
  /** Less of what stands over and under it is shown: one of many in a list. */
  isLow?: boolean;
}

export interface EvidenceCropProps {
  finding: Finding;
  page: PageSize;
  imageUrl: string;
  /** As in a list of many. */
  isLow?: boolean;
}

/** Width over height of the crop: a schedule row is shown in a wide crop, a room in a usual one. */
const MIN_ASPECT = 16 / 9;
const MAX_ASPECT = 4.5;
/** Of the crop around a few words: room above and below for what they belong to, the name of a room. */
const WORDS_ASPECT = 2.2;
/** Both of these in a list of many. */
const LOW = { words: 3.2, most: 7 };
/** Rows shown of a table, the marked one in their middle, where it is cut in two halves: whole rows, none of them sliced. */
const HALF_ROWS = 3;
/** How far from the middle a table is still cut between two columns, as a part of its width. */
const MOST_OFF_MIDDLE = 0.25;
/** Part of the row both halves show, so that no word is in neither. */
const HALVES_SHARE = 0.06;
/** How deep the end of lettering that goes on is faded, as a part of the piece's shorter side. */
const FADE = 0.12;
/** Smallest part of the page's width that still shows where one is. */
const MIN_SHARE = 0.16;
/** Air around the box, as a multiple of its own size. */
const AIR_X = 1.15;
const AIR_Y = 1.6;
/** Room between the marked words and the line around them, at most, as a part of their height. */
const MOST_PAD = 0.1;
/** Its thickness, likewise: a row of a long schedule is lower than the line around a room is thick. */
const MOST_STROKE = 0.13;
/** A row is marked from line to line, or around its words: what is around it is the row above and the one below. */
const ROW_PAD = 0.06;
const ROW_STROKE = 0.1;
/** A row of a schedule is read from this height on, and is as wide as its crop when it takes this part of it. */
const READABLE_PX = 16;
const ROW_SHARE = 0.7;
/** Width of a crop on a phone, and the widest row that is folded to it. */
const PHONE_PX = 324;
const FOLDED_MOST_PX = 1200;
/** Height a row has when it is folded, and how wide it may become of it. */
const FOLDED_PX = 20;
const UNFOLDED_MOST_PX = 2400;
/** The widest row a crop beside another one on a desk still shows, a little smaller. */
const HALF_PX = 900;
/**
 * Widths of a crop from which a row is shown whole, by what it takes to read it; from which it is folded; and between
 * which a table is shown in two halves, one over the other.
 */
const WHOLE_FROM = [
  [384, "hidden @sm:block print:block", "@sm:hidden print:hidden", undefined],
  [512, "hidden @lg:block print:block", "@lg:hidden print:hidden", undefined],
  [
    HALF_PX,
    "hidden @min-[640px]:block print:block",
    "@min-[640px]:hidden print:hidden",
    undefined,
  ],
  [
    Infinity,
    "hidden @5xl:block print:block",
    "@min-[560px]:hidden print:hidden",
    "hidden @min-[560px]:grid @5xl:hidden print:hidden",
  ],
] as const;

/** The part of the page to show around a box: the box with air, never beyond the page. Points. */
export function cropAround(
  box: PercentRect,
  page: PageSize,
  { leastShare = MIN_SHARE, isLow = false }: Pick<PageCropProps, "leastShare" | "isLow"> = {},
): PercentRect {
  const at = toPointRect(box, page);
  const needed = { width: at.width * AIR_X, height: at.height * AIR_Y };
  const least = page.widthPt * leastShare;
  const { words, most } = isLow ? LOW : { words: WORDS_ASPECT, most: MAX_ASPECT };
  const own = Math.max(needed.width, least) / Math.max(needed.height, least / words);
  const aspect = Math.min(most, Math.max(MIN_ASPECT, own));
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

/** Is the marked place so wide and low, as the row of a schedule, that it takes the whole width of a desk? */
export function isStrip(box: PercentRect, page: PageSize): boolean {
  const crop = cropAround(box, page);
  return crop.width / crop.height > MAX_ASPECT - 0.01 ||
    (widthToRead(toPointRect(box, page), crop.width) ?? 0) > HALF_PX;
}

/** Is it a row that half of a tablet is too narrow for? */
export const isWide = (box: PercentRect, page: PageSize): boolean =>
  widthToRead(toPointRect(box, page), cropAround(box, page, { isLow: true }).width) !== null;

/** The width from which a marked row can be read; null where a phone's is enough. */
export function widthToRead(markedPt: { width: number; height: number }, cropPt: number) {
  if (markedPt.width < cropPt * ROW_SHARE) return null;
  const px = Math.round(READABLE_PX * cropPt / markedPt.height);
  return px > PHONE_PX ? Math.min(px, FOLDED_MOST_PX) : null;
}

/** A piece of a page with one place marked. Where a marked row would be too small to read, it is folded. */
export function PageCrop(
  { box, page, imageUrl, label, color, isDashed, leastShare, isLow }: PageCropProps,
) {
  const crop = cropAround(box, page, { leastShare, isLow });
  const mark = toPointRect(box, page);
  const { crop: shown, rows, cut } = useClearCrop(crop, { mark, page, imageUrl });
  const fadeId = useId();
  // Never so far that its line runs through the rows above and below.
  const leastPx = widthToRead(mark, crop.width);
  const isRow = leastPx !== null || isStrip(box, page);
  const pad = Math.min(crop.width * 0.006, mark.height * (isRow ? ROW_PAD : MOST_PAD));
  const stroke = mark.height * (isRow ? ROW_STROKE : MOST_STROKE);
  const strokePt = Math.min(crop.width / 220, stroke);
  const frame = {
    x: mark.x - pad,
    y: mark.y - pad,
    width: mark.width + pad * 2,
    height: mark.height + pad * 2,
  };
  const [, wholeClass, foldedClass, halvesClass] = WHOLE_FROM.find(([px]) => px >= (leastPx ?? 0))!;
  const draw = (part: PercentRect) => (
    <svg
      viewBox={viewBoxOf(part)}
      className="block w-full rounded border border-hairline bg-white"
      role="img"
      aria-label={label}
    >
      <image href={imageUrl} width={page.widthPt} height={page.heightPt} />
      {part === shown && <Fades of={cut} part={part} id={fadeId} />}
      <rect
        {...frame}
        fill="none"
        stroke={color}
        strokeWidth={strokePt}
        strokeDasharray={isDashed ? dashes(frame, crop.width / 60) : undefined}
      />
    </svg>
  );
  return (
    <AwaitedPicture url={imageUrl}>
      {isRow
        ? (
          <RowCrop
            mark={mark}
            crop={shown}
            page={page}
            imageUrl={imageUrl}
            pixelsPerPt={Math.min(FOLDED_PX / mark.height, UNFOLDED_MOST_PX / mark.width)}
            label={label}
            color={color}
            isDashed={isDashed}
            draw={draw}
            wholeClass={leastPx === null ? "" : wholeClass}
            halvesClass={leastPx === null ? undefined : halvesClass}
            halvesAt={(ends) => halvesOf(shown, rows, ends)}
            foldedClass={leastPx === null ? undefined : foldedClass}
          />
        )
        : draw(shown)}
    </AwaitedPicture>
  );
}

/** Paper laid over the ends of what goes on beyond the piece, so that no letter is cut in two. */
function Fades({ of, part, id }: { of: readonly Side[]; part: PointRect; id: string }) {
  const deep = Math.min(part.width, part.height) * FADE;
  return of.map((side) => {
    const isAcross = side === "left" || side === "right";
    const isEnd = side === "right" || side === "bottom";
    const from = isEnd ? 1 : 0;
    const line = isAcross ? { x1: from, x2: 1 - from } : { x1: 0, x2: 0, y1: from, y2: 1 - from };
    return (
      <g key={side} data-fade={side}>
        <linearGradient id={`${id}${side}`} {...line}>
          <stop stopColor="#fff" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </linearGradient>
        <rect
          x={side === "right" ? part.x + part.width - deep : part.x}
          y={side === "bottom" ? part.y + part.height - deep : part.y}
          width={isAcross ? deep : part.width}
          height={isAcross ? part.height : deep}
          fill={`url(#${id}${side})`}
        />
      </g>
    );
  });
}

/** The crop with its edges off the lettering around it, and the rows around the marked one, once its picture can be read. */
function useClearCrop(
  crop: PointRect,
  { mark, page, imageUrl }: { mark: PointRect; page: PageSize; imageUrl: string },
): ClearCrop & { rows: Rows } {
  const key = `${imageUrl} ${viewBoxOf(crop)}`;
  const [clear, setClear] = useState<ClearCrop & { key: string; rows: Rows } | null>(null);
  useEffect(() => {
    let isStale = false;
    const part = withReach(crop, page);
    readPart(imageUrl, part, page).then(
      (picture) => {
        if (isStale) return;
        const whole = clearEdges(picture, { crop, mark, part });
        const few = { ...crop, ...rowsAround(crop, mark) };
        const { crop: rows } = clearEdges(picture, { crop: few, mark, part });
        setClear({ key, ...whole, rows });
      },
      // Without the picture nothing is shown, of the crop either.
      () => {},
    );
    return () => void (isStale = true);
  }, [key]);
  return clear?.key === key ? clear : { crop, cut: [], rows: rowsAround(crop, mark) };
}

/** A crop with as much around it as its edges may move, never beyond the page. */
function withReach({ x, y, width, height }: PointRect, page: PageSize): PointRect {
  const [left, top] = [Math.max(0, x - width * REACH.x), Math.max(0, y - height * REACH.y)];
  return {
    x: left,
    y: top,
    width: Math.min(page.widthPt, x + width * (1 + REACH.x)) - left,
    height: Math.min(page.heightPt, y + height * (1 + REACH.y)) - top,
  };
}

/**
 * Dashes of a frame, from its upper left corner on: each side begins and ends with one, however short it is, so that all
 * four are seen.
 *
 * @param most longest dash
 */
export function dashes({ width, height }: { width: number; height: number }, most: number): string {
  const side = (length: number) => {
    const gaps = Math.max(1, Math.round((length / Math.min(most, height / 2) - 1) / 2));
    const one = length / (2 * gaps + 1);
    return Array.from({ length: 2 * gaps + 1 }, () => one);
  };
  const [across, down] = [side(width), side(height)];
  // The last dash of a side and the first of the next are one around their corner.
  const joined = [across, down, across, down].reduce((all, next) => [
    ...all.slice(0, -1),
    all.at(-1)! + next[0],
    ...next.slice(1),
  ]);
  return joined.map((it) => it.toFixed(4)).join(" ");
}

/** From where to where rows are shown. */
type Rows = Pick<PointRect, "y" | "height">;

/** A few rows around the marked one. */
export function rowsAround(crop: PointRect, mark: PointRect): Rows {
  const height = Math.min(crop.height, mark.height * HALF_ROWS);
  const middle = mark.y + mark.height / 2 - height / 2;
  return { y: Math.min(Math.max(crop.y, middle), crop.y + crop.height - height), height };
}

/**
 * The left and the right half of what is shown around a row; cut between two columns where one ends near the middle.
 *
 * @param ends where columns end
 */
export function halvesOf(
  crop: PointRect,
  { y, height }: Rows,
  ends: readonly number[] = [],
): PointRect[] {
  const center = crop.x + crop.width / 2;
  const off = (end: number) => Math.abs(end - center);
  const cut = ends.filter((it) => off(it) <= crop.width * MOST_OFF_MIDDLE)
    .sort((a, b) => off(a) - off(b)).at(0);
  if (cut === undefined) {
    const width = crop.width * (1 + HALVES_SHARE) / 2;
    return [crop.x, crop.x + crop.width - width].map((x) => ({ x, y, width, height }));
  }
  // Both in one scale: the wider one says which.
  const width = crop.width / 2 + off(cut);
  return [cut - width, cut].map((x) => ({ x, y, width, height }));
}

const viewBoxOf = ({ x, y, width, height }: PercentRect) => `${x} ${y} ${width} ${height}`;

export function EvidenceCrop({ finding, page, imageUrl, isLow }: EvidenceCropProps) {
  const { documentMarkup, evidence, sheet, status, title } = finding;
  return (
    <PageCrop
      box={documentMarkup}
      page={page}
      imageUrl={imageUrl}
      label={`Part of ${sheet ?? `page ${documentMarkup.page}`}: ${
        quotedRow(evidence.sourceText) || title
      }`}
      color={PAPER_COLORS[markKind(finding)]}
      isDashed={status === "warning"}
      isLow={isLow}
    />
  );
}
